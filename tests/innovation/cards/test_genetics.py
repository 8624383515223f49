"""Genetics (age 9, blue)."""

from innovation.scenes import pile, scene, splay
from scenes import play, zone


def test_genetics_scores_all_beneath_the_new_card() -> None:
    match = scene(
        {"board": {"blue": ["tools", "genetics"], "red": ["archery", "oars"]}},
        {},
        decks={"11": ["escapism", "fusion"]},
    )
    play(match, "dogma genetics")
    assert pile(match, 0, "red") == ["fusion"]
    assert zone(match, 0, "score") == ["archery", "oars"]
    assert pile(match, 0, "blue") == ["tools", "genetics"]
    play(match, "dogma genetics")
    assert pile(match, 0, "purple") == ["escapism"]
    assert zone(match, 0, "score") == ["archery", "oars"]


def test_genetics_shared_gives_the_free_draw() -> None:
    match = scene(
        {"board": {"blue": ["genetics"]}},
        {"board": {"purple": ["a-i", "empiricism"]}, "splays": {"purple": "left"}},
        decks={"11": ["fusion", "solar-sailing", "escapism"]},
    )
    play(match, "dogma genetics")
    assert pile(match, 1, "purple") == ["escapism"]
    assert splay(match, 1, "purple") == "none"
    assert zone(match, 1, "score") == ["a-i", "empiricism"]
    assert pile(match, 0, "blue") == ["solar-sailing"]
    assert zone(match, 0, "score") == ["genetics"]
    assert zone(match, 0, "hand") == ["fusion"]


def test_genetics_without_an_11_ends_the_game() -> None:
    match = scene({"board": {"blue": ["genetics"]}}, {"score": ["archery"]}, decks={"11": []})
    play(match, "dogma genetics")
    assert match.over
    assert match.winners == (1,)
