"""The published schema says what the reader says, as far as a schema can."""

import json
from pathlib import Path
from random import Random
from typing import Any

import polis
import pytest
from core.mutation import mutate
from lessons.bad_lessons import BAD
from lessons.samples import lesson, step, words
from lessons.small_schema import accepts
from polis.lessons.reading import read
from polis.lessons.schema import schema
from polis.terminal.lesson_files import COURSE, all_files, parsed

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = schema()
# what the reader alone can know: names of cards, fitting marks, tables, what follows what
BEYOND = (
    "bad-lesson-marks", "bad-lesson-links", "bad-lesson-after-open", "bad-lesson-twice",
    "bad-other-game",
)  # fmt: skip


def is_read(document: Any) -> bool:
    try:
        read(document)
    except polis.BadLesson:
        return False
    return True


def test_the_published_schema_is_that_of_the_reader() -> None:
    written = json.loads((DOCS / "lesson.schema.json").read_text(encoding="utf-8"))
    assert written == SCHEMA, "python3 build.py schema writes it anew"


@pytest.mark.parametrize("path", [p for p in all_files() if p.name != COURSE], ids=lambda p: p.stem)
def test_every_lesson_of_ours_fits(path: Path) -> None:
    assert accepts(SCHEMA, parsed(path))


@pytest.mark.parametrize(("document", "path", "id"), BAD, ids=[f"{p} {i}" for _, p, i in BAD])
def test_what_the_reader_refuses_the_schema_refuses(document: Any, path: str, id: str) -> None:
    inside_position = path.startswith("steps.0.position") and document["steps"][0]["position"]
    known_card = id == "bad-unknown-name" and ".say." in path
    first = (path, id) == ("steps.0", "bad-missing-field") and "say" in document["steps"][0]
    no_position = first and "position" not in document["steps"][0]
    twice = (path, id) == ("steps.0.expect.1", "bad-lesson-twice")
    beyond = id in BEYOND or inside_position or known_card or no_position
    assert accepts(SCHEMA, document) == (bool(beyond) and not twice)


def test_mutated_lessons_that_are_read_fit_the_schema() -> None:
    rng = Random(5)
    good = [parsed(path) for path in all_files() if path.name != COURSE]
    good += [lesson(), lesson(steps=[step("open", until={"zone": "hand", "count": 9})])]
    read_ones = refused = 0
    for _ in range(1500):
        document = mutate(rng.choice(good), rng)
        if is_read(document):
            assert accepts(SCHEMA, document), document
            read_ones += 1
        else:
            refused += not accepts(SCHEMA, document)
    assert read_ones > 20
    assert refused > 1000


@pytest.mark.parametrize("value", [None, 7, [], {}, {"polis": True}, lesson(title=words(""))])
def test_the_small_validator_can_refuse(value: Any) -> None:
    assert not accepts(SCHEMA, value)
