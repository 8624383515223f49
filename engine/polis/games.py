"""The games there are, by name. Each is imported when it is first wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from polis.core.game import Game
from polis.core.parts import load_part


class Games(Mapping[str, Game[Any]]):
    """Games whose names are known before they are there; `MissingPart` tells of one that is not."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        game = self.loaded.get(name)
        if game is None:
            game = self.loaded[name] = self.load(name)
        return game

    def load(self, name: str) -> Game[Any]:
        """A game is in capitals what its folder is called."""
        if name not in self.names:
            raise KeyError(name)
        game: Game[Any] = getattr(load_part(f"polis.{name}.game", name), name.upper())
        return game

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


# each with a byte of its share codes, which never changes
CODES: Final = {"uchronia": 1, "utopia": 2, "innovation": 3}
GAMES: Final = Games(tuple(CODES))
