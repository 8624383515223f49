"""A table of cards that are alike by kind: it counts those of five kinds in each zone."""

from __future__ import annotations

from typing import Final

from polis.core.table import Table

KINDS: Final = 5


class CountedCards(Table):
    """The zones of such a table; a game's own table has the slots."""

    __slots__ = ()

    cells: list[int]  # how many cards of each kind lie in each zone, zone after zone

    def zone(self, zone: int) -> list[int]:
        """The cards of a zone, as a copy."""
        return self.cells[KINDS * zone : KINDS * zone + KINDS]

    def fill(self, zone: int, cards: list[int]) -> None:
        self.cells[KINDS * zone : KINDS * zone + KINDS] = cards

    def size(self, zone: int) -> int:
        return sum(self.cells[KINDS * zone : KINDS * zone + KINDS])
