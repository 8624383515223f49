"""Refrigeration (age 7, yellow)."""

from innovation.scenes import deck, scene
from scenes import play, zone


def test_refrigeration_leaves_one_card_in_hand() -> None:
    match = scene(
        {"board": {"yellow": ["refrigeration"]}, "hand": ["coal"]},
        {"hand": ["tools", "archery", "optics"]},
    )
    play(match, "dogma refrigeration", "return archery", "return tools")
    assert zone(match, 1, "hand") == ["optics"]
    assert deck(match, 1)[:2] == ["tools", "archery"]
    play(match, "score coal")
    assert zone(match, 0, "score") == ["coal"]


def test_refrigeration_spares_a_single_card_and_scoring_may_be_declined() -> None:
    match = scene(
        {"board": {"yellow": ["refrigeration"]}, "hand": ["coal"]},
        {"hand": ["tools"]},
    )
    play(match, "dogma refrigeration")
    assert match.moves() == ("score coal", "pass")
    play(match, "pass")
    assert zone(match, 0, "hand") == ["coal"]
    assert zone(match, 1, "hand") == ["tools"]


def test_refrigeration_has_nothing_to_do_with_empty_hands() -> None:
    match = scene({"board": {"yellow": ["refrigeration"]}}, {})
    play(match, "dogma refrigeration")
    assert match.seat == 0
    assert match.moves() == ("dogma refrigeration", "draw")


def test_refrigeration_shared_lets_score_before_the_leader() -> None:
    match = scene(
        {"board": {"yellow": ["refrigeration"]}, "hand": ["coal"]},
        {"board": {"yellow": ["agriculture"]}, "hand": ["tools", "optics"]},
        decks={"7": ["bicycle"]},
    )
    play(match, "dogma refrigeration", "score optics", "pass")
    assert zone(match, 1, "score") == ["optics"]
    assert zone(match, 1, "hand") == ["tools"]
    assert sorted(zone(match, 0, "hand")) == ["bicycle", "coal"]
