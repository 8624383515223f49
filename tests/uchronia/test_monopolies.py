"""Monopolies: who takes one, who keeps it, what it is worth and what it gives."""

from scenes import common, play, zone
from uchronia.scenes import cards, scene


def test_the_first_activity_of_a_colour_takes_its_monopoly() -> None:
    match = scene({"hand": ["marble"], "stock": ["clay"]}, {})
    assert common(match, "monopolies") == {}
    play(match, "command marble", "launch clay")
    assert common(match, "monopolies") == {"clay": 0}
    assert match.scores == (1, 0)


def test_a_monopoly_is_kept_on_a_tie_and_lost_to_strictly_more() -> None:
    match = scene(
        {"hand": cards("2 marble"), "stock": cards("2 clay")},
        {"hand": ["wood"], "activities": ["clay"]},
    )
    play(match, "command marble", "launch clay")
    assert common(match, "monopolies") == {"clay": 1}
    assert match.scores == (0, 1)
    play(match, "plot", "command marble", "launch clay")
    assert common(match, "monopolies") == {"clay": 0}
    assert match.scores == (2, 0)


def test_a_monopoly_nobody_holds_stays_so_on_a_tie() -> None:
    match = scene(
        {"hand": ["marble"], "stock": ["clay"]},
        {"activities": ["clay"]},
        {"activities": ["clay"]},
    )
    play(match, "command marble", "launch clay")
    assert common(match, "monopolies") == {}
    assert match.scores == (0, 0, 0)


def test_more_than_the_holder_is_not_enough_on_a_tie_with_a_third() -> None:
    match = scene(
        {"hand": ["marble"], "stock": ["clay"], "activities": ["clay"]},
        {"activities": cards("2 clay")},
        {"hand": ["wood"], "activities": cards("2 clay")},
        monopolies={"clay": 1},
    )
    play(match, "command marble", "launch clay")
    assert common(match, "monopolies") == {"clay": 1}
    assert match.scores == (0, 2, 0)


def test_the_two_steps_of_thermae_are_one_change() -> None:
    match = scene(
        {
            "hand": ["marble"],
            "stock": ["wood"],
            "activities": cards("2 clay wood"),
            "buildings": ["thermae"],
        },
        {"activities": cards("2 clay")},
        monopolies={"clay": 0},
    )
    play(match, "command marble", "use thermae", "recall clay")
    assert common(match, "monopolies")["clay"] == 0, "no check between the steps"
    same = play(match.clone(), "launch clay")
    assert common(same, "monopolies") == {"clay": 0, "wood": 0}
    play(match, "launch wood")
    assert common(match, "monopolies") == {"clay": 1, "wood": 0}


def test_thermae_take_a_monopoly_with_the_activity_they_launch() -> None:
    match = scene(
        {
            "hand": ["marble"],
            "stock": ["wood"],
            "activities": cards("2 clay wood"),
            "buildings": ["thermae"],
        },
        {"activities": ["wood"]},
        monopolies={"wood": 1},
    )
    play(match, "command marble", "use thermae", "recall clay", "launch wood")
    assert common(match, "monopolies") == {"clay": 0, "wood": 0}
    assert match.scores == (2 + 3, 0)


def test_the_builder_who_holds_the_monopoly_takes_a_card_of_the_colour() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["wood"], "activities": ["wood"], "sites": {"dock": []}},
        {},
        forum=cards("clay wood"),
    )
    play(match, "command stone", "add wood to dock")
    assert (match.seat, match.moves()) == (0, ("take wood", "pass"))
    play(match, "take wood")
    assert zone(match, 0, "hand") == ["wood"]
    assert common(match, "forum") == ["clay"]
    assert common(match, "discard") == ["wood"]


def test_a_monopoly_also_gives_when_another_player_completes() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["marble"], "sites": {"square": cards("2 marble")}},
        {"hand": ["clay"]},
        {"activities": ["marble"]},
        forum=["marble"],
    )
    play(match, "command stone", "add marble to square")
    assert (match.seat, match.moves()) == (2, ("take marble", "pass"))
    declined = play(match.clone(), "pass")
    assert common(declined, "forum") == ["marble"]
    play(match, "take marble")
    assert zone(match, 2, "hand") == ["marble"]
    assert zone(match, 2, "seen") == ["marble"]
    assert (match.seat, match.moves()) == (0, ("use square", "pass")), "the owner's effects follow"


def test_a_monopoly_gives_only_its_own_colour_and_only_from_the_forum() -> None:
    match = scene(
        {
            "hand": ["stone"],
            "stock": ["wood"],
            "activities": cards("clay wood"),
            "sites": {"dock": []},
        },
        {},
        forum=["clay"],
    )
    play(match, "command stone", "add wood to dock")
    assert match.seat == 1


def test_an_unheld_monopoly_gives_nobody_a_card() -> None:
    match = scene(
        {"hand": ["stone"], "stock": ["wood"], "activities": ["wood"], "sites": {"dock": []}},
        {"activities": ["wood"]},
        forum=["wood"],
    )
    play(match, "command stone", "add wood to dock")
    assert match.seat == 1
