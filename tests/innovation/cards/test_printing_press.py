"""Printing Press (age 4, blue)."""

from innovation.scenes import deck, scene, splay
from scenes import play, zone


def test_printing_press_draws_two_above_the_top_purple_card() -> None:
    match = scene(
        {
            "board": {"blue": ["tools", "printing-press"], "purple": ["mysticism", "education"]},
            "score": ["oars", "currency"],
        },
        {},
        decks={"1": [], "5": ["coal"]},
    )
    play(match, "dogma printing-press", "return oars", "splay blue right")
    assert zone(match, 0, "score") == ["currency"]
    assert zone(match, 0, "hand") == ["coal"]
    assert deck(match, 1) == ["oars"]
    assert splay(match, 0, "blue") == "right"


def test_printing_press_without_purple_draws_a_two() -> None:
    match = scene(
        {"board": {"blue": ["printing-press"]}, "score": ["oars"]}, {}, decks={"2": ["currency"]}
    )
    play(match, "dogma printing-press", "return oars")
    assert zone(match, 0, "hand") == ["currency"]


def test_printing_press_declined_or_with_no_points() -> None:
    match = scene(
        {"board": {"blue": ["tools", "printing-press"]}, "score": ["oars"]},
        {"board": {"purple": ["philosophy"]}},
    )
    # the sharer has neither points nor blue cards, and is not asked
    play(match, "dogma printing-press")
    assert match.seat == 0
    play(match, "pass", "pass")
    assert zone(match, 0, "score") == ["oars"]
    assert splay(match, 0, "blue") == "none"
    assert zone(match, 0, "hand") == []


def test_printing_press_above_the_last_age_ends_the_game() -> None:
    match = scene(
        {"board": {"blue": ["printing-press"], "purple": ["the-internet"]}, "score": ["oars"]},
        {"score": ["coal"]},
    )
    play(match, "dogma printing-press", "return oars")
    assert match.over
    assert match.winners == (1,)
