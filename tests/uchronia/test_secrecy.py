"""Nobody learns what he cannot know, and nobody forgets what was shown."""

import json
from random import Random
from typing import Any

import polis
from hypothesis import given, settings
from hypothesis import strategies as st
from uchronia.recount import check_everything
from uchronia.scenes import cards, play, scene
from walks import seeds, some_match, table_sizes, walk


def another_truth(match: polis.Match, seat: int, rng: Random) -> polis.Match:
    """The same match with other cards where this seat cannot see; only between turns."""
    position: Any = json.loads(json.dumps(match.position()))
    hidden = position["pile"]
    unseen: dict[int, int] = {}
    for other, zones in enumerate(position["seats"]):
        if other != seat:
            for card in zones["seen"]:
                zones["hand"].remove(card)
            unseen[other] = len(zones["hand"])
            hidden = hidden + zones["hand"]
            zones["hand"] = list(zones["seen"])
    while True:
        rng.shuffle(hidden)
        rest = list(hidden)
        dealt = {other: [rest.pop() for _ in range(count)] for other, count in unseen.items()}
        if not any({*dealt[o]} & {*position["seats"][o]["lacks"]} for o in dealt):
            break
    for other, hand in dealt.items():
        position["seats"][other]["hand"] += hand
    bottom = position.get("under", 0)
    works = position["works_pile"][bottom:]
    rng.shuffle(works)
    position["works_pile"][bottom:] = works
    position["pile"] = rest
    position["seed"] = rng.randrange(1 << 53)
    return polis.from_position(position)


def known(match: polis.Match, seat: int) -> str:
    """All that a match tells a seat."""
    view = match.view(seat)
    mine = match.seat == seat
    imagined = match.imagine(seat, Random(5)).position()
    return json.dumps(
        [view, match.decision(seat), match.moves() if mine else (), match.events(0, seat), imagined]
    )


@given(players=table_sizes, seed=seeds, moves=st.integers(0, 600), seat=st.integers(0, 4))
@settings(max_examples=150, deadline=None)
def test_two_truths_that_a_seat_cannot_tell_apart_look_alike(
    players: int, seed: int, moves: int, seat: int
) -> None:
    seat %= players
    match = some_match(players, seed, moves)
    if "since" in match.position():
        match = polis.from_position(match.position()["since"]["start"])
    truth = polis.from_position(match.position())
    other = another_truth(truth, seat, Random(seed))
    rng = Random(seed)
    while True:
        assert known(truth, seat) == known(other, seat)
        both = [move for move in truth.moves() if move in other.moves()]
        if not both or len(truth.history) > 12:
            return
        move = rng.choice(both)
        truth.play(move)
        other.play(move)
        assert truth.can_undo(seat) == other.can_undo(seat)
        if not truth.can_undo(seat):
            # the seat has learned something: from here on the truths may differ openly
            return


@given(players=table_sizes, seed=seeds)
@settings(max_examples=12, deadline=None)
def test_imagining_agrees_with_all_the_seat_knows(players: int, seed: int) -> None:
    rng = Random(seed)
    for match in walk(players, seed, 200):
        for seat in range(players):
            imagined = match.imagine(seat, rng)
            assert imagined.view(seat) == match.view(seat)
            assert imagined.decision(seat) == match.decision(seat)
            assert match.over or imagined.moves()
            check_everything(imagined.position(), match.scores)


@given(players=table_sizes, seed=seeds)
@settings(max_examples=8, deadline=None)
def test_an_imagined_match_plays_to_its_end(players: int, seed: int) -> None:
    rng = Random(seed)
    match = some_match(players, seed, 100)
    for seat in range(players):
        imagined = match.imagine(seat, rng)
        while not imagined.over:
            imagined.play(rng.choice(imagined.moves()))
        check_everything(imagined.position(), imagined.scores)


@given(players=table_sizes, seed=seeds, moves=st.integers(0, 300))
@settings(max_examples=60, deadline=None)
def test_what_an_imagined_match_writes_down_is_imagined_too(
    players: int, seed: int, moves: int
) -> None:
    match = some_match(players, seed, moves)
    start = match.position().get("since", {}).get("start", match.position())
    match = polis.from_position(start)
    rng = Random(seed)
    imagined = match.imagine(0, rng)
    hidden = imagined.position()["pile"]
    for _ in range(4):
        if imagined.over:
            return
        imagined.play(rng.choice(imagined.moves()))
        position = imagined.position()
        if "since" in position and len(position["since"]["moves"]) == len(imagined.history):
            assert position["since"]["start"]["pile"] == hidden
        again = polis.from_position(position)
        assert again.position() == position
        assert polis.replay(imagined.record()).position() == position


