"""Canal Building (age 2, yellow)."""

from innovation.scenes import deck, scene
from scenes import common, play, zone


def test_canal_building_exchanges_all_the_highest() -> None:
    match = scene(
        {
            "board": {"yellow": ["canal-building"]},
            "hand": ["calendar", "currency", "oars"],
            "score": ["alchemy", "sailing"],
        },
        {},
    )
    play(match, "dogma canal-building")
    assert match.moves() == ("choose-to exchange-highest", "choose-to junk-deck-3", "pass")
    play(match, "choose-to exchange-highest")
    assert zone(match, 0, "hand") == ["oars", "alchemy"]
    assert zone(match, 0, "score") == ["sailing", "calendar", "currency"]


def test_canal_building_exchanges_with_an_empty_score_pile() -> None:
    match = scene({"board": {"yellow": ["canal-building"]}, "hand": ["calendar", "oars"]}, {})
    play(match, "dogma canal-building", "choose-to exchange-highest")
    assert (zone(match, 0, "hand"), zone(match, 0, "score")) == (["oars"], ["calendar"])


def test_canal_building_junks_the_3_deck_or_nothing() -> None:
    seat = {"board": {"yellow": ["canal-building"]}, "hand": ["oars"]}
    decks = {"3": ["alchemy", "optics"]}
    match = play(scene(seat, {}, decks=decks), "dogma canal-building", "choose-to junk-deck-3")
    assert deck(match, 3) == []
    assert {"alchemy", "optics"} <= {*common(match, "junk")}
    declined = play(scene(seat, {}, decks=decks), "dogma canal-building", "pass")
    assert (deck(declined, 3), zone(declined, 0, "hand")) == (["alchemy", "optics"], ["oars"])
