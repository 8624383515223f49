"""Writing positions: the whole table as JSON."""

from polis.core.reading import Json
from polis.core.shapes import Position
from polis.utopia.board import COUNT, ISLANDS, SLUGS
from polis.utopia.civilizations import CIVILIZATIONS, names
from polis.utopia.shapes import Civilization, Island, Source
from polis.utopia.table import ASIDE, DISCARD, HAND, PHASES, SOURCES, Table
from polis.utopia.verbs import GUEST_NAMES


def write(table: Table) -> Position:
    """The whole table as a position."""
    return {
        "polis": 1,
        "game": "utopia",
        "players": table.players,
        "seed": table.seed,
        "round": table.round,
        "phase": PHASES[table.phase],
        "lap": table.lap + 1,
        "turn": None if table.over else table.turn,
        "first": table.first,
        "rank": list(table.rank),
        "acted": [seat for seat in range(table.players) if table.acted >> seat & 1],
        "scale": [CIVILIZATIONS[c] for c in table.scale],
        "guests": [GUEST_NAMES[g] for g, count in enumerate(table.guests) for _ in range(count)],
        "taken": [[GUEST_NAMES[guest], owner] for guest, owner in table.taken],
        "bag": [GUEST_NAMES[guest] for guest in table.bag],
        "pile": [CIVILIZATIONS[card] for card in table.pile],
        "discard": names(table.zone(DISCARD)),
        "aside_by": list(table.aside_by),
        "seats": [seat_position(table, seat) for seat in range(table.players)],
    }


def seat_position(table: Table, seat: int) -> Json:
    gain = table.gains[seat]
    return {
        "hand": names(table.zone(HAND + seat)),
        "aside": names(table.zone(ASIDE + seat)),
        "princes": princes_of(table, seat),
        "monuments": monuments_of(table, seat),
        "wonders": wonders_of(table, seat),
        "points": points_of(table, seat),
        "gain": None if gain is None else list(gain),
        "privileges": table.privileges[seat],
        "surprise": not table.surprised >> seat & 1,
    }


def princes_of(table: Table, seat: int) -> dict[str, list[Civilization]]:
    """The princes of a player by District, without empty ones."""
    found = {}
    for district, slug in enumerate(SLUGS):
        counts = [table.princes[COUNT * (5 * seat + c) + district] for c in range(5)]
        if any(counts):
            found[slug] = names(counts)
    return found


def monuments_of(table: Table, seat: int) -> dict[str, Civilization]:
    """The monuments that a player controls, by District."""
    return {
        slug: CIVILIZATIONS[civilization]
        for district, slug in enumerate(SLUGS)
        if table.controlled[seat] >> district & 1
        and (civilization := table.monument(district)) is not None
    }


def wonders_of(table: Table, seat: int) -> list[Island]:
    return [ISLANDS[island] for island, owner in enumerate(table.wonders) if owner == seat]


def points_of(table: Table, seat: int) -> dict[Source, int]:
    """A player's points by source."""
    return dict(zip(SOURCES, table.points[5 * seat : 5 * seat + 5], strict=True))
