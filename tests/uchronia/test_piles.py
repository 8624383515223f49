"""What happens when a pile runs out, and when the Great Works are all of one colour."""

import pytest
from scenes import common, play, zone
from uchronia.scenes import cards, scene

WOOD = ["dock", "crane", "market", "circus", "paddock"]
MIXED = ["road", "shrine", "gate", "square", "viaduct"]


def test_the_discard_pile_and_then_the_whole_forum_become_the_draw_pile() -> None:
    match = scene({}, {}, pile=["wood"], discard=cards("2 clay"), forum=["marble"])
    play(match, "plot")
    assert zone(match, 0, "hand") == cards("2 clay wood marble"), "then nothing is left to draw"
    assert [common(match, name) for name in ("pile", "discard", "forum")] == [[], [], []]
    assert match.seat == 1


def test_the_discard_pile_is_not_touched_before_a_card_is_needed() -> None:
    match = scene({}, {}, pile=cards("5 wood"), discard=["clay"], forum=["marble"])
    play(match, "plot")
    assert common(match, "pile") == []
    assert common(match, "discard") == ["clay"]


def test_the_forum_stays_while_the_discard_pile_has_cards() -> None:
    match = scene({"hand": cards("4 wood")}, {}, pile=[], discard=cards("2 clay"), forum=["marble"])
    play(match, "plot")
    assert zone(match, 0, "hand") == cards("clay 4 wood")
    assert common(match, "pile") == ["clay"]
    assert common(match, "forum") == ["marble"]


def test_the_whole_forum_is_shuffled_even_for_one_card() -> None:
    match = scene({"hand": cards("4 wood")}, {}, pile=[], forum=cards("3 clay"))
    play(match, "plot")
    assert zone(match, 0, "hand") == cards("clay 4 wood")
    assert common(match, "pile") == cards("2 clay")
    assert common(match, "forum") == []


def test_a_drawn_pile_is_taken_from_its_top() -> None:
    match = scene({"hand": cards("4 wood")}, {}, pile=cards("clay marble"))
    play(match, "plot")
    assert zone(match, 0, "hand") == cards("4 wood marble")


def test_the_great_works_are_refilled_at_the_end_of_the_turn_from_the_top() -> None:
    match = scene(
        {"hand": ["stone"]},
        {},
        forum=["wood"],
        works=["dock", "road", "shrine", "gate", "square"],
        works_pile=["viaduct", "palace"],
    )
    play(match, "command stone", "found dock")
    assert common(match, "works") == ["road", "shrine", "gate", "square", "palace"]
    assert common(match, "works_pile") == ["viaduct"]


def test_the_building_pile_is_made_of_its_discards_when_it_runs_out() -> None:
    match = scene(
        {},
        {},
        works=["dock", "gate", "square"],
        works_pile=["palace"],
        works_discard=["road", "shrine"],
    )
    play(match, "plot")
    works = common(match, "works")
    assert works[:4] == ["dock", "gate", "square", "palace"]
    assert sorted([works[4], *common(match, "works_pile")]) == ["road", "shrine"]
    assert common(match, "works_discard") == []


def test_the_great_works_stay_short_when_no_building_is_left() -> None:
    match = scene({}, {}, works=["dock", "gate"], works_pile=["road"])
    play(match, "plot", "plot")
    assert common(match, "works") == ["dock", "gate", "road"]
    assert not match.over


def test_five_great_works_of_one_colour_are_replaced_at_the_end_of_the_turn() -> None:
    match = scene({}, {}, works=WOOD, works_pile=["palace", *reversed(MIXED)])
    assert common(match, "works") == WOOD
    play(match, "plot")
    assert common(match, "works") == MIXED
    assert sorted(common(match, "works_discard")) == sorted(WOOD)


def test_great_works_of_one_colour_are_replaced_until_they_differ() -> None:
    match = scene({}, {}, works=WOOD, works_pile=[*reversed(MIXED), *WOOD])
    play(match, "plot")
    assert common(match, "works") == MIXED
    assert sorted(common(match, "works_discard")) == sorted([*WOOD, *WOOD])


def test_the_new_great_works_may_come_from_the_reshuffled_discards() -> None:
    match = scene({}, {}, works=WOOD, works_pile=["road", "gate"], works_discard=WOOD[:3])
    play(match, "plot")
    works = common(match, "works")
    assert works[:2] == ["gate", "road"]
    everywhere = [*works, *common(match, "works_pile"), *common(match, "works_discard")]
    assert sorted(everywhere) == sorted([*WOOD, *WOOD[:3], "road", "gate"])


@pytest.mark.parametrize(
    ("works_pile", "works_discard"),
    [(WOOD, []), (WOOD[:3], WOOD[3:]), (MIXED[:4], []), (MIXED[:2], MIXED[2:4])],
    ids=["one colour", "one colour with discards", "only four", "only four with discards"],
)
def test_great_works_of_one_colour_stay_when_nothing_better_can_come(
    works_pile: list[str], works_discard: list[str]
) -> None:
    match = scene({}, {}, works=WOOD, works_pile=works_pile, works_discard=works_discard)
    play(match, "plot")
    assert common(match, "works") == WOOD
    assert common(match, "works_pile") == works_pile
