"""A table in words: headings and lists of messages, whatever the game.

An argument called as a kind of card (`building`) names the card whose text can be shown.
"""

from typing import TypedDict

from polis.core.errors import Reason


class Row(TypedDict):
    """A zone: what it is called and what lies there."""

    title: Reason
    items: list[Reason]


class Section(TypedDict):
    """What a seat has, or (seat None, no title) what all share."""

    title: Reason | None
    seat: int | None
    rows: list[Row]


class Outline(TypedDict):
    """The state of the game in a few words, then zone by zone."""

    summary: list[Reason]
    sections: list[Section]
