"""What would happen: karmas that come first or instead, with figures made for the test.

Archery of seat 0 is the figure of most stories: its karma acts while it is a top card.
"""

from typing import Any

import pytest
from innovation.made import DECKS, Maker, draw_a_2, figure, karma, nothing
from innovation.scenes import deck, pile, scene, splay
from polis.innovation.card import Card, Player, effect
from polis.innovation.happening import Happening
from polis.innovation.icons import BLUE, LEFT
from scenes import common, play, told, zone

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
