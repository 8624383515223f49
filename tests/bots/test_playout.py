"""Move priors and playouts."""

from random import Random

from polis import Match
from polis.bots.playout import play_and_finish, play_on
from polis.games import GAMES
from walks import every_game, walk


def is_between_turns(match: Match) -> bool:
    return len(match.history) == match.turn_start


@every_game
def test_every_move_has_a_weight_above_zero(game: str) -> None:
    evaluation = GAMES[game].evaluation
    for players in (2, 3, 4, 5):
        for match in walk(players, players, game=game):
            if match.question is not None:
                weights = evaluation.weigh(match.truth, match.question)
                assert len(weights) == len(match.moves())
                assert min(weights) > 0


@every_game
def test_finishing_a_turn_never_plays_the_next_one(game: str) -> None:
    evaluation = GAMES[game].evaluation
    rng = Random(1)
    for match in walk(3, 6, 250, game):
        if match.over:
            return
        before = evaluation.turn_of(match.truth)
        trial = match.imagine(match.seat, Random(1))
        play_and_finish(trial, evaluation, rng.choice(trial.moves()))
        assert trial.over or evaluation.turn_of(trial.table) != before
        assert is_between_turns(trial), "the next player has begun to act"


@every_game
def test_a_playout_ends_between_turns(game: str) -> None:
    evaluation = GAMES[game].evaluation
    for match in walk(3, 9, 120, game):
        if match.over:
            return
        trial = match.imagine(match.seat, Random(1))
        play_on(trial, evaluation, Random(2), 3, evaluation.turn_of(trial.table))
        assert is_between_turns(trial)


@every_game
def test_chances_add_up_and_are_certain_at_the_end(game: str) -> None:
    evaluation = GAMES[game].evaluation
    for weights in (None, evaluation.start_weights()):
        for match in walk(4, 11, game=game):
            chances = evaluation.chances(match.truth, weights)
            assert abs(sum(chances) - 1) < 1e-9
        assert sorted(chances)[-1] == 1 / len(match.winners)


@every_game
def test_learning_begins_with_what_is_written_by_hand(game: str) -> None:
    evaluation = GAMES[game].evaluation
    for match in walk(3, 2, 150, game):
        by_hand = evaluation.chances(match.truth, None)
        begun = evaluation.chances(match.truth, evaluation.start_weights())
        assert all(abs(a - b) < 1e-9 for a, b in zip(by_hand, begun, strict=True))
        assert [len(seat) for seat in evaluation.measure(match.truth)] == [
            len(evaluation.features)
        ] * 3
