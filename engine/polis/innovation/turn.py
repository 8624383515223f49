"""A turn: two actions, each one of Meld, Draw, Achieve and Dogma; what is checked after each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from polis.core.ask import Options
from polis.innovation.achievements import check_specials, claimable
from polis.innovation.deck import AGE_OF, CARDS, SLUGS
from polis.innovation.dogma import Execution, dogma
from polis.innovation.ending import Ended, check_achievements, end_by_rounds
from polis.innovation.parley import distant, pay
from polis.innovation.player import Player
from polis.innovation.question import ask
from polis.innovation.table import ACHIEVED, HAND, LAST_ROUND, Table
from polis.innovation.verbs import MOVES

ACTIONS: Final = 2
DRAW: Final = ("draw", -1)
Action = tuple[str, int]


async def act(table: Table) -> None:
    """One action of the player whose turn it is."""
    me = table.turn
    table.changes = 0
    try:
        kind, card = await ask(
            table, me, "act", lambda: possible_actions(table, me), {"actions": table.actions}
        )
        await CARRIED_OUT_BY[kind](table, me, card)
        end_action(table)
    except Ended:
        return
    go_on(table)


def possible_actions(table: Table, me: int) -> Options[Action]:
    """What can be done; Meld and Draw come late, so that the others stay in view."""
    faces = table.faces
    found: dict[str, Action] = {}
    for card in table.tops(me):
        found[MOVES["dogma"][faces[card]]] = ("dogma", card)
    for card in claimable(table, me):
        found[f"achieve {AGE_OF[card]}"] = ("achieve", card)
    for card in table.zones[HAND + me]:
        found[MOVES["meld"][faces[card]]] = ("meld", card)
    found["draw"] = DRAW
    if table.parley and table.zones[HAND + me]:
        for owner in distant(table, me):
            for card in table.tops(owner):
                found[f"dogma {SLUGS[faces[card]]} of {owner}"] = ("parley", card)
    return Options(found)


async def draw_action(table: Table, me: int, card: int) -> None:
    table.note(0, "action", me, "draw", None)
    draw(table, me)


def draw(table: Table, me: int) -> None:
    Player(table, me, NO_CARD).draw(table.highest_top(me))


async def meld_action(table: Table, me: int, card: int) -> None:
    table.note(0, "action", me, "meld", None)
    table.move("meld", [card], table.pile_of(me, card))


async def achieve_action(table: Table, me: int, card: int) -> None:
    table.note(0, "action", me, "achieve", None)
    table.move("achieve", [card], ACHIEVED + me)


async def dogma_action(table: Table, me: int, card: int) -> None:
    table.note(0, "action", me, "dogma", SLUGS[table.faces[card]])
    await dogma_and_bonus(table, me, card)


async def parley_action(table: Table, me: int, card: int) -> None:
    """The Dogma of a distant player's top card, paid for with a card from hand."""
    table.note(0, "action", me, "parley", SLUGS[table.faces[card]])
    await pay_for(table, me, card)
    await dogma_and_bonus(table, me, card)


async def dogma_and_bonus(table: Table, me: int, card: int) -> None:
    """A Dogma and, if it was shared, a free Draw after the Dogma has ended."""
    if await dogma(table, me, card):
        end_action(table)
        table.note(0, "bonus", me)
        draw(table, me)


async def pay_for(table: Table, me: int, card: int) -> None:
    execution = Execution(CARDS[table.faces[card]], me)
    paid = await pay(table, me, "parley-dogma", execution, may=False)
    assert paid, "only who has a card is offered to parley"


CARRIED_OUT_BY: Final[dict[str, Callable[[Table, int, int], Any]]] = {
    "draw": draw_action,
    "meld": meld_action,
    "achieve": achieve_action,
    "dogma": dogma_action,
    "parley": parley_action,
}
# while no card is being carried out
NO_CARD: Final = Execution(CARDS[0], 0)


def end_action(table: Table) -> None:
    """Checks special achievements, then victory by achievements."""
    check_specials(table)
    check_achievements(table)


def go_on(table: Table) -> None:
    """Goes on to the next action or turn."""
    table.actions -= 1
    if table.actions == 0 or not table.playing(table.turn):
        begin_turn(table, table.rivals(table.turn)[0])


def begin_turn(table: Table, seat: int) -> None:
    """Begins the next player's turn; a first turn may be short."""
    if opens_round(table, seat):
        if table.round == LAST_ROUND:
            end_by_rounds(table)
            return
        table.round += 1
    table.turn = seat
    table.actions = ACTIONS
    if table.fresh >> seat & 1:
        table.fresh &= ~(1 << seat)
        table.actions = 1
    table.note(0, "turn", seat, table.round)


def opens_round(table: Table, seat: int) -> bool:
    """Whether the turn, going clockwise to this seat, passes the seat that began the game.

    That seat counts even if it has lost, so that a round is as long as before.
    """
    around = [*table.others(table.turn), table.turn]
    return around.index(table.first) <= around.index(seat)
