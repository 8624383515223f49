"""Zones: whose they are, who sees their cards, how they lie; what a back and a face tell."""

from random import Random

import polis
import pytest
from innovation.made import Maker
from innovation.scenes import deck, scene
from polis.innovation.deck import BACK_OF, BACKS, COLOUR_OF
from polis.innovation.zones import (
    BOARD,
    DECK,
    FORECAST,
    HAND,
    PILE,
    PILE_NUMBER,
    SEEN_BY,
    ZONES,
    zones_of,
)
from scenes import play, zone

# By the kind of a zone: who sees its cards, whether everyone can follow which lies where, whether a
# limit holds, and how many there are.
KINDS = {
    "hand": ("owner", False, False, 5),
    "score": ("owner", False, False, 5),
    "achieved": ("nobody", False, False, 5),
    "board": ("everyone", True, False, 25),
    "forecast": ("owner", False, True, 5),
    "safe": ("nobody", True, True, 5),
    "deck": ("nobody", True, False, 66),
    "achievements": ("nobody", True, False, 1),
    "junk": ("nobody", False, False, 1),
}
OF_SEATS = ("hand", "score", "achieved", "board", "forecast", "safe")


def test_there_are_these_zones_and_no_others() -> None:
    found = {
        row.kind.name: (row.kind.faces, row.kind.ordered, row.kind.limited, 0) for row in ZONES
    }
    assert found == {name: (*kind[:3], 0) for name, kind in KINDS.items()}
    for name, (*_, count) in KINDS.items():
        assert len([row for row in ZONES if row.kind.name == name]) == count, name


def test_zones_of_seats_have_owners_and_those_in_the_middle_have_none() -> None:
    for row in ZONES:
        assert (row.owner is not None) == (row.kind.name in OF_SEATS)
        assert (row.colour is not None) == (row.kind.name == "board")
        assert (row.back is not None) == (row.kind.name == "deck")


def test_each_back_has_a_deck_and_each_colour_of_a_seat_a_pile() -> None:
    decks = [ZONES[number].back for number in DECK if number >= 0]
    assert decks == [back for back, (_, age) in enumerate(BACKS) if age > 0]
    for seat in range(5):
        assert [ZONES[number].colour for number in PILE[seat]] == [0, 1, 2, 3, 4]
        assert {ZONES[number].owner for number in PILE[seat]} == {seat}
        assert [*range(*BOARD[seat].indices(len(ZONES)))] == [*PILE[seat]]
        assert [PILE_NUMBER[number] for number in PILE[seat]] == [5 * seat + n for n in range(5)]


def test_all_that_a_player_has_is_found_by_the_owner() -> None:
    for seat in range(5):
        kinds = [ZONES[number].kind.name for number in zones_of(seat)]
        assert {*kinds} == {*OF_SEATS}
        assert kinds.count("board") == len(kinds) - 5 == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_sees_a_zone(players: int) -> None:
    everyone = (2 << players) - 1  # with the onlookers
    for number, row in enumerate(ZONES):
        if row.owner is not None and row.owner >= players:
            continue
        seers = {"everyone": everyone, "nobody": 0, "owner": 1 << (row.owner or 0)}
        assert SEEN_BY[players][number] == seers[row.kind.faces]
    assert SEEN_BY[players][HAND[1]] == SEEN_BY[players][FORECAST[1]] == 0b10


def test_not_even_its_owner_sees_what_is_in_a_safe() -> None:
    match = scene({"safe": ["oars"], "forecast": ["coal"]}, {}, cities=True)
    for viewer in (0, 1, None):
        seat = match.view(viewer)["seats"][0]
        assert [card["card"] for card in seat["safe"]] == [None]
        assert [card["card"] for card in seat["forecast"]] == (["coal"] if viewer == 0 else [None])


# Back, value and colour


@pytest.mark.parametrize("cities", [False, True])
def test_a_face_has_the_back_of_the_card_that_it_is_printed_on(cities: bool) -> None:
    match = polis.new("innovation", 4, 6, cities=cities)
    rng = Random(1)
    for _ in range(60):
        match.play(rng.choice(match.moves()))
    table = match.truth
    lying = [card for cards in table.zones for card in cards]
    assert len(lying) == (230 if cities else 115)
    for card in lying:
        assert BACK_OF[table.faces[card]] == BACK_OF[card]
        row = ZONES[table.where[card]]
        assert row.back in (None, BACK_OF[card])
        assert row.colour in (None, COLOUR_OF[table.faces[card]])


def test_a_card_may_be_worth_more_face_up_than_its_back_tells(make: Maker) -> None:
    make("coal", value=8)
    match = scene(
        {"board": {"red": ["coal"], "blue": ["mathematics"]}, "score": [5, 5, 5, 5, 5, 5, 5]},
        {},
        decks={"8": ["flight"]},
    )
    # on a board it is an 8, so that an 8 is drawn
    assert match.view(0)["seats"][0]["highest_top"] == 8
    assert "achieve 6" in match.moves()
    play(match, "draw")
    assert zone(match, 0, "hand") == ["flight"]


def test_hidden_it_is_worth_what_its_back_tells(make: Maker) -> None:
    make("coal", value=8)
    match = scene(
        {"board": {"blue": ["mathematics"]}, "hand": ["coal"], "score": ["physics"]},
        {},
        decks={"6": ["canning"], "5": []},
    )
    assert match.view(0)["seats"][0]["score"] == 5
    play(match, "dogma mathematics", "return coal")
    # it is a 5 in the hand and under the deck of 5s, so that a 6 comes for it
    assert deck(match, 5) == ["coal"]
    assert match.view(0)["seats"][0]["board"]["yellow"]["cards"] == ["canning"]
    scored = scene({"score": ["coal"]}, {})
    assert scored.view(1)["seats"][0]["score"] == 5
