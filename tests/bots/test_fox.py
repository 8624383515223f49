"""Fox leaves loops."""

from random import Random

import polis
from polis.bots.fox import Fox, loop_move
from scenes import play


def test_a_loop_is_what_has_been_repeated_for_long() -> None:
    assert loop_move(["draw", "pass", "take clay"] * 8) == "draw"
    assert loop_move(["draw", "pass", "take clay"] * 6) is None
    assert loop_move(["plot", *["pass"] * 20]) is None
    assert loop_move(["plot", *["pass"] * 21]) == "pass"
    assert loop_move([]) is None


def test_a_fox_does_not_go_on_with_a_loop() -> None:
    # whoever draws ends the game, and loses it; no Dogma has anything to do
    match = polis.from_position(
        {
            "polis": 1,
            "game": "innovation",
            "players": 2,
            "seats": [
                {"board": {"purple": ["philosophy"], "green": ["banking"]}},
                {"board": {"purple": ["reformation"]}, "score": [1]},
            ],
            "decks": {str(age): [] for age in range(1, 12)},
        }
    )
    never = Fox()
    never.goes_round = True
    liked = never.choose(match, 0, Random(1)).move
    play(match, *[liked, liked, "dogma reformation", "dogma reformation"] * 6)
    assert never.choose(match, 0, Random(1)).move == liked
    assert {liked, Fox().choose(match, 0, Random(1)).move} == {"dogma philosophy", "dogma banking"}


def test_a_fox_with_one_move_plays_it_whatever_was_before() -> None:
    match = polis.new("uchronia", players=2, seed=1)
    while len(match.moves()) > 1:
        match.play(match.moves()[0])
    assert match.seat is not None
    assert Fox().choose(match, match.seat, Random(1)).move == match.moves()[0]
