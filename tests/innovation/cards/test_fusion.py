"""Fusion (age 11, red)."""

from innovation.scenes import pile, scene
from scenes import play, zone


def test_fusion_goes_down_by_one_or_two_as_long_as_there_is_a_card() -> None:
    board = {
        "red": ["fusion"],
        "blue": ["software"],
        "green": ["mass-media"],
        "yellow": ["ecology"],
    }
    match = scene({"board": board}, {})
    play(match, "dogma fusion", "score fusion")
    assert match.moves() == ("value 10", "value 9")
    play(match, "value 10", "score software", "value 8", "score mass-media")
    assert match.moves() == ("value 7", "value 6")
    play(match, "value 6")
    assert zone(match, 0, "score") == ["fusion", "software", "mass-media"]
    assert pile(match, 0, "yellow") == ["ecology"]
    assert match.position()["actions"] == 1


def test_fusion_stops_where_a_value_is_missing() -> None:
    board = {"red": ["fusion"], "yellow": ["ecology"]}
    match = scene({"board": board}, {})
    play(match, "dogma fusion", "score fusion", "value 10")
    assert zone(match, 0, "score") == ["fusion"]
    assert match.position()["actions"] == 1


def test_fusion_scores_what_it_uncovers() -> None:
    match = scene({"board": {"red": ["composites", "miniaturization", "fusion"]}}, {})
    play(match, "dogma fusion", "score fusion", "value 10", "score miniaturization")
    play(match, "value 9", "score composites")
    assert zone(match, 0, "score") == ["fusion", "miniaturization", "composites"]
    assert pile(match, 0, "red") == []


def test_fusion_may_choose_which_card_of_the_value() -> None:
    board = {"red": ["fusion"], "blue": ["solar-sailing"], "purple": ["the-internet"]}
    match = scene({"board": board}, {})
    play(match, "dogma fusion")
    assert sorted(match.moves()) == ["score fusion", "score solar-sailing"]
    play(match, "score solar-sailing", "value 9")
    assert pile(match, 0, "red") == ["fusion"]


def test_fusion_ends_below_one() -> None:
    reds = ["archery", "optics", "coal", "explosives", "composites", "fusion"]
    match = scene({"board": {"red": reds}}, {})
    play(match, "dogma fusion", "score fusion", "value 9", "score composites", "value 7")
    play(match, "score explosives", "value 5", "score coal", "value 3", "score optics", "value 1")
    play(match, "score archery")
    assert pile(match, 0, "red") == []
    assert match.position()["actions"] == 1


def test_fusion_shared_without_an_11_gives_nothing() -> None:
    match = scene(
        {"board": {"red": ["fusion"]}}, {"board": {"blue": ["rocketry"]}}, decks={"1": ["tools"]}
    )
    play(match, "dogma fusion", "score fusion", "value 9")
    assert pile(match, 1, "blue") == ["rocketry"]
    assert zone(match, 0, "hand") == []
