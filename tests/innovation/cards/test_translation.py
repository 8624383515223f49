"""Translation (age 3, blue)."""

from innovation.scenes import pile, scene
from scenes import common, play, zone


def test_translation_melds_all_points_in_order_and_claims_the_world() -> None:
    score = ["sailing", "code-of-laws", "currency", "city-states", "oars"]
    match = scene({"board": {"blue": ["translation"]}, "score": score}, {})
    play(match, "dogma translation", "choose-to meld-score-pile")
    assert set(match.moves()) == {"meld sailing", "meld currency"}
    play(match, "meld currency", "meld code-of-laws")
    assert zone(match, 0, "score") == []
    assert pile(match, 0, "green") == ["currency", "sailing"]
    assert pile(match, 0, "purple") == ["code-of-laws", "city-states"]
    assert pile(match, 0, "red") == ["oars"]
    assert common(match, "specials") == {"world": 0}


def test_translation_declined_claims_the_world_with_crowns_alone() -> None:
    match = scene({"board": {"blue": ["translation"]}, "score": ["archery"]}, {})
    play(match, "dogma translation", "pass")
    assert zone(match, 0, "score") == ["archery"]
    assert common(match, "specials") == {"world": 0}


def test_translation_needs_a_crown_on_every_top_card() -> None:
    match = scene({"board": {"blue": ["translation"], "red": ["archery"]}}, {})
    play(match, "dogma translation")
    assert common(match, "specials") == {}


def test_translation_shared_gives_the_world_to_the_opponent() -> None:
    match = scene(
        {"board": {"blue": ["translation"]}},
        {"board": {"red": ["optics"]}},
        decks={"3": ["paper"]},
    )
    play(match, "dogma translation")
    assert common(match, "specials") == {"world": 1}
    assert zone(match, 0, "hand") == ["paper"]
