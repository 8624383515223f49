"""A lesson of each course, from its first step to its end."""

from __future__ import annotations

import pytest
from browser.host import Host
from browser.learner import COURSES, LESSONS
from browsers.driver import Browser
from browsers.learner import take
from parts import part

pytestmark = part("browsers")

FIRST = [
    next(id for id, file in LESSONS.items() if file.parent == course.parent) for course in COURSES
]


@pytest.mark.parametrize("lesson", FIRST)
def test_a_lesson_is_taken_to_its_end(window: Browser, host: Host, lesson: str) -> None:
    take(window, host, lesson)
    window.click("[data-home]")
    window.until_shown(f'li.done [data-lesson-link="{lesson}"]')
