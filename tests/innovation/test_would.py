"""What would happen: karmas that come first or instead, with figures made for the test.

Archery of seat 0 is the figure of most stories: its karma acts while it is a top card.
"""

from typing import Any

import polis
import pytest
from innovation.made import Does, Maker, karma
from innovation.scenes import deck, pile, scene, splay
from polis.innovation.card import Card, Player, demand, effect
from polis.innovation.happening import Happening
from polis.innovation.icons import BLUE, LEFT
from scenes import common, play, told, zone

DECKS = {"1": ["masonry", "the-wheel", "agriculture", "mysticism"], "2": ["mapmaking", "currency"]}


async def draw_a_2(figure: Card, owner: Player) -> None:
    await owner.draw(2)


async def nothing(figure: Card, owner: Player) -> None:
    """Does nothing, which replaces an event all the same."""


def figure(*mine: Any, **zones: Any) -> polis.Match:
    """Seat 0 has Archery on top of red; other zones as they are given."""
    own, *others = mine or ({},)
    own = {**own, "board": {"red": ["archery"], **own.get("board", {})}}
    return scene(own, *(others or [{}]), **{"decks": DECKS, **zones})


# First


def test_first_comes_before_the_event(make: Maker) -> None:
    make("archery", karma("draw", draw_a_2))
    match = play(figure(), "draw")
    assert zone(match, 0, "hand") == ["currency", "mysticism"]
    assert common(match, "actions") == 1


def test_a_card_that_is_gone_after_a_first_is_lost(make: Maker) -> None:
    async def junk_the_hand(figure: Card, owner: Player) -> None:
        await owner.junk(owner.hand)

    make("archery", karma("meld", junk_the_hand))
    match = play(figure({"hand": ["oars", "optics"]}), "meld oars")
    # the action is used all the same
    assert pile(match, 0, "red") == ["archery"]
    assert {*common(match, "junk")} >= {"oars", "optics"}
    assert common(match, "actions") == 1


def test_the_deck_is_looked_for_again_after_a_first(make: Maker) -> None:
    async def junk_the_1s(figure: Card, owner: Player) -> None:
        await owner.junk_deck(1)

    make("archery", karma("draw", junk_the_1s))
    match = play(figure(), "draw")
    assert zone(match, 0, "hand") == ["currency"]
    assert deck(match, 1) == []


def test_a_first_that_makes_a_splay_impossible_loses_it(make: Maker) -> None:
    async def return_the_top(figure: Card, owner: Player) -> None:
        await owner.return_card(owner.top(BLUE))

    async def splay_blue(card: Card, me: Player) -> None:
        me.so_far["splayed"] = await me.splay(BLUE, LEFT)
        await me.reveal(me.hand if me.so_far["splayed"] else me.score_pile)

    make("archery", karma("splay", return_the_top))
    make("sailing", effect()(splay_blue))
    board = {"blue": ["writing", "calendar"], "green": ["sailing"]}
    match = figure({"board": board, "hand": ["oars"], "score": ["coal"]}, decks={})
    play(match, "dogma sailing")
    assert pile(match, 0, "blue") == ["writing"]
    assert splay(match, 0, "blue") == "none"
    assert [event["card"] for event in told(match, "reveal")] == ["coal"]


def test_a_first_that_takes_a_special_achievement_loses_the_claim(make: Maker) -> None:
    async def junk_it(figure: Card, owner: Player) -> None:
        await owner.junk_specials(owner.available_specials[:1])

    async def claim_it(card: Card, me: Player) -> None:
        assert not await me.claim("empire")

    make("archery", karma("claim", junk_it))
    make("sailing", effect()(claim_it))
    match = play(figure({"board": {"green": ["sailing"]}}), "dogma sailing")
    assert common(match, "specials") == {"empire": "junk"}


def test_cards_that_go_together_go_one_by_one(make: Maker) -> None:
    """The karma acts on each, and what it has taken away is not moved any more."""

    async def return_a_1(figure: Card, owner: Player) -> None:
        await owner.return_card(next((c for c in owner.hand if owner.value(c) == 1), None))

    async def score_the_hand(card: Card, me: Player) -> None:
        scored = await me.score_all(me.hand)
        await me.reveal(scored)

    make("archery", karma("score", return_a_1))
    make("sailing", effect()(score_the_hand))
    hand = ["optics", "oars", "coal", "clothing"]
    match = figure({"board": {"green": ["sailing"]}, "hand": hand})
    play(match, "dogma sailing")
    assert sorted(zone(match, 0, "score")) == ["coal", "optics"]
    assert [event["card"] for event in told(match, "reveal")] == ["optics", "coal"]
    assert zone(match, 0, "hand") == []


