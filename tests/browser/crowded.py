"""Tables with much on them, to see whether everything has its place."""

from __future__ import annotations

from random import Random
from typing import Any

import polis
from polis.uchronia.building import BUILDINGS
from polis.utopia.board import DISTRICTS, WATER
from polis.utopia.civilizations import CIVILIZATIONS
from whole_games import match_after, record_of

DRAWN = ("uchronia", "utopia")
SEED = 1  # of the whole games
MATERIALS = ("clay", "wood", "brick", "stone", "marble")
# completed and begun per seat: there are two of each Building, and five lie in the middle
CROWDED = {
    2: [(12, 6), (12, 6)],
    3: [(12, 6), (12, 6), (12, 6)],
    4: [(12, 6), (12, 6), (12, 6), (12, 6)],
    5: [(12, 6), (12, 6), (10, 3), (10, 3), (10, 3)],
}
RICH = {
    2: [(6, 2), (5, 3)],
    3: [(5, 2), (4, 4), (6, 1)],
    4: [(3, 1), (0, 3), (2, 6), (2, 0)],
    5: [(4, 2), (3, 2), (4, 1), (2, 3), (3, 0)],
}


def code(players: int, cities: list[tuple[int, int]], seed: int = 1) -> str:
    """A game that goes on from a table where each player has so many Buildings and sites."""
    rng = Random(seed)
    left = [building.slug for building in BUILDINGS] * 2
    seats: list[dict[str, Any]] = []
    for built, begun in cities:
        # first those with two left, so that enough different ones remain for the last player
        names = sorted(sorted(set(left)), key=lambda name: (-left.count(name), rng.random()))
        mine = names[: built + begun]
        for name in mine:
            left.remove(name)
        rng.shuffle(mine)
        seats.append(
            {
                "hand": [*MATERIALS, *MATERIALS, "clay", "stone"] if not seats else [*MATERIALS],
                "seen": ["clay", "stone", "marble"],
                "domain": [name for name in MATERIALS for _ in range(rng.randrange(3))],
                "stock": [name for name in MATERIALS for _ in range(rng.randrange(4))],
                "activities": ["clay", "marble"],
                "buildings": mine[:built],
                "sites": {name: [] for name in mine[built:]},
            }
        )
    start = {
        "polis": 1,
        "game": "uchronia",
        "players": players,
        "seed": seed,
        "round": 12,
        "forum": [name for name in MATERIALS for _ in range(2)],
        "seats": seats,
    }
    return polis.encode(polis.from_position(start).record())


def full_map(players: int, phase: str, seed: int = 1) -> str:
    """A game that goes on with every prince in the city and a monument wherever there is a base."""
    rng = Random(seed)
    open_to_all = [d.slug for d in DISTRICTS if players > 2 or d.island != WATER]
    free = rng.sample(open_to_all, len(open_to_all))
    princes = [{slug: [] for slug in open_to_all} for _ in range(players)]
    for mine in princes:
        for civilization in CIVILIZATIONS * 8:
            mine[rng.choice(open_to_all)].append(civilization)
    start = {
        "polis": 1,
        "game": "utopia",
        "players": players,
        "seed": seed,
        "round": 28,
        "phase": phase,
        "seats": [
            {
                "princes": {slug: few for slug, few in princes[seat].items() if few},
                "monuments": {
                    free.pop(): CIVILIZATIONS[(n + seat) % 5]
                    for n in range(min(7, len(open_to_all) // players))
                },
                "wonders": ["earth"] if seat == players - 1 else [],
                "points": {"prestige": 49 - 9 * seat},
                "hand": [*CIVILIZATIONS] * (1 if phase == "welcoming" else 2) if not seat else 5,
            }
            for seat in range(players)
        ],
    }
    return polis.encode(polis.from_position(start).record())


def tables(name: str, players: int) -> dict[str, str]:
    """Share codes of tables with much on them, by name."""
    if name == "uchronia":
        full = {"crowded": code(players, CROWDED[players]), "rich": code(players, RICH[players])}
    else:
        full = {kind: full_map(players, kind) for kind in ("development", "welcoming")}
    return {
        **full,
        "in the middle": moment(name, players, 0.5),
        "late": moment(name, players, 0.93),
    }


def game(name: str, players: int) -> dict[str, Any]:
    """A whole game of foxes; late in it real tables are crowded too."""
    return record_of(name, players, SEED)


def moment(name: str, players: int, share: float) -> str:
    """The last point before that share of the game at which the first player is asked."""
    match = match_after(name, players, SEED, int(len(game(name, players)["moves"]) * share))
    while match.seat != 0:
        match.undo()
    return polis.encode(match.record())
