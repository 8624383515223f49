"""The games there are, by name."""

from typing import Any, Final

from polis.core.game import Game
from polis.innovation.game import Innovation
from polis.uchronia.game import Uchronia
from polis.utopia.game import Utopia

GAMES: Final[dict[str, Game[Any]]] = {
    game.name: game for game in (Uchronia(), Utopia(), Innovation())
}
