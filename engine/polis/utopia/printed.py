"""What is printed on the cards and the board of Utopia."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import get_data

from polis.core.catalogue import Catalogue, parse
from polis.core.errors import Message, message
from polis.utopia.board import DISTRICTS, board, described
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.shapes import PrintedCivilization, PrintedDistrict


def cards() -> dict[str, PrintedCivilization | PrintedDistrict]:
    """The cards of the civilizations, and the Districts, which are asked about like cards."""
    cards: dict[str, PrintedCivilization | PrintedDistrict] = {}
    for name in CIVILIZATIONS:
        cards[name] = {"civilization": name}
    for slug, district in board()["districts"].items():
        cards[slug] = {"district": slug, "island": district["island"], "value": district["value"]}
    return cards


def card_name(card: str) -> Message:
    return message(f"card-{card}" if card in CIVILIZATIONS else f"district-{card}")


def texts(language: str) -> Mapping[str, str]:
    """What is printed on each District, as its text."""
    content = get_data("polis.utopia", f"messages/{language}.ftl") or b""
    own = Catalogue(language, parse(content.decode()))
    return {f"text-{d.slug}": own.say(described(d)) for d in DISTRICTS}
