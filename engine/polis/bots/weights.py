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
    return tuple(float(weights.get(name, 0.0)) for name in GAMES[game].sense.features)
