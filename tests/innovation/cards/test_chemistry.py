"""Chemistry (age 5, blue)."""

from innovation.scenes import deck, scene, splay
from scenes import play, zone


def test_chemistry_scores_one_above_and_returns_one() -> None:
    match = scene(
        {"board": {"blue": ["tools", "chemistry"]}, "score": ["oars"]},
        {},
        decks={"1": ["pottery"], "6": ["democracy"]},
    )
    play(match, "dogma chemistry", "splay blue right")
    assert splay(match, 0, "blue") == "right"
    assert match.moves() == ("return oars", "return democracy")
    play(match, "return oars")
    assert zone(match, 0, "score") == ["democracy"]
    assert deck(match, 1) == ["oars", "pottery"]


def test_chemistry_on_an_eleven_ends_the_game() -> None:
    match = scene(
        {"board": {"blue": ["chemistry"], "green": ["hypersonics"]}, "score": ["oars"]}, {}
    )
    play(match, "dogma chemistry")
    assert match.over
    assert match.winners == (0,)


def test_chemistry_returns_even_what_it_just_scored() -> None:
    match = scene({"board": {"blue": ["chemistry"]}}, {}, decks={"6": ["democracy"]})
    play(match, "dogma chemistry")
    assert match.moves() == ("return democracy",)
    play(match, "return democracy")
    assert zone(match, 0, "score") == []
    assert deck(match, 6) == ["democracy"]
