"""Looking back move by move, and taking a whole turn back."""

from random import Random
from typing import Any

import polis
import pytest
from page.session_talk import ask, let_bot_play, play, refused, seated, seated_at
from polis.core.telling import tell
from polis.page import review
from polis.page.session import Session
from uchronia.scenes import cards, scene


def played(moves: int, players: int = 2, seed: int = 5) -> Session:
    """A session after some random moves."""
    session = seated(players, seed)
    rng = Random(seed)
    for _ in range(moves):
        play(session, rng.choice(session._match().moves()))
    return session


def as_it_was(session: Session, count: int, viewer: int | None) -> Any:
    """What a session would have answered after so many moves, without what only the present has."""
    record = ask(session, do="record")
    then = Session()
    ask(then, do="load", record={**record, "moves": record["moves"][:count]})
    state = ask(then, do="state", seat=viewer)
    state["decision"]["moves"] = []
    return state | {"undo": False, "redo": False, "restart": False}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_past_is_shown_as_it_was_seen(viewer: int | None) -> None:
    session = played(40)
    for count in (0, 1, 7, 8, 30, 29, 3, 39):
        assert ask(session, do="state", seat=viewer, at=count) == as_it_was(session, count, viewer)
    assert len(session._match().history) == 40


def test_at_the_present_there_are_moves_to_choose_from() -> None:
    session = played(12)
    asked = session._match().seat
    now, reviewed = (ask(session, do="state", seat=asked, **at) for at in ({}, {"at": 12}))
    assert reviewed["decision"]["moves"] == now["decision"]["moves"] != []
    assert reviewed == now | {"undo": False, "redo": False, "restart": False}


def test_the_log_of_the_past_is_told_from_where_one_left_off() -> None:
    session = played(12)
    some, more = (ask(session, do="state", seat=0, at=count) for count in (5, 9))
    rest = ask(session, do="state", seat=0, at=9, since=some["facts"])
    assert some["log"] + rest["log"] == more["log"]
    back = ask(session, do="state", seat=0, at=5, since=more["facts"])
    assert (back["log"], back["facts"]) == ([], some["facts"])


def test_each_line_of_the_log_has_its_fact() -> None:
    session = played(12, players=3)
    game = polis.GAMES["uchronia"]
    log = ask(session, do="state", seat=1)["log"]
    events = session._match().events(0, 1)
    assert [line["event"] for line in log] == events
    assert [line["said"] for line in log] == tell(game, events)


def test_cards_that_move_together_are_told_together() -> None:
    log = ask(played(0, players=3), do="state", seat=1)["log"]
    drawn = [line for line in log if line["event"]["event"] == "card"]
    mine = [line for line in drawn if line["event"]["to"]["seat"] == 1]
    assert (len(drawn), len(mine)) == (18, 6)
    told = {line["event"]["to"]["seat"]: line["said"]["args"] for line in drawn if line["said"]}
    assert told[1]["material"] == [line["event"]["material"] for line in mine]
    assert [(told[seat]["material"], told[seat]["count"]) for seat in (0, 2)] == [(None, 6)] * 2
    assert [line["said"] is None for line in mine] == [False] + [True] * 5


def test_going_forward_replays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(30)
    replays: list[Any] = []

    def counted(record: Any) -> polis.Match:
        replays.append(record)
        return polis.replay(record)

    monkeypatch.setattr(review, "replay", counted)
    for count in range(31):
        ask(session, do="state", at=count)
    assert len(replays) == 1
    ask(session, do="state", at=29)
    assert len(replays) == 2


def test_another_match_and_another_past_are_not_confused() -> None:
    session = played(9)
    ask(session, do="state", at=9)
    while ask(session, do="state", seat=1)["undo"]:
        ask(session, do="undo", seat=1)
    other = session._match().moves()[-1]
    play(session, other)
    count = len(session._match().history)
    assert ask(session, do="state", at=count)["view"]["history"][-1] == other
    ask(session, do="new", game="uchronia", players=3, seed=8)
    assert ask(session, do="state", at=0)["view"]["players"] == 3


