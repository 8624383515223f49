"""How a match flows: action after action, replayed for copies, with hidden cards laid anew.

Each top-level action (a turn) is one coroutine, so between actions a match is plain data. Inside
an action a copy is made by sending the moves since its start into a fresh coroutine.
"""

from __future__ import annotations

from typing import Any, Self

from polis.core.ask import AGAIN, Question
from polis.core.game import Game, Json
from polis.core.table import Fact

# To replay a few moves now and then costs less than a copy of the table at every action.
SHORT_REPLAY = 4


class Replayer:
    """The live table and coroutine of a match, and the moves that led there."""

    __slots__ = (
        "_action",
        "_base",  # the table at the nearest checkpoint, never changed
        "_base_at",  # how many moves had been played there
        "_checkpoints",  # whether new bases are made as the match goes on
        "_game",
        "_head",  # the record without its moves
        "_history",
        "_log",  # the facts so far, in the copy that tells them
        "_origin",  # the table (and number of moves) behind which nothing can be replayed
        "_prologue",  # the facts of the set-up
        "_question",
        "_seats",  # in the teller: who was asked at each move
        "_seen",  # in an imagined match: the moves before it, as the one who imagines saw them
        "_table",
        "_teller",  # a copy that plays the moves again to tell what happened
        "_told",  # in the teller: the length of the log after each number of moves
        "_turn_at",  # how many moves had been played when the present action began
        "_worlds",  # hidden cards laid by `imagine`: (after how many moves, the cards)
    )

    def __init__(self, game: Game[Any], table: Any, head: Json) -> None:
        self._game = game
        self._head = head
        self._history: list[str] = []
        self._prologue: list[Fact] = table.log or []
        self._teller: Replayer | None = None
        self._log: list[Fact] | None = None
        self._told: list[int] = []
        self._seats: list[int | None] = []
        self._checkpoints = True
        self._worlds: tuple[tuple[int, Any], ...] = ()
        self._seen: list[str] = []
        self._origin: tuple[Any, int] = (table.copy(), 0)
        self._run(*self._origin, 0)

    def _run(self, base: Any, at: int, target: int) -> None:
        """Replays the history from a base (after `at` moves) up to `target` moves."""
        self._base = base
        self._base_at = at
        self._table = base.copy()
        self._table.log = self._log
        self._begin(at)
        for played in range(at, target):
            if self._worlds:
                self._lay_worlds(played)
            self._replay(self._history[played], played + 1)
        if self._worlds:
            self._lay_worlds(target)

    def _begin(self, played: int) -> None:
        """Starts the next action that asks something, unless the game is over."""
        while True:
            self._turn_at = played
            action = self._action = self._game.action(self._table)
            if action is None:
                self._question: Question | None = None
                return
            try:
                self._question = action.send(None)
                return
            except StopIteration:
                self._checkpoint(played)

    def _checkpoint(self, played: int) -> None:
        if self._checkpoints and played - self._base_at >= SHORT_REPLAY:
            self._base = self._table.copy()
            self._base_at = played

    def _rebase(self) -> None:
        """Makes the start of the present action the base, before the match is copied."""
        if self._base_at == self._turn_at:
            return
        if len(self._history) == self._turn_at:
            self._base = self._table.copy()
        else:
            start = self._twin()
            start._run(self._base, self._base_at, self._turn_at)
            self._base = start._table
        self._base_at = self._turn_at

    def _replay(self, move: str, played: int) -> None:
        """Answers the question with a move that is known to be legal."""
        assert self._question is not None
        assert self._action is not None
        try:
            self._question = self._action.send(self._question.options.values[move])
        except StopIteration:
            self._checkpoint(played)
            self._begin(played)

    def _lay_worlds(self, played: int) -> None:
        for at, hidden in self._worlds:
            if at == played:
                self._lay(hidden)

    def _lay(self, hidden: Any) -> None:
        self._table.lay(hidden)
        if self._action is not None:
            self._question = self._action.send(AGAIN)

    def _twin(self) -> Self:
        """A match with everything of this one but the live table."""
        twin = type(self).__new__(type(self))
        twin._game = self._game
        twin._head = self._head
        twin._history = self._history.copy()
        twin._prologue = self._prologue
        twin._teller = None
        twin._log = None
        twin._told = []
        twin._seats = []
        twin._checkpoints = self._checkpoints
        twin._worlds = self._worlds
        twin._seen = self._seen
        twin._origin = self._origin
        return twin

    def _back_at(self, target: int) -> Self:
        """A silent copy that stands where this match stood after `target` moves."""
        twin = self._twin()
        twin._run(*self._origin, target)
        return twin
