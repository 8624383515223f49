"""Masonry (age 1, yellow)."""

from innovation.scenes import pile, scene
from scenes import common, play, zone


def test_masonry_melds_castles_and_hides_what_has_none() -> None:
    match = scene(
        {"board": {"yellow": ["masonry"]}, "hand": ["archery", "the-wheel", "sailing"]}, {}
    )
    play(match, "dogma masonry")
    assert match.moves() == ("meld archery", "meld the-wheel", "pass")
    play(match, "meld archery", "meld the-wheel")
    assert match.moves() == ("pass",)
    play(match, "pass")
    assert (pile(match, 0, "red"), pile(match, 0, "green")) == (["archery"], ["the-wheel"])
    assert common(match, "specials") == {}


def test_masonry_claims_the_monument_with_exactly_three_red_cards() -> None:
    seat = {
        "board": {"yellow": ["masonry"], "red": ["oars", "metalworking"]},
        "hand": ["archery", "construction"],
    }
    three = play(scene(seat, {}), "dogma masonry", "meld archery", "pass")
    assert common(three, "specials") == {"monument": 0}
    four = play(scene(seat, {}), "dogma masonry", "meld archery", "meld construction")
    assert common(four, "specials") == {}
    assert len(pile(four, 0, "red")) == 4


def test_masonry_gives_the_monument_to_who_shares_first() -> None:
    match = scene(
        {"board": {"yellow": ["masonry"], "red": ["engineering", "road-building", "optics"]}},
        {"board": {"red": ["oars", "archery", "metalworking"]}},
        decks={"3": ["alchemy"]},
    )
    play(match, "dogma masonry")
    assert common(match, "specials") == {"monument": 1}
    assert zone(match, 0, "hand") == ["alchemy"]


def test_masonry_without_cards_in_hand_asks_nothing() -> None:
    match = play(scene({"board": {"yellow": ["masonry"]}}, {}), "dogma masonry")
    assert (match.seat, common(match, "actions")) == (0, 1)
