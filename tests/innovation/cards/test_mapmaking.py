"""Mapmaking (age 2, green)."""

from innovation.scenes import scene
from scenes import play, zone


def test_mapmaking_takes_a_1_and_scores_another() -> None:
    match = scene(
        {"board": {"green": ["mapmaking"]}},
        {"score": ["oars", "calendar", "sailing"]},
        decks={"1": ["tools"]},
    )
    play(match, "dogma mapmaking")
    assert (match.seat, match.moves()) == (1, ("transfer oars", "transfer sailing"))
    play(match, "transfer sailing")
    assert zone(match, 0, "score") == ["sailing", "tools"]
    assert zone(match, 1, "score") == ["oars", "calendar"]


def test_mapmaking_without_a_1_scores_nothing() -> None:
    match = scene(
        {"board": {"green": ["mapmaking"]}}, {"score": ["calendar"]}, decks={"1": ["tools"]}
    )
    play(match, "dogma mapmaking")
    assert (zone(match, 0, "score"), zone(match, 1, "score")) == ([], ["calendar"])


def test_mapmaking_pays_sharers_for_what_others_gave() -> None:
    match = scene(
        {"board": {"green": ["mapmaking"]}},
        {"score": ["oars"]},
        {"board": {"purple": ["city-states"]}, "score": ["archery"]},
        decks={"1": ["tools", "pottery"], "2": ["calendar"]},
    )
    play(match, "dogma mapmaking", "transfer oars")
    assert zone(match, 2, "score") == ["archery", "pottery"]
    assert zone(match, 0, "score") == ["oars", "tools"]
    assert zone(match, 0, "hand") == ["calendar"]
