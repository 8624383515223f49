"""A base back and a city back of one age can be told apart; two of one set and age cannot."""

from random import Random
from typing import Any

import polis
import pytest
from innovation.city_scenes import cities
from innovation.invariants import BACK
from scenes import common, imagined_hands, play, told, zone


def seen(match: polis.Match, viewer: int | None, owner: int, place: str = "hand") -> list[Any]:
    cards = match.view(viewer)["seats"][owner][place]
    return [(card["set"], card["age"], card["card"]) for card in cards]


def test_others_see_the_set_and_the_age_of_a_card_in_hand() -> None:
    match = cities({"hand": ["oars", "athens", "rome"], "score": ["delhi", "optics"]}, {})
    for viewer in (1, None):
        assert seen(match, viewer, 0) == [
            *(("base", 1, None), ("cities", 1, None), ("cities", 2, None))
        ]
        assert seen(match, viewer, 0, "score_pile") == [("base", 3, None), ("cities", 3, None)]
    assert seen(match, 0, 0)[1] == ("cities", 1, "athens")


def test_a_known_base_card_stays_known_when_a_city_of_its_age_leaves_unseen() -> None:
    seat = {"hand": ["oars", "athens"], "board": {"yellow": ["agriculture"]}}
    match = cities(seat, {}, known={"oars": [1]})
    play(match, "dogma agriculture", "return athens")
    assert ("base", 1, "oars") in seen(match, 1, 0)
    assert match.view(1)["history"][-1] == "return cities 1 of 0"


def test_a_known_city_is_lost_from_sight_when_another_of_its_age_leaves_unseen() -> None:
    seat = {"hand": ["athens", "troy", "oars"], "board": {"yellow": ["agriculture"]}}
    match = cities(seat, {}, known={"athens": [1], "oars": [1]})
    play(match, "dogma agriculture", "return troy")
    assert seen(match, 1, 0) == [("base", 1, "oars"), ("cities", 1, None)]


def test_the_order_of_backs_in_a_hand_does_not_tell_which_card_went() -> None:
    """The owner of two equal backs and another one gives away either: the rest lies alike."""
    left = []
    for given in ("athens", "troy"):
        seat = {"hand": ["athens", "oars", "troy"], "board": {"yellow": ["agriculture"]}}
        match = play(cities(seat, {}), "dogma agriculture", f"return {given}")
        left.append([BACK[card] for card in zone(match, 0, "hand")])
    assert left[0] == left[1]


def test_a_card_is_chosen_by_its_back_and_the_set_is_part_of_it() -> None:
    # Rocketry: return cards from others' score piles, one for two clocks
    match = cities({"board": {"blue": ["rocketry"]}}, {"score": ["oars", "athens", "archery"]})
    play(match, "dogma rocketry")
    assert match.moves() == ("return 1 of 1", "return cities 1 of 1")
    labels = [move["label"] for move in match.decision(0)["moves"]]
    assert labels[0]["args"]["age"] == 1
    assert labels[1]["args"]["age"] == {"id": "back-of-set", "args": {"set": "cities", "age": 1}}
    targets = [move["target"] for move in match.decision(0)["moves"]]
    assert targets == [
        {"zone": "score", "seat": 1, "age": 1},
        {"zone": "score", "seat": 1, "age": 1, "set": "cities"},
    ]
    play(match, "return cities 1 of 1")
    assert common(match, "decks")["cities 1"][0] == "athens"
    assert "athens" not in zone(match, 1, "score")


def test_a_drawn_city_is_told_by_its_back_to_those_who_do_not_see_it() -> None:
    match = play(cities({"hand": ["coal"]}, {}, decks={"cities 5": ["zurich"]}), "meld coal")
    for viewer, card in ((0, "zurich"), (1, None), (None, None)):
        event = told(match, "card", viewer)[-1]
        assert (event["verb"], event["set"], event["age"], event["card"]) == (
            *("draw", "cities", 5, card),
        )
        assert event["from"] == {"zone": "deck", "set": "cities", "age": 5}


