"""A copy is given the answers since its turn began, and what can be answered now.

So these must say the same at every table, and be what the copy would find for itself.
"""

from collections.abc import Iterator, Mapping
from random import Random

import polis
import pytest
from hypothesis import given
from hypothesis import strategies as st
from innovation.scenes import pile, scene
from scenes import play
from walks import every_game, seeds, some_match, table_sizes

PLAIN = (int, str, bool, type(None))


def is_plain(value: object) -> bool:
    """Whether a value is plain data, or a thing of the game that has nothing but plain data."""
    if isinstance(value, tuple):
        return all(is_plain(part) for part in value)
    return isinstance(value, PLAIN) or has_only_plain(value)


def has_only_plain(thing: object) -> bool:
    slots = [name for kind in type(thing).__mro__ for name in vars(kind).get("__slots__", ())]
    held = [*getattr(thing, "__dict__", {}).values(), *[getattr(thing, name) for name in slots]]
    # not a function or a list: what these hold is not in their attributes
    printed = type(thing).__module__.startswith("polis.")
    return printed and all(isinstance(value, PLAIN) for value in held)


def found(match: polis.Match) -> Mapping[str, object]:
    """What can be answered, looked up once more."""
    assert match.question is not None
    return match.question.look().values


def given_to(match: polis.Match) -> Mapping[str, object]:
    assert match.question is not None
    return match.question.options.values


def decisions(game: str, players: int, seed: int) -> Iterator[polis.Match]:
    """A random game at each of its decisions."""
    options = {}
    if game == "innovation":
        options = {"parley": players > 3, "cities": seed % 2 == 1}
    match = polis.new(game, players, seed, **options)
    rng = Random(seed)
    while not match.over:
        yield match
        match.play(rng.choice(match.moves()))


@every_game
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_answers_belong_to_no_table(game: str, players: int) -> None:
    for seed in range(3):
        for match in decisions(game, players, seed):
            for move, value in given_to(match).items():
                assert is_plain(value), (move, value)


@pytest.mark.parametrize("value", [[1], (1, [2]), {}, print, polis.new("uchronia", 2, 0).truth])
def test_what_is_not_plain_is_noticed(value: object) -> None:
    assert not is_plain(value)


@every_game
def test_a_copy_is_given_what_it_would_find(game: str) -> None:
    rng = Random(0)
    for match in decisions(game, 4, 1):
        if rng.random() < 0.2:
            clone, imagined = match.clone(), match.imagine(match.seat, rng)
            for copy in (clone, clone.clone(), imagined, imagined.clone()):
                assert [*given_to(copy).items()] == [*found(copy).items()]
            assert [*given_to(clone).items()] == [*given_to(match).items()]


@every_game
@given(
    players=table_sizes,
    seed=seeds,
    moves=st.integers(0, 200),
    deeds=st.lists(st.sampled_from(["play", "play", "undo", "clone"]), min_size=20, max_size=60),
)
def test_copies_and_steps_back_in_any_order(
    game: str, players: int, seed: int, moves: int, deeds: list[str]
) -> None:
    match = some_match(players, seed, moves, game)
    rng = Random(seed)
    for deed in deeds:
        if deed == "clone":
            match = match.clone()
        elif deed == "undo" and match.history:
            match.undo()
        elif not match.over:
            match.play(rng.choice(match.moves()))
    again = polis.replay(match.record())
    assert (again.moves(), again.position()) == (match.moves(), match.position())


@every_game
def test_an_imagined_match_goes_on_in_its_own_world(game: str) -> None:
    rng = Random(0)
    for match in decisions(game, 3, 2):
        if rng.random() < 0.05:
            imagined = match.imagine(match.seat, rng)
            for _ in range(8):
                if imagined.over:
                    break
                imagined.play(rng.choice(imagined.moves()))
                copy = imagined.clone()
                assert (copy.moves(), copy.position()) == (imagined.moves(), imagined.position())


def test_a_chosen_player_is_one_of_the_copy() -> None:
    roads = {"board": {"red": ["road-building"]}, "hand": ["oars", "tools"]}
    optics = {"board": {"green": ["clothing"], "red": ["optics"]}}
    match = play(scene(roads, optics, {}), "dogma road-building", "meld oars", "meld tools")
    assert given_to(match) == {"player 1": 1, "player 2": 2, "pass": None}
    clone = play(match.clone(), "player 1")
    assert (pile(clone, 0, "green"), pile(clone, 1, "red")) == (["clothing"], ["optics", "oars"])
    assert (pile(match, 0, "green"), pile(match, 1, "red")) == ([], ["optics"])
