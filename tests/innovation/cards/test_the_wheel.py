"""The Wheel (age 1, green)."""

from innovation.scenes import scene
from scenes import play, zone


def test_the_wheel_draws_two() -> None:
    match = scene({"board": {"green": ["the-wheel"]}}, {}, decks={"1": ["oars", "sailing"]})
    play(match, "dogma the-wheel")
    assert zone(match, 0, "hand") == ["sailing", "oars"]


def test_the_wheel_shared_draws_two_each_and_one_more() -> None:
    match = scene(
        {"board": {"green": ["the-wheel"]}},
        {"board": {"purple": ["mysticism"]}},
        decks={"1": ["tools", "writing", "oars", "sailing", "pottery"]},
    )
    play(match, "dogma the-wheel")
    assert zone(match, 1, "hand") == ["pottery", "sailing"]
    assert zone(match, 0, "hand") == ["oars", "writing", "tools"]
