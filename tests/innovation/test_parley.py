"""Parley, an option for four and five players: distant players pay with a card from hand."""

from typing import Any

import polis
import pytest
from innovation.scenes import deck, pile, scene
from scenes import Seat, common, play, zone


def parley(*seats: Seat, **zones: Any) -> polis.Match:
    return scene(*seats, parley=True, **zones)


# The option


@pytest.mark.parametrize("players", [4, 5])
def test_it_is_an_option_for_four_and_five(players: int) -> None:
    match = polis.new("innovation", players=players, seed=1, parley=True)
    assert common(match, "parley") is True
    assert match.record()["options"] == {"parley": True}
    assert polis.replay(match.record()).position() == match.position()


def test_it_is_off_by_default() -> None:
    assert common(polis.new("innovation", players=4), "parley") is False
    assert common(polis.new("innovation", players=2, parley=False), "parley") is False


@pytest.mark.parametrize("players", [2, 3])
def test_it_is_refused_for_fewer(players: int) -> None:
    with pytest.raises(polis.BadRecord) as fault:
        polis.new("innovation", players=players, seed=1, parley=True)
    assert fault.value.path == "options.parley"
    assert fault.value.reason["id"] == "bad-parley"
    with pytest.raises(polis.BadPosition) as misplaced:
        parley(*[{} for _ in range(players)])
    assert misplaced.value.path == "parley"
    assert misplaced.value.reason["id"] == "bad-parley"


@pytest.mark.parametrize("value", [1, 0, "yes", None, [], {}])
def test_it_is_true_or_false(value: object) -> None:
    with pytest.raises(polis.BadRecord) as fault:
        polis.new("innovation", players=4, seed=1, parley=value)
    assert fault.value.path == "options.parley"
    assert fault.value.reason["id"] == "bad-not-a-flag"
    with pytest.raises(polis.BadPosition) as misplaced:
        scene({}, {}, {}, {}, parley=value)
    assert misplaced.value.path == "parley"


def test_there_is_no_other_option() -> None:
    with pytest.raises(polis.BadRecord) as fault:
        polis.new("innovation", players=4, seed=1, hamlets=True)
    assert fault.value.path == "options"


# Another player's card


def offered(match: polis.Match) -> list[str]:
    return [move for move in match.moves() if " of " in move]


def test_a_distant_players_top_card_can_be_used_for_a_card() -> None:
    match = parley(
        {"hand": ["oars", "paper"], "board": {"blue": ["writing"]}},
        {"board": {"red": ["archery"]}},
        {"board": {"green": ["clothing", "sailing"]}},
        {"board": {"purple": ["mysticism"]}},
        decks={"1": ["tools", "pottery"]},
    )
    assert offered(match) == ["dogma sailing of 2"]
    play(match, "dogma sailing of 2")
    assert match.moves() == ("return oars", "return paper")
    play(match, "return oars")
    # seat 2 has two crowns to the one of Writing but no card to pay with
    assert pile(match, 0, "blue") == ["writing", "pottery"]
    assert deck(match, 1) == ["oars", "tools"]
    assert pile(match, 2, "green") == ["clothing", "sailing"]
    assert match.position()["actions"] == 1


def test_with_five_two_are_distant() -> None:
    tops: list[Seat] = [
        {"board": {"red": [card]}} for card in ("archery", "oars", "coal", "optics")
    ]
    match = parley({"hand": ["tools"]}, *tops)
    assert offered(match) == ["dogma oars of 2", "dogma coal of 3"]


def test_it_takes_a_card_in_hand() -> None:
    match = parley({}, {}, {"board": {"red": ["oars"]}}, {})
    assert offered(match) == []


def test_without_the_option_nobody_parleys() -> None:
    match = scene(
        {"hand": ["tools"], "board": {"green": ["sailing"]}},
        {},
        {"board": {"blue": ["translation"]}, "hand": ["paper"]},
        {},
        decks={"1": ["clothing", "pottery", "archery"]},
    )
    assert offered(match) == []
    play(match, "dogma sailing")
    assert pile(match, 2, "red") == ["archery"]
    assert zone(match, 2, "hand") == ["paper"]


def test_icons_are_counted_on_ones_own_board_only() -> None:
    match = parley(
        {"hand": ["tools"]},
        {"hand": ["paper"]},
        {"board": {"red": ["archery"]}, "hand": ["coal"]},
        {"board": {"purple": ["mysticism"]}, "hand": ["calendar"]},
    )
    play(match, "dogma archery of 2", "return tools")
    # the leader has no castle, so nobody is vulnerable: all share, the distant one for a card
    assert zone(match, 1, "hand") == ["paper"]
    assert match.seat == 2
    play(match, "pass")
    assert match.seat == 1
    play(match, "junk-achievement 1")
    assert match.seat == 3
    play(match, "junk-achievement 2")
    assert match.position()["actions"] == 1


# Sharing


SHARED: tuple[Seat, ...] = (
    {"board": {"green": ["sailing"]}},
    {"board": {"purple": ["city-states"]}},
    {"board": {"blue": ["translation"]}, "hand": ["paper", "coal"]},
    {"board": {"red": ["optics"]}},
)


