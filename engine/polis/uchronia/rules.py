"""The rules of Uchronia, as a match asks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polis.core.ask import Rule
from polis.core.rules import any_options as check_options
from polis.uchronia import setup
from polis.uchronia.ending import winners
from polis.uchronia.shapes import PointSource
from polis.uchronia.table import THRESHOLDS, Table
from polis.uchronia.turn import turn


def deal(players: int, seed: int, options: Mapping[str, Any], edition: int) -> Table:
    return setup.deal(players, seed)


def action(table: Table) -> Rule | None:
    if table.over:
        return None
    return setup.put_into_forum(table) if table.setup else turn(table)


def scores(table: Table) -> tuple[int, ...]:
    return tuple([table.score(seat) for seat in range(table.players)])


def points(table: Table, seat: int) -> dict[PointSource, int]:
    return table.points(seat)


def goal(table: Table) -> int:
    return THRESHOLDS[table.players]


def round(table: Table) -> int | None:
    return None if table.setup else table.round
