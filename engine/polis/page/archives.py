"""In a page every part of the engine is an archive of its own: finds modules in those that came."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

from polis.core.parts import load_part
from polis.games import GAMES


class Archives:
    """Finds what lies in the archives of parts: the packages around it look in their own only."""

    def __init__(self) -> None:
        self.paths: list[str] = []

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        folder = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [f"{archive}/{folder}" for archive in self.paths], target)


ARCHIVES = Archives()


def take(path: str) -> None:
    """The archive of a part has come: what is in it can be imported from now on."""
    if path in ARCHIVES.paths:
        return
    if ARCHIVES not in sys.meta_path:
        sys.meta_path.append(ARCHIVES)
    ARCHIVES.paths.append(path)


def import_part(part: str) -> None:
    """Imports a game or an expansion (`game-set`) before it is wanted; anything else can wait."""
    game, _, expansion = part.partition("-")
    if expansion:
        load_part(f"polis.{game}.sets.{expansion}.card_set", part)
    elif game in GAMES:
        GAMES[game]