# Instead


def test_instead_replaces_the_event(make: Maker) -> None:
    make("archery", karma("draw", draw_a_2, instead=True))
    match = play(figure(), "draw")
    assert zone(match, 0, "hand") == ["currency"]
    assert common(match, "actions") == 1


def test_doing_nothing_replaces_the_event_as_well(make: Maker) -> None:
    make("archery", karma("meld", nothing, instead=True))
    match = play(figure({"hand": ["oars"]}), "meld oars")
    assert zone(match, 0, "hand") == ["oars"]
    assert common(match, "actions") == 1


def test_what_was_replaced_is_told_as_not_done(make: Maker) -> None:
    async def sail(card: Card, me: Player) -> None:
        done: list[Any] = [
            await me.draw(1),
            await me.draw_and_meld(1),
            await me.score(me.hand[0]),
            await me.transfer_to_hand(me.hand, me.opponents[0]),
            await me.exchange(me.hand, me.hand_zone, [], me.score_zone),
            await me.splay(BLUE, LEFT),
            await me.claim("empire"),
        ]
        assert done == [None, None, None, [], False, False, False]
        await me.reveal(me.hand)

    events = ("draw", "score", "transfer", "exchange", "splay", "claim")
    make("archery", *[karma(event, nothing, instead=True) for event in events])
    make("sailing", effect()(sail))
    board = {"green": ["sailing"], "blue": ["writing", "calendar"]}
    match = figure({"board": board, "hand": ["oars"]}, decks={})
    play(match, "dogma sailing")
    assert [event["card"] for event in told(match, "reveal")] == ["oars"]
    assert zone(match, 0, "hand") == ["oars"]


# When it acts


@pytest.mark.parametrize(
    ("watched", "acts"),
    [("you", (True, False)), ("another", (False, True)), ("any", (True, True))],
)
def test_whose_doing_is_watched(make: Maker, watched: Any, acts: tuple[bool, bool]) -> None:
    make("archery", karma("draw", draw_a_2, watched=watched))
    for turn, acting in enumerate(acts):
        match = play(figure(turn=turn), "draw")
        # the owner carries out the karma also in another's turn
        drawn = ["currency"] if acting else []
        assert zone(match, 0, "hand") == [*drawn, *(["mysticism"] if turn == 0 else [])]
        assert zone(match, 1, "hand") == (["mysticism"] if turn == 1 else [])


def test_a_figure_acts_only_as_a_top_card(make: Maker) -> None:
    make("archery", karma("draw", draw_a_2))
    covered = play(figure({"board": {"red": ["archery", "oars"]}}), "draw")
    assert zone(covered, 0, "hand") == ["mysticism"]
    in_hand = play(scene({"hand": ["archery"]}, {}, decks=DECKS), "draw")
    assert zone(in_hand, 0, "hand") == ["archery", "mysticism"]


def test_a_figure_begins_to_act_when_it_becomes_a_top_card_and_ends_when_it_is_covered(
    make: Maker,
) -> None:
    make("archery", karma("draw", draw_a_2))
    match = scene({"hand": ["archery", "metalworking"]}, {}, decks=DECKS, round=2)
    play(match, "meld archery", "draw")
    assert "currency" in zone(match, 0, "hand")
    play(match, "draw", "draw", "meld metalworking", "draw")
    # seat 1 has drawn two of the 1s, and the figure is covered now
    assert "mapmaking" not in zone(match, 0, "hand")


def test_a_karma_sees_what_is_about_to_happen(make: Maker) -> None:
    seen: list[Happening] = []

    def fits(owner: Player, happening: Happening) -> bool:
        seen.append(happening)
        return happening.card is not None and owner.value(happening.card) == 3

    make("archery", karma("meld", draw_a_2, fits=fits))
    match = figure({"hand": ["optics", "oars"]})
    play(match, "meld oars")
    assert zone(match, 0, "hand") == ["optics"]
    (happening,) = seen
    assert (happening.event, happening.seat) == ("meld", 0)
    truth = match.truth
    assert truth.where[happening.card] == happening.target


def test_only_its_own_event_is_watched(make: Maker) -> None:
    make("archery", karma("score", draw_a_2))
    match = play(figure({"hand": ["tools"]}), "meld tools", "draw")
    assert zone(match, 0, "hand") == ["mysticism"]


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


def executing(slug: str) -> Does:
    """A karma or an effect that executes a card."""

    async def execute(card: Card, me: Player) -> None:
        await me.self_execute(me.named(slug))

    return execute


async def draw_a_1(card: Card, me: Player) -> None:
    await me.draw(1)


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
