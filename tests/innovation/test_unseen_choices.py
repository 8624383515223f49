"""Cards chosen by their backs: chance takes one, and nobody learns more than they may."""

from random import Random

import polis
import pytest
from innovation.scenes import scene
from scenes import common, play, zone


def unseen_choice() -> polis.Match:
    """Seat 0 is about to return one of three cards that it knows by their backs."""
    return play(
        scene(
            {"board": {"blue": ["rocketry"]}},
            {"score": ["optics", "paper", "compass", "coal"]},
            {},
            known={"coal": [0]},
        ),
        "dogma rocketry",
    )


def test_who_chooses_a_back_does_not_learn_which_card_it_was_but_its_owner_does() -> None:
    match = play(unseen_choice(), "return 3 of 1")
    gone = ({"optics", "paper", "compass"} - {*zone(match, 1, "score")}).pop()
    for viewer, card in ((0, None), (1, gone), (2, None), (None, None)):
        assert match.view(viewer)["history"] == ["dogma rocketry", "return 3 of 1"]
        returned = [it for it in match.events(0, viewer) if it.get("verb") == "return"]
        assert [it["card"] for it in returned] == [card]
    assert match.view(1)["known_in_decks"] == {"3": [{"card": gone, "above": 6}]}
    assert match.view(0)["known_in_decks"] == {}


def test_in_imagined_matches_any_of_the_cards_may_be_taken() -> None:
    rng = Random(5)
    taken = set()
    for _ in range(60):
        world = unseen_choice().imagine(1, rng)
        # the owner knows the cards, but not which one chance will take
        play(world, "return 3 of 1")
        taken |= {"optics", "paper", "compass"} - {*zone(world, 1, "score")}
    assert taken == {"optics", "paper", "compass"}


def test_the_order_in_which_backs_lie_does_not_tell_which_was_taken() -> None:
    orders = set()
    for seed in range(12):
        match = scene(
            {"board": {"blue": ["rocketry"]}},
            {"score": ["optics", "coal", "paper", "tools", "compass"]},
            seed=seed,
        )
        play(match, "dogma rocketry", "return 3 of 1")
        orders.add(tuple(card["age"] for card in match.view(1)["seats"][1]["score_pile"]))
        shown = [card["age"] for card in match.view(0)["seats"][1]["score_pile"]]
        assert shown == [1, 3, 3, 5]
    assert len(orders) == 1


@pytest.mark.parametrize("edition", [1, 2])
def test_an_achievement_that_the_chooser_knows_is_junked_like_any_other(edition: int) -> None:
    match = scene(
        {"board": {"red": ["archery"]}},
        {"board": {"blue": ["writing"]}},
        achievements=["tools", 2, 3],
        known={"tools": [0]},
        edition=edition,
    )
    play(match, "dogma archery", "junk-achievement 1")
    assert "tools" in common(match, "junk")
