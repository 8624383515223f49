"""Experimentation (age 4, blue)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_experimentation_melds_a_five() -> None:
    match = scene({"board": {"blue": ["experimentation"]}}, {}, decks={"5": ["coal", "physics"]})
    play(match, "dogma experimentation")
    assert pile(match, 0, "blue") == ["experimentation", "physics"]
    assert deck(match, 5) == ["coal"]


def test_experimentation_shared_and_drawn_for() -> None:
    match = scene(
        {"board": {"blue": ["experimentation"]}},
        {"board": {"purple": ["philosophy"]}},
        decks={"5": ["banking", "coal", "physics"]},
    )
    play(match, "dogma experimentation")
    assert pile(match, 1, "blue") == ["physics"]
    assert pile(match, 0, "red") == ["coal"]
    # the free draw looks at the board as it is now
    assert zone(match, 0, "hand") == ["banking"]
