"""An evaluation looks at the live table of a match and changes nothing of it."""

from copy import deepcopy
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from polis import Match
from polis.games import GAMES
from walks import every_game, seeds, some_match, table_sizes


def everything(match: Match) -> dict[str, Any]:
    """The table in all its fields, and the match as others see it."""
    # rules are no state: all tables with the same sets of cards have the same ones
    names = [name for name in type(match.truth).__slots__ if name != "sets"]
    fields = {name: getattr(match.truth, name) for name in names}
    return deepcopy({**fields, "position": match.position(), "legal": match.moves()})


def evaluate(match: Match, earlier: Match) -> None:
    """Asks an evaluation all that it can be asked about two tables."""
    evaluation = GAMES[match.game].evaluation
    for it in (match, earlier):
        evaluation.measure(it.truth)
        for weights in (None, evaluation.start_weights()):
            evaluation.chances(it.truth, weights)
        evaluation.turn_of(it.truth)
        if it.question is not None:
            evaluation.weigh(it.truth, it.question)
    for seat in range(match.players):
        evaluation.reasons(earlier.truth, match.truth, seat)


@every_game
@given(players=table_sizes, seed=seeds, moves=st.integers(0, 300), since=st.integers(0, 20))
def test_an_evaluation_changes_nothing(
    game: str, players: int, seed: int, moves: int, since: int
) -> None:
    match, earlier = [some_match(players, seed, n, game) for n in (moves + since, moves)]
    imagined = [it.imagine(0, Random(seed)) for it in (match, earlier)]
    for now, before in ((match, earlier), imagined):
        held = [(everything(it), list(it.history)) for it in (now, before)]
        evaluate(now, before)
        assert held == [(everything(it), list(it.history)) for it in (now, before)]
    assert match.record() == some_match(players, seed, moves + since, game).record()
