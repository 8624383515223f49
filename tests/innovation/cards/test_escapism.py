"""Escapism (age 11, purple)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play, zone


def test_escapism_changes_the_hand_and_executes_the_junked_card() -> None:
    match = scene(
        {"board": {"purple": ["escapism"]}, "hand": ["sailing", "tools", "oars", "paper"]},
        {},
        decks={"1": ["clothing", "archery", "pottery", "writing"]},
    )
    play(match, "dogma escapism")
    assert sorted(match.moves()) == ["junk oars", "junk paper", "junk sailing", "junk tools"]
    play(match, "junk sailing", "return tools")
    # three 1s are drawn, then Sailing draws and melds the next one
    assert sorted(zone(match, 0, "hand")) == ["archery", "paper", "pottery", "writing"]
    assert pile(match, 0, "green") == ["clothing"]
    assert deck(match, 1) == ["oars", "tools"]
    assert "sailing" in common(match, "junk")
    assert common(match, "known")["sailing"] == [0, 1, 2]


def test_escapism_with_an_empty_hand_does_nothing() -> None:
    match = scene({"board": {"purple": ["escapism"]}}, {}, decks={"1": ["oars"]})
    play(match, "dogma escapism")
    assert zone(match, 0, "hand") == []
    assert deck(match, 1) == ["oars"]
    assert match.position()["actions"] == 1


def test_escapism_leaves_out_the_demands_of_the_junked_card() -> None:
    match = scene(
        {"board": {"purple": ["escapism"]}, "hand": ["archery"]},
        {"hand": ["tools"]},
        decks={"1": ["sailing", "oars", "pottery", "writing"]},
    )
    play(match, "dogma escapism", "junk archery")
    assert zone(match, 1, "hand") == ["tools"]
    # only its second effect: junk an available achievement
    assert match.moves() == ("junk-achievement 1", "junk-achievement 2")
    play(match, "junk-achievement 2")
    assert sorted(zone(match, 0, "hand")) == ["oars", "pottery", "writing"]


def test_escapism_executing_an_executing_card_earns_a_chain_achievement() -> None:
    match = scene(
        {"board": {"purple": ["escapism"]}, "hand": ["computers"]},
        {},
        decks={
            "9": ["genetics", "suburbia", "services"],
            "10": ["stem-cells"],
            "11": ["fusion", "reclamation"],
        },
    )
    play(match, "dogma escapism", "junk computers")
    assert sorted(zone(match, 0, "hand")) == ["genetics", "services", "suburbia"]
    # Computers melds Stem Cells; executing that comes with an 11 as an achievement
    assert pile(match, 0, "yellow") == ["stem-cells"]
    assert zone(match, 0, "achievements") == ["reclamation"]
    assert match.moves()[-1] == "pass"
    play(match, "pass")
    assert "fusion" in zone(match, 0, "hand")


def test_escapism_shared_lets_the_leader_draw() -> None:
    match = scene(
        {"board": {"purple": ["escapism"]}},
        {
            "board": {"purple": ["the-internet"], "yellow": ["near-field-comm"]},
            "hand": ["mobility"],
        },
        decks={"8": ["flight", "empiricism", "socialism"], "11": ["fusion"]},
    )
    play(match, "dogma escapism", "junk mobility")
    assert sorted(zone(match, 1, "hand")) == ["empiricism", "flight", "socialism"]
    assert zone(match, 0, "hand") == ["fusion"]


def test_escapism_can_run_out_of_cards_and_end_the_game() -> None:
    match = scene(
        {"board": {"purple": ["escapism"]}, "hand": ["fusion"], "score": ["tools"]},
        {},
        decks={"11": ["climatology", "reclamation"]},
    )
    play(match, "dogma escapism", "junk fusion")
    assert match.over
    assert match.winners == (0,)
