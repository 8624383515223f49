"""Statistics (age 5, yellow)."""

from innovation.scenes import scene, splay
from scenes import play, zone


def test_statistics_sends_a_value_back_to_hand() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture", "statistics"]}},
        {"hand": ["oars"], "score": ["tools", "coal", "pottery"]},
    )
    play(match, "dogma statistics")
    assert match.seat == 0  # the leader chooses
    play(match, "value 1")
    assert zone(match, 1, "score") == ["coal"]
    assert zone(match, 1, "hand") == ["oars", "tools", "pottery"]
    play(match, "splay yellow right")
    assert splay(match, 0, "yellow") == "right"


def test_statistics_may_name_a_value_nobody_has() -> None:
    match = scene({"board": {"yellow": ["statistics"]}}, {"score": ["coal"]})
    play(match, "dogma statistics", "value 11")
    assert zone(match, 1, "score") == ["coal"]
    assert match.moves() == ("dogma statistics", "draw")


def test_statistics_asks_once_for_each_victim_with_points() -> None:
    match = scene(
        {"board": {"yellow": ["statistics"]}},
        {"score": ["coal"]},
        {},
        {"score": ["oars", "physics"]},
    )
    play(match, "dogma statistics", "value 5", "value 1")
    assert zone(match, 1, "hand") == ["coal"]
    assert zone(match, 3, "hand") == ["oars"]
    assert zone(match, 3, "score") == ["physics"]
    assert match.seat == 0
