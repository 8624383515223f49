"""Parley, an option for four and five players: distant players pay with a card from hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from polis.core.ask import PASS, Options
from polis.core.reading import Fields, Reader
from polis.innovation.question import ask, keep_secret
from polis.innovation.table import Table
from polis.innovation.verbs import MOVES
from polis.innovation.zones import HAND

if TYPE_CHECKING:
    from polis.innovation.player import Player

FEWEST: Final = 4  # players; with fewer everybody is a neighbour


def check_parley(fields: Fields, players: int) -> bool:
    """Whether distant players parley; raises an error if there are too few players for it."""
    parley = fields.get("parley", Reader.flag, False)
    if parley and players < FEWEST:
        raise fields["parley"].bad("bad-parley", count=FEWEST)
    return parley


def distant(table: Table, one: int) -> tuple[int, ...]:
    """The players who are no neighbours of a player, among those still playing."""
    if not table.parley:
        return ()
    around = table.rivals(one)
    return around[1:-1] if len(around) + 1 >= FEWEST else ()


async def pay(me: Player, about: str, *, may: bool = True) -> bool:
    """Whether a player returns a card from hand, the price of a parley."""
    table, seat = me.table, me.seat
    if not me.hand:
        return False

    def look() -> Options[int | None]:
        cards = table.zones[HAND[seat]]
        words = MOVES["return"]
        paid: dict[str, int | None] = {words[table.faces[card]]: card for card in cards}
        return Options({**paid, **({PASS: None} if may else {})})

    card = await ask(table, seat, about, look, {"card": me.execution.face.slug})
    if card is None:
        return False
    keep_secret(table, seat, "return", card)
    await me.return_card(card)
    return True


async def after_parley(leader: Player, seats: Sequence[int], *, demand: bool) -> list[int]:
    """Who carries out a card's demands, or its shared effects, after distant players have parleyed.

    They pay before the first such effect and for the whole action: to share, or to be immune.
    """
    far = distant(leader.table, leader.seat)
    if not far:
        return [*seats]
    about = "parley-immune" if demand else "parley-share"
    return [
        seat
        for seat in seats
        if seat not in far or await pay(leader.other(seat), about) is not demand
    ]
