"""Several karmas at once, karmas within karmas, and what karmas do to Dogmas and executions."""

from typing import Any

import polis
from innovation.made import (
    DECKS,
    Maker,
    draw_a_1,
    draw_a_2,
    executing,
    figure,
    karma,
    nothing,
)
from innovation.scenes import pile, scene
from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.happening import Happening
from scenes import common, play, told, zone

# One karma per event


def test_of_several_the_player_whose_turn_it_is_chooses_one(make: Maker) -> None:
    async def draw_a_3(figure: Card, owner: Player) -> None:
        await owner.draw(3)

    make("archery", karma("draw", draw_a_2, watched="any"))
    make("coal", karma("draw", draw_a_3, watched="any"))
    for chosen, hands in (
        ("archery", (["currency", "mysticism"], [])),
        ("coal", (["mysticism"], ["paper"])),
    ):
        match = figure({}, {"board": {"red": ["coal"]}}, decks={**DECKS, "3": ["paper"]})
        play(match, "draw")
        assert (match.seat, match.moves()) == (0, ("karma archery", "karma coal"))
        play(match, f"karma {chosen}")
        assert (zone(match, 0, "hand"), zone(match, 1, "hand")) == hands


def test_whose_turn_it_is_chooses_also_for_others(make: Maker) -> None:
    async def give(card: Card, you: Player) -> None:
        await you.draw(1)

    make("archery", karma("draw", draw_a_2, watched="any"))
    make("coal", karma("draw", nothing, instead=True, watched="any"))
    make("sailing", demand()(give))
    board = {"red": ["archery"], "green": ["sailing"]}
    match = figure({"board": board}, {"board": {"red": ["coal"]}})
    play(match, "dogma sailing")
    assert (match.seat, match.moves()) == (0, ("karma archery", "karma coal"))
    play(match, "karma coal")
    assert zone(match, 1, "hand") == []


def test_two_karmas_of_one_figure_are_two_choices(make: Maker) -> None:
    make("archery", karma("draw", draw_a_2), karma("draw", nothing, instead=True))
    match = play(figure(), "draw")
    assert match.moves() == ("karma archery", "karma archery 2")
    play(match, "karma archery 2")
    assert zone(match, 0, "hand") == []


def test_the_choice_can_be_copied_and_taken_back(make: Maker) -> None:
    make("archery", karma("draw", draw_a_2), karma("draw", nothing, instead=True))
    match = play(figure(), "draw")
    twin = match.clone()
    play(twin, "karma archery 2")
    twin.undo()
    play(twin, "karma archery")
    assert zone(twin, 0, "hand") == ["currency", "mysticism"]
    assert match.moves() == ("karma archery", "karma archery 2")
    again = polis.replay(twin.record())
    assert again.position() == twin.position()


# No karma within a karma


def test_within_a_karma_none_acts(make: Maker) -> None:
    async def draw_two(figure: Card, owner: Player) -> None:
        await owner.draw(2)
        await owner.draw(2)

    make("archery", karma("draw", draw_two, watched="any"))
    make("coal", karma("draw", nothing, instead=True, watched="any"))
    match = play(figure({}, {"board": {"red": ["coal"]}}), "draw", "karma archery")
    # neither Coal replaces what Archery draws, nor Archery begins again
    assert sorted(zone(match, 0, "hand")) == ["currency", "mapmaking", "mysticism"]


def test_after_a_karma_the_next_event_is_watched_again(make: Maker) -> None:
    make("archery", karma("draw", draw_a_2))
    match = play(figure(), "draw", "draw")
    assert sorted(zone(match, 0, "hand")) == ["agriculture", "currency", "mapmaking", "mysticism"]


def test_a_game_that_ends_within_a_karma_is_over(make: Maker) -> None:
    async def win(figure: Card, owner: Player) -> None:
        await owner.win()

    make("archery", karma("draw", win, watched="another"))
    match = play(figure(turn=1), "draw")
    assert (match.winners, common(match, "end")) == ((0,), "card")
    assert zone(match, 1, "hand") == []


# The set-up, and figures that nobody has


def test_a_game_without_a_figure_asks_for_no_karma(make: Maker) -> None:
    def never(owner: Player, happening: Happening) -> bool:
        raise AssertionError("no figure is a top card")

    make("archery", karma("draw", draw_a_2, watched="any", fits=never))
    match = scene({"hand": ["archery"]}, {}, decks=DECKS)
    play(match, "draw", "draw", "draw")
    assert match.truth.figures == 0


# What a karma executes

EXECUTED: dict[str, Any] = {"decks": {**DECKS, "11": ["fusion", "escapism"]}}


