"""The session: what the page asks and what it gets, by the book and off it."""

import json
import random
from typing import Any

import polis
import pytest
from hypothesis import given
from hypothesis import strategies as st
from page.session_talk import ask, refused, seated, seated_at
from polis.page.session import REQUESTS, Session


def test_a_game_by_requests_is_the_game_of_the_engine() -> None:
    session = seated(3, 5)
    match = polis.new("uchronia", players=3, seed=5)
    rng = random.Random(1)
    for _ in range(60):
        move = rng.choice(match.moves())
        match.play(move)
        assert ask(session, do="play", move=move)["record"] == match.record()
    for seat in range(3):
        state = ask(session, do="state", seat=seat)
        assert state["view"] == json.loads(json.dumps(match.view(seat)))
        assert bool(state["decision"]["moves"]) == (seat == match.seat)
    assert ask(session, do="position") == json.loads(json.dumps(match.position()))


def test_a_position_and_a_code_of_a_table_looked_back_at() -> None:
    session = seated(2, 3)
    match = polis.new("uchronia", players=2, seed=3)
    rng = random.Random(4)
    told: list[tuple[object, str]] = []
    for _ in range(30):
        told.append((json.loads(json.dumps(match.position())), polis.encode(match.record())))
        move = rng.choice(match.moves())
        match.play(move)
        ask(session, do="play", move=move)
    for at in (12, 29, 0, 7):
        position, code = told[at]
        assert ask(session, do="position", at=at) == position
        assert ask(session, do="code", at=at) == code
    assert refused(session, do="position", at=31) == ("BadRecord", "bad-out-of-range")


def test_every_move_has_the_seat_that_played_it_even_those_the_log_leaves_out() -> None:
    match = polis.new("uchronia", players=3, seed=1)
    rng, seats = random.Random(1), []
    while not match.over:
        seats.append(match.seat)
        match.play(rng.choice(match.moves()))
    state = ask(seated_at(match), do="state", seat=0)
    assert state["deciders"] == seats
    assert {line["move"] for line in state["log"]} < {None, *range(len(seats) + 1)}


def test_a_spectator_sees_no_hand_and_no_moves() -> None:
    state = ask(seated(), do="state")
    assert state["decision"]["moves"] == []
    assert all(seat["hand"] is None for seat in state["view"]["seats"])


def test_the_log_is_told_from_where_one_left_off() -> None:
    session = seated()
    whole = ask(session, do="state", seat=0)
    ask(session, do="play", move=session._match().moves()[0])
    rest = ask(session, do="state", seat=0, since=whole["facts"])
    again = ask(session, do="state", seat=0)
    assert whole["log"] + rest["log"] == again["log"]
    assert rest["facts"] == again["facts"]


def test_undo_goes_back_to_ones_own_decision_and_redo_forward_again() -> None:
    session = seated(2, 5)
    first = session._match().seat
    move = session._match().moves()[0]
    ask(session, do="play", move=move)
    assert ask(session, do="state", seat=first)["undo"] is True
    ask(session, do="undo", seat=first)
    assert session._match().history == ()
    assert ask(session, do="redo", seat=first)["record"]["moves"] == [move]
    assert refused(session, do="redo", seat=first) == ("IllegalMove", "why-nothing-to-redo")


def test_undo_stops_at_the_information_barrier() -> None:
    session = seated(2, 5)
    while session._match().history.count("plot") == 0:
        moves = session._match().moves()
        ask(session, do="play", move="plot" if "plot" in moves else moves[0])
    drew = session._match().deciders[list(session._match().history).index("plot")]
    assert refused(session, do="undo", seat=drew) == ("IllegalMove", "why-barrier")


def test_a_thought_comes_in_slices_and_can_be_stopped() -> None:
    session = seated()
    ask(session, do="think", level="owl", seed=1, budget=60)
    steps = 0
    while not (step := ask(session, do="slice"))["choice"]:
        steps += 1
    assert step["choice"]["move"] in session._match().moves()
    ask(session, do="think", level="oracle", seed=1, budget=60)
    ask(session, do="stop")
    assert refused(session, do="slice") == ("BadRecord", "bad-no-thought")
    assert session._match().history == ()


def test_a_bot_forgets_the_match_before() -> None:
    """Two deals have the same history at their start: the tree of one is not that of the other."""

    def chances(session: Session, seed: int) -> Any:
        ask(session, do="new", game="uchronia", players=2, seed=seed)
        ask(session, do="think", level="owl", seed=1, budget=60)
        while not (step := ask(session, do="slice"))["choice"]:
            pass
        return step["choice"]

    first, second = 3, next(s for s in range(4, 99) if polis.new("uchronia", 2, s).seat == 0)
    assert polis.new("uchronia", 2, first).seat == 0
    used = Session()
    chances(used, first)
    assert chances(used, second) == chances(Session(), second)


