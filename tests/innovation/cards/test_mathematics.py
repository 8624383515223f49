"""Mathematics (age 2, blue)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_mathematics_melds_one_higher() -> None:
    match = scene(
        {"board": {"blue": ["mathematics"]}, "hand": ["oars", "calendar"]},
        {},
        decks={"3": ["alchemy"]},
    )
    play(match, "dogma mathematics", "return calendar")
    assert pile(match, 0, "blue") == ["mathematics", "alchemy"]
    assert zone(match, 0, "hand") == ["oars"]


def test_mathematics_skips_an_empty_deck_and_can_be_declined() -> None:
    seat = {"board": {"blue": ["mathematics"]}, "hand": ["oars"]}
    decks: dict[str, list[str]] = {"2": [], "3": [], "4": ["navigation"]}
    match = play(scene(seat, {}, decks=decks), "dogma mathematics", "return oars")
    assert pile(match, 0, "green") == ["navigation"]
    declined = play(scene(seat, {}, decks=decks), "dogma mathematics", "pass")
    assert zone(declined, 0, "hand") == ["oars"]


def test_mathematics_shared_uses_up_the_returned_card() -> None:
    match = scene(
        {"board": {"blue": ["mathematics"]}, "hand": ["archery"]},
        {"board": {"purple": ["philosophy"]}, "hand": ["oars"]},
        decks={"1": [], "2": ["construction", "calendar"], "3": ["optics"]},
    )
    play(match, "dogma mathematics", "return oars", "return archery")
    assert pile(match, 1, "blue") == ["calendar"]
    assert pile(match, 0, "red") == ["construction"]
    assert zone(match, 0, "hand") == ["optics"]
