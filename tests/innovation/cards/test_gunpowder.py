"""Gunpowder (age 4, red)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_gunpowder_takes_a_castle_and_scores() -> None:
    match = scene(
        {"board": {"red": ["gunpowder"]}},
        {"board": {"red": ["oars", "archery"], "blue": ["tools"], "green": ["sailing"]}},
        decks={"2": ["currency"]},
    )
    play(match, "dogma gunpowder")
    assert set(match.moves()) == {"transfer archery", "transfer tools"}
    play(match, "transfer archery")
    assert pile(match, 1, "red") == ["oars"]
    assert zone(match, 0, "score") == ["archery", "currency"]


def test_gunpowder_that_took_nothing_scores_nothing() -> None:
    match = scene(
        {"board": {"red": ["gunpowder"]}},
        {"board": {"green": ["sailing"]}},
        decks={"2": ["currency"]},
    )
    play(match, "dogma gunpowder")
    assert zone(match, 0, "score") == []
    assert deck(match, 2) == ["currency"]


def test_gunpowder_rewards_who_shares_with_what_others_lost() -> None:
    match = scene(
        {"board": {"red": ["gunpowder"]}},
        {"board": {"red": ["archery"]}},
        {"board": {"red": ["coal"], "purple": ["mysticism"]}},
        decks={"2": ["currency", "calendar"], "4": ["anatomy"]},
    )
    play(match, "dogma gunpowder", "transfer archery")
    assert zone(match, 2, "score") == ["calendar"]
    assert zone(match, 0, "score") == ["archery", "currency"]
    assert pile(match, 2, "purple") == ["mysticism"]
    assert zone(match, 0, "hand") == ["anatomy"]
