"""Utopia as a game of the shared core."""

from __future__ import annotations

from typing import Final

from polis.core.game import Game
from polis.utopia import balance, countable, knowledge, position, printed, rules, words
from polis.utopia.evaluation import EVALUATION
from polis.utopia.goals import UtopiaGoals
from polis.utopia.table import MOST_PLAYERS, Table

UTOPIA: Final[Game[Table]] = Game(
    name="utopia",
    title="Utopia",
    players=(2, MOST_PLAYERS),
    rules=rules,
    knowledge=knowledge,
    words=words,
    printed=printed,
    position=position,
    countable=countable,
    balance=balance,
    evaluation=EVALUATION,
    goals=UtopiaGoals(),
)
