"""What a bot says: its move, why, and the chances it sees."""

from __future__ import annotations

from typing import NamedTuple

from polis.core.errors import Message


class Choice(NamedTuple):
    """A move with its reasons; `values` are the chances of winning of the best four, best first."""

    move: str
    why: list[Message]
    values: dict[str, float]

    @property
    def chance(self) -> float:
        """The chance of winning that the bot sees in its move."""
        return self.values[self.move]


def ranked(values: dict[str, float], move: str, most: int = 4) -> dict[str, float]:
    """The chosen move and its best three alternatives."""
    others = sorted((m for m in values if m != move), key=lambda m: -values[m])
    return {m: values[m] for m in (move, *others[: most - 1])}
