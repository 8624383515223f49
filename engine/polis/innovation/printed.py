"""What is printed on the cards: for those who draw them, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import get_data

from polis.core.catalogue import Catalogue, parse
from polis.core.errors import Message, message
from polis.core.printed import no_board as board
from polis.innovation.card import Card, Effect
from polis.innovation.deck import CARDS, WAYS
from polis.innovation.icons import COLOURS, HEX, ICONS
from polis.innovation.shapes import PrintedCard


def cards() -> dict[str, PrintedCard]:
    """Age, colour, icons by slot (None for the picture), and which effects are demands."""
    return {
        card.slug: {
            "card": card.slug,
            "age": card.age,
            "colour": COLOURS[card.colour],
            "icons": [None if icon == HEX else ICONS[icon] for icon in card.icons],
            "featured": ICONS[card.featured],
            "demands": [effect.demand for effect in card.effects],
        }
        for card in CARDS
    }


def card_name(card: str) -> Message:
    return message(f"card-{card}")


def texts(language: str) -> Mapping[str, str]:
    """Names and texts of the cards, and the words of what they let players choose."""
    content = get_data("polis.innovation", f"messages/{language}.ftl") or b""
    own = Catalogue(language, parse(content.decode()))
    return {
        **{f"card-{card.slug}": card.names[language] for card in CARDS},
        **{f"text-{card.slug}": text(own, card) for card in CARDS},
        **{f"way-{way}": said[language] for way, said in WAYS.items()},
    }


def text(own: Catalogue, card: Card) -> str:
    """All effects of a card, after the icon that counts for them."""
    effects = " ".join([effect_text(own, effect) for effect in card.effects])
    return own.word("printed-effects", icon=ICONS[card.featured], effects=effects)


def effect_text(own: Catalogue, effect: Effect) -> str:
    said = effect.text[own.language]
    return own.word("printed-demand", effect=said) if effect.demand else said
