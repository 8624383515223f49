"""Currency (age 2, green)."""

from innovation.scenes import deck, scene
from scenes import common, play, zone


def test_currency_scores_a_2_for_each_different_value() -> None:
    match = scene(
        {"board": {"green": ["currency"]}, "hand": ["oars", "sailing", "alchemy", "optics"]},
        {},
        decks={"1": [], "2": ["construction", "mapmaking", "calendar"], "3": []},
    )
    play(match, "dogma currency", "return oars", "return alchemy", "return sailing", "pass")
    assert zone(match, 0, "score") == ["calendar", "mapmaking"]
    assert zone(match, 0, "hand") == ["optics"]
    assert (deck(match, 1), deck(match, 3)) == (["sailing", "oars"], ["alchemy"])


def test_currency_ends_with_the_last_card_of_the_hand() -> None:
    match = scene(
        {"board": {"green": ["currency"]}, "hand": ["oars"]}, {}, decks={"2": ["calendar"]}
    )
    play(match, "dogma currency", "return oars")
    assert zone(match, 0, "score") == ["calendar"]
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_currency_declined_scores_nothing() -> None:
    match = scene({"board": {"green": ["currency"]}, "hand": ["oars"]}, {})
    play(match, "dogma currency", "pass")
    assert (zone(match, 0, "score"), zone(match, 0, "hand")) == ([], ["oars"])
