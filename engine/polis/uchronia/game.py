"""Uchronia as a game of the shared core."""

from __future__ import annotations

from typing import Final

from polis.core.game import Game
from polis.uchronia import balance, countable, knowledge, position, printed, rules, words
from polis.uchronia.evaluation import EVALUATION
from polis.uchronia.goals import UchroniaGoals
from polis.uchronia.table import MOST_PLAYERS, Table

UCHRONIA: Final[Game[Table]] = Game(
    name="uchronia",
    title="Uchronia",
    players=(2, MOST_PLAYERS),
    rules=rules,
    knowledge=knowledge,
    words=words,
    printed=printed,
    position=position,
    countable=countable,
    balance=balance,
    evaluation=EVALUATION,
    goals=UchroniaGoals(),
)
