"""Kinds of effects and of executions: who carries them out, who decides, and what is compulsory."""

from typing import Any

import polis
import pytest
from innovation.made import Maker, draw_a_1, executing, nothing
from innovation.scenes import pile, scene
from polis.innovation.card import Card, Player, compel, demand, echo, effect
from scenes import common, play, told, zone

DECKS = {
    "1": ["pottery", "the-wheel", "agriculture", "mysticism", "domestication", "masonry"],
    "11": ["fusion", "escapism", "climatology"],
}
# Archery shows two castles; seat 1 shows as many, seat 2 shows one, seat 3 none.
FOUR: list[dict[str, Any]] = [
    {"board": {"red": ["archery"]}},
    {"board": {"yellow": ["canning", "anatomy"], "green": ["compass"], "purple": ["monotheism"]}},
    {"board": {"blue": ["tools"]}},
    {},
]


def who_drew(match: polis.Match) -> list[int]:
    """The seats in the order in which they drew."""
    return [event["to"]["seat"] for event in told(match, "card") if event["verb"] == "draw"]


# Who carries out what


def test_demand_and_compel_and_shared_effects_are_for_different_players(make: Maker) -> None:
    kinds = {"demand": (demand, [2, 3]), "compel": (compel, [1]), "dogma": (effect, [1, 0])}
    for kind, (of_kind, seats) in kinds.items():
        make("archery", of_kind()(draw_a_1))
        match = play(scene(*FOUR, decks=DECKS), "dogma archery")
        shared = [0] if kind == "dogma" else []
        # after a shared effect there is the draw for having been shared
        assert who_drew(match) == [*seats, *shared], kind


def test_echo_effects_are_shared_like_others(make: Maker) -> None:
    make("archery", echo()(draw_a_1), effect()(nothing))
    match = play(scene(*FOUR, decks=DECKS), "dogma archery")
    assert who_drew(match) == [1, 0, 0]


def test_only_shared_effects_are_worth_a_draw(make: Maker) -> None:
    make("archery", demand()(draw_a_1), compel()(draw_a_1), effect()(nothing))
    match = play(scene(*FOUR, decks=DECKS), "dogma archery")
    assert who_drew(match) == [2, 3, 1]
    assert told(match, "bonus") == []


def test_a_compel_effect_counts_as_a_demand_on_a_card(make: Maker) -> None:
    make("archery", compel()(nothing))
    said: dict[str, Any] = {
        it["id"]: it["args"] for it in scene(FOUR[0], {}).meaning({"special": "monument"}, 0)
    }
    assert [one["args"]["count"] for one in said["now-near-monument"]["each"]] == [1, 0]


# Executing alone, and with demands

KINDS = (demand()(draw_a_1), compel()(draw_a_1), echo()(draw_a_1), effect()(draw_a_1))


async def super_execute_oars(card: Card, me: Player) -> None:
    await me.super_execute(me.named("oars"))


def test_who_executes_a_card_alone_leaves_out_what_is_demanded(make: Maker) -> None:
    make("oars", *KINDS)
    make("archery", effect()(executing("oars")))
    match = play(scene(FOUR[0], {}, {}, decks=DECKS), "dogma archery")
    assert who_drew(match) == [0, 0]


def test_with_demands_every_opponent_meets_them_whatever_icons_they_have(make: Maker) -> None:
    make("oars", *KINDS)
    make("archery", demand()(nothing), effect()(super_execute_oars))
    match = play(scene(FOUR[0], FOUR[2], FOUR[3], decks=DECKS), "dogma archery")
    # no compel effect, and nobody shares
    assert who_drew(match) == [1, 2, 0, 0]


def test_demands_go_to_those_with_more_icons_too(make: Maker) -> None:
    make("oars", *KINDS)
    make("archery", effect()(super_execute_oars))
    match = scene(*FOUR[:2], decks={**DECKS, "4": ["reformation", "invention"]})
    play(match, "dogma archery")
    # seat 1 shares Archery and executes Oars against seat 0, then seat 0 does against seat 1
    assert [(e["seat"], e["card"]) for e in told(match, "execute")] == [(1, "oars"), (0, "oars")]
    assert who_drew(match)[:6] == [0, 1, 1, 1, 0, 0]


