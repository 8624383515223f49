"""What an author may write, and how each mistake is named."""

from typing import Any

import polis
import pytest
from lessons.bad_lessons import BAD
from lessons.samples import lesson, step, words
from polis.core.catalogue import catalogue
from polis.core.languages import LANGUAGES
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
    names = GAMES[game].countable.names()
    assert len(names) > 30
    position = {"polis": 1, "game": game, "players": 2}
    for name, kind in names.items():
        made = step("read", position=position, say=words(f"Look: [[{name}]]"))
        assert links(read(lesson(game=game, steps=[made])).steps[0].say["fr"]) == [name]
        for language in LANGUAGES:
            assert f"{kind}-{name}" in catalogue(language).patterns


def test_a_text_cannot_name_what_belongs_to_another_game() -> None:
    with pytest.raises(polis.BadLesson) as fault:
        read(lesson(steps=[step("read", say=words("[[forge-street]]"))]))
    assert fault.value.reason["id"] == "bad-unknown-name"


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
    assert read(lesson(steps=[step("read", say=words(text))])).steps[0].say["fr"] == text


def test_a_course_names_each_lesson_once() -> None:
    head = {"polis": 1, "game": "uchronia"}
    assert read_course({**head, "lessons": ["one", "two"]}) == ("uchronia", ("one", "two"))
    for lessons in ([], ["one", "one"], ["One"], "one", [1]):
        with pytest.raises(polis.BadLesson):
            read_course({**head, "lessons": lessons})
