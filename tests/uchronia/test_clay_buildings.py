"""The eight Buildings of Clay."""

import pytest
from scenes import Seat, common, play, zone
from uchronia.scenes import cards, scene


def test_viaduct_buys_its_owner_off_for_a_clay_from_stock() -> None:
    match = scene(
        {"hand": cards("brick wood"), "buildings": ["bridge"]},
        {
            "hand": ["wood"],
            "domain": ["stone"],
            "stock": cards("2 clay"),
            "sites": {"square": ["marble"]},
            "buildings": ["viaduct"],
        },
        forum=["wood"],
    )
    play(match, "command brick", "reveal wood")
    assert (match.seat, match.moves()) == (1, ("pay clay", "pass"))
    play(match, "pay clay")
    # neither the raid nor the Bridge touches seat 1, and the Forum step goes on
    assert (match.seat, match.moves()) == (1, ("command wood", "plot"))
    assert zone(match, 0, "stock") == ["clay", "wood"]
    assert zone(match, 1, "stock") == ["clay"]


def test_viaduct_needs_a_clay_and_one_in_hand_is_none_in_stock() -> None:
    match = scene(
        {"hand": cards("brick wood")},
        {"hand": cards("clay wood"), "domain": ["stone"], "buildings": ["viaduct"]},
    )
    play(match, "command brick", "reveal wood")
    assert match.moves() == ("give wood",)


def test_viaduct_declined_leaves_its_owner_a_victim() -> None:
    match = scene(
        {"hand": cards("brick wood")},
        {"hand": ["wood"], "domain": ["stone"], "stock": ["clay"], "buildings": ["viaduct"]},
    )
    play(match, "command brick", "reveal wood", "pass")
    assert (match.seat, match.moves()) == (1, ("give wood",))
    play(match, "give wood")
    assert zone(match, 1, "stock") == ["clay"]


def test_viaducts_are_asked_clockwise_before_anybody_gives() -> None:
    match = scene(
        {"hand": cards("brick wood")},
        {"hand": ["wood"], "domain": ["stone"]},
        {"hand": ["wood"], "stock": ["clay"], "buildings": ["viaduct"]},
        {"stock": ["clay"], "buildings": ["viaduct"]},
    )
    play(match, "command brick", "reveal wood")
    # both are asked although no card lies on their Domains
    assert match.seat == 2
    play(match, "pass")
    assert match.seat == 3
    play(match, "pass")
    assert (match.seat, match.moves()) == (1, ("give wood",))


def test_viaduct_is_asked_even_if_the_attacker_has_no_card_to_reveal() -> None:
    match = scene({"hand": ["brick"]}, {"stock": ["clay"], "buildings": ["viaduct"]})
    play(match, "command brick")
    assert (match.seat, match.moves()) == (1, ("pay clay", "pass"))


@pytest.mark.parametrize(("answer", "given"), [("pay clay", []), ("pass", ["give wood"] * 2)])
def test_viaduct_is_asked_once_for_all_executions_of_a_palace(
    answer: str, given: list[str]
) -> None:
    match = scene(
        {"hand": cards("2 brick wood"), "buildings": ["palace"]},
        {
            "hand": cards("2 wood"),
            "domain": ["stone"],
            "stock": cards("2 clay"),
            "buildings": ["viaduct"],
        },
    )
    play(match, "command brick x2", "reveal wood", answer, *given[:1], "reveal wood", *given[1:])
    assert (match.seat, match.moves()[-1]) == (1, "plot")
    assert len(zone(match, 1, "hand")) == 2 - len(given)


def test_tenement_house_takes_a_forum_card_after_the_plots_draw() -> None:
    match = scene(
        {"hand": ["clay"], "buildings": ["tenement-house"]}, {}, forum=cards("wood 2 marble")
    )
    play(match, "plot")
    assert len(zone(match, 0, "hand")) == 5
    assert match.moves() == ("use tenement-house", "pass")
    play(match, "use tenement-house")
    assert match.moves() == ("take wood", "take marble")
    play(match, "take marble")
    assert len(zone(match, 0, "hand")) == 6
    assert match.view(1)["seats"][0]["seen"] == ["marble"]
    assert match.seat == 1


def test_tenement_house_is_for_plots_only() -> None:
    match = scene({"hand": ["wood"], "buildings": ["tenement-house"]}, {}, forum=["clay"])
    play(match, "command wood")
    assert match.seat == 1


