"""Bonuses are points, flags and fountains achievements, while they show."""

from typing import Any

import polis
import pytest
from innovation.city_scenes import cities, points, score_of
from innovation.invariants import COLOUR
from innovation.scenes import scene
from scenes import common, play, verbs, zone

# Bonuses: the highest in full, one point for each of the others


def splayed(colour: str, cards: list[str], direction: str) -> dict[str, Any]:
    splays = {} if direction == "none" else {colour: direction}
    return {"board": {colour: cards}, "splays": splays}


@pytest.mark.parametrize(
    ("board", "score"),
    [
        ({"red": ["algiers"]}, 5),
        ({"red": ["perth"]}, 10 + 1 + 1),
        ({"red": ["perth"], "green": ["riyadh"]}, 12 + 5),
        ({"green": ["marseille"], "blue": ["alexandria"]}, 2 + 1),
        ({"red": ["delhi"]}, 0),
        ({"red": ["perth", "oars"]}, 0),
    ],
)
def test_the_highest_bonus_counts_in_full_and_each_other_one(
    board: dict[str, list[str]], score: int
) -> None:
    assert points(cities({"board": board}, {})) == score


# Perth has a 10 at the top left, top centre and bottom centre
@pytest.mark.parametrize(
    ("direction", "score"), [("none", 0), ("left", 0), ("right", 10), ("up", 10), ("aslant", 11)]
)
def test_a_covered_city_shows_the_bonuses_that_its_splay_shows(direction: str, score: int) -> None:
    assert points(cities(splayed("red", ["perth", "oars"], direction), {})) == score


@pytest.mark.parametrize(
    ("city", "direction", "score"),
    [
        # bottom right
        ("nineveh", "left", 2),
        ("nineveh", "right", 0),
        # bottom left
        ("marseille", "left", 0),
        ("marseille", "right", 2),
        ("marseille", "up", 2),
        # bottom centre, top centre
        ("teotihuacan", "right", 0),
        ("teotihuacan", "up", 3),
        ("mecca", "aslant", 5),
        # of the 7s of Melbourne the one at the top centre does not show
        ("melbourne", "aslant", 7 + 1),
        ("melbourne", "up", 7),
    ],
)
def test_each_slot_shows_by_its_splays(city: str, direction: str, score: int) -> None:
    over = {"yellow": "masonry", "green": "sailing", "purple": "mysticism"}[COLOUR[city]]
    match = cities(splayed(COLOUR[city], [city, over], direction), {})
    assert points(match) == score


def test_bonuses_come_on_top_of_the_score_pile() -> None:
    match = cities({"board": {"red": ["perth"]}, "score": [3, 4]}, {})
    assert points(match) == 12 + 7
    assert match.view(0)["seats"][0]["bonuses"] == [10, 10, 10]


def test_bonuses_pay_for_achievements() -> None:
    # twelve points and a top card of 9
    match = cities({"board": {"red": ["perth"]}}, {})
    assert "achieve 2" in match.moves()
    assert "achieve 3" not in match.moves()
    play(match, "achieve 2")
    assert len(zone(match, 0, "achievements")) == 1
    # it stays on the board, and so do the points
    assert points(match) == 12


def test_bonuses_decide_the_end_by_score() -> None:
    match = cities(
        {"board": {"blue": ["climatology"]}, "score": [9]},
        {"board": {"red": ["perth"]}},
        decks={"11": []},
    )
    play(match, "draw")
    assert match.over
    assert match.winners == (1,)


def test_a_bonus_covered_is_lost() -> None:
    match = cities({"hand": ["oars"], "board": {"red": ["perth"]}}, {})
    assert points(play(match, "meld oars")) == 0


# Flags: an achievement if no opponent shows more cards of that colour

FLAG = {"board": {"red": ["algiers"]}}
THREE_RED = ["oars", "archery", "metalworking"]


def test_a_flag_counts_if_nobody_shows_that_colour() -> None:
    match = cities(FLAG, {})
    assert match.scores == (1, 0)
    sources = match.view(1)["seats"][0]["points"]
    assert sources == {"standard": 0, "special": 0, "flags": 1, "fountains": 0}


def test_it_counts_if_an_opponent_shows_as_many() -> None:
    assert score_of(cities(FLAG, {"board": {"red": THREE_RED}})) == 1


def test_it_does_not_count_if_an_opponent_shows_more() -> None:
    other = splayed("red", THREE_RED, "left")
    assert score_of(cities(FLAG, other)) == 0
    assert score_of(cities(FLAG, {}, other)) == 0


def test_it_counts_all_cards_of_ones_own_splayed_pile() -> None:
    own = splayed("red", ["coal", "optics", "algiers"], "aslant")
    assert score_of(cities(own, splayed("red", THREE_RED, "left"))) == 1
    four = splayed("red", [*THREE_RED, "construction"], "left")
    assert score_of(cities(own, four)) == 0


def test_other_colours_do_not_matter() -> None:
    other = splayed("blue", ["tools", "writing", "pottery"], "left")
    assert score_of(cities(FLAG, other)) == 1


def test_a_covered_flag_never_counts() -> None:
    for direction in ("none", "left", "right", "up", "aslant"):
        assert score_of(cities(splayed("red", ["algiers", "oars"], direction), {})) == 0


