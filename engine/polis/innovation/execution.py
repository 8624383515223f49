"""An execution: a card whose effects are carried out, by whom, and under what conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polis.innovation.card import Card, Effect
from polis.innovation.ending import Lost
from polis.innovation.happening import Happening

if TYPE_CHECKING:
    from polis.innovation.player import Player


class Execution:
    """A card being carried out: by a Dogma action, or by a player alone inside another one."""

    __slots__ = (
        "action",  # what was noted during the whole action
        "decider",  # who decides in the leader's place
        "effect",  # the effect being carried out
        "face",  # the card that it is printed on
        "happening",  # for a karma: what it comes before, or instead of
        "leader",
        "memory",  # what was noted while this card was carried out
        "must",  # whether “may” is read as “must”
        "nested",  # whether the leader carries it out alone, within another one
        "raised",  # by how much printed values are raised
    )

    def __init__(
        self,
        face: Card,
        leader: int,
        within: Execution | None = None,
        *,
        nested: bool = False,
        decider: int | None = None,
        must: bool = False,
        happening: Happening | None = None,
    ) -> None:
        self.face = face
        self.effect: Effect | None = None
        self.leader = leader
        self.nested = nested
        self.memory: dict[str, Any] = {}
        self.action: dict[str, Any] = {}
        self.decider = decider
        self.must = must
        self.raised = 0
        self.happening = happening
        if within is not None:
            self.action = within.action
            self.raised = within.raised
            self.must = must or within.must
            if decider is None and within.leader == leader:
                self.decider = within.decider

    def decides(self, seat: int) -> int:
        """Who makes a player's decisions."""
        return self.decider if self.decider is not None and seat == self.leader else seat

    def chains(self, seat: int) -> bool:
        """Whether a further execution by this player earns a chain achievement."""
        of_own = seat == self.leader and self.effect is not None and not self.effect.is_demand
        return self.nested and of_own


async def is_carried_out(me: Player, effect: Effect) -> bool:
    """Whether an effect is carried out, after what happens first, or something else instead."""
    from polis.innovation.would import would  # which carries out karmas like other effects

    return await would(me, Happening("demand" if effect.is_demand else "execute", me.seat))


async def carry_out(me: Player, face: Card, effect: Effect) -> None:
    """One effect by one player, who stops if they lose meanwhile."""
    table, execution = me.table, me.execution
    if table.out >> me.seat & 1:
        return
    if table.figures and effect.kind != "karma" and not await is_carried_out(me, effect):
        return
    execution.face, execution.effect = face, effect
    if table.log is not None and effect.kind != "karma":
        table.note(0, "effect", me.seat, face.slug, face.effects.index(effect))
    try:
        await effect.carry_out(face, me)
    except Lost:
        if execution.nested and me.seat == execution.leader:
            raise