def test_there_is_no_table_after_moves_that_were_not_played() -> None:
    session = played(4)
    assert refused(session, do="state", at=5) == ("BadRecord", "bad-out-of-range")
    assert refused(session, do="state", at=True) == ("BadRecord", "bad-not-a-number")


# Taking a turn back


def in_the_middle_of_a_turn() -> Session:
    """Seat 0 has Commanded and taken two cards of four."""
    match = scene(
        {"hand": ["clay"], "activities": cards("3 clay"), "buildings": ["market"]},
        {"hand": 5},
        forum=cards("2 clay 2 wood"),
    )
    return play(seated_at(match), "command clay", "take clay", "take wood")


def test_a_turn_is_taken_back_to_its_first_decision() -> None:
    session = in_the_middle_of_a_turn()
    assert ask(session, do="state", seat=0)["restart"] is True
    assert ask(session, do="state", seat=1)["restart"] is False
    assert ask(session, do="undo", seat=0, turn=True)["record"]["moves"] == []
    assert ask(session, do="state", seat=0)["restart"] is False
    moves = ask(session, do="redo", seat=0)["record"]["moves"]
    assert moves == ["command clay"], "what was taken back can be played again"


def test_only_the_present_turn_is_taken_back() -> None:
    session = play(in_the_middle_of_a_turn(), "pass")
    assert ask(session, do="state", seat=0)["undo"] is True
    assert ask(session, do="state", seat=0)["restart"] is False
    assert refused(session, do="undo", seat=0, turn=True) == ("IllegalMove", "why-nothing-to-undo")


def test_a_turn_in_which_something_was_learned_stays() -> None:
    match = scene(
        {"hand": cards("clay wood"), "buildings": ["atrium"]}, {"hand": 5}, forum=["clay"]
    )
    session = play(seated_at(match), "command clay")
    assert ask(session, do="state", seat=0)["restart"] is True
    activity = scene(
        {"hand": ["clay"], "activities": ["clay"], "buildings": ["atrium"]}, {"hand": 5}
    )
    session = play(seated_at(activity), "command clay", "take top")
    assert ask(session, do="state", seat=0)["restart"] is False
    assert refused(session, do="undo", seat=0, turn=True) == ("IllegalMove", "why-barrier")
    assert session._match().history == ("command clay", "take top")


def test_a_victim_takes_back_to_its_own_first_decision_only() -> None:
    match = scene(
        {"hand": cards("brick clay")},
        {"hand": cards("2 clay"), "domain": ["wood"], "stock": ["clay"], "buildings": ["viaduct"]},
        {"hand": 5},
        forum=[],
    )
    session = play(seated_at(match), "command brick", "reveal clay", "pass")
    assert ask(session, do="undo", seat=1, turn=True)["record"]["moves"] == [
        "command brick",
        "reveal clay",
    ]


def test_a_spectator_takes_nothing_back() -> None:
    session = in_the_middle_of_a_turn()
    refusal = ("IllegalMove", "why-nothing-to-undo")
    assert refused(session, do="undo", seat=None, turn=True) == refusal


def test_what_is_taken_back_is_not_thought_about_any_more() -> None:
    session = in_the_middle_of_a_turn()
    ask(session, do="think", level="mouse", seed=1, play=True)
    ask(session, do="undo", seat=0)
    assert refused(session, do="slice") == ("BadRecord", "bad-no-thought")


def test_why_a_move_was_played_is_told_on_request() -> None:
    """Also of a move long ago; the table of today is not touched by asking."""
    session = seated(2, seed=4)
    for turn in range(30):
        let_bot_play(session, "fox", turn)
    before = ask(session, do="state", seat=0)
    told = [ask(session, do="why", at=at) for at in range(1, 31)]
    assert any(told)
    assert all(message["id"].startswith("hint-") for reasons in told for message in reasons)
    assert ask(session, do="state", seat=0) == before
    for wrong in (0, 31, "x", None):
        assert refused(session, do="why", at=wrong)[0] == "BadRecord"
