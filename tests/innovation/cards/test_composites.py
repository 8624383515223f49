"""Composites (age 9, red)."""

from innovation.scenes import scene
from scenes import play, zone


def test_composites_takes_all_but_one_card_and_the_best_of_the_score_pile() -> None:
    match = scene(
        {"board": {"red": ["composites"]}},
        {"hand": ["archery", "tools", "oars"], "score": ["sailing", "mapmaking"]},
    )
    play(match, "dogma composites")
    assert match.seat == 1
    play(match, "choose tools")
    assert zone(match, 1, "hand") == ["tools"]
    assert zone(match, 0, "hand") == ["archery", "oars"]
    assert zone(match, 0, "score") == ["mapmaking"]
    assert zone(match, 1, "score") == ["sailing"]
    assert match.seat == 0


def test_composites_leaves_a_lone_card_and_asks_only_about_ties() -> None:
    match = scene(
        {"board": {"red": ["composites"]}},
        {"hand": ["archery"], "score": ["sailing", "currency", "mapmaking"]},
    )
    play(match, "dogma composites")
    assert match.moves() == ("transfer currency", "transfer mapmaking")
    play(match, "transfer currency")
    assert zone(match, 1, "hand") == ["archery"]
    assert zone(match, 0, "hand") == []
    assert zone(match, 0, "score") == ["currency"]


def test_composites_does_nothing_to_who_has_as_many_factories() -> None:
    match = scene(
        {"board": {"red": ["composites"]}},
        {"board": {"yellow": ["globalization"]}, "hand": ["archery", "tools"]},
    )
    play(match, "dogma composites")
    assert zone(match, 1, "hand") == ["archery", "tools"]
    assert zone(match, 0, "hand") == []
