"""Whether the cards are evenly strong: those of one age are compared."""

from __future__ import annotations

from polis.innovation.countable import cards_in
from polis.innovation.deck import CARDS
from polis.innovation.sets_in_play import in_play
from polis.innovation.shapes import View


def card_groups() -> dict[str, str]:
    """Those of the base set, with which a balance is played."""
    return {name: str(CARDS[card].age) for name, card in in_play().cards.items()}


def gathered(view: View, seat: int) -> tuple[list[str], list[str]]:
    melded = cards_in(view, seat, "board")
    return melded, melded
