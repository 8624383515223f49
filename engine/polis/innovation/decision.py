"""A question and its legal moves for an interface: words, the thing pointed at, what goes where."""

from __future__ import annotations

from typing import Final, cast

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.notation import Args
from polis.innovation import gate
from polis.innovation.deck import BACK_OF, IDS, SETS, back_of
from polis.innovation.facts import place, said, said_back
from polis.innovation.notation import read
from polis.innovation.shapes import Drag, Label, Thing, ZoneName
from polis.innovation.table import Table
from polis.innovation.verbs import WORDS
from polis.innovation.why_not_card import card_of
from polis.innovation.zones import DECK

# Questions and moves for which other games have other words under the same name.
ASKED_AS: Final = {"act": "ask-action", "reveal": "ask-show"}
SAID_AS: Final = ("move-reveal", "move-show")
# Moves that choose a card, by its face or by its back.
CARD_MOVES: Final = (
    "move-achieve",
    "move-dogma-of",
    "move-endorse",
    *[f"move-{word}{ending}" for word in WORDS for ending in ("", "-unseen", "-masked")],
)
KARMAS: Final = ("move-karma", "move-karma-number")
# Where the card of a move goes, if a player drags it.
REACHES: Final[dict[str, ZoneName]] = {
    "move-meld": "board",
    "move-tuck": "board",
    "move-score": "score",
    "move-achieve": "achieved",
    "move-draw": "hand",
    "move-return": "deck",
    "move-junk": "junk",
}


def asking(table: Table, question: Question) -> Message:
    id = ASKED_AS.get(question.about, f"ask-{question.about}")
    return message(id, **{"seat": question.seat, **question.args})


def label(table: Table, question: Question, move: str) -> Label:
    known = read(move)
    assert known is not None, move
    id, args = known
    pointed = target(table, question, id, args, move)
    if id == "move-draw":
        return {"label": drawing(pointed), "target": pointed, "drag": drag(question, id, pointed)}
    return {
        "label": message(id.replace(*SAID_AS), **said(args)),
        "target": pointed,
        "drag": drag(question, id, pointed),
    }


def drawing(deck: Thing | None) -> Message:
    """A draw, by the age of the deck; above the last age it ends the game."""
    return message("move-draw", age=deck["age"]) if deck else message("move-draw-last")


def target(table: Table, question: Question, id: str, args: Args, move: str) -> Thing | None:
    """The thing that a move points at; None for a button."""
    me = question.seat
    if id == "move-draw":
        return deck_to_draw(table, me)
    chosen = chosen_card(question, id, move)
    if chosen is not None:
        lying = place(table.where[chosen])
        if "age" in args:
            return cast(Thing, {**lying, **said_back(BACK_OF[chosen])})
        lying["card"] = args["card"]
        return lying
    if id in ("move-splay", "move-colour"):
        return {"zone": "board", "seat": me, "colour": args["colour"]}
    if id == "move-player":
        return {"zone": "seat", "seat": args["owner"]}
    if id == "move-junk-achievement":
        back = back_of(SETS.index(args.get("set", "base")), args["age"])
        return cast(Thing, {"zone": "achievements", **said_back(back)})
    if id in KARMAS:
        return {**place(table.where[card_of(table, args["card"])]), "card": args["card"]}
    if "special" in args:
        return {"zone": "specials", "special": args["special"]}
    return None


def chosen_card(question: Question, id: str, move: str) -> int | None:
    """The card on the table that a legal move chooses; None if it chooses none."""
    if id not in CARD_MOVES:
        return None
    chosen: int | tuple[str, int] = question.options.values[move]
    # the value of an action is a pair: what is done, and to which card
    return chosen[1] if isinstance(chosen, tuple) else chosen


def deck_to_draw(table: Table, me: int) -> Thing | None:
    """The deck from which a Draw action takes; None if no deck as high is left."""
    deck = gate.deck_to_draw(table, table.highest_top(me))
    return None if deck is None else place(deck)


def drag(question: Question, id: str, pointed: Thing | None) -> Drag | None:
    """Where a card lies and where it goes; None for a move that takes nothing there."""
    zone = REACHES.get(id)
    if zone is None or pointed is None:
        return None
    if zone == "deck":
        deck = place(DECK[BACK_OF[IDS[pointed["card"]]]])
        return {"from": pointed, "to": deck}
    if zone == "junk":
        return {"from": pointed, "to": {"zone": "junk"}}
    return {"from": pointed, "to": {"zone": zone, "seat": question.seat}}
