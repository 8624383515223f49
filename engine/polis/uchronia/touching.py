"""Why nothing can be done now with a thing on the table that a player has touched."""

from collections.abc import Iterator
from typing import Final

from polis.core.ask import Question
from polis.core.reading import Reader
from polis.core.things import Touching, needed
from polis.uchronia.building import BUILDINGS, MATERIAL_OF
from polis.uchronia.completion import accepted
from polis.uchronia.decision import label
from polis.uchronia.materials import MEMBERS, NAMES, ORDERS
from polis.uchronia.position_reading import SLUGS
from polis.uchronia.shapes import Thing, Zone
from polis.uchronia.table import Table
from polis.uchronia.why_not import is_asked, why_not

# What one's own and shared things are for, if the question has nothing to do with them …
FOR_WHAT: Final[dict[Zone, str]] = {
    "hand": "touch-hand",
    "stock": "touch-stock",
    "domain": "touch-domain",
    "activities": "touch-activities",
    "site": "touch-site",
    "sites": "touch-sites",
    "buildings": "touch-buildings",
    "works": "touch-works",
    "forum": "touch-forum",
    "pile": "touch-pile",
    "discard": "touch-discard",
    "monopolies": "touch-monopolies",
}
# … and those of others.
FOR_OTHERS: Final[dict[Zone, str]] = {
    "hand": "touch-hand-other",
    "stock": "touch-stock-other",
    "domain": "touch-domain-other",
    "activities": "touch-activities",
    "site": "touch-site-other",
    "sites": "touch-site-other",
    "buildings": "touch-buildings-other",
}
# The moves that name a thing of a zone.
NAMED_BY: Final[dict[Zone, tuple[str, ...]]] = {
    "hand": ("discard", "command", "store", "reveal", "hide", "give", "launch"),
    "stock": ("launch", "pay", "take"),
    "activities": ("recall",),
    "forum": ("take", "feed"),
}


def read_thing(place: Reader, table: Table) -> Thing:
    """A thing that can lie on the table: its zone, whose it is, which card."""
    fields = place.fields(("zone", "seat", "material", "building"), ("zone",))
    thing: Thing = {"zone": fields["zone"].one_of(FOR_WHAT)}
    if thing["zone"] in FOR_OTHERS:
        thing["seat"] = needed(fields, "seat").number(0, table.players - 1)
    if "material" in fields:
        thing["material"] = fields["material"].one_of(NAMES)
    if "building" in fields or thing["zone"] == "site":
        thing["building"] = needed(fields, "building").one_of(SLUGS)
    return thing


def moves_naming(table: Table, question: Question, thing: Thing) -> Iterator[str]:
    """The moves that a player who touches this thing may have in mind, legal or not."""
    me, zone = question.seat, thing["zone"]
    material, building = thing.get("material"), thing.get("building")
    if material is not None:
        for verb in NAMED_BY.get(zone, ()):
            yield f"{verb} {material}"
        if zone == "domain":
            yield f"copy {ORDERS[NAMES.index(material)]} from {thing['seat']}"
        elif zone in ("hand", "stock", "forum"):
            origin = " from forum" if zone == "forum" else ""
            for site in sites_for(table, me, NAMES.index(material)):
                yield f"add {material} to {site}{origin}"
    if zone == "site":
        yield from moves_to_site(table, me, thing)
    elif zone == "buildings" and building is not None:
        yield f"use {building}"
    elif zone == "works" and building is not None:
        yield f"found {building}"


def sites_for(table: Table, me: int, material: int) -> list[str]:
    """A player's sites, first those that take a Resource of this material."""
    sites = sorted(table.sites[me], key=lambda site: not accepted(table, me, site) >> material & 1)
    return [BUILDINGS[site].slug for site in sites]


def moves_to_site(table: Table, me: int, thing: Thing) -> Iterator[str]:
    """Resources that a site takes, the one of its own colour first."""
    site = SLUGS[thing["building"]]
    own = MATERIAL_OF[site]
    for material in sorted(MEMBERS[accepted(table, me, site)], key=lambda m: m != own):
        yield f"add {NAMES[material]} to {thing['building']}"


why_untouchable: Final = Touching(
    label=label,
    is_asked=is_asked,
    why_not=why_not,
    moves_naming=moves_naming,
    for_what=FOR_WHAT,
    for_others=FOR_OTHERS,
    exactly=True,
).why_untouchable
