"""Random games as one digest each, over the state after every decision; runs on any Python.

Both interpreters run this same file; `test_parity.py` compares what they print.
"""

import hashlib
import json
import marshal
import random
import sys

import polis

# what happened is told elsewhere, and the rules of the sets in play are no state
LEFT_OUT = ("log", "sets")


def digest(game: str, players: int, seed: int) -> str:
    name, *sets = game.split()
    match = polis.new(name, players=players, seed=seed, **dict.fromkeys(sets, True))
    rng = random.Random(seed)
    state = hashlib.sha256()
    while not match.over:
        moves = match.moves()
        # `random()` is the same on every Python; which move it picks is up to us
        match.play(moves[int(rng.random() * len(moves))])
        table = match.truth
        parts = [getattr(table, slot) for slot in sorted(table.__slots__) if slot not in LEFT_OUT]
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
