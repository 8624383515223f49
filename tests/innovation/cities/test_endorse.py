"""Endorse: a Dogma that a city supports, paid for with a card junked from hand."""

from typing import Any

import polis
import pytest
from innovation.city_scenes import cities, hand
from innovation.scenes import pile
from scenes import Seat, common, play, told, zone

# Archery (featured: castle) supported by Linzi, a city of age 1 with castles
ARCHER: Seat = {"board": {"red": ["archery"], "yellow": ["linzi"]}, "hand": ["tools"]}


def effects(match: polis.Match) -> list[tuple[int, int]]:
    """Who has carried out which effect, in order."""
    return [(event["seat"], event["number"]) for event in told(match, "effect")]


def endorsements(match: polis.Match) -> list[str]:
    return [move for move in match.moves() if move.startswith("endorse ")]


# What it takes


def test_a_top_card_a_city_with_its_featured_icon_and_a_card_that_pays() -> None:
    match = cities(ARCHER, {})
    assert endorsements(match) == ["endorse archery"]
    play(match, "endorse archery")
    assert match.moves() == ("junk tools",)
    play(match, "junk tools")
    assert common(match, "junk")[0] == "tools"
    assert hand(match) != ["tools"]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"board": {"red": ["archery"]}}, "there is no city"),
        (
            {"board": {"red": ["archery"], "blue": ["troy", "writing"], "yellow": ["masonry"]}},
            "covered",
        ),
        ({"board": {"red": ["archery"], "yellow": ["damascus", "melbourne"]}}, "no castle on top"),
        ({"hand": []}, "nothing pays"),
        ({"hand": ["mapmaking"]}, "a 2 is too dear for a 1"),
        ({"hand": ["rome"]}, "so is a city of age 2"),
    ],
)
def test_otherwise_it_is_not_offered(changed: Seat, why: str) -> None:
    assert endorsements(cities({**ARCHER, **changed}, {})) == [], why


def test_any_slot_of_the_city_will_do() -> None:
    # castles: Damascus at the top centre, Tenochtitlan's bottom left, Paris has none
    for city, expected in (("damascus", 1), ("jakarta", 0), ("nineveh", 0), ("uruk", 1)):
        board = {"red": ["archery"], "yellow": [city]}
        assert len(endorsements(cities({"board": board, "hand": [1]}, {}))) == expected, city


def test_a_city_cannot_be_endorsed_nor_activated() -> None:
    match = cities(ARCHER, {})
    assert not [move for move in match.moves() if "linzi" in move]


def test_another_players_city_or_card_does_not_help() -> None:
    mine = {"board": {"red": ["archery"]}, "hand": ["tools"]}
    match = cities(mine, {"board": {"yellow": ["linzi"], "purple": ["mysticism"]}})
    assert endorsements(match) == []


def test_a_city_in_hand_may_pay() -> None:
    match = cities({**ARCHER, "hand": ["athens", "rome"]}, {})
    play(match, "endorse archery")
    assert match.moves() == ("junk athens",)


def test_paying_with_a_flag_brings_glory() -> None:
    seat = {"board": {"blue": ["physics"], "yellow": ["osaka"]}, "hand": ["algiers"]}
    match = play(cities(seat, {}), "endorse physics", "junk algiers")
    assert common(match, "specials") == {"glory": 0}


# Several cities


def test_of_several_cities_one_is_chosen_and_limits_what_pays() -> None:
    seat = {
        "board": {"red": ["archery"], "yellow": ["linzi"], "green": ["nanjing"]},
        "hand": ["tools", "mapmaking", "optics"],
    }
    match = play(cities(seat, {}), "endorse archery")
    assert sorted(match.moves()) == ["choose linzi", "choose nanjing"]
    other = match.clone()
    play(match, "choose linzi")
    assert match.moves() == ("junk tools",)
    play(other, "choose nanjing")
    assert other.moves() == ("junk tools", "junk mapmaking")


def test_only_cities_that_can_be_paid_for_are_chosen_from() -> None:
    seat = {
        "board": {"red": ["archery"], "yellow": ["linzi"], "green": ["nanjing"]},
        "hand": ["mapmaking"],
    }
    match = play(cities(seat, {}), "endorse archery")
    assert match.moves() == ("junk mapmaking",)


def test_each_card_that_some_city_supports_is_offered() -> None:
    board = {"red": ["archery"], "yellow": ["linzi"], "blue": ["writing"], "green": ["jerusalem"]}
    match = cities({"board": board, "hand": ["tools"]}, {})
    # Jerusalem has a lightbulb for Writing
    assert sorted(endorsements(match)) == ["endorse archery", "endorse writing"]


