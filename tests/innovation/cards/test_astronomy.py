"""Astronomy (age 5, purple)."""

from innovation.scenes import pile, scene
from scenes import common, play, zone


def test_astronomy_melds_green_and_blue_until_another_colour_comes() -> None:
    match = scene(
        {"board": {"purple": ["astronomy"], "red": ["oars"]}},
        {},
        decks={"6": ["canning", "democracy", "atomic-theory", "metric-system"]},
    )
    play(match, "dogma astronomy")
    assert pile(match, 0, "green") == ["metric-system"]
    assert pile(match, 0, "blue") == ["atomic-theory"]
    assert zone(match, 0, "hand") == ["democracy"]
    assert common(match, "specials") == {}  # Oars is no 6
    assert 1 in common(match, "known")["democracy"]


def test_astronomy_claims_universe_with_sixes() -> None:
    match = scene(
        {"board": {"purple": ["astronomy"], "red": ["machine-tools"]}},
        {},
        decks={"6": ["democracy", "atomic-theory"]},
    )
    play(match, "dogma astronomy")
    assert common(match, "specials") == {"universe": 0}


def test_astronomy_claims_universe_with_purple_alone() -> None:
    match = scene({"board": {"purple": ["astronomy"]}}, {}, decks={"6": ["democracy"]})
    play(match, "dogma astronomy")
    assert common(match, "specials") == {"universe": 0}


def test_astronomy_goes_to_the_sharer_first() -> None:
    match = scene(
        {"board": {"purple": ["astronomy"]}},
        {"board": {"blue": ["experimentation"]}},
        decks={"5": ["coal"], "6": ["canning", "democracy", "atomic-theory"]},
    )
    play(match, "dogma astronomy")
    assert pile(match, 1, "blue") == ["experimentation", "atomic-theory"]
    assert zone(match, 1, "hand") == ["democracy"]
    assert common(match, "specials") == {"universe": 1}
    assert zone(match, 0, "hand") == ["canning", "coal"]


def test_astronomy_cannot_claim_a_universe_that_is_gone() -> None:
    match = scene(
        {"board": {"purple": ["astronomy"]}},
        {},
        decks={"6": ["democracy"]},
        specials={"universe": 1},
    )
    play(match, "dogma astronomy")
    assert common(match, "specials") == {"universe": 1}
