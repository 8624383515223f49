"""Atomic Theory (age 6, blue)."""

from innovation.scenes import pile, scene, splay
from scenes import play, zone


def test_atomic_theory_splays_blue_and_melds_a_seven() -> None:
    match = scene(
        {"board": {"blue": ["tools", "atomic-theory"]}}, {}, decks={"7": ["railroad", "evolution"]}
    )
    play(match, "dogma atomic-theory", "splay blue right")
    assert splay(match, 0, "blue") == "right"
    assert pile(match, 0, "blue") == ["tools", "atomic-theory", "evolution"]


def test_atomic_theory_shared_gives_a_draw() -> None:
    match = scene(
        {"board": {"blue": ["tools", "atomic-theory"]}},
        {"board": {"green": ["classification"]}},
        decks={"7": ["bicycle", "railroad", "evolution"]},
    )
    play(match, "dogma atomic-theory", "pass")
    assert splay(match, 0, "blue") == "none"
    assert pile(match, 1, "blue") == ["evolution"]
    assert pile(match, 0, "purple") == ["railroad"]
    assert zone(match, 0, "hand") == ["bicycle"]
