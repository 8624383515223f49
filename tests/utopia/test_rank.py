"""Rank is a list: whoever comes to a space goes behind those already there."""

import polis
from scenes import play, play_first, told, zone
from utopia.scenes import arrival, play_to_the_next, scene


def rank(match: polis.Match) -> list[int]:
    found: list[int] = match.position()["rank"]
    return found


def test_a_minister_goes_behind_all_others_on_its_new_space() -> None:
    match = scene(
        {"points": 4, "hand": ["greek"], "princes": {"forge-street": ["greek"]}},
        {"points": 6, "monuments": {"forge-street": "greek"}},
        {"points": 6, "hand": ["mayan"]},
        turn=0,
        acted=[1],
    )
    play(match, "remove greek")
    assert match.scores == (6, 6, 6)
    assert rank(match) == [1, 2, 0]


def test_a_minister_passes_those_with_fewer_points() -> None:
    match = scene(
        {"points": 4, "hand": ["greek", "mayan"], "princes": {"forge-street": ["greek"]}},
        {"points": 5, "monuments": {"forge-street": "greek"}},
        {"points": 9},
        turn=0,
    )
    play(match, "remove greek")
    assert rank(match) == [2, 0, 1]
    assert told(match, "rank")[-1] == {
        "event": "rank",
        "move": 1,
        "seat": 0,
        "from": 3,
        "to": 2,
        "count": 2,
    }


def test_who_gains_points_in_anothers_turn_may_come_sooner() -> None:
    """Seat 0 adds a prince at seat 2's monument: seat 2 is now ahead of seat 1."""
    match = scene(
        {"points": 9, "hand": ["greek"]},
        {"points": 3, "hand": ["mayan"]},
        {"points": 3, "hand": ["mayan"], "monuments": {"forge-street": "greek"}},
    )
    assert rank(match) == [0, 1, 2]
    play(match, "add greek")
    assert match.scores == (9, 3, 4)
    assert match.seat == 2
    assert told(match, "rank")[-1]["seat"] == 2


def test_who_has_acted_does_not_act_again_by_rising() -> None:
    match = scene(
        {"points": 5, "monuments": {"forge-street": "greek"}},
        {"points": 5, "hand": ["greek"]},
        {"points": 1, "hand": ["greek"]},
        turn=1,
    )
    play(match, "add greek")
    assert rank(match) == [0, 1, 2]
    assert match.scores == (6, 5, 1)
    assert match.seat == 2


def test_the_next_lap_begins_with_the_highest_rank_of_that_moment() -> None:
    match = arrival(
        {"princes": {"kiln-yard": ["mayan", "persian", "egyptian", "greek", "chinese"]}},
        {},
        {},
        rank=[2, 1, 0],
        turn=2,
        guests=["greek fire"] * 2 + ["mayan wind"] * 2 + ["persian earth"] * 2,
    )
    for seat in (2, 1):
        assert match.seat == seat
        play_first(match, 2)
    play(match, "wonder fire", match.moves()[0])
    play_first(match, 1)
    assert match.view(None)["lap"] == 2
    assert match.seat == 0


def end_the_round(match: polis.Match) -> None:
    """Everybody takes the first guest, gives up the first card and passes."""
    play_to_the_next(match, "round", preferred="pass")


def test_the_rulebooks_example_of_the_start_space() -> None:
    """Blue 0, Red 1, Green 2: nobody scores, Blue goes last; then Blue scores, Red goes last."""
    match = arrival({}, {}, {})
    assert rank(match) == [0, 1, 2]
    end_the_round(match)
    assert match.scores == (0, 0, 0)
    assert rank(match) == [1, 2, 0]
    assert match.seat == 1
    blue_scores = match.position()
    blue_scores["seats"][0]["points"]["prestige"] = 3
    blue_scores["seats"][0]["gain"] = [3, "prestige"]
    blue_scores["rank"] = [0, 1, 2]
    blue_scores["turn"] = 0
    match = polis.from_position(blue_scores)
    end_the_round(match)
    assert rank(match) == [0, 2, 1]
    assert zone(match, 1, "gain") == [0, "back"]


def test_a_minister_alone_on_the_start_space_stays() -> None:
    match = scene({"points": 3}, {"hand": ["mayan"]}, {"points": 2}, turn=1, acted=[0, 2])
    play(match, "pass")
    assert rank(match) == [0, 2, 1]
    assert not [e for e in told(match, "rank") if e["count"] == 0]


def test_the_queue_says_why_each_stands_where_they_stand() -> None:
    match = scene(
        {"points": 4, "hand": ["greek"], "princes": {"forge-street": ["greek"]}},
        {"points": 6, "monuments": {"forge-street": "greek"}},
        {"hand": ["mayan"]},
        {"hand": ["mayan"], "gain": [0, "back"]},
        turn=0,
        acted=[1],
    )
    play(match, "remove greek")
    queue = match.view(2)["queue"]
    assert [entry["seat"] for entry in queue] == [1, 0, 2, 3]
    assert [entry["acted"] for entry in queue] == [True, True, False, False]
    assert queue[0]["why"] == {"id": "queue-points", "args": {"count": 6}}
    assert queue[1]["why"] == {"id": "queue-behind", "args": {"count": 6, "owner": 1}}
    assert [entry["why"]["id"] for entry in queue[2:]] == ["queue-start", "queue-back"]


def test_the_queue_names_the_points_that_did_it() -> None:
    match = scene(
        {"points": 4, "hand": ["greek"], "princes": {"forge-street": ["greek"]}},
        {"points": 5, "monuments": {"forge-street": "greek"}, "hand": ["mayan"]},
        turn=0,
        acted=[],
    )
    play(match, "remove greek")
    why = match.view(None)["queue"][0]["why"]
    source = {"id": "points-farewells", "args": {}}
    assert why == {"id": "queue-gained", "args": {"points": 6, "count": 2, "source": source}}
