"""A question and its legal moves for an interface: words, the thing pointed at, what goes where."""

from __future__ import annotations

from typing import Final

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.game import Json
from polis.core.notation import Args
from polis.innovation.deck import AGE_OF, IDS
from polis.innovation.facts import place
from polis.innovation.icons import OLDEST
from polis.innovation.notation import read
from polis.innovation.question import Offer
from polis.innovation.table import DECK, Table

# Questions and moves that other games word otherwise under the same name.
ASKED_AS: Final = {"act": "ask-action", "reveal": "ask-show"}
SAID_AS: Final = ("move-reveal", "move-show")
# Where the card of a move goes, for who drags it there.
REACHES: Final = {
    "move-meld": "board",
    "move-tuck": "board",
    "move-score": "score",
    "move-achieve": "achieved",
    "move-draw": "hand",
    "move-return": "deck",
    "move-junk": "junk",
}


def asking(question: Question) -> Message:
    id = ASKED_AS.get(question.about, f"ask-{question.about}")
    return message(id, **{"seat": question.seat, **question.args})


def label(question: Question, move: str) -> Json:
    known = read(move)
    assert known is not None, move
    id, args = known
    pointed = target(question, id, args, move)
    if id == "move-draw":
        return {"label": drawing(pointed), "target": pointed, "drag": drag(question, id, pointed)}
    return {
        "label": message(id.replace(*SAID_AS), **args),
        "target": pointed,
        "drag": drag(question, id, pointed),
    }


def drawing(deck: Json | None) -> Message:
    """A draw, by the age of the deck; above the last age it ends the game."""
    return message("move-draw", age=deck["age"]) if deck else message("move-draw-last")


def target(question: Question, id: str, args: Args, move: str) -> Json | None:
    """The thing that a move points at; None for a button."""
    me, options = question.seat, question.options
    if isinstance(options, Offer):
        table, chosen = options.table, options.values.get(move)
        if id == "move-draw":
            return deck_to_draw(table, me)
        if isinstance(chosen, tuple):
            chosen = chosen[1]
        if chosen is not None:
            named = {"age": AGE_OF[chosen]} if "age" in args else {"card": args["card"]}
            return {**place(table.where[chosen]), **named}
    if id in ("move-splay", "move-colour"):
        return {"zone": "board", "seat": me, "colour": args["colour"]}
    if id == "move-player":
        return {"zone": "seat", "seat": args["owner"]}
    if id == "move-junk-achievement":
        return {"zone": "achievements", **args}
    if "special" in args:
        return {"zone": "specials", **args}
    return None


def deck_to_draw(table: Table, me: int) -> Json | None:
    """The deck that a Draw action takes from; None if there is none left as high."""
    age = max(table.highest_top(me), 1)
    while age <= OLDEST and not table.zones[DECK + age]:
        age += 1
    return {"zone": "deck", "age": age} if age <= OLDEST else None


def drag(question: Question, id: str, pointed: Json | None) -> Json | None:
    """Where a card lies and where it goes; None for a move that takes nothing there."""
    zone = REACHES.get(id)
    if zone is None or pointed is None:
        return None
    if zone == "deck":
        return {"from": pointed, "to": {"zone": "deck", "age": AGE_OF[IDS[pointed["card"]]]}}
    if zone == "junk":
        return {"from": pointed, "to": {"zone": "junk"}}
    return {"from": pointed, "to": {"zone": zone, "seat": question.seat}}
