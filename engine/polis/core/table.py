"""What the tables of all games have in common: the log, and who sees what."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import Any, Self

# What happened: (mask of those to whom it was news, kind, then the kind's own fields).
# Bit `seat` stands for that seat, bit `players` for a spectator.
Fact = tuple[Any, ...]


@cache
def after(seat: int, players: int) -> tuple[int, ...]:
    """The other seats, clockwise."""
    return (*range(seat + 1, players), *range(seat))


class Table(ABC):
    """The state of a game: plain data, cheap to copy. A game's own table has the slots."""

    __slots__ = ()

    players: int
    over: bool
    log: list[Fact] | None

    @abstractmethod
    def copy(self) -> Self:
        """An independent table without the log."""

    @abstractmethod
    def deal_hidden(self, hidden: Any) -> None:
        """Puts the hidden cards where `Knowledge.imagine` dealt them, in place."""

    def others(self, seat: int) -> tuple[int, ...]:
        """The other players, clockwise."""
        return after(seat, self.players)

    @property
    def everyone(self) -> int:
        """All seats and the spectator, as bits."""
        return (2 << self.players) - 1

    def all_but(self, seat: int) -> int:
        return self.everyone & ~(1 << seat)

    def note(self, news: int, *fact: object) -> None:
        """Writes a fact down; `news` are those who learned something hidden by it."""
        if self.log is not None:
            self.log.append((news, *fact))
