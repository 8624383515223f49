"""Random games of every table size, from the set-up and from the middle: every effect occurs."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import polis
import pytest
from innovation.base import BASE, SLUGS
from innovation.invariants import check_everything
from parts import part
from polis.innovation import dogma
from polis.innovation.card import Card, Effect
from polis.innovation.icons import COLOURS
from polis.innovation.player import Player
from polis.innovation.table import ENDS

GAMES = 100  # from the set-up
MIDDLE = 1400  # from boards of any ages, because few games see the last ones
LEAST = 50  # times that each effect is carried out

Counts = Counter[tuple[str, int]]


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> Counts:
    """How often each effect of each card is carried out from now on."""
    counts: Counts = Counter()
    carry_out = dogma.carry_out

    async def counting(me: Player, face: Card, effect: Effect) -> None:
        counts[face.slug, face.effects.index(effect)] += me.table.playing(me.seat)
        await carry_out(me, face, effect)

    monkeypatch.setattr(dogma, "carry_out", counting)
    return counts


def in_the_middle(players: int, seed: int) -> polis.Match:
    """Boards, hands and score piles of random cards."""
    cards = list(SLUGS)
    Random(seed).shuffle(cards)
    seats: list[dict[str, Any]] = []
    for _ in range(players):
        board: dict[str, list[str]] = {}
        for slug in sorted([cards.pop() for _ in range(8)], key=SLUGS.index):
            board.setdefault(COLOURS[BASE[SLUGS.index(slug)].colour], []).append(slug)
        hand, score = [cards.pop() for _ in range(4)], [cards.pop() for _ in range(4)]
        seats.append({"board": board, "hand": hand, "score": score})
    position = {"polis": 1, "game": "innovation", "players": players, "seed": seed, "seats": seats}
    return polis.from_position(position)


@part("soak")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hundreds_of_random_games(
    players: int, carried_out: Counts, record_property: Callable[[str, object], None]
) -> None:
    ends: Counter[str] = Counter()
    decisions = 0
    for number in range(GAMES + MIDDLE):
        fresh = number < GAMES
        match = (
            polis.new("innovation", players=players, seed=number)
            if fresh
            else in_the_middle(players, number)
        )
        rng = Random(number)
        while not match.over:
            match.play(rng.choice(match.moves()))
        decisions += len(match.history)
        check_everything(match.position(), match.scores)
        ends[match.position()["end"]] += 1
    counts = {
        f"{card.slug} {n + 1}": carried_out[card.slug, n]
        for card in BASE
        for n in range(len(card.effects))
    }
    fewest = sorted(counts, key=lambda name: counts[name])[:10]
    told = ", ".join(f"{name} {counts[name]}" for name in fewest)
    head = f"Soak, Innovation, {players} players: {GAMES + MIDDLE} games, {decisions} decisions"
    ended = ", ".join(f"{end} {count}" for end, count in ends.items())
    record_property("report", f"{head}, ended by {ended}; effects carried out least: {told}")
    assert min(counts.values()) >= LEAST, [name for name, n in counts.items() if n < LEAST]
    # with more than two players, all but one are hardly ever thrown out; random games end in time
    assert {*ends} >= {*ENDS} - {"rounds"} - ({"elimination"} if players > 2 else set())
