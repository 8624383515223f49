"""Fermenting (age 2, yellow)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play, zone


def test_fermenting_draws_for_each_colour_with_a_leaf_and_tucks_green() -> None:
    match = scene(
        {
            "board": {"yellow": ["fermenting"], "blue": ["pottery"], "red": ["oars"]},
            "hand": ["sailing"],
        },
        {},
        decks={"2": ["mathematics", "currency", "calendar"]},
    )
    play(match, "dogma fermenting")
    assert zone(match, 0, "hand") == ["sailing", "calendar", "currency"]
    assert match.moves() == ("tuck sailing", "tuck currency", "pass")
    play(match, "tuck currency")
    assert pile(match, 0, "green") == ["currency"]
    assert deck(match, 2) == ["mathematics"]
    assert pile(match, 0, "yellow") == ["fermenting"]


def test_fermenting_spills_the_2_deck_and_itself() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture", "fermenting"]}},
        {},
        decks={"2": ["mathematics", "currency"]},
    )
    play(match, "dogma fermenting", "pass")
    assert deck(match, 2) == []
    assert pile(match, 0, "yellow") == ["agriculture"]
    assert {"mathematics", "fermenting"} <= {*common(match, "junk")}
    assert zone(match, 0, "hand") == ["currency"]


def test_fermenting_spilt_by_a_sharer_is_gone_from_the_leaders_board() -> None:
    match = scene(
        {"board": {"yellow": ["fermenting"]}},
        {"board": {"blue": ["pottery"]}},
        decks={"1": ["oars"], "2": ["calendar", "currency"], "3": ["alchemy"]},
    )
    play(match, "dogma fermenting")
    # seat 1 drew Currency and declines; the leader's own effects go on without the card
    play(match, "pass", "pass")
    assert pile(match, 0, "yellow") == []
    assert zone(match, 1, "hand") == ["currency"]
    # the free draw is by a board without any top card
    assert zone(match, 0, "hand") == ["calendar", "oars"]
