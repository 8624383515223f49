"""Opponents: four levels for every game, weakest first."""

from polis.bots.bot import Bot, Budget, Progress
from polis.bots.choice import Choice
from polis.bots.fox import Fox
from polis.bots.guard import GuardedMatch, NotGranted
from polis.bots.mouse import Mouse
from polis.bots.searchers import Oracle, Owl
from polis.core.errors import BadRecord
from polis.core.reading import Reader

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Mouse, Fox, Owl, Oracle)}
LEVELS = tuple(_BOTS)


def get(name: str) -> Bot:
    """A new bot of a level, for one seat of one match."""
    return _BOTS[Reader(name, BadRecord, "level").one_of(_BOTS)]()


__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "GuardedMatch",
    "NotGranted",
    "Progress",
    "get",
]
