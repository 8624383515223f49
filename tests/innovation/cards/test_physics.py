"""Physics (age 5, blue)."""

from innovation.scenes import deck, scene
from scenes import play, zone


def test_physics_keeps_three_cards_of_three_colours() -> None:
    match = scene(
        {"board": {"blue": ["physics"]}, "hand": ["oars"]},
        {},
        decks={"6": ["canning", "democracy", "machine-tools", "atomic-theory"]},
    )
    play(match, "dogma physics")
    assert zone(match, 0, "hand") == ["oars", "atomic-theory", "machine-tools", "democracy"]
    assert deck(match, 6) == ["canning"]


def test_physics_with_two_of_a_colour_costs_the_whole_hand() -> None:
    match = scene(
        {"board": {"blue": ["physics"]}, "hand": ["oars"]},
        {},
        decks={"1": ["tools"], "6": ["democracy", "emancipation", "atomic-theory"]},
    )
    play(match, "dogma physics")
    assert len(match.moves()) == 3  # the order of the sixes
    play(match, "return democracy", "return atomic-theory")
    assert zone(match, 0, "hand") == []
    assert deck(match, 6) == ["emancipation", "atomic-theory", "democracy"]
    assert deck(match, 1) == ["oars", "tools"]


def test_physics_is_shared_first() -> None:
    match = scene(
        {"board": {"blue": ["physics"]}},
        {"board": {"green": ["classification"]}},
        decks={
            "5": ["coal"],
            "6": ["canning", "vaccination", "democracy", "machine-tools", "atomic-theory"],
            "7": ["explosives"],
        },
    )
    play(match, "dogma physics")
    assert zone(match, 1, "hand") == ["atomic-theory", "machine-tools", "democracy"]
    assert match.seat == 0  # two yellow ones
    play(match, "return canning")
    assert zone(match, 0, "hand") == ["coal"]
    assert deck(match, 7) == ["explosives"]
