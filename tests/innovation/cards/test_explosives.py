"""Explosives (age 7, red)."""

from innovation.scenes import deck, scene
from scenes import play, zone


def test_explosives_takes_the_three_highest_one_after_the_other() -> None:
    match = scene(
        {"board": {"red": ["explosives"]}},
        {"hand": ["tools", "optics", "translation", "paper", "coal"]},
    )
    play(match, "dogma explosives")
    assert match.moves() == ("transfer optics", "transfer translation", "transfer paper")
    play(match, "transfer paper", "transfer optics")
    assert sorted(zone(match, 0, "hand")) == ["coal", "optics", "paper"]
    assert sorted(zone(match, 1, "hand")) == ["tools", "translation"]


def test_explosives_gives_a_seven_to_an_emptied_hand() -> None:
    match = scene(
        {"board": {"red": ["explosives"]}},
        {"hand": ["tools", "coal"]},
        decks={"7": ["bicycle"]},
    )
    play(match, "dogma explosives")
    assert sorted(zone(match, 0, "hand")) == ["coal", "tools"]
    assert zone(match, 1, "hand") == ["bicycle"]


def test_explosives_gives_nothing_to_a_hand_that_was_empty() -> None:
    match = scene({"board": {"red": ["explosives"]}}, {}, decks={"7": ["bicycle"]})
    play(match, "dogma explosives")
    assert zone(match, 0, "hand") == zone(match, 1, "hand") == []
    assert deck(match, 7) == ["bicycle"]
