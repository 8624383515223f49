"""Lessons and courses as files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from polis.core.errors import BadLesson, message
from polis.games import GAMES
from polis.lessons.course import read_course
from polis.lessons.lesson import Lesson
from polis.lessons.reading import read

COURSE = "course.json"
ENGINE = Path(__file__).resolve().parents[1]


def folder_of(game: str) -> Path:
    return ENGINE / game / "lessons"


def all_files() -> Iterator[Path]:
    """Every game's lessons, then its course."""
    for game in GAMES:
        files = sorted(folder_of(game).glob("*.json"))
        yield from sorted(files, key=lambda path: path.name == COURSE)


def read_file(path: Path) -> Lesson:
    """The lesson of a file, which must be called like the lesson."""
    lesson = read(parsed(path))
    if lesson.id != path.stem:
        raise BadLesson(message("bad-lesson-file", path="id", value=path.name))
    return lesson


def read_course_file(path: Path) -> tuple[str, list[Lesson]]:
    """The game and the lessons of a course; it has to name all files beside it."""
    game, ids = read_course(parsed(path))
    for number, id in enumerate(ids):
        if not path.with_name(f"{id}.json").is_file():
            raise BadLesson(message("bad-unknown-name", path=f"lessons.{number}", name=id))
    for file in sorted(path.parent.glob("*.json")):
        if file.name != COURSE and file.stem not in ids:
            raise BadLesson(message("bad-lesson-left-out", path="lessons", value=file.stem))
    return game, [read_file(path.with_name(f"{id}.json")) for id in ids]


def course_of(game: str) -> list[Lesson]:
    """The lessons of a game in order; none where nobody has written a course."""
    path = folder_of(game) / COURSE
    return read_course_file(path)[1] if path.is_file() else []


def parsed(path: Path) -> Any:
    """JSON whose objects have no field twice: a reader would see only the last of them."""
    try:
        return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=each_once)
    except OSError:
        raise BadLesson(message("bad-lesson-unread", path=".")) from None
    except BadLesson:
        raise
    except json.JSONDecodeError as fault:
        why = message("bad-lesson-json", path=".", line=fault.lineno, column=fault.colno)
        raise BadLesson(why) from None
    except (ValueError, RecursionError):
        raise BadLesson(message("bad-lesson-json", path=".", line=1, column=1)) from None


def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadLesson(message("bad-lesson-twice", path=".", move=name))
        found[name] = value
    return found
