"""How a table of Uchronia stands, for bots."""

from __future__ import annotations

from typing import Final

from polis.core.evaluation import Evaluation
from polis.uchronia import evaluation_features, evaluation_fine_features, hints, move_priors, rules
from polis.uchronia.table import Table


def turn_of(table: Table) -> object:
    return (table.round, table.turn, table.setup, table.over)


EVALUATION: Final = Evaluation(
    rules=rules,
    plain=evaluation_features,
    fine=evaluation_fine_features,
    priors=move_priors,
    hints=hints,
    turn_of=turn_of,
    scale=3.5,
)
