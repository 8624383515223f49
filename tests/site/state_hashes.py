"""Random games as one digest each, over the state after every decision; runs on any Python.

Both interpreters run this same file; `test_parity.py` compares what they print.
"""

import hashlib
import json
import marshal
import random
import sys

import polis


def digest(game: str, players: int, seed: int) -> str:
    match = polis.new(game, players=players, seed=seed)
    rng = random.Random(seed)
    state = hashlib.sha256()
    while not match.over:
        moves = match.moves()
        # `random()` is the same on every Python; which move it picks is up to us
        match.play(moves[int(rng.random() * len(moves))])
        table = match.truth
        parts = [getattr(table, name) for name in sorted(table.__slots__) if name != "log"]
        # by values alone, the same on every Python, and much faster than `repr`
        state.update(marshal.dumps((match.seat, match.moves(), parts), 2))
    state.update(json.dumps([match.position(), match.scores, match.winners]).encode())
    return state.hexdigest()[:16]


count, *tables = sys.argv[1:]
print(
    json.dumps(
        [
            digest(game, int(players), seed)
            for game, players in (table.split("-") for table in tables)
            for seed in range(int(count))
        ]
    )
)
