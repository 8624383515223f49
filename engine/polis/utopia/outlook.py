"""What monuments, new princes and their ways promise a player who decides, in points."""

from __future__ import annotations

from typing import Final

from polis.utopia.board import COUNT, ISLAND_OF, ON_ISLAND
from polis.utopia.evaluation_features import kinds_on, rounds_left
from polis.utopia.promise import best_on_islands, marches, placings
from polis.utopia.table import NOBODY, Table

# what one more kind of prince on an island adds, by how many there are
KIND: Final = (0.1, 0.2, 0.6, 1.6, 3.6, 0.0)


class Outlook:
    """What several moves of one decision are judged by, worked out once."""

    def __init__(self, table: Table, me: int) -> None:
        self.table = table
        self.me = me
        self.free = table.open & ~table.built
        self.stay = rounds_left(table) + 1.0
        self.kind = [
            KIND[kinds_on(table, me, island)] if owner == NOBODY else 0.0
            for island, owner in enumerate(table.wonders)
        ]
        self._edges: list[int] = []

    def counts(self, civilization: int) -> bytes:
        first = COUNT * (5 * self.me + civilization)
        return bytes(self.table.princes[first : first + COUNT])

    def monument(self, civilization: int) -> float:
        """What a monument would bring until the end, by its present and its usual value."""
        return self.stay * (1.5 + 0.5 * self.table.value(civilization))

    def kinds(self, civilization: int) -> list[float]:
        """For each island what the first prince of a civilization there adds towards its Wonder."""
        mine = self.table.where[5 * self.me + civilization]
        return [
            0.0 if mine & here else kind for here, kind in zip(ON_ISLAND, self.kind, strict=True)
        ]

    def placings(self, civilization: int) -> list[float]:
        """What a new prince is worth in each District."""
        gains = placings(self.counts(civilization), self.free, self.table.open)
        worth, kinds = self.monument(civilization), self.kinds(civilization)
        return [gain * worth + kinds[ISLAND_OF[d]] for d, gain in enumerate(gains)]

    def joining(self, civilization: int, districts: int) -> float:
        """What a new prince is worth in the best of these Districts."""
        gains = placings(self.counts(civilization), self.free, self.table.open)
        worth, kinds = self.monument(civilization), self.kinds(civilization)
        best = 0.0
        while districts:
            district = districts.bit_length() - 1
            districts ^= 1 << district
            best = max(best, gains[district] * worth + kinds[ISLAND_OF[district]])
        return best

    def best_placing(self, civilization: int, island: int | None = None) -> float:
        """What a new prince is worth at its best, on one island or anywhere."""
        gains = best_on_islands(self.counts(civilization), self.free, self.table.open)
        worth, kinds = self.monument(civilization), self.kinds(civilization)
        if island is not None:
            return gains[island] * worth + kinds[island]
        return max([gain * worth + kind for gain, kind in zip(gains, kinds, strict=True)])

    def marches(self, civilization: int) -> dict[tuple[int, int, int], float]:
        """What each way of one or two princes is worth."""
        ways = marches(self.counts(civilization), self.free, self.table.open)
        worth = self.monument(civilization)
        found = {way: gain * worth for way, gain in ways.gains.items()}
        if ways.abroad:
            kinds = self.kinds(civilization)
            for way in ways.abroad:
                found[way] += kinds[ISLAND_OF[way[1]]] - self.left_behind(civilization, way)
        return found

    def best_march(self, civilization: int) -> float:
        ways = marches(self.counts(civilization), self.free, self.table.open)
        worth = self.monument(civilization)
        best = ways.best * worth
        if ways.abroad:
            kinds = self.kinds(civilization)
            for way in ways.abroad:
                gain = ways.gains[way] * worth + kinds[ISLAND_OF[way[1]]]
                if gain > best:
                    best = max(best, gain - self.left_behind(civilization, way))
        return best

    def left_behind(self, civilization: int, way: tuple[int, int, int]) -> float:
        """What an island loses if the last prince of a civilization leaves it."""
        source, _, count = way
        own = 5 * self.me + civilization
        island = ISLAND_OF[source]
        alone = self.table.where[own] & ON_ISLAND[island] == 1 << source
        if not alone or self.table.wonders[island] != NOBODY:
            return 0.0
        if self.table.princes[COUNT * own + source] > count:
            return 0.0
        return KIND[kinds_on(self.table, self.me, island) - 1]

    def edges(self) -> list[int]:
        """For each civilization how many more Districts the player has than the best opponent."""
        if not self._edges:
            table = self.table
            mine = table.controlled[self.me]
            rival = max(table.others(self.me), key=lambda seat: table.scores[seat])
            theirs = table.controlled[rival]
            self._edges = [
                (mine & there).bit_count() - (theirs & there).bit_count()
                for there in table.monuments
            ]
        return self._edges

    def prestige(self, change: int) -> float:
        """What a change of prestige is worth; the scale may soon change again."""
        return change * (0.7 + 0.3 * self.stay)
