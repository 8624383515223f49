"""`python -m polis puzzles`: finds puzzles and ships them with the game, or verifies those."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from polis.core.reading import Json
from polis.puzzles.finding import find
from polis.puzzles.puzzle import FILE, Puzzle, goals_of, shipped
from polis.puzzles.verifying import faults, faults_of_order
from polis.terminal.numbers import count
from polis.terminal.progress import progress


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("game", choices=games)
    parser.add_argument("--count", type=count, default=72)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write (default: beside the game)")
    parser.add_argument("--verify", action="store_true", help="solve the shipped puzzles anew")


def run(arguments: argparse.Namespace) -> int:
    goals_of(arguments.game)  # raises BadPuzzle if there is nothing to find or to verify
    if arguments.verify:
        return verify(shipped(arguments.game))
    puzzles = find(
        arguments.game,
        arguments.count,
        arguments.seed,
        lambda found: progress(found, arguments.count),
    )
    out = arguments.out or Path(__file__).parents[1] / arguments.game / FILE
    out.write_text(written(puzzles), encoding="utf-8")
    print("\n".join(summary(puzzles)))
    return 0 if len(puzzles) == arguments.count else 1


def written(puzzles: Sequence[Puzzle]) -> str:
    """A list with a line for each puzzle."""
    lines = [json.dumps(puzzle.written(), separators=(",", ":")) for puzzle in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def summary(puzzles: Sequence[Puzzle]) -> list[str]:
    """How many there are of each kind."""
    counts = {
        "goal": Counter([puzzle.goal for puzzle in puzzles]),
        "players": Counter([puzzle.position["players"] for puzzle in puzzles]),
        "grade": Counter([puzzle.grade for puzzle in puzzles]),
    }
    lines = [f"{len(puzzles)} puzzles"]
    for title, counted in counts.items():
        parts = [f"{name}: {number}" for name, number in sorted(counted.items())]
        lines.append(f"by {title}: " + ", ".join(parts))
    return lines


def verify(documents: Sequence[Json]) -> int:
    wrong = [*faults_of_order(documents)]
    for number, document in enumerate(documents, 1):
        wrong += [f"{document.get('id')}: {fault}" for fault in faults(document)]
        progress(number, len(documents))
    print("\n".join(wrong) or f"{len(documents)} puzzles, each with one best turn")
    return 1 if wrong else 0
