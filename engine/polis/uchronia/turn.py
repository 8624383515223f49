"""A turn: Command or Plot, then what happens at the end of every turn."""

from polis.core.ask import ask
from polis.uchronia.command import turn_options
from polis.uchronia.effects import TURN_END, Occasion, offer, waits
from polis.uchronia.ending import ends, finish
from polis.uchronia.execution import execute
from polis.uchronia.great_works import refill
from polis.uchronia.materials import MEMBERS
from polis.uchronia.plot import plot
from polis.uchronia.table import DOMAIN, FORUM, HAND, Table


async def turn(table: Table) -> None:
    me = table.turn
    chosen = await ask(me, "turn", lambda: turn_options(table, me))
    if chosen is None:
        await plot(table, me)
    else:
        for card in chosen.cards:
            table.move(card, HAND + me, DOMAIN + me)
        await execute(table, me, chosen.order, commanded=True, times=chosen.times)
    if waits(table, me, TURN_END):
        await offer(Occasion(table, me), TURN_END)
    refill(table)
    table.idle = 0 if table.moved else table.idle + 1
    if ends(table):
        finish(table)
    else:
        pass_turn(table)


def pass_turn(table: Table) -> None:
    table.turn += 1
    if table.turn == table.players:
        table.turn = 0
    if table.turn == table.first:
        table.round += 1
    begin_turn(table)


def begin_turn(table: Table) -> None:
    """The Domain's cards go to the Forum before the player chooses an action."""
    table.founded = 0
    table.explored = False
    me = table.turn
    if table.log is not None:
        table.note(0, "turn", me, table.round)
    for material in MEMBERS[table.present[DOMAIN + me]]:
        for _ in range(table.cells[5 * (DOMAIN + me) + material]):
            table.move(material, DOMAIN + me, FORUM)
    table.moved = False
