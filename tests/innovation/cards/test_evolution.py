"""Evolution (age 7, blue)."""

from innovation.scenes import deck, scene
from scenes import play, zone


def test_evolution_scores_an_eight_and_returns_a_scored_card() -> None:
    match = scene(
        {"board": {"blue": ["evolution"]}, "score": ["tools"]}, {}, decks={"8": ["flight"]}
    )
    play(match, "dogma evolution", "choose-to score-eight-return-one")
    assert sorted(match.moves()) == ["return flight", "return tools"]
    play(match, "return tools")
    assert zone(match, 0, "score") == ["flight"]
    assert deck(match, 1)[0] == "tools"


def test_evolution_draws_one_above_the_score_pile() -> None:
    match = scene(
        {"board": {"blue": ["evolution"]}, "score": ["tools", "optics"]},
        {},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma evolution", "choose-to draw-above-score")
    assert zone(match, 0, "hand") == ["anatomy"]
    assert sorted(zone(match, 0, "score")) == ["optics", "tools"]


def test_evolution_above_an_empty_score_pile_is_a_one() -> None:
    match = scene({"board": {"blue": ["evolution"]}}, {}, decks={"1": ["tools"]})
    play(match, "dogma evolution", "choose-to draw-above-score")
    assert zone(match, 0, "hand") == ["tools"]


def test_evolution_may_be_declined_by_sharer_and_leader() -> None:
    match = scene({"board": {"blue": ["evolution"]}}, {"board": {"blue": ["atomic-theory"]}})
    play(match, "dogma evolution")
    assert match.seat == 1
    play(match, "pass", "pass")
    assert zone(match, 0, "hand") == zone(match, 1, "hand") == []


def test_evolution_above_the_last_age_ends_the_game() -> None:
    match = scene({"board": {"blue": ["evolution"]}, "score": ["fusion"]}, {"score": ["coal"]})
    play(match, "dogma evolution", "choose-to draw-above-score")
    assert match.over
    assert match.winners == (0,)
