"""Whole games that foxes have played, kept as records, for tests that begin within one.

`python3 build.py records` plays them anew after a change of rules that is meant.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import polis

RECORDS = Path(__file__).parent / "records"
# the seeds of each game at each size of table; all of them are played and kept
SEEDS = {
    ("uchronia", 2): (1, 3, 4, 5, 6, 7, 9, 10, 11, 15, 16, 21, 31),
    ("uchronia", 3): (1, 4, 5, 7, 8, 12, 14),
    ("uchronia", 4): (1, 32),
    ("uchronia", 5): (1,),
    ("utopia", 2): (1,),
    ("utopia", 3): (1, 33),
    ("utopia", 4): (1,),
    ("utopia", 5): (1,),
    ("innovation", 2): (3,),
    ("innovation", 5): (3,),
}
KEPT = [(game, players, seed) for (game, players), seeds in SEEDS.items() for seed in seeds]


def file_of(game: str, players: int, seed: int) -> Path:
    return RECORDS / f"{game}-{players}-{seed}.json"


def record_of(game: str, players: int, seed: int) -> dict[str, Any]:
    """The record of a whole game."""
    file = file_of(game, players, seed)
    if not file.exists():
        raise LookupError(
            f"{file.name} is not among the records: add it to SEEDS in tests/whole_games.py"
            " and run `python3 build.py records`"
        )
    record: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return record


def match_after(game: str, players: int, seed: int, moves: int | None = None) -> polis.Match:
    """A game as it stood after so many moves, or at its end."""
    record = record_of(game, players, seed)
    try:
        return polis.replay({**record, "moves": record["moves"][:moves]})
    except polis.BadRecord as fault:
        raise LookupError(
            f"{file_of(game, players, seed).name} does not fit the rules any more ({fault}):"
            " if that is meant, run `python3 build.py records`"
        ) from fault


def played_anew(game: str, players: int, seed: int) -> polis.Match:
    """A whole game by foxes that look at one world each, which is quick."""
    match = polis.new(game, players=players, seed=seed)
    fox, rng = polis.bots.get("fox"), Random(seed)
    while match.seat is not None:
        match.play(fox.choose(match, match.seat, rng, 1).move)
    return match


def write_all() -> None:
    """Plays and keeps what is listed; what is not listed any more goes."""
    RECORDS.mkdir(exist_ok=True)
    for game in KEPT:
        text = json.dumps(played_anew(*game).record(), separators=(",", ":"))
        file_of(*game).write_text(text + "\n", "utf-8")
    for file in {*RECORDS.iterdir()} - {file_of(*game) for game in KEPT}:
        file.unlink()
