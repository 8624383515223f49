"""Learned weights, shipped as a data file beside the game that they belong to."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from polis.games import GAMES

FILE = "weights.json"


@cache
def learned(game: str) -> tuple[float, ...] | None:
    """The weights of a game's features in their order; None where nothing was learned yet."""
    path = files("polis") / game / FILE
    if not path.is_file():
        return None
    weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
    sense = GAMES[game].sense
    # a feature that is newer than the weights counts as the hand-written sense has it
    pairs = zip(sense.features, sense.start_weights(), strict=True)
    return tuple(float(weights.get(name, start)) for name, start in pairs)
