"""Whether the Districts are evenly strong: those of one island are compared."""

from __future__ import annotations

from polis.utopia.board import ISLAND_OF, ISLANDS, SLUGS
from polis.utopia.countable import cards_in
from polis.utopia.shapes import View


def card_groups() -> dict[str, str]:
    return {slug: ISLANDS[ISLAND_OF[number]] for number, slug in enumerate(SLUGS)}


def gathered(view: View, seat: int) -> tuple[list[str], list[str]]:
    taken = cards_in(view, seat, "monuments")
    return taken, taken
