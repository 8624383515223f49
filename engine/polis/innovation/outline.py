"""The table in words: what lies where, as messages, for a terminal and for the plain page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from polis.core.errors import Message, message
from polis.core.outline import Outline, Row, Section
from polis.innovation.icons import SPLAYS, UNSPLAYED
from polis.innovation.shapes import Back, Colour, Pile, View


def outline(view: View) -> Outline:
    seats = [seat_section(view, seat) for seat in range(view["players"])]
    return Outline(summary=summary(view), sections=[shared_section(view), *seats])


def summary(view: View) -> list[Message]:
    if view["phase"] == "setup":
        stand = [message("phase-setup")]
    else:
        stand = [message("table-round", round=view["round"])]
    if view["turn"] is not None:
        stand.append(message("table-actions", seat=view["turn"], count=view["actions"]))
    parley = [message("table-parley")] if view["parley"] else []
    return [*stand, message("table-needed", count=view["needed"]), *parley]


def shared_section(view: View) -> Section:
    specials = view["specials"].items()
    decks = [message("table-deck", age=age, count=n) for age, n in view["decks"].items()]
    junked = [message(f"special-{name}") for name, at in specials if at["place"] == "junk"]
    free = [message(f"special-{name}") for name, at in specials if at["place"] == "available"]
    rows = (
        row("decks", decks),
        row("known", known_in_decks(view)),
        row("achievements", counted(view["achievements"])),
        row("specials", free),
        row("junk", [*counted(view["junk"]), *junked]),
    )
    return Section(title=None, seat=None, rows=[r for r in rows if r["items"]])


def known_in_decks(view: View) -> list[Message]:
    return [
        message("table-in-deck", card=it["card"], age=age, count=it["above"])
        for age, cards in view["known_in_decks"].items()
        for it in cards
    ]


def seat_section(view: View, seat: int) -> Section:
    zones = view["seats"][seat]
    icons = [message("table-icon", icon=i, count=n) for i, n in zones["icons"].items() if n]
    claimed = [
        *counted(zones["achievements"]),
        *[message(f"special-{n}") for n in zones["specials"]],
    ]
    rows = (
        row("first-card", first_card(view, seat)),
        row("hand", counted(zones["hand"])),
        *[pile(colour, lying) for colour, lying in zones["board"].items()],
        row("icons", icons),
        row("score", counted(zones["score_pile"])),
        row("achieved", claimed),
    )
    return Section(title=title(view, seat), seat=seat, rows=[r for r in rows if r["items"]])


def title(view: View, seat: int) -> Message:
    """A seat with its achievements and points."""
    zones = view["seats"][seat]
    if zones["out"]:
        return message("table-out", seat=seat)
    achieved = message("table-achievements", count=sum(zones["points"].values()))
    points = message("table-points", count=zones["score"])
    return message("table-standing", seat=seat, achieved=achieved, points=points)


def row(zone: str, items: Sequence[Message]) -> Row:
    return Row(title=message(f"part-{zone}"), items=list(items))


def pile(colour: Colour, lying: Pile) -> Row:
    """A pile of a board, its top card first."""
    items = [message("named-card", card=card) for card in reversed(lying["cards"])]
    if lying["splay"] != SPLAYS[UNSPLAYED]:
        items.insert(1, message("table-splayed", direction=lying["splay"]))
    return Row(title=message(f"colour-{colour}"), items=items)


def counted(backs: Sequence[Back]) -> list[Message]:
    """Cards by name where they are known, otherwise equal backs together."""
    found = []
    for (age, card), alike in groupby(backs, lambda it: (it["age"], it["card"])):
        count = len(list(alike))
        if card is not None:
            found.append(message("table-named", card=card, age=age))
        else:
            found.append(
                message("table-backs" if count > 1 else "table-back", age=age, count=count)
            )
    return found


def first_card(view: View, seat: int) -> list[Message]:
    """In the set-up: whether a seat has chosen its first card, and of one's own which."""
    if view["chosen"] is None:
        return []
    chosen = view["chosen"][seat]
    if chosen["card"] is not None:
        return [message("named-card", card=chosen["card"])]
    return [message("table-chosen" if chosen["chosen"] else "table-not-chosen")]
