"""Metric System (age 6, green)."""

from innovation.scenes import scene, splay
from scenes import play


def test_metric_system_first_splays_green() -> None:
    match = scene({"board": {"green": ["sailing", "metric-system"], "red": ["oars", "coal"]}}, {})
    play(match, "dogma metric-system")
    assert match.moves() == ("splay green right", "pass")
    play(match, "splay green right")
    assert splay(match, 0, "green") == "right"


def test_metric_system_with_green_splayed_right_splays_any_colour() -> None:
    match = scene(
        {
            "board": {
                "green": ["sailing", "metric-system"],
                "red": ["oars", "coal"],
                "blue": ["tools"],
                "purple": ["mysticism", "education"],
            },
            "splays": {"green": "right", "purple": "up"},
        },
        {},
    )
    play(match, "dogma metric-system")
    assert match.moves() == ("splay red right", "splay purple right", "pass")
    play(match, "splay red right")
    assert splay(match, 0, "red") == "right"
    assert match.seat == 0
    assert "draw" in match.moves()


def test_metric_system_with_green_splayed_up_may_only_turn_green() -> None:
    match = scene(
        {
            "board": {"green": ["sailing", "metric-system"], "red": ["oars", "coal"]},
            "splays": {"green": "up"},
        },
        {},
    )
    play(match, "dogma metric-system", "pass")
    assert splay(match, 0, "green") == "up"
