"""Philosophy (age 2, purple)."""

from innovation.scenes import scene, splay
from scenes import Seat, common, play, zone

THINKER: Seat = {
    "board": {"purple": ["mysticism", "philosophy"], "red": ["oars", "archery"], "blue": ["tools"]},
    "hand": ["calendar"],
}


def test_philosophy_splays_a_colour_and_scores_a_card() -> None:
    match = play(scene(THINKER, {}), "dogma philosophy")
    assert match.moves() == ("splay red left", "splay purple left", "pass")
    play(match, "splay red left")
    assert match.moves() == ("score calendar", "pass")
    play(match, "score calendar")
    assert (splay(match, 0, "red"), splay(match, 0, "purple")) == ("left", "none")
    assert zone(match, 0, "score") == ["calendar"]


def test_philosophy_declined_does_nothing() -> None:
    match = play(scene(THINKER, {}), "dogma philosophy", "pass", "pass")
    assert (splay(match, 0, "red"), splay(match, 0, "purple")) == ("none", "none")
    assert (zone(match, 0, "score"), common(match, "actions")) == ([], 1)


def test_philosophy_offers_a_colour_splayed_another_way_only() -> None:
    match = scene({**THINKER, "splays": {"red": "left", "purple": "up"}, "hand": []}, {})
    play(match, "dogma philosophy")
    assert match.moves() == ("splay purple left", "pass")
    play(match, "splay purple left")
    # nothing in hand to score
    assert (splay(match, 0, "purple"), common(match, "actions")) == ("left", 1)
