"""The Pirate Code (age 5, red)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_the_pirate_code_takes_two_low_cards_then_scores_the_lowest_crown() -> None:
    match = scene(
        {"board": {"red": ["the-pirate-code"], "green": ["sailing"], "blue": ["tools"]}},
        {"score": ["oars", "philosophy", "navigation", "coal"]},
    )
    play(match, "dogma the-pirate-code")
    assert match.seat == 1
    assert match.moves() == ("transfer oars", "transfer philosophy", "transfer navigation")
    play(match, "transfer philosophy", "transfer oars")
    assert zone(match, 1, "score") == ["navigation", "coal"]
    assert zone(match, 0, "score") == ["philosophy", "oars", "sailing"]
    assert pile(match, 0, "green") == []
    assert pile(match, 0, "blue") == ["tools"]


def test_the_pirate_code_takes_what_there_is() -> None:
    match = scene({"board": {"red": ["the-pirate-code"]}}, {"score": ["navigation", "coal"]})
    play(match, "dogma the-pirate-code", "transfer navigation")
    assert zone(match, 0, "score") == ["navigation", "the-pirate-code"]
    assert zone(match, 1, "score") == ["coal"]


def test_the_pirate_code_without_booty_scores_nothing() -> None:
    match = scene({"board": {"red": ["the-pirate-code"]}}, {"score": ["coal"]})
    play(match, "dogma the-pirate-code")
    assert zone(match, 0, "score") == []
    assert pile(match, 0, "red") == ["the-pirate-code"]


def test_the_pirate_code_asks_only_among_ties_and_sharers_score_too() -> None:
    match = scene(
        {"board": {"red": ["the-pirate-code"], "green": ["sailing"], "purple": ["city-states"]}},
        {"score": ["oars"]},
        {"board": {"purple": ["enterprise"], "blue": ["encyclopedia"]}},
        decks={"5": ["coal"]},
    )
    play(match, "dogma the-pirate-code", "transfer oars")
    assert zone(match, 2, "score") == ["enterprise"]
    assert match.moves() == ("score sailing", "score city-states")
    play(match, "score city-states")
    assert zone(match, 0, "score") == ["oars", "city-states"]
    assert zone(match, 0, "hand") == ["coal"]
