"""Cards made for a test: a card of the base set gets other effects or karmas, all else stays."""

from collections.abc import Callable, Coroutine
from typing import Any, Literal

import polis
from innovation.scenes import scene
from polis.core.catalogue import catalogue
from polis.core.languages import LANGUAGES
from polis.innovation import card, deck
from polis.innovation.card import Card, Effect, Karma
from polis.innovation.happening import Happening
from polis.innovation.player import Player

Does = Callable[[Any, Player], Coroutine[Any, Any, None]]
Fits = Callable[[Player, Happening], bool]


class Maker:
    """Prints other effects or karmas on cards, until all are put back."""

    def __init__(self) -> None:
        for language in LANGUAGES:
            catalogue(language)  # with the texts that are really printed
        self.faces = dict(deck.CARDS)
        self.first = len(card.FACES)

    def __call__(self, slug: str, *printed: Effect | Karma, **more: object) -> None:
        old = self.faces[deck.IDS[slug]]
        own = {f"_{place}": it for place, it in enumerate(printed)}
        put(type(type(old).__name__, (type(old),), {"names": old.names, **own, **more})())

    def put_back(self) -> None:
        del card.FACES[self.first :]
        for face in self.faces.values():
            put(face)


def put(face: card.Card) -> None:
    deck.add(face.id, deck.BACK_OF[face.id], face)


def always(owner: Player, happening: Happening) -> bool:
    return True


def karma(
    event: str,
    does: Does,
    *,
    instead: bool = False,
    watched: Literal["you", "any", "another"] = "you",
    fits: Fits = always,
) -> Karma:
    """A karma that is carried out when something would happen, before it or in its place."""
    return Karma(event, watched, fits, instead, card.of_kind("karma", {})(does))


# A figure, and what cards made for a test do

DECKS = {"1": ["masonry", "the-wheel", "agriculture", "mysticism"], "2": ["mapmaking", "currency"]}


async def draw_a_2(figure: Card, owner: Player) -> None:
    await owner.draw(2)


async def nothing(figure: Card, owner: Player) -> None:
    """Does nothing, which replaces an event all the same."""


def figure(*mine: Any, **zones: Any) -> polis.Match:
    """Seat 0 has Archery on top of red; other zones as they are given."""
    own, *others = mine or ({},)
    own = {**own, "board": {"red": ["archery"], **own.get("board", {})}}
    return scene(own, *(others or [{}]), **{"decks": DECKS, **zones})


def executing(slug: str) -> Does:
    """A karma or an effect that executes a card."""

    async def execute(card: Card, me: Player) -> None:
        await me.self_execute(me.named(slug))

    return execute


async def draw_a_1(card: Card, me: Player) -> None:
    await me.draw(1)
