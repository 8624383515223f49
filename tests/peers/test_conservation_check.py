"""The check of conservation convicts every card that is lost, doubled or exchanged."""

from collections.abc import Callable
from typing import Any

import polis
import pytest
from peers.conservation import WrongCards, check_conservation

Position = dict[str, Any]


def lose_a_resource(position: Position) -> None:
    position["seats"][0]["hand"].pop()


def double_a_resource(position: Position) -> None:
    position["forum"].append(position["pile"][0])


def exchange_a_resource(position: Position) -> None:
    card = position["pile"].pop()
    position["pile"].append("wood" if card == "clay" else "clay")


def lose_a_building(position: Position) -> None:
    position["works_pile"].pop()


def double_a_building(position: Position) -> None:
    position["seats"][1]["sites"][position["works"][0]] = []


def lose_every_copy(position: Position) -> None:
    gone = position["works"][0]
    for zone in ("works", "works_pile"):
        position[zone] = [building for building in position[zone] if building != gone]


def test_new_match_passes() -> None:
    position = polis.new("uchronia", 2, seed=1).position()
    check_conservation(position)
    assert len(position["pile"]) == 174 - 2 * 6


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_resource,
        double_a_resource,
        exchange_a_resource,
        lose_a_building,
        double_a_building,
        lose_every_copy,
    ],
)
def test_fault_is_convicted(spoil: Callable[[Position], None]) -> None:
    position = polis.new("uchronia", 2, seed=1).position()
    spoil(position)
    with pytest.raises(WrongCards):
        check_conservation(position)
