"""How a table of Utopia stands, for bots."""

from __future__ import annotations

from typing import Final

from polis.core.evaluation import Evaluation
from polis.utopia import evaluation_features, evaluation_fine_features, hints, move_priors, rules
from polis.utopia.table import Table


def turn_of(table: Table) -> object:
    return (table.round, table.phase, table.lap, table.turn, table.over)


EVALUATION: Final = Evaluation(
    rules=rules,
    plain=evaluation_features,
    fine=evaluation_fine_features,
    priors=move_priors,
    hints=hints,
    turn_of=turn_of,
    scale=8.0,
    exploration=0.15,
    horizon=2,
)
