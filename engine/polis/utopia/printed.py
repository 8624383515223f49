"""What is printed on the cards and the board of Utopia."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import get_data

from polis.core.catalogue import Catalogue, parse
from polis.core.errors import Message, message
from polis.core.reading import Json
from polis.utopia.board import DISTRICTS, board, described
from polis.utopia.civilizations import CIVILIZATIONS

__all__ = ["board", "card_name", "cards", "texts"]


def cards() -> dict[str, Json]:
    """The cards of the civilizations, and the Districts, which are asked about like cards."""
    cards: dict[str, Json] = {name: {"civilization": name} for name in CIVILIZATIONS}
    printed = board()
    return cards | {
        slug: {"district": slug, "island": district["island"], "value": district["value"]}
        for slug, district in printed["districts"].items()
    }


def card_name(card: str) -> Message:
    return message(f"card-{card}" if card in CIVILIZATIONS else f"district-{card}")


def texts(language: str) -> Mapping[str, str]:
    """What is printed on each District, as its text."""
    content = get_data("polis.utopia", f"messages/{language}.ftl") or b""
    own = Catalogue(language, parse(content.decode()))
    return {f"text-{d.slug}": own.say(described(d)) for d in DISTRICTS}
