"""Code of Laws (age 1, purple)."""

from innovation.scenes import pile, scene, splay
from scenes import play, zone


def test_code_of_laws_tucks_and_splays() -> None:
    match = scene(
        {"board": {"purple": ["code-of-laws"]}, "hand": ["city-states", "oars"]},
        {},
    )
    play(match, "dogma code-of-laws")
    assert match.moves() == ("tuck city-states", "pass")
    play(match, "tuck city-states")
    assert match.moves() == ("splay purple left", "pass")
    play(match, "splay purple left")
    assert pile(match, 0, "purple") == ["city-states", "code-of-laws"]
    assert splay(match, 0, "purple") == "left"


def test_code_of_laws_may_leave_the_splay_or_everything() -> None:
    seat = {"board": {"purple": ["code-of-laws"]}, "hand": ["city-states"]}
    tucked = play(scene(seat, {}), "dogma code-of-laws", "tuck city-states", "pass")
    assert splay(tucked, 0, "purple") == "none"
    declined = play(scene(seat, {}), "dogma code-of-laws", "pass")
    assert zone(declined, 0, "hand") == ["city-states"]


def test_code_of_laws_asks_even_who_has_nothing_that_fits() -> None:
    match = scene({"board": {"purple": ["code-of-laws"]}, "hand": ["oars"]}, {})
    play(match, "dogma code-of-laws")
    assert match.moves() == ("pass",)
