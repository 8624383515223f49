"""A table in words: headings and lists of messages, whatever the game.

An argument that is called like a kind of card (`building`) names a card whose text can be shown.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from polis.core.errors import Message, message


class Row(TypedDict):
    """A zone: what it is called and what lies there."""

    title: Message
    items: list[Message]


class Section(TypedDict):
    """What a seat has, or (seat None, no title) what all share."""

    title: Message | None
    seat: int | None
    rows: list[Row]


def player_title(seat: int, points: Mapping[Any, int]) -> Message:
    """A seat with its points, and what they come from."""
    total = message("table-points", count=sum(points.values()))
    sources = [
        message("table-source", source=message(f"points-{source}"), count=count)
        for source, count in points.items()
        if count
    ]
    if sources:
        return message("table-player-sources", seat=seat, points=total, sources=sources)
    return message("table-player", seat=seat, points=total)


class Outline(TypedDict):
    """The state of the game in a few words, then zone by zone."""

    summary: list[Message]
    sections: list[Section]
