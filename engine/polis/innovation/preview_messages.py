"""What a player can foresee of an action: who shares, who is vulnerable, what a meld changes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any, Final, TypeAlias

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.innovation.counting import all_icons
from polis.innovation.ending import Ended
from polis.innovation.icons import ICONS
from polis.innovation.imagining import imagine
from polis.innovation.preview import activated, melded
from polis.innovation.shapes import DogmaPreview, MeldPreview
from polis.innovation.table import Table
from polis.innovation.turn import dogma_and_bonus, end_action

WORLDS: Final = 3  # how many worlds a Dogma is tried in
Chooser: TypeAlias = Callable[[list[Any], Random], Any]
# three ways to choose: to do what one may, to decline what one may, and at random
CHOOSERS: Final[tuple[Chooser, ...]] = (
    lambda values, _: values[0],
    lambda values, _: values[-1],
    lambda values, rng: rng.choice(values),
)


def preview(table: Table, question: Question, move: str) -> list[Message]:
    """A few messages about a legal move; nothing but for actions."""
    if question.about != "act":
        return []
    me, (kind, card) = question.seat, question.options.values[move]
    if kind == "meld":
        return preview_meld(table, me, melded(table, me, card))
    if kind in table.sets.activating:
        return preview_sides(activated(table, me, card))
    if kind in ("dogma", "parley"):
        return [*preview_sides(activated(table, me, card)), *preview_outcome(table, me, card)]
    return []


def preview_sides(preview: DogmaPreview) -> list[Message]:
    """Who shares and who is vulnerable, each with the icons that decide it."""
    icon, counts = preview["icon"], preview["counts"]
    return [
        message(f"preview-{side}", owner=seat, icon=icon, count=counts[seat])
        for side, seats in (("shares", preview["shares"]), ("vulnerable", preview["vulnerable"]))
        for seat in seats
    ]


def preview_meld(table: Table, me: int, preview: MeldPreview) -> list[Message]:
    """The icons that come and go, a higher top card, and what could be achieved then."""
    now = all_icons(table, me)
    then = list(preview["icons"].values())
    found = [
        message("preview-gains" if after > before else "preview-loses", icon=icon, count=after)
        for icon, before, after in zip(ICONS, now, then, strict=True)
        if after != before
    ]
    if preview["highest_top"] > table.highest_top(me):
        found.append(message("preview-highest", age=preview["highest_top"]))
    found += [message("preview-achieves", age=age) for age in preview["claimable"]]
    found += preview["follows"]
    return found + [message("preview-special", special=name) for name in preview["specials"]]


def preview_outcome(table: Table, me: int, card: int) -> list[Message]:
    """A warning if a Dogma would do nothing, or end the game, in all worlds that are tried
    and whatever is chosen on the way.
    """
    ends = nothing = True
    for luck, choose in product(range(WORLDS), CHOOSERS):
        after = carried_out(table, me, card, luck, choose)
        ends = ends and after.over
        nothing = nothing and after.changes == table.changes
        if not ends and not nothing:
            return []
    return [message("preview-ends" if ends else "preview-nothing")]


def carried_out(table: Table, me: int, card: int, luck: int, choose: Chooser) -> Table:
    """The table after a Dogma in which everybody chooses in one way, in one possible world."""
    twin = table.copy()
    rng = Random(luck)
    twin.deal_hidden(imagine(twin, me, rng))
    action = dogma_to_the_end(twin, me, card)
    try:
        question = action.send(None)
        while True:
            values = question.look().values
            question = action.send(choose([*values.values()], rng))
    except (StopIteration, Ended):
        return twin


async def dogma_to_the_end(table: Table, me: int, card: int) -> None:
    await dogma_and_bonus(table, me, card)
    await end_action(table)
