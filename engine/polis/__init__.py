"""Polis: designer board games that play at once. The public API is documented in docs/engine.md.

>>> import polis
>>> match = polis.new("uchronia", players=2, seed=7)
>>> match.play(match.moves()[0])
>>> len(match.history)
1
"""

from importlib import import_module
from types import ModuleType

from polis.core.errors import BadLesson, BadPosition, BadPuzzle, BadRecord, IllegalMove
from polis.core.match import Match
from polis.core.record import from_position, new, replay
from polis.core.share import decode, encode
from polis.games import GAMES


def __getattr__(name: str) -> ModuleType:
    """`polis.bots` is loaded when it is first wanted: a page can ask for moves without it."""
    if name != "bots":
        raise AttributeError(f"module 'polis' has no attribute {name!r}")
    return import_module("polis.bots")


__all__ = [
    "GAMES",
    "BadLesson",
    "BadPosition",
    "BadPuzzle",
    "BadRecord",
    "IllegalMove",
    "Match",
    "decode",
    "encode",
    "from_position",
    "new",
    "replay",
]
