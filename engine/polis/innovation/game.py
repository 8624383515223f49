"""Innovation as a game of the shared core."""

from __future__ import annotations

from typing import Final

from polis.core.game import Game
from polis.innovation import balance, countable, knowledge, position, printed, rules, words
from polis.innovation.evaluation import EVALUATION
from polis.innovation.table import MOST_PLAYERS, Table

INNOVATION: Final[Game[Table]] = Game(
    name="innovation",
    title="Innovation",
    code=3,
    players=(2, MOST_PLAYERS),
    options={"parley": False},
    unit="achievements",
    rules=rules,
    knowledge=knowledge,
    words=words,
    printed=printed,
    position=position,
    countable=countable,
    balance=balance,
    evaluation=EVALUATION,
)
