"""What the symbols of a city do when a Meld action puts it on the board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from polis.innovation.execution import Execution
from polis.innovation.icons import (
    ARROW_LEFT,
    ARROW_RIGHT,
    ARROW_UP,
    JUNK_ACHIEVEMENT,
    PLUS,
    UNSPLAY,
    UPLIFT,
)
from polis.innovation.player import Player
from polis.innovation.sets.cities.city import SPLAYS_BY, City, city
from polis.innovation.sets.cities.drawing import draw_city


async def after_meld_action(doer: Player, card: int, adds: bool) -> None:
    """The symbols of a city, then a city drawn for a new colour."""
    melded = city(doer.table.faces[card])
    if melded is not None:
        me = doer.executing(Execution(melded, doer.seat), doer.seat)
        await search(me, melded)  # by the first slot that acts
        for symbol in melded.acting():
            if symbol in DEEDS:
                await DEEDS[symbol](me, melded)
    if adds:
        await draw_city(doer)


async def draw_one_higher(me: Player, melded: City) -> None:
    await me.draw(melded.value + 1)


def splaying(symbol: int) -> Callable[[Player, City], Awaitable[None]]:
    async def splay(me: Player, melded: City) -> None:
        await me.splay(melded.colour, SPLAYS_BY[symbol])

    return splay


async def unsplay_opponents(me: Player, melded: City) -> None:
    for opponent in me.opponents:
        await opponent.unsplay(melded.colour)


async def uplift(me: Player, melded: City) -> None:
    """The base deck one higher goes, and a card two higher comes."""
    await me.junk_deck(melded.value + 1)
    await me.draw(melded.value + 2)


async def junk_achievement(me: Player, melded: City) -> None:
    await me.junk_achievement([melded.value])


async def search(me: Player, melded: City) -> None:
    """Base cards of the city's age come, as many as its age; those with the icon stay in hand."""
    icon = melded.search_icon()
    if icon is None:
        return
    found: list[int] = []
    for _ in range(min(melded.age, me.deck_left(melded.age))):
        card = await me.draw(melded.age, of="base", shown=True)
        found += [] if card is None else [card]
    # everyone has seen which of them do not have the icon
    await me.return_all(
        lambda: [c for c in found if c in me.hand and not me.has(c, icon)], openly=True
    )


DEEDS: Final[dict[int, Callable[[Player, City], Awaitable[None]]]] = {
    PLUS: draw_one_higher,
    ARROW_LEFT: splaying(ARROW_LEFT),
    ARROW_RIGHT: splaying(ARROW_RIGHT),
    ARROW_UP: splaying(ARROW_UP),
    UNSPLAY: unsplay_opponents,
    UPLIFT: uplift,
    JUNK_ACHIEVEMENT: junk_achievement,
}
