"""The same record gives the same match under every hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine"

DIGEST = """
import hashlib, json, random
import polis
digest = hashlib.sha256()
for seed in range(24):
    game = sorted(polis.GAMES)[seed % 3]
    cities = {"cities": True} if game == "innovation" and seed // 3 % 2 else {}
    match = polis.new(game, players=2 + seed // 3 % 4, seed=seed, **cities)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.moves()))
        if rng.randrange(20) == 0:
            imagined = match.imagine(seed % 2, random.Random(seed))
            digest.update(json.dumps([match.position(), imagined.position()]).encode())
    digest.update(json.dumps([match.record(), match.events(0)]).encode())
    digest.update(polis.encode(match.record()).encode())
print(digest.hexdigest())
"""


@pytest.fixture(scope="module")
def digests() -> list[str]:
    found = []
    for hash_seed in ("0", "1", "4242", "random"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ENGINE)}
        run = subprocess.run(
            [sys.executable, "-c", DIGEST],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(run.stdout.strip())
    return found


def test_equal_results_under_several_hash_seeds(digests: list[str]) -> None:
    assert len(digests[0]) == 64
    assert len({*digests}) == 1