def test_distant_players_may_pay_to_be_immune_against_it(make: Maker) -> None:
    make("oars", *KINDS)
    make("archery", effect()(super_execute_oars))
    seats = [FOUR[0], {}, {"hand": ["paper"]}, {}]
    match = scene(*seats, parley=True, decks=DECKS)
    play(match, "dogma archery")
    assert (match.seat, match.moves()) == (2, ("return paper", "pass"))
    paid = play(match.clone(), "return paper")
    assert who_drew(paid) == [1, 3, 0, 0]
    assert who_drew(play(match, "pass")) == [1, 2, 3, 0, 0]


def test_a_victim_who_loses_stops_alone(make: Maker) -> None:
    async def lose_at_seat_1(card: Card, you: Player) -> None:
        if you.seat == 1:
            await you.lose()
        await you.draw(1)

    async def execute_and_draw(card: Card, me: Player) -> None:
        await me.super_execute(me.named("oars"))
        await me.draw(1)

    make("oars", demand()(lose_at_seat_1), effect()(draw_a_1))
    make("archery", effect()(execute_and_draw))
    match = play(scene(FOUR[0], {}, {}, decks=DECKS), "dogma archery")
    assert match.position()["seats"][1]["out"]
    assert who_drew(match) == [2, 0, 0]


def test_a_card_stays_where_it_is_executed_and_is_shown(make: Maker) -> None:
    make("oars", effect()(draw_a_1))
    make("archery", effect()(executing("oars")))
    match = play(scene({**FOUR[0], "hand": ["oars"]}, {}, decks=DECKS), "dogma archery")
    assert zone(match, 0, "hand") == ["oars", "masonry"]
    assert common(match, "known")["oars"] == [0, 1, 2]


def test_a_card_without_effects_is_not_executed(make: Maker) -> None:
    make("oars")
    make("tools", effect()(executing("oars")))
    make("archery", effect()(executing("tools")))
    match = play(scene({**FOUR[0], "hand": ["oars"]}, {}, decks=DECKS), "dogma archery")
    assert [event["card"] for event in told(match, "execute")] == ["tools"]
    assert zone(match, 0, "achievements") == []
    assert "oars" not in common(match, "known")


# Chains


def chained(make: Maker, *seats: dict[str, Any]) -> list[int]:
    """Who earned an 11, in the order in which they did."""
    match = play(scene(*seats, decks=DECKS), "dogma archery")
    found = [event["seat"] for event in told(match, "chain")]
    held = [len(zone(match, seat, "achievements")) for seat in range(len(seats))]
    assert held == [found.count(seat) for seat in range(len(seats))]
    return found


@pytest.mark.parametrize("inner", ["alone", "with demands"])
@pytest.mark.parametrize("outer", ["alone", "with demands"])
def test_executing_within_an_execution_earns_an_11(make: Maker, outer: str, inner: str) -> None:
    async def execute_tools(card: Card, me: Player) -> None:
        within = me.self_execute if outer == "alone" else me.super_execute
        await within(me.named("tools"))

    make("oars", effect()(draw_a_1))
    make("tools", effect()(executing("oars") if inner == "alone" else super_execute_oars))
    make("archery", effect()(execute_tools))
    assert chained(make, FOUR[0], {}) == [0]


def test_the_same_card_within_itself_counts_like_any_other(make: Maker) -> None:
    async def once_more(card: Card, me: Player) -> None:
        if len(me.so_far) < 3:
            me.so_far[str(len(me.so_far))] = True
            await me.self_execute(me.named("tools"))

    make("tools", effect()(once_more))
    make("archery", effect()(executing("tools")))
    assert chained(make, FOUR[0], {}) == [0, 0, 0]


def test_a_demand_within_an_execution_earns_nothing(make: Maker) -> None:
    make("oars", effect()(draw_a_1))
    make("tools", demand()(executing("oars")))

    async def super_execute_tools(card: Card, me: Player) -> None:
        await me.super_execute(me.named("tools"))

    make("archery", effect()(super_execute_tools))
    assert chained(make, FOUR[0], {}, {}) == []


