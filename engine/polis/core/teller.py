"""Tells what happens in a match: plays its moves again beside it and writes the facts down.

They are made when somebody wants them, so that a match that is only played or searched pays
nothing for them; and they are kept by the teller alone, so that they go when the match goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from polis.core.game import Game
from polis.core.replayer import Imagined, Replayer
from polis.core.table import Fact


class Teller(Replayer):
    """What happened before hidden cards were imagined it leaves out: a seat cannot know that."""

    __slots__ = (
        "deciders",  # who was asked at each move; None for those that are left out
        "lengths",  # how many facts there were after each number of moves
        "log",  # the facts so far
    )

    def __init__(
        self,
        game: Game[Any],
        start: tuple[Any, int],
        history: list[str],
        imagined: tuple[Imagined, ...],
        prologue: Sequence[Fact],
    ) -> None:
        """Begins at a table (after so many moves); `prologue` are the facts of the set-up."""
        super().__init__(game, history, imagined)
        self.log: list[Fact] = []
        if imagined:
            self._run(*start, self.floor)
            self._table.log = self.log
        else:
            self.log += prologue
            self._run(*start, 0, self.log)
        self.lengths = [len(self.log)] * (self.floor + 1)
        self.deciders: list[int | None] = [None] * self.floor

    def catch_up(self) -> None:
        """Plays what has been played in the match meanwhile."""
        for played in range(len(self.deciders), len(self._history)):
            assert self._question is not None
            self.deciders.append(self._question.seat)
            self._replay(self._history[played], played + 1)
            self.lengths.append(len(self.log))
