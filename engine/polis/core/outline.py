"""A table in words: headings and lists of messages, whatever the game.

An argument called as a kind of card (`building`) names the card whose text can be shown.
"""

from collections.abc import Mapping
from typing import TypedDict

from polis.core.errors import Reason, reason


class Row(TypedDict):
    """A zone: what it is called and what lies there."""

    title: Reason
    items: list[Reason]


class Section(TypedDict):
    """What a seat has, or (seat None, no title) what all share."""

    title: Reason | None
    seat: int | None
    rows: list[Row]


def player_title(seat: int, points: Mapping[str, int]) -> Reason:
    """A seat with its points, and what they come from."""
    total = reason("table-points", count=sum(points.values()))
    sources = [
        reason("table-source", source=reason(f"points-{source}"), count=count)
        for source, count in points.items()
        if count
    ]
    if sources:
        return reason("table-player-sources", seat=seat, points=total, sources=sources)
    return reason("table-player", seat=seat, points=total)


class Outline(TypedDict):
    """The state of the game in a few words, then zone by zone."""

    summary: list[Reason]
    sections: list[Section]
