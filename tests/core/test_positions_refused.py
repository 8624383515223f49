"""Faults of a position, each named with its path."""

from typing import Any

import polis
import pytest

TWO = {"polis": 1, "game": "uchronia", "players": 2}


@pytest.mark.parametrize(
    ("fields", "path", "why"),
    [
        ({"forum": ["clay"] * 36}, ".", "bad-too-many-cards"),
        ({"works": ["bridge"] * 3}, ".", "bad-too-many-buildings"),
        ({"forum": ["gold"]}, "forum.0", "bad-unknown-name"),
        ({"works": ["clay"]}, "works.0", "bad-unknown-name"),
        ({"works": ["dock"] * 6}, "works", "bad-too-long"),
        ({"river": []}, ".", "bad-unknown-field"),
        ({"seats": [{}]}, "seats", "bad-seats"),
        ({"seats": [{}, {"gold": 1}]}, "seats.1", "bad-unknown-field"),
        ({"seats": [{"buildings": ["dock", "dock"]}, {}]}, "seats.0", "bad-same-name"),
        (
            {"seats": [{"buildings": ["dock"], "sites": {"dock": []}}, {}]},
            "seats.0",
            "bad-same-name",
        ),
        ({"seats": [{"activities": ["clay"] * 3}, {}]}, "seats.0.activities", "bad-limit"),
        ({"seats": [{"sites": {"dock": ["wood"]}}, {}]}, "seats.0.sites.dock", "bad-full-site"),
        ({"seats": [{"sites": {"inn": []}}, {}]}, "seats.0.sites", "bad-unknown-field"),
        (
            {"seats": [{"activities": ["clay"]}, {}], "monopolies": {"clay": 1}},
            "monopolies.clay",
            "bad-monopoly",
        ),
        (
            {"seats": [{"activities": ["clay"]}, {}], "monopolies": {"clay": None}},
            "monopolies.clay",
            "bad-monopoly",
        ),
        ({"monopolies": {"clay": 2}}, "monopolies.clay", "bad-out-of-range"),
        ({"turn": 2}, "turn", "bad-out-of-range"),
        ({"first": -1}, "first", "bad-out-of-range"),
        ({"round": 0}, "round", "bad-out-of-range"),
        ({"round": 151}, "round", "bad-out-of-range"),
        ({"ending": 1}, "ending", "bad-not-a-flag"),
        ({"seed": 0.5}, "seed", "bad-not-a-number"),
        ({"seats": [{"hand": 175}, {}]}, "seats.0.hand", "bad-out-of-range"),
        ({"seats": [{"hand": 100}, {"hand": 100}]}, "seats.1.hand", "bad-not-enough"),
        ({"seats": [{"hand": ["clay"], "seen": ["wood"]}, {}]}, "seats.0.seen", "bad-seen"),
        ({"seats": [{"hand": ["clay"], "lacks": ["clay"]}, {}]}, "seats.0.lacks", "bad-lacks"),
        ({"polis": 2}, "polis", "bad-out-of-range"),
        ({"game": "go"}, "game", "bad-unknown-name"),
        ({"since": {"start": TWO, "moves": ["plot"]}, "turn": 0}, "turn", "bad-since"),
        ({"since": {"start": TWO, "moves": ["jump"]}}, "since.moves.0", "bad-move"),
        (
            {"since": {"start": {**TWO, "since": {}}, "moves": []}},
            "since.start",
            "bad-unknown-field",
        ),
    ],
)
def test_a_fault_is_named_with_its_path(fields: dict[str, Any], path: str, why: str) -> None:
    with pytest.raises(polis.BadPosition) as fault:
        polis.from_position({**TWO, **fields})
    assert (fault.value.path, fault.value.reason["id"]) == (path, why)
    assert path in str(fault.value)


def test_the_same_fault_inside_a_record_is_a_bad_record() -> None:
    start = {**TWO, "forum": ["gold"]}
    with pytest.raises(polis.BadRecord) as fault:
        polis.replay({**TWO, "start": start, "moves": []})
    assert fault.value.path == "start.forum.0"


def test_an_illegal_move_in_a_record_says_where_and_why() -> None:
    record = polis.new("uchronia", players=2, seed=1).record()
    with pytest.raises(polis.BadRecord) as fault:
        polis.replay({**record, "moves": ["pass"]})
    assert fault.value.path == "moves.0"
    assert fault.value.reason["args"]["why"] == {"id": "why-must", "args": {}}
