"""Writing positions: the whole table as JSON."""

from polis.core.reading import Json
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES, named, names
from polis.uchronia.table import (
    ACTIVITIES,
    DISCARD,
    DOMAIN,
    FORUM,
    HAND,
    NOBODY,
    SEEN,
    STOCK,
    Table,
)


def write(table: Table) -> Json:
    """The whole table as a position."""
    written: Json = {
        "polis": 1,
        "game": "uchronia",
        "players": table.players,
        "seed": table.seed,
        "turn": None if table.over else table.turn,
        "first": table.first,
        "round": table.round,
        "idle": table.idle,
        "ending": table.ending,
        "forum": names(table.zone(FORUM)),
        "discard": names(table.zone(DISCARD)),
        "pile": [NAMES[card] for card in table.pile],
        "works": slugs(table.works),
        "works_pile": slugs(table.works_pile),
        "works_discard": slugs(table.works_discard),
        "monopolies": {
            NAMES[m]: holder for m, holder in enumerate(table.monopolies) if holder != NOBODY
        },
        "seats": [seat_position(table, seat) for seat in range(table.players)],
    }
    if table.setup:
        written["setup"] = True
    if table.under:
        written["under"] = table.under
    return written


def seat_position(table: Table, seat: int) -> Json:
    return {
        "hand": names(table.zone(HAND + seat)),
        "seen": names(table.zone(SEEN + seat)),
        "lacks": named(table.lacks[seat]),
        "domain": names(table.zone(DOMAIN + seat)),
        "stock": names(table.zone(STOCK + seat)),
        "activities": names(table.zone(ACTIVITIES + seat)),
        "sites": {BUILDINGS[b].slug: names(r) for b, r in table.sites[seat].items()},
        "buildings": slugs(table.built[seat]),
    }


def slugs(buildings: bytes | tuple[int, ...]) -> list[str]:
    return [BUILDINGS[building].slug for building in buildings]
