"""The rules of Innovation, as a match asks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polis.core.ask import Rule
from polis.core.reading import Fields
from polis.innovation import setup
from polis.innovation.counting import achievements
from polis.innovation.counting import achievements_by_source as points
from polis.innovation.ending import winners
from polis.innovation.parley import check_parley
from polis.innovation.table import SETTING_UP, Table
from polis.innovation.turn import act


def check_options(options: Fields, players: int) -> None:
    check_parley(options, players)


def deal(players: int, seed: int, options: Mapping[str, Any], edition: int) -> Table:
    return setup.deal(players, seed, options, edition)


def action(table: Table) -> Rule | None:
    if table.over:
        return None
    return setup.choose_first(table) if table.phase == SETTING_UP else act(table)


def scores(table: Table) -> tuple[int, ...]:
    return tuple([achievements(table, seat) for seat in range(table.players)])


def goal(table: Table) -> int:
    return table.goal


def round(table: Table) -> int | None:
    return None if table.phase == SETTING_UP else table.round
