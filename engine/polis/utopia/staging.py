"""Prepares tables for puzzles: turns short enough to think through, and the last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

from polis.utopia.civilizations import spread
from polis.utopia.prestige import prestige
from polis.utopia.table import DEVELOPMENT, GOAL, HAND, PRESTIGE, Table
from polis.utopia.wonders import possible_wonders

HANDS: Final = (2, 3, 3, 4)  # how many cards are left to the player
TOKENS: Final = (0, 0, 0, 1)  # how many privileges at most
AHEAD: Final = (3, 10)  # how far ahead of the player somebody is before their last turn


def a_turn(table: Table, rng: Random) -> Iterator[Table]:
    """A turn of phase 2 with few cards in hand."""
    if table.phase != DEVELOPMENT or not table.size(HAND + table.turn):
        return
    scene = table.copy()
    me = scene.turn
    hand = spread(scene.zone(HAND + me))
    for card in rng.sample(hand, max(len(hand) - rng.choice(HANDS), 0)):
        scene.play_card(card, me)
    scene.privileges[me] = min(scene.privileges[me], rng.choice(TOKENS))
    yield scene


def last_turn(table: Table, rng: Random) -> Iterator[Table]:
    """All others have acted, and one of them will win unless the player does something."""
    for scene in a_turn(table, rng):
        me = scene.turn
        others = scene.others(me)
        scene.acted = sum([1 << seat for seat in others])
        rival = max(others, key=lambda seat: prestige(scene, seat) + scene.scores[seat])
        final = GOAL + rng.randrange(4)
        give(scene, rival, final - prestige(scene, rival))
        mine = final - rng.randint(*AHEAD) - prestige(scene, me)
        give(scene, me, mine)
        for seat in others:
            if seat != rival:
                give(scene, seat, min(scene.scores[seat], final - 9 - prestige(scene, seat)))
        scene.rank = tuple(sorted(scene.rank, key=lambda seat: -scene.scores[seat]))
        if min(scene.scores) >= 0 and max(scene.scores) < GOAL:
            yield scene


def give(table: Table, seat: int, total: int) -> None:
    """Changes a player's points, as if the rounds before had brought more or less."""
    change = total - table.scores[seat]
    table.points[5 * seat + PRESTIGE] += change
    table.scores[seat] = total
    table.gains = (*table.gains[:seat], None, *table.gains[seat + 1 :])


def no_wonder_yet(table: Table, rng: Random) -> Iterator[Table]:
    """A turn in which no Wonder can be built right away."""
    for scene in a_turn(table, rng):
        if not possible_wonders(scene, scene.turn):
            yield scene


Stage = Callable[[Table, Random], Iterator[Table]]
STAGES: Final[Mapping[str, Stage]] = {"win": last_turn, "wonder": no_wonder_yet}