def test_flags_of_two_players_may_both_count() -> None:
    match = cities(FLAG, {"board": {"red": ["tehran"]}})
    assert match.scores == (1, 1)


def test_flags_of_several_colours_count_each() -> None:
    board = {"red": ["algiers"], "green": ["stockholm"], "purple": ["tokyo"]}
    assert score_of(cities({"board": board}, splayed("green", ["sailing", "clothing"], "up"))) == 2


def test_a_flag_counts_no_more_when_an_opponent_splays() -> None:
    match = cities(
        {"board": {"blue": ["berlin"]}},
        {"board": {"blue": ["tools", "writing"], "purple": ["philosophy"]}},
        turn=1,
    )
    assert score_of(match) == 1
    play(match, "dogma philosophy", "splay blue left")
    assert score_of(match) == 0


def test_a_flag_counts_again_when_the_opponent_is_unsplayed() -> None:
    match = cities(
        {"board": {"red": ["oars"], "green": ["rio-de-janeiro"]}, "hand": ["beirut"]},
        {"board": {"green": ["stockholm"]}},
        splayed("green", ["sailing", "clothing"], "left"),
    )
    assert match.scores == (0, 0, 0)
    play(match, "meld beirut")
    # Beirut covers one flag, and the other one shows as many cards as anybody
    assert match.scores == (0, 1, 0)


# Fountains


def test_a_fountain_is_an_achievement_whatever_others_show() -> None:
    other = splayed("red", THREE_RED, "aslant")
    match = cities({"board": {"red": ["kuala-lumpur"]}}, other)
    assert match.scores == (1, 0)


def test_two_fountains_on_a_card_are_two_achievements() -> None:
    assert score_of(cities({"board": {"red": ["guangzhou"]}}, {})) == 2


@pytest.mark.parametrize(
    ("direction", "count"), [("none", 0), ("left", 0), ("right", 0), ("up", 1), ("aslant", 1)]
)
def test_a_covered_fountain_counts_if_its_slot_shows(direction: str, count: int) -> None:
    # of two fountains the one at the bottom shows, never the one at the top
    assert score_of(cities(splayed("red", ["guangzhou", "oars"], direction), {})) == count


def test_a_fountain_comes_and_goes() -> None:
    match = cities({"hand": ["kuala-lumpur", "oars", "athens"]}, {}, {})
    play(match, "meld kuala-lumpur")
    assert match.scores == (1, 0, 0)
    play(match, "meld oars")
    assert match.scores == (0, 0, 0)


# Victory


@pytest.mark.parametrize(("players", "needed"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_one_achievement_more_is_needed(players: int, needed: int) -> None:
    match = polis.new("innovation", players=players, seed=1, cities=True)
    assert match.view(0)["needed"] == needed


def test_without_cities_it_is_as_ever() -> None:
    for players, needed in ((2, 6), (3, 5), (4, 4), (5, 3)):
        assert polis.new("innovation", players=players).view(0)["needed"] == needed


SIX = [1, 2, 3, 4, 5, 6]


def test_six_achievements_do_not_win_with_two_players() -> None:
    match = play(cities({"achievements": SIX}, {}), "draw")
    assert not match.over


def test_a_fountain_wins_at_the_end_of_the_action() -> None:
    match = cities(
        {"achievements": SIX, "hand": ["sydney"], "board": {"green": ["bicycle"]}},
        {},
        decks={"cities 9": ["perth"]},
    )
    play(match, "meld sydney")
    assert match.winners == (0,)
    assert common(match, "end") == "achievements"
    # but what the city does is carried out before
    assert zone(match, 0, "hand") == ["perth"]
    assert zone(match, 0, "splays") == {"green": "up"}


def test_a_fountain_in_the_middle_of_an_action_does_not_end_it() -> None:
    seat = {
        "achievements": SIX,
        "board": {"blue": ["translation"], "green": ["paper"]},
        "score": ["kuala-lumpur", "archery", "oars"],
    }
    match = play(cities(seat, {}), "dogma translation", "choose-to meld-score-pile")
    play(match, "meld kuala-lumpur")
    assert score_of(match) == 7
    assert verbs(match) == ["meld"]
    play(match, "meld oars")
    assert not match.over
    assert score_of(match) == 6


def test_a_flag_that_begins_to_count_wins_for_whoever_has_it() -> None:
    match = cities(
        {"board": {"green": ["the-wheel"]}, "hand": ["beirut"]},
        {"achievements": [1, 2, 3, 4, 5], "board": {"green": ["stockholm"]}},
        splayed("green", ["sailing", "clothing"], "left"),
    )
    assert match.scores == (0, 5, 0)
    play(match, "meld beirut")
    assert match.scores == (0, 6, 0)
    assert match.winners == (1,)


def test_the_one_with_most_wins_and_of_these_the_first_to_the_left() -> None:
    seven = {"achievements": [1, 2, 3, 4, 5], "board": {"red": ["guangzhou"]}}
    match = cities({}, {"board": {"blue": ["prague"]}, "achievements": [1, 2, 3]}, seven)
    play(match, "draw")
    assert match.scores == (0, 5, 7)
    assert match.winners == (2,)


def test_without_cities_a_board_has_no_other_achievements() -> None:
    assert scene({}, {}).view(0)["seats"][0]["points"] == {"standard": 0, "special": 0}
