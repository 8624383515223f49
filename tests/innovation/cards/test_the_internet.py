"""The Internet (age 10, purple)."""

from innovation.scenes import deck, pile, scene, splay
from scenes import play, zone


def test_the_internet_splays_scores_and_melds_two() -> None:
    match = scene(
        {"board": {"purple": ["the-internet"], "green": ["sailing", "clothing"]}},
        {},
        decks={"10": ["databases", "robotics", "stem-cells"]},
    )
    play(match, "dogma the-internet", "splay green up")
    assert splay(match, 0, "green") == "up"
    assert zone(match, 0, "score") == ["stem-cells"]
    assert pile(match, 0, "red") == ["robotics"]
    assert pile(match, 0, "green") == ["sailing", "clothing", "databases"]
    assert deck(match, 10) == []


def test_the_internet_without_anything_to_splay_and_shared() -> None:
    match = scene(
        {"board": {"purple": ["the-internet"], "green": ["sailing"]}},
        {"board": {"yellow": ["near-field-comm"]}},
        decks={
            "10": [
                "a-i",
                "databases",
                "bioengineering",
                "stem-cells",
                "robotics",
                "miniaturization",
            ],
            "11": ["fusion"],
        },
    )
    play(match, "dogma the-internet")
    assert zone(match, 1, "score") == ["miniaturization"]
    assert zone(match, 0, "score") == ["robotics"]
    assert pile(match, 1, "yellow") == ["near-field-comm", "stem-cells"]
    assert pile(match, 1, "blue") == ["bioengineering"]
    assert pile(match, 0, "green") == ["sailing", "databases"]
    assert pile(match, 0, "purple") == ["the-internet", "a-i"]
    assert zone(match, 0, "hand") == ["fusion"]
