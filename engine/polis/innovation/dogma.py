"""Dogma: who shares and who is vulnerable, effect by effect, and cards executed within cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from polis.innovation.card import Card, Effect
from polis.innovation.deck import CARDS
from polis.innovation.ending import Complete
from polis.innovation.execution import Execution, carry_out
from polis.innovation.happening import Happening
from polis.innovation.icons import MASK, OLDEST, WIDTH
from polis.innovation.parley import after_parley
from polis.innovation.player import Player, acting
from polis.innovation.shapes import EffectKind
from polis.innovation.table import Table
from polis.innovation.would import would

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

# What a Dogma carries out: effects, each with the card that it is printed on.
Settled = list[tuple[Card, Effect]]
ONCE: Final = 1


def settled(face: Card) -> Settled:
    """What a Dogma on a card carries out, as it is settled when the Dogma begins."""
    return [(face, effect) for effect in face.effects]


def sides(table: Table, leader: int, icon: int) -> tuple[list[int], list[int]]:
    """Who shares and who is vulnerable, clockwise from the leader's left."""
    boards, shift = table.boards, WIDTH * icon
    mine = boards[leader] >> shift & MASK
    sharing: list[int] = []
    vulnerable: list[int] = []
    for seat in table.rivals(leader):
        (sharing if boards[seat] >> shift & MASK >= mine else vulnerable).append(seat)
    return sharing, vulnerable


class Dogma:
    """A Dogma action; effects, sharers and victims are settled when it begins."""

    def __init__(self, table: Table, leader: int, face: Card, times: int = ONCE) -> None:
        self.execution = Execution(face, leader)
        self.me = Player(table, leader, self.execution)
        self.effects = settled(face)
        self.times = times  # that demands go round, and that the leader does what is shared
        self.sharing, self.vulnerable = sides(table, leader, face.featured)
        # who carries out effects of a kind, once distant players have parleyed; who has paid to
        # share shares both echo and dogma effects
        self.carriers: dict[EffectKind, list[int]] = {}
        self.sharers: list[int] | None = None
        self.shared = False

    async def carry_out(self) -> bool:
        """Whether an opponent shared, so that a draw is due once the action has ended."""
        table, leader = self.me.table, self.me.seat
        try:
            for face, effect in self.effects:
                carriers = self.carriers.get(effect.kind)
                if carriers is None:
                    carriers = self.carriers[effect.kind] = await self.carriers_of(effect)
                for seat in carriers:
                    changes = table.changes
                    await carry_out(self.me.other(seat), face, effect)
                    self.shared |= not effect.is_demand and table.changes > changes
                if not effect.is_demand:
                    for _ in range(self.times):
                        await carry_out(self.me, face, effect)
                    if table.out >> leader & 1:
                        return False
        except Complete:
            return False
        return self.shared

    async def carriers_of(self, effect: Effect) -> list[int]:
        """The other players who carry out an effect, as often as they do."""
        if not effect.is_demand:
            if self.sharers is None:
                self.sharers = await after_parley(self.me, self.sharing, demand=False)
            return self.sharers
        seats = self.vulnerable if effect.kind == "demand" else self.sharing
        return await after_parley(self.me, seats, demand=True) * self.times


def dogma(table: Table, leader: int, card: int, times: int = ONCE) -> Coroutine[Any, Any, bool]:
    """The Dogma action on a card; tells whether an opponent shared."""
    if table.figures:
        return after_what_happens_first(table, leader, card, times)
    return Dogma(table, leader, CARDS[table.faces[card]], times).carry_out()


async def after_what_happens_first(table: Table, leader: int, card: int, times: int) -> bool:
    """A Dogma once karmas have acted; icons are counted then, if the card is still on top."""
    me = acting(table, leader)
    if not await would(me, Happening("dogma", leader, card=card)) or not me.is_top(card):
        return False
    return await Dogma(table, leader, CARDS[table.faces[card]], times).carry_out()


async def self_execute(
    me: Player,
    card: int | None,
    *,
    decider: int | None = None,
    must: bool = False,
    with_demands: bool = False,
) -> None:
    """One player alone carries out a card's effects, wherever it lies; its demands are left out,
    or (super-execution) carried out by every opponent."""
    if card is None or not me.face(card).effects:
        return
    table, face = me.table, me.face(card)
    if me.execution.chains(me.seat):
        await chain_achievement(me)
    if table.known[card] != table.everyone:
        table.show([card])
    table.note(0, "execute", me.seat, face.slug)
    execution = Execution(face, me.seat, me.execution, nested=True, decider=decider, must=must)
    alone = me.executing(execution, me.seat)
    victims: Sequence[int] | None = None
    for of, effect in settled(face):
        if not effect.is_demand:
            await carry_out(alone, of, effect)
        elif with_demands and effect.kind == "demand":
            if victims is None:
                victims = await after_parley(alone, table.rivals(me.seat), demand=True)
            for seat in victims:
                await carry_out(alone.other(seat), of, effect)


async def chain_achievement(me: Player) -> None:
    """Gives a card of the last age as an achievement, for executing within an execution."""
    card = await me.draw(OLDEST)
    if await me.achieve(card, apart=me.hand) is not None:
        me.table.note(0, "chain", me.seat)
