"""Cities are drawn for a new colour on one's board, and for splaying."""

from collections.abc import Coroutine
from typing import Any

import polis
import pytest
from innovation.city_scenes import cities, cities_in_hand, hand
from innovation.scenes import pile, scene, splay
from polis.innovation import gate
from polis.innovation.icons import BLUE, LEFT, RED, RIGHT, UNSPLAYED
from polis.innovation.player import Player, acting
from scenes import common, play, told, zone

TWO_BLUE = {"blue": ["tools", "writing"]}


# A new colour by a Meld action


def test_a_meld_action_that_adds_a_colour_draws_a_city() -> None:
    match = cities({"hand": ["coal"]}, {}, decks={"cities 5": ["zurich", "tokyo"]})
    play(match, "meld coal")
    # of the highest top card, which is the one just melded
    assert hand(match) == ["tokyo"]


def test_it_is_of_the_highest_top_card_even_if_a_lower_one_is_melded() -> None:
    match = cities(
        {"hand": ["oars"], "board": {"blue": ["computers"]}}, {}, decks={"cities 9": ["perth"]}
    )
    assert hand(play(match, "meld oars")) == ["perth"]


def test_melding_onto_a_colour_draws_no_city() -> None:
    match = cities({"hand": ["coal"], "board": {"red": ["oars"]}}, {})
    assert hand(play(match, "meld coal")) == []


def test_a_colour_added_by_an_effect_draws_no_city() -> None:
    match = cities({"board": {"green": ["sailing"]}}, {}, decks={"1": ["oars"]})
    play(match, "dogma sailing")
    assert pile(match, 0, "red") == ["oars"]
    assert hand(match) == []


def test_first_cards_draw_no_city() -> None:
    match = polis.new("innovation", players=3, seed=4, cities=True)
    for _ in range(3):
        play(match, match.moves()[0])
    for seat in range(3):
        assert len(zone(match, seat, "hand")) == 1
        assert cities_in_hand(match, seat) == []


def test_no_city_is_drawn_while_one_is_in_hand() -> None:
    match = cities({"hand": ["coal", "athens"]}, {})
    assert hand(play(match, "meld coal")) == ["athens"]


def test_melding_ones_only_city_leaves_room_for_the_next() -> None:
    match = cities({"hand": ["algiers"]}, {}, decks={"cities 5": ["zurich"]})
    assert hand(play(match, "meld algiers")) == ["zurich"]


def test_another_players_city_in_hand_does_not_matter() -> None:
    match = cities({"hand": ["coal"]}, {"hand": ["athens"]}, decks={"cities 5": ["zurich"]})
    assert hand(play(match, "meld coal")) == ["zurich"]


def test_it_comes_after_what_the_melded_city_does() -> None:
    decks = {"5": ["coal"], "6": ["canning"], "cities 4": ["madrid"]}
    match = cities({"hand": ["milan"]}, {}, decks=decks)
    play(match, "meld milan")
    assert zone(match, 0, "hand") == ["coal", "canning", "madrid"]


# Splaying


def test_splaying_draws_a_city_at_once_in_the_middle_of_an_effect() -> None:
    # Philosophy: splay left, then score a card from hand
    match = cities(
        {"board": {**TWO_BLUE, "purple": ["philosophy"]}}, {}, decks={"cities 2": ["rome"]}
    )
    play(match, "dogma philosophy", "splay blue left")
    assert match.moves() == ("score rome", "pass")
    play(match, "score rome")
    assert zone(match, 0, "score") == ["rome"]


def test_splaying_while_a_city_is_in_hand_draws_none() -> None:
    match = cities({"board": {**TWO_BLUE, "purple": ["philosophy"]}, "hand": ["athens"]}, {})
    play(match, "dogma philosophy", "splay blue left")
    assert hand(match) == ["athens"]


def test_declining_to_splay_draws_none() -> None:
    match = cities({"board": {**TWO_BLUE, "purple": ["philosophy"]}}, {})
    play(match, "dogma philosophy", "pass")
    assert hand(match) == []


def test_a_second_splay_draws_again_once_the_city_has_left_the_hand() -> None:
    match = cities(
        {"board": {**TWO_BLUE, "red": ["oars", "archery"], "purple": ["philosophy"]}},
        {},
        decks={"cities 2": ["sparta", "rome"]},
    )
    play(match, "dogma philosophy", "splay blue left", "score rome")
    play(match, "dogma philosophy", "splay red left", "pass")
    assert hand(match) == ["sparta"]


def test_who_shares_and_splays_draws_a_city_of_their_own_value() -> None:
    match = cities(
        {"board": {"purple": ["philosophy"]}},
        {"board": {**TWO_BLUE, "red": ["engineering"], "purple": ["education"]}},
        decks={"cities 3": ["delhi"], "2": ["mapmaking"]},
    )
    play(match, "dogma philosophy")
    assert match.seat == 1
    play(match, "splay blue left", "pass")
    assert hand(match, 1) == ["delhi"]
    # the leader has one pile of one card, and draws because it was shared
    assert hand(match, 0) == ["mapmaking"]


def test_the_draw_for_sharing_follows_if_nothing_else_was_shared_than_a_splay() -> None:
    match = cities(
        {"board": {"purple": ["philosophy"]}},
        {"board": {**TWO_BLUE, "purple": ["education"]}, "hand": ["athens"]},
    )
    play(match, "dogma philosophy", "splay blue left", "pass")
    assert len(told(match, "bonus")) == 1


