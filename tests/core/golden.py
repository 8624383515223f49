"""A whole game per table size as text: read one to learn the game, compare to see what changed.

`python3 build.py golden` writes them anew after a change of rules that is meant. Those of an
edition whose games were given away must not change with it. `share_codes.json` beside them is never
made anew: see `test_kept_codes.py`.
"""

from pathlib import Path
from random import Random
from typing import Any

import polis
from polis.terminal.show import story

GOLDEN = Path(__file__).parents[1] / "golden"
# by name of the files the seeds whose random games are short to read
SEEDS = {
    "uchronia": {2: 30, 3: 106, 4: 117, 5: 91},
    "utopia": {2: 83, 3: 143, 4: 249, 5: 221},
    "innovation": {2: 82, 3: 48, 4: 97, 5: 36},
    "innovation-cities": {2: 121, 3: 173, 4: 221, 5: 27},
}
# what their records say besides, if they are not of a game's first edition without options
MORE: dict[str, dict[str, Any]] = {
    "innovation-cities": {"game": "innovation", "edition": 2, "options": {"cities": True}},
}
TABLES = [(name, players) for name, sizes in SEEDS.items() for players in sizes]


def head(name: str, players: int) -> dict[str, Any]:
    """The record of a golden game before its moves."""
    seeded = {"polis": 1, "game": name, "players": players, "seed": SEEDS[name][players]}
    return {**seeded, **MORE.get(name, {}), "moves": []}


def played(name: str, players: int) -> polis.Match:
    """Random moves; the same seed gives the same game."""
    match = polis.replay(head(name, players))
    rng = Random(SEEDS[name][players])
    while not match.over:
        match.play(rng.choice(match.moves()))
    return match


def golden_text(name: str, players: int) -> str:
    return "\n".join(story(played(name, players), "en")) + "\n"


def write_all() -> None:
    for name, players in TABLES:
        file = GOLDEN / f"{name}-{players}.txt"
        file.write_text(golden_text(name, players), encoding="utf-8")
