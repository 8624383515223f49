"""What happened, as a seat saw it: facts of the log as JSON, and in words."""

from __future__ import annotations

from typing import Any, Final, cast

from polis.core.errors import Message, message
from polis.core.reading import Json
from polis.core.table import Fact
from polis.innovation.deck import AGE_OF, SLUGS
from polis.innovation.fact_shapes import Told
from polis.innovation.icons import COLOURS, SPLAYS, UNSPLAYED
from polis.innovation.shapes import Thing, Zone
from polis.innovation.table import ACHIEVED, AVAILABLE, DECK, HAND, JUNK, PILE, SCORE

# The fields of each kind of fact after its name.
FIELDS: Final = {
    "card": ("verb", "back", "card", "from", "to", "known", "open"),
    "reveal": ("card", "at"),
    "splay": ("seat", "colour", "direction"),
    "special": ("special", "seat"),
    "special-junked": ("special",),
    "special-freed": ("special",),
    "bonus": ("seat",),
    "effect": ("seat", "card", "number"),
    "execute": ("seat", "card"),
    "chain": ("seat",),
    "action": ("seat", "action", "card"),
    "turn": ("seat", "round"),
    "chosen": ("seat",),
    "lose": ("seat",),
    "able": ("seat",),
    "unseen": ("seat",),
    "end": ("how",),
}
SEAT_ZONES: Final[tuple[tuple[int, Zone], ...]] = (
    (ACHIEVED, "achieved"),
    (SCORE, "score"),
    (HAND, "hand"),
)


def place(zone: int) -> Thing:
    """Where a card lies."""
    if zone in (AVAILABLE, JUNK):
        return {"zone": "achievements" if zone == AVAILABLE else "junk"}
    if zone >= DECK:
        return {"zone": "deck", "age": zone - DECK}
    if zone >= PILE:
        seat, colour = divmod(zone - PILE, 5)
        return {"zone": "board", "seat": seat, "colour": COLOURS[colour]}
    first, name = next(it for it in SEAT_ZONES if zone >= it[0])
    return {"zone": name, "seat": zone - first}


def tell(fact: Fact, seat: int | None) -> Told:
    """A fact as that seat saw it, with only the backs of cards it does not know."""
    _, kind, *values = fact
    told: Json = {"event": kind}
    for field, value in zip(FIELDS[kind], values, strict=True):
        told[field] = _said(kind, field, value)
    if kind == "card":
        told["age"] = AGE_OF[told.pop("back")]
        known, is_open = told.pop("known"), told.pop("open")
        if not (is_open if seat is None else known >> seat & 1):
            told["card"] = None
    return cast(Told, told)


def _said(kind: str, field: str, value: Any) -> Any:
    if field == "card":
        return SLUGS[value] if kind in ("card", "reveal") else value
    if field in ("from", "to", "at"):
        return place(value)
    if field == "colour":
        return COLOURS[value]
    if field == "direction":
        return SPLAYS[value]
    return value + 1 if field == "number" else value


# Words


def event_message(event: Json) -> Message:
    """A told fact in words."""
    kind = event["event"]
    args = {key: value for key, value in event.items() if key not in ("event", "move")}
    if kind == "card":
        return moved(event)
    if kind == "reveal":
        return message("event-shown", card=args["card"], at=said_place(args["at"]))
    if kind == "splay" and event["direction"] == SPLAYS[UNSPLAYED]:
        return message("event-unsplay", seat=args["seat"], colour=args["colour"])
    if kind == "action":
        return message(f"event-takes-{event['action']}", **args)
    if kind == "end":
        return message(f"event-end-{event['how']}")
    return message(f"event-{kind}", **args)


def said_place(at: Json) -> Message:
    args = {key: value for key, value in at.items() if key != "zone"}
    return message(f"at-{at['zone']}", **args)


def moved(event: Json) -> Message:
    """The words for a card that moved: by its verb, if that verb tells who did it."""
    whose = OWNERS.get(event["verb"])
    seat = event[whose].get("seat") if whose else None
    hidden = event["card"] is None
    args: Json = {"age": event["age"], "count": event.get("count", 1)}
    if not hidden:
        args = {"card": event["card"]}
    ending = "-unseen" if hidden else ""
    if event["to"]["zone"] == "achievements":
        return message(f"event-laid-out{ending}", **args)
    if event["to"]["zone"] == "junk":
        return message(f"event-junk{ending}", **args, at=said_place(event["from"]))
    if seat is None:
        ends = {"leaves": said_place(event["from"]), "reaches": said_place(event["to"])}
        return message(f"event-moves{ending}", **args, **ends)
    return message(f"event-{event['verb']}{ending}", **args, seat=seat)


# Verbs that are done by who has the card afterwards, or had it before.
OWNERS: Final = {
    "draw": "to",
    "meld": "to",
    "tuck": "to",
    "score": "to",
    "achieve": "to",
    "return": "from",
}
