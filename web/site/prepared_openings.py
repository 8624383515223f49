"""Openings of many games, so that the page paints a first table before Python is there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any, TypedDict

from polis.core.errors import BadRecord
from polis.core.game import Game
from polis.core.record import new
from polis.games import GAMES
from polis.page.openings import openings

SEEDS = range(1, 201)
IN_A_FILE = 50  # openings: a page paints only one of them
DAILY_SIZE = 3  # players of the game of the day


class Prepared(TypedDict):
    """The openings of many seeds, and the tables they are for."""

    name: str  # of its files, before their first seed
    game: str
    players: int
    options: list[str]  # those that are on
    daily: bool  # whether the seeds are games of a day
    seeds: list[list[int]]  # the first and last of each file


def prepared_openings(out: Path, today: date) -> list[Prepared]:
    """Writes them all; what there is for which tables."""
    (out / "openings").mkdir()
    days = [daily_seed(today + timedelta(days=n)) for n in range(-1, 366)]
    made = []
    for name, game in GAMES.items():
        low, high = game.players
        # the page takes the first that fits
        made.append(prepared(out, f"{name}-daily", name, DAILY_SIZE, days=days))
        for players in range(low, high + 1):
            made.append(prepared(out, f"{name}-{players}", name, players))
        for option, sizes in option_sizes(game).items():
            for players in sizes:
                made.append(prepared(out, f"{name}-{players}-{option}", name, players, [option]))
    return made


def prepared(
    out: Path,
    name: str,
    game: str,
    players: int,
    options: Sequence[str] = (),
    days: Sequence[int] = (),
) -> Prepared:
    files = [*batched(days or SEEDS)]
    for seeds in files:
        table = openings(game, players, seeds, **dict.fromkeys(options, True))
        path = out / "openings" / f"{name}-{seeds[0]}.json"
        path.write_text(json.dumps(table, separators=(",", ":")), "utf-8")
    return {
        "name": name,
        "game": game,
        "players": players,
        "options": list(options),
        "daily": bool(days),
        "seeds": [[seeds[0], seeds[-1]] for seeds in files],
    }


def batched(seeds: Sequence[int]) -> Iterator[Sequence[int]]:
    """The seeds of each file."""
    for at in range(0, len(seeds), IN_A_FILE):
        yield seeds[at : at + IN_A_FILE]


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