def test_a_record_or_a_lesson_is_checked_without_leaving_the_match() -> None:
    session = seated()
    before = ask(session, do="state", seat=0)
    other = polis.new("uchronia", players=4, seed=9).record()
    assert ask(session, do="check", record=other) == {"turn": 0}
    assert refused(session, do="check", record={**other, "moves": ["plot"]})[0] == "BadRecord"
    assert refused(session, do="check", lesson={"polis": 1})[0] == "BadLesson"
    assert ask(session, do="state", seat=0) == before


def test_who_moves_first_in_a_position_is_told_with_the_check() -> None:
    def first(game: str, players: int = 2, **zones: object) -> object:
        start = {"polis": 1, "game": game, "players": players, **zones}
        record = {"polis": 1, "game": game, "players": players, "start": start, "moves": []}
        return ask(Session(), do="check", record=record)["turn"]

    assert first("uchronia", seats=[{}, {}]) == 0
    assert first("uchronia", first=1, seats=[{}, {}]) == 1
    assert first("uchronia", turn=1, seats=[{}, {}]) == 1
    # who has more points moves first in Utopia
    assert first("utopia", seats=[{}, {"points": 10}]) == 1
    assert first("innovation", 3, seats=[{"out": True}, {}, {}]) == 1


def test_a_share_code_is_read_and_a_broken_one_refused() -> None:
    session = seated()
    ask(session, do="play", move=session._match().moves()[0])
    code = ask(session, do="code")
    assert ask(session, do="read-code", code=code) == ask(session, do="record")
    assert refused(session, do="read-code", code=code[:-3])[0] == "BadRecord"


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "play", "move": "nonsense"},
        {"do": "play"},
        {"do": "play", "move": 7},
        {"do": "new", "game": "uchronia", "players": 9, "seed": 1},
        {"do": "new", "game": "chess", "players": 2, "seed": 1},
        {"do": "new", "game": "uchronia", "players": 2, "seed": -1},
        {"do": "load", "record": {}},
        {"do": "state", "seat": 5},
        {"do": "state", "seat": "0"},
        {"do": "state", "since": -1},
        {"do": "state", "at": -1},
        {"do": "state", "at": 1},
        {"do": "state", "at": None},
        {"do": "think", "level": "dragon", "seed": 1},
        {"do": "think", "level": "owl", "seed": 1, "play": 1},
        {"do": "undo", "seat": 0, "turn": "yes"},
        {"do": "touch"},
        {"do": "touch", "thing": []},
        {"do": "touch", "thing": {}},
        {"do": "touch", "thing": {"zone": "attic"}},
        {"do": "touch", "thing": {"zone": "forum", "colour": "red"}},
        {"do": "touch", "thing": {"zone": "forum", "material": "gold"}},
        {"do": "touch", "thing": {"zone": "forum", "material": ["clay"]}},
        {"do": "touch", "thing": {"zone": "works", "building": "castle"}},
        {"do": "touch", "thing": {"zone": "stock"}},
        {"do": "touch", "thing": {"zone": "stock", "seat": 2}},
        {"do": "touch", "thing": {"zone": "site", "seat": 0}},
        {"do": "touch", "thing": {"zone": "forum"}, "seat": 2},
        {"do": "card"},
        {"do": "card", "card": "dock"},
        {"do": "card", "card": {}},
        {"do": "card", "card": {"building": "dock", "material": "wood"}},
        {"do": "card", "card": {"building": "castle"}},
        {"do": "card", "card": {"material": 0}},
        {"do": "card", "card": {"material": "clay"}, "seat": 7},
        {"do": "chances", "seat": -1},
        {"do": "score-history", "seat": 0},
        {"do": "think", "level": "owl", "seed": 1, "budget": 0},
        {"do": "dance"},
        {"do": "code", "extra": 1},
        {},
    ],
)
def test_a_bad_request_is_refused_and_changes_nothing(request_: dict[str, Any]) -> None:
    session = seated()
    before = ask(session, do="record")
    kind, _ = refused(session, **request_)
    assert kind in ("IllegalMove", "BadRecord")
    assert ask(session, do="record") == before


FIELDS = ["game", "players", "seed", "options", "record", "code", "seat", "since", "move", "level"]
FIELDS += ["at", "turn", "play", "thing", "card"]
WORDS = st.sampled_from(["", "uchronia", "plot", "moves", "polis", "owl", "é\0", "x" * 300])
LEAVES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | WORDS
JSON = LEAVES | st.lists(LEAVES, max_size=3) | st.dictionaries(WORDS, LEAVES, max_size=3)


@given(st.sampled_from(sorted(REQUESTS)), st.dictionaries(st.sampled_from(FIELDS), JSON))
def test_nothing_that_can_be_sent_makes_it_raise(do: str, fields: dict[str, Any]) -> None:
    session = seated()
    answer = json.loads(session.answer(json.dumps({**fields, "do": do})))
    assert ("ok" in answer) != ("error" in answer)
    assert "ok" in json.loads(session.answer('{"do":"state"}'))


@given(st.binary(max_size=100).map(lambda it: it.decode("latin-1")))
def test_no_text_makes_it_raise(text: str) -> None:
    assert "error" in json.loads(Session().answer(text))
