"""A move as a card that is taken from one place of the table to another."""

from typing import Final

from polis.core.ask import Question
from polis.core.notation import Args
from polis.uchronia.shapes import Drag, Thing, Zone

# The zone to which a move's card goes, unless the question says otherwise.
ZONE_TO: Final[dict[str, Zone]] = {
    "move-discard": "forum",
    "move-command": "domain",
    "move-command-two": "domain",
    "move-command-as": "domain",
    "move-command-times": "domain",
    "move-take": "stock",
    "move-take-to-stock": "stock",
    "move-take-from-site": "stock",
    "move-take-top": "stock",
    "move-store": "stock",
    "move-pay": "stock",
    "move-give": "stock",
    "move-recall": "stock",
    "move-launch": "activities",
    "move-feed": "site",
    "move-add": "site",
    "move-add-from-forum": "site",
    "move-found": "sites",
    "move-found-from-hand": "sites",
    "move-found-with": "sites",
    "move-found-with-from-hand": "sites",
}
TAKEN_TO_HAND: Final = ("monopoly", "tenement-house", "paddock")
TO_OTHERS: Final = ("move-pay", "move-give")
SHARED: Final = ("forum", "works", "pile")


def drag(question: Question, id: str, args: Args, pointed: Thing | None) -> Drag | None:
    """Where the card lies and where it goes; None for a move that takes no card anywhere.

    `pointed` is the thing that the move points at.
    """
    zone = ZONE_TO.get(id)
    if zone is None or pointed is None:
        return None
    if id == "move-take" and question.about in TAKEN_TO_HAND:
        zone = "hand"
    to: Thing = {"zone": zone}
    if zone not in SHARED:
        to["seat"] = question.args["owner"] if id in TO_OTHERS else question.seat
    if zone == "site":
        to["building"] = pointed["building"]
    return {"from": lies(question, id, args, pointed), "to": to}


def lies(question: Question, id: str, args: Args, pointed: Thing) -> Thing:
    """Where the card lies: usually what the move points at, unless that is the site it goes to."""
    if pointed["zone"] == "works":
        return {"zone": "works", "building": args["building"]}
    zone = source_zone(question.about, id, pointed["zone"])
    if zone == pointed["zone"]:
        return pointed
    lying: Thing = {"zone": zone, "material": args["material"]}
    if zone not in SHARED:
        lying["seat"] = question.seat
    return lying


def source_zone(about: str, id: str, pointed: Zone) -> Zone:
    """A move that points at a site or at the Great Works takes its Resource from elsewhere."""
    if about == "carpenters-yard":
        return "hand"
    if id in ("move-add", "move-add-from-forum", "move-feed"):
        return "stock" if id == "move-add" else "forum"
    if id in ("move-found-with", "move-found-with-from-hand"):
        return "forum" if id == "move-found-with" else "hand"
    return pointed
