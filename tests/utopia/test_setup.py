"""The set-up, from the seed alone."""

from collections import Counter

import polis
import pytest
from scenes import told
from utopia.invariants import check_everything


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_guests_for_each_player_wait_and_nobody_has_cards(players: int) -> None:
    match = polis.new("utopia", players=players, seed=4)
    view = match.view(None)
    assert len(view["guests"]) == 3 * players
    assert (view["round"], view["phase"], view["lap"]) == (1, "welcoming", 1)
    assert view["pile"] == 50
    assert all(seat["hand_size"] == 0 for seat in view["seats"])
    assert match.scores == (0,) * players
    check_everything(match.position(), match.scores)


def test_each_player_has_princes_bases_and_privileges() -> None:
    seat = polis.new("utopia", players=3, seed=1).view(0)["seats"][0]
    assert seat["supply"] == dict.fromkeys(("mayan", "persian", "egyptian", "greek", "chinese"), 8)
    assert (seat["bases"], seat["privileges"], seat["surprise"]) == (8, 2, True)


def test_the_queue_runs_clockwise_from_a_random_first_player() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(200):
        match = polis.new("utopia", players=4, seed=seed)
        first = match.view(None)["first"]
        firsts[first] += 1
        assert match.position()["rank"] == [(first + step) % 4 for step in range(4)]
        assert match.seat == first
    assert min(firsts[seat] for seat in range(4)) > 25


def test_the_scale_is_in_random_order() -> None:
    tops = Counter(polis.new("utopia", 2, seed=n).view(None)["scale"][0] for n in range(200))
    assert len(tops) == 5
    assert min(tops.values()) > 15


def test_the_set_up_is_told() -> None:
    match = polis.new("utopia", players=2, seed=9)
    assert told(match, "first") == [{"event": "first", "move": 0, "seat": match.seat}]
    assert told(match, "start-scale")[0]["scale"] == match.view(None)["scale"]
    arrived = [f"{e['civilization']} {e['island']}" for e in told(match, "arrive")]
    assert sorted(arrived) == sorted(match.position()["guests"])


def test_two_players_do_without_the_isle_of_water() -> None:
    match = polis.new("utopia", players=2, seed=9)
    position = match.position()
    assert len(position["bag"] + position["guests"]) == 30
    assert not any("water" in guest for guest in position["bag"] + position["guests"])
    assert match.view(None)["closed"] == ["water"]
    assert polis.new("utopia", players=3, seed=9).view(None)["closed"] == []


def test_what_is_left_in_the_bag_is_open_as_a_table() -> None:
    view = polis.new("utopia", players=3, seed=4).view(None)
    arrived = Counter((guest["island"], guest["civilization"]) for guest in view["guests"])
    for island in ("fire", "water", "earth", "wind"):
        for civilization in view["scale"]:
            left = view["bag"].get(island, {}).get(civilization, 0)
            assert left == 2 - arrived[island, civilization]
