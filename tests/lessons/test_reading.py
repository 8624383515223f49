"""What an author may write, and how each mistake is named."""

from typing import Any

import polis
import pytest
from lessons.samples import POSITION, lesson, step, words
from polis.core.messages import LANGUAGES, catalogue
from polis.games import GAMES
from polis.lessons.course import read_course
from polis.lessons.reading import read
from polis.lessons.text import links


def test_a_lesson_is_read_with_its_defaults() -> None:
    made = read(lesson())
    assert (made.game, made.id, made.seat, made.others) == ("uchronia", "sample", 0, "mouse")
    assert [made_step.kind for made_step in made.steps] == ["read", "move", "move", "read"]
    assert made.steps[1].wrong["plot"] == words("Not plot.")
    assert made.steps[2].replies == ("plot",)


@pytest.mark.parametrize(
    ("until", "read_as"),
    [
        ({"points": 3}, ("points", 3, None, None)),
        ({"turn": 2}, ("turn", 2, None, None)),
        ({"over": True}, ("over", 0, None, None)),
        ({"zone": "stock", "count": 2}, ("zone", 2, "stock", None)),
        ({"zone": "sites", "count": 1, "card": "dock"}, ("zone", 1, "sites", "dock")),
    ],
)
def test_open_play_ends_with_one_of_a_few_conditions(until: Any, read_as: Any) -> None:
    assert read(lesson(steps=[step("open", until=until)])).steps[0].until == read_as


@pytest.mark.parametrize("game", GAMES)
def test_a_text_can_name_whatever_has_a_name_in_its_game(game: str) -> None:
    names = GAMES[game].names()
    assert len(names) > 30
    position = {"polis": 1, "game": game, "players": 2}
    for name, kind in names.items():
        made = step("read", position=position, say=words(f"Look: [[{name}]]"))
        assert links(read(lesson(game=game, steps=[made])).steps[0].say["fr"]) == [name]
        for language in LANGUAGES:
            assert f"{kind}-{name}" in catalogue(language).patterns


def test_a_text_cannot_name_what_belongs_to_another_game() -> None:
    with pytest.raises(polis.BadLesson) as fault:
        read(of(step("read", say=words("[[forge-street]]"))))
    assert fault.value.reason["id"] == "bad-unknown-name"


def of(*steps: Any) -> dict[str, Any]:
    return lesson(steps=list(steps))


def said(text: str) -> dict[str, Any]:
    return of(step("read", say={**words("Some words."), "fr": text}))


def without(*names: str) -> dict[str, Any]:
    return {name: value for name, value in lesson().items() if name not in names}


