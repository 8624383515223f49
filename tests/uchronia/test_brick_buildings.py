"""The eight Buildings of Brick."""

import pytest
from scenes import Seat, common, play, zone
from uchronia.scenes import cards, look_alike, scene

# no Clay, Wood or Brick among them: a Forum of these colours starts nothing
WORKS = ["bridge", "gate", "square", "palace", "capitol"]
BUILDER = {"hand": cards("stone clay"), "stock": ["brick"]}
FOUNDER = {**BUILDER, "sites": {"foundry": ["brick"]}, "buildings": ["dock"]}
ARCHED = {"hand": ["stone"], "sites": {"crane": [], "dock": []}, "buildings": ["triumphal-arch"]}
BATHER = {
    "hand": ["marble"],
    "stock": ["wood"],
    "activities": cards("2 clay brick"),
    "buildings": ["thermae"],
}


def test_arcade_offers_foundations_from_forum_and_hand() -> None:
    match = scene(
        {"hand": cards("2 stone marble"), "buildings": ["arcade"]}, {}, forum=["stone"], works=WORKS
    )
    play(match, "command stone")
    # no `pass`: the Forum alone makes the base effect possible
    assert set(match.moves()) == {
        "found bridge",
        "found gate",
        *[f"found {work} from hand" for work in WORKS],
    }
    play(match, "found square from hand")
    assert zone(match, 0, "sites") == {"square": []}
    assert zone(match, 0, "hand") == ["stone"]
    assert (common(match, "forum"), common(match, "discard")) == (["stone"], ["marble"])


def test_arcade_asks_who_has_a_hand_whether_a_card_fits_or_not_and_never_forces_it() -> None:
    fits, does_not = [
        scene({"hand": ["stone", card], "buildings": ["arcade"]}, {}, works=WORKS)
        for card in ("stone", "clay")
    ]
    for match in (fits, does_not):
        play(match, "command stone")
    assert fits.moves() == ("found bridge from hand", "found gate from hand", "pass")
    assert does_not.moves() == ("pass",)
    assert look_alike(fits, does_not, 1), "the question does not betray the Hand"
    play(fits, "pass")
    assert (fits.seat, zone(fits, 0, "hand")) == (1, ["stone"])


def test_thermae_exchange_an_activity_at_the_limit() -> None:
    match = scene(BATHER, {})
    play(match, "command marble")
    assert match.moves() == ("use thermae", "pass")
    play(match, "use thermae")
    assert match.moves() == ("recall clay", "recall brick")
    play(match, "recall brick")
    # the same one may be launched again
    assert match.moves() == ("launch wood", "launch brick")
    play(match, "launch wood")
    assert zone(match, 0, "activities") == cards("2 clay wood")
    assert zone(match, 0, "stock") == ["brick"]
    assert match.seat == 1


@pytest.mark.parametrize(
    ("recalled", "launched", "monopolies", "scores"),
    [
        # a tie does not move the Clay Monopoly; the one fewer in between is no change of its own
        ("clay", "clay", {"clay": 0, "brick": 0}, (5, 0)),
        ("clay", "wood", {"clay": 1, "wood": 0, "brick": 0}, (4, 2)),
        # nobody has a Brick Activity more than the others: that Monopoly stays, worth nothing
        ("brick", "wood", {"clay": 0, "wood": 0, "brick": 0}, (5, 0)),
    ],
)
def test_thermae_have_the_monopolies_checked_after_both_steps(
    recalled: str, launched: str, monopolies: dict[str, int], scores: tuple[int, int]
) -> None:
    match = scene(BATHER, {"activities": cards("2 clay")}, monopolies={"clay": 0})
    play(match, "command marble", "use thermae", f"recall {recalled}", f"launch {launched}")
    assert common(match, "monopolies") == monopolies
    assert match.scores == scores


@pytest.mark.parametrize(
    "order", [["command wood", "store clay"], ["command clay clay exploration", "store wood"]]
)
def test_academy_draws_as_for_a_plot_once_after_an_exploration(order: list[str]) -> None:
    match = scene({"hand": cards("2 clay 2 wood"), "buildings": ["academy"]}, {})
    play(match, *order)
    assert match.moves() == ("use academy", "pass")
    play(match, "use academy")
    assert len(zone(match, 0, "hand")) == 5
    assert match.seat == 1


def test_academy_counts_an_exploration_that_moved_nothing_and_may_be_declined() -> None:
    match = scene({"hand": ["wood"], "buildings": ["academy"]}, {})
    play(match, "command wood")
    assert match.moves() == ("use academy", "pass")
    play(match, "pass")
    assert (match.seat, zone(match, 0, "hand")) == (1, [])


