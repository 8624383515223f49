"""Why nothing can be done now with a thing on the table that a player has touched."""

from collections.abc import Iterator
from typing import Final

from polis.core.ask import Question
from polis.core.reading import Reader
from polis.core.things import Touching, needed
from polis.innovation.decision import label
from polis.innovation.deck import SETS
from polis.innovation.icons import COLOURS, OLDEST
from polis.innovation.shapes import Label, Thing, ZoneName
from polis.innovation.table import SPECIALS, Table
from polis.innovation.verbs import WORDS
from polis.innovation.why_not import is_asked, why_not

# What one's own and shared things are for, if the question has nothing to do with them …
FOR_WHAT: Final[dict[ZoneName, str]] = {
    "hand": "touch-own-hand",
    "board": "touch-own-board",
    "score": "touch-score",
    "achieved": "touch-achieved",
    "seat": "touch-player",
    "achievements": "touch-achievements",
    "specials": "touch-specials",
    "deck": "touch-deck",
    "junk": "touch-junk",
}
# … and those of others.
FOR_OTHERS: Final[dict[ZoneName, str]] = {
    "hand": "touch-other-hand",
    "board": "touch-other-board",
    "score": "touch-other-score",
    "achieved": "touch-achieved",
    "seat": "touch-player",
}
KEYS: Final = ("zone", "seat", "card", "colour", "set", "age", "special")


def read_thing(place: Reader, table: Table) -> Thing:
    """A thing that can lie on the table: its zone, whose it is, which card."""
    fields = place.fields(KEYS, ("zone",))
    thing: Thing = {"zone": fields["zone"].one_of(FOR_WHAT)}
    if thing["zone"] in FOR_OTHERS or "seat" in fields:
        thing["seat"] = needed(fields, "seat").number(0, table.players - 1)
    if "card" in fields:
        thing["card"] = fields["card"].one_of(table.sets.cards)
    if "colour" in fields:
        thing["colour"] = fields["colour"].one_of(COLOURS)
    if thing["zone"] == "deck" or "age" in fields:
        thing["age"] = needed(fields, "age").number(1, OLDEST)
    if "set" in fields:
        thing["set"] = fields["set"].one_of(table.sets.names)
    if "special" in fields:
        thing["special"] = fields["special"].one_of(SPECIALS)
    return with_set(thing)


def with_set(thing: Thing) -> Thing:
    """A thing with an age but no set is of the base set, which is said here to tell them apart."""
    return {**thing, "set": thing.get("set", SETS[0])} if "age" in thing else thing


def labelled(table: Table, question: Question, move: str) -> Label:
    """The label of a move, its things with their sets."""
    said = label(table, question, move)
    target, drag = said["target"], said["drag"]
    return {
        **said,
        "target": target and with_set(target),
        "drag": drag and {"from": with_set(drag["from"]), "to": drag["to"]},
    }


def moves_naming(table: Table, question: Question, thing: Thing) -> Iterator[str]:
    """The moves that a player who touches this thing may have in mind, legal or not."""
    zone, card, age = thing["zone"], thing.get("card"), thing.get("age")
    of = thing.get("set", SETS[0])
    back = f"{age}" if of == SETS[0] else f"{of} {age}"
    if card is not None and (zone != "score" or question.about != "act"):
        yield from [f"{verb} {card}" for verb in verbs_for(question, thing)]
    if zone == "board" and "colour" in thing and thing["seat"] == question.seat:
        yield f"splay {thing['colour']} {question.args.get('direction')}"
        yield f"colour {thing['colour']}"
    elif zone == "achievements" and age is not None:
        yield f"achieve {back}"
        yield f"junk-achievement {back}"
    elif zone == "specials" and "special" in thing:
        yield f"junk-special {thing['special']}"
        yield f"free-special {thing['special']}"
    elif zone == "deck":
        yield f"value {age}"
    elif zone == "seat":
        yield f"player {thing['seat']}"
    hidden = zone in ("hand", "score") and age is not None and thing["seat"] != question.seat
    if hidden and question.about != "act":
        yield from [f"{verb} {back} of {thing['seat']}" for verb in WORDS]


def verbs_for(question: Question, thing: Thing) -> Iterator[str]:
    """What could be done to a card: in one's turn by where it lies, otherwise what is asked."""
    if question.about != "act":
        yield from WORDS
    elif thing["zone"] == "hand" and thing["seat"] == question.seat:
        yield "meld"
    elif thing["zone"] == "board":
        yield "dogma"


why_untouchable: Final = Touching(
    label=labelled,
    is_asked=is_asked,
    why_not=why_not,
    moves_naming=moves_naming,
    for_what=FOR_WHAT,
    for_others=FOR_OTHERS,
).why_untouchable