@pytest.mark.parametrize("zones", [{}, {"pile": [], "forum": cards("2 clay")}])
def test_tenement_house_is_not_offered_when_the_forum_is_empty(zones: Seat) -> None:
    match = scene({"buildings": ["tenement-house"]}, {}, **zones)
    # in the second case the draw itself has turned the Forum into a pile
    play(match, "plot")
    assert match.seat == 1


def test_latrines_put_one_card_into_the_forum_before_the_draw() -> None:
    match = scene({"hand": cards("4 clay wood"), "buildings": ["latrines"]}, {}, pile=["marble"])
    play(match, "plot")
    assert match.moves() == ("use latrines", "pass")
    play(match, "use latrines")
    assert match.moves() == ("discard clay", "discard wood")
    play(match, "discard wood")
    assert common(match, "forum") == ["wood"]
    assert zone(match, 0, "hand") == cards("4 clay marble")


def test_refectory_puts_the_whole_hand_into_the_forum_before_the_draw() -> None:
    match = scene(
        {"hand": cards("4 clay 2 wood"), "buildings": ["refectory"]}, {}, pile=cards("9 brick")
    )
    play(match, "plot")
    assert match.moves() == ("use refectory", "pass")
    play(match, "use refectory")
    assert common(match, "forum") == cards("4 clay 2 wood")
    assert zone(match, 0, "hand") == cards("5 brick")
    assert match.seat == 1


@pytest.mark.parametrize("building", ["latrines", "refectory"])
def test_what_empties_the_hand_may_be_declined_and_needs_a_hand(building: str) -> None:
    match = scene(
        {"hand": ["clay"], "buildings": [building]}, {"buildings": [building]}, pile=cards("4 wood")
    )
    play(match, "plot", "pass")
    assert zone(match, 0, "hand") == cards("clay 4 wood")
    play(match, "plot")
    assert match.seat == 0


def test_latrines_and_refectory_come_in_the_owners_sequence_after_the_copied_order() -> None:
    match = scene(
        {
            "hand": cards("2 clay wood"),
            "activities": ["wood"],
            "buildings": ["latrines", "refectory"],
        },
        {"domain": ["wood"]},
        pile=cards("5 marble"),
    )
    play(match, "plot", "copy exploration from 1", "store wood")
    assert match.moves() == ("use latrines", "use refectory", "pass")
    play(match, "use latrines", "discard clay")
    assert match.moves() == ("use refectory", "pass")
    play(match, "use refectory")
    assert zone(match, 0, "hand") == cards("5 marble")


def test_latrines_of_the_last_card_leave_the_refectory_nothing() -> None:
    match = scene({"hand": ["clay"], "buildings": ["latrines", "refectory"]}, {})
    play(match, "plot", "use latrines", "discard clay")
    assert match.seat == 1


@pytest.mark.parametrize("top", ["clay", "wood"])
def test_tavern_launches_a_clay_or_a_wood_it_turns_up(top: str) -> None:
    match = scene({"hand": ["marble"], "buildings": ["tavern"]}, {}, pile=["stone", top])
    play(match, "command marble")
    assert match.moves() == ("use tavern", "pass")
    play(match, "use tavern")
    assert zone(match, 0, "activities") == [top]
    assert common(match, "monopolies") == {top: 0}
    assert match.scores == (2, 0)


@pytest.mark.parametrize("top", ["brick", "stone", "marble"])
def test_tavern_puts_any_other_card_into_the_forum(top: str) -> None:
    match = scene({"hand": ["marble"], "buildings": ["tavern"]}, {}, pile=["clay", top])
    play(match, "command marble", "use tavern")
    assert (common(match, "forum"), common(match, "pile")) == ([top], ["clay"])
    assert match.seat == 1


@pytest.mark.parametrize(
    ("me", "zones"),
    [
        ({"stock": ["brick"], "activities": cards("2 brick")}, {}),  # the limit is reached
        ({"stock": ["brick"]}, {"pile": []}),  # nothing to turn up
    ],
)
def test_tavern_needs_room_and_a_card_to_turn_up(me: Seat, zones: Seat) -> None:
    match = scene({"hand": ["marble"], "buildings": ["tavern"], **me}, {}, **zones)
    play(match, "command marble", "launch brick")
    assert match.seat == 1


def test_tavern_turns_up_from_the_shuffled_discard_pile() -> None:
    match = scene(
        {"hand": ["marble"], "buildings": ["tavern"]}, {}, pile=[], discard=cards("2 wood")
    )
    play(match, "command marble", "use tavern")
    assert zone(match, 0, "activities") == ["wood"]
    assert (common(match, "discard"), common(match, "pile")) == ([], ["wood"])


