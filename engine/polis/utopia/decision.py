"""A legal move for an interface: its words, the thing it points at, and what it takes where."""

from typing import Final

from polis.core.ask import Question
from polis.core.errors import message
from polis.core.notation import Args
from polis.utopia.civilizations import naming
from polis.utopia.notation import read
from polis.utopia.shapes import Drag, Label, Thing
from polis.utopia.table import Table

# How many cards an action takes, if not one.
PRICES: Final = {"move-add-anywhere": 3, "move-drop": 2}
ACTIONS: Final = (
    "move-move",
    "move-add-prince",
    "move-add-anywhere",
    "move-remove",
    "move-raise",
    "move-drop",
)
# What `pass` is called if it does not end a turn of actions.
PASSES: Final = {"act": "move-end-turn", "build": "move-build-no-more"}


def label(table: Table, question: Question, move: str) -> Label:
    known = read(move)
    assert known is not None, move
    id, args = known
    pointed = target(question, id, args)
    words = {**question.args, **args}
    if "civilization" in words:
        words |= naming(words["civilization"])
    if id == "move-pass":
        id = PASSES[question.about]
    elif id == "move-from":
        id = why_they_leave(question)
    return {
        "label": message(id, **words),
        "target": pointed,
        "drag": drag(question, id, args, pointed),
    }


def why_they_leave(question: Question) -> str:
    """What a `from` is about: princes that move, leave the city, or are given for a Wonder."""
    if question.about == "pay":
        return "move-from-pay"
    return "move-from-leave" if question.args["action"] == "remove" else "move-from"


def target(question: Question, id: str, args: Args) -> Thing | None:
    """The thing that a move points at; None for a button."""
    me = question.seat
    if id == "move-welcome":
        return {
            "zone": "guests",
            "civilization": args["civilization"],
            "island": args["island"],
        }
    if id == "move-surprise":
        return {"zone": "bag"}
    if id == "move-wonder":
        return {"zone": "wonder", "island": args["island"]}
    if id == "move-name":
        return {"zone": "seat", "seat": args["owner"]}
    if id == "move-from":
        return standing(question, args["district"])
    if "district" in args:
        return {"zone": "district", "district": args["district"]}
    if id == "move-as" or (question.about == "act-as" and id in ACTIONS):
        return {"zone": "scale", "civilization": args["civilization"]}
    if "civilization" in args:
        card: Thing = {"zone": "hand", "seat": me, "civilization": args["civilization"]}
        if id in PRICES:
            card["count"] = PRICES[id]
        return card
    return None


def standing(question: Question, district: str) -> Thing:
    """One's own princes of the civilization asked about, in a District."""
    civilization = question.args["civilization"]
    return {
        "zone": "district",
        "district": district,
        "seat": question.seat,
        "civilization": civilization,
    }


def drag(question: Question, id: str, args: Args, pointed: Thing | None) -> Drag | None:
    """Where a piece or card lies and where it goes; None for a move that takes nothing there."""
    if pointed is None:
        return None
    me = question.seat
    supply: Thing = {"zone": "supply", "seat": me}
    if id in ("move-welcome", "move-surprise"):
        return {"from": pointed, "to": supply}
    if id == "move-place":
        prince: Thing = {**supply, "civilization": question.args["civilization"]}
        return {"from": prince, "to": pointed}
    if id in ("move-raise", "move-drop") and question.about == "act":
        return {"from": pointed, "to": {"zone": "scale", "civilization": args["civilization"]}}
    if id == "move-privilege":
        return {"from": {"zone": "privileges", "seat": me}, "to": pointed}
    if id == "move-give-up":
        return {"from": pointed, "to": {"zone": "discard"}}
    if id == "move-to":
        return {"from": standing(question, question.args["district"]), "to": pointed}
    if id == "move-from-leave":
        return {"from": pointed, "to": supply}
    if id == "move-from-pay":
        return {"from": pointed, "to": {"zone": "wonder", "island": question.args["island"]}}
    return None
