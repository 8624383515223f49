"""Games and cities whose words are looked at."""

from __future__ import annotations

from typing import Any

import polis
from innovation.scenes import scene
from polis.core.errors import Message
from polis.innovation.icons import COLOURS
from polis.innovation.printed import every_card
from polis.innovation.sets.cities.city import City

GAME = polis.GAMES["innovation"]


def table(**zones: Any) -> polis.Match:
    """One player with cities in hand and on the board, and rivals with hidden ones."""
    mine: dict[str, Any] = {
        "hand": ["athens", "archery"],
        "board": {
            "red": ["metalworking", "oars"],
            "green": ["babylon"],
            "purple": ["constantinople"],
        },
        "splays": {"red": "left"},
        "achievements": [3, "cities 4"],
    }
    others: list[dict[str, Any]] = [
        {"hand": ["cities 3", 1, "cities 3"], "forecast": ["cities 2"]},
        {"safe": [4, "cities 5"]},
    ]
    return scene(mine, *others, cities=True, **zones)


def now(match: polis.Match, slug: str, viewer: int | None = 0) -> dict[str, dict[str, Any]]:
    return {said["id"]: said["args"] for said in match.meaning({"card": slug}, viewer)}


def named(messages: list[Message]) -> list[str]:
    return [each["args"]["card"] for each in messages]


def with_symbol(symbol: str, besides: int = -1) -> City:
    """A city, not of one colour, that shows a symbol once."""
    cities = [card for card in every_card() if isinstance(card, City) and card.colour != besides]
    return next(card for card in cities if printed_on(card).count(symbol) == 1)


def printed_on(card: City) -> list[Any]:
    found: list[Any] = GAME.printed.cards()[card.slug]["icons"]
    return found


def flags_and_fountains() -> dict[str, list[str]]:
    flag = with_symbol("flag")
    cities = [flag, with_symbol("fountain", flag.colour)]
    return {COLOURS[it.colour]: [it.slug] for it in cities}


def of_colour(city: City, count: int) -> list[str]:
    """Some base cards of a city's colour."""
    base = [card for card in every_card() if card.colour == city.colour and card.id < 115]
    return [card.slug for card in base[:count]]
