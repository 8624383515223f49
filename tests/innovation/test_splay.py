"""Splays: what each shows, what can be splayed, and what happens to it as the pile changes."""

import pytest
from innovation.scenes import pile, scene, splay
from polis.innovation.counting import all_icons
from polis.innovation.icons import ICONS
from scenes import Seat, play, zone


def shown(seat: Seat) -> dict[str, int]:
    """The icons that a board shows."""
    counts = all_icons(scene(seat, {}).truth, 0)
    return {name: count for name, count in zip(ICONS, counts, strict=True) if count}


@pytest.mark.parametrize(
    ("way", "more"),
    [
        ("none", {}),
        ("left", {"castle": 1}),  # bottom right
        ("right", {"castle": 1, "lightbulb": 1}),  # both left
        ("up", {"lightbulb": 1, "castle": 1}),  # the bottom row, with its picture
        ("aslant", {"castle": 2, "lightbulb": 1}),
    ],
)
def test_a_covered_card_shows_by_way_of_splay(way: str, more: dict[str, int]) -> None:
    # Archery: castle above, then lightbulb, picture, castle; Coal covers it with three factories
    seat: Seat = {"board": {"red": ["archery", "coal"]}}
    if way != "none":
        seat["splays"] = {"red": way}
    assert shown(seat) == {"factory": 3, **more}


@pytest.mark.parametrize(
    ("way", "clocks", "lightbulbs"),
    [("left", 0, 0), ("right", 1, 1), ("up", 0, 2), ("aslant", 1, 2)],
)
def test_each_slot_shows_where_it_should(way: str, clocks: int, lightbulbs: int) -> None:
    # Solar Sailing: clock above, then lightbulb, lightbulb, picture
    seat: Seat = {"board": {"blue": ["solar-sailing", "pottery"]}, "splays": {"blue": way}}
    found = shown(seat)
    assert found.get("clock", 0) == clocks
    assert found.get("lightbulb", 0) == lightbulbs
    assert found["leaf"] == 3


def test_every_covered_card_shows() -> None:
    seat: Seat = {"board": {"red": ["oars", "archery", "coal"]}, "splays": {"red": "aslant"}}
    assert shown(seat) == {"castle": 4, "crown": 1, "lightbulb": 1, "factory": 3}


def test_the_colours_of_a_board_add_up() -> None:
    board = {"red": ["oars"], "blue": ["tools"], "green": ["sailing"]}
    assert shown({"board": board}) == {"castle": 3, "crown": 3, "lightbulb": 2, "leaf": 1}


def test_a_splay_needs_two_cards() -> None:
    match = scene({"board": {"purple": ["philosophy"], "blue": ["tools"]}}, {})
    play(match, "dogma philosophy")
    assert match.position()["actions"] == 1


def test_a_splay_needs_another_direction() -> None:
    seat = {
        "board": {"purple": ["philosophy"], "blue": ["tools", "pottery"], "red": ["oars", "coal"]},
        "splays": {"blue": "left", "red": "right"},
    }
    match = play(scene(seat, {}), "dogma philosophy")
    assert match.moves() == ("splay red left", "pass")
    play(match, "splay red left")
    assert splay(match, 0, "red") == "left"


def test_a_new_direction_replaces_the_old() -> None:
    seat = {"board": {"red": ["oars", "flight"]}, "splays": {"red": "left"}}
    match = play(scene(seat, {}), "dogma flight", "splay red up")
    assert splay(match, 0, "red") == "up"


def test_melded_and_tucked_cards_go_on_with_the_splay() -> None:
    seat = {
        "board": {"purple": ["mysticism", "code-of-laws"]},
        "splays": {"purple": "right"},
        "hand": ["philosophy", "education"],
    }
    match = play(scene(seat, {}), "dogma code-of-laws", "tuck education", "pass")
    assert pile(match, 0, "purple") == ["education", "mysticism", "code-of-laws"]
    assert splay(match, 0, "purple") == "right"
    play(match, "meld philosophy")
    assert splay(match, 0, "purple") == "right"
    assert all_icons(match.truth, 0)[ICONS.index("crown")] == 1


def test_a_pile_that_falls_to_one_card_is_unsplayed_for_good() -> None:
    match = scene(
        {
            "board": {"red": ["oars", "fusion"], "green": ["sailing"]},
            "splays": {"red": "up"},
            "hand": ["archery"],
        },
        {},
    )
    play(match, "dogma fusion", "score fusion", "value 9")
    assert pile(match, 0, "red") == ["oars"]
    assert splay(match, 0, "red") == "none"
    play(match, "meld archery")
    assert pile(match, 0, "red") == ["oars", "archery"]
    assert splay(match, 0, "red") == "none"


def test_a_pile_of_two_or_more_keeps_its_splay() -> None:
    match = scene({"board": {"red": ["archery", "oars", "fusion"]}, "splays": {"red": "up"}}, {})
    play(match, "dogma fusion", "score fusion", "value 9")
    assert splay(match, 0, "red") == "up"


def test_a_pile_that_is_gone_is_unsplayed() -> None:
    match = scene(
        {
            "board": {"purple": ["whataboutism"]},
        },
        {"board": {"red": ["optics", "archery"]}, "splays": {"red": "left"}},
    )
    play(match, "dogma whataboutism")
    assert pile(match, 1, "red") == ["optics"]
    assert splay(match, 1, "red") == "none"


def test_a_transferred_card_goes_on_with_the_splay() -> None:
    match = scene(
        {
            "board": {"purple": ["whataboutism"], "red": ["oars", "coal"]},
            "splays": {"red": "aslant"},
        },
        {"board": {"red": ["archery"]}},
    )
    play(match, "dogma whataboutism")
    assert pile(match, 0, "red") == ["oars", "coal", "archery"]
    assert splay(match, 0, "red") == "aslant"


def test_splayed_icons_count_for_sharing() -> None:
    board = {"board": {"green": ["sailing"]}}
    rival: Seat = {"board": {"green": ["clothing", "currency", "compass"]}}
    decks = {"1": ["oars", "tools", "archery"]}
    alone = play(scene(board, rival, decks=decks), "dogma sailing")
    assert zone(alone, 0, "hand") == ["oars"]  # two crowns each: shared
    poorer: Seat = {"board": {"green": ["currency", "clothing"]}}
    unshared = play(scene(board, poorer, decks=decks), "dogma sailing")
    assert zone(unshared, 0, "hand") == []
    splayed = {**poorer, "splays": {"green": "left"}}
    shared = play(scene(board, splayed, decks=decks), "dogma sailing")
    assert zone(shared, 0, "hand") == ["oars"]