# Demands go round twice


def test_a_demand_goes_round_all_victims_and_then_round_again() -> None:
    match = cities(ARCHER, {}, {}, achievements=[], decks={"1": [1] * 6})
    play(match, "endorse archery", "junk tools")
    demands = [seat for seat, number in effects(match) if number == 1]
    assert demands == [1, 2, 1, 2]
    assert len(hand(match)) == 4


def test_the_demand_of_a_dogma_goes_round_once() -> None:
    match = cities(ARCHER, {}, {}, achievements=[])
    play(match, "dogma archery")
    assert [seat for seat, number in effects(match) if number == 1] == [1, 2]


def test_who_is_not_vulnerable_is_left_alone_both_times() -> None:
    strong = {"board": {"purple": ["mysticism"], "yellow": ["masonry"], "green": ["the-wheel"]}}
    match = cities(ARCHER, strong, {}, achievements=[])
    play(match, "endorse archery", "junk tools")
    assert [seat for seat, number in effects(match) if number == 1] == [2, 2]


def test_who_is_vulnerable_stays_so_though_icons_change_meanwhile() -> None:
    # Engineering: all top cards with a castle go to my score pile
    leader = {"board": {"red": ["engineering"], "yellow": ["kaifeng"]}, "hand": ["tools"]}
    victim = {"board": {"yellow": ["fermenting", "masonry"]}}
    match = cities(leader, victim, {})
    play(match, "endorse engineering", "junk tools")
    assert [seat for seat, number in effects(match) if number == 1] == [1, 2, 1, 2]
    assert "masonry" in zone(match, 0, "score")


# What is shared: others once, the leader twice


def test_each_sharer_once_then_the_leader_twice_in_a_row() -> None:
    writer = {"board": {"blue": ["writing"], "green": ["babylon"]}, "hand": ["tools"]}
    bright = {"board": {"purple": ["philosophy"], "green": ["measurement"], "blue": ["physics"]}}
    match = cities(writer, bright, bright_too(), decks={"2": [2] * 4})
    play(match, "endorse writing", "junk tools")
    assert effects(match) == [(1, 1), (2, 1), (0, 1), (0, 1)]
    # two 2s, and a 1 because it was shared: Babylon and Writing are 1s
    assert [card["age"] for card in match.view(0)["seats"][0]["hand"]] == [2, 2, 1]
    assert len(told(match, "bonus")) == 1


def bright_too() -> Seat:
    return {"board": {"purple": ["education"], "blue": ["experimentation"], "red": ["engineering"]}}


def test_alone_the_leader_carries_each_effect_out_twice_before_the_next() -> None:
    # Philosophy: splay left; score a card from hand
    board = {"purple": ["philosophy"], "green": ["babylon"], "blue": ["tools", "writing"]}
    match = cities({"board": board, "hand": ["oars", "sailing", "clothing"]}, {})
    play(match, "endorse philosophy", "junk oars", "splay blue left")
    # there is nothing left to splay the second time, so the first score follows
    play(match, "score sailing", "score clothing")
    assert effects(match) == [(0, 1), (0, 1), (0, 2), (0, 2)]
    assert sorted(zone(match, 0, "score")) == ["clothing", "sailing"]


def test_nobody_shares_nobody_draws_for_it() -> None:
    writer = {"board": {"blue": ["writing"], "green": ["babylon"]}, "hand": ["tools"]}
    match = play(cities(writer, {}), "endorse writing", "junk tools")
    assert told(match, "bonus") == []
    assert len(hand(match)) == 2


def test_after_a_demand_the_leader_does_what_is_shared_twice() -> None:
    match = cities(ARCHER, {}, achievements=["oars", "mapmaking", "optics"])
    play(match, "endorse archery", "junk tools", "junk-achievement 1")
    assert match.moves() == ("junk-achievement 2",)
    play(match, "junk-achievement 2")
    assert effects(match) == [(1, 1), (1, 1), (0, 2), (0, 2)]


