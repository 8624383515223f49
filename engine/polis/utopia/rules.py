"""The rules of Utopia, as a match asks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polis.core.ask import Rule
from polis.core.rules import any_options as check_options
from polis.utopia import setup
from polis.utopia.development import develop
from polis.utopia.discarding import give_up
from polis.utopia.ending import winners
from polis.utopia.position_writing import points_of as points
from polis.utopia.table import DISCARDING, GOAL, WELCOMING, Table
from polis.utopia.welcoming import welcome


def deal(players: int, seed: int, options: Mapping[str, Any], edition: int) -> Table:
    return setup.deal(players, seed)


def action(table: Table) -> Rule | None:
    if table.over:
        return None
    if table.phase == WELCOMING:
        return welcome(table)
    return give_up(table) if table.phase == DISCARDING else develop(table)


def scores(table: Table) -> tuple[int, ...]:
    return tuple(table.scores)


def goal(table: Table) -> int:
    return GOAL


def round(table: Table) -> int | None:
    return table.round
