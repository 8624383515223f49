"""Climatology (age 11, blue)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_climatology_returns_two_tops_with_the_icon_of_the_leader() -> None:
    match = scene(
        {"board": {"blue": ["climatology"]}},
        {"board": {"red": ["archery"], "green": ["sailing"], "blue": ["writing"]}},
    )
    play(match, "dogma climatology")
    assert match.seat == 0
    assert "icon leaf" not in match.moves()
    assert len(match.moves()) == 6
    play(match, "icon crown")
    assert match.moves() == ("return sailing", "return writing")
    play(match, "return sailing", "return writing", "return climatology")
    assert pile(match, 1, "green") == pile(match, 1, "blue") == []
    assert pile(match, 1, "red") == ["archery"]
    assert pile(match, 0, "blue") == []


def test_climatology_takes_as_many_as_there_are() -> None:
    match = scene({"board": {"blue": ["climatology"]}}, {"board": {"red": ["archery"]}})
    play(match, "dogma climatology", "icon castle", "return archery", "return climatology")
    assert pile(match, 1, "red") == []
    assert match.position()["actions"] == 1


def test_climatology_returns_what_scored_as_much_as_the_top_card() -> None:
    match = scene(
        {
            "board": {"blue": ["climatology"], "red": ["optics"]},
            "score": ["tools", "paper", "coal"],
        },
        {},
        decks={"3": [], "5": []},
    )
    play(match, "dogma climatology", "return optics")
    assert zone(match, 0, "score") == ["tools"]
    assert deck(match, 3) == ["paper", "optics"]
    assert deck(match, 5) == ["coal"]


def test_climatology_without_a_top_card_returns_the_whole_score_pile() -> None:
    """No card has the value 0, and all that was scored is worth as much."""
    match = scene(
        {"hand": ["tools"], "score": ["oars", "paper"]},
        {},
        {"board": {"blue": ["climatology"]}},
        {},
        parley=True,
        decks={"1": [], "3": []},
    )
    play(match, "dogma climatology of 2", "return tools")
    assert zone(match, 0, "score") == []
    assert deck(match, 1) == ["oars", "tools"]
    assert deck(match, 3) == ["paper"]
    assert pile(match, 2, "blue") == ["climatology"]
