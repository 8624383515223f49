"""Perspective (age 4, yellow)."""

from innovation.scenes import scene
from scenes import common, play, zone


def test_perspective_scores_one_for_each_colour_with_a_lightbulb() -> None:
    match = scene(
        {
            "board": {"yellow": ["perspective"], "blue": ["tools"], "green": ["sailing"]},
            "hand": ["oars", "coal", "physics", "currency"],
        },
        {},
    )
    play(match, "dogma perspective", "return oars", "score coal")
    assert set(match.moves()) == {"score physics", "score currency"}
    play(match, "score physics")
    assert zone(match, 0, "score") == ["coal", "physics"]
    assert zone(match, 0, "hand") == ["currency"]


def test_perspective_counts_lightbulbs_that_a_splay_shows() -> None:
    match = scene(
        {
            "board": {"yellow": ["perspective"], "red": ["archery", "oars"]},
            "splays": {"red": "up"},
            "hand": ["sailing", "coal", "physics"],
        },
        {},
    )
    play(match, "dogma perspective", "return sailing", "score coal", "score physics")
    assert zone(match, 0, "score") == ["coal", "physics"]


def test_perspective_scores_as_many_as_there_are() -> None:
    match = scene(
        {"board": {"yellow": ["perspective"], "blue": ["tools"]}, "hand": ["oars", "coal"]}, {}
    )
    play(match, "dogma perspective", "return oars", "score coal")
    assert zone(match, 0, "hand") == []
    assert common(match, "actions") == 1


def test_perspective_declined_by_sharer_and_leader() -> None:
    match = scene(
        {"board": {"yellow": ["perspective"]}, "hand": ["oars", "coal"]},
        {"board": {"blue": ["tools"]}, "hand": ["archery"]},
    )
    play(match, "dogma perspective")
    assert match.seat == 1
    play(match, "pass", "pass")
    assert zone(match, 0, "hand") == ["oars", "coal"]
    assert zone(match, 1, "hand") == ["archery"]
