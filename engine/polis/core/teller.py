"""Tells what happened in a match: plays its moves again on another table and notes the facts.

Facts are noted only when somebody asks for them, so that a match that is only played or searched
pays nothing for them. The teller alone keeps them, so that they go when the match goes.
"""

from __future__ import annotations

from typing import Any

from polis.core.game import Game
from polis.core.replayer import Imagined, Replayer, Start
from polis.core.table import Fact


class Teller(Replayer):
    """It leaves out what happened before hidden cards were imagined: a seat cannot know that."""

    __slots__ = (
        "deciders",  # who was asked at each move; None for those that are left out
        "lengths",  # how many facts there were after each number of moves
        "log",  # the facts so far
    )

    def __init__(
        self,
        game: Game[Any],
        start: Start,
        history: list[str],
        imagined: tuple[Imagined, ...],
    ) -> None:
        super().__init__(game, history, imagined)
        self.log: list[Fact] = []
        if imagined:
            self._run(start, self.floor)
            self._table.log = self.log
        else:
            self.log += start.facts
            self._run(start, 0, self.log)
        self.lengths = [len(self.log)] * (self.floor + 1)
        self.deciders: list[int | None] = [None] * self.floor

    def catch_up(self) -> None:
        """Plays the moves that were played in the match meanwhile."""
        for played in range(len(self.deciders), len(self._history)):
            assert self._question is not None
            self.deciders.append(self._question.seat)
            self._replay(self._history[played], played + 1)
            self.lengths.append(len(self.log))
