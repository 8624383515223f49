"""Satellites (age 9, green)."""

from innovation.scenes import deck, pile, scene, splay
from scenes import common, play, zone


def test_satellites_returns_the_hand_and_launches_a_new_card() -> None:
    match = scene(
        {
            "board": {"green": ["satellites"], "purple": ["mysticism", "code-of-laws"]},
            "hand": ["archery", "oars", "calendar"],
        },
        {},
        decks={"1": [], "2": [], "8": ["flight", "quantum-theory", "mobility"], "9": []},
    )
    play(match, "dogma satellites")
    assert match.moves() == ("return archery", "return oars")
    play(match, "return oars")
    assert (deck(match, 1), deck(match, 2)) == (["archery", "oars"], ["calendar"])
    play(match, "splay purple up")
    assert splay(match, 0, "purple") == "up"
    assert zone(match, 0, "hand") == ["mobility", "quantum-theory", "flight"]
    # Mobility is but a demand: nothing to execute
    play(match, "meld mobility")
    assert pile(match, 0, "red") == ["mobility"]
    assert zone(match, 0, "achievements") == []
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_satellites_within_a_dogma_earns_no_chain_but_its_nested_card_does() -> None:
    """Satellites -> Computers -> The Internet."""
    match = scene(
        {"board": {"green": ["satellites"]}},
        {},
        decks={
            "8": ["mobility", "flight"],
            "9": ["genetics", "computers"],
            "10": ["stem-cells", "databases", "robotics", "the-internet"],
            "11": ["fusion", "escapism"],
        },
    )
    play(match, "dogma satellites")
    assert zone(match, 0, "hand") == ["flight", "mobility", "computers"]
    play(match, "meld computers")
    assert zone(match, 0, "achievements") == ["escapism"]
    assert deck(match, 11) == ["fusion"]
    assert pile(match, 0, "purple") == ["the-internet"]
    assert zone(match, 0, "score") == ["robotics"]
    assert pile(match, 0, "green") == ["satellites", "databases"]
    assert pile(match, 0, "yellow") == ["stem-cells"]
    assert zone(match, 0, "hand") == ["flight", "mobility"]


def test_satellites_shared_empties_the_decks_before_the_leader() -> None:
    match = scene(
        {"board": {"green": ["satellites"]}, "hand": ["tools"]},
        {"board": {"red": ["fission"]}, "hand": ["archery"]},
        decks={
            "8": ["corporations", "skyscrapers", "mobility"],
            "9": ["composites", "services", "collaboration"],
            "10": ["databases"],
        },
    )
    play(match, "dogma satellites")
    assert zone(match, 1, "hand") == ["mobility", "skyscrapers", "corporations"]
    assert zone(match, 0, "hand") == ["collaboration", "services", "composites"]
    assert match.seat == 1
    play(match, "meld skyscrapers")
    assert match.seat == 0
    play(match, "meld composites")
    assert pile(match, 0, "red") == ["composites"]
    # the free draw for sharing
    assert zone(match, 0, "hand") == ["collaboration", "services", "databases"]


def test_satellites_melds_a_card_whose_draw_ends_the_game() -> None:
    """Its three draws empty the decks; the card launched has nothing left to draw."""
    match = scene(
        {"board": {"green": ["satellites"]}, "score": ["archery"]},
        {},
        decks={"8": [], "9": [], "10": ["stem-cells", "databases"], "11": ["fusion"]},
    )
    play(match, "dogma satellites", "meld stem-cells", "pass")
    assert match.over
    assert match.winners == (0,)
    assert common(match, "end") == "score"


def test_satellites_to_computers_to_self_service() -> None:
    """Satellites -> Computers -> Self Service -> Computers: a chain for each level below."""
    match = scene(
        {"board": {"green": ["satellites"]}},
        {"achievements": ["pottery", "currency"]},
        decks={
            "8": [],
            "9": ["services", "genetics", "computers"],
            "10": ["databases", "self-service"],
            "11": ["fusion", "escapism", "whataboutism", "hypersonics"],
        },
    )
    play(match, "dogma satellites", "meld computers")
    assert zone(match, 0, "achievements") == ["hypersonics"]
    # Computers melded Self Service; it may execute Computers again, but not itself
    assert match.moves() == ("execute computers",)
    play(match, "execute computers")
    play(match, "splay green up")
    assert zone(match, 0, "achievements") == ["hypersonics", "whataboutism", "escapism"]
    assert pile(match, 0, "green") == ["satellites", "self-service", "databases"]
    assert splay(match, 0, "green") == "up"
    assert (match.seat, match.position()["actions"]) == (0, 1)
