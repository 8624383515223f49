"""Plays a game action after action, and plays moves again that are known to be legal.

Each top-level action (a turn) is one coroutine, so between actions a match is plain data. Inside
an action a copy is made by sending the answers since its start into a fresh coroutine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from polis.core.ask import Question, Rule
from polis.core.game import Game
from polis.core.table import Fact


class Start(NamedTuple):
    """Where a match can be played from again."""

    table: Any  # never changed
    played: int  # after so many moves
    facts: Sequence[Fact] = ()  # noted until then: those of the set-up


class Imagined(NamedTuple):
    """Hidden cards dealt anew, as a seat thinks possible."""

    played: int  # after so many moves
    seen: list[str]  # these moves, as the seat saw them
    hidden: Any  # how the cards were dealt


class Replayer:
    """A table with the coroutine that is at work on it, and the moves that lead there."""

    __slots__ = (
        "_action",
        "_game",
        "_history",
        "_imagined",  # each time the hidden cards were dealt anew, the first time first
        "_question",
        "_table",
        "_turn_start",
    )

    _action: Rule | None
    _question: Question | None
    _table: Any
    _turn_start: int

    def __init__(
        self, game: Game[Any], history: list[str], imagined: tuple[Imagined, ...] = ()
    ) -> None:
        self._game = game
        self._history = history
        self._imagined = imagined

    @property
    def floor(self) -> int:
        """How many moves were played before the hidden cards were imagined: these stay."""
        return self._imagined[-1].played if self._imagined else 0

    @property
    def turn_start(self) -> int:
        """How many moves had been played when the present turn began."""
        return self._turn_start

    @property
    def round(self) -> int | None:
        """The round being played; None before the first."""
        return self._game.rules.round(self._table)

    @property
    def scores(self) -> tuple[int, ...]:
        return self._game.rules.scores(self._table)

    def _run(
        self,
        start: Start,
        target: int,
        log: list[Fact] | None = None,
        answers: Sequence[Any] | None = None,
    ) -> None:
        """Goes back to a start and plays the history from there up to `target` moves.

        If the answers to the rules from there on are known, no move is looked up.
        """
        self._table = start.table.copy()
        self._table.log = log
        self._begin(start.played)
        for played in range(start.played, target):
            if self._imagined:
                self._imagine_again(played)
            if answers is None:
                self._replay(self._history[played], played + 1)
            else:
                self._answer(answers[played - start.played], played + 1)
        if self._imagined:
            self._imagine_again(target)

    def _replay(self, move: str, played: int) -> None:
        """Answers the question with a move known to be legal; `played` counts the moves with it."""
        assert self._question is not None
        self._answer(self._question.look().values[move], played)

    def _answer(self, answer: Any, played: int) -> None:
        """Gives the rules what a legal move stands for."""
        assert self._action is not None
        try:
            self._question = self._action.send(answer)
        except StopIteration:
            self._action_ended(played)
            self._begin(played)

    def _begin(self, played: int) -> None:
        """Starts the next action that asks something, unless the game is over."""
        while True:
            self._turn_start = played
            action = self._action = self._game.rules.action(self._table)
            if action is None:
                self._question = None
                return
            try:
                self._question = action.send(None)
                return
            except StopIteration:
                self._action_ended(played)

    def _action_ended(self, played: int) -> None:
        """The table is plain data just now; a match keeps copies of it."""

    def _imagine_again(self, played: int) -> None:
        for imagined in self._imagined:
            if imagined.played == played:
                self._table.deal_hidden(imagined.hidden)
