"""Canning (age 6, yellow)."""

from innovation.scenes import pile, scene, splay
from scenes import play, zone


def test_canning_scores_every_top_card_without_a_factory() -> None:
    match = scene(
        {
            "board": {
                "yellow": ["agriculture", "canning"],
                "red": ["coal"],
                "blue": ["tools", "atomic-theory"],
                "green": ["sailing"],
            }
        },
        {},
        decks={"6": ["democracy"]},
    )
    play(match, "dogma canning", "choose-to draw-and-tuck-6")
    assert zone(match, 0, "score") == ["sailing", "atomic-theory", "democracy"]
    assert pile(match, 0, "blue") == ["tools"]  # one of each colour
    assert pile(match, 0, "red") == ["coal"]
    play(match, "splay yellow right")
    assert splay(match, 0, "yellow") == "right"


def test_canning_declined_scores_nothing() -> None:
    match = scene({"board": {"yellow": ["canning"], "green": ["sailing"]}}, {})
    play(match, "dogma canning", "pass")
    assert zone(match, 0, "score") == []
    assert match.moves() == ("dogma canning", "dogma sailing", "draw")


def test_canning_shared_and_declined_gives_no_draw() -> None:
    match = scene(
        {"board": {"yellow": ["canning"]}},
        {"board": {"red": ["coal"]}},
        decks={"6": ["democracy"]},
    )
    play(match, "dogma canning", "pass")
    assert match.seat == 0
    play(match, "choose-to draw-and-tuck-6")
    assert zone(match, 0, "score") == ["democracy"]
    assert zone(match, 0, "hand") == []