def test_road_brings_any_colour_to_stone_buildings_and_to_no_others() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": cards("clay marble"),
            "sites": {"gate": ["stone"], "shrine": ["brick"]},
            "buildings": ["road"],
        },
        {},
    )
    play(match, "command stone")
    assert match.moves() == ("add clay to gate", "add marble to gate")
    play(match, "add marble to gate")
    assert zone(match, 0, "buildings") == ["road", "gate"]
    assert common(match, "discard") == ["stone", "marble"]


def test_road_leaves_foundations_unchanged() -> None:
    match = scene(
        {"hand": ["stone"], "buildings": ["road"]},
        {},
        forum=cards("wood marble"),
        works=["gate", "bridge", "shrine", "viaduct", "tavern"],
    )
    play(match, "command stone")
    assert match.seat == 1


def test_road_also_serves_the_carpenters_yard() -> None:
    match = scene(
        {
            "hand": cards("stone clay"),
            "sites": {"gate": []},
            "buildings": ["carpenters-yard", "road"],
        },
        {},
    )
    play(match, "command stone", "use carpenters-yard")
    assert match.moves() == ("add clay to gate",)


@pytest.mark.parametrize(
    ("answer", "hand", "stock"),
    [("take wood", ["wood"], []), ("take wood to stock", [], ["wood"]), ("pass", [], [])],
)
def test_warehouse_lets_the_card_of_a_monopoly_go_to_stock(
    answer: str, hand: list[str], stock: list[str]
) -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["wood"], "sites": {"dock": []}},
        {"activities": ["wood"], "buildings": ["warehouse"]},
        forum=["wood"],
        works=["gate", "bridge", "shrine", "viaduct", "tavern"],
    )
    play(match, "command stone", "add wood to dock")
    assert (match.seat, match.moves()) == (1, ("take wood", "take wood to stock", "pass"))
    play(match, answer)
    assert (zone(match, 1, "hand"), zone(match, 1, "stock")) == (hand, stock)


def test_warehouse_does_nothing_without_a_monopoly() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["wood"], "sites": {"dock": []}, "buildings": ["warehouse"]},
        {"activities": ["wood"]},
        forum=["wood"],
        works=["gate", "bridge", "shrine", "viaduct", "tavern"],
    )
    play(match, "command stone", "add wood to dock")
    assert (match.seat, match.moves()) == (1, ("take wood", "pass"))


def test_embassy_draws_once_the_copied_order_is_done_and_before_the_copier_goes_on() -> None:
    match = scene(
        {"hand": ["clay"], "activities": ["clay"], "buildings": ["dock", "latrines"]},
        {"domain": ["clay"], "buildings": ["embassy"]},
        forum=["wood"],
        pile=cards("9 brick marble"),
    )
    play(match, "plot", "copy production from 1", "take wood")
    # the copier's bonuses belong to the Order
    assert (match.seat, match.moves()) == (0, ("use dock", "pass"))
    play(match, "pass")
    assert (match.seat, match.moves()) == (1, ("use embassy", "pass"))
    play(match, "use embassy")
    assert zone(match, 1, "hand") == ["marble"]
    assert (match.seat, match.moves()) == (0, ("use latrines", "pass"))


def test_embassy_may_be_declined() -> None:
    match = scene({"activities": ["wood"]}, {"domain": ["wood"], "buildings": ["embassy"]})
    play(match, "plot", "copy exploration from 1", "pass")
    assert zone(match, 1, "hand") == []
    assert len(zone(match, 0, "hand")) == 5


def test_embassy_is_asked_only_if_its_own_domain_was_copied() -> None:
    match = scene(
        {"activities": ["wood"]},
        {"domain": ["wood"]},
        {"domain": ["wood"], "buildings": ["embassy"]},
    )
    play(match, "plot")
    assert match.moves() == ("copy exploration from 1", "copy exploration from 2", "pass")
    play(match, "copy exploration from 1")
    assert match.decision()["ask"]["id"] == "ask-turn"


def test_embassy_is_not_asked_when_no_card_is_left_to_draw() -> None:
    match = scene({"activities": ["wood"]}, {"domain": ["wood"], "buildings": ["embassy"]}, pile=[])
    play(match, "plot", "copy exploration from 1")
    assert match.decision()["ask"]["id"] == "ask-turn"
