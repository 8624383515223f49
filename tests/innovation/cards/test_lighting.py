"""Lighting (age 7, purple)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_lighting_scores_a_seven_for_each_different_value() -> None:
    match = scene(
        {"board": {"purple": ["lighting"]}, "hand": ["tools", "mysticism", "coal", "optics"]},
        {},
        decks={"7": ["bicycle", "evolution", "railroad"]},
    )
    play(match, "dogma lighting", "tuck tools", "tuck mysticism", "tuck coal")
    assert pile(match, 0, "purple") == ["mysticism", "lighting"]
    assert pile(match, 0, "blue") == ["tools"]
    assert pile(match, 0, "red") == ["coal"]
    assert zone(match, 0, "hand") == ["optics"]
    assert sorted(zone(match, 0, "score")) == ["evolution", "railroad"]


def test_lighting_may_stop_at_any_card() -> None:
    match = scene(
        {"board": {"purple": ["lighting"]}, "hand": ["tools", "coal"]},
        {"board": {"yellow": ["agriculture"]}, "hand": ["optics"]},
        decks={"7": ["bicycle", "evolution"]},
    )
    play(match, "dogma lighting", "pass", "tuck coal", "pass")
    assert zone(match, 1, "hand") == ["optics"]
    assert zone(match, 1, "score") == []
    assert zone(match, 0, "score") == ["evolution"]
    assert zone(match, 0, "hand") == ["tools"]
