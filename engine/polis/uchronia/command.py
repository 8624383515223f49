"""Command: one card for its Order, or two of one colour for any Order."""

from typing import Final, NamedTuple

from polis.core.ask import Options
from polis.uchronia.building import ANSWERS, BUILDINGS_IN
from polis.uchronia.materials import NAMES, ORDERS, RESOURCES, Cards
from polis.uchronia.table import HAND, Table

PLOT = "plot"


class Command(NamedTuple):
    """Cards to play, the Order they give, and how many times in a row it is executed."""

    move: str
    cards: tuple[int, ...]
    order: int
    times: int = 1


# it only matters whether there is a card or a pair
CAP: Final = (0, 1, *[2] * max(RESOURCES))

_usual: dict[int, Options[Command | None]] = {}


def usual_options(hand: Cards) -> Options[Command | None]:
    """What the rulebook offers at the start of a turn; made once for each kind of Hand."""
    a, b, c, d, e = hand
    kind = CAP[a] + 3 * (CAP[b] + 3 * (CAP[c] + 3 * (CAP[d] + 3 * CAP[e])))
    options = _usual.get(kind)
    if options is None:
        singles = [Command(f"command {NAMES[m]}", (m,), m) for m in range(5) if hand[m]]
        pairs = [pair(m, m, order) for m in range(5) if hand[m] > 1 for order in range(5)]
        options = Options({**{c.move: c for c in singles + pairs}, PLOT: None})
        _usual[kind] = options
    return options


def pair(first: int, second: int, order: int) -> Command:
    """Two cards for any Order."""
    move = f"command {NAMES[first]} {NAMES[second]} {ORDERS[order]}"
    return Command(move, (first, second), order)


def turn_options(table: Table, me: int) -> Options[Command | None]:
    """All the moves with which a player may begin a turn."""
    hand = table.zone(HAND + me)
    usual = usual_options(hand)
    extra = table.active[me] & ANSWERS.commands
    if not extra:
        return usual
    more = [c for b in BUILDINGS_IN[extra] for c in b.commands(hand)]
    commands = [c for c in usual.values.values() if c is not None] + more
    return Options({**{c.move: c for c in commands}, PLOT: None})
