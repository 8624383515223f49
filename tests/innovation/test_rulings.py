"""Rulings: what sources leave open or settle differently, as `docs/innovation.md` lists it."""

from collections import Counter

import polis
import pytest
from innovation.made import Maker
from innovation.scenes import deck, scene
from polis.innovation.card import Card, Player, effect
from scenes import Seat, common, play, told, zone

# A card chosen by its back is a fair choice

ALIKE = ["compass", "education", "optics", "paper"]


def shot(seed: int, score: list[str], edition: int = 2) -> str:
    """The card that Rocketry takes from a score pile of equal backs."""
    match = scene({"board": {"blue": ["rocketry"]}}, {"score": score}, seed=seed, edition=edition)
    play(match, "dogma rocketry", "return 3 of 1")
    assert polis.replay(match.record()).position() == match.position()
    (gone,) = {*score} - {*zone(match, 1, "score")}
    assert deck(match, 3)[0] == gone
    return gone


def test_each_of_equal_backs_is_taken_about_equally_often() -> None:
    taken = Counter(shot(seed, ALIKE) for seed in range(200))
    assert {*taken} == {*ALIKE}
    assert all(35 < count < 65 for count in taken.values())


def test_the_owner_cannot_decide_by_the_order_of_their_cards() -> None:
    for seed in range(20):
        assert shot(seed, ALIKE) == shot(seed, ALIKE[::-1])


def test_in_the_first_edition_the_first_one_was_taken() -> None:
    for seed in range(20):
        assert shot(seed, ALIKE, edition=1) == ALIKE[0]
        assert shot(seed, ALIKE[::-1], edition=1) == ALIKE[-1]


def test_only_cards_that_the_chooser_cannot_tell_apart_are_drawn_by_lot() -> None:
    for seed in range(20):
        match = scene(
            {"board": {"blue": ["rocketry"]}},
            {"score": [*ALIKE, "coal"]},
            {"score": ["feudalism"]},
            seed=seed,
            known={"optics": [0]},
        )
        play(match, "dogma rocketry")
        assert {*match.moves()} == {
            "return 3 of 1",
            "return optics",
            "return 5 of 1",
            "return 3 of 2",
        }
        play(match, "return 3 of 1")
        left = zone(match, 1, "score")
        assert {"optics", "coal"} <= {*left}
        assert len(left) == 4
        assert zone(match, 2, "score") == ["feudalism"]


def test_the_victim_of_medicine_takes_one_of_the_lowest_by_lot() -> None:
    taken: Counter[str] = Counter()
    for seed in range(120):
        match = scene(
            {"board": {"yellow": ["medicine"]}, "score": ["oars", "tools", "writing", "coal"]},
            {"score": ["paper"]},
            seed=seed,
            achievements=[1],
        )
        play(match, "dogma medicine")
        assert (match.seat, match.moves()) == (1, ("exchange 1 of 0",))
        play(match, "exchange 1 of 0")
        assert "paper" in zone(match, 0, "score")
        taken[zone(match, 1, "score")[0]] += 1
    assert {*taken} == {"oars", "tools", "writing"}
    assert min(taken.values()) > 25


# Who chooses among ties

HANDS: tuple[Seat, Seat] = (
    {"board": {"yellow": ["sanitation"]}, "hand": ["tools", "writing"]},
    {"hand": ["optics", "compass", "coal"]},
)


def test_the_victim_of_sanitation_chooses_on_both_sides() -> None:
    match = play(scene(*HANDS), "dogma sanitation")
    assert (match.seat, match.moves()) == (1, ("exchange 1 of 0",))
    play(match, "exchange 1 of 0")
    assert (match.seat, match.moves()) == (1, ("exchange optics", "exchange compass"))


def test_in_the_first_edition_the_leader_of_sanitation_chose_their_own() -> None:
    match = play(scene(*HANDS, edition=1), "dogma sanitation")
    assert (match.seat, match.moves()) == (0, ("exchange tools", "exchange writing"))
    play(match, "exchange writing", "exchange compass")
    assert sorted(zone(match, 0, "hand")) == ["coal", "compass", "tools"]
    assert sorted(zone(match, 1, "hand")) == ["optics", "writing"]


# What has to be done whole


def test_with_fewer_than_three_cards_tools_asks_nothing() -> None:
    match = scene({"board": {"blue": ["tools"]}, "hand": ["oars", "sailing"]}, {})
    play(match, "dogma tools")
    assert zone(match, 0, "hand") == ["oars", "sailing"]
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_once_begun_reformation_is_carried_out_to_the_end() -> None:
    match = scene(
        {
            "board": {
                "purple": ["mysticism", "reformation"],
                "blue": ["tools", "writing"],
                "red": ["archery", "oars"],
            },
            "splays": {"purple": "right", "blue": "left", "red": "left"},
            "hand": ["coal", "pottery", "clothing", "masonry"],
        },
        {},
    )
    play(match, "dogma reformation")
    assert match.moves()[-1] == "pass"
    play(match, "tuck coal")
    for left in (["pottery", "clothing", "masonry"], ["clothing", "masonry"]):
        assert match.moves() == tuple(f"tuck {card}" for card in left)
        play(match, f"tuck {left[0]}")
    assert zone(match, 0, "hand") == ["masonry"]
    assert common(match, "actions") == 1


# Words taken as they are


def test_self_service_wins_if_nobody_has_an_achievement() -> None:
    match = play(scene({"board": {"green": ["self-service"]}}, {}), "dogma self-service")
    assert (match.scores, match.winners) == ((0, 0), (0,))


# An option


@pytest.mark.parametrize(("players", "can"), [(2, False), (3, False), (4, True), (5, True)])
def test_parley_is_off_unless_four_or_five_want_it(players: int, can: bool) -> None:
    assert common(polis.new("innovation", players), "parley") is False
    if can:
        assert common(polis.new("innovation", players, parley=True), "parley") is True
    else:
        with pytest.raises(polis.BadRecord):
            polis.new("innovation", players, parley=True)


# A leader who loses in the middle of a Dogma


async def draw_a_card(card: Card, me: Player) -> None:
    await me.draw(1)


async def draw_or_lose(card: Card, me: Player) -> None:
    await me.draw(1)
    if me == me.leader:
        await me.lose()


def test_a_leader_who_loses_ends_the_dogma(make: Maker) -> None:
    make("archery", *[effect()(it) for it in (draw_a_card, draw_or_lose, draw_a_card)])
    match = scene(
        {"board": {"red": ["archery"]}, "hand": ["paper"]},
        {"board": {"yellow": ["masonry"]}},
        {},
        decks={"1": ["oars", "tools", "writing", "sailing", "pottery", "clothing"]},
    )
    play(match, "dogma archery")
    # seat 1 has shared the first effect and the second one, and there is no third
    assert zone(match, 1, "hand") == ["clothing", "sailing"]
    assert match.position()["seats"][0]["out"]
    assert {"archery", "paper", "pottery", "writing"} <= {*common(match, "junk")}
    assert deck(match, 1) == ["oars", "tools"]
    assert told(match, "bonus") == []
    assert (match.seat, match.over) == (1, False)
