"""What a seat may know of the table: one whitelist. Nothing else ever reaches a player."""

from polis.uchronia.activities import activity_limit
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES, named, names
from polis.uchronia.position_writing import slugs
from polis.uchronia.shapes import SeatView, TableView
from polis.uchronia.table import (
    ACTIVITIES,
    BOX,
    DISCARD,
    DOMAIN,
    FORUM,
    HAND,
    NOBODY,
    SEEN,
    STOCK,
    THRESHOLDS,
    Table,
)


def view(table: Table, seat: int | None) -> TableView:
    return {
        "setup": table.setup,
        "turn": None if table.over else table.turn,
        "first": table.first,
        "last": table.last,
        "round": table.round,
        "threshold": THRESHOLDS[table.players],
        "ending": table.ending,
        "idle": table.idle,
        "forum": names(table.zone(FORUM)),
        "discard": names(table.zone(DISCARD)),
        "pile": len(table.pile),
        "works": slugs(table.works),
        "works_pile": len(table.works_pile),
        "works_discard": sorted(slugs(table.works_discard)),
        # what is left in the pile is no secret, since all else lies open; only its order is
        "works_left": sorted(slugs(table.works_pile)),
        "box": names(table.zone(BOX)),
        "monopolies": {
            NAMES[m]: None if holder == NOBODY else holder
            for m, holder in enumerate(table.monopolies)
        },
        "seats": [seat_view(table, other, own=other == seat) for other in range(table.players)],
    }


def seat_view(table: Table, seat: int, own: bool) -> SeatView:
    """A player's zones: all are open but the Hand, of which others know only what was shown."""
    return {
        "hand": names(table.zone(HAND + seat)) if own else None,
        "hand_size": table.size(HAND + seat),
        "seen": names(table.zone(SEEN + seat)),
        "lacks": named(table.lacks[seat]),
        "domain": names(table.zone(DOMAIN + seat)),
        "stock": names(table.zone(STOCK + seat)),
        "activities": names(table.zone(ACTIVITIES + seat)),
        "limit": activity_limit(table, seat),
        "sites": [
            {
                "building": BUILDINGS[building].slug,
                "resources": names(resources),
                "new": bool(table.founded >> building & 1),
                "active": bool(table.active[seat] >> building & 1),
            }
            for building, resources in table.sites[seat].items()
        ],
        "buildings": slugs(table.built[seat]),
        "points": table.points(seat),
    }
