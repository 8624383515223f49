"""Privilege: a token turns an action card into any civilization as it is played."""

from __future__ import annotations

from typing import Final

from polis.core.ask import Options, ask
from polis.utopia.actions.action import Action
from polis.utopia.actions.add import Add, AddAnywhere, in_supply
from polis.utopia.actions.influence import Drop, Raise
from polis.utopia.actions.move import Move
from polis.utopia.actions.remove import Remove
from polis.utopia.civilizations import CIVILIZATIONS, MEMBERS
from polis.utopia.table import HAND, Table
from polis.utopia.verbs import AS

SINGLE: Final[tuple[type[Action], ...]] = (Move, Add, Remove, Raise)
# Each action of each civilization, in the sequence in which they are offered.
KINDS: Final[tuple[type[Action], ...]] = (Move, Add, AddAnywhere, Remove, Raise, Drop)
ACTIONS: Final = {kind: tuple(kind(c) for c in range(5)) for kind in KINDS}


class Privilege:
    """A card of a civilization that a token turns into another."""

    def __init__(self, civilization: int) -> None:
        self.civilization = civilization
        self.move = f"privilege {CIVILIZATIONS[civilization]}"

    def spend(self, table: Table, me: int) -> None:
        """Pays the token and plays the card."""
        table.privileges[me] -= 1
        table.play_card(self.civilization, me)

    async def do(self, table: Table, me: int) -> None:
        self.spend(table, me)
        wanted = await ask(me, "privilege", lambda: AS.must[useful(table, me, self.civilization)])
        table.note(0, "privilege", me, self.civilization, wanted)
        await use_turned(table, me, wanted)


PRIVILEGES: Final = tuple(Privilege(civilization) for civilization in range(5))


async def use_turned(table: Table, me: int, wanted: int) -> None:
    """Uses the turned card for an action; a second token may turn another card for it."""
    args = {"civilization": CIVILIZATIONS[wanted]}
    deed = await ask(me, "act-as", lambda: uses(table, me, wanted, 1), args)
    turned = 1
    if isinstance(deed, Privilege):
        deed.spend(table, me)
        table.note(0, "privilege", me, deed.civilization, wanted)
        turned = 2
        deed = await ask(me, "act-as", lambda: uses(table, me, wanted, 2), args)
    assert isinstance(deed, Action)
    await deed.do_with(table, me, turned)


def uses(table: Table, me: int, wanted: int, turned: int) -> Options[Action | Privilege]:
    """The actions that take all these turned cards, and else only cards that are in hand."""
    held = table.cells[5 * (HAND + me) + wanted]
    found: dict[str, Action | Privilege] = {}
    for kind in KINDS:
        if turned <= kind.price <= turned + held and kind.possible(table, me) >> wanted & 1:
            action = ACTIONS[kind][wanted]
            found[action.move] = action
    if turned == 1:
        for other in seconds(table, me, wanted):
            found[PRIVILEGES[other].move] = PRIVILEGES[other]
    return Options(found)


def seconds(table: Table, me: int, wanted: int) -> list[int]:
    """The cards that a second token could usefully turn into the same civilization."""
    if not table.privileges[me]:
        return []
    held = table.cells[5 * (HAND + me) + wanted]
    if table.scale[-1] == wanted and not (held and in_supply(table, me) >> wanted & 1):
        return []
    first = 5 * (HAND + me)
    return [card for card in range(5) if card != wanted and table.cells[first + card]]


def useful(table: Table, me: int, card: int) -> int:
    """The civilizations that a card just played could be turned into, as bits."""
    found = 0
    for kind in SINGLE:
        found |= kind.possible(table, me)
    for wanted in MEMBERS[31 & ~found]:
        if uses(table, me, wanted, 1).moves:
            found |= 1 << wanted
    return found & ~(1 << card)
