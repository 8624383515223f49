"""Small puzzles with known answers, for tests that tell a story."""

from typing import Any

import polis
from uchronia.scenes import cards, scene
from utopia import scenes as utopia

# 17 points in completed Buildings, none of which has a say in these stories
RICH = ["colossus", "palace", "square", "fountain", "capitol"]


def two_sites() -> polis.Match:
    """One Construction: the Colossus is worth five points, the Dock one."""
    return scene(
        {
            "hand": ["stone"],
            "stock": ["marble", "wood"],
            "sites": {"colossus": cards("2 marble"), "dock": []},
        },
        {"hand": 3},
    )


def last_turn() -> polis.Match:
    """Two points are missing and the turn is the last: only the Gate wins."""
    return scene(
        {
            "hand": ["stone"],
            "stock": ["stone", "wood"],
            "buildings": [*RICH, "market"],
            "sites": {"gate": ["stone"], "dock": []},
        },
        {"hand": 3},
        first=1,
        turn=0,
    )


def bridge_ahead() -> polis.Match:
    """The opponent's Bridge will take the Stone of the Gate, unless that is completed."""
    return scene(
        {"hand": ["stone"], "stock": ["stone"], "sites": {"gate": ["stone"]}},
        {"hand": ["brick", "clay"], "seen": ["brick", "clay"], "buildings": ["bridge"]},
    )


def two_districts() -> polis.Match:
    """One card for three princes to meet: the Wonder brings three points in Forge Street, two at
    the Cinder Dock."""
    return utopia.scene(
        {
            "hand": ["greek"],
            "princes": {"forge-street": ["greek", "greek"], "cinder-dock": ["greek"]},
            "wonders": ["fire"],
            "privileges": 0,
        },
        {"hand": 5},
    )


def last_to_act() -> polis.Match:
    """One point is missing, unless the Mayans change places with the Greeks."""
    return utopia.scene(
        {"hand": ["mayan"], "monuments": {"kiln-yard": "mayan"}, "points": 46, "privileges": 0},
        {"hand": 5, "monuments": {"forge-street": "greek"}, "points": 46},
        rank=[1, 0],
        turn=0,
    )


def fifth_prince() -> polis.Match:
    """Four civilizations stand in the Kiln Yard, the fifth across the bridge."""
    return utopia.scene(
        {
            "hand": ["chinese"],
            "princes": {
                "kiln-yard": ["mayan", "persian", "egyptian", "greek"],
                "gull-harbour": ["chinese"],
            },
            "privileges": 0,
        },
        {"hand": 5},
    )


def written(match: polis.Match, goal: str, best: int, *solution: str) -> dict[str, Any]:
    """A puzzle as it is written in a file."""
    return {
        "id": "u-000",
        "goal": goal,
        "grade": 1,
        "position": match.position(),
        "seat": match.seat,
        "best": best,
        "solution": list(solution),
    }


def colossus_puzzle() -> dict[str, Any]:
    return written(two_sites(), "points", 5, "command stone", "add marble to colossus")
