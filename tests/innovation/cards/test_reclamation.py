"""Reclamation (age 11, yellow)."""

from innovation.scenes import deck, pile, scene
from scenes import play


def test_reclamation_draws_half_the_returned_value_rounded_up() -> None:
    match = scene(
        {"board": {"yellow": ["reclamation"], "red": ["archery", "construction"]}},
        {},
        decks={"1": ["oars"], "2": ["mathematics"]},
    )
    play(match, "dogma reclamation")
    # 1 + 2 makes 3, so a 2 is drawn; only two cards were returned, so it ends
    assert pile(match, 0, "red") == []
    assert deck(match, 1) == ["archery", "oars"]
    assert deck(match, 2) == ["construction"]
    assert pile(match, 0, "blue") == ["mathematics"]
    assert match.position()["actions"] == 1


def test_reclamation_of_three_cards_goes_on_with_the_melded_colour() -> None:
    match = scene(
        {
            "board": {
                "yellow": ["reclamation"],
                "red": ["archery", "construction", "optics", "coal"],
                "blue": ["tools"],
            }
        },
        {},
        decks={"3": ["alchemy"], "2": ["philosophy"]},
    )
    play(match, "dogma reclamation")
    # 1 + 2 + 3 makes a 3: Alchemy; then Tools and Alchemy are returned and 4 makes a 2
    assert pile(match, 0, "red") == ["coal"]
    assert pile(match, 0, "blue") == []
    assert pile(match, 0, "purple") == ["philosophy"]
    assert deck(match, 3) == ["alchemy", "optics"]


def test_reclamation_without_a_red_card_draws_a_1() -> None:
    match = scene({"board": {"yellow": ["reclamation"]}}, {}, decks={"1": ["tools"]})
    play(match, "dogma reclamation")
    assert pile(match, 0, "blue") == ["tools"]


def test_reclamation_lets_choose_the_order_under_one_deck() -> None:
    match = scene(
        {"board": {"yellow": ["reclamation"], "red": ["archery", "oars", "metalworking", "coal"]}},
        {},
        decks={"1": [], "2": ["mathematics", "philosophy"]},
    )
    play(match, "dogma reclamation")
    assert match.moves() == ("return archery", "return oars", "return metalworking")
    play(match, "return oars", "return metalworking")
    # 3 makes a 2: Philosophy, the only purple card, goes back and makes a 1: the first returned
    assert deck(match, 1) == ["archery", "metalworking"]
    assert pile(match, 0, "purple") == []
    assert pile(match, 0, "red") == ["coal", "oars"]


def test_reclamation_of_high_cards_ends_the_game() -> None:
    reds = ["mobility", "flight", "composites", "oars"]
    match = scene(
        {"board": {"yellow": ["reclamation"], "red": reds}, "score": ["tools"]},
        {"score": ["paper"]},
    )
    play(match, "dogma reclamation", "return mobility")
    # 8 + 8 + 9 makes a 13, which does not exist
    assert match.over
    assert match.winners == (1,)
