"""Bicycle (age 7, green)."""

from innovation.scenes import scene
from scenes import common, play, zone


def test_bicycle_exchanges_hand_and_score_pile() -> None:
    match = scene(
        {"board": {"green": ["bicycle"]}, "hand": ["tools"], "score": ["coal", "optics"]}, {}
    )
    play(match, "dogma bicycle", "choose-to swap-hand-and-score")
    assert sorted(zone(match, 0, "hand")) == ["coal", "optics"]
    assert zone(match, 0, "score") == ["tools"]


def test_bicycle_may_be_declined_and_asks_nothing_of_who_has_nothing() -> None:
    match = scene(
        {"board": {"green": ["bicycle"]}, "hand": ["tools"]},
        {"board": {"blue": ["translation"]}},
    )
    play(match, "dogma bicycle")
    assert match.seat == 0
    play(match, "pass")
    assert zone(match, 0, "hand") == ["tools"]
    assert zone(match, 0, "score") == []


def test_bicycle_shared_with_one_side_empty() -> None:
    match = scene(
        {"board": {"green": ["bicycle"]}},
        {"board": {"blue": ["translation"]}, "hand": ["tools", "coal"]},
        decks={"7": ["evolution"]},
    )
    play(match, "dogma bicycle", "choose-to swap-hand-and-score")
    assert zone(match, 1, "hand") == []
    assert sorted(zone(match, 1, "score")) == ["coal", "tools"]
    assert zone(match, 0, "hand") == ["evolution"]


def test_bicycle_hides_no_card_that_an_opponent_knew() -> None:
    match = scene(
        {"board": {"green": ["bicycle"]}, "hand": ["tools"], "score": ["pottery"]},
        {},
        known={"tools": [1]},
    )
    play(match, "dogma bicycle", "choose-to swap-hand-and-score")
    assert common(match, "known") == {"tools": [0, 1]}
