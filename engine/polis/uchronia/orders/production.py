"""Production: cards from the Forum to the Stock."""

from polis.core.ask import PASS, Options, ask
from polis.uchronia.building import ANSWERS, BUILDINGS_IN, Building
from polis.uchronia.effects import Occasion
from polis.uchronia.table import FORUM, STOCK, Table
from polis.uchronia.verbs import TAKE


async def production(now: Occasion, more: int) -> None:
    table, me = now.table, now.me
    for done in range(1 + more):
        ways = other_ways(table, me) if table.active[me] & ANSWERS.production_move else None
        if not ways and not table.present[FORUM]:
            return
        options: Options[int | Building | None]
        if ways:
            options = with_ways(table, ways, may=done > 0)
        else:
            options = TAKE.may[table.present[FORUM]] if done else TAKE.must[table.present[FORUM]]
        card = await ask(me, "production", lambda: options)
        if card is None:
            return
        if isinstance(card, Building):
            await card.produce(table, me)
        else:
            table.move(card, FORUM, STOCK + me)


def other_ways(table: Table, me: int) -> dict[str, Building]:
    """Moves by which Buildings bring a card of this Production."""
    ways = {}
    for building in BUILDINGS_IN[table.active[me] & ANSWERS.production_move]:
        move = building.production_move(table, me)
        if move is not None:
            ways[move] = building
    return ways


def with_ways(table: Table, ways: dict[str, Building], may: bool) -> Options[int | Building | None]:
    values: dict[str, int | Building | None] = {
        **TAKE.must[table.present[FORUM]].values,
        **ways,
    }
    return Options({**values, PASS: None} if may else values)
