"""Whether the cards are evenly strong: those of one age are compared."""

from __future__ import annotations

from polis.innovation.countable import cards_in
from polis.innovation.deck import CARDS
from polis.innovation.shapes import View


def card_groups() -> dict[str, str]:
    return {card.slug: str(card.age) for card in CARDS.values()}


def gathered(view: View, seat: int) -> tuple[list[str], list[str]]:
    melded = cards_in(view, seat, "board")
    return melded, melded
