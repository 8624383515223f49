"""Fission (age 9, red)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play, zone


def test_fission_with_a_red_card_leaves_nothing_but_achievements() -> None:
    match = scene(
        {
            "board": {"red": ["oars", "fission"], "blue": ["tools"]},
            "hand": ["archery"],
            "score": ["sailing"],
            "achievements": ["pottery"],
        },
        {"board": {"green": ["the-wheel"]}, "hand": ["clothing"], "score": ["currency"]},
        {"board": {"purple": ["mysticism"]}, "hand": ["writing"], "score": ["calendar"]},
        decks={"1": ["masonry"], "10": ["miniaturization", "the-internet", "robotics"]},
    )
    play(match, "dogma fission")
    for seat in range(3):
        of_seat = match.position()["seats"][seat]
        assert of_seat["hand"] == of_seat["score"] == []
        assert of_seat["board"] == of_seat["splays"] == {}
    assert zone(match, 0, "achievements") == ["pottery"]
    junk = common(match, "junk")
    for card in ("fission", "oars", "archery", "sailing", "currency", "robotics", "writing"):
        assert card in junk
    # the second victim draws nothing, and nobody carries out the second effect
    assert deck(match, 10) == ["miniaturization", "the-internet"]
    assert (match.seat, match.position()["actions"]) == (0, 1)
    assert match.moves() == ("draw",)
    play(match, "draw")
    assert zone(match, 0, "hand") == ["masonry"]


def test_fission_with_another_colour_shows_it_and_goes_on() -> None:
    match = scene(
        {"board": {"red": ["fission"]}},
        {"board": {"green": ["sailing"], "blue": ["tools"]}},
        decks={"10": ["the-internet", "stem-cells"]},
    )
    play(match, "dogma fission")
    assert zone(match, 1, "hand") == ["stem-cells"]
    assert common(match, "known")["stem-cells"] == [0, 1, 2]
    assert match.moves() == ("return sailing", "return tools")
    play(match, "return tools")
    assert pile(match, 1, "blue") == []
    assert pile(match, 1, "green") == ["sailing"]
    assert zone(match, 0, "hand") == ["the-internet"]


def test_fission_may_spare_the_first_victim_and_strike_with_the_second() -> None:
    match = scene(
        {"board": {"red": ["fission"]}},
        {"board": {"green": ["sailing"]}},
        {"board": {"blue": ["tools"]}},
        decks={"10": ["the-internet", "robotics", "stem-cells"]},
    )
    play(match, "dogma fission")
    assert pile(match, 0, "red") == pile(match, 1, "green") == pile(match, 2, "blue") == []
    assert zone(match, 1, "hand") == zone(match, 2, "hand") == []
    assert deck(match, 10) == ["the-internet"]


def test_fission_red_skips_those_who_would_share_and_the_bonus() -> None:
    match = scene(
        {"board": {"red": ["fission"]}},
        {"board": {"green": ["satellites"]}},
        {},
        decks={"1": ["oars"], "9": ["genetics"], "10": ["the-internet", "robotics"]},
    )
    play(match, "dogma fission")
    assert pile(match, 1, "green") == []
    assert zone(match, 0, "hand") == zone(match, 1, "hand") == []
    assert (deck(match, 1), deck(match, 9)) == (["oars"], ["genetics"])
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_fission_shared_gives_the_bonus_and_never_returns_fission() -> None:
    match = scene(
        {"board": {"red": ["fission"]}},
        {"board": {"green": ["satellites"]}},
        decks={"9": ["genetics"], "10": ["stem-cells", "a-i"]},
    )
    play(match, "dogma fission")
    assert (match.seat, match.moves()) == (1, ("return satellites",))
    play(match, "return satellites")
    # now only Fission is left: seat 0 just draws, then gets the free draw
    assert pile(match, 0, "red") == ["fission"]
    assert zone(match, 1, "hand") == ["a-i"]
    assert zone(match, 0, "hand") == ["stem-cells", "genetics"]
    assert deck(match, 9) == ["satellites"]
