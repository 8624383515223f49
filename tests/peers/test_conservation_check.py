"""The check of the invariants convicts every card that is lost, doubled or exchanged."""

from collections.abc import Callable

import pytest
from game_checks import GAME_CHECKS, Position
from innovation.invariants import AGE
from walks import dealt


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


def lose_a_card(position: Position) -> None:
    position["pile"].pop()


def exchange_a_card(position: Position) -> None:
    card = position["pile"].pop()
    position["pile"].append("greek" if card == "mayan" else "mayan")


def double_a_guest(position: Position) -> None:
    position["guests"].append(position["bag"][0])


def lose_both_of_a_guest(position: Position) -> None:
    gone = position["guests"][0]
    for zone in ("guests", "bag"):
        position[zone] = [guest for guest in position[zone] if guest != gone]


def nine_princes(position: Position) -> None:
    position["seats"][0]["princes"] = {"forge-street": ["greek"] * 9}


def lose_an_invention(position: Position) -> None:
    position["decks"]["4"].pop()


def double_an_invention(position: Position) -> None:
    position["junk"].append(position["decks"]["3"][0])


def exchange_an_invention(position: Position) -> None:
    """The deck has as many cards as before, one of them of another age."""
    position["decks"]["3"][0] = position["decks"]["4"][0]


def lose_a_city(position: Position) -> None:
    position["decks"]["cities 4"].pop()


def exchange_a_city(position: Position) -> None:
    """A base card lies among cities of its age, and a city among base cards."""
    base, cities = position["decks"]["3"], position["decks"]["cities 3"]
    base[0], cities[0] = cities[0], base[0]


def lay_out_a_city(position: Position) -> None:
    """The achievement of its age lies in its deck."""
    city = position["decks"]["cities 2"].pop()
    second = next(n for n, card in enumerate(position["achievements"]) if AGE[card] == 2)
    position["decks"]["cities 2"].append(position["achievements"][second])
    position["achievements"][second] = city


def lose_an_achievement(position: Position) -> None:
    position["achievements"].pop()


SPOILED = {
    "uchronia": (
        lose_a_resource,
        double_a_resource,
        exchange_a_resource,
        lose_a_building,
        double_a_building,
        lose_every_copy,
    ),
    "innovation": (
        lose_an_invention,
        double_an_invention,
        exchange_an_invention,
        lose_an_achievement,
    ),
    "innovation cities": (
        lose_an_invention,
        exchange_an_invention,
        lose_a_city,
        exchange_a_city,
        lay_out_a_city,
    ),
    "utopia": (lose_a_card, exchange_a_card, double_a_guest, lose_both_of_a_guest, nine_princes),
}


@pytest.mark.parametrize(
    ("game", "spoil"), [(game, spoil) for game, spoils in SPOILED.items() for spoil in spoils]
)
def test_fault_is_convicted(game: str, spoil: Callable[[Position], None]) -> None:
    match = dealt(game, 3, 1)
    position = match.position()
    GAME_CHECKS[game].check(position, match.scores)
    spoil(position)
    with pytest.raises(AssertionError):
        GAME_CHECKS[game].check(position, match.scores)
