"""Coal (age 5, red)."""

from innovation.scenes import pile, scene, splay
from scenes import play, zone


def test_coal_tucks_splays_and_scores_the_top_two() -> None:
    match = scene(
        {"board": {"red": ["oars", "coal"]}}, {}, decks={"5": ["physics", "the-pirate-code"]}
    )
    play(match, "dogma coal")
    assert pile(match, 0, "red") == ["the-pirate-code", "oars", "coal"]
    play(match, "splay red right")
    assert splay(match, 0, "red") == "right"
    play(match, "colour red")
    assert pile(match, 0, "red") == ["the-pirate-code"]
    assert splay(match, 0, "red") == "none"
    assert zone(match, 0, "score") == ["coal", "oars"]
    assert match.seat == 0


def test_coal_scores_a_lone_card_of_a_colour() -> None:
    match = scene({"board": {"red": ["coal"]}}, {}, decks={"5": ["physics"]})
    play(match, "dogma coal")
    assert match.moves() == ("colour red", "colour blue", "pass")
    play(match, "colour blue")
    assert zone(match, 0, "score") == ["physics"]
    assert pile(match, 0, "blue") == []


def test_coal_may_be_declined_and_is_shared() -> None:
    match = scene(
        {"board": {"red": ["coal"]}},
        {"board": {"red": ["machine-tools"]}},
        decks={"5": ["statistics", "physics", "chemistry"]},
    )
    play(match, "dogma coal")
    assert match.seat == 1
    assert pile(match, 1, "blue") == ["chemistry"]
    play(match, "colour blue", "pass")
    assert zone(match, 1, "score") == ["chemistry"]
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["statistics"]  # for the sharing
