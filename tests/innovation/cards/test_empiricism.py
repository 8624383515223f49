"""Empiricism (age 8, purple)."""

from innovation.scenes import pile, scene, splay
from scenes import Seat, common, play, zone


def test_empiricism_melds_and_splays_a_card_of_a_chosen_colour() -> None:
    match = scene(
        {"board": {"purple": ["empiricism"], "blue": ["tools"]}}, {}, decks={"9": ["genetics"]}
    )
    play(match, "dogma empiricism")
    assert len(match.moves()) == 5
    play(match, "colour red")
    assert len(match.moves()) == 4
    assert "colour red" not in match.moves()
    play(match, "colour blue")
    assert pile(match, 0, "blue") == ["tools", "genetics"]
    assert splay(match, 0, "blue") == "up"


def test_empiricism_unsplays_the_colour_that_was_not_chosen() -> None:
    match = scene(
        {
            "board": {"purple": ["empiricism"], "blue": ["tools", "pottery"]},
            "splays": {"blue": "right"},
        },
        {},
        decks={"9": ["genetics"]},
    )
    play(match, "dogma empiricism", "colour red", "colour yellow")
    assert splay(match, 0, "blue") == "none"
    assert pile(match, 0, "blue") == ["tools", "pottery"]
    assert zone(match, 0, "hand") == ["genetics"]
    assert common(match, "known")["genetics"] == [0, 1, 2]


def enlightened(purple: str, blue: str) -> Seat:
    """Fifteen lightbulbs in green and purple; a 9 with three more will be splayed up on blue."""
    return {
        "board": {
            "green": ["invention", "measurement", "mass-media", "classification"],
            "purple": ["philosophy", purple],
            "blue": [blue],
        },
        "splays": {"green": "aslant", "purple": "aslant"},
    }


def test_empiricism_wins_with_twenty_lightbulbs() -> None:
    match = scene(enlightened("empiricism", "tools"), {}, decks={"9": ["genetics"]})
    play(match, "dogma empiricism", "colour blue", "colour red")
    assert match.over
    assert match.winners == (0,)


def test_empiricism_does_not_win_with_nineteen() -> None:
    match = scene(enlightened("empiricism", "chemistry"), {}, decks={"9": ["genetics"]})
    play(match, "dogma empiricism", "colour blue", "colour red")
    assert splay(match, 0, "blue") == "up"
    assert not match.over


def test_empiricism_wins_for_a_sharer_first() -> None:
    match = scene(
        {"board": {"purple": ["empiricism"]}},
        enlightened("education", "tools"),
        decks={"9": ["composites", "genetics"]},
    )
    play(match, "dogma empiricism", "colour blue", "colour red", "colour red", "colour blue")
    assert match.over
    assert match.winners == (1,)
