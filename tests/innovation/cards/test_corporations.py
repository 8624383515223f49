"""Corporations (age 8, green)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_corporations_demands_of_who_shows_fewer_factories() -> None:
    match = scene(
        {"board": {"green": ["corporations"]}},
        {
            "board": {
                "green": ["electricity"],
                "red": ["archery", "gunpowder"],
                "blue": ["chemistry"],
            }
        },
        {"board": {"red": ["combustion"], "green": ["sailing"]}},
        decks={"8": ["rocketry", "socialism", "flight"]},
    )
    play(match, "dogma corporations")
    assert match.seat == 2
    assert match.moves() == ("transfer combustion",)


def test_corporations_replaces_what_it_takes_with_an_eight() -> None:
    match = scene(
        {"board": {"green": ["corporations"], "red": ["coal"]}},
        {"board": {"red": ["archery", "gunpowder"], "green": ["invention"], "blue": ["physics"]}},
        decks={"8": ["rocketry", "flight"]},
    )
    play(match, "dogma corporations")
    assert match.moves() == ("transfer gunpowder", "transfer physics")
    play(match, "transfer gunpowder")
    assert zone(match, 0, "score") == ["gunpowder"]
    assert pile(match, 1, "red") == ["archery", "flight"]
    assert pile(match, 1, "green") == ["invention"]
    assert pile(match, 0, "blue") == ["rocketry"]


def test_corporations_without_a_card_to_take_gives_no_eight() -> None:
    match = scene(
        {"board": {"green": ["corporations"]}},
        {"board": {"green": ["invention"], "red": ["archery"]}},
        decks={"8": ["rocketry", "flight"]},
    )
    play(match, "dogma corporations")
    assert pile(match, 1, "red") == ["archery"]
    assert deck(match, 8) == ["rocketry"]
    assert pile(match, 0, "red") == ["flight"]


def test_corporations_shared_melds_for_both() -> None:
    match = scene(
        {"board": {"green": ["corporations"]}},
        {"board": {"red": ["coal"]}},
        decks={"8": ["socialism", "rocketry", "flight"]},
    )
    play(match, "dogma corporations")
    assert pile(match, 1, "red") == ["coal", "flight"]
    assert pile(match, 0, "blue") == ["rocketry"]
    assert zone(match, 0, "hand") == ["socialism"]
