"""Computers (age 9, blue)."""

from innovation.scenes import deck, pile, scene, splay
from scenes import play, zone


def test_computers_splays_and_runs_a_10_alone() -> None:
    match = scene(
        {"board": {"blue": ["computers"], "red": ["archery", "oars"], "green": ["sailing"]}},
        {},
        decks={"10": ["databases", "robotics", "stem-cells", "the-internet"]},
    )
    play(match, "dogma computers")
    # green is a single card: only red can be splayed
    assert match.moves() == ("splay red up", "pass")
    play(match, "splay red up")
    assert splay(match, 0, "red") == "up"
    assert pile(match, 0, "purple") == ["the-internet"]
    assert zone(match, 0, "score") == ["stem-cells"]
    assert pile(match, 0, "red") == ["archery", "oars", "robotics"]
    assert pile(match, 0, "green") == ["sailing", "databases"]
    assert zone(match, 0, "achievements") == []


def test_computers_leaves_out_the_demands_of_what_it_runs() -> None:
    match = scene(
        {"board": {"blue": ["computers"]}},
        {"board": {"yellow": ["agriculture"]}, "score": ["archery"]},
        decks={"10": ["globalization"], "11": ["climatology", "fusion"]},
    )
    play(match, "dogma computers")
    assert pile(match, 1, "yellow") == ["agriculture"]
    assert pile(match, 0, "yellow") == ["globalization"]
    assert pile(match, 0, "red") == ["fusion"]
    # three leaves against no factory: nobody wins
    assert not match.over


def test_computers_runs_what_it_covers_itself_with() -> None:
    """Computers -> Software -> Genetics, with one chain achievement."""
    match = scene(
        {"board": {"blue": ["computers"]}},
        {},
        decks={
            "9": ["ecology", "genetics", "suburbia"],
            "10": ["databases", "software"],
            "11": ["fusion", "solar-sailing", "escapism"],
        },
    )
    play(match, "dogma computers")
    assert zone(match, 0, "achievements") == ["escapism"]
    # Genetics melds Solar Sailing over all that is blue
    assert pile(match, 0, "blue") == ["solar-sailing"]
    assert zone(match, 0, "score") == ["databases", "computers", "software", "genetics"]
    assert pile(match, 0, "yellow") == ["suburbia"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_computers_to_satellites_to_self_service() -> None:
    """Computers -> Software -> Satellites -> Self Service -> Stem Cells: three chains."""
    match = scene(
        {"board": {"blue": ["computers"]}, "hand": ["archery"]},
        {"achievements": ["pottery", "currency"]},
        decks={
            "8": [],
            "9": ["satellites", "genetics"],
            "10": ["databases", "stem-cells", "self-service", "the-internet", "software"],
            "11": ["fusion", "escapism", "whataboutism", "hypersonics", "astrogeology"],
        },
    )
    play(match, "dogma computers")
    # Software scored The Internet and melded Genetics and Satellites, which returned the hand
    assert zone(match, 0, "score") == ["the-internet"]
    assert zone(match, 0, "achievements") == ["astrogeology"]
    assert zone(match, 0, "hand") == ["self-service", "stem-cells", "databases"]
    play(match, "meld self-service")
    assert zone(match, 0, "achievements") == ["astrogeology", "hypersonics"]
    assert match.moves() == ("execute genetics",)
    play(match, "execute genetics")
    assert zone(match, 0, "achievements") == ["astrogeology", "hypersonics", "whataboutism"]
    assert pile(match, 0, "purple") == ["escapism"]
    assert pile(match, 0, "green") == ["satellites", "self-service"]
    assert deck(match, 11) == ["fusion"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_computers_shared_runs_for_each_alone() -> None:
    match = scene(
        {"board": {"blue": ["computers"]}},
        {"board": {"green": ["satellites"]}},
        decks={
            "9": ["genetics"],
            "10": ["miniaturization", "databases"],
            "11": ["fusion"],
        },
    )
    play(match, "dogma computers")
    assert pile(match, 1, "green") == ["satellites", "databases"]
    assert pile(match, 0, "red") == ["miniaturization"]
    # the free draw is worth a 10 by now, and there is none left
    assert zone(match, 0, "hand") == ["fusion"]
