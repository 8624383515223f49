"""The set-up: who begins, what lies in the middle, and the first choices."""

import polis
import pytest
from scenes import common, play, told, zone

SEVERAL = [(players, seed) for players in (2, 3, 4, 5) for seed in (1, 2, 3)]

# deals in which something rare happens
SAME_NAME_TURNED_UP = 17
FIVE_OF_ONE_COLOUR = 59


@pytest.mark.parametrize(("players", "seed"), SEVERAL)
def test_the_alphabetically_first_building_makes_its_player_first(players: int, seed: int) -> None:
    match = polis.new("uchronia", players=players, seed=seed)
    turned = common(match, "works")[:players]
    assert len(common(match, "works")) == 5
    assert match.view(None)["first"] == turned.index(min(turned))
    assert match.seat == turned.index(min(turned))


@pytest.mark.parametrize(("players", "seed"), SEVERAL)
def test_the_player_to_the_right_of_the_first_takes_the_last_turn(players: int, seed: int) -> None:
    view = polis.new("uchronia", players=players, seed=seed).view(None)
    assert (view["last"] + 1) % players == view["first"]


@pytest.mark.parametrize(("players", "seed"), SEVERAL)
def test_each_player_draws_six_and_puts_one_into_the_forum_from_the_first_clockwise(
    players: int, seed: int
) -> None:
    match = polis.new("uchronia", players=players, seed=seed)
    first = match.view(None)["first"]
    put: list[str] = []
    for step in range(players):
        me = (first + step) % players
        hand = zone(match, me, "hand")
        assert match.seat == me
        assert len(hand) == 6
        assert match.moves() == tuple(f"discard {colour}" for colour in dict.fromkeys(hand))
        put.append(hand[-1])
        play(match, f"discard {hand[-1]}")
        assert sorted(common(match, "forum")) == sorted(put)
    assert match.seat == first
    assert "plot" in match.moves()
    assert [len(zone(match, seat, "hand")) for seat in range(players)] == [5] * players


def test_a_name_already_turned_up_goes_under_the_pile() -> None:
    match = polis.new("uchronia", players=5, seed=SAME_NAME_TURNED_UP)
    [buried] = [e["building"] for e in told(match, "works-under")]
    works = common(match, "works")
    assert buried in works
    assert len(set(works)) == 5
    assert common(match, "works_pile")[0] == buried
    assert match.view(None)["first"] == works.index(min(works))


def test_great_works_of_one_colour_are_replaced_in_the_set_up_too() -> None:
    match = polis.new("uchronia", players=5, seed=FIVE_OF_ONE_COLOUR)
    turned = [e["building"] for e in told(match, "works")]
    assert sorted(common(match, "works_discard")) == sorted(turned[:5])
    assert common(match, "works") == turned[5:]
    # who begins was decided by the Buildings the players turned up themselves
    assert match.view(None)["first"] == turned[:5].index(min(turned[:5]))


def test_the_box_holds_174_resources_and_two_of_each_building() -> None:
    match = polis.new("uchronia", players=4, seed=0)
    dealt = [card for seat in range(4) for card in zone(match, seat, "hand")]
    cards = [*dealt, *common(match, "pile")]
    assert [cards.count(c) for c in ("clay", "wood", "brick", "stone", "marble")] == [
        35,
        35,
        35,
        35,
        34,
    ]
    buildings = [*common(match, "works"), *common(match, "works_pile")]
    assert len(buildings) == 80
    assert {buildings.count(name) for name in buildings} == {2}
