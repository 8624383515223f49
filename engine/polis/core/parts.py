"""Parts of the engine that may come later: a game, an expansion.

A terminal has all of them. A page loads only what it plays, so a part may not be at hand; whoever
wants it then is told which one is missing, and may ask again once it has come.
"""

from importlib import import_module
from types import ModuleType


class MissingPart(Exception):
    """A part of the engine is not at hand; nothing has changed."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


def load_part(module: str, part: str) -> ModuleType:
    """A module of a part; what is wrong inside a part that is there stays the fault it is."""
    try:
        return import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name != package_of(part):
            raise
        raise MissingPart(part) from None


def package_of(part: str) -> str:
    """The package that a part consists of: a game's, or that of a set of cards (`game-set`)."""
    game, _, expansion = part.partition("-")
    return f"polis.{game}.sets.{expansion}" if expansion else f"polis.{game}"
