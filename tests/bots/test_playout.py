"""Instinct and playouts."""

from random import Random

from polis.bots.playout import play_and_finish, play_on
from polis.games import GAMES
from walks import walk

SENSE = GAMES["uchronia"].sense


def test_every_move_has_a_weight_above_zero() -> None:
    for players in (2, 3, 4, 5):
        for match in walk(players, players):
            if match._question is not None:
                weights = SENSE.weigh(match._table, match._question)
                assert len(weights) == len(match.moves())
                assert min(weights) > 0


def test_finishing_a_turn_never_plays_the_next_one() -> None:
    rng = Random(1)
    for match in walk(3, 6, 250):
        if match.over:
            return
        before = SENSE.turn_of(match._table)
        trial = match.clone()
        play_and_finish(trial, SENSE, rng.choice(match.moves()))
        after = trial.position()
        assert trial.over or SENSE.turn_of(trial._table) != before
        assert "since" not in after, "the next player has begun to act"


def test_a_playout_ends_between_turns() -> None:
    for match in walk(3, 9, 120):
        if match.over:
            return
        trial = match.clone()
        play_on(trial, SENSE, Random(2), 3, SENSE.turn_of(match._table))
        assert "since" not in trial.position()


def test_chances_add_up_and_are_certain_at_the_end() -> None:
    for match in walk(4, 11):
        chances = SENSE.chances(match._table, None)
        assert abs(sum(chances) - 1) < 1e-9
    assert sorted(chances)[-1] == 1 / len(match.winners)
