"""Proves of a position of Uchronia that every card lies in exactly one zone."""

from collections import Counter
from itertools import chain
from typing import Any

Position = dict[str, Any]

RESOURCES = {"clay": 35, "wood": 35, "brick": 35, "stone": 35, "marble": 34}
NAMES = 40
COPIES = 2


class WrongCards(AssertionError):
    """Cards are missing, or there are too many."""


def check_conservation(position: Position) -> None:
    found = Counter(resources(position))
    if found != RESOURCES:
        raise WrongCards(f"resources {dict(found)}")
    built = Counter(buildings(position))
    if len(built) != NAMES or set(built.values()) != {COPIES}:
        raise WrongCards(f"{len(built)} buildings {dict(built)}")


def resources(position: Position) -> list[str]:
    """The Resource cards of all zones."""
    zones = [position[zone] for zone in ("forum", "discard", "pile")]
    for seat in position["seats"]:
        zones += [seat[zone] for zone in ("hand", "domain", "stock", "activities")]
        zones += seat["sites"].values()
    return list(chain(*zones))


def buildings(position: Position) -> list[str]:
    """The Buildings of all zones."""
    zones = [position[zone] for zone in ("works", "works_pile", "works_discard")]
    for seat in position["seats"]:
        zones += [seat["buildings"], seat["sites"]]
    return list(chain(*zones))
