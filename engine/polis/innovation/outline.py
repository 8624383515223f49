"""The table in words: what lies where, as messages, for a terminal and for the plain page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from polis.core.errors import Message, message
from polis.core.outline import Outline, Row, Section
from polis.innovation.deck import CARDS, IDS, SETS
from polis.innovation.facts import back_message
from polis.innovation.icons import (
    BONUS,
    BONUSES,
    HIGHEST_BONUS,
    MASK,
    SPLAYS,
    UNSPLAYED,
    WIDTH,
    symbol_name,
)
from polis.innovation.shapes import Back, Colour, Pile, SetName, View

BASE: Final = SETS[0]
HELD: Final = ("standard", "special")  # achievements that are named one by one


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
    spent = [message(f"table-{what}") for what in view["spent"]]
    return [*stand, *spent, message("table-needed", count=view["needed"]), *options(view)]


def options(view: View) -> list[Message]:
    """With what the game is played."""
    titles = [message(f"title-{name}") for name in expansions(view)]
    sets = [message("table-with-sets", titles=titles)] if titles else []
    return [*sets, *([message("table-parley")] if view["parley"] else [])]


def expansions(view: View) -> list[SetName]:
    return [name for name in view["sets"] if name != BASE]


def shared_section(view: View) -> Section:
    specials = view["specials"].items()
    junked = [message(f"special-{name}") for name, at in specials if at["place"] == "junk"]
    free = [message(f"special-{name}") for name, at in specials if at["place"] == "available"]
    rows = (
        row("decks", decks(view, BASE)),
        *[row(f"decks-{name}", decks(view, name)) for name in expansions(view)],
        row("known", known_in_decks(view)),
        row("achievements", counted(view["achievements"])),
        row("specials", free),
        row("junk", [*counted(view["junk"]), *junked]),
    )
    return Section(title=None, seat=None, rows=[r for r in rows if r["items"]])


def decks(view: View, name: SetName) -> list[Message]:
    """The decks of a set by their ages."""
    backs = [(*taken_apart(text), count) for text, count in view["decks"].items()]
    return [message("table-deck", age=age, count=count) for of, age, count in backs if of == name]


def known_in_decks(view: View) -> list[Message]:
    return [
        message("table-in-deck", card=it["card"], age=said_back(deck), count=it["above"])
        for deck, cards in view["known_in_decks"].items()
        for it in cards
    ]


def said_back(text: str) -> int | Message:
    """A back, as the view names it, in words."""
    name, age = taken_apart(text)
    return worded(name, age)


def taken_apart(text: str) -> tuple[str, int]:
    """The set and the age of a back."""
    name, _, age = text.rpartition(" ")
    return name or BASE, int(age)


def worded(name: str, age: int) -> int | Message:
    return back_message(age, None if name == BASE else name)


def seat_section(view: View, seat: int) -> Section:
    zones = view["seats"][seat]
    icons = [message("table-icon", icon=i, count=n) for i, n in zones["icons"].items() if n]
    showing = [(it, n) for it, n in zones["points"].items() if n and it not in HELD]
    claimed = [
        *counted(zones["achievements"]),
        *[message(f"special-{n}") for n in zones["specials"]],
        *[message(f"table-{source}", count=n) for source, n in showing],
    ]
    bonuses = [message("table-bonus", points=points) for points in zones["bonuses"]]
    rows = (
        row("first-card", first_card(view, seat)),
        row("hand", counted(zones["hand"])),
        *[pile(colour, lying) for colour, lying in zones["board"].items()],
        row("icons", icons),
        row("bonuses", bonuses),
        row("forecast", counted(zones["forecast"])),
        row("safe", counted(zones["safe"])),
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
    splay = SPLAYS.index(lying["splay"])
    items = [on_board(card, CARDS[IDS[card]].covered[splay]) for card in reversed(lying["cards"])]
    items[:1] = [on_board(card, CARDS[IDS[card]].whole) for card in lying["cards"][-1:]]
    if lying["splay"] != SPLAYS[UNSPLAYED]:
        items.insert(1, message("table-splayed", direction=lying["splay"]))
    return Row(title=message(f"colour-{colour}"), items=items)


def on_board(slug: str, symbols: int) -> Message:
    """A card on a board; one that has no effects with the symbols that it shows."""
    if CARDS[IDS[slug]].effects or not symbols:
        return message("named-card", card=slug)
    return message("table-shows", card=slug, shown=shown(symbols))


def shown(symbols: int) -> list[Message]:
    """Counted symbols in words."""
    found: list[Message] = []
    for symbol in range(BONUS + HIGHEST_BONUS + 1):
        count = symbols >> WIDTH * symbol & MASK
        if symbol > BONUS:
            found += [message("printed-bonus", points=symbol - BONUS)] * count
        elif count and symbol < BONUSES:
            found.append(message("table-icon", icon=symbol_name(symbol), count=count))
    return found


def counted(backs: Sequence[Back]) -> list[Message]:
    """Cards by name where they are known, otherwise equal backs together."""
    found = []
    for (name, value, card), alike in groupby(backs, itemgetter("set", "age", "card")):
        count, age = len(list(alike)), worded(name, value)
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