def imagined_hands(match: polis.Match, viewer: int, owner: int, times: int = 60) -> list[list[str]]:
    rng = Random(9)
    return [match.imagine(viewer, rng).position()["seats"][owner]["hand"] for _ in range(times)]


def test_a_card_revealed_by_draconians_stays_known_until_it_moves() -> None:
    match = scene({"hand": cards("brick marble 3 wood")}, {"hand": 5}, forum=[])
    play(match, "command brick", "reveal marble")
    assert match.view(1)["seats"][0]["seen"] == ["marble"]
    assert all("marble" in hand for hand in imagined_hands(match, 1, 0))
    play(match, "plot", "command marble")
    assert match.view(1)["seats"][0]["seen"] == []


def test_two_equal_cards_revealed_one_after_the_other_are_two_cards() -> None:
    match = scene({"hand": cards("brick 3 marble"), "activities": ["brick"]}, {"hand": 5}, forum=[])
    play(match, "command brick", "reveal marble", "reveal marble")
    assert match.view(1)["seats"][0]["seen"] == ["marble", "marble"]


def test_a_card_taken_from_the_forum_to_hand_stays_known() -> None:
    match = scene(
        {"hand": cards("5 wood"), "buildings": ["tenement-house"]}, {"hand": 5}, forum=["marble"]
    )
    play(match, "plot", "use tenement-house", "take marble")
    assert match.view(1)["seats"][0]["seen"] == ["marble"]
    assert all("marble" in hand for hand in imagined_hands(match, 1, 0))


def test_a_card_that_paddock_returns_stays_known() -> None:
    match = scene(
        {"hand": cards("brick 2 marble"), "buildings": ["paddock"]}, {"hand": 5}, forum=["marble"]
    )
    play(match, "command brick", "reveal marble", "use paddock", "take marble")
    assert match.view(1)["seats"][0]["seen"] == ["marble", "marble"]


def test_a_victim_who_could_not_give_is_known_to_lack_those_colours() -> None:
    match = scene(
        {"hand": cards("brick marble")},
        {"hand": cards("3 wood"), "domain": ["clay"]},
        forum=[],
    )
    play(match, "command brick", "reveal marble")
    assert match.view(0)["seats"][1]["lacks"] == ["marble"]
    assert not any("marble" in hand for hand in imagined_hands(match, 0, 1))
    play(match, "plot")
    assert match.view(0)["seats"][1]["lacks"] == []
    assert any("marble" in hand for hand in imagined_hands(match, 0, 1))


def test_a_victim_who_is_asked_is_known_to_be_able_to_give() -> None:
    match = scene(
        {"hand": cards("brick marble")},
        {"hand": cards("marble 2 wood"), "domain": ["clay"]},
        {"hand": 5},
        forum=[],
    )
    play(match, "command brick", "reveal marble")
    assert match.decision(2)["moves"] == []
    assert all("marble" in hand for hand in imagined_hands(match, 2, 1))


def test_whether_arcade_is_asked_does_not_betray_the_hand() -> None:
    for hand, moves in ((["marble"], ("pass",)), (["clay"], ("found viaduct from hand", "pass"))):
        match = scene(
            {"hand": ["stone", *hand], "buildings": ["arcade"]},
            {"hand": 5},
            forum=[],
            works=["viaduct", "viaduct", "latrines", "latrines", "road"],
        )
        play(match, "command stone")
        assert match.seat == 0
        assert match.moves()[0] == moves[0]
        assert match.moves()[-1] == "pass"
        assert match.decision(1)["moves"] == []


def test_drawn_cards_are_told_only_to_who_drew_them() -> None:
    match = scene({"hand": []}, {"hand": 5})
    play(match, "plot")
    drawn = [
        e["material"] for e in match.events(0, 0) if e.get("to") == {"zone": "hand", "seat": 0}
    ]
    assert sorted(drawn) == sorted(match.view(0)["seats"][0]["hand"])
    for seat in (1, None):
        for event in match.events(0, seat):
            if event.get("to") == {"zone": "hand", "seat": 0}:
                assert event["material"] is None


def test_a_building_put_under_the_pile_is_remembered() -> None:
    for seed in range(500):
        match = polis.new("uchronia", players=5, seed=seed)
        position = match.position()
        if "under" in position:
            break
    bottom = position["works_pile"][: position["under"]]
    for _ in range(10):
        imagined = match.imagine(0, Random(seed)).position()
        assert imagined["works_pile"][: position["under"]] == bottom
    rebuilt = polis.from_position(position)
    assert rebuilt.imagine(0, Random(1)).position() == match.imagine(0, Random(1)).position()
