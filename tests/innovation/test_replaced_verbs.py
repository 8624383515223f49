"""Every card of the base set comes to an end, whatever verb a figure replaces by nothing."""

from random import Random
from typing import Any

import pytest
from innovation.base import BASE
from innovation.made import Maker, karma
from innovation.scenes import scene
from polis.innovation.card import Card, Player
from polis.innovation.icons import COLOURS

VERBS = ("draw", "meld", "tuck", "score", "return", "transfer", "exchange", "junk", "splay")
MOST = 300  # times that a card may try, or ask
FIGURE = "archery"  # on seat 1's board
LATE = 7  # ages whose cards hands are of, if few are later than the card's


class Tried(Exception):
    """A card tries for ever what does not happen."""


@pytest.mark.parametrize("slug", [card.slug for card in BASE if card.slug != FIGURE])
def test_a_card_ends_when_a_verb_is_replaced(slug: str, make: Maker) -> None:
    card = next(card for card in BASE if card.slug == slug)
    for verb in VERBS:
        make(FIGURE, karma(verb, Nothing(), instead=True, watched="any"))
        match = scene(*seats(card))
        match.play(f"dogma {slug}")
        rng, asked = Random(1), 0
        while match.question is not None and match.question.about != "act":
            match.play(rng.choice(match.moves()))
            asked += 1
            assert asked < MOST, verb


class Nothing:
    """What is done instead; it counts how often."""

    def __init__(self) -> None:
        self.times = 0

    async def __call__(self, figure: Card, owner: Player) -> None:
        self.times += 1
        if self.times > MOST:
            raise Tried


def seats(card: Card) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two players with something of everything, of the card's age or later."""
    free = [
        it.slug
        for it in BASE
        if it.slug not in (card.slug, FIGURE) and it.age >= min(card.age, LATE)
    ]
    mine = {"hand": free[:6], "score": free[6:11], "board": {COLOURS[card.colour]: [card.slug]}}
    return mine, {"hand": free[11:16], "score": free[16:20], "board": {"red": [FIGURE]}}
