"""A game's course: the order in which its lessons are taken."""

from __future__ import annotations

from typing import Any, Final

from polis.core.errors import BadLesson
from polis.core.reading import Reader
from polis.core.record import VERSION, game_of
from polis.lessons.lesson import Lesson
from polis.lessons.reading import LONGEST_NAME, NAME, matching, non_empty
from polis.lessons.shapes import Course, LessonTitle

FIELDS: Final = ("polis", "game", "lessons")
MOST_LESSONS: Final = 100


def read_course(document: Any) -> tuple[str, tuple[str, ...]]:
    """The game and the ids of its lessons in order."""
    fields = Reader(document, BadLesson).fields(FIELDS, FIELDS)
    ids: list[str] = []
    for place in non_empty(fields["lessons"], MOST_LESSONS):
        id = matching(place, NAME, LONGEST_NAME)
        if id in ids:
            raise place.bad("bad-lesson-twice", move=id)
        ids.append(id)
    return game_of(fields).name, tuple(ids)


def table_of_contents(game: str, lessons: list[Lesson]) -> Course:
    """The course as a page lists it, with titles."""
    listed: list[LessonTitle] = [
        {"id": lesson.id, "title": dict(lesson.title)} for lesson in lessons
    ]
    return {"polis": VERSION, "game": game, "lessons": listed}
