"""A tab that stays open for days plays many games: what they told goes with them."""

import gc
import sys
from random import Random

import polis
from polis.core.table import Fact
from polis.core.teller import Teller
from walks import every_game

MOVES = 150


def told(game: str, seed: int) -> polis.Match:
    """A match that was played for a while and has told of it."""
    match = polis.new(game, players=3, seed=seed)
    rng = Random(seed)
    while not match.over and len(match.history) < MOVES:
        match.play(rng.choice(match.moves()))
    assert match.facts > MOVES
    return match


def tellers() -> list[Teller]:
    """Whoever keeps facts, of any match."""
    gc.collect()
    return [thing for thing in gc.get_objects() if isinstance(thing, Teller)]


def holders(facts: list[Fact]) -> list[int]:
    """How many hold each fact, this list among them."""
    gc.collect()
    return [sys.getrefcount(fact) for fact in facts]


@every_game
def test_facts_told_go_with_the_match(game: str) -> None:
    others = tellers()
    matches = [told(game, seed) for seed in range(4)]
    facts = [fact for teller in tellers() if teller not in others for fact in teller.log]
    assert len(facts) > len(matches) * MOVES
    nobody_else = holders([(*fact,) for fact in facts])  # copies that nobody knows
    assert all(now > alone for now, alone in zip(holders(facts), nobody_else, strict=True))
    matches.clear()
    assert holders(facts) == nobody_else
