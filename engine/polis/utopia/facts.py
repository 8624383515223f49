"""What happened, as a seat saw it: facts of the log as JSON."""

from collections.abc import Callable
from typing import Any, Final, cast

from polis.core.errors import Message, message
from polis.core.reading import Json
from polis.core.table import Fact
from polis.utopia.board import ISLANDS, SLUGS
from polis.utopia.civilizations import CIVILIZATIONS, naming
from polis.utopia.fact_shapes import CardPlace, Told
from polis.utopia.table import ASIDE, DISCARD, HAND, NOBODY, PHASES, PILE, SOURCES

# The fields of each kind of fact after its name, by the kind of thing they are.
FIELDS: Final = {
    "first": ("seat",),
    "start-scale": ("scale",),
    "round": ("round",),
    "arrive": ("guest",),
    "turn": ("seat", "round", "phase", "lap"),
    "take": ("seat", "guest"),
    "surprise": ("seat", "guest"),
    "no-prince": ("seat", "civilization"),
    "name": ("seat", "owner"),
    "prince": ("seat", "civilization", "count", "leaves", "reaches"),
    "return-guests": ("count",),
    "card": ("civilization", "comes", "goes"),
    "shuffle": (),
    "action": ("seat", "action", "civilization"),
    "privilege": ("seat", "civilization", "as"),
    "scale": ("civilization", "from", "to"),
    "wonder": ("seat", "island"),
    "monument": ("seat", "civilization", "district"),
    "points": ("seat", "count", "source", "points"),
    "rank": ("seat", "from", "to", "count"),
    "reckoning": ("round",),
    "over": (),
}
# The fields of facts for where a prince or a card comes from and goes to, and their words.
ENDS: Final = {"leaves": "from", "reaches": "to", "comes": "from", "goes": "to"}


def place(address: int) -> CardPlace:
    """Where an action card lies."""
    if address in (DISCARD, PILE):
        return {"zone": "discard" if address == DISCARD else "pile"}
    if address >= ASIDE:
        return {"zone": "aside", "seat": address - ASIDE}
    return {"zone": "hand", "seat": address - HAND}


def _said(field: str, value: Any, owner: int) -> Json:
    if field == "guest":
        island, civilization = divmod(value, 5)
        return {"civilization": CIVILIZATIONS[civilization], "island": ISLANDS[island]}
    if field in ("leaves", "reaches"):
        supply = {"zone": "supply", "seat": owner}
        there = {"zone": "district", "district": SLUGS[value]}
        return {ENDS[field]: supply if value == NOBODY else there}
    if field in ("comes", "goes"):
        return {ENDS[field]: place(value)}
    return {field: NAMED[field](value) if field in NAMED else value}


NAMED: Final[dict[str, Callable[[Any], Any]]] = {
    "civilization": CIVILIZATIONS.__getitem__,
    "as": CIVILIZATIONS.__getitem__,
    "scale": lambda scale: [CIVILIZATIONS[civilization] for civilization in scale],
    "island": ISLANDS.__getitem__,
    "district": SLUGS.__getitem__,
    "phase": PHASES.__getitem__,
    "source": SOURCES.__getitem__,
}


def tell(fact: Fact, seat: int | None) -> Told:
    """A fact as that seat saw it: others see only that a card was dealt or given up, not which."""
    _, kind, *values = fact
    told: Json = {"event": kind}
    for field, value in zip(FIELDS[kind], values, strict=True):
        told |= _said(field, value, values[0])
    if kind == "card" and hidden_from(told, seat):
        told["civilization"] = None
    return cast(Told, told)


def hidden_from(card: Json, seat: int | None) -> bool:
    """Whether a card went to a place that only its owner sees."""
    return card["to"]["zone"] in ("hand", "aside") and card["to"]["seat"] != seat


def event_message(event: Json) -> Message:
    """A told fact in words."""
    kind = event["event"]
    args = {key: value for key, value in event.items() if key not in ("event", "move")}
    if kind == "card":
        id = f"event-card-{event['from']['zone']}-{event['to']['zone']}"
        owner = event["to"].get("seat", event["from"].get("seat"))
        if args["civilization"] is None:
            return message(f"{id}-unseen", seat=owner, count=event.get("count", 1))
        return message(id, seat=owner, card=args["civilization"])
    if "civilization" in args:
        args |= naming(args["civilization"])
    if kind == "prince":
        return message(f"event-prince-{how(event)}", **said_ends(args))
    if kind == "start-scale":
        return message("event-start-scale", people=args["scale"])
    if kind == "turn":
        return message(f"event-turn-{event['phase']}", **args)
    if kind == "rank":
        return message("event-rank" if event["count"] else "event-rank-back", **args)
    if kind in ("action", "points"):
        return message(f"event-{kind}-{event['action' if kind == 'action' else 'source']}", **args)
    if kind == "privilege":
        into = message("card-" + args["as"])
        return message("event-privilege", seat=args["seat"], card=args["card"], into=into)
    return message(EVENTS.get(kind, f"event-{kind}"), **args)


EVENTS: Final = {"shuffle": "event-new-stack", "take": "event-welcome"}


def how(prince: Json) -> str:
    """Whether princes come, leave or walk."""
    if prince["from"]["zone"] == "supply":
        return "comes"
    return "leaves" if prince["to"]["zone"] == "supply" else "moves"


def said_ends(args: Json) -> Json:
    """The Districts of a way by name."""
    ends = {
        end: message("district-" + args[end]["district"])
        for end in ("from", "to")
        if "district" in args[end]
    }
    return {
        "seat": args["seat"],
        "civilization": args["civilization"],
        "count": args["count"],
        **ends,
    }
