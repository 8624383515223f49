"""A bot knows what its seat knows; anything else raises."""

from random import Random
from typing import Any

import polis
import pytest
from game_checks import GAME_CHECKS
from polis import bots
from walks import every_game, every_game_and_set, some_match

SECRETS = (
    "position",
    "record",
    "clone",
    "events",
    "undo",
    "history",
    "scores",
    "play",
    "play_telling",
    "truth",
    "question",
    "retrace",
    "_table",
    "_history",
    "_base",
    "match",
)


def between_turns(players: int, seed: int, game: str) -> polis.Match:
    """A match at the start of a turn, from its position."""
    position = some_match(players, seed, 40 + 7 * seed, game).position()
    return polis.from_position(position.get("since", {}).get("start", position))


@pytest.mark.parametrize("name", SECRETS)
def test_what_is_not_granted_raises(name: str) -> None:
    match = polis.new("uchronia", players=2, seed=1)
    assert match.seat is not None
    guarded = bots.GuardedMatch(match, match.seat)
    with pytest.raises(bots.NotGranted):
        getattr(guarded, name)


@every_game
def test_only_ones_own_knowledge_is_granted(game: str) -> None:
    match = polis.new(game, players=2, seed=1)
    assert match.seat is not None
    asked, other = match.seat, 1 - match.seat
    guarded = bots.GuardedMatch(match, asked)
    assert guarded.moves() == match.moves()
    assert guarded.view(asked) == match.view(asked)
    for forbidden in (
        lambda: guarded.view(other),
        lambda: guarded.imagine(other, Random(1)),
        lambda: bots.GuardedMatch(match, other).moves(),
        lambda: bots.GuardedMatch(match, other).decision(),
    ):
        with pytest.raises(bots.NotGranted):
            forbidden()


class Snoop(bots.Bot):
    """A cheat that reads the whole truth."""

    name = "snoop"
    budget = 1

    def think(self, match: Any, seat: int, rng: Random, budget: bots.Budget) -> Any:
        match.position()
        yield


def test_a_bot_that_snoops_is_caught() -> None:
    match = polis.new("uchronia", players=2, seed=1)
    assert match.seat is not None
    with pytest.raises(bots.NotGranted):
        Snoop().choose(match, match.seat, Random(1))


@every_game_and_set
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_choice_does_not_depend_on_cards_the_bot_cannot_know(level: str, game: str) -> None:
    for seed in range(8):
        truth = between_turns(3, seed, game)
        if truth.seat is None:
            continue
        position = GAME_CHECKS[game].indistinguishable_from(
            truth.position(), truth.seat, Random(seed)
        )
        other = polis.from_position(position)
        assert other.view(truth.seat) == truth.view(truth.seat)
        follow_both(level, truth.seat, truth, other)


def follow_both(level: str, seat: int, truth: polis.Match, other: polis.Match) -> None:
    """Lets a bot choose in both until the seat has learned something or the turn has passed."""
    budget = 25 if level in ("owl", "oracle") else 2
    seats = [bots.get(level), bots.get(level)]
    while truth.seat == seat:
        choices = [
            bot.choose(match, seat, Random(3), budget)
            for bot, match in zip(seats, (truth, other), strict=True)
        ]
        assert choices[0] == choices[1]
        truth.play(choices[0].move)
        other.play(choices[0].move)
        if not truth.can_undo(seat):
            return
