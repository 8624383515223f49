"""What holds for every lesson of every course: no learner is left without words."""

import re
from collections import Counter

import pytest
from lessons.learning import lessons_of
from page.session_talk import ask
from polis.core.languages import LANGUAGES
from polis.games import GAMES
from polis.lessons.checking import texts
from polis.lessons.lesson import Lesson
from polis.page.session import Session
from polis.terminal.lesson_files import folder_of, parsed

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
# signs of a language before which a space is missing, or too much
OUT_OF_PLACE = {
    "en": "\\s[:;!?]",
    "fr": "[^\u00a0]:|[^\u202f][;!?]",
    "it": "\\s[:;!?]",
}
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])


def test_an_address_can_name_a_lesson_without_its_game() -> None:
    assert max(Counter(lesson.id for lesson in LESSONS).values()) == 1


@pytest.mark.parametrize("game", ["uchronia", "utopia"])
def test_a_course_is_long_enough_and_ends_with_a_whole_game(game: str) -> None:
    course = lessons_of(game)
    assert len(course) >= 10
    *_, last = [step for step in course[-1].steps if step.until]
    assert last.until is not None
    assert last.until.what == "over"


@each_lesson
def test_a_lesson_is_taken_in_a_few_minutes(lesson: Lesson) -> None:
    assert 5 <= len(lesson.steps) <= 12


@each_lesson
def test_a_lesson_can_be_taken_in_a_session_from_any_step(lesson: Lesson) -> None:
    session = Session()
    document = parsed(folder_of(lesson.game) / f"{lesson.id}.json")
    for number in range(len(lesson.steps)):
        ask(session, do="lesson", lesson=document, step=number)
        state = ask(session, do="state", seat=lesson.seat)
        status = state["lesson"]
        assert (status["id"], status["steps"]) == (lesson.id, len(lesson.steps))
        offered = [move["move"] for move in state["decision"]["moves"]]
        assert {*status["expected"], *status["point"]} <= {*offered}
        if status["kind"] == "move":
            assert status["expected"]


@each_lesson
def test_a_learner_who_errs_is_helped(lesson: Lesson) -> None:
    moves = [step for step in lesson.steps if step.kind == "move"]
    assert all(step.hints for step in moves)
    assert any(len(step.wrong) > 1 for step in moves)


@each_lesson
def test_texts_are_set_as_each_language_wants(lesson: Lesson) -> None:
    for path, _, text in texts(lesson):
        for language in LANGUAGES:
            assert not re.search("['\"]", text[language]), path
            assert not re.search(OUT_OF_PLACE[language], text[language]), path
