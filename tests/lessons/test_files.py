"""Lessons as files: the command that checks them, and the example of the documentation."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from lessons.samples import lesson, step
from polis.__main__ import main
from polis.lessons.checking import faults
from polis.lessons.reading import read

DOCS = Path(__file__).parents[2] / "docs"
Run = Callable[..., list[str]]


@pytest.fixture
def check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Run:
    """Writes files (by name, as text), checks those named and returns what was printed."""

    def run(*names: str, status: int, language: str = "en", **files: str) -> list[str]:
        monkeypatch.chdir(tmp_path)
        for name, text in files.items():
            (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
        named = [f"{name}.json" for name in (names or files)]
        monkeypatch.setattr("sys.argv", ["polis", "check-lessons", *named, "--lang", language])
        assert main() == status
        return capsys.readouterr().out.splitlines()

    return run


def test_the_example_in_the_documentation_is_a_good_lesson() -> None:
    text = (DOCS / "lessons.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    made = read(json.loads(example))
    assert [str(fault) for fault in faults(made)] == []
    assert {made_step.kind for made_step in made.steps} == {"read", "move", "open"}


def test_a_good_lesson_is_one_line(check: Run) -> None:
    assert check(sample=json.dumps(lesson()), status=0) == ["sample.json: good, 4 steps"]
    said = check("sample", sample=json.dumps(lesson()), status=0, language="fr")
    assert said == ["sample.json\u00a0: bonne, 4 étapes"]


def test_every_fault_is_told_with_file_and_place(check: Run) -> None:
    steps = [step("move", expect=["command marble"]), step("read", position=None)]
    told = check(sample=json.dumps(lesson(steps=steps)), status=1)
    assert len(told) == 2
    assert told[0].startswith("sample.json: steps.0.expect.0: command marble cannot be played. ")
    assert told[0].endswith(" Legal moves: command clay, command wood, command stone, plot")
    assert told[1] == "sample.json: steps.1: no way leads to this step."


def test_one_bad_file_does_not_hide_the_others(check: Run) -> None:
    twice = json.dumps(lesson()).replace('"polis": 1', '"polis": 1, "polis": 1', 1)
    told = check(
        "broken", "other", "twice", "missing", "sample",
        broken='{"polis": 1,\n oops}', other=json.dumps(lesson()), twice=twice,
        sample=json.dumps(lesson()), status=1,
    )  # fmt: skip
    assert told == [
        "broken.json: .: this is not JSON, see line 2, column 2.",
        "other.json: id: the file is called otherwise: other.json",
        "twice.json: .: polis is there twice.",
        "missing.json: .: this file cannot be read.",
        "sample.json: good, 4 steps",
    ]


def test_what_no_terminal_can_print_is_told_all_the_same(check: Run) -> None:
    (line,) = check(sample=json.dumps(lesson(game="\ud800")), status=1)
    assert line == "sample.json: game: nothing is called ?."


def test_a_course_names_the_lessons_beside_it(check: Run) -> None:
    sample = json.dumps(lesson())

    def course(*ids: str) -> str:
        return json.dumps({"polis": 1, "game": "uchronia", "lessons": ids})

    assert check("course", sample=sample, course=course("sample"), status=0) == [
        "course.json: good, 1 lesson"
    ]
    assert check("course", course=course("sample", "more"), status=1) == [
        "course.json: lessons.1: nothing is called more."
    ]
    assert check("course", more=sample, course=course("sample"), status=1) == [
        "course.json: lessons: the course leaves out more."
    ]


def test_without_files_all_lessons_there_are_are_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["polis", "check-lessons"])
    assert main() == 0
    assert all(": good, " in line for line in capsys.readouterr().out.splitlines())