def test_an_imagined_hand_has_cards_with_the_same_backs() -> None:
    match = cities({"hand": ["oars", "athens", "rome"]}, {})
    hands = imagined_hands(match, 1, 0)
    for hand in hands:
        assert [BACK[card] for card in hand] == ["1", "cities 1", "cities 2"]
    assert len({hand[1] for hand in hands}) > 5
    assert len({hand[0] for hand in hands}) > 5


def test_nothing_else_of_an_imagined_match_changes_its_back() -> None:
    match = cities({"hand": ["athens", "tools"], "score": [2, "cities 3"]}, {"hand": ["cities 2"]})
    world = match.imagine(1, Random(3)).position()
    truth = match.position()
    for back, deck in truth["decks"].items():
        assert [BACK[card] for card in world["decks"][back]] == [back] * len(deck)
    for here, there in zip(truth["seats"], world["seats"], strict=True):
        for place in ("hand", "score"):
            assert [BACK[card] for card in here[place]] == [BACK[card] for card in there[place]]


# Positions with backs


def test_a_position_may_give_a_city_by_its_back() -> None:
    match = cities({"hand": ["cities 3", 3], "score": ["cities 11"]}, {"hand": ["cities 3"]})
    assert [BACK[card] for card in zone(match, 0, "hand")] == ["cities 3", "3"]
    assert [BACK[card] for card in zone(match, 0, "score")] == ["cities 11"]
    again = cities({"hand": ["cities 3", 3], "score": ["cities 11"]}, {"hand": ["cities 3"]})
    assert again.position() == match.position()


def test_all_ten_of_an_age_can_be_asked_for_and_no_eleventh() -> None:
    match = cities({"hand": ["cities 3"] * 9, "board": {"red": ["delhi"]}}, {})
    assert common(match, "decks")["cities 3"] == []
    with pytest.raises(polis.BadPosition) as fault:
        cities({"hand": ["cities 3"] * 10, "board": {"red": ["delhi"]}}, {})
    assert fault.value.path.startswith("seats.0.hand.")
    assert fault.value.reason["id"] == "bad-no-card-left"


@pytest.mark.parametrize(
    ("seat", "zones", "path"),
    [
        ({"hand": ["cities 12"]}, {}, "seats.0.hand.0"),
        ({"hand": ["cities 0"]}, {}, "seats.0.hand.0"),
        ({"hand": ["cities"]}, {}, "seats.0.hand.0"),
        ({"hand": ["base 3"]}, {}, "seats.0.hand.0"),
        ({"hand": ["echoes 3"]}, {}, "seats.0.hand.0"),
        ({"hand": ["3"]}, {}, "seats.0.hand.0"),
        ({"board": {"red": ["cities 3"]}}, {}, "seats.0.board.red.0"),
        ({"board": {"red": ["venice"]}}, {}, "seats.0.board.red.0"),
        ({}, {"decks": {"cities 3": ["athens"]}}, "decks.cities 3"),
        ({}, {"decks": {"3": ["venice"]}}, "decks.3"),
        ({}, {"decks": {"cities 3": ["optics"]}}, "decks.cities 3"),
        ({}, {"decks": {"cities 12": []}}, "decks"),
        ({}, {"cities": 1}, "cities"),
        ({}, {"specials": {"supremacy": 0}}, "specials"),
    ],
)
def test_what_cannot_be_is_refused(seat: dict[str, Any], zones: dict[str, Any], path: str) -> None:
    position = {"polis": 1, "game": "innovation", "players": 2, "cities": True, "seats": [seat, {}]}
    with pytest.raises(polis.BadPosition) as fault:
        polis.from_position({**position, **zones})
    assert fault.value.path == path


@pytest.mark.parametrize(
    "zones",
    [
        {"seats": [{"hand": ["athens"]}, {}]},
        {"seats": [{"hand": ["cities 1"]}, {}]},
        {"decks": {"cities 1": []}},
        {"specials": {"glory": 0}},
        {"known": {"athens": [0]}},
    ],
)
def test_without_cities_in_play_none_can_be_named(zones: dict[str, Any]) -> None:
    position = {"polis": 1, "game": "innovation", "players": 2, "seats": [{}, {}], **zones}
    for flag in ({}, {"cities": False}):
        with pytest.raises(polis.BadPosition):
            polis.from_position({**position, **flag})
    polis.from_position({**position, "cities": True})
