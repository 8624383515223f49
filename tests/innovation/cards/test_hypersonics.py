"""Hypersonics (age 11, green)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_hypersonics_returns_two_tops_and_all_that_is_not_higher() -> None:
    match = scene(
        {"board": {"green": ["hypersonics"]}},
        {
            "board": {"blue": ["tools", "translation"], "yellow": ["medicine"], "purple": ["a-i"]},
            "hand": ["paper", "astronomy"],
            "score": ["mathematics", "databases"],
        },
        decks={"2": ["currency"], "3": ["optics"]},
    )
    play(match, "dogma hypersonics")
    assert match.seat == 1
    assert sorted(match.moves()) == ["return medicine", "return translation"]
    play(match, "return medicine", "return translation")
    assert pile(match, 1, "blue") == ["tools"]
    assert pile(match, 1, "yellow") == []
    assert zone(match, 1, "hand") == ["astronomy"]
    assert zone(match, 1, "score") == ["databases"]
    assert deck(match, 3) == ["paper", "translation", "medicine", "optics"]
    assert deck(match, 2) == ["mathematics", "currency"]
    assert match.seat == 0


def test_hypersonics_needs_two_tops_of_one_value() -> None:
    board = {"blue": ["tools"], "yellow": ["statistics"], "green": ["currency"]}
    match = scene({"board": {"green": ["hypersonics"]}}, {"board": board, "hand": ["pottery"]})
    play(match, "dogma hypersonics")
    assert zone(match, 1, "hand") == ["pottery"]
    assert pile(match, 1, "blue") == ["tools"]
    assert match.position()["actions"] == 1


def test_hypersonics_does_not_count_the_card_below_as_another_colour() -> None:
    board = {"blue": ["pottery", "tools"], "yellow": ["agriculture"], "purple": ["a-i"]}
    match = scene({"board": {"green": ["hypersonics"]}}, {"board": board})
    play(match, "dogma hypersonics", "return tools")
    assert match.moves() == ("return agriculture",)
    play(match, "return agriculture")
    assert pile(match, 1, "blue") == ["pottery"]


def test_hypersonics_spares_who_has_as_many_factories() -> None:
    board = {"red": ["coal"], "blue": ["chemistry"]}
    match = scene({"board": {"green": ["hypersonics"]}}, {"board": board})
    play(match, "dogma hypersonics")
    assert pile(match, 1, "red") == ["coal"]