def test_a_karma_s_execution_alone_is_no_chain(make: Maker) -> None:
    make("archery", karma("draw", executing("pottery")))
    make("pottery", effect()(draw_a_1))
    match = play(figure({"board": {"blue": ["pottery"]}}, **EXECUTED), "draw")
    assert zone(match, 0, "hand") == ["mysticism", "agriculture"]
    assert zone(match, 0, "achievements") == []


def test_a_karma_s_execution_chains_if_it_interrupts_one_of_its_owner(make: Maker) -> None:
    make("archery", karma("draw", executing("pottery")))
    make("pottery", effect()(draw_a_1))
    make("oars", effect()(draw_a_1))
    make("sailing", effect()(executing("oars")))
    board = {"blue": ["pottery"], "green": ["sailing"]}
    match = play(figure({"board": board}, **EXECUTED), "dogma sailing")
    # Sailing executes Oars; before Oars draws, the karma executes Pottery: that is the chain
    assert zone(match, 0, "achievements") == ["escapism"]


def test_a_karma_s_execution_is_no_chain_if_it_interrupts_somebody_else_s(make: Maker) -> None:
    make("archery", karma("draw", executing("pottery"), watched="another"))
    make("pottery", effect()(draw_a_1))
    make("oars", effect()(draw_a_1))
    make("sailing", effect()(executing("oars")))
    match = figure(
        {"board": {"blue": ["pottery"]}}, {"board": {"green": ["sailing"]}}, turn=1, **EXECUTED
    )
    play(match, "dogma sailing")
    assert zone(match, 0, "achievements") == zone(match, 1, "achievements") == []


# Dogmas, actions and the end


def test_what_comes_before_a_dogma_comes_before_icons_are_counted(make: Maker) -> None:
    async def meld_from_hand(figure: Card, owner: Player) -> None:
        await owner.meld(owner.hand[0])

    make("archery", karma("dogma", meld_from_hand, watched="another"))
    make("mathematics", demand()(draw_a_1))
    match = figure({"hand": ["tools"]}, {"board": {"blue": ["mathematics"]}}, turn=1)
    play(match, "dogma mathematics")
    # Tools brings seat 0 as many lightbulbs as seat 1 has, so that it is not vulnerable
    assert pile(match, 0, "blue") == ["tools"]
    assert zone(match, 0, "hand") == []


def test_a_dogma_on_a_card_that_is_not_on_top_any_more_does_nothing(make: Maker) -> None:
    async def meld_from_hand(figure: Card, owner: Player) -> None:
        await owner.meld(owner.hand[0])

    make("archery", karma("dogma", meld_from_hand))
    make("sailing", effect()(draw_a_1))
    match = figure({"hand": ["clothing"], "board": {"green": ["sailing"]}})
    play(match, "dogma sailing")
    assert pile(match, 0, "green") == ["sailing", "clothing"]
    assert zone(match, 0, "hand") == []
    assert common(match, "actions") == 1


def test_a_dogma_can_be_replaced_and_nobody_shares_it(make: Maker) -> None:
    make("archery", karma("dogma", draw_a_2, instead=True))
    make("sailing", effect()(draw_a_1))
    match = figure({"board": {"green": ["sailing"]}}, {"board": {"blue": ["translation"]}})
    play(match, "dogma sailing")
    assert zone(match, 0, "hand") == ["currency"]
    assert zone(match, 1, "hand") == []
    assert told(match, "bonus") == []


def test_a_draw_action_can_be_replaced_but_other_draws_are_none(make: Maker) -> None:
    make("archery", karma("draw-action", draw_a_2, instead=True))
    make("sailing", effect()(draw_a_1))
    match = figure({"board": {"green": ["sailing"]}})
    play(match, "draw", "dogma sailing")
    assert zone(match, 0, "hand") == ["currency", "mysticism"]


def test_an_effect_can_be_replaced_for_one_player_alone(make: Maker) -> None:
    make("archery", karma("execute", draw_a_2, instead=True))
    make("sailing", effect()(draw_a_1))
    match = figure({}, {"board": {"green": ["sailing"]}}, turn=1)
    play(match, "dogma sailing")
    assert match.truth.figures == 1
    assert zone(match, 1, "hand") == ["mysticism"]
    sharer = {"board": {"blue": ["translation"]}}
    shared = figure(sharer, {"board": {"green": ["sailing"]}}, turn=1)
    play(shared, "dogma sailing")
    assert zone(shared, 0, "hand") == ["currency"]
    assert zone(shared, 1, "hand")[0] == "mysticism"


def test_a_win_can_be_replaced(make: Maker) -> None:
    make("archery", karma("win", draw_a_2, instead=True, watched="another"))
    match = figure({}, {"board": {"green": ["self-service"]}}, turn=1)
    play(match, "dogma self-service")
    assert not match.over
    assert zone(match, 0, "hand") == ["currency"]
