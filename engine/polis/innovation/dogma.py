"""Dogma: who shares and who is vulnerable, effect by effect, and cards executed within cards."""

from __future__ import annotations

from typing import Any

from polis.innovation.card import Card, Effect
from polis.innovation.counting import icons
from polis.innovation.deck import CARDS
from polis.innovation.ending import Complete, Lost
from polis.innovation.icons import OLDEST
from polis.innovation.parley import after_parley
from polis.innovation.player import Player
from polis.innovation.table import ACHIEVED, Table


class Execution:
    """A card being carried out: by a Dogma action, or by a player alone inside another one."""

    __slots__ = ("action", "face", "leader", "memory", "nested")

    def __init__(
        self, face: Card, leader: int, nested: bool = False, within: Execution | None = None
    ) -> None:
        self.face = face
        self.leader = leader
        self.nested = nested
        self.memory: dict[str, Any] = {}
        self.action: dict[str, Any] = within.action if within else {}


def sides(table: Table, leader: int, icon: int) -> tuple[list[int], list[int]]:
    """Who shares and who is vulnerable, clockwise from the leader's left."""
    mine = icons(table, leader, icon)
    rivals = table.rivals(leader)
    sharing = [seat for seat in rivals if icons(table, seat, icon) >= mine]
    return sharing, [seat for seat in rivals if seat not in sharing]


async def dogma(table: Table, leader: int, card: int) -> bool:
    """The Dogma action on a card; effects, sharers and victims are settled when it begins.

    Returns whether an opponent shared, so that a draw is due once the action has ended.
    """
    face = CARDS[table.faces[card]]
    execution = Execution(face, leader)
    groups = sides(table, leader, face.featured)
    # who carries out demands (or not), once distant players have parleyed
    carriers: dict[bool, list[int]] = {}
    shared = False
    try:
        for effect in face.effects:
            demand = effect.demand
            if demand not in carriers:
                parley = after_parley(table, execution, groups[demand], demand=demand)
                carriers[demand] = await parley
            for seat in carriers[demand]:
                changes = table.changes
                await carry_out(table, seat, execution, effect)
                shared = shared or (not demand and table.changes > changes)
            if not demand:
                await carry_out(table, leader, execution, effect)
                if not table.playing(leader):
                    return False
    except Complete:
        return False
    return shared


async def carry_out(table: Table, seat: int, execution: Execution, effect: Effect) -> None:
    """One effect by one player, who stops if they lose meanwhile."""
    if not table.playing(seat):
        return
    if table.log is not None:
        face = execution.face
        table.note(0, "effect", seat, face.slug, face.effects.index(effect))
    try:
        await effect.carry_out(execution.face, Player(table, seat, execution))
    except Lost:
        if execution.nested:
            raise


async def self_execute(me: Player, card: int) -> None:
    """One player alone carries out a card's effects, wherever it lies, without its demands."""
    if me.execution.nested:
        chain_achievement(me)
    if me.table.known[card] != me.table.everyone:
        me.table.show([card])
    face = me.face(card)
    me.table.note(0, "execute", me.seat, face.slug)
    execution = Execution(face, me.seat, nested=True, within=me.execution)
    for effect in face.effects:
        if not effect.demand:
            await carry_out(me.table, me.seat, execution, effect)


def chain_achievement(me: Player) -> None:
    """Gives a card of the last age as an achievement, for executing within an execution."""
    card = me.draw(OLDEST)
    me.table.move("achieve", [card], ACHIEVED + me.seat, apart=me.hand)
    me.table.note(0, "chain", me.seat)
