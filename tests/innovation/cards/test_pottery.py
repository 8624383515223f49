"""Pottery (age 1, blue)."""

from innovation.scenes import deck, scene
from scenes import play, zone


def test_pottery_scores_the_number_of_cards_returned() -> None:
    match = scene(
        {"board": {"blue": ["pottery"]}, "hand": ["oars", "calendar", "sailing", "masonry"]},
        {},
        decks={"1": ["tools"], "3": ["alchemy"]},
    )
    play(match, "dogma pottery", "return oars", "return calendar")
    assert match.moves() == ("return sailing", "return masonry", "pass")
    play(match, "return sailing")
    assert zone(match, 0, "score") == ["alchemy"]
    assert zone(match, 0, "hand") == ["masonry", "tools"]
    assert deck(match, 1) == ["sailing", "oars"]


def test_pottery_may_stop_early_or_return_nothing() -> None:
    seat = {"board": {"blue": ["pottery"]}, "hand": ["oars", "sailing"]}
    decks = {"1": ["tools", "writing"]}
    one = play(scene(seat, {}, decks=decks), "dogma pottery", "return oars", "pass")
    assert (zone(one, 0, "score"), zone(one, 0, "hand")) == (["writing"], ["sailing", "tools"])
    none = play(scene(seat, {}, decks=decks), "dogma pottery", "pass")
    assert (zone(none, 0, "score"), zone(none, 0, "hand")) == ([], ["oars", "sailing", "writing"])
