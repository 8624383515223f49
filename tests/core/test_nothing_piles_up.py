"""A tab that stays open for days plays many games: what they told goes with them."""

import gc
import tracemalloc
from random import Random

import polis
from walks import every_game

MOVES = 150
FACTS = tracemalloc.Filter(True, "*/core/table.py")  # written down there, in all games
LEFT = 2_000  # bytes


def told(game: str, seed: int) -> polis.Match:
    """A match that was played for a while and has told of it."""
    match = polis.new(game, players=3, seed=seed)
    rng = Random(seed)
    while not match.over and len(match.history) < MOVES:
        match.play(rng.choice(match.moves()))
    assert match.facts > MOVES
    return match


def held() -> int:
    """Bytes of facts that somebody still has."""
    gc.collect()
    return sum(trace.size for trace in tracemalloc.take_snapshot().filter_traces([FACTS]).traces)


@every_game
def test_facts_told_go_with_the_match(game: str) -> None:
    tracemalloc.start()
    try:
        matches = [told(game, seed) for seed in range(4)]
        assert held() > 10 * LEFT, "they are kept as long as the match is"
        matches.clear()
        assert held() < LEFT
    finally:
        tracemalloc.stop()