BAD: list[tuple[Any, str, str]] = [
    (without("title"), ".", "bad-missing-field"),
    (lesson(polis=2), "polis", "bad-out-of-range"),
    (lesson(game="chess"), "game", "bad-unknown-name"),
    (lesson(id="Big Words"), "id", "bad-lesson-form"),
    (lesson(id="x" * 41), "id", "bad-not-a-text"),
    (lesson(author="me"), ".", "bad-unknown-field"),
    (lesson(seat=5), "seat", "bad-out-of-range"),
    (lesson(seat=2), "steps.0.position", "bad-other-game"),
    (lesson(others="lion"), "others", "bad-unknown-name"),
    (lesson(title={"en": "A", "fr": "B"}), "title", "bad-missing-field"),
    (lesson(title=words("x" * 61)), "title.en", "bad-lesson-long"),
    (lesson(steps=[]), "steps", "bad-lesson-nothing"),
    (lesson(steps=[step("read")] * 61), "steps", "bad-too-long"),
    (of(step("read", position=None)), "steps.0", "bad-missing-field"),
    (of(step("read", say=None)), "steps.0", "bad-missing-field"),
    (of(step("read", say={"en": "A", "fr": "B"})), "steps.0.say", "bad-missing-field"),
    (of(step("read", say={**words("A"), "de": "B"})), "steps.0.say", "bad-unknown-field"),
    (said(""), "steps.0.say.fr", "bad-lesson-empty"),
    (said(" Words."), "steps.0.say.fr", "bad-lesson-empty"),
    (said("Two\nlines."), "steps.0.say.fr", "bad-lesson-empty"),
    (said("x" * 281), "steps.0.say.fr", "bad-lesson-long"),
    (said("A **bold word."), "steps.0.say.fr", "bad-lesson-marks"),
    (said("Nothing **** bold."), "steps.0.say.fr", "bad-lesson-marks"),
    (said("A [[Bridge]]."), "steps.0.say.fr", "bad-lesson-marks"),
    (said("A [[bridge]]."), "steps.0.say.fr", "bad-lesson-links"),
    (of(step("read", say=words("A [[tower]]."))), "steps.0.say.en", "bad-unknown-name"),
    (of(step("read", wrong={"*": words("A")})), "steps.0", "bad-lesson-field"),
    (of(step("read", allow=["plot"])), "steps.0", "bad-lesson-field"),
    (of(step("open", expect=["plot"])), "steps.0", "bad-lesson-field"),
    (of(step("open", replies=["plot"])), "steps.0", "bad-lesson-field"),
    (of(step("move", wrong=None)), "steps.0", "bad-missing-field"),
    (of(step("move", wrong={"plot": words("A")})), "steps.0.wrong", "bad-missing-field"),
    (of(step("move", expect=[])), "steps.0.expect", "bad-lesson-nothing"),
    (of(step("move", expect="plot")), "steps.0.expect", "bad-not-a-list"),
    (of(step("move", expect=["Plot"])), "steps.0.expect.0", "bad-lesson-form"),
    (of(step("move", expect=["pass", "pass"])), "steps.0.expect.1", "bad-lesson-twice"),
    (of(step("move", allow=["command clay"])), "steps.0.allow.0", "bad-lesson-twice"),
    (
        of(step("move", wrong={"*": words("A"), "command clay": words("B")})),
        "steps.0.wrong",
        "bad-lesson-twice",
    ),
    (of(step("move", hints=[words("A")] * 6)), "steps.0.hints", "bad-too-long"),
    (of(step("move", hints=[words("x" * 201)])), "steps.0.hints.0.en", "bad-lesson-long"),
    (of(step("open", until={})), "steps.0.until", "bad-lesson-until"),
    (of(step("open", until={"over": False})), "steps.0.until.over", "bad-lesson-until"),
    (of(step("open", until={"turn": 1, "points": 1})), "steps.0.until", "bad-lesson-until"),
    (of(step("open", until={"turn": 0})), "steps.0.until.turn", "bad-out-of-range"),
    (
        of(step("open", until={"zone": "forum", "count": 1})),
        "steps.0.until.zone",
        "bad-unknown-name",
    ),
    (of(step("open", until={"zone": "hand"})), "steps.0.until", "bad-missing-field"),
    (of(step("open", until={"turn": 1, "count": 1})), "steps.0.until", "bad-unknown-field"),
    (of(step("open", until={"weather": 1})), "steps.0.until", "bad-unknown-field"),
    (of(step("read", position={})), "steps.0.position", "bad-missing-field"),
    (
        of(step("read", position={**POSITION, "forum": ["gold"]})),
        "steps.0.position.forum.0",
        "bad-unknown-name",
    ),
    (
        of(step("read", position={**POSITION, "pile": ["clay"] * 5000})),
        "steps.0.position",
        "bad-too-long",
    ),
    (of(step("open"), step("move", position=None)), "steps.1", "bad-lesson-after-open"),
    (
        of(step("open"), step("read", position=None), step("read", position=None, point=["plot"])),
        "steps.2",
        "bad-lesson-after-open",
    ),
    (
        of(step("open"), step("read", position=None, replies=["plot"])),
        "steps.1",
        "bad-lesson-after-open",
    ),
]


@pytest.mark.parametrize(("document", "path", "id"), BAD, ids=[f"{p} {i}" for _, p, i in BAD])
def test_a_mistake_is_named_with_its_place(document: Any, path: str, id: str) -> None:
    with pytest.raises(polis.BadLesson) as fault:
        read(document)
    assert (fault.value.path, fault.value.reason["id"]) == (path, id)


def test_after_open_play_one_may_read_play_on_or_begin_a_new_table() -> None:
    steps = [step("open"), step("read", position=None), step("open", position=None), step("move")]
    assert len(read(lesson(steps=steps)).steps) == 4


def test_french_spaces_and_any_letters_may_stand_in_a_text() -> None:
    text = "« Voilà\u00a0! » — **[[clay]]**\u202f: 3 < 4 & 5 > 4 *"
    assert read(of(step("read", say=words(text)))).steps[0].say["fr"] == text


def test_a_course_names_each_lesson_once() -> None:
    head = {"polis": 1, "game": "uchronia"}
    assert read_course({**head, "lessons": ["one", "two"]}) == ("uchronia", ("one", "two"))
    for lessons in ([], ["one", "one"], ["One"], "one", [1]):
        with pytest.raises(polis.BadLesson):
            read_course({**head, "lessons": lessons})
