"""Whatever stands in a lesson: it is taught, or refused with a BadLesson that has words."""

import json
import re
from random import Random
from typing import Any

import polis
import pytest
from core.mutation import STRANGE, mutate
from lessons.samples import lesson, step, words
from page.session_talk import ask
from parts import few_of
from polis.lessons.checking import faults
from polis.lessons.reading import NAME, read
from polis.lessons.teacher import Teacher
from polis.page.session import Session
from polis.terminal.lesson_files import COURSE, all_files, parsed


def samples() -> list[Any]:
    return [lesson(), *[parsed(path) for path in all_files() if path.name != COURSE]]


def taught(document: Any, rng: Random) -> bool:
    """Reads and plays a lesson with any moves; whether it came to no fault."""
    try:
        teacher = Teacher(read(document))
        for _ in range(30):
            if teacher.finished or (teacher.match.over and teacher.step.kind == "open"):
                break
            if teacher.place.done or teacher.step.kind == "read":
                teacher.next()
            else:
                teacher.play(rng.choice([*teacher.status()["expected"], *teacher.match.moves()]))
    except polis.BadLesson as fault:
        assert fault.path
        assert str(fault) != fault.reason["id"], "the fault has no words"
        return False
    return True


@pytest.mark.parametrize("share", few_of("fuzz", range(3), everyday=[0]))
def test_mutated_lessons_are_taught_or_refused(share: int) -> None:
    rng = Random(share)
    documents = samples()
    good = sum(taught(mutate(rng.choice(documents), rng), rng) for _ in range(700))
    assert 10 < good < 500


def test_mutated_lessons_are_checked_without_another_error() -> None:
    rng = Random(9)
    documents = [lesson(), lesson(steps=[step("open"), step("read", position=None)])]
    checked = 0
    while checked < 60:
        try:
            made = read(mutate(rng.choice(documents), rng))
        except polis.BadLesson:
            continue
        checked += 1
        for fault in faults(made):
            assert isinstance(fault, polis.BadLesson)


@pytest.mark.parametrize("value", [*STRANGE, b"lesson", int], ids=repr)
def test_things_of_any_type_are_refused(value: Any) -> None:
    with pytest.raises(polis.BadLesson):
        read(value)
    for name in ("title", "steps", "seat", "others", "id"):
        if (name, value) not in (("seat", 0), ("seat", 1)):
            if name != "id" or not (isinstance(value, str) and re.fullmatch(NAME, value)):
                with pytest.raises(polis.BadLesson):
                    read(lesson(**{name: value}))


@pytest.mark.parametrize(
    "steps",
    [
        [step("read", say=words("x" * 1_000_000))],
        [step("read", point=["plot"] * 100_000)],
        [step("move", wrong={"*": words("No."), **{f"pass {n}": words("A") for n in range(5000)}})],
        [step("read", position=None)] * 50_000,
        [step("read", position={"polis": 1, "since": {"start": {}, "moves": ["plot"] * 50_000}})],
    ],
    ids=["text", "list", "answers", "steps", "position"],
)
def test_huge_things_are_refused(steps: Any) -> None:
    with pytest.raises(polis.BadLesson):
        read(lesson(steps=steps))


def test_a_deep_or_circular_position_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    circular: dict[str, Any] = {"polis": 1}
    circular["since"] = circular
    for position in ({"forum": deep}, circular):
        document = lesson()
        document["steps"][0]["position"] = position
        with pytest.raises(polis.BadLesson):
            read(document)


def test_the_session_keeps_its_match_whatever_it_is_sent() -> None:
    rng = Random(4)
    session = Session()
    ask(session, do="lesson", lesson=lesson(), step=1)
    before = ask(session, do="state", seat=0)
    kept = 0
    for _ in range(300):
        request = {"do": "lesson", "lesson": mutate(lesson(), rng), "step": rng.randrange(4)}
        answer = json.loads(session.answer(json.dumps(request)))
        if "error" in answer:
            assert answer["error"]["kind"] in ("BadLesson", "BadRecord")
            assert ask(session, do="state", seat=0) == before
            kept += 1
        else:
            before = ask(session, do="state", seat=0)
    assert kept > 150
