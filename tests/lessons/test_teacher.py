"""A learner goes through a lesson: what is played, what waits, where one returns."""

from typing import Any

import polis
import pytest
from lessons.samples import POSITION, lesson, step, words
from polis.lessons.lesson import Until
from polis.lessons.reading import read
from polis.lessons.teacher import Teacher
from polis.lessons.until import reached, turns_ended
from scenes import play, play_first

NO = {"*": words("No.")}


def teacher(*steps: Any, number: int = 0, **more: Any) -> Teacher:
    return Teacher(read(lesson(steps=list(steps), **more) if steps else lesson(**more)), number)


def test_any_expected_move_finishes_a_step() -> None:
    for move in ("command clay", "command wood"):
        learner = teacher(step("move", expect=["command clay", "command wood"]))
        assert learner.play(move) is None
        assert learner.finished


def test_an_allowed_move_is_played_and_the_step_stays() -> None:
    position = {**POSITION, "seats": [{"hand": ["clay"], "activities": ["clay"]}, {}]}
    begin = step("move", position=position, wrong=NO)
    take = step("move", position=None, expect=["take marble"], allow=["take wood"], wrong=NO)
    learner = teacher(begin, take)
    learner.play("command clay")
    assert learner.play("take clay") == words("No.")
    assert learner.play("take wood") is None
    assert (learner.place.number, learner.finished) == (1, False)
    learner.play("take marble")
    assert learner.finished


def test_the_others_answer_by_the_script_until_the_learner_is_asked() -> None:
    position = {
        **POSITION,
        "turn": 1,
        "seats": [{"hand": ["wood"], "domain": ["clay"]}, {"hand": ["brick", "wood"]}],
    }
    watch = step("read", position=position, replies=["command brick", "reveal wood"])
    give = step("move", position=None, expect=["give wood"], wrong=NO)
    learner = teacher(watch, give)
    learner.next()
    assert learner.match.history == ("command brick", "reveal wood")
    assert learner.match.moves() == ("give wood",)
    learner.play("give wood")
    assert learner.finished


def test_replies_before_a_new_table_are_looked_at_first() -> None:
    watch = step("read", position={**POSITION, "turn": 1}, replies=["plot"])
    learner = teacher(watch, step("read"))
    learner.next()
    assert (learner.place.number, learner.place.done) == (0, True)
    learner.next()
    assert (learner.place.number, learner.match.history) == (1, ())


def test_a_lesson_may_end_while_another_is_asked_or_the_game_is_over() -> None:
    learner = teacher(step("move", expect=["plot"], wrong=NO))
    learner.play("plot")
    assert learner.finished
    assert learner.match.seat == 1
    over = {**POSITION, "turn": None}
    learner = teacher(step("read", position=over))
    learner.next()
    assert learner.finished


def test_the_learner_may_have_any_seat() -> None:
    position = {**POSITION, "turn": 1}
    learner = teacher(step("move", position=position, expect=["command brick"], wrong=NO), seat=1)
    learner.play("command brick")
    assert learner.finished


def test_one_returns_by_the_first_legal_expected_move() -> None:
    steps = [
        step("move", expect=["command marble", "command clay"]),
        step("move", position=None, expect=["take wood"], wrong=NO),
        step("read"),
    ]
    assert teacher(*steps, number=1).match.history == ("command clay",)
    assert teacher(*steps, number=2).match.history == ()
    learner = teacher(*steps)
    learner.go_to(1)
    assert learner.status()["expected"] == ["take wood"]


def test_one_returns_to_open_play_and_not_behind_it() -> None:
    steps = [step("move"), step("open", position=None), step("read", position=None), step("read")]
    assert [teacher(*steps, number=number).place.number for number in range(4)] == [0, 1, 1, 3]


def test_open_play_that_is_already_reached_is_passed_over() -> None:
    until = {"zone": "hand", "count": 1}
    learner = teacher(step("open", until=until), step("read", position=None))
    assert (learner.place.number, learner.match.history) == (1, ())


@pytest.mark.parametrize(
    ("until", "before", "after"),
    [
        (Until("zone", 1, "stock"), ["command clay"], ["take wood"]),
        (Until("zone", 1, "stock", "wood"), ["command clay"], ["take wood"]),
        (Until("zone", 1, "domain"), [], ["command clay"]),
        (Until("turn", 1), ["command clay"], ["take wood"]),
        (Until("turn", 2), ["command clay", "take wood"], ["plot", "plot"]),
    ],
    ids=lambda value: str(value) if isinstance(value, Until) else "",
)
def test_conditions_are_reached_when_they_say(
    until: Until, before: list[str], after: list[str]
) -> None:
    match = polis.from_position(POSITION)
    play(match, *before)
    assert not reached(until, match, 0, 0)
    play(match, *after)
    assert reached(until, match, 0, 0)
    assert not reached(Until("zone", 1, "stock", "marble"), match, 0, 0)
    assert not reached(Until("over"), match, 0, 0)
    assert not reached(Until("points", 1), match, 0, 0)


BUILDER = {
    "polis": 1,
    "game": "utopia",
    "players": 2,
    "guests": ["greek fire"],
    "seats": [{"princes": {"kiln-yard": ["greek", "greek"]}}, {}],
}


@pytest.mark.parametrize(
    ("until", "count"),
    [
        (Until("zone", 3, "princes"), 2),
        (Until("zone", 3, "princes", "greek"), 2),
        (Until("zone", 1, "monuments"), 3),
        (Until("zone", 1, "monuments", "kiln-yard"), 3),
        (Until("turn", 1), 3),
    ],
    ids=str,
)
def test_each_game_counts_things_of_its_own(until: Until, count: int) -> None:
    moves = ("take greek fire", "place kiln-yard", "control greek kiln-yard")
    match = polis.from_position(BUILDER)
    for played, move in enumerate(moves):
        assert reached(until, match, 0, 0) == (played >= count)
        match.play(move)
    assert reached(until, match, 0, 0) == (until.zone != "princes")
    assert not reached(Until("zone", 1, "wonders", "fire"), match, 0, 0)


def test_turns_are_counted_from_the_step_on() -> None:
    match = play_first(polis.new("uchronia", players=2, seed=3), 2)
    start = len(match.history)
    play(match, *["plot"] * 6)
    assert (turns_ended(match, 0, 0), turns_ended(match, 1, 0)) == (3, 3)
    assert turns_ended(match, 0, start + 4) == 1


def test_who_was_asked_is_known_of_every_move() -> None:
    match = polis.from_position(POSITION)
    play(match, "command clay", "take wood", "plot", "plot")
    assert match.deciders == (0, 0, 1, 0)
    match.undo()
    assert match.deciders == (0, 0, 1)
