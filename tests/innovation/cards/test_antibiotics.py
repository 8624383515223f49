"""Antibiotics (age 8, yellow)."""

from innovation.scenes import deck, scene
from scenes import play, zone


def test_antibiotics_draws_two_eights_for_each_different_value() -> None:
    match = scene(
        {"board": {"yellow": ["antibiotics"]}, "hand": ["tools", "coal", "pottery", "optics"]},
        {},
        decks={"8": ["flight", "mobility", "rocketry", "empiricism", "socialism"]},
    )
    play(match, "dogma antibiotics", "return tools", "return coal", "return pottery")
    assert zone(match, 0, "hand")[0] == "optics"
    assert len(zone(match, 0, "hand")) == 5
    assert deck(match, 8) == ["flight"]
    assert deck(match, 1)[:2] == ["pottery", "tools"]


def test_antibiotics_may_stop_early_or_not_begin() -> None:
    match = scene(
        {"board": {"yellow": ["antibiotics"]}, "hand": ["tools", "coal"]},
        {"board": {"yellow": ["agriculture"]}, "hand": ["optics"]},
        decks={"8": ["flight", "mobility", "rocketry"]},
    )
    play(match, "dogma antibiotics", "pass", "return coal", "pass")
    assert zone(match, 1, "hand") == ["optics"]
    assert sorted(zone(match, 0, "hand")) == ["mobility", "rocketry", "tools"]


def test_antibiotics_with_an_empty_hand_asks_nothing() -> None:
    match = scene({"board": {"yellow": ["antibiotics"]}}, {})
    play(match, "dogma antibiotics")
    assert zone(match, 0, "hand") == []
    assert match.seat == 0
