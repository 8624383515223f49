"""What counts in a position of Uchronia, as numbers, for both evaluations."""

from __future__ import annotations

from typing import Final

from polis.uchronia.activities import activity_limit
from polis.uchronia.building import BUILDINGS, MATERIAL_OF
from polis.uchronia.materials import COST
from polis.uchronia.table import ACTIVITIES, DOMAIN, HAND, STOCK, THRESHOLDS, Table

# Effects that are worth more or less than most, in points.
EFFECTS: Final = {
    "carpenters-yard": 1.2,
    "storeroom": 1.0,
    "rampart": 0.9,
    "bridge": 0.8,
    "hippodrome": 0.8,
    "aqueduct": 0.6,
    "road": 0.6,
    "triumphal-arch": 0.6,
    "palace": 0.5,
    "gate": 0.0,
    "warehouse": 0.0,
    "arcade": 0.0,
    "square": 0.0,
    "amphitheatre": 0.0,
    "foundry": 0.0,
    "school": 0.0,
}

# Each feature with the weight that the hand-written evaluation gives it, in points.
hand_written: Final[dict[str, float]] = {
    "points": 0.7,
    "points late": 1.0,  # points count for more when the end is near
    "activities": 1.1,
    "free places": 0.4,
    "buildings": 0.6,
    "stock": 0.6,
    "stock beyond four": 0.25,
    "resources built in": 0.9,
    "sites": 0.5,
    "stock for sites": 0.3,
    "hand": 0.1,
    "hand beyond five": 0.0,
    "kinds in hand": 0.1,
    "monopolies": 0.3,
    "bare domain": 0.0,
    "to move": 0.4,
    # Construction Activities decide games; Production is missed least
    "clay activity": -0.3,
    "wood activity": 0.0,
    "brick activity": 0.0,
    "stone activity": 2.0,
    "marble activity": -0.2,
    **{f"has {building.slug}": EFFECTS.get(building.slug, 0.3) for building in BUILDINGS},
}
FEATURES: Final = tuple(hand_written)
FIRST_BUILDING: Final = FEATURES.index(f"has {BUILDINGS[0].slug}")


def measure(table: Table) -> list[list[float]]:
    """For each seat its features."""
    scores = [table.score(seat) for seat in range(table.players)]
    gone = progress(table, scores)
    return [measure_seat(table, seat, scores[seat], gone) for seat in range(table.players)]


def progress(table: Table, scores: list[int]) -> float:
    """How far the game has gone, from 0 to 1."""
    return min(max(scores) / THRESHOLDS[table.players], 1.0)


def measure_seat(table: Table, me: int, score: int, progress: float) -> list[float]:
    cells = table.cells
    first = 5 * (ACTIVITIES + me)
    activities = cells[first : first + 5]
    count = sum(activities)
    stock = cells[5 * (STOCK + me) : 5 * (STOCK + me) + 5]
    stocked = sum(stock)
    hand = sum(cells[5 * (HAND + me) : 5 * (HAND + me) + 5])
    built_in, fitting = site_progress(table, me, stock)
    free = activity_limit(table, me) - count
    found = [
        float(score),
        score * progress,
        float(count),
        float(free if free < 3 else 3),
        float(len(table.built[me])),
        float(stocked if stocked < 4 else 4),
        float(min(stocked - 4, 6) if stocked > 4 else 0),
        float(built_in),
        float(min(len(table.sites[me]), 4)),
        float(fitting),
        float(hand if hand < 5 else 5),
        float(min(hand - 5, 4) if hand > 5 else 0),
        float(table.present[HAND + me].bit_count()),
        float(table.monopolies.count(me)),
        0.0 if table.present[DOMAIN + me] else 1.0,
        1.0 if table.turn == me else 0.0,
        *map(float, activities),
        *NO_BUILDINGS,
    ]
    active = table.active[me]
    while active:
        lowest = active & -active
        found[FIRST_BUILDING + lowest.bit_length() - 1] = 1.0
        active ^= lowest
    return found


NO_BUILDINGS: Final = (0.0,) * len(BUILDINGS)


def site_progress(table: Table, me: int, stock: list[int]) -> tuple[int, int]:
    """How many Resources lie on the sites, and how many cards of the Stock could be added."""
    built_in = 0
    wanted = [0] * 5
    for site, resources in table.sites[me].items():
        held = sum(resources)
        built_in += held
        material = MATERIAL_OF[site]
        wanted[material] += COST[material] - held
    fitting = 0
    for have, want in zip(stock, wanted, strict=True):
        fitting += have if have < want else want
    return built_in, fitting
