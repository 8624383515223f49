"""Looking back move by move, and taking a whole turn back."""

from random import Random
from typing import Any

import polis
import pytest
from page.desk_talk import ask, let_bot_play, play, refused, seated, seated_at
from polis.core.telling import tell
from polis.page import review
from polis.page.desk import Desk
from uchronia.scenes import cards, scene


def played(moves: int, players: int = 2, seed: int = 5) -> Desk:
    """A desk after some random moves."""
    desk = seated(players, seed)
    rng = Random(seed)
    for _ in range(moves):
        play(desk, rng.choice(desk._match().moves()))
    return desk


def as_it_was(desk: Desk, count: int, viewer: int | None) -> Any:
    """What a desk would have answered after so many moves, but for what only the present has."""
    record = ask(desk, do="record")
    then = Desk()
    ask(then, do="load", record={**record, "moves": record["moves"][:count]})
    state = ask(then, do="state", seat=viewer)
    state["decision"]["moves"] = []
    return state | {"undo": False, "redo": False, "restart": False}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_past_is_shown_as_it_was_seen(viewer: int | None) -> None:
    desk = played(40)
    for count in (0, 1, 7, 8, 30, 29, 3, 39):
        assert ask(desk, do="state", seat=viewer, at=count) == as_it_was(desk, count, viewer)
    assert len(desk._match().history) == 40


def test_at_the_present_there_are_moves_to_choose_from() -> None:
    desk = played(12)
    asked = desk._match().seat
    now, reviewed = (ask(desk, do="state", seat=asked, **at) for at in ({}, {"at": 12}))
    assert reviewed["decision"]["moves"] == now["decision"]["moves"] != []
    assert reviewed == now | {"undo": False, "redo": False, "restart": False}


def test_the_log_of_the_past_is_told_from_where_one_left_off() -> None:
    desk = played(12)
    some, more = (ask(desk, do="state", seat=0, at=count) for count in (5, 9))
    rest = ask(desk, do="state", seat=0, at=9, since=some["facts"])
    assert some["log"] + rest["log"] == more["log"]
    back = ask(desk, do="state", seat=0, at=5, since=more["facts"])
    assert (back["log"], back["facts"]) == ([], some["facts"])


def test_each_line_of_the_log_has_its_fact() -> None:
    desk = played(12, players=3)
    game = polis.GAMES["uchronia"]
    log = ask(desk, do="state", seat=1)["log"]
    events = desk._match().events(0, 1)
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
    desk = played(30)
    replays: list[Any] = []

    def counted(record: Any) -> polis.Match:
        replays.append(record)
        return polis.replay(record)

    monkeypatch.setattr(review, "replay", counted)
    for count in range(31):
        ask(desk, do="state", at=count)
    assert len(replays) == 1
    ask(desk, do="state", at=29)
    assert len(replays) == 2


def test_another_match_and_another_past_are_not_confused() -> None:
    desk = played(9)
    ask(desk, do="state", at=9)
    while ask(desk, do="state", seat=1)["undo"]:
        ask(desk, do="undo", seat=1)
    other = desk._match().moves()[-1]
    play(desk, other)
    count = len(desk._match().history)
    assert ask(desk, do="state", at=count)["view"]["moves"][-1] == other
    ask(desk, do="new", game="uchronia", players=3, seed=8)
    assert ask(desk, do="state", at=0)["view"]["players"] == 3


def test_there_is_no_table_after_moves_that_were_not_played() -> None:
    desk = played(4)
    assert refused(desk, do="state", at=5) == ("BadRecord", "bad-out-of-range")
    assert refused(desk, do="state", at=True) == ("BadRecord", "bad-not-a-number")


# Taking a turn back


def in_the_middle_of_a_turn() -> Desk:
    """Seat 0 has Commanded and taken two cards of four."""
    match = scene(
        {"hand": ["clay"], "activities": cards("3 clay"), "buildings": ["market"]},
        {"hand": 5},
        forum=cards("2 clay 2 wood"),
    )
    return play(seated_at(match), "command clay", "take clay", "take wood")


def test_a_turn_is_taken_back_to_its_first_decision() -> None:
    desk = in_the_middle_of_a_turn()
    assert ask(desk, do="state", seat=0)["restart"] is True
    assert ask(desk, do="state", seat=1)["restart"] is False
    assert ask(desk, do="undo", seat=0, turn=True)["record"]["moves"] == []
    assert ask(desk, do="state", seat=0)["restart"] is False
    moves = ask(desk, do="redo", seat=0)["record"]["moves"]
    assert moves == ["command clay"], "what was taken back can be played again"


def test_only_the_present_turn_is_taken_back() -> None:
    desk = play(in_the_middle_of_a_turn(), "pass")
    assert ask(desk, do="state", seat=0)["undo"] is True
    assert ask(desk, do="state", seat=0)["restart"] is False
    assert refused(desk, do="undo", seat=0, turn=True) == ("IllegalMove", "why-nothing-to-undo")


def test_a_turn_in_which_something_was_learned_stays() -> None:
    match = scene(
        {"hand": cards("clay wood"), "buildings": ["atrium"]}, {"hand": 5}, forum=["clay"]
    )
    desk = play(seated_at(match), "command clay")
    assert ask(desk, do="state", seat=0)["restart"] is True
    activity = scene(
        {"hand": ["clay"], "activities": ["clay"], "buildings": ["atrium"]}, {"hand": 5}
    )
    desk = play(seated_at(activity), "command clay", "take top")
    assert ask(desk, do="state", seat=0)["restart"] is False
    assert refused(desk, do="undo", seat=0, turn=True) == ("IllegalMove", "why-barrier")
    assert desk._match().history == ("command clay", "take top")


def test_a_victim_takes_back_to_its_own_first_decision_only() -> None:
    match = scene(
        {"hand": cards("brick clay")},
        {"hand": cards("2 clay"), "domain": ["wood"], "stock": ["clay"], "buildings": ["viaduct"]},
        {"hand": 5},
        forum=[],
    )
    desk = play(seated_at(match), "command brick", "reveal clay", "pass")
    assert ask(desk, do="undo", seat=1, turn=True)["record"]["moves"] == [
        "command brick",
        "reveal clay",
    ]


def test_a_spectator_takes_nothing_back() -> None:
    desk = in_the_middle_of_a_turn()
    refusal = ("IllegalMove", "why-nothing-to-undo")
    assert refused(desk, do="undo", seat=None, turn=True) == refusal


def test_what_is_taken_back_is_not_thought_about_any_more() -> None:
    desk = in_the_middle_of_a_turn()
    ask(desk, do="think", level="mouse", seed=1, play=True)
    ask(desk, do="undo", seat=0)
    assert refused(desk, do="slice") == ("BadRecord", "bad-no-thought")


def test_why_a_move_was_played_is_told_on_request() -> None:
    """Also of a move long ago; the table of today is not touched by asking."""
    desk = seated(2, seed=4)
    for turn in range(30):
        let_bot_play(desk, "fox", turn)
    before = ask(desk, do="state", seat=0)
    told = [ask(desk, do="why", at=at) for at in range(1, 31)]
    assert any(told)
    assert all(message["id"].startswith("hint-") for reasons in told for message in reasons)
    assert ask(desk, do="state", seat=0) == before
    for wrong in (0, 31, "x", None):
        assert refused(desk, do="why", at=wrong)[0] == "BadRecord"
