"""Lessons at the session, as the page takes a learner through them."""

from typing import Any

import pytest
from lessons.samples import lesson, step, words
from page.session_talk import ask, let_bot_play, play, refused
from polis.page.session import Session

PATH = "command clay", "take marble"


def at_lesson(document: Any = None, **more: Any) -> Session:
    session = Session()
    ask(session, do="lesson", lesson=document or lesson(), **more)
    return session


def status(session: Session) -> Any:
    return ask(session, do="state", seat=0)["lesson"]


def test_a_match_without_a_lesson_says_so() -> None:
    session = Session()
    ask(session, do="new", game="uchronia", players=2, seed=1)
    assert ask(session, do="state", seat=0)["lesson"] is None
    assert ask(session, do="state", seat=0, at=0)["lesson"] is None
    assert refused(session, do="lesson-next") == ("BadRecord", "bad-no-lesson")


def test_a_lesson_is_taken_step_by_step() -> None:
    session = Session()
    answer = ask(session, do="lesson", lesson=lesson())
    assert answer.keys() == {"record", "lesson"}
    assert status(session) == {
        "id": "sample", "step": 0, "steps": 4, "kind": "read", "point": ["command clay"],
        "expected": [], "hints": 0, "since": 0, "done": False, "finished": False,
        "failed": False, "bot": None,
    }  # fmt: skip
    assert ask(session, do="lesson-next")["lesson"] == status(session)
    assert (status(session)["kind"], status(session)["expected"]) == ("move", ["command clay"])
    play(session, *PATH)
    # the reply of the other is played, and it is the learner's turn again
    assert status(session)["kind"] == "read"
    assert ask(session, do="record")["moves"] == [*PATH, "plot"]
    assert ask(session, do="lesson-next")["lesson"]["finished"] is True
    assert refused(session, do="lesson-next") == ("IllegalMove", "why-lesson-over")


def test_a_wrong_move_is_answered_and_changes_nothing() -> None:
    session = at_lesson(step=1)
    before = ask(session, do="state", seat=0)
    assert ask(session, do="play", move="plot") == {"wrong": words("Not plot.")}
    assert ask(session, do="play", move="command wood") == {"wrong": words("Not that.")}
    assert refused(session, do="play", move="take clay")[0] == "IllegalMove"
    assert ask(session, do="state", seat=0) == before


def test_nothing_is_played_while_there_is_something_to_read() -> None:
    session = at_lesson()
    assert refused(session, do="play", move="command clay") == ("IllegalMove", "why-lesson-next")
    assert refused(session, do="think", level="mouse", seed=1, play=True)[1] == "why-lesson-move"
    ask(session, do="think", level="mouse", seed=1)
    assert ask(session, do="slice")["choice"]
    ask(session, do="lesson-next")
    assert refused(session, do="lesson-next") == ("IllegalMove", "why-lesson-move")


def test_one_leaves_and_returns_at_any_step() -> None:
    for number, moves in ((0, []), (1, []), (2, ["command clay"]), (3, [*PATH, "plot"])):
        session = at_lesson(step=number)
        assert status(session)["step"] == number
        assert ask(session, do="record")["moves"] == moves
    assert refused(session, do="lesson", lesson=lesson(), step=4) == (
        "BadRecord",
        "bad-out-of-range",
    )
    assert status(session)["step"] == 3
    ask(session, do="new", game="uchronia", players=2, seed=1)
    assert status(session) is None


def test_taking_back_stays_inside_a_step() -> None:
    session = at_lesson(step=2)
    assert ask(session, do="state", seat=0)["undo"] is False
    assert refused(session, do="undo", seat=0) == ("IllegalMove", "why-nothing-to-undo")
    opened = lesson(steps=[step("move", expect=["command clay"]), step("open", position=None)])
    session = play(at_lesson(opened), "command clay")
    assert status(session)["kind"] == "open"
    assert ask(session, do="state", seat=0)["undo"] is False
    play(session, "take wood")
    assert ask(session, do="state", seat=0)["undo"] is True
    ask(session, do="undo", seat=0)
    assert ask(session, do="record")["moves"] == ["command clay"]
    assert ask(session, do="redo", seat=0)["record"]["moves"] == ["command clay", "take wood"]


def test_a_finished_step_waits_before_a_new_table_and_can_be_taken_back() -> None:
    session = at_lesson(lesson(steps=[step("move"), step("read")]))
    play(session, "command clay")
    assert (status(session)["step"], status(session)["done"], status(session)["finished"]) == (
        0,
        True,
        False,
    )
    assert refused(session, do="play", move="take wood") == ("IllegalMove", "why-lesson-next")
    ask(session, do="undo", seat=0)
    assert status(session)["done"] is False
    ask(session, do="redo", seat=0)
    assert status(session)["done"] is True
    assert ask(session, do="lesson-next")["record"]["moves"] == []
    assert status(session)["step"] == 1


def test_open_play_against_bots_until_it_is_reached() -> None:
    session = at_lesson(lesson(steps=[step("open", until={"turn": 2})]))
    while not status(session)["done"]:
        bot = status(session)["bot"]
        assert (bot is None) == (session._match().seat == 0)
        let_bot_play(session, **(bot or {"level": "mouse", "seed": 5}))
    assert status(session)["finished"] is True
    assert status(session)["failed"] is False


def test_open_play_goes_on_where_a_lost_worker_stopped() -> None:
    opened = lesson(steps=[step("move"), step("open", position=None, until={"turn": 3})])
    session = play(at_lesson(opened), "command clay", "take wood")
    let_bot_play(session, **status(session)["bot"])
    stands = status(session)
    record = ask(session, do="record")
    moves = record["moves"][stands["since"] :]
    again = at_lesson(opened, step=stands["step"], moves=moves)
    assert (status(again), ask(again, do="record")) == (stands, record)


def test_moves_that_do_not_fit_begin_the_step_anew() -> None:
    opened = lesson(steps=[step("move"), step("open", position=None, until={"turn": 3})])
    for number in (0, 1):
        fresh = at_lesson(opened, step=number)
        for moves in (["plot"], ["nonsense"], ["command clay", "command clay"]):
            again = at_lesson(opened, step=number, moves=moves)
            assert (status(again), ask(again, do="record")) == (
                status(fresh), ask(fresh, do="record"),
            )  # fmt: skip


def test_a_game_that_ends_too_early_has_failed() -> None:
    session = at_lesson(lesson(steps=[step("open", until={"points": 99})]))
    while session._match().seat is not None:
        let_bot_play(session)
    assert (status(session)["failed"], status(session)["done"]) == (True, False)


@pytest.mark.parametrize("document", [None, 7, {}, {"polis": 1}, lesson(steps=[])])
def test_a_bad_lesson_is_refused_and_nothing_is_lost(document: Any) -> None:
    session = at_lesson(step=2)
    before = ask(session, do="state", seat=0)
    assert refused(session, do="lesson", lesson=document)[0] == "BadLesson"
    assert ask(session, do="state", seat=0) == before


def test_a_fault_found_in_the_middle_of_a_lesson_changes_nothing() -> None:
    session = at_lesson(lesson(steps=[step("move", replies=["take clay"])]))
    before = ask(session, do="state", seat=0)
    assert refused(session, do="play", move="command clay") == ("BadLesson", "bad-lesson-reply")
    assert ask(session, do="state", seat=0) == before
