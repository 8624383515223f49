"""Why nothing can be done now with a thing on the table that a player has touched."""

from collections.abc import Iterator
from typing import Final

from polis.core.ask import Question
from polis.core.reading import Reader
from polis.core.things import Touching, needed
from polis.utopia.board import DISTRICT_IDS, ISLANDS
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.decision import label
from polis.utopia.shapes import Thing, Zone
from polis.utopia.table import Table
from polis.utopia.why_not import is_asked, why_not

# What a thing is for, if the question has nothing to do with it.
FOR_WHAT: Final[dict[Zone, str]] = {
    "guests": "touch-guests",
    "bag": "touch-bag",
    "district": "touch-district",
    "hand": "touch-cards",
    "scale": "touch-scale",
    "wonder": "touch-wonder",
    "seat": "touch-seat",
    "supply": "touch-supply",
    "privileges": "touch-privileges",
    "pile": "touch-stack",
    "discard": "touch-discarded",
}
FOR_OTHERS: Final[dict[Zone, str]] = {"hand": "touch-cards-other"}
OWNED: Final = ("hand", "seat", "supply", "privileges")
KEYS: Final = ("zone", "seat", "civilization", "island", "district", "count")


def read_thing(place: Reader, table: Table) -> Thing:
    """A thing that can lie on the table."""
    fields = place.fields(KEYS, ("zone",))
    thing: Thing = {"zone": fields["zone"].one_of(FOR_WHAT)}
    if thing["zone"] in OWNED or "seat" in fields:
        thing["seat"] = needed(fields, "seat").number(0, table.players - 1)
    if thing["zone"] in ("guests", "scale") or "civilization" in fields:
        thing["civilization"] = needed(fields, "civilization").one_of(CIVILIZATIONS)
    if thing["zone"] in ("guests", "wonder"):
        thing["island"] = needed(fields, "island").one_of(ISLANDS)
    if thing["zone"] == "district":
        thing["district"] = needed(fields, "district").one_of(DISTRICT_IDS)
    return thing


def moves_naming(table: Table, question: Question, thing: Thing) -> Iterator[str]:
    """The moves that a player who touches this thing may have in mind, legal or not."""
    zone, civilization = thing["zone"], thing.get("civilization")
    if zone == "guests":
        yield f"take {civilization} {thing['island']}"
    elif zone == "bag":
        yield "surprise"
    elif zone == "wonder":
        yield f"wonder {thing['island']}"
    elif zone == "seat":
        yield f"name {thing['seat']}"
    elif zone == "hand" and thing["seat"] == question.seat and civilization:
        for verb in ("discard", "move", "add", "remove", "raise"):
            yield f"{verb} {civilization}"
    elif zone == "scale":
        yield f"as {civilization}"
        yield f"raise {civilization}"
    elif zone == "district":
        for verb in ("place", "to", "from"):
            yield f"{verb} {thing['district']}"
        for name in [civilization] if civilization else CIVILIZATIONS:
            yield f"control {name} {thing['district']}"


why_untouchable: Final = Touching(
    label=label,
    is_asked=is_asked,
    why_not=why_not,
    moves_naming=moves_naming,
    for_what=FOR_WHAT,
    for_others=FOR_OTHERS,
).why_untouchable
