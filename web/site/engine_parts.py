"""Which part of the engine each of its files belongs to, by the folder it lies in.

A game is a part, each of its expansions (a folder of its `sets/`) another one; so are lessons and
puzzles, and all the rest is the core. What a page never uses is in none of them.
"""

from __future__ import annotations

from pathlib import Path

from polis.core.parts import LEARNING
from polis.games import GAMES

CORE = "core"
# what only lessons and puzzles need, but for what the page is told of them
LESSONS = ("polis/lessons/", "polis/puzzles/", "polis/page/puzzle_session.py")
TOLD = ("polis/lessons/__init__.py", "polis/lessons/shapes.py")
BASE = "base"  # the set of cards that a game has without expansions
# modules that a page never uses
ELSEWHERE = (
    "polis.terminal",
    "polis.__main__",
    "polis.bots.arena",
    "polis.bots.training",
    "polis.bots.speed",
    "polis.bots.statistics",
    "polis.core.rulebook",
    "polis.lessons.checking",
    "polis.lessons.course",
    "polis.lessons.schema",
    "polis.page.openings",
    "polis.puzzles.choosing",
    "polis.puzzles.finding",
    "polis.puzzles.grading",
    "polis.puzzles.solver",
    "polis.puzzles.verifying",
)


def engine_parts(root: Path) -> dict[str, list[Path]]:
    """The files of each part, the core first; `root` is the folder that `polis` lies in."""
    found: dict[str, list[Path]] = {CORE: []}
    for path in sorted((root / "polis").rglob("*")):
        if path.is_file() and is_wanted(path.relative_to(root)):
            found.setdefault(part_of(path.relative_to(root)), []).append(path)
    return found


def part_of(path: Path) -> str:
    """The part of a file, by its path from the folder that `polis` lies in."""
    _, folder, *rest = path.parts
    if folder not in GAMES:
        name = path.as_posix()
        return LEARNING if name.startswith(LESSONS) and name not in TOLD else CORE
    within, *inside = rest
    if within == "sets" and len(inside) > 1 and inside[0] != BASE:
        return f"{folder}-{inside[0]}"
    return folder


def is_wanted(path: Path) -> bool:
    """Whether the page's engine has a file; words, lessons and puzzles are files of the page."""
    if path.suffix == ".py":
        return not module_of(path).startswith(ELSEWHERE)
    return path.suffix == ".json" and path.parent.name != "lessons" and path.name != "puzzles.json"


def module_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")
