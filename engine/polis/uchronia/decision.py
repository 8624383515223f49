"""A legal move for an interface: its words, the thing it points at, where its card goes."""

from typing import Final

from polis.core.ask import Question
from polis.core.errors import message
from polis.core.notation import Args
from polis.uchronia.dragging import SHARED, drag
from polis.uchronia.materials import NAMES, ORDERS
from polis.uchronia.notation import read
from polis.uchronia.shapes import Label, Thing, Zone
from polis.uchronia.table import Table

# The zone in which a move's card lies, unless the question says otherwise.
ZONE_OF: Final[dict[str, Zone]] = {
    "move-discard": "hand",
    "move-command": "hand",
    "move-command-two": "hand",
    "move-command-as": "hand",
    "move-command-times": "hand",
    "move-copy": "domain",
    "move-take": "forum",
    "move-take-to-stock": "forum",
    "move-take-from-site": "site",
    "move-store": "hand",
    "move-reveal": "hand",
    "move-pay": "stock",
    "move-hide": "hand",
    "move-give": "hand",
    "move-launch": "stock",
    "move-recall": "activities",
    "move-feed": "site",
    "move-take-top": "pile",
    "move-add": "site",
    "move-add-from-forum": "site",
    "move-found": "works",
    "move-found-from-hand": "works",
    "move-found-with": "works",
    "move-found-with-from-hand": "works",
    "move-use": "buildings",
}
ELSEWHERE: Final[dict[tuple[str, str], Zone]] = {
    ("paddock", "move-take"): "stock",
    ("aqueduct", "move-launch"): "hand",
}


def label(table: Table, question: Question, move: str) -> Label:
    known = read(move)
    assert known is not None, move
    id, args = known
    if "material" in args and "order" not in args:
        args["order"] = ORDERS[NAMES.index(args["material"])]
    pointed = target(question, id, args)
    return {
        "label": message(id, **args),
        "target": pointed,
        "drag": drag(question, id, args, pointed),
    }


def target(question: Question, id: str, args: Args) -> Thing | None:
    """Zone, seat, material and Building as far as the move points at them; None for a button."""
    zone = ELSEWHERE.get((question.about, id)) or ZONE_OF.get(id)
    if zone is None:
        return None
    pointed: Thing = {"zone": zone}
    if zone not in SHARED:
        pointed["seat"] = args.get("owner", question.seat)
    if id == "move-copy":
        pointed["material"] = NAMES[ORDERS.index(args["order"])]
    elif id == "move-feed":
        pointed["building"] = "fountain"
    if "material" in args and zone != "pile":
        pointed["material"] = args["material"]
    if "building" in args and zone != "pile":
        pointed["building"] = args["building"]
    if "times" in args:
        pointed["count"] = args["times"]
    return pointed
