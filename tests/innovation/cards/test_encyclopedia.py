"""Encyclopedia (age 6, blue)."""

from innovation.scenes import pile, scene
from scenes import common, play, zone


def test_encyclopedia_melds_a_value_of_the_score_pile() -> None:
    match = scene(
        {"board": {"blue": ["encyclopedia"]}, "score": ["oars", "coal", "archery", "tools"]},
        {},
    )
    play(match, "dogma encyclopedia")
    assert match.moves() == ("value 1", "value 5")
    play(match, "value 1", "choose-to meld-that-value")
    assert match.moves() == ("meld oars", "meld archery")  # which of them comes on top?
    play(match, "meld archery", "pass")
    assert pile(match, 0, "red") == ["archery", "oars"]
    assert pile(match, 0, "blue") == ["encyclopedia", "tools"]
    assert zone(match, 0, "score") == ["coal"]


def test_encyclopedia_may_decline_and_junk_an_achievement() -> None:
    match = scene({"board": {"blue": ["encyclopedia"]}, "score": ["coal"]}, {})
    gone = common(match, "achievements")[4]
    play(match, "dogma encyclopedia", "value 5", "pass")
    assert zone(match, 0, "score") == ["coal"]
    assert match.moves() == (
        "junk-achievement 5",
        "junk-achievement 6",
        "junk-achievement 7",
        "pass",
    )
    play(match, "junk-achievement 5")
    assert gone not in common(match, "achievements")
    assert gone in common(match, "junk")


def test_encyclopedia_with_no_score_asks_for_the_achievement_only() -> None:
    match = scene(
        {"board": {"blue": ["encyclopedia"]}},
        {"board": {"blue": ["translation"]}},
        achievements=[1, 6],
        decks={"6": ["canning"]},
    )
    play(match, "dogma encyclopedia")
    assert match.seat == 1
    play(match, "junk-achievement 6")  # none is left for the leader
    assert zone(match, 0, "hand") == ["canning"]
