"""Stem Cells (age 10, yellow)."""

from innovation.scenes import scene
from scenes import common, play, zone


def test_stem_cells_scores_the_whole_hand_and_draws() -> None:
    match = scene(
        {"board": {"yellow": ["stem-cells"]}, "hand": ["tools", "mapmaking"]},
        {},
        decks={"11": ["escapism", "fusion"]},
    )
    play(match, "dogma stem-cells", "choose-to score-hand")
    assert zone(match, 0, "score") == ["tools", "mapmaking"]
    assert zone(match, 0, "hand") == ["fusion"]
    play(match, "dogma stem-cells", "pass")
    assert zone(match, 0, "hand") == ["fusion", "escapism"]
    assert match.seat == 1


def test_stem_cells_with_an_empty_hand_is_shared_by_drawing() -> None:
    match = scene(
        {"board": {"yellow": ["stem-cells"]}},
        {"board": {"purple": ["services"]}},
        decks={"10": ["a-i"], "11": ["escapism", "fusion"]},
    )
    play(match, "dogma stem-cells")
    assert zone(match, 1, "hand") == ["fusion"]
    assert zone(match, 0, "hand") == ["escapism", "a-i"]


def test_stem_cells_without_an_11_ends_the_game_by_score() -> None:
    match = scene({"board": {"yellow": ["stem-cells"]}, "hand": ["tools"]}, {}, decks={"11": []})
    play(match, "dogma stem-cells", "choose-to score-hand")
    assert match.over
    assert match.winners == (0,)
    assert common(match, "end") == "score"
