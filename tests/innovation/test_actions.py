"""The turn and its four actions: Meld, Draw, Achieve, Dogma."""

import polis
import pytest
from innovation.scenes import deck, pile, scene, splay
from scenes import common, play, zone

# The turn


def test_a_turn_has_two_actions_that_may_be_the_same() -> None:
    match = scene({}, {}, {}, decks={"1": ["oars", "tools", "sailing"]})
    play(match, "draw", "draw")
    assert zone(match, 0, "hand") == ["sailing", "tools"]
    assert match.seat == 1


def test_play_goes_clockwise() -> None:
    match = scene({}, {}, {}, turn=2)
    play(match, "draw", "draw")
    assert match.seat == 0
    play(match, "draw", "draw")
    assert match.seat == 1


def test_nobody_passes() -> None:
    match = scene({"board": {"blue": ["tools"]}, "hand": ["oars"]}, {})
    assert match.moves() == ("dogma tools", "meld oars", "draw")


# Meld


def test_meld_starts_a_pile() -> None:
    match = play(scene({"hand": ["oars", "tools"]}, {}), "meld oars")
    assert pile(match, 0, "red") == ["oars"]
    assert zone(match, 0, "hand") == ["tools"]


def test_meld_goes_on_top_and_continues_the_splay() -> None:
    seat = {"hand": ["archery"], "board": {"red": ["oars", "coal"]}, "splays": {"red": "left"}}
    match = play(scene(seat, {}), "meld archery")
    assert pile(match, 0, "red") == ["oars", "coal", "archery"]
    assert splay(match, 0, "red") == "left"


def test_meld_needs_a_card_in_hand() -> None:
    match = scene({"score": ["oars"]}, {"hand": ["tools"]})
    assert match.moves() == ("draw",)


# Draw


def test_draw_takes_the_value_of_the_highest_top_card() -> None:
    match = scene(
        {"board": {"red": ["coal", "oars"], "blue": ["translation"]}},
        {},
        decks={"3": ["paper", "optics"]},
    )
    play(match, "draw")
    assert zone(match, 0, "hand") == ["optics"]
    assert deck(match, 3) == ["paper"]


def test_draw_without_a_top_card_takes_a_1() -> None:
    match = play(scene({}, {}, decks={"1": ["oars"]}), "draw")
    assert zone(match, 0, "hand") == ["oars"]


def test_draw_goes_up_over_empty_decks() -> None:
    decks = {"1": [], "2": [], "3": ["optics"]}
    match = play(scene({}, {}, decks=decks), "draw")
    assert zone(match, 0, "hand") == ["optics"]


def test_draws_inside_effects_go_up_too() -> None:
    decks = {"1": [], "2": [], "3": ["optics"]}
    match = play(scene({"board": {"green": ["sailing"]}}, {}, decks=decks), "dogma sailing")
    assert pile(match, 0, "red") == ["optics"]


def test_draw_above_11_ends_the_game_at_once() -> None:
    seat = {"board": {"red": ["fusion"]}, "score": ["tools"]}
    match = play(scene(seat, {"score": ["paper"]}, decks={"11": []}), "draw")
    assert match.over
    assert match.winners == (1,)


# Achieve


@pytest.mark.parametrize(
    ("top", "score", "may"),
    [
        ("oars", ["coal"], True),
        ("oars", ["invention"], False),  # 4 points
        ("optics", ["coal"], True),
    ],
)
def test_achieve_takes_five_points_per_value(top: str, score: list[str], may: bool) -> None:
    match = scene({"board": {"red": [top]}, "score": score}, {})
    assert ("achieve 1" in match.moves()) is may


def test_achieve_needs_a_top_card_of_that_value() -> None:
    points = ["databases", "software"]
    assert "achieve 2" not in scene({"board": {"red": ["oars"]}, "score": points}, {}).moves()
    covered = scene({"board": {"red": ["optics", "oars"]}, "score": points}, {})
    assert "achieve 2" not in covered.moves()
    higher = scene({"board": {"red": ["coal"]}, "score": points}, {})
    offered = [move for move in higher.moves() if move.startswith("achieve")]
    assert offered == ["achieve 1", "achieve 2", "achieve 3", "achieve 4"]


def test_achieve_spends_no_points_and_keeps_no_order() -> None:
    match = scene({"board": {"red": ["construction"]}, "score": ["databases"]}, {})
    play(match, "achieve 2")
    assert len(zone(match, 0, "achievements")) == 1
    assert zone(match, 0, "score") == ["databases"]
    assert len(common(match, "achievements")) == 9
    assert "achieve 1" in match.moves()
    assert "achieve 2" not in match.moves()
    play(match, "achieve 1")
    assert match.scores == (2, 0)
    assert match.seat == 1


@pytest.mark.parametrize(
    ("held", "score", "may"),
    [
        ([], ["coal"], True),
        (["tools"], ["coal", "invention"], False),  # 9 of 10 points
        (["tools"], ["databases"], True),
        (["tools", "oars"], ["databases", "invention"], False),  # 14 of 15 points
        (["tools", "oars"], ["databases", "coal"], True),
        (["paper"], ["coal"], True),  # of another value
    ],
)
def test_achieve_costs_more_for_each_one_held_of_that_value(
    held: list[str], score: list[str], may: bool
) -> None:
    seat = {"board": {"red": ["archery"]}, "score": score, "achievements": held}
    match = scene(seat, {}, achievements=["pottery"])
    assert ("achieve 1" in match.moves()) is may


def test_achieve_takes_only_what_is_available() -> None:
    seat = {"board": {"red": ["coal"]}, "score": ["databases", "software"]}
    match = scene(seat, {}, achievements=["paper"])
    assert [move for move in match.moves() if "achieve" in move] == ["achieve 3"]


def test_special_achievements_are_never_taken_by_this_action() -> None:
    seat = {"board": {"red": ["coal"]}, "score": [10, 10, 9, 9, 9]}
    moves = scene(seat, {}, achievements=[]).moves()
    assert [move for move in moves if "achieve" in move or "special" in move] == []


# Dogma


def test_dogma_takes_only_ones_own_top_cards() -> None:
    match = scene(
        {"board": {"red": ["oars", "archery"]}, "hand": ["tools"]}, {"board": {"blue": ["writing"]}}
    )
    assert [move for move in match.moves() if "dogma" in move] == ["dogma archery"]


def test_a_dogma_that_does_nothing_is_legal() -> None:
    match = play(scene({"board": {"yellow": ["agriculture"]}}, {}), "dogma agriculture")
    assert match.position()["actions"] == 1
    play(match, "dogma agriculture")
    assert match.seat == 1
    assert zone(match, 0, "hand") == []


def test_an_illegal_move_changes_nothing() -> None:
    match = scene({"hand": ["oars"]}, {})
    before = match.position()
    with pytest.raises(polis.IllegalMove):
        match.play("meld tools")
    assert match.position() == before
