"""Random games as one digest each, over the state after every decision; runs on any Python.

Both interpreters run this same file; `test_parity.py` compares what they print.
"""

import hashlib
import json
import random
import sys

import polis

GAMES = 300


def digest(players: int, seed: int) -> str:
    match = polis.new("uchronia", players=players, seed=seed)
    rng = random.Random(seed)
    state = hashlib.sha256()
    while not match.over:
        moves = match.moves()
        # `random()` is the same on every Python; which move it picks is up to us
        match.play(moves[int(rng.random() * len(moves))])
        table = match._table
        parts = [getattr(table, name) for name in sorted(table.__slots__) if name != "log"]
        state.update(repr((match.seat, match.moves(), parts)).encode())
    state.update(json.dumps([match.position(), match.scores, match.winners]).encode())
    return state.hexdigest()[:16]


sizes = [int(size) for size in sys.argv[1:]]
print(json.dumps({size: [digest(size, seed) for seed in range(GAMES)] for size in sizes}))
