"""Industrialization (age 6, red)."""

from innovation.scenes import deck, pile, scene, splay
from scenes import play


def test_industrialization_tucks_three_and_may_splay() -> None:
    match = scene(
        {"board": {"red": ["industrialization"], "purple": ["astronomy"]}},
        {},
        decks={"6": ["machine-tools", "democracy", "canning"]},
    )
    play(match, "dogma industrialization")
    assert pile(match, 0, "red") == ["machine-tools", "industrialization"]  # nobody has a clock
    assert pile(match, 0, "purple") == ["democracy", "astronomy"]
    assert pile(match, 0, "yellow") == ["canning"]
    assert match.moves() == ("splay red right", "splay purple right", "pass")
    play(match, "splay purple right")
    assert splay(match, 0, "purple") == "right"
    assert splay(match, 0, "red") == "none"


def test_industrialization_costs_the_red_card_of_who_alone_has_most_clocks() -> None:
    match = scene(
        {"board": {"red": ["industrialization"], "blue": ["rocketry"]}},
        {"board": {"green": ["bicycle"]}},
        decks={"6": ["democracy", "emancipation", "canning"]},
    )
    play(match, "dogma industrialization", "pass")
    assert pile(match, 0, "red") == []
    assert deck(match, 6) == ["industrialization"]


def test_industrialization_tied_in_clocks_keeps_its_card() -> None:
    match = scene(
        {"board": {"red": ["industrialization"], "green": ["bicycle"]}},
        {"board": {"blue": ["publications"]}},
        decks={"6": ["democracy", "emancipation", "canning"]},
    )
    play(match, "dogma industrialization", "pass")
    assert pile(match, 0, "red") == ["industrialization"]
