"""Openings of many games, so that the page paints a first table before Python is there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any, TypedDict

from polis.core.errors import BadRecord
from polis.core.game import Game
from polis.core.record import new
from polis.games import GAMES
from polis.page.openings import openings

SEEDS = range(1, 201)
DAILY_SIZE = 3  # players of the game of the day


class Prepared(TypedDict):
    """A file with the openings of many seeds, and the tables it is for."""

    file: str
    game: str
    players: int
    options: list[str]  # those that are on
    days: list[int] | None  # the first and last seed that are games of a day


def prepared_openings(out: Path, today: date) -> list[Prepared]:
    """Writes them all; what there is for which tables."""
    (out / "openings").mkdir()
    daily = [daily_seed(today + timedelta(days=n)) for n in range(-1, 366)]
    made = []
    for name, game in GAMES.items():
        low, high = game.players
        # the page takes the first that fits
        made.append(prepared(out, f"{name}-daily", name, DAILY_SIZE, daily, days=True))
        for players in range(low, high + 1):
            made.append(prepared(out, f"{name}-{players}", name, players, list(SEEDS)))
        for option, sizes in option_sizes(game).items():
            for players in sizes:
                file = f"{name}-{players}-{option}"
                made.append(prepared(out, file, name, players, list(SEEDS), [option]))
    return made


def prepared(
    out: Path,
    file: str,
    game: str,
    players: int,
    seeds: list[int],
    options: Sequence[str] = (),
    days: bool = False,
) -> Prepared:
    path = f"openings/{file}.json"
    table = openings(game, players, seeds, **dict.fromkeys(options, True))
    (out / path).write_text(json.dumps(table, separators=(",", ":")), "utf-8")
    return {
        "file": path,
        "game": game,
        "players": players,
        "options": list(options),
        "days": [seeds[0], seeds[-1]] if days else None,
    }


def daily_seed(day: date) -> int:
    """The game of a day, as `web/page/daily_seed.js` has it."""
    return day.year * 10_000 + day.month * 100 + day.day


def option_sizes(game: Game[Any]) -> dict[str, list[int]]:
    """For each option of a game that is off or on, the table sizes it is for."""
    low, high = game.players
    return {
        name: [players for players in range(low, high + 1) if takes(game.name, players, name)]
        for name, default in game.options.items()
        if default is False
    }


def takes(game: str, players: int, option: str) -> bool:
    try:
        new(game, players, **{option: True})
    except BadRecord:
        return False
    return True
