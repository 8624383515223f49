"""`python -m polis arena`: bots against each other, with figures that say how sure they are."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from polis import bots
from polis.bots.arena import Result, Task, complete_seeds, play_all, tasks
from polis.bots.bot import Budget
from polis.bots.statistics import rates, reached
from polis.core.catalogue import catalogue
from polis.core.reading import Json
from polis.games import GAMES
from polis.terminal.numbers import count
from polis.terminal.plot import Bar, intervals
from polis.terminal.progress import progress

SAVE_EVERY = 3.0


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("game", choices=games)
    parser.add_argument("--seats", required=True, type=levels, help="e.g. oracle,owl,fox")
    parser.add_argument("--games", type=count, default=400)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--budget",
        action="append",
        type=budget,
        default=[],
        metavar="LEVEL=N",
        help="simulations (200) or seconds (0.5) a decision; may be given for each level",
    )
    parser.add_argument("--goal", type=float, help="stop when the first level surely reaches this")
    parser.add_argument("--fewest", type=int, default=40, help="with --goal: games at least")
    parser.add_argument("--out", type=Path, help="JSON to write (and go on from); a plot beside it")
    parser.add_argument("--processes", type=count, default=os.cpu_count() or 1)
    parser.add_argument("--dask", metavar="ADDRESS", help="play on this Dask cluster")


@contextmanager
def executor_of(arguments: argparse.Namespace) -> Iterator[Executor]:
    """Processes on this machine, or a Dask cluster that has this package installed."""
    if arguments.dask:
        from distributed import Client

        with Client(arguments.dask) as client:
            yield client.get_executor()
    else:
        with ProcessPoolExecutor(arguments.processes) as executor:
            yield executor


def budget(text: str) -> tuple[str, Budget]:
    """`owl=200` is simulations, `owl=0.5` is seconds."""
    level, _, number = text.partition("=")
    given: Budget = float(number) if "." in number else int(number)
    if level not in bots.LEVELS or not given > 0:
        raise ValueError(text)
    return level, given


def levels(text: str) -> list[str]:
    found = text.split(",")
    for level in found:
        bots.get(level)
    return found


def run(arguments: argparse.Namespace) -> int:
    seats: list[str] = arguments.seats
    budgets = dict(arguments.budget)
    least, most = GAMES[arguments.game].players
    if not least <= len(seats) <= most or not {*budgets} <= {*seats}:
        print(catalogue(arguments.lang).word("bad-unknown-name", path="--seats", name=seats))
        return 2
    head = {"game": arguments.game, "levels": seats, "budgets": budgets}
    results = resume(arguments.out, head)
    save(arguments.out, head, results)
    played = {(result.seed, result.order) for result in results}
    seeds = range(arguments.seed, arguments.seed + -(-arguments.games // len(seats)))
    work = [
        task
        for task in tasks(arguments.game, seats, budgets, seeds)
        if (task.seed, task.order) not in played
    ]
    try:
        if work and not goal_met(results, arguments):
            with executor_of(arguments) as executor:
                compete(work, executor, results, arguments, head)
    except KeyboardInterrupt:
        print()
    finally:
        save(arguments.out, head, results)
    print("\n".join(table(results, seats)))
    return 0


def goal_met(results: Sequence[Result], arguments: argparse.Namespace) -> bool:
    fair = complete_seeds(results)
    if arguments.goal is None or not fair:
        return False
    first = rates(fair, arguments.seats)[arguments.seats[0]]
    return reached(first, arguments.goal, arguments.fewest)


def compete(
    work: list[Task],
    executor: Executor,
    results: list[Result],
    arguments: argparse.Namespace,
    head: Json,
) -> None:
    """Plays the games that are left, saving now and then, until all are played or the goal met."""
    total = len(results) + len(work)
    saved = time.monotonic()
    for result in play_all(work, executor, 2 * arguments.processes):
        results.append(result)
        progress(len(results), total)
        if time.monotonic() - saved > SAVE_EVERY:
            save(arguments.out, head, results)
            saved = time.monotonic()
        if goal_met(results, arguments):
            executor.shutdown(wait=False, cancel_futures=True)
            return


def resume(out: Path | None, head: Json) -> list[Result]:
    """The games that were played before with the same settings."""
    if out is None or not out.exists():
        return []
    document = json.loads(out.read_text(encoding="utf-8"))
    if {key: document.get(key) for key in head} != json.loads(json.dumps(head)):
        raise SystemExit(f"{out} holds another match")
    return [Result.read(result) for result in document["results"]]


def save(out: Path | None, head: Json, results: Sequence[Result]) -> None:
    """Writes all games, the summary of the whole seeds, and a plot beside them."""
    if out is None:
        return
    fair = complete_seeds(results)
    found = rates(fair, head["levels"]) if fair else {}
    summary = {
        level: {
            **rate._asdict(),
            "elo": rate.elo(rate.rate),
            "elo_low": rate.elo(rate.low),
            "elo_high": rate.elo(rate.high),
        }
        for level, rate in found.items()
    }
    document = {**head, "summary": summary, "results": [r._asdict() for r in results]}
    fresh = out.with_name(out.name + ".new")
    fresh.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    fresh.replace(out)
    bars = [Bar(name, 100 * r.rate, 100 * r.low, 100 * r.high) for name, r in found.items()]
    title = f"{head['game']}: {', '.join(head['levels'])}; {len(fair)} games"
    plot = intervals(title, " %", bars, 100 / len(head["levels"]))
    out.with_name(out.name + ".svg").write_text(plot, encoding="utf-8")


def table(results: Sequence[Result], seats: Sequence[str]) -> list[str]:
    fair = complete_seeds(results)
    if not fair:
        return [f"{len(results)} games, no seed with all its rotations yet"]
    rounds = sum(r.rounds for r in fair) / len(fair)
    lines = [f"{len(fair)} games, {rounds:.1f} rounds; left out: {len(results) - len(fair)}"]
    for level, r in rates(fair, seats).items():
        elo = f"{r.elo(r.rate):+.0f} ({r.elo(r.low):+.0f} to {r.elo(r.high):+.0f})"
        share = f"{100 * r.rate:.1f} % ({100 * r.low:.1f} to {100 * r.high:.1f})"
        lines.append(f"{level:<8} {share:<28} Elo {elo}")
    return lines
