"""What is printed on the cards: for those who draw them, and in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from polis.core.catalogue import Catalogue, worded
from polis.core.errors import Message, message
from polis.core.printed import no_board as board
from polis.innovation.card import Card, Effect
from polis.innovation.deck import CARDS, SETS, SIZE, WAYS
from polis.innovation.icons import COLOURS, ICONS, symbol_name
from polis.innovation.sets import EXPANSIONS, load_all
from polis.innovation.shapes import PrintedCard


def cards() -> dict[str, PrintedCard]:
    """Age, colour, set, what is in which slot, and the kinds of effects."""
    return {
        card.slug: {
            "card": card.slug,
            "age": card.age,
            "colour": COLOURS[card.colour],
            "set": SETS[card.id // SIZE],
            "icons": [symbol_name(icon) for icon in card.icons],
            "slots": list(card.slots),
            "featured": ICONS[card.featured] if card.effects else None,
            "effects": [effect.kind for effect in card.effects],
        }
        for card in every_card()
    }


def card_name(card: str) -> Message:
    return message(f"card-{card}")


def texts(language: str) -> Mapping[str, str]:
    """Names and texts of the cards, and the words of what they let players choose."""
    own = Catalogue(language, words_of_all(language))
    return {
        **{f"card-{card.slug}": card.name(language) for card in every_card()},
        **{f"text-{card.slug}": text(own, card) for card in every_card()},
        **{f"way-{way}": said[language] for way, said in WAYS.items()},
    }


def words_of_all(language: str) -> dict[str, str]:
    """The words of the shared rules and of every set."""
    packages = ["polis.innovation", *[f"polis.innovation.sets.{name}" for name in EXPANSIONS]]
    return {id: text for package in packages for id, text in worded(package, language).items()}


def every_card() -> Collection[Card]:
    """The cards of all sets."""
    load_all()
    return CARDS.values()


def text(own: Catalogue, card: Card) -> str:
    """All effects of a card, after the icon that counts for them."""
    if not card.effects:
        return card.description(own)
    effects = " ".join([effect_text(own, effect) for effect in card.effects])
    return own.word("printed-effects", icon=ICONS[card.featured], effects=effects)


def effect_text(own: Catalogue, effect: Effect) -> str:
    said = effect.text[own.language]
    return own.word("printed-demand", effect=said) if effect.is_demand else said