def test_academy_comes_at_the_end_of_a_plot_that_copied_exploration() -> None:
    match = scene(
        {"hand": ["clay"], "activities": ["wood"], "buildings": ["academy", "tenement-house"]},
        {"domain": ["wood"]},
        forum=["marble"],
    )
    play(match, "plot", "copy exploration from 1", "store clay")
    assert match.moves() == ("use tenement-house", "pass")
    play(match, "pass")
    assert match.moves() == ("use academy", "pass")
    play(match, "use academy")
    # five after the Plot's own draw, so one card more
    assert len(zone(match, 0, "hand")) == 6


def test_academy_counts_an_exploration_granted_by_the_square() -> None:
    match = scene(
        {
            "hand": cards("stone clay"),
            "stock": ["marble"],
            "sites": {"square": cards("2 marble")},
            "buildings": ["academy"],
        },
        {},
    )
    play(match, "command stone", "add marble to square", "use square", "order exploration")
    play(match, "store clay", "pass")
    assert match.moves() == ("use academy", "pass")


def test_academy_needs_an_exploration_of_its_owner_in_that_turn() -> None:
    match = scene({"hand": ["wood"]}, {"hand": ["clay"], "buildings": ["academy"]})
    play(match, "command wood", "command clay")
    assert match.decision()["ask"]["id"] == "ask-turn"


def test_foundry_takes_a_forum_card_per_completed_building() -> None:
    match = scene(FOUNDER, {}, forum=cards("2 clay wood"), works=WORKS)
    play(match, "command stone", "add brick to foundry")
    assert match.moves() == ("use foundry", "pass")
    play(match, "use foundry")
    assert match.moves() == ("take clay", "take wood", "pass")
    play(match, "take clay", "take wood")
    assert zone(match, 0, "stock") == ["clay", "wood"]
    # two Buildings, two cards; and no Production, so no Dock
    assert match.seat == 1


@pytest.mark.parametrize(
    ("forum", "moves", "stock"),
    [
        ("2 clay", ["use foundry", "take clay", "pass"], ["clay"]),
        ("2 clay", ["use foundry", "pass"], []),
        ("wood", ["use foundry", "take wood"], ["wood"]),
        ("", [], []),
    ],
)
def test_foundry_stops_when_its_owner_or_the_forum_does(
    forum: str, moves: list[str], stock: list[str]
) -> None:
    match = scene(FOUNDER, {}, forum=cards(forum), works=WORKS)
    play(match, "command stone", "add brick to foundry", *moves)
    assert (match.seat, zone(match, 0, "stock")) == (1, stock)


def test_foundry_comes_after_the_monopoly_has_taken_its_card() -> None:
    match = scene(FOUNDER, {"activities": ["brick"]}, forum=["brick"], works=WORKS)
    play(match, "command stone", "add brick to foundry")
    assert (match.seat, match.moves()) == (1, ("take brick", "pass"))
    play(match, "take brick")
    assert match.decision()["ask"]["id"] == "ask-turn"


def test_school_draws_two_cards_and_one_per_completed_building() -> None:
    match = scene(
        {
            **BUILDER,
            "sites": {"school": ["brick"]},
            "buildings": ["basilica"],
            "stock": cards("2 brick"),
        },
        {},
    )
    play(match, "command stone", "add brick to school")
    assert match.moves() == ("use basilica", "use school", "pass")
    play(match, "use school")
    assert len(zone(match, 0, "hand")) == 5
    assert match.moves() == ("use basilica", "pass")


def test_school_draws_the_discard_pile_and_then_the_forum_when_the_pile_is_empty() -> None:
    match = scene(
        {**BUILDER, "sites": {"school": ["brick"]}}, {}, forum=cards("2 clay"), works=WORKS, pile=[]
    )
    play(match, "command stone", "add brick to school", "use school")
    # its own Resources had been discarded before
    assert zone(match, 0, "hand") == cards("2 clay 2 brick")
    assert (common(match, "forum"), common(match, "pile")) == ([], ["clay"])


@pytest.mark.parametrize("building", ["foundry", "school"])
def test_what_happens_on_completion_may_be_declined(building: str) -> None:
    match = scene({**BUILDER, "sites": {building: ["brick"]}}, {}, forum=["wood"], works=WORKS)
    play(match, "command stone", f"add brick to {building}")
    assert match.moves() == (f"use {building}", "pass")
    play(match, "pass")
    assert (zone(match, 0, "hand"), zone(match, 0, "stock")) == (["clay"], [])
    assert match.seat == 1


@pytest.mark.parametrize(("before", "after"), [(0, 7), (5, 7), (6, 7), (7, 8), (9, 10)])
def test_shrine_fills_the_hand_of_a_plot_to_seven(before: int, after: int) -> None:
    match = scene({"hand": before, "buildings": ["shrine"]}, {})
    play(match, "plot")
    assert len(zone(match, 0, "hand")) == after


