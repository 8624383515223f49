"""Why nothing can be done now with a thing on the table that a player has touched."""

from collections.abc import Iterator
from typing import Final

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.reading import Reader
from polis.core.things import Touching, needed
from polis.innovation.decision import label
from polis.innovation.deck import SETS, back_of, back_text
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
    "forecast": "touch-own-forecast",
    "safe": "touch-safe",
}
# … and those of others.
FOR_OTHERS: Final[dict[ZoneName, str]] = {
    "hand": "touch-other-hand",
    "board": "touch-other-board",
    "score": "touch-other-score",
    "achieved": "touch-achieved",
    "seat": "touch-player",
    "forecast": "touch-other-forecast",
    "safe": "touch-safe",
}
KEYS: Final = ("zone", "seat", "card", "colour", "age", "set", "special")
# Zones of others where cards are known by their backs.
HIDDEN: Final = ("hand", "score", "forecast", "safe")


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
        # said of a base card too, so that it is not taken for one of another set
        thing["set"] = fields["set"].one_of(table.sets.names) if "set" in fields else SETS[0]
    if "special" in fields:
        thing["special"] = fields["special"].one_of(SPECIALS)
    return thing


def moves_naming(table: Table, question: Question, thing: Thing) -> Iterator[str]:
    """The moves that a player who touches this thing may have in mind, legal or not."""
    zone, card, back = thing["zone"], thing.get("card"), back_in_moves(thing)
    if card is not None and (zone != "score" or question.about != "act"):
        yield from [f"{verb} {card}" for verb in verbs_for(question, thing)]
    if zone == "board" and "colour" in thing and thing["seat"] == question.seat:
        yield f"splay {thing['colour']} {question.args.get('direction')}"
        yield f"colour {thing['colour']}"
    elif zone == "achievements" and back is not None:
        yield f"achieve {back}"
        yield f"junk-achievement {back}"
    elif zone == "specials" and "special" in thing:
        yield f"junk-special {thing['special']}"
        yield f"free-special {thing['special']}"
    elif zone == "deck":
        yield f"value {back}"
    elif zone == "seat":
        yield f"player {thing['seat']}"
    hidden = zone in HIDDEN and back is not None and thing["seat"] != question.seat
    if hidden and question.about != "act":
        yield from [f"{verb} {back} of {thing['seat']}" for verb in WORDS]


def back_in_moves(thing: Thing) -> str | None:
    """A back as moves have it."""
    if "age" not in thing:
        return None
    return back_text(back_of(SETS.index(thing["set"]), thing["age"]))


def verbs_for(question: Question, thing: Thing) -> Iterator[str]:
    """What could be done to a card: in one's turn by where it lies, otherwise what is asked."""
    if question.about != "act":
        yield from WORDS
    elif thing["zone"] == "hand" and thing["seat"] == question.seat:
        yield "meld"
    elif thing["zone"] == "board":
        yield "dogma"


def label_with_set(table: Table, question: Question, move: str) -> Label:
    """A move whose things name the base set too."""
    words = label(table, question, move)
    for thing in (words["target"], words["drag"] and words["drag"]["from"]):
        if thing is not None and "age" in thing:
            thing.setdefault("set", SETS[0])
    return words


def why_untouchable(table: Table, question: Question, thing: Thing) -> Message | None:
    """Why nothing can be done; a deck of another set than the base set has its own purpose."""
    why = TOUCHING.why_untouchable(table, question, thing)
    if why is not None and why["id"] == FOR_WHAT["deck"] and thing["set"] != SETS[0]:
        return message(f"touch-deck-{thing['set']}")
    return why


TOUCHING: Final = Touching(
    label=label_with_set,
    is_asked=is_asked,
    why_not=why_not,
    moves_naming=moves_naming,
    for_what=FOR_WHAT,
    for_others=FOR_OTHERS,
)