def test_a_distant_player_pays_to_share() -> None:
    match = parley(*SHARED, decks={"1": ["clothing", "tools", "oars", "archery", "masonry"]})
    play(match, "dogma sailing")
    assert match.seat == 2
    assert match.moves() == ("return paper", "return coal", "pass")
    play(match, "return paper")
    assert zone(match, 2, "hand") == ["coal"]
    assert pile(match, 1, "yellow") == ["masonry"]
    assert pile(match, 2, "red") == ["archery"]
    assert pile(match, 3, "red") == ["optics", "oars"]
    assert pile(match, 0, "blue") == ["tools"]


def test_a_distant_player_who_does_not_pay_does_not_share() -> None:
    match = parley(*SHARED, decks={"1": ["clothing", "tools", "oars", "archery"]})
    play(match, "dogma sailing", "pass")
    assert pile(match, 2, "red") == []
    assert zone(match, 2, "hand") == ["paper", "coal"]
    assert pile(match, 3, "red") == ["optics", "oars"]


def test_paying_alone_gives_the_leader_no_draw() -> None:
    match = parley(
        {"board": {"yellow": ["agriculture"]}},
        {},
        {"board": {"blue": ["pottery"]}, "hand": ["paper"]},
        {},
        decks={"1": ["oars"]},
    )
    play(match, "dogma agriculture", "return paper")
    # nothing is left to return, so nothing was shared
    assert zone(match, 0, "hand") == []
    assert match.position()["actions"] == 1


def test_one_pays_once_for_all_effects() -> None:
    match = parley(
        {"board": {"blue": ["pottery"]}},
        {},
        {"board": {"yellow": ["agriculture"]}, "hand": ["paper"]},
        {},
        decks={"1": ["oars", "tools", "sailing"]},
    )
    play(match, "dogma pottery", "return paper")
    assert zone(match, 2, "hand") == ["sailing"]
    assert zone(match, 0, "hand") == ["tools", "oars"]


def test_one_pays_to_share_after_the_demands_that_come_before() -> None:
    match = parley(
        {"board": {"red": ["archery"]}},
        {"hand": ["coal"]},
        {"board": {"yellow": ["masonry"]}, "hand": ["paper"]},
        {"hand": ["banking"]},
        decks={"1": ["oars", "tools"]},
    )
    play(match, "dogma archery")
    assert zone(match, 0, "hand") == ["coal", "banking"]
    assert match.seat == 2
    assert match.moves() == ("return paper", "pass")


def test_nobody_pays_to_share_a_card_of_demands_only() -> None:
    match = parley(
        {"board": {"green": ["navigation"]}},
        {},
        {"board": {"blue": ["translation"]}, "hand": ["paper"]},
        {},
    )
    play(match, "dogma navigation")
    assert zone(match, 2, "hand") == ["paper"]
    assert match.position()["actions"] == 1


# Immunity


VICTIMS: tuple[Seat, ...] = (
    {"board": {"green": ["navigation"]}},
    {"score": ["calendar"]},
    {"score": ["paper"], "hand": ["coal"]},
    {"score": ["optics"]},
)


def test_a_distant_player_may_pay_to_be_immune() -> None:
    match = parley(*VICTIMS)
    play(match, "dogma navigation")
    # the distant player decides before the first demand is carried out
    assert match.seat == 2
    assert match.moves() == ("return coal", "pass")
    play(match, "return coal", "transfer calendar", "transfer optics")
    assert zone(match, 2, "score") == ["paper"]
    assert zone(match, 2, "hand") == []
    assert zone(match, 0, "score") == ["calendar", "optics"]


def test_who_does_not_pay_is_vulnerable() -> None:
    match = parley(*VICTIMS)
    play(match, "dogma navigation", "pass", "transfer calendar", "transfer paper")
    play(match, "transfer optics")
    assert zone(match, 0, "score") == ["calendar", "paper", "optics"]


def test_who_has_no_card_cannot_pay() -> None:
    match = parley(*VICTIMS[:2], {"score": ["paper"]}, VICTIMS[3])
    play(match, "dogma navigation", "transfer calendar")
    assert match.seat == 2
    assert match.moves() == ("transfer paper",)


def test_immunity_does_not_let_share() -> None:
    match = parley(
        {"board": {"red": ["archery"]}},
        {},
        {"hand": ["paper", "coal"]},
        {},
        decks={"1": ["oars", "tools", "clothing"]},
    )
    play(match, "dogma archery", "return paper")
    assert zone(match, 2, "hand") == ["coal"]
    assert match.seat == 0


def test_with_fewer_left_all_are_neighbours() -> None:
    seats: tuple[Seat, ...] = (VICTIMS[0], {"out": True}, *VICTIMS[2:])
    match = parley(*seats)
    play(match, "dogma navigation")
    assert match.moves() == ("transfer paper",)


def test_of_five_with_one_lost_the_next_becomes_a_neighbour() -> None:
    match = parley(
        {"hand": ["tools"]},
        {"out": True},
        {"board": {"red": ["oars"]}},
        {"board": {"red": ["coal"]}},
        {"board": {"red": ["optics"]}},
    )
    assert offered(match) == ["dogma coal of 3"]
