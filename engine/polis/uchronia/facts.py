"""What happened, as a seat saw it: facts of the log as JSON."""

from typing import Any, Final, cast

from polis.core.errors import Message, message
from polis.core.reading import Json
from polis.core.table import Fact
from polis.uchronia.building import BUILDINGS
from polis.uchronia.fact_shapes import Place, Told
from polis.uchronia.materials import NAMES, ORDERS, named
from polis.uchronia.shapes import Zone
from polis.uchronia.table import (
    ACTIVITIES,
    DISCARD,
    DOMAIN,
    FORUM,
    HAND,
    NOBODY,
    PILE,
    SITE,
    STOCK,
)

# The fields of each kind of fact after its name, by the kind of thing they are.
FIELDS: Final = {
    "card": ("material", "from", "to", "building"),
    "shuffle": ("from",),
    "shuffle-works": (),
    "works": ("building",),
    "works-under": ("building",),
    "works-discard": ("building",),
    "first": ("seat",),
    "turn": ("seat", "round"),
    "plot": ("seat",),
    "copy": ("seat", "order", "owner"),
    "order": ("seat", "order"),
    "use": ("seat", "building"),
    "reveal": ("seat", "material"),
    "hide": ("seat", "victim", "material"),
    "lacks": ("seat", "materials"),
    "has": ("seat", "materials"),
    "found": ("seat", "building"),
    "complete": ("seat", "building"),
    "monopoly": ("material", "seat", "previous"),
    "ending": ("seat",),
    "over": (),
}

SEAT_ZONES: Final[tuple[tuple[int, Zone], ...]] = (
    (PILE, "pile"),
    (SITE, "site"),
    (DOMAIN, "domain"),
    (ACTIVITIES, "activities"),
    (STOCK, "stock"),
    (HAND, "hand"),
)


COMMON_ZONES: Final[dict[int, Zone]] = {FORUM: "forum", DISCARD: "discard", PILE: "pile"}


def place(address: int) -> Place:
    if address in COMMON_ZONES:
        return {"zone": COMMON_ZONES[address]}
    for base, zone in SEAT_ZONES:
        if address >= base:
            return {"zone": zone, "seat": address - base}
    raise AssertionError(address)


def _said(field: str, value: Any) -> Any:
    if field == "material":
        return NAMES[value]
    if field == "materials":
        return named(value)
    if field == "order":
        return ORDERS[value]
    if field == "building":
        return BUILDINGS[value].slug
    if field in ("from", "to"):
        return place(value)
    return None if field == "previous" and value == NOBODY else value


def tell(fact: Fact, seat: int | None) -> Told:
    """A fact as that seat saw it: others see only that a card was drawn, not which."""
    _, kind, *values = fact
    told: Json = {"event": kind}
    for field, value in zip(FIELDS[kind], values, strict=False):
        told[field] = _said(field, value)
    drawn = kind == "card" and values[1] == PILE and HAND <= values[2] < STOCK
    if drawn and seat != values[2] - HAND:
        told["material"] = None
    return cast(Told, told)


def event_message(event: Json) -> Message:
    """A told fact in words."""
    args = {key: value for key, value in event.items() if key not in ("event", "move")}
    for end in ("from", "to"):
        if end in args:
            at = args[end]
            place_args = {"seat": at.get("seat"), "building": args.get("building")}
            args[end] = message(f"place-{at['zone']}", **place_args)
    if "materials" in args:
        args["material"] = args.pop("materials")
    unseen = event["event"] == "card" and event["material"] is None
    if unseen:
        args.setdefault("count", 1)
    return message(f"event-{event['event']}{'-unseen' if unseen else ''}", **args)
