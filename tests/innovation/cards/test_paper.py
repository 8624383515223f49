"""Paper (age 3, green)."""

from innovation.scenes import scene, splay
from scenes import common, play, zone


def test_paper_scores_a_leaf_and_draws_for_what_is_splayed_left() -> None:
    match = scene(
        {
            "board": {
                "green": ["sailing", "paper"],
                "blue": ["tools", "writing"],
                "yellow": ["agriculture"],
            }
        },
        {},
        decks={"4": ["anatomy", "navigation"]},
    )
    play(match, "dogma paper", "splay green left", "score agriculture")
    assert zone(match, 0, "score") == ["agriculture"]
    assert zone(match, 0, "hand") == ["navigation"]
    assert splay(match, 0, "blue") == "none"


def test_paper_counts_after_the_score_has_undone_a_splay() -> None:
    match = scene(
        {
            "board": {"green": ["sailing", "paper"], "blue": ["tools", "pottery"]},
            "splays": {"green": "left", "blue": "left"},
        },
        {},
        decks={"4": ["anatomy", "navigation"]},
    )
    # both are splayed left already, so nothing is offered
    play(match, "dogma paper", "score pottery")
    assert splay(match, 0, "blue") == "none"
    assert zone(match, 0, "hand") == ["navigation"]


def test_paper_without_a_leaf_draws_nothing() -> None:
    match = scene(
        {"board": {"green": ["sailing", "paper"]}, "splays": {"green": "left"}},
        {},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma paper")
    assert zone(match, 0, "hand") == []
    assert common(match, "actions") == 1
