"""What a seat may know of the table: one whitelist. Nothing else ever reaches a player."""

from polis.utopia.board import COUNT, ISLANDS, SLUGS
from polis.utopia.cards import still_to_give_up
from polis.utopia.civilizations import CIVILIZATIONS, names
from polis.utopia.notation import UNSEEN
from polis.utopia.position_writing import monuments_of, points_of, wonders_of
from polis.utopia.prestige import prestige
from polis.utopia.queue import queue
from polis.utopia.shapes import DistrictView, Guest, Monument, Princes, SeatView, TableView
from polis.utopia.table import (
    ASIDE,
    DISCARD,
    DISCARDING,
    GOAL,
    HAND,
    LAST_ROUND,
    MONUMENTS,
    NOBODY,
    PHASES,
    WELCOMING,
    Table,
)


def view(table: Table, seat: int | None) -> TableView:
    seats = range(table.players)
    return {
        "round": table.round,
        "phase": None if table.over else PHASES[table.phase],
        "lap": table.lap + 1 if table.phase == WELCOMING and not table.over else None,
        "turn": None if table.over else table.turn,
        "first": table.first,
        "goal": GOAL,
        "last_round": LAST_ROUND,
        "closed": ["water"] if table.closed else [],
        "scale": [CIVILIZATIONS[c] for c in table.scale],
        "worth": {CIVILIZATIONS[c]: table.value(c) for c in table.scale},
        "queue": queue(table),
        "guests": [guest_view(g) for g, count in enumerate(table.guests) for _ in range(count)],
        "taken": [{**guest_view(guest), "seat": owner} for guest, owner in table.taken],
        # what is left in the bag is no secret, only its order is
        "bag": bag_view(table),
        "pile": len(table.pile),
        "discard": names(table.zone(DISCARD)),
        "districts": districts_view(table),
        "monuments_left": {
            name: MONUMENTS - table.monuments[c].bit_count() for c, name in enumerate(CIVILIZATIONS)
        },
        "wonders": {ISLANDS[i]: owner for i, owner in enumerate(table.wonders) if owner != NOBODY},
        "preview": [0 if table.over else prestige(table, other) for other in seats],
        "seats": [seat_view(table, other, own=other == seat) for other in seats],
    }


def guest_view(guest: int) -> Guest:
    island, civilization = divmod(guest, 5)
    return {"civilization": CIVILIZATIONS[civilization], "island": ISLANDS[island]}


def bag_view(table: Table) -> dict[str, dict[str, int]]:
    left: dict[str, dict[str, int]] = {}
    for guest in sorted(table.bag):
        told = guest_view(guest)
        island = left.setdefault(told["island"], {})
        island[told["civilization"]] = island.get(told["civilization"], 0) + 1
    return left


def districts_view(table: Table) -> dict[str, DistrictView]:
    """The Districts with something in them."""
    found: dict[str, DistrictView] = {}
    for district, slug in enumerate(SLUGS):
        civilization = table.monument(district)
        monument: Monument | None = None
        if civilization is not None:
            owner = table.controller(district)
            monument = {"civilization": CIVILIZATIONS[civilization], "seat": owner}
        princes: list[Princes] = [
            {"seat": own // 5, "civilization": CIVILIZATIONS[own % 5], "count": count}
            for own in range(5 * table.players)
            if (count := table.princes[COUNT * own + district])
        ]
        if monument or princes:
            found[slug] = {"monument": monument, "princes": princes}
    return found


def seat_view(table: Table, seat: int, own: bool) -> SeatView:
    """A player's pieces: all are open but the cards in hand and those given up."""
    giving = table.phase == DISCARDING and not table.over
    welcoming = table.phase == WELCOMING and not table.over
    return {
        "hand": names(table.zone(HAND + seat)) if own else None,
        "hand_size": table.size(HAND + seat),
        "aside": names(table.zone(ASIDE + seat)) if own else None,
        "aside_size": table.size(ASIDE + seat),
        "give_up": still_to_give_up(table, seat) if giving else 0,
        "supply": {name: table.supply[5 * seat + c] for c, name in enumerate(CIVILIZATIONS)},
        "bases": table.bases(seat),
        "privileges": table.privileges[seat],
        "surprise": welcoming and not table.surprised >> seat & 1,
        "points": points_of(table, seat),
        "monuments": monuments_of(table, seat),
        "wonders": wonders_of(table, seat),
    }


def seen_history(table: Table, history: list[str], seat: int | None) -> list[str]:
    """Hides the last moves as long as they are cards given up and not yet shown."""
    # a match that began with a position may have fewer moves than cards put aside
    cut = max(len(history) - len(table.aside_by), 0)
    hidden = table.aside_by[cut - len(history) :] if cut < len(history) else b""
    secret = zip(history[cut:], hidden, strict=True)
    return history[:cut] + [move if owner == seat else UNSEEN for move, owner in secret]
