"""The set-up: Great Works, first player, Hands, and one card of each into the Forum."""

from polis.core.ask import ask
from polis.core.random_source import shuffle
from polis.uchronia.building import BUILDINGS
from polis.uchronia.great_works import refill, turn_up_building
from polis.uchronia.materials import RESOURCES, spread
from polis.uchronia.table import FORUM, HAND, Table
from polis.uchronia.turn import begin_turn
from polis.uchronia.verbs import DISCARD_CARD

COPIES = 2
FIRST_HAND = 6


def deal(players: int, seed: int) -> Table:
    table = Table(players)
    table.log = []
    buildings = sorted([*range(len(BUILDINGS))] * COPIES)
    cards = spread(RESOURCES)
    table.seed = shuffle(cards, shuffle(buildings, seed))
    table.works_pile, table.pile = bytes(buildings), bytes(cards)
    turned = [turn_up_other_name(table) for _ in range(players)]
    # Ruling: by the English name, so that the language changes nothing.
    table.first = table.turn = min(range(players), key=lambda seat: BUILDINGS[turned[seat]].slug)
    refill(table)
    for step in range(players):
        table.draw((table.first + step) % players, FIRST_HAND)
    table.setup = True
    table.note(0, "first", table.first)
    return table


def turn_up_other_name(table: Table) -> int:
    """Turns up a player's Building for the set-up; one whose name is there goes under the pile."""
    while True:
        turn_up_building(table)
        building = table.works[-1]
        if table.works.count(building) == 1:
            return building
        table.works = table.works[:-1]
        table.works_pile = bytes([building]) + table.works_pile
        table.under += 1
        table.note(0, "works-under", building)


async def put_into_forum(table: Table) -> None:
    """From the first player clockwise, each puts one card of choice into the Forum."""
    me = table.turn
    if table.present[HAND + me]:
        card = await ask(me, "setup", lambda: DISCARD_CARD.must[table.present[HAND + me]])
        table.move(card, HAND + me, FORUM)
    table.turn = (me + 1) % table.players
    if table.turn == table.first:
        table.setup = False
        begin_turn(table)
