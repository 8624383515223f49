"""Lessons at the desk, as the page takes a learner through them."""

from typing import Any

import pytest
from lessons.samples import lesson, step, words
from page.desk_talk import ask, let_bot_play, play, refused
from polis.page.desk import Desk

PATH = "command clay", "take marble"


def sitting(document: Any = None, **more: Any) -> Desk:
    desk = Desk()
    ask(desk, do="lesson", lesson=document or lesson(), **more)
    return desk


def status(desk: Desk) -> Any:
    return ask(desk, do="state", seat=0)["lesson"]


def test_a_match_without_a_lesson_says_so() -> None:
    desk = Desk()
    ask(desk, do="new", game="uchronia", players=2, seed=1)
    assert ask(desk, do="state", seat=0)["lesson"] is None
    assert ask(desk, do="state", seat=0, at=0)["lesson"] is None
    assert refused(desk, do="lesson-next") == ("BadRecord", "bad-no-lesson")


def test_a_lesson_is_taken_step_by_step() -> None:
    desk = Desk()
    answer = ask(desk, do="lesson", lesson=lesson())
    assert answer.keys() == {"record", "lesson"}
    assert status(desk) == {
        "id": "sample", "step": 0, "steps": 4, "kind": "read", "point": ["command clay"],
        "expected": [], "hints": 0, "since": 0, "done": False, "finished": False,
        "failed": False, "bot": None,
    }  # fmt: skip
    assert ask(desk, do="lesson-next")["lesson"] == status(desk)
    assert (status(desk)["kind"], status(desk)["expected"]) == ("move", ["command clay"])
    play(desk, *PATH)
    # the reply of the other is played, and it is the learner's turn again
    assert status(desk)["kind"] == "read"
    assert ask(desk, do="record")["moves"] == [*PATH, "plot"]
    assert ask(desk, do="lesson-next")["lesson"]["finished"] is True
    assert refused(desk, do="lesson-next") == ("IllegalMove", "why-lesson-over")


def test_a_wrong_move_is_answered_and_changes_nothing() -> None:
    desk = sitting(step=1)
    before = ask(desk, do="state", seat=0)
    assert ask(desk, do="play", move="plot") == {"wrong": words("Not plot.")}
    assert ask(desk, do="play", move="command wood") == {"wrong": words("Not that.")}
    assert refused(desk, do="play", move="take clay")[0] == "IllegalMove"
    assert ask(desk, do="state", seat=0) == before


def test_nothing_is_played_while_there_is_something_to_read() -> None:
    desk = sitting()
    assert refused(desk, do="play", move="command clay") == ("IllegalMove", "why-lesson-next")
    assert refused(desk, do="think", level="mouse", seed=1, play=True)[1] == "why-lesson-move"
    ask(desk, do="think", level="mouse", seed=1)
    assert ask(desk, do="slice")["choice"]
    ask(desk, do="lesson-next")
    assert refused(desk, do="lesson-next") == ("IllegalMove", "why-lesson-move")


def test_one_leaves_and_returns_at_any_step() -> None:
    for number, moves in ((0, []), (1, []), (2, ["command clay"]), (3, [*PATH, "plot"])):
        desk = sitting(step=number)
        assert status(desk)["step"] == number
        assert ask(desk, do="record")["moves"] == moves
    assert refused(desk, do="lesson", lesson=lesson(), step=4) == ("BadRecord", "bad-out-of-range")
    assert status(desk)["step"] == 3
    ask(desk, do="new", game="uchronia", players=2, seed=1)
    assert status(desk) is None


def test_taking_back_stays_inside_a_step() -> None:
    desk = sitting(step=2)
    assert ask(desk, do="state", seat=0)["undo"] is False
    assert refused(desk, do="undo", seat=0) == ("IllegalMove", "why-nothing-to-undo")
    opened = lesson(steps=[step("move", expect=["command clay"]), step("open", position=None)])
    desk = play(sitting(opened), "command clay")
    assert status(desk)["kind"] == "open"
    assert ask(desk, do="state", seat=0)["undo"] is False
    play(desk, "take wood")
    assert ask(desk, do="state", seat=0)["undo"] is True
    ask(desk, do="undo", seat=0)
    assert ask(desk, do="record")["moves"] == ["command clay"]
    assert ask(desk, do="redo", seat=0)["record"]["moves"] == ["command clay", "take wood"]


def test_a_finished_step_waits_before_a_new_table_and_can_be_taken_back() -> None:
    desk = sitting(lesson(steps=[step("move"), step("read")]))
    play(desk, "command clay")
    assert (status(desk)["step"], status(desk)["done"], status(desk)["finished"]) == (
        0,
        True,
        False,
    )
    assert refused(desk, do="play", move="take wood") == ("IllegalMove", "why-lesson-next")
    ask(desk, do="undo", seat=0)
    assert status(desk)["done"] is False
    ask(desk, do="redo", seat=0)
    assert status(desk)["done"] is True
    assert ask(desk, do="lesson-next")["record"]["moves"] == []
    assert status(desk)["step"] == 1


def test_open_play_against_bots_until_it_is_reached() -> None:
    desk = sitting(lesson(steps=[step("open", until={"turn": 2})]))
    while not status(desk)["done"]:
        bot = status(desk)["bot"]
        assert (bot is None) == (desk._match().seat == 0)
        let_bot_play(desk, **(bot or {"level": "mouse", "seed": 5}))
    assert status(desk)["finished"] is True
    assert status(desk)["failed"] is False


def test_open_play_goes_on_where_a_lost_worker_stopped() -> None:
    opened = lesson(steps=[step("move"), step("open", position=None, until={"turn": 3})])
    desk = play(sitting(opened), "command clay", "take wood")
    let_bot_play(desk, **status(desk)["bot"])
    stands = status(desk)
    record = ask(desk, do="record")
    moves = record["moves"][stands["since"] :]
    again = sitting(opened, step=stands["step"], moves=moves)
    assert (status(again), ask(again, do="record")) == (stands, record)


def test_moves_that_do_not_fit_begin_the_step_anew() -> None:
    opened = lesson(steps=[step("move"), step("open", position=None, until={"turn": 3})])
    for number in (0, 1):
        fresh = sitting(opened, step=number)
        for moves in (["plot"], ["nonsense"], ["command clay", "command clay"]):
            again = sitting(opened, step=number, moves=moves)
            assert (status(again), ask(again, do="record")) == (
                status(fresh), ask(fresh, do="record"),
            )  # fmt: skip


def test_a_game_that_ends_too_early_has_failed() -> None:
    desk = sitting(lesson(steps=[step("open", until={"points": 99})]))
    while desk._match().seat is not None:
        let_bot_play(desk)
    assert (status(desk)["failed"], status(desk)["done"]) == (True, False)


@pytest.mark.parametrize("document", [None, 7, {}, {"polis": 1}, lesson(steps=[])])
def test_a_bad_lesson_is_refused_and_nothing_is_lost(document: Any) -> None:
    desk = sitting(step=2)
    before = ask(desk, do="state", seat=0)
    assert refused(desk, do="lesson", lesson=document)[0] == "BadLesson"
    assert ask(desk, do="state", seat=0) == before


def test_a_fault_found_in_the_middle_of_a_lesson_changes_nothing() -> None:
    desk = sitting(lesson(steps=[step("move", replies=["take clay"])]))
    before = ask(desk, do="state", seat=0)
    assert refused(desk, do="play", move="command clay") == ("BadLesson", "bad-lesson-reply")
    assert ask(desk, do="state", seat=0) == before
