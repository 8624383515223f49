"""Whether the cards are evenly strong: those of one age are compared."""

from __future__ import annotations

from polis.core.reading import Json
from polis.innovation.countable import cards_in
from polis.innovation.deck import CARDS


def card_groups() -> dict[str, str]:
    return {card.slug: str(card.age) for card in CARDS}


def gathered(view: Json, seat: int) -> tuple[list[str], list[str]]:
    melded = cards_in(view, seat, "board")
    return melded, melded
