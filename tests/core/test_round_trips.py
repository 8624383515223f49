"""A match survives being copied, written down, shared and taken back."""

import json
from random import Random

import polis
from hypothesis import given
from hypothesis import strategies as st
from parts import whole_games
from walks import every_game_and_set, seeds, some_match, table_sizes, walk

lengths = st.integers(0, 700)


def all_of(match: polis.Match) -> str:
    """Everything that a match tells about itself, as one text."""
    return json.dumps(
        [
            match.position(),
            match.moves(),
            match.decision(),
            match.scores,
            match.winners,
            [match.view(seat) for seat in (*range(match.players), None)],
        ],
        sort_keys=True,
    )


def inner_state(match: polis.Match) -> str:
    """The table itself and the question, from which all of that is made."""
    table = match.truth
    parts = [getattr(table, name) for name in table.__slots__ if name != "log"]
    return repr([parts, match.seat, match.moves(), match.history])


def play_on(*matches: polis.Match, moves: int = 30) -> None:
    """The same random moves in all matches, which must stay alike."""
    rng = Random(1)
    for _ in range(moves):
        if matches[0].over:
            return
        move = rng.choice(matches[0].moves())
        for match in matches:
            match.play(move)
        assert len({match.moves() for match in matches}) == 1


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=lengths)
def test_a_clone_is_equal_and_independent(game: str, players: int, seed: int, moves: int) -> None:
    match = some_match(players, seed, moves, game)
    before = all_of(match)
    clone = match.clone()
    assert all_of(clone) == before
    assert clone.events(0, 1) == match.events(0, 1)
    play_on(clone)
    assert all_of(match) == before
    play_on(match)
    assert all_of(match) == all_of(clone)


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=lengths)
def test_a_record_replays_to_the_same_match(game: str, players: int, seed: int, moves: int) -> None:
    match = some_match(players, seed, moves, game)
    again = polis.replay(json.loads(json.dumps(match.record())))
    assert all_of(again) == all_of(match)
    assert again.record() == match.record()
    assert again.events(0, 0) == match.events(0, 0)


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=lengths)
def test_a_position_plays_on_exactly_like_its_match(
    game: str, players: int, seed: int, moves: int
) -> None:
    match = some_match(players, seed, moves, game)
    again = polis.from_position(json.loads(json.dumps(match.position())))
    assert again.position() == match.position()
    assert again.decision() == match.decision()
    for seat in range(players):
        assert again.view(seat)["seats"] == match.view(seat)["seats"]
        imagined = [m.imagine(seat, Random(3)) for m in (match, again)]
        assert imagined[0].position() == imagined[1].position()
    play_on(match, again)
    assert again.position() == match.position()


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=lengths)
def test_a_share_code_gives_the_record_back(game: str, players: int, seed: int, moves: int) -> None:
    record = some_match(players, seed, moves, game).record()
    code = polis.encode(record)
    assert polis.decode(code) == record
    assert code.isascii()
    assert not {*code} & {*"+/=?&# "}


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=lengths)
def test_a_share_code_can_begin_with_a_position(
    game: str, players: int, seed: int, moves: int
) -> None:
    match = polis.from_position(some_match(players, seed, moves, game).position())
    play_on(match, moves=10)
    record = match.record()
    assert polis.decode(polis.encode(record)) == record


@every_game_and_set
def test_a_usual_two_player_game_fits_a_chat(game: str) -> None:
    codes = [polis.encode(some_match(2, seed, 10_000, game).record()) for seed in range(40)]
    assert max(len(code) for code in codes) < 400


@every_game_and_set
@given(players=table_sizes, seed=seeds)
@whole_games
def test_undo_of_any_move_restores_the_exact_match(game: str, players: int, seed: int) -> None:
    for match in walk(players, seed, 150, game):
        if match.over:
            break
        before, made_from = all_of(match), inner_state(match)
        for move in match.moves():
            match.play(move)
            match.undo()
            assert inner_state(match) == made_from
        assert all_of(match) == before


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=st.integers(1, 200))
@whole_games
def test_undo_leads_back_to_the_very_start(game: str, players: int, seed: int, moves: int) -> None:
    positions = [all_of(match) for match in walk(players, seed, moves, game)]
    match = some_match(players, seed, moves, game)
    facts = match.events(0)
    for position in reversed(positions):
        assert all_of(match) == position
        if match.history:
            match.undo()
    assert match.history == ()
    for number, event in enumerate(match.events(0)):
        assert event == facts[number]


@every_game_and_set
@given(players=table_sizes, seed=seeds, moves=lengths)
def test_an_imagined_match_can_be_copied_and_taken_back(
    game: str, players: int, seed: int, moves: int
) -> None:
    match = some_match(players, seed, moves, game)
    imagined = match.imagine(0, Random(seed))
    before = all_of(imagined)
    clone = imagined.clone()
    assert all_of(clone) == before
    play_on(imagined, clone)
    assert all_of(imagined) == all_of(clone)
    while len(clone.history) > moves:
        clone.undo()
    if len(match.history) == moves:
        assert all_of(clone) == before


@every_game_and_set
def test_a_match_is_retraced_to_its_end_whatever_becomes_of_it_meanwhile(game: str) -> None:
    match = some_match(3, 5, 60, game)
    expected = [past.scores for past in match.retrace()]
    retraced = match.retrace()
    found = [next(retraced).scores]
    while match.history:
        match.undo()
    found += [past.scores for past in retraced]
    assert found == expected
