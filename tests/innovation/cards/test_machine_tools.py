"""Machine Tools (age 6, red)."""

from innovation.scenes import scene
from scenes import play, zone


def test_machine_tools_scores_the_like_of_the_best() -> None:
    match = scene(
        {"board": {"red": ["machine-tools"]}, "score": ["oars", "physics"]},
        {},
        decks={"5": ["coal"]},
    )
    play(match, "dogma machine-tools")
    assert zone(match, 0, "score") == ["oars", "physics", "coal"]


def test_machine_tools_with_an_empty_score_pile_scores_a_one() -> None:
    match = scene(
        {"board": {"red": ["machine-tools"]}},
        {"board": {"red": ["explosives"]}, "score": ["philosophy"]},
        decks={"1": ["oars"], "2": ["calendar"], "6": ["canning"]},
    )
    play(match, "dogma machine-tools")
    assert zone(match, 1, "score") == ["philosophy", "calendar"]
    assert zone(match, 0, "score") == ["oars"]
    assert zone(match, 0, "hand") == ["canning"]
