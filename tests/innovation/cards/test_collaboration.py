"""Collaboration (age 9, green)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone

NINE_GREEN = [
    "clothing",
    "sailing",
    "the-wheel",
    "currency",
    "mapmaking",
    "bicycle",
    "electricity",
    "corporations",
    "mass-media",
]


def test_collaboration_gives_the_leader_their_choice_and_melds_the_other() -> None:
    match = scene(
        {"board": {"green": ["collaboration"]}},
        {"board": {"yellow": ["agriculture"]}},
        decks={"9": ["services", "ecology", "genetics"]},
    )
    play(match, "dogma collaboration")
    assert (match.seat, match.moves()) == (0, ("transfer genetics", "transfer ecology"))
    play(match, "transfer genetics")
    assert pile(match, 0, "blue") == ["genetics"]
    assert pile(match, 1, "yellow") == ["agriculture", "ecology"]
    assert zone(match, 1, "hand") == []
    assert deck(match, 9) == ["services"]


def test_collaboration_asks_the_leader_for_each_victim() -> None:
    match = scene(
        {"board": {"green": ["collaboration"]}},
        {},
        {},
        decks={"9": ["services", "ecology", "genetics"], "10": ["the-internet"]},
    )
    play(match, "dogma collaboration", "transfer ecology")
    assert pile(match, 1, "blue") == ["genetics"]
    # the second victim draws the last 9 and then a 10
    assert match.moves() == ("transfer services", "transfer the-internet")
    play(match, "transfer the-internet")
    assert pile(match, 0, "purple") == ["the-internet"]
    assert pile(match, 2, "purple") == ["services"]


def test_collaboration_wins_with_the_tenth_green_card_it_takes() -> None:
    match = scene(
        {"board": {"green": [*NINE_GREEN[:8], "collaboration"]}},
        {},
        decks={"9": ["genetics", "satellites"]},
    )
    play(match, "dogma collaboration", "transfer satellites")
    assert match.over
    assert match.winners == (0,)


def test_collaboration_does_not_win_with_nine_green_cards() -> None:
    match = scene(
        {"board": {"green": [*NINE_GREEN[:8], "collaboration"]}},
        {},
        decks={"9": ["genetics", "satellites"]},
    )
    play(match, "dogma collaboration", "transfer genetics")
    assert not match.over
    assert pile(match, 1, "green") == ["satellites"]


def test_collaboration_lets_a_sharer_with_ten_green_cards_win() -> None:
    match = scene(
        {"board": {"green": ["collaboration"]}},
        {"board": {"green": [*NINE_GREEN, "self-service"], "yellow": ["skyscrapers"]}},
    )
    play(match, "dogma collaboration")
    assert match.over
    assert match.winners == (1,)


def test_collaboration_executed_alone_demands_nothing() -> None:
    match = scene(
        {"board": {"blue": ["software"]}},
        {},
        decks={"9": ["collaboration", "genetics"], "10": ["robotics"]},
    )
    play(match, "dogma software")
    assert pile(match, 0, "green") == ["collaboration"]
    assert match.position()["seats"][1]["board"] == {}
    assert not match.over
