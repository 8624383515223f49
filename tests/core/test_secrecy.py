"""Nobody learns what they cannot know, and what is imagined agrees with what they know."""

import json
from random import Random

import polis
from game_checks import GAME_CHECKS
from hypothesis import given
from hypothesis import strategies as st
from parts import whole_games
from walks import every_game_and_set, seeds, some_match, table_sizes, walk


def known(match: polis.Match, seat: int) -> str:
    """All that a match tells a seat."""
    view = match.view(seat)
    mine = match.seat == seat
    imagined = match.imagine(seat, Random(5)).position()
    return json.dumps(
        [view, match.decision(seat), match.moves() if mine else (), match.events(0, seat), imagined]
    )


def alike(truth: polis.Match, other: polis.Match) -> list[str]:
    """The moves that look the same in both matches.

    A card may be in a hand in one and in a score pile in the other, and everyone sees from where it
    is taken.
    """
    place = GAME_CHECKS[truth.game].place
    here, there = truth.position(), other.position()
    both = {*other.moves()}
    return [m for m in truth.moves() if m in both and place(here, m) == place(there, m)]


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=st.integers(0, 600), seat=st.integers(0, 4))
def test_two_truths_that_a_seat_cannot_tell_apart_look_alike(
    game: str, players: int, seed: int, moves: int, seat: int
) -> None:
    seat %= players
    match = some_match(players, seed, moves, game)
    if "since" in match.position():
        match = polis.from_position(match.position()["since"]["start"])
    truth = polis.from_position(match.position())
    other = polis.from_position(
        GAME_CHECKS[game].indistinguishable_from(truth.position(), seat, Random(seed))
    )
    rng = Random(seed)
    while True:
        assert known(truth, seat) == known(other, seat)
        both = alike(truth, other)
        if not both or len(truth.history) > 12:
            return
        move = rng.choice(both)
        truth.play(move)
        other.play(move)
        assert truth.can_undo(seat) == other.can_undo(seat)
        if not truth.can_undo(seat):
            # the seat has learned something, so from here on the two truths may openly differ
            return


@every_game_and_set
@given(players=table_sizes, seed=seeds)
@whole_games
def test_imagining_agrees_with_all_the_seat_knows(game: str, players: int, seed: int) -> None:
    rng = Random(seed)
    for match in walk(players, seed, 200, game):
        for seat in range(players):
            imagined = match.imagine(seat, rng)
            assert imagined.view(seat) == match.view(seat)
            assert imagined.decision(seat) == match.decision(seat)
            assert match.over or imagined.moves()
            GAME_CHECKS[game].check(imagined.position(), match.scores)


@every_game_and_set
@given(players=table_sizes, seed=seeds)
@whole_games
def test_an_imagined_match_plays_to_its_end(game: str, players: int, seed: int) -> None:
    rng = Random(seed)
    match = some_match(players, seed, 100, game)
    for seat in range(players):
        imagined = match.imagine(seat, rng)
        while not imagined.over:
            imagined.play(rng.choice(imagined.moves()))
        GAME_CHECKS[game].check(imagined.position(), imagined.scores)


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=st.integers(0, 300))
def test_what_an_imagined_match_writes_down_is_imagined_too(
    game: str, players: int, seed: int, moves: int
) -> None:
    match = some_match(players, seed, moves, game)
    start = match.position().get("since", {}).get("start", match.position())
    match = polis.from_position(start)
    rng = Random(seed)
    imagined = match.imagine(0, rng)
    pile = "decks" if match.game == "innovation" else "pile"
    hidden = imagined.position()[pile]
    for _ in range(4):
        if imagined.over:
            return
        imagined.play(rng.choice(imagined.moves()))
        position = imagined.position()
        if "since" in position and len(position["since"]["moves"]) == len(imagined.history):
            assert position["since"]["start"][pile] == hidden
        again = polis.from_position(position)
        assert again.position() == position
        assert polis.replay(imagined.record()).position() == position
