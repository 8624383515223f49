"""The games there are, by name."""

from typing import Any, Final

from polis.core.game import Game
from polis.uchronia.game import Uchronia

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (Uchronia(),)}
