"""Classification (age 6, green)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_classification_gathers_a_colour_from_all_hands() -> None:
    match = scene(
        {"board": {"green": ["classification"]}, "hand": ["oars", "tools"]},
        {"hand": ["coal", "physics"]},
        {"hand": ["archery"]},
    )
    play(match, "dogma classification", "reveal oars")
    # all three go on one pile, so that the player orders them
    assert match.moves() == ("meld oars", "meld coal", "meld archery")
    play(match, "meld archery", "meld oars")
    assert pile(match, 0, "red") == ["archery", "oars", "coal"]
    assert zone(match, 0, "hand") == ["tools"]
    assert zone(match, 1, "hand") == ["physics"]
    assert zone(match, 2, "hand") == []


def test_classification_with_an_empty_hand_does_nothing() -> None:
    match = scene({"board": {"green": ["classification"]}}, {"hand": ["coal"]})
    play(match, "dogma classification")
    assert zone(match, 1, "hand") == ["coal"]
    assert match.moves() == ("dogma classification", "draw")


def test_classification_is_shared_first() -> None:
    match = scene(
        {"board": {"green": ["classification"]}, "hand": ["coal", "physics"]},
        {"board": {"blue": ["atomic-theory"]}, "hand": ["oars"]},
        decks={"6": ["canning"]},
    )
    play(match, "dogma classification", "reveal oars", "meld coal")
    assert pile(match, 1, "red") == ["coal", "oars"]
    play(match, "reveal physics")
    assert pile(match, 0, "blue") == ["physics"]
    assert zone(match, 0, "hand") == ["canning"]
