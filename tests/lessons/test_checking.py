"""The checker plays every way through a lesson and finds each kind of mistake."""

from typing import Any

import polis
import pytest
from lessons.samples import POSITION, lesson, step, words
from polis.lessons.checking import faults
from polis.lessons.reading import LONGEST, read
from polis.lessons.teacher import Teacher
from polis.terminal.lesson_files import COURSE, all_files, read_course_file, read_file

FILES = [path for path in all_files() if path.name != COURSE]
OTHERS_TURN = {**POSITION, "turn": 1}


def found(*steps: Any) -> list[tuple[str, str]]:
    """Places and kinds of the faults in a lesson of these steps."""
    return [(fault.path, fault.reason["id"]) for fault in faults(read(lesson(steps=list(steps))))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_lesson_of_ours_has_no_faults(path: Any) -> None:
    assert [str(fault) for fault in faults(read_file(path))] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_lesson_of_ours_can_be_entered_at_every_step(path: Any) -> None:
    made = read_file(path)
    free = False
    for number, one in enumerate(made.steps):
        free = free and one.position is None
        teacher = Teacher(made, number)
        assert (teacher.place.number == number) != free
        free = free or one.kind == "open"


def test_the_course_names_every_lesson() -> None:
    for path in all_files():
        if path.name == COURSE:
            beside = [file for file in FILES if file.parent == path.parent]
            assert len(read_course_file(path)[1]) == len(beside)


def test_a_good_lesson_has_no_faults() -> None:
    assert faults(read(lesson())) == []


@pytest.mark.parametrize("field", ["expect", "allow", "point"])
def test_a_move_that_is_never_legal_is_found(field: str) -> None:
    moves = {"expect": ["command clay"], field: ["command marble"]}
    place = f"steps.0.{field}.0"
    assert found(step("move", **moves)) == [(place, "bad-lesson-move")]


def test_one_illegal_move_among_those_expected_is_found() -> None:
    moves = ["command clay", "command brick"]
    assert found(step("move", expect=moves)) == [("steps.0.expect.1", "bad-lesson-move")]


def test_an_answer_to_a_move_nobody_can_play_is_found() -> None:
    wrong = {"*": words("No."), "take wood": words("No.")}
    assert found(step("move", wrong=wrong)) == [("steps.0.wrong.take wood", "bad-lesson-move")]


def test_steps_behind_a_fault_cannot_be_reached() -> None:
    after = step("read", position=None)
    places = found(step("move", expect=["command marble"]), after, step("read"))
    assert places == [
        ("steps.0.expect.0", "bad-lesson-move"),
        ("steps.1", "bad-lesson-unreachable"),
    ]


@pytest.mark.parametrize(
    ("replies", "fault"),
    [
        (["plot"], ("steps.1.replies.0", "bad-lesson-reply")),
        (["command marble"], ("steps.0.replies.0", "bad-lesson-move")),
        (["plot", "plot"], ("steps.0.replies.1", "bad-lesson-reply")),
        (None, ("steps.1.expect", "bad-lesson-not-asked")),
    ],
)
def test_replies_have_to_lead_back_to_the_learner(replies: Any, fault: Any) -> None:
    if fault[0].startswith("steps.1.replies"):
        steps = [step("read"), step("move", position=None, replies=replies)]
    else:
        # a Plot is a whole turn, so that the other is asked after it
        plot = {"expect": ["plot"], "wrong": {"*": words("No.")}}
        steps = [step("move", replies=replies, **plot), step("move", position=None)]
    assert found(*steps)[0] == fault


def test_what_is_expected_must_be_there_on_every_way() -> None:
    both = step("move", expect=["command clay", "command wood"])
    take = step("move", position=None, expect=["take marble"], wrong={"*": words("No.")})
    assert ("steps.1.expect", "bad-lesson-stuck") in found(both, take)
    store = {"expect": ["take marble", "store clay"], "wrong": {"*": words("No.")}}
    assert found(both, step("move", position=None, **store)) == []


def test_an_allowed_move_must_not_leave_the_step_without_an_end() -> None:
    allow = {"allow": ["command wood"]}
    assert found(step("move", **allow)) == [("steps.0.allow", "bad-lesson-stuck")]
    plot = {"allow": ["plot"], "wrong": {"*": words("No.")}}
    assert found(step("move", **plot)) == [("steps.0.allow.0", "bad-lesson-not-asked")]


def test_an_allowed_move_may_come_before_the_expected_one() -> None:
    position = {**POSITION, "seats": [{"hand": ["clay"], "activities": ["clay", "clay"]}, {}]}
    take = {"expect": ["pass", "take wood"], "allow": ["take clay"], "wrong": {"*": words("No.")}}
    steps = [step("move", position=position, wrong={"*": words("No.")})]
    assert found(*steps, step("move", position=None, **take)) == []


def test_a_position_in_which_another_is_asked_can_be_read_and_replied_to() -> None:
    read_it = step("read", position=OTHERS_TURN, replies=["plot"])
    assert found(read_it, step("move", position=None)) == []
    assert found(step("move", position=OTHERS_TURN))[0] == (
        "steps.0.expect.0",
        "bad-lesson-not-asked",
    )
    pointing = step("read", position=OTHERS_TURN, point=["plot"])
    assert found(pointing) == [("steps.0.point.0", "bad-lesson-not-asked")]


def test_open_play_that_is_over_before_it_begins_or_never_is_found() -> None:
    reached = step("open", until={"zone": "hand", "count": 3})
    assert found(reached) == [("steps.0.until", "bad-lesson-reached")]
    last = {"pile": [], "works": ["dock"], "works_pile": [], "forum": []}
    bare = {**POSITION, **last, "seats": [{"hand": ["clay"]}, {}]}
    endless = step("open", position=bare, until={"points": 50})
    assert found(endless) == [("steps.0.until", "bad-lesson-endless")]


@pytest.mark.parametrize(
    "until", [{"turn": 3}, {"points": 1}, {"over": True}, {"zone": "activities", "count": 2}]
)
def test_bots_reach_the_end_of_open_play(until: Any) -> None:
    after = [step("read", position=None), step("open", position=None, until={"over": True})]
    assert found(step("open", until=until), *(after if "over" not in until else after[:1])) == []


def test_too_many_ways_are_found() -> None:
    colours = ["clay", "wood", "brick", "stone", "marble"]
    learner = {"hand": colours * 2, "activities": ["clay", "clay"]}
    position = {**POSITION, "forum": colours * 3, "seats": [learner, {"hand": 5}]}
    pairs = [f"command {colour} {colour} production" for colour in colours]
    begin = step("move", position=position, expect=pairs, wrong={"*": words("No.")})
    takes = [f"take {colour}" for colour in colours]
    take = step("move", position=None, expect=takes, wrong={"*": words("No.")})
    assert found(begin, take) == []
    assert found(begin, take, take) == [("steps.2", "bad-lesson-ways")]


def test_a_text_that_grows_too_long_with_the_names_of_its_cards_is_found() -> None:
    assert found(step("read", say=words("[[road]]" * (LONGEST["say"] // 8)))) == []
    # in Italian the Frontier Post has a long name
    text = "[[frontier-post]]" * (LONGEST["say"] // 17)
    assert found(step("read", say=words(text))) == [("steps.0.say.it", "bad-lesson-long")]


def test_faults_are_said_in_every_language() -> None:
    from polis.core.catalogue import catalogue
    from polis.core.languages import LANGUAGES

    steps = [step("move", expect=["command marble"]), step("read", position=None)]
    for fault in faults(read(lesson(steps=steps))):
        assert isinstance(fault, polis.BadLesson)
        assert fault.path.startswith("steps.")
        for language in LANGUAGES:
            said = catalogue(language).say(fault.reason)
            assert said.startswith(fault.path)
            assert "{" not in said
