"""Quantum Theory (age 8, blue)."""

from innovation.scenes import deck, scene
from scenes import play, zone


def test_quantum_theory_gives_tens_for_two_cards() -> None:
    match = scene(
        {"board": {"blue": ["quantum-theory"]}, "hand": ["tools", "coal", "optics"]},
        {},
        decks={"10": ["software", "robotics"]},
    )
    play(match, "dogma quantum-theory", "return tools", "return coal")
    assert sorted(zone(match, 0, "hand")) == ["optics", "robotics"]
    assert zone(match, 0, "score") == ["software"]


def test_quantum_theory_gives_nothing_for_one_card() -> None:
    match = scene(
        {"board": {"blue": ["quantum-theory"]}, "hand": ["tools"]},
        {"board": {"red": ["fission"]}, "hand": ["coal", "optics"]},
        decks={"8": ["flight"], "10": ["software", "robotics"]},
    )
    play(match, "dogma quantum-theory", "return coal", "pass", "return tools")
    assert zone(match, 1, "hand") == ["optics"]
    assert zone(match, 1, "score") == []
    assert zone(match, 0, "hand") == ["flight"]
    assert zone(match, 0, "score") == []
    assert deck(match, 10) == ["software", "robotics"]
