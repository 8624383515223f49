"""The end of a game: the points over time, how it was won, and the chances before."""

from typing import Any

import polis
import pytest
from page.session_talk import ask, play, seated, seated_at
from polis.core.languages import LANGUAGES
from uchronia.scenes import cards, scene
from walks import some_match, walk
from wording import in_words


def score_history(match: polis.Match) -> Any:
    return ask(seated_at(match), do="score-history")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_score_history_has_the_points_after_every_turn(players: int) -> None:
    expected = [{"move": 0, "round": None, "scores": [0] * players}]
    for match in walk(players, 7):
        played = len(match.history)
        if match.turn_start == played and played > players:
            expected.append({"move": played, "scores": list(match.scores)})
    told = score_history(match)["score_history"]
    assert [{**point, "round": None} for point in told] == [
        {**point, "round": None} for point in expected
    ]
    rounds = [point["round"] for point in told[1:]]
    turns = len(rounds)
    assert rounds == [1 + turn // players for turn in range(turns)]
    assert told[-1] == {"move": len(match.history), "round": rounds[-1], "scores": [*match.scores]}


def test_a_game_that_goes_on_is_told_up_to_now() -> None:
    assert ask(seated(), do="score-history") == {
        "score_history": [{"move": 0, "round": None, "scores": [0, 0]}],
        "why": [],
        "goal": 20,
        "sources": [
            [
                {"source": {"id": f"points-{name}", "args": {}}, "count": 0}
                for name in ("buildings", "monopolies", "effects")
            ]
        ]
        * 2,
    }
    match = scene({"hand": ["clay"], "activities": ["clay"]}, {"hand": 5}, forum=cards("3 clay"))
    session = play(seated_at(match), "command clay", "take clay")
    points = ask(session, do="score-history")["score_history"]
    assert points == [
        {"move": 0, "round": None, "scores": [1, 0]},
        {"move": 2, "round": 1, "scores": [1, 0]},
    ]


def test_points_come_from_buildings_monopolies_and_effects() -> None:
    match = scene(
        {"hand": ["clay"], "buildings": ["colossus", "dock"], "activities": ["clay"]}, {"hand": 5}
    )
    first, second = score_history(match)["sources"]
    assert [source["count"] for source in first] == [4, 1, 2]
    assert [source["count"] for source in second] == [0, 0, 0]


def finished(*seats: dict[str, Any], **zones: Any) -> list[Any]:
    """How a game that is over was won, as pairs of id and arguments."""
    why = score_history(scene(*seats, turn=None, **zones))["why"]
    return [(message["id"], message["args"]) for message in why]


def test_most_points_win() -> None:
    seats = ({"buildings": ["dock"]}, {"buildings": ["gate"]})
    assert finished(*seats, ending=True) == [
        ("end-threshold", {"count": 20}),
        ("end-points", {"seat": 1, "points": 2}),
    ]


def test_a_tie_is_broken_by_buildings() -> None:
    seats = ({"buildings": ["dock", "road"]}, {"buildings": ["gate"]})
    assert finished(*seats, round=150) == [
        ("end-round", {"round": 150}),
        ("end-buildings", {"seat": 0, "points": 2, "buildings": 2}),
    ]


def test_equals_share_the_victory() -> None:
    seats = ({"buildings": ["shrine"]}, {"buildings": ["gate"]})
    assert finished(*seats) == [
        ("end-shared", {"seat": [0, 1], "points": 2, "buildings": 1}),
    ]


def test_idle_rounds_end_a_game() -> None:
    match = polis.from_position(
        {
            "polis": 1,
            "game": "uchronia",
            "players": 2,
            "seats": [{}, {"buildings": ["dock"]}],
            "pile": [],
            "works": [],
            "works_pile": [],
        }
    )
    while not match.over:
        match.play("plot")
    assert [message["id"] for message in score_history(match)["why"]] == ["end-idle", "end-points"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_words(language: str) -> None:
    for seed in range(6):
        match = some_match(2 + seed % 4, seed, 10_000)
        result = match.result()
        assert match.over
        assert len(result["why"]) == 2
        for message in result["why"]:
            in_words(message, language)


# Chances


def test_the_same_table_always_has_the_same_chances() -> None:
    session = seated_at(some_match(3, 4, 120))
    for viewer in (0, 1, 2, None):
        chances = ask(session, do="chances", seat=viewer)
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1, abs=0.001)
        assert ask(session, do="chances", seat=viewer) == chances


def test_whoever_is_far_ahead_has_the_better_chances() -> None:
    match = scene(
        {"hand": 5, "buildings": ["colossus", "palace", "square", "gate", "dock"]},
        {"hand": 5},
    )
    mine, other = ask(seated_at(match), do="chances", seat=1)
    assert mine > 0.8 > 0.2 > other


def test_a_finished_game_has_no_chances_left() -> None:
    match = some_match(3, 4, 10_000)
    won = [float(seat in match.winners) / len(match.winners) for seat in range(3)]
    assert ask(seated_at(match), do="chances") == pytest.approx(won, abs=0.001)
