"""The games there are, by name."""

from typing import Any, Final

from polis.core.game import Game
from polis.innovation.game import INNOVATION
from polis.uchronia.game import UCHRONIA
from polis.utopia.game import UTOPIA

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (UCHRONIA, UTOPIA, INNOVATION)}
