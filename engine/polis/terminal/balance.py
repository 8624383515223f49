"""`python -m polis balance`: which cards win games, when bots of one level play each other."""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from polis import bots
from polis.bots.bot import Budget
from polis.bots.contest import play_out
from polis.bots.statistics import Z, wilson
from polis.core.record import new
from polis.games import GAMES
from polis.terminal.numbers import count, counts
from polis.terminal.plot import Bar, intervals
from polis.terminal.progress import progress


class Owner(NamedTuple):
    """One seat at the end of a game: what it had, and its share of the victory."""

    players: int
    first: bool
    rounds: int
    begun: tuple[str, ...]
    completed: tuple[str, ...]
    won: float


class Line(NamedTuple):
    """A card: how often it was begun and completed per game, and what it did for its owners."""

    group: str
    name: str
    begun: float
    completed: float
    owners: int
    edge: float  # owners' win rate above the group's average, in units of an even share
    low: float
    high: float


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("game", choices=games)
    parser.add_argument("--games", type=count, default=2000)
    parser.add_argument("--level", choices=bots.LEVELS, default="fox")
    parser.add_argument("--budget", type=count, help="simulations (fox: worlds) a decision")
    parser.add_argument("--players", type=counts, default=[2, 3, 4, 5], help="table sizes in turn")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=count, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="an SVG plot to write")


def self_play(
    game: str, level: str, budget: Budget | None, sizes: Sequence[int], seed: int
) -> list[Owner]:
    """One game of a level against itself."""
    players = sizes[seed % len(sizes)]
    match = new(game, players, seed)
    seats = [bots.get(level) for _ in range(players)]
    rng = Random(seed)
    play_out(match, lambda match, seat: seats[seat].choose(match, seat, rng, budget).move)
    view = match.view(None)
    share = 1 / len(match.winners)
    found = []
    for seat in range(players):
        begun, completed = map(tuple, GAMES[game].balance.gathered(view, seat))
        won = share if seat in match.winners else 0.0
        first = seat == view["first"]
        found.append(Owner(players, first, view["round"], begun, completed, won))
    return found


def run(arguments: argparse.Namespace) -> int:
    play = partial(self_play, arguments.game, arguments.level, arguments.budget, arguments.players)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    owners: list[Owner] = []
    games = 0
    try:
        with ProcessPoolExecutor(arguments.processes) as executor:
            for found in executor.map(play, seeds, chunksize=2):
                owners += found
                games += 1
                progress(games, arguments.games)
    except KeyboardInterrupt:
        print()
    if owners:
        groups = GAMES[arguments.game].balance.card_groups()
        lines = card_lines(owners, groups, games)
        print("\n".join([*tables_lines(owners), "", *written(lines)]))
        if arguments.out:
            bars = [Bar(f"{c.name} ({c.group})", c.edge, c.low, c.high) for c in lines]
            title = f"Edge of the owner of a completed card, {arguments.level}, {games} games"
            arguments.out.write_text(intervals(title, "", bars, 0.0, digits=2), encoding="utf-8")
    return 0


def tables_lines(owners: Sequence[Owner]) -> list[str]:
    """First-player advantage and length by table size, as a Markdown table."""
    lines = [
        "| players | games | first player wins | even share | rounds |",
        "|---|---|---|---|---|",
    ]
    for players in sorted({owner.players for owner in owners}):
        firsts = [o for o in owners if o.players == players and o.first]
        rate = sum(o.won for o in firsts) / len(firsts)
        low, high = wilson(rate, len(firsts))
        rounds = sorted(o.rounds for o in firsts)
        share = f"{100 * rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        spread = f"{rounds[len(rounds) // 10]} to {rounds[9 * len(rounds) // 10]}"
        length = f"{mean(rounds):.1f} (most {spread})"
        lines.append(f"| {players} | {len(firsts)} | {share} | {100 / players:.1f} % | {length} |")
    return lines


def card_lines(owners: Sequence[Owner], groups: dict[str, str], games: int) -> list[Line]:
    """For each card its line, strongest first within its group."""
    begun: dict[str, int] = defaultdict(int)
    worth: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for owner in owners:
        for name in owner.begun:
            begun[name] += 1
        for name in owner.completed:
            # an even share is 1 at every table size
            worth[name].append((owner.players, owner.won * owner.players))
    # compared at the same table size: cards are not completed equally often at each
    in_group: dict[tuple[str, int], list[float]] = defaultdict(list)
    for name, group in groups.items():
        for players, value in worth[name]:
            in_group[group, players].append(value)
    lines = []
    for name, group in groups.items():
        edges = [value - mean(in_group[group, players]) for players, value in worth[name]]
        edge = mean(edges)
        # a few owners with the same result prove little: the spread counts as one share at least
        half = Z * max(deviation(edges), 1.0) / sqrt(len(edges)) if edges else 1.0
        lines.append(
            Line(
                group,
                name,
                begun[name] / games,
                len(edges) / games,
                len(edges),
                edge,
                edge - half,
                edge + half,
            )
        )
    order = list(dict.fromkeys(groups.values()))
    return sorted(lines, key=lambda line: (order.index(line.group), -line.edge))


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def deviation(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def written(lines: Sequence[Line]) -> list[str]:
    """The lines as a Markdown table."""
    rows = [
        "| group | card | begun a game | completed a game | edge of its owner |",
        "|---|---|---|---|---|",
    ]
    return rows + [
        f"| {c.group} | {c.name} | {c.begun:.2f} | {c.completed:.2f} "
        f"| {c.edge:+.2f} ({c.low:+.2f} to {c.high:+.2f}) |"
        for c in lines
    ]
