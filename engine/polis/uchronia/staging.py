"""Prepares tables for puzzles: the last turn, or Draconians that threaten in the next one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from polis.uchronia.building import ANSWERS, BUILDINGS
from polis.uchronia.completion import refresh_effects
from polis.uchronia.materials import BRICK
from polis.uchronia.table import HAND, SEEN, THRESHOLDS, Table

# one in so many tables has no Bridge, so that an empty Domain is a sufficient defence
PLAIN: Final = 6
LEAST_HAND: Final = 3
FURTHEST_BEHIND: Final = 9


def near_the_end(table: Table) -> Iterator[Table]:
    """The table with the Last Turn card at the player to move, unless they are far behind."""
    scores = [table.score(seat) for seat in range(table.players)]
    goal = max(*scores, THRESHOLDS[table.players])
    if scores[table.turn] + FURTHEST_BEHIND >= goal:
        scene = table.copy()
        scene.first = (table.turn + 1) % table.players
        yield scene


def threatened(table: Table, rng: Random) -> Iterator[Table]:
    """The table with a known Hand for the next player, who mostly has the Bridge."""
    attacker = (table.turn + 1) % table.players
    if table.size(HAND + attacker) < LEAST_HAND:
        return
    scene = table.copy()
    if rng.randrange(PLAIN) and not (is_in_reach(scene) and give_bridge(scene, attacker)):
        return
    if not ensure_brick(scene, attacker, rng):
        return
    scene.fill(SEEN + attacker, scene.zone(HAND + attacker))
    scene.lacks[attacker] = 0
    yield scene


def is_in_reach(table: Table) -> bool:
    """Whether the player to move has Resources that a Bridge could reach."""
    me = table.turn
    held = sum([sum(resources) for resources in table.sites[me].values()])
    return bool(held and not table.active[me] & ANSWERS.shields_sites)


def give_bridge(table: Table, seat: int) -> bool:
    """Gives a player the Bridge, if it is left in the pile; returns whether they have it."""
    bridge = next(building for building in BUILDINGS if building.slug == "bridge")
    if table.active[seat] >> bridge.id & 1:
        return True
    if table.owned[seat] >> bridge.id & 1 or bridge.id not in table.works_pile[table.under :]:
        return False
    place = table.works_pile.index(bridge.id, table.under)
    table.works_pile = table.works_pile[:place] + table.works_pile[place + 1 :]
    table.built[seat] += (bridge.id,)
    table.owned[seat] |= 1 << bridge.id
    refresh_effects(table, seat)
    return table.score(seat) < THRESHOLDS[table.players]


def ensure_brick(table: Table, seat: int, rng: Random) -> bool:
    """Makes sure that a Hand has a Brick to Command with, by a swap with the draw pile."""
    hand = table.zone(HAND + seat)
    if hand[BRICK]:
        return True
    place = table.pile.find(bytes([BRICK]))
    if place < 0:
        return False
    card = rng.choice([m for m in range(5) for _ in range(hand[m])])
    table.pile = table.pile[:place] + bytes([card]) + table.pile[place + 1 :]
    hand[card] -= 1
    hand[BRICK] += 1
    table.fill(HAND + seat, hand)
    return True
