"""A turn: two actions, each one of Meld, Draw, Achieve, Dogma and those of the sets in play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from polis.core.ask import Options
from polis.innovation.achievements import claimable, earned
from polis.innovation.card_set import Action
from polis.innovation.deck import BACK_OF, CARDS, HAS_EFFECTS, SLUGS
from polis.innovation.dogma import ONCE, dogma
from polis.innovation.ending import Ended, check_achievements, end_by_rounds
from polis.innovation.execution import Execution
from polis.innovation.fair import one_of
from polis.innovation.happening import Happening
from polis.innovation.parley import distant, pay
from polis.innovation.player import Player, acting
from polis.innovation.question import ask, back_name
from polis.innovation.table import LAST_ROUND, Table
from polis.innovation.verbs import MOVES
from polis.innovation.would import would
from polis.innovation.zones import AVAILABLE, BOARD, HAND

ACTIONS: Final = 2
NO_CARD: Final = -1
DRAW: Final = ("draw", NO_CARD)
# Actions that are told without a card: what they do to one is told by itself.
OF_NO_CARD: Final = ("draw", "meld", "achieve")


async def act(table: Table) -> None:
    """One action of the player whose turn it is."""
    me = table.turn
    table.changes = 0
    try:
        kind, card = await ask(
            table, me, "act", lambda: possible_actions(table, me), {"actions": table.actions}
        )
        if table.log is not None:
            of = None if kind in OF_NO_CARD else SLUGS[table.faces[card]]
            table.note(0, "action", me, kind, of)
        carry_out = ACTIONS_OF_ALL.get(kind) or table.sets.actions[kind]
        await carry_out(table, me, card)
        await end_action(table)
    except Ended:
        return
    go_on(table)


def possible_actions(table: Table, me: int) -> Options[Action]:
    """What can be done; Meld and Draw come late, so that the others stay in view."""
    faces, dogmas = table.faces, MOVES["dogma"]
    found: dict[str, Action] = {}
    silent: list[int] = []  # top cards without effects
    for pile in table.zones[BOARD[me]]:
        if pile:
            card = pile[-1]
            if HAS_EFFECTS[faces[card]]:
                found[dogmas[faces[card]]] = ("dogma", card)
            else:
                silent.append(card)
    for offer in table.sets.offers:
        offered = offer(table, me, silent)
        if offered:
            found |= offered
    for card in claimable(table, me):
        found.setdefault(f"achieve {back_name(card)}", ("achieve", card))
    melds = MOVES["meld"]
    for card in table.zones[HAND[me]]:
        found[melds[faces[card]]] = ("meld", card)
    found["draw"] = DRAW
    if table.parley and table.zones[HAND[me]]:
        for owner in distant(table, me):
            for card in table.tops(owner):
                if HAS_EFFECTS[faces[card]]:
                    found[f"dogma {SLUGS[faces[card]]} of {owner}"] = ("parley", card)
    return Options(found)


async def draw_action(table: Table, me: int, card: int = NO_CARD) -> None:
    """A Draw action, or the free one that follows a shared Dogma."""
    doer = acting(table, me)
    if not table.figures or await would(doer, Happening("draw-action", me)):
        await doer.draw(table.highest_top(me))


async def meld_action(table: Table, me: int, card: int) -> None:
    doer = acting(table, me)
    adds = not table.zones[table.pile_of(me, card)]
    if await doer.meld(card) is not None:
        for follow in table.sets.after_meld_action:
            await follow(doer, card, adds)


async def achieve_action(table: Table, me: int, card: int) -> None:
    alike = [it for it in table.zones[AVAILABLE] if BACK_OF[it] == BACK_OF[card]]
    await acting(table, me).achieve(one_of(table, alike))


async def parley_action(table: Table, me: int, card: int) -> None:
    """The Dogma of a distant player's top card, paid for with a card from hand."""
    face = CARDS[table.faces[card]]
    paid = await pay(Player(table, me, Execution(face, me)), "parley-dogma", may=False)
    assert paid, "only who has a card is offered to parley"
    await dogma_and_bonus(table, me, card)


async def dogma_and_bonus(table: Table, me: int, card: int, times: int = ONCE) -> None:
    """A Dogma and, if it was shared, a free Draw after the Dogma has ended."""
    if await dogma(table, me, card, times):
        await end_action(table)
        table.note(0, "bonus", me)
        await draw_action(table, me)


ACTIONS_OF_ALL: Final[dict[str, Callable[[Table, int, int], Awaitable[object]]]] = {
    "draw": draw_action,
    "meld": meld_action,
    "achieve": achieve_action,
    "dogma": dogma_and_bonus,
    "parley": parley_action,
}


async def end_action(table: Table) -> None:
    """Checks special achievements, then victory by achievements."""
    touched = table.touched
    if touched:
        for seat, achievement in earned(table):
            # a figure may have changed the board meanwhile
            if achievement.holds(table, seat):
                await acting(table, seat).claim(achievement.name)
    # only what was claimed, or what a board shows, can be enough now
    if table.claimed or (touched and table.sets.achieving):
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
    table.spent = ()
    if table.fresh >> seat & 1:
        table.fresh &= ~(1 << seat)
        table.actions = 1
    if table.log is not None:
        table.note(0, "turn", seat, table.round)


def opens_round(table: Table, seat: int) -> bool:
    """Whether the turn, going clockwise to this seat, passes the seat that began the game.

    That seat counts even if it has lost, so that a round is as long as before.
    """
    around = [*table.others(table.turn), table.turn]
    return around.index(table.first) <= around.index(seat)
