"""What happened, as a seat saw it: facts of the log as JSON, and in words."""

from __future__ import annotations

from typing import Any, Final, cast

from polis.core.errors import Message, message
from polis.core.reading import Json
from polis.core.table import Fact
from polis.innovation.deck import BACK_OF, BACKS, SETS, SLUGS
from polis.innovation.fact_shapes import Told
from polis.innovation.icons import COLOURS, SPLAYS, UNSPLAYED
from polis.innovation.shapes import Thing
from polis.innovation.zones import ZONES

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


def place(number: int) -> Thing:
    """Where a card lies."""
    zone = ZONES[number]
    lying: Json = {"zone": zone.kind.name}
    if zone.owner is not None:
        lying["seat"] = zone.owner
    if zone.colour is not None:
        lying["colour"] = COLOURS[zone.colour]
    if zone.back is not None:
        lying |= said_back(zone.back)
    return cast(Thing, lying)


def said_back(back: int) -> Json:
    """A back by its age, and its set if that is not the base set."""
    number, age = BACKS[back]
    return {"age": age, "set": SETS[number]} if number else {"age": age}


def tell(fact: Fact, seat: int | None) -> Told:
    """A fact as that seat saw it, with only the backs of cards it does not know."""
    _, kind, *values = fact
    told: Json = {"event": kind}
    for field, value in zip(FIELDS[kind], values, strict=True):
        told[field] = _said(kind, field, value)
    if kind == "card":
        told |= said_back(BACK_OF[told.pop("back")])
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
    if at["zone"] == "deck":
        return message("at-deck", age=back_message(at["age"], at.get("set")))
    args = {key: value for key, value in at.items() if key != "zone"}
    return message(f"at-{at['zone']}", **args)


def back_message(age: int, set: str | None = None) -> int | Message:
    """A value as words say it: of a back that is not of the base set, with its set."""
    return age if set is None else message("back-of-set", set=set, age=age)


def said(args: Json) -> Json:
    """The arguments of a move as words say them: a value with its set."""
    if "age" not in args:
        return args
    others = {key: value for key, value in args.items() if key != "set"}
    return {**others, "age": back_message(args["age"], args.get("set"))}


def moved(event: Json) -> Message:
    """The words for a card that moved: by its verb, if that verb tells who did it."""
    whose = OWNERS.get(event["verb"])
    seat = event[whose].get("seat") if whose else None
    hidden = event["card"] is None
    age = back_message(event["age"], event.get("set"))
    args: Json = {"age": age, "count": event.get("count", 1)}
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
