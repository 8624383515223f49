"""Suburbia (age 9, yellow)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_suburbia_scores_a_1_for_each_tucked_card() -> None:
    match = scene(
        {
            "board": {"yellow": ["suburbia"], "red": ["fission"]},
            "hand": ["archery", "tools", "oars"],
        },
        {},
        decks={"1": ["sailing", "clothing", "pottery"], "9": ["genetics"]},
    )
    play(match, "dogma suburbia", "tuck archery", "tuck tools", "pass")
    assert pile(match, 0, "red") == ["archery", "fission"]
    assert pile(match, 0, "blue") == ["tools"]
    assert zone(match, 0, "score") == ["pottery", "clothing"]
    assert zone(match, 0, "hand") == ["oars"]
    play(match, "choose-to junk-deck-9")
    assert deck(match, 9) == []


def test_suburbia_ends_by_itself_when_the_hand_is_empty() -> None:
    match = scene(
        {"board": {"yellow": ["suburbia"]}, "hand": ["archery"]},
        {},
        decks={"1": ["pottery"], "9": []},
    )
    play(match, "dogma suburbia", "tuck archery")
    assert zone(match, 0, "score") == ["pottery"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_suburbia_refused_changes_nothing() -> None:
    match = scene(
        {"board": {"yellow": ["suburbia"]}, "hand": ["archery"]}, {}, decks={"9": ["genetics"]}
    )
    play(match, "dogma suburbia", "pass", "pass")
    assert zone(match, 0, "hand") == ["archery"]
    assert zone(match, 0, "score") == []
    assert deck(match, 9) == ["genetics"]
