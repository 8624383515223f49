"""Innovation as a game of the shared core."""

from __future__ import annotations

from typing import Final

from polis.core.game import Game
from polis.innovation import balance, countable, knowledge, position, printed, rules, words
from polis.innovation.evaluation import EVALUATION
from polis.innovation.sets import EXPANSIONS
from polis.innovation.table import Table
from polis.innovation.zones import MOST_PLAYERS

INNOVATION: Final[Game[Table]] = Game(
    name="innovation",
    title="Innovation",
    editions=(1, 2),
    sets_since=2,
    players=(2, MOST_PLAYERS),
    options={"parley": False, **dict.fromkeys(EXPANSIONS, False)},
    unit="achievements",
    brought=[f"sets.{name}" for name in EXPANSIONS],
    rules=rules,
    knowledge=knowledge,
    words=words,
    printed=printed,
    position=position,
    countable=countable,
    balance=balance,
    evaluation=EVALUATION,
)
