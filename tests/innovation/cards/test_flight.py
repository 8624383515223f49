"""Flight (age 8, red)."""

from innovation.scenes import scene, splay
from scenes import play, zone


def test_flight_splays_red_and_then_anything() -> None:
    match = scene({"board": {"red": ["archery", "flight"], "blue": ["tools", "writing"]}}, {})
    play(match, "dogma flight")
    assert match.moves() == ("splay red up", "pass")
    play(match, "splay red up", "dogma flight")
    assert match.moves() == ("splay blue up", "pass")
    play(match, "splay blue up")
    assert splay(match, 0, "red") == splay(match, 0, "blue") == "up"
    assert match.seat == 1


def test_flight_may_be_declined() -> None:
    match = scene(
        {
            "board": {"red": ["archery", "flight"], "blue": ["tools", "writing"]},
            "splays": {"red": "up"},
        },
        {},
    )
    play(match, "dogma flight", "pass")
    assert splay(match, 0, "blue") == "none"
    assert splay(match, 0, "red") == "up"


def test_flight_asks_nothing_of_single_cards() -> None:
    match = scene({"board": {"red": ["flight"], "blue": ["tools"]}}, {})
    play(match, "dogma flight")
    assert match.seat == 0
    assert "draw" in match.moves()


def test_flight_shared_gives_a_draw_only_if_something_was_splayed() -> None:
    sharer = {"board": {"red": ["archery", "oars"], "blue": ["translation"]}}
    match = scene({"board": {"red": ["flight"]}}, sharer, decks={"8": ["mobility"]})
    play(match, "dogma flight", "pass")
    assert zone(match, 0, "hand") == []
    match = scene({"board": {"red": ["flight"]}}, sharer, decks={"8": ["mobility"]})
    play(match, "dogma flight", "splay red up")
    assert splay(match, 1, "red") == "up"
    assert zone(match, 0, "hand") == ["mobility"]