def test_a_card_executed_within_it_is_executed_each_time_its_effects_once() -> None:
    # Computers: draw and meld a 10, then self-execute it; Stem Cells asks about the hand
    leader = {"board": {"blue": ["computers"], "green": ["hamburg"]}, "hand": ["tools", "oars"]}
    match = cities(leader, {}, decks={"10": ["databases", "globalization", "stem-cells"]})
    play(match, "endorse computers", "junk tools", "pass")
    assert [event["card"] for event in told(match, "execute")] == ["stem-cells", "globalization"]
    carried_out = [(event["card"], event["number"]) for event in told(match, "effect")]
    assert carried_out.count(("stem-cells", 1)) == carried_out.count(("stem-cells", 2)) == 1
    assert carried_out.count(("computers", 1)) == carried_out.count(("computers", 2)) == 2
    assert pile(match, 0, "yellow") == ["stem-cells", "globalization"]


def test_an_effect_that_ends_the_action_ends_both_rounds() -> None:
    leader = {"board": {"red": ["fission"], "green": ["london"]}, "hand": ["tools"]}
    match = cities(leader, {}, {}, decks={"10": ["databases", "robotics"]})
    play(match, "endorse fission", "junk tools")
    assert effects(match) == [(1, 1)]
    assert match.position()["actions"] == 1


def test_a_victim_who_is_spared_at_first_may_be_hit_in_the_second_round() -> None:
    leader = {"board": {"red": ["fission"], "green": ["london"]}, "hand": ["tools"]}
    match = cities(leader, {}, decks={"10": ["robotics", "databases"]})
    play(match, "endorse fission", "junk tools")
    assert effects(match) == [(1, 1), (1, 1)]
    assert zone(match, 0, "board") == {}


# Once a turn


def test_it_is_done_once_a_turn() -> None:
    match = cities({**ARCHER, "hand": ["tools", "oars"]}, {}, achievements=[])
    play(match, "endorse archery", "junk tools")
    assert match.seat == 0
    assert endorsements(match) == []
    assert "dogma archery" in match.moves()


def test_it_can_be_the_second_action_and_comes_again_in_the_next_turn() -> None:
    match = cities(ARCHER, ARCHER_TOO, achievements=[])
    play(match, "draw")
    assert endorsements(match) == ["endorse archery"]
    play(match, "endorse archery", "junk tools")
    assert match.seat == 1
    assert endorsements(match) == ["endorse mysticism"]
    play(match, "draw", "draw")
    assert match.seat == 0
    assert endorsements(match) == ["endorse archery"]


ARCHER_TOO: Seat = {"board": {"purple": ["mysticism"], "green": ["memphis"]}, "hand": ["oars"]}


def test_a_position_says_whether_it_was_done() -> None:
    spent = cities({**ARCHER, "hand": ["tools", "oars"]}, {}, endorsed=True)
    assert endorsements(spent) == []
    assert spent.view(1)["spent"] == ["endorsed"]
    assert cities(ARCHER, {}).view(1)["spent"] == []
    assert spent.position()["endorsed"] is True
    assert "endorsed" not in cities(ARCHER, {}).position()


# Parley


def four(leader: Seat, opposite: Seat, **zones: Any) -> polis.Match:
    """Seats 1 and 3 are neighbours of seat 0, seat 2 is distant."""
    return cities(leader, {}, opposite, {}, parley=True, **zones)


def test_a_distant_victim_pays_once_to_be_immune_in_both_rounds() -> None:
    match = four(ARCHER, {"hand": ["oars"]}, achievements=[])
    play(match, "endorse archery", "junk tools")
    assert match.seat == 2
    play(match, "return oars")
    assert [seat for seat, number in effects(match) if number == 1] == [1, 3, 1, 3]


def test_a_distant_victim_who_does_not_pay_is_hit_twice_and_asked_once() -> None:
    match = four(ARCHER, {"hand": ["optics", "coal"]}, achievements=[])
    play(match, "endorse archery", "junk tools", "pass")
    assert [seat for seat, number in effects(match) if number == 1] == [1, 2, 3, 1, 2, 3]
    assert match.history.count("pass") == 1


def test_a_distant_player_pays_once_to_share() -> None:
    writer = {"board": {"blue": ["writing"], "green": ["babylon"]}, "hand": ["tools"]}
    match = four(writer, {**bright_too(), "hand": ["oars"]})
    play(match, "endorse writing", "junk tools", "return oars")
    assert effects(match) == [(2, 1), (0, 1), (0, 1)]
    assert len(told(match, "bonus")) == 1


def test_a_distant_players_card_cannot_be_endorsed() -> None:
    match = four({**ARCHER, "hand": ["tools"]}, {"board": {"yellow": ["masonry"]}})
    assert "dogma masonry of 2" in match.moves()
    assert endorsements(match) == ["endorse archery"]