@pytest.mark.parametrize(
    ("me", "after"),
    [
        ({"buildings": ["shrine", "academy"]}, 7),
        ({"buildings": ["academy"], "sites": {"shrine": ["brick"]}}, 5),
    ],
)
def test_shrine_also_serves_the_academy_once_it_is_completed(me: Seat, after: int) -> None:
    match = scene({"hand": cards("wood 2 clay"), **me}, {})
    play(match, "command wood", "store clay", "use academy")
    assert len(zone(match, 0, "hand")) == after


def test_atrium_takes_the_top_card_instead_of_a_forum_card_card_by_card() -> None:
    match = scene(
        {"hand": ["clay"], "activities": cards("2 clay"), "buildings": ["atrium"]},
        {},
        forum=cards("wood brick"),
        pile=cards("stone marble"),
    )
    play(match, "command clay")
    assert match.moves() == ("take wood", "take brick", "take top")
    play(match, "take top")
    assert zone(match, 0, "stock") == ["marble"]
    assert match.moves() == ("take wood", "take brick", "take top", "pass")
    play(match, "take wood", "take top")
    assert zone(match, 0, "stock") == ["wood", "stone", "marble"]
    assert match.seat == 1


def test_atrium_produces_from_the_pile_when_the_forum_is_empty() -> None:
    match = scene({"hand": ["clay"], "buildings": ["atrium"]}, {}, pile=[], discard=["stone"])
    play(match, "command clay", "take top")
    assert zone(match, 0, "stock") == ["stone"]
    assert common(match, "discard") == []


def test_atrium_makes_a_pile_of_the_forum_when_nothing_else_is_left() -> None:
    match = scene(
        {"hand": ["clay"], "activities": ["clay"], "buildings": ["atrium"]},
        {},
        forum=cards("3 wood"),
        pile=[],
    )
    play(match, "command clay", "take top")
    assert (common(match, "forum"), common(match, "pile")) == ([], cards("2 wood"))
    assert match.moves() == ("take top", "pass")


def test_triumphal_arch_transfers_one_resource_from_the_forum_per_order() -> None:
    match = scene(
        {**ARCHED, "stock": ["wood"], "activities": ["stone"]},
        {},
        forum=cards("2 wood brick"),
        works=WORKS,
    )
    play(match, "command stone")
    assert set(match.moves()) == {
        "add wood to crane",
        "add wood to crane from forum",
        "add wood to dock",
        "add wood to dock from forum",
    }
    play(match, "add wood to dock from forum")
    assert (common(match, "forum"), zone(match, 0, "stock")) == (["wood", "brick"], ["wood"])
    assert match.moves() == ("add wood to crane", "pass")


def test_triumphal_arch_cannot_feed_what_was_started_this_turn() -> None:
    match = scene(
        {"hand": ["stone"], "activities": ["stone"], "buildings": ["triumphal-arch"]},
        {},
        forum=cards("2 wood"),
        works=["dock", *WORKS[1:]],
    )
    play(match, "command stone", "found dock")
    assert match.seat == 1


def test_triumphal_arch_works_again_in_each_granted_order() -> None:
    match = scene(
        {
            **ARCHED,
            "stock": ["stone"],
            "sites": {"amphitheatre": ["stone"], "crane": [], "dock": []},
        },
        {},
        forum=cards("2 wood"),
        works=WORKS,
    )
    play(match, "command stone", "add stone to amphitheatre", "use amphitheatre")
    play(match, "order construction", "add wood to crane from forum")
    play(match, "order construction", "add wood to dock from forum")
    assert zone(match, 0, "buildings") == ["triumphal-arch", "amphitheatre", "crane", "dock"]


def test_triumphal_arch_works_once_for_all_executions_of_a_palace() -> None:
    match = scene(
        {**ARCHED, "hand": cards("2 stone"), "buildings": ["triumphal-arch", "palace"]},
        {},
        forum=cards("2 wood"),
        works=WORKS,
    )
    play(match, "command stone x2", "add wood to dock from forum")
    assert (match.seat, zone(match, 0, "sites")) == (1, {"crane": []})


@pytest.mark.parametrize(
    ("me", "command"),
    [
        ({"hand": ["stone"], "buildings": ["arcade"]}, "command stone"),
        ({"hand": cards("2 stone"), "buildings": ["arcade", "gate", "road"]}, "command stone"),
        ({"hand": ["marble"], "buildings": ["thermae"]}, "command marble"),
        ({"hand": ["wood"], "buildings": ["academy"]}, "command wood"),
        ({"hand": ["clay"], "buildings": ["atrium"]}, "command clay"),
        (ARCHED, "command stone"),
    ],
)
def test_nobody_is_asked_about_what_can_do_nothing(me: Seat, command: str) -> None:
    match = scene(me, {}, pile=[], works=["gate", "road"], works_pile=[])
    play(match, command)
    assert match.seat == 1
