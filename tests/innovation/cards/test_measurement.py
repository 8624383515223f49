"""Measurement (age 5, green)."""

from innovation.scenes import deck, scene, splay
from scenes import common, play, zone


def test_measurement_splays_the_colour_and_draws_its_number() -> None:
    match = scene(
        {
            "board": {"green": ["measurement"], "red": ["oars", "archery"]},
            "hand": ["coal", "tools"],
        },
        {},
        decks={"2": ["philosophy"], "5": ["physics"]},
    )
    play(match, "dogma measurement", "return coal")
    assert splay(match, 0, "red") == "right"
    assert deck(match, 5) == ["coal", "physics"]
    assert zone(match, 0, "hand") == ["tools", "philosophy"]
    assert common(match, "known")["coal"] == [0, 1, 2]  # all have seen it


def test_measurement_of_a_missing_colour_draws_a_one() -> None:
    match = scene(
        {"board": {"green": ["measurement"]}, "hand": ["coal"]}, {}, decks={"1": ["oars"]}
    )
    play(match, "dogma measurement", "return coal")
    assert zone(match, 0, "hand") == ["oars"]


def test_measurement_declined_or_with_an_empty_hand_does_nothing() -> None:
    match = scene({"board": {"green": ["measurement"]}, "hand": ["coal"]}, {})
    play(match, "dogma measurement", "pass")
    assert zone(match, 0, "hand") == ["coal"]
    match = scene({"board": {"green": ["measurement"]}}, {})
    play(match, "dogma measurement")
    assert zone(match, 0, "hand") == []
    assert match.moves() == ("dogma measurement", "draw")


def test_measurement_draws_though_the_colour_is_splayed_already() -> None:
    match = scene(
        {
            "board": {"green": ["sailing", "banking", "measurement"]},
            "splays": {"green": "right"},
            "hand": ["clothing"],
        },
        {},
        decks={"3": ["optics"]},
    )
    play(match, "dogma measurement", "return clothing")
    assert splay(match, 0, "green") == "right"
    assert zone(match, 0, "hand") == ["optics"]
