"""Playing a match to its end with somebody who chooses."""

from collections.abc import Callable

from polis.core.match import Match


def play_out(
    match: Match,
    choose: Callable[[Match, int], str],
    until: Callable[[Match], bool] = lambda match: False,
) -> None:
    """Plays to the end by what `choose` answers; it is not asked where there is one move only."""
    while match.seat is not None and not until(match):
        moves = match.moves()
        match.play(moves[0] if len(moves) == 1 else choose(match, match.seat))
