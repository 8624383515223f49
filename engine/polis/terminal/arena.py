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
from polis.bots.arena import Result, Task, play_all, tasks
from polis.bots.bot import Budget
from polis.bots.statistics import rates, reached
from polis.core.errors import PolisError
from polis.core.game import Json
from polis.core.messages import catalogue
from polis.terminal.plot import Bar, intervals
from polis.terminal.progress import progress

SAVE_EVERY = 3.0


def add_arguments(face: argparse.ArgumentParser, games: list[str]) -> None:
    face.add_argument("game", choices=games)
    face.add_argument("--seats", required=True, help="levels, e.g. oracle,owl,fox")
    face.add_argument("--games", type=int, default=400)
    face.add_argument("--seed", type=int, default=0, help="the first seed")
    face.add_argument(
        "--budget",
        action="append",
        default=[],
        metavar="LEVEL=N",
        help="simulations (200) or seconds (0.5) a decision; may be given for each level",
    )
    face.add_argument("--goal", type=float, help="stop when the first level surely reaches this")
    face.add_argument("--fewest", type=int, default=40, help="with --goal: games at least")
    face.add_argument("--out", type=Path, help="JSON to write (and go on from); a plot beside it")
    face.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    face.add_argument("--dask", metavar="ADDRESS", help="play on this Dask cluster")


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


def read_budgets(given: Sequence[str]) -> dict[str, Budget]:
    """`owl=200` is simulations, `owl=0.5` is seconds."""
    budgets: dict[str, Budget] = {}
    for text in given:
        level, _, number = text.partition("=")
        budgets[level] = float(number) if "." in number else int(number)
    return budgets


def run(arguments: argparse.Namespace) -> int:
    levels = arguments.seats.split(",")
    try:
        for level in levels:
            bots.get(level)
    except PolisError as fault:
        print(catalogue(arguments.lang).say(fault.reason))
        return 2
    budgets = read_budgets(arguments.budget)
    seeds = range(arguments.seed, arguments.seed + -(-arguments.games // len(levels)))
    head = {"game": arguments.game, "levels": levels, "budgets": budgets}
    results = resume(arguments.out, head)
    played = {(result.seed, result.order) for result in results}
    work = [
        task
        for task in tasks(arguments.game, levels, budgets, seeds)
        if (task.seed, task.order) not in played
    ]
    try:
        with executor_of(arguments) as executor:
            compete(work, executor, results, arguments, head)
    except KeyboardInterrupt:
        print()
    save(arguments.out, head, results)
    if results:
        print("\n".join(table(results, levels)))
    return 0


def compete(
    work: list[Task],
    executor: Executor,
    results: list[Result],
    arguments: argparse.Namespace,
    head: Json,
) -> None:
    """Plays the work that is left, saving now and then, until done or the goal is met."""
    total = len(results) + len(work)
    saved = time.monotonic()
    first = head["levels"][0]
    for result in play_all(work, executor, 2 * arguments.processes):
        results.append(result)
        progress(len(results), total)
        if time.monotonic() - saved > SAVE_EVERY:
            save(arguments.out, head, results)
            saved = time.monotonic()
        if arguments.goal is not None:
            whole = [r for r in results if whole_seed(r.seed, results)]
            if whole and reached(
                rates(whole, head["levels"])[first], arguments.goal, arguments.fewest
            ):
                return


def whole_seed(seed: int, results: Sequence[Result]) -> bool:
    """Whether a seed was played with all rotations, so that it counts fairly."""
    played = [result for result in results if result.seed == seed]
    return len(played) == len(played[0].order)


def resume(out: Path | None, head: Json) -> list[Result]:
    """What was played before under the same heading."""
    if out is None or not out.exists():
        return []
    document = json.loads(out.read_text(encoding="utf-8"))
    if {key: document.get(key) for key in head} != json.loads(json.dumps(head)):
        raise SystemExit(f"{out} holds another match")
    return [Result.read(result) for result in document["results"]]


def save(out: Path | None, head: Json, results: Sequence[Result]) -> None:
    if out is None or not results:
        return
    found = rates(results, head["levels"])
    summary = {level: {**r._asdict(), "elo": r.elo(r.rate)} for level, r in found.items()}
    document = {**head, "summary": summary, "results": [r._asdict() for r in results]}
    fresh = out.with_name(out.name + ".new")
    fresh.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    fresh.replace(out)
    bars = [Bar(name, 100 * r.rate, 100 * r.low, 100 * r.high) for name, r in found.items()]
    title = f"{head['game']}: {', '.join(head['levels'])}; {len(results)} games"
    even = 100 / len(head["levels"])
    out.with_suffix(".svg").write_text(intervals(title, " %", bars, even), encoding="utf-8")


def table(results: Sequence[Result], levels: Sequence[str]) -> list[str]:
    lines = [f"{len(results)} games, {sum(r.rounds for r in results) / len(results):.1f} rounds"]
    for level, r in rates(results, levels).items():
        elo = f"{r.elo(r.rate):+.0f} ({r.elo(r.low):+.0f} to {r.elo(r.high):+.0f})"
        share = f"{100 * r.rate:.1f} % ({100 * r.low:.1f} to {100 * r.high:.1f})"
        lines.append(f"{level:<8} {share:<28} Elo {elo}")
    return lines
