"""Parts of the engine that may come later: a game, an expansion, lessons and puzzles.

A terminal has all of them. A page loads only what it plays, so a part may not be at hand; whoever
wants it then is told which one is missing, and may ask again once it has come.
"""

from importlib import import_module
from types import ModuleType

LEARNING = "learning"


class MissingPart(Exception):
    """A part of the engine is not at hand; nothing has changed."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


def load_part(module: str, part: str) -> ModuleType:
    """A module of a part; what a module that is there does not find is a fault as ever."""
    try:
        return import_module(module)
    except ModuleNotFoundError as fault:
        # the module itself, or a package around it
        if not f"{module}.".startswith(f"{fault.name}."):
            raise
        raise MissingPart(part) from None
