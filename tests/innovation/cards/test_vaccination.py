"""Vaccination (age 6, yellow)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play, zone


def test_vaccination_returns_a_value_and_both_meld() -> None:
    match = scene(
        {"board": {"yellow": ["vaccination"]}},
        {"score": ["oars", "coal", "tools"]},
        decks={"1": ["pottery"], "6": ["democracy"], "7": ["explosives"]},
    )
    play(match, "dogma vaccination")
    assert match.moves() == ("choose oars", "choose coal", "choose tools")
    play(match, "choose tools")
    assert match.seat == 1  # in which order?
    play(match, "return oars")
    assert zone(match, 1, "score") == ["coal"]
    assert deck(match, 1) == ["tools", "oars", "pottery"]
    assert pile(match, 1, "purple") == ["democracy"]
    assert pile(match, 0, "red") == ["explosives"]


def test_vaccination_on_an_empty_score_pile_melds_nothing() -> None:
    match = scene({"board": {"yellow": ["vaccination"]}}, {})
    play(match, "dogma vaccination")
    assert pile(match, 0, "yellow") == ["vaccination"]
    assert match.moves() == ("dogma vaccination", "draw")


def test_vaccination_of_one_lets_all_sharers_meld() -> None:
    match = scene(
        {"board": {"yellow": ["vaccination"]}},
        {"board": {"purple": ["reformation"]}, "score": ["oars"]},
        {"score": ["coal"]},
        decks={
            "6": ["canning", "democracy"],
            "7": ["publications", "lighting", "railroad"],
        },
    )
    play(match, "dogma vaccination", "choose coal")
    assert zone(match, 1, "score") == ["oars"]
    assert pile(match, 2, "purple") == ["democracy"]
    assert pile(match, 1, "purple") == ["reformation", "railroad"]
    assert pile(match, 0, "purple") == ["lighting"]
    assert zone(match, 0, "hand") == ["publications"]
    assert common(match, "specials") == {}
