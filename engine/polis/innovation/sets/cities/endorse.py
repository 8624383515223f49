"""Endorse: a Dogma supported by a top city, which demands twice and gives its leader a second turn.

It is one action in three moves: the card, the city if several would do, and the card from hand that
pays for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from polis.core.ask import Options
from polis.innovation.card_set import Action
from polis.innovation.deck import AGE_OF, CARDS, HAS_EFFECTS, SLUGS, VALUE_OF, WHOLE
from polis.innovation.execution import Execution
from polis.innovation.icons import MASK, WIDTH
from polis.innovation.player import Player
from polis.innovation.question import ask, keep_secret
from polis.innovation.sets.cities.drawing import CITIES
from polis.innovation.table import Table
from polis.innovation.turn import dogma_and_bonus
from polis.innovation.verbs import MOVES
from polis.innovation.zones import HAND

TIMES = 2
SPENT = "endorsed"
FIRST, LAST = CITIES[0], CITIES[-1]


def offer(table: Table, me: int, silent: Sequence[int]) -> dict[str, Action]:
    """The top cards that can be endorsed now."""
    hand, faces = table.zones[HAND[me]], table.faces
    if not silent or not hand or SPENT in table.spent:
        return {}
    cheapest = min([AGE_OF[card] for card in hand])
    shown = 0  # by the cities that can be paid for
    for face in [faces[card] for card in silent]:
        if FIRST <= face <= LAST and VALUE_OF[face] >= cheapest:
            shown |= WHOLE[face]
    if not shown:
        return {}
    return {
        f"endorse {SLUGS[faces[card]]}": ("endorse", card)
        for card in table.tops(me)
        if HAS_EFFECTS[faces[card]] and shown >> WIDTH * CARDS[faces[card]].featured & MASK
    }


def supporters(table: Table, me: int) -> list[int]:
    """The top cities of a board."""
    return [card for card in table.tops(me) if table.faces[card] in CITIES]


def supporting(table: Table, cities: list[int], card: int) -> list[int]:
    """Those of some cities that show the featured icon of a card."""
    icon = CARDS[table.faces[card]].featured
    return [it for it in cities if CARDS[table.faces[it]].has(icon)]


async def endorse(table: Table, me: int, card: int) -> None:
    face = CARDS[table.faces[card]]
    table.spent = (*table.spent, SPENT)
    player = Player(table, me, Execution(face, me))
    await pay(player, await choose_city(player, card))
    await dogma_and_bonus(table, me, card, TIMES)


async def choose_city(me: Player, card: int) -> int:
    """The city that supports a card; only those that can be paid for."""
    table = me.table
    cheapest = min([AGE_OF[held] for held in me.hand])
    payable = [it for it in supporters(table, me.seat) if table.value(it) >= cheapest]
    cities = supporting(table, payable, card)
    if len(cities) == 1:
        return cities[0]
    options = Options({MOVES["choose"][table.faces[it]]: it for it in cities})
    return await ask(
        table, me.seat, "endorse-city", lambda: options, {"card": SLUGS[table.faces[card]]}
    )


async def pay(me: Player, supporter: int) -> None:
    """Junks a card from hand that is not worth more than the city."""
    table, most = me.table, me.value(supporter)

    def look() -> Options[int]:
        cards = [card for card in me.hand if AGE_OF[card] <= most]
        return Options({MOVES["junk"][table.faces[card]]: card for card in cards})

    said = {"card": SLUGS[table.faces[supporter]], "age": most}
    card = await ask(table, me.seat, "endorse-pay", look, said)
    keep_secret(table, me.seat, "junk", card)
    await me.junk([card])
