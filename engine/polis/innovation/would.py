"""What would happen: a karma of a figure may come first, or be carried out instead.

Karmas act while their figure is a top card. One of them acts on an event, chosen by whose turn it
is, and none while another one is being carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from polis.core.ask import Options
from polis.innovation.card import Card, Karma
from polis.innovation.deck import CARDS
from polis.innovation.execution import Execution, carry_out
from polis.innovation.happening import Happening
from polis.innovation.question import ask
from polis.innovation.table import Table

if TYPE_CHECKING:
    from polis.innovation.player import Player


class Candidate(NamedTuple):
    """A karma that may act, for the player who has its figure."""

    owner: Player
    face: Card
    karma: Karma


async def would(doer: Player, happening: Happening) -> bool:
    """Lets a karma act on what is about to happen; returns whether that happens after it."""
    table = doer.table
    if table.in_karma:
        return True
    fitting = [
        it
        for it in candidates(doer, happening)
        if it.karma.event == happening.event and it.karma.fits(it.owner, happening)
    ]
    if not fitting:
        return True
    owner, face, karma = await which(table, fitting)
    table.in_karma = True
    try:
        await carry_out(owner, face, karma.effect)
    finally:
        table.in_karma = False
    return not karma.instead


def candidates(doer: Player, happening: Happening) -> list[Candidate]:
    """The karmas that watch what this player does, clockwise from whose turn it is."""
    table = doer.table
    found: list[Candidate] = []
    for seat in (table.turn, *table.rivals(table.turn)):
        for card in table.tops(seat):
            face = CARDS[table.faces[card]]
            # what it executes in turn earns an 11 only if the owner was executing a card already
            chains = doer.execution.chains(seat)
            execution = Execution(face, seat, doer.execution, nested=chains, happening=happening)
            owner = doer.executing(execution, seat)
            own = seat == doer.seat
            found += [Candidate(owner, face, it) for it in face.karmas if watches(it, own)]
    return found


def watches(karma: Karma, own: bool) -> bool:
    """Whether a karma is about what its owner does, or what others do."""
    return karma.watched == "any" or (karma.watched == "you") == own


async def which(table: Table, fitting: list[Candidate]) -> Candidate:
    """The karma that acts: the player whose turn it is chooses if there are several."""
    if len(fitting) == 1:
        return fitting[0]
    named: dict[str, int] = {}
    for number, it in enumerate(fitting):
        name = f"karma {it.face.slug}"
        named[name if name not in named else f"{name} {it.face.karmas.index(it.karma) + 1}"] = (
            number
        )
    options, around = Options(named), (table.turn, *table.others(table.turn))
    chooser = next(seat for seat in around if table.playing(seat))
    return fitting[await ask(table, chooser, "karma", lambda: options)]
