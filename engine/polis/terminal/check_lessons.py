"""`python -m polis check-lessons`: reads lessons, plays them and tells their faults."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from polis.core.catalogue import catalogue
from polis.core.errors import BadLesson, Message, message
from polis.lessons.checking import faults
from polis.lessons.schema import schema
from polis.terminal.lesson_files import COURSE, all_files, read_course_file, read_file


def add_arguments(parser: argparse.ArgumentParser, games: list[str]) -> None:
    parser.add_argument("files", nargs="*", type=Path, help="lessons (default: all there are)")
    parser.add_argument("--write-schema", type=Path, metavar="FILE", help="write the JSON Schema")


def run(arguments: argparse.Namespace) -> int:
    say = catalogue(arguments.lang)
    if arguments.write_schema:
        text = json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
        arguments.write_schema.write_text(text, encoding="utf-8")
        return 0
    wrong = 0
    for path in arguments.files or all_files():
        lines = check_course(path) if path.name == COURSE else check(path)
        wrong += lines[0]["id"] == "terminal-lesson-fault"
        for line in lines:
            # a broken file may hold what no terminal can print
            print(say.say(line).encode(errors="replace").decode(), flush=True)
    return 1 if wrong else 0


def check(path: Path) -> list[Message]:
    """The lines about a lesson: that it is sound, or its faults."""
    try:
        lesson = read_file(path)
    except BadLesson as fault:
        return [fault_line(path, fault)]
    found = [fault_line(path, fault) for fault in faults(lesson)]
    return found or [message("terminal-lesson", file=shown(path), count=len(lesson.steps))]


def check_course(path: Path) -> list[Message]:
    try:
        _, lessons = read_course_file(path)
    except BadLesson as fault:
        return [fault_line(path, fault)]
    return [message("terminal-lesson-course", file=shown(path), count=len(lessons))]


def fault_line(path: Path, fault: BadLesson) -> Message:
    return message("terminal-lesson-fault", file=shown(path), why=fault.reason)


def shown(path: Path) -> str:
    """A path relative to the current folder, as one would type it."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