def test_a_dogma_is_no_execution_that_could_be_chained(make: Maker) -> None:
    make("oars", effect()(draw_a_1))
    make("archery", effect()(executing("oars")), effect()(executing("oars")))
    assert chained(make, FOUR[0], {}) == []


# Who decides, and “may”


async def may_meld(card: Card, me: Player) -> None:
    await me.meld_one(lambda: me.hand, may=True)


async def meld_by_left(card: Card, me: Player) -> None:
    """The player on the left decides."""
    await me.self_execute(me.named("oars"), decider=me.opponents[0])


async def must_meld(card: Card, me: Player) -> None:
    await me.self_execute(me.named("oars"), must=True)


HAND = {**FOUR[0], "hand": ["tools", "coal"]}


def test_somebody_else_decides_what_a_player_executes(make: Maker) -> None:
    make("oars", effect()(may_meld))
    make("archery", effect()(meld_by_left))
    match = play(scene(HAND, {}, {}), "dogma archery")
    assert (match.seat, match.moves()) == (1, ("meld tools", "meld coal", "pass"))
    play(match, "meld tools")
    assert pile(match, 0, "blue") == ["tools"]
    assert match.seat == 0


def test_it_holds_for_all_that_is_nested_below_but_for_nobody_else(make: Maker) -> None:
    make("tools", demand()(may_meld), effect()(may_meld))

    async def super_execute_tools(card: Card, me: Player) -> None:
        await me.super_execute(me.named("tools"))

    make("oars", effect()(super_execute_tools), effect()(may_meld))
    make("archery", effect()(meld_by_left), effect()(may_meld))
    seats = [{**FOUR[0], "hand": ["coal"]}, {"hand": ["physics"]}, {"hand": ["optics"]}]
    match = play(scene(*seats, decks=DECKS), "dogma archery")
    asked = []
    while len(match.history) < 6:
        asked.append((match.seat, match.moves()[0]))
        play(match, "pass")
    # seats 1 and 2 meet the demand; then Tools, Oars (both by seat 1) and Archery of seat 0
    assert asked == [
        (1, "meld physics"),
        (2, "meld optics"),
        (1, "meld coal"),
        (1, "meld coal"),
        (0, "meld coal"),
    ]


def test_may_is_read_as_must(make: Maker) -> None:
    make("oars", effect()(may_meld))
    make("archery", effect()(must_meld), effect()(may_meld))
    match = play(scene(HAND, {}), "dogma archery")
    assert match.moves() == ("meld tools", "meld coal")
    play(match, "meld tools")
    # only in what is executed so
    assert match.moves() == ("meld coal", "pass")


def test_who_must_and_cannot_is_not_asked(make: Maker) -> None:
    make("oars", effect()(may_meld))
    make("archery", effect()(must_meld))
    match = play(scene(FOUR[0], {}), "dogma archery")
    assert (match.seat, common(match, "actions")) == (0, 1)


def test_must_holds_for_what_is_nested_below(make: Maker) -> None:
    make("tools", effect()(may_meld))
    make("oars", effect()(executing("tools")))
    make("archery", effect()(must_meld))
    match = play(scene(HAND, {}, decks=DECKS), "dogma archery")
    assert match.moves() == ("meld tools", "meld coal")


# What is noted


def test_notes_of_a_card_are_its_own_and_those_of_an_action_are_for_all(make: Maker) -> None:
    async def note(card: Card, me: Player) -> None:
        me.memory["noted"] = me.so_far["noted"] = True
        await me.self_execute(me.named("oars"))

    async def look(card: Card, me: Player) -> None:
        await me.draw(1 if "noted" in me.memory else 2)
        await me.draw(1 if "noted" in me.so_far else 2)

    make("oars", effect()(look))
    make("archery", effect()(note), effect()(look))
    match = play(scene(FOUR[0], {}, decks={**DECKS, "2": ["currency"]}), "dogma archery")
    assert zone(match, 0, "hand") == ["currency", "masonry", "domestication", "mysticism"]
