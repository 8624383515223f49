"""How a table of Innovation stands, for bots."""

from __future__ import annotations

from typing import Final

from polis.core.evaluation import Evaluation
from polis.innovation import (
    evaluation_features,
    evaluation_fine_features,
    hints,
    move_priors,
    rules,
)
from polis.innovation.table import Table


def turn_of(table: Table) -> object:
    # a turn counts as two, one for each action: the second is chosen once the first has been seen
    return (table.round, table.turn, table.actions, table.phase, table.over, *table.chosen)


EVALUATION: Final = Evaluation(
    rules=rules,
    plain=evaluation_features,
    fine=evaluation_fine_features,
    priors=move_priors,
    hints=hints,
    turn_of=turn_of,
    scale=9.0,
    exploration=0.5,
)
