"""Learned weights, shipped as a data file beside the game that they belong to."""

from __future__ import annotations

import json
from functools import cache
from pkgutil import get_data

from polis.games import GAMES

FILE = "weights.json"


@cache
def learned(game: str) -> tuple[float, ...] | None:
    """The weights of a game's features in their order; None where nothing was learned yet."""
    try:
        document = get_data(f"polis.{game}", FILE)
    except OSError:
        return None
    weights = json.loads(document or b"")["weights"]
    evaluation = GAMES[game].evaluation
    # a feature that is newer than the weights has the weight of the hand-written evaluation
    pairs = zip(evaluation.features, evaluation.start_weights(), strict=True)
    return tuple(float(weights.get(name, start)) for name, start in pairs)