def test_a_card_that_splays_by_itself_draws_a_city_too() -> None:
    # Empiricism melds a 9 of a chosen colour and splays it up
    match = cities(
        {"board": {"purple": ["empiricism"], "red": ["oars"]}},
        {},
        decks={"9": ["suburbia", "composites"], "cities 9": ["perth"]},
    )
    play(match, "dogma empiricism", "colour red", "colour blue")
    assert splay(match, 0, "red") == "up"
    assert hand(match) == ["perth"]


def test_unsplaying_is_no_splay() -> None:
    match = cities(
        {
            "board": {"purple": ["empiricism"], "red": ["oars", "archery"]},
            "splays": {"red": "left"},
        },
        {},
        decks={"9": ["composites"]},
    )
    play(match, "dogma empiricism", "colour green", "colour blue")
    assert splay(match, 0, "red") == "none"
    assert hand(match) == ["composites"]


def test_a_pile_that_already_lies_so_draws_none() -> None:
    match = cities(
        {
            "board": {"purple": ["empiricism"], "red": ["oars", "archery"]},
            "splays": {"red": "up"},
        },
        {},
        decks={"9": ["composites"]},
    )
    play(match, "dogma empiricism", "colour red", "colour blue")
    assert pile(match, 0, "red")[-1] == "composites"
    assert hand(match) == []


def test_melding_onto_a_splayed_pile_is_no_splay() -> None:
    seat = {"hand": ["coal"], "board": {"red": ["oars", "archery"]}, "splays": {"red": "left"}}
    assert hand(play(cities(seat, {}), "meld coal")) == []


# Who splays, on whose board: no card of these sets splays another player's board


def run(deed: Coroutine[Any, Any, Any]) -> None:
    """Carries out what asks nobody anything."""
    with pytest.raises(StopIteration):
        deed.send(None)


def players(*boards: dict[str, list[str]]) -> list[Player]:
    match = cities(*[{"board": board} for board in boards])
    table = match.truth.copy()
    return [acting(table, seat) for seat in range(len(boards))]


def test_who_splays_another_board_draws_by_their_own_highest_card() -> None:
    me, other = players({"red": ["coal"]}, {"red": ["oars", "composites"]})
    run(gate.splay(me, 1, RED, LEFT))
    assert other.splayed(RED) == LEFT
    assert [me.table.value(card) for card in me.hand] == [5]
    assert other.hand == ()


def test_a_victim_who_splays_their_own_board_draws_for_themselves() -> None:
    me, victim = players({"red": ["coal"]}, {"blue": ["tools", "computers"]})
    run(gate.splay(me.other(1), 1, BLUE, RIGHT))
    assert [me.table.value(card) for card in victim.hand] == [9]
    assert me.hand == ()


def test_unsplaying_another_board_draws_for_nobody() -> None:
    me, other = players({"red": ["coal"]}, {"red": ["oars", "composites"]})
    run(gate.splay(me, 1, RED, LEFT))
    me.table.zones[me.hand_zone] = ()
    run(gate.splay(me, 1, RED, UNSPLAYED))
    assert other.splayed(RED) == UNSPLAYED
    assert me.hand == other.hand == ()


# Which deck


def test_without_a_city_of_that_age_a_base_card_comes() -> None:
    match = cities({"hand": ["coal"]}, {}, decks={"cities 5": [], "5": ["banking"]})
    assert hand(play(match, "meld coal")) == ["banking"]


def test_the_base_decks_tell_the_age_even_where_cities_are_left() -> None:
    decks = {"5": [], "cities 5": ["zurich"], "6": ["canning"], "cities 6": ["paris"]}
    match = cities({"hand": ["coal"]}, {}, decks=decks)
    assert hand(play(match, "meld coal")) == ["paris"]


def test_an_age_found_without_cities_gives_its_base_card_and_goes_no_higher() -> None:
    decks = {"5": [], "6": ["canning"], "cities 6": [], "cities 7": ["lyon"]}
    match = cities({"hand": ["coal"]}, {}, decks=decks)
    assert hand(play(match, "meld coal")) == ["canning"]


def test_cities_left_without_base_cards_do_not_keep_the_game_from_its_end() -> None:
    match = cities({"hand": ["fusion"]}, {}, decks={"11": [], "cities 11": ["lima"]})
    play(match, "meld fusion")
    assert match.over
    assert common(match, "end") == "score"


def test_a_usual_draw_takes_base_cards_only() -> None:
    decks = {"1": [], "cities 1": ["athens"], "2": ["mapmaking"]}
    assert hand(play(cities({}, {}, decks=decks), "draw")) == ["mapmaking"]


def test_a_city_is_returned_to_the_bottom_of_its_own_deck() -> None:
    decks = {"cities 1": ["troy", "yin"], "1": ["tools"], "2": ["mapmaking"]}
    seat = {"hand": ["athens"], "board": {"yellow": ["agriculture"]}}
    match = play(cities(seat, {}, decks=decks), "dogma agriculture", "return athens")
    assert common(match, "decks")["cities 1"] == ["athens", "troy", "yin"]
    assert common(match, "decks")["1"] == ["tools"]
    assert zone(match, 0, "score") == ["mapmaking"]


def test_without_cities_in_play_none_is_drawn() -> None:
    match = scene({"hand": ["coal"]}, {})
    play(match, "meld coal")
    assert zone(match, 0, "hand") == []
    assert "cities 5" not in common(match, "decks")
