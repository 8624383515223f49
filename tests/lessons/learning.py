"""Courses as a learner takes them who always finds the move."""

from __future__ import annotations

from typing import Any

from polis.lessons.lesson import Lesson
from polis.lessons.teacher import Teacher
from polis.terminal.lesson_files import course_of as lessons_of

Fact = dict[str, Any]


def played(lesson: Lesson) -> list[Fact]:
    """The facts of every table on the expected way, up to open play and again after it."""
    teacher = Teacher(lesson)
    tables = [teacher.match]
    while not teacher.finished:
        if teacher.step.kind == "open" and not teacher.place.done:
            following = after_open(lesson, teacher.place.number)
            if following is None:
                break
            teacher.go_to(following)
        elif teacher.place.done or teacher.step.kind == "read":
            teacher.next()
        else:
            legal = teacher.match.moves()
            teacher.play(next(move for move in teacher.step.expect if move in legal))
        if teacher.match.history:
            tables[-1] = teacher.match
        else:
            tables.append(teacher.match)
    return [fact for table in tables for fact in table.events()]


def after_open(lesson: Lesson, number: int) -> int | None:
    """The next step that has a table of its own."""
    steps = range(number + 1, len(lesson.steps))
    return next((n for n in steps if lesson.steps[n].position is not None), None)


class Course:
    """A game's lessons and all that happens in them."""

    def __init__(self, game: str) -> None:
        self.lessons = lessons_of(game)
        self.facts = {lesson.id: played(lesson) for lesson in self.lessons}
        self.all = [fact for facts in self.facts.values() for fact in facts]

    def happens(self, event: str, **fields: Any) -> bool:
        return any(fact["event"] == event and fields.items() <= fact.items() for fact in self.all)
