"""The moves of Innovation as text: every form, with the message that words it."""

from typing import Final

from polis.core.notation import Kinds, Names, Notation, seats
from polis.innovation.deck import IDS, SETS, WAYS
from polis.innovation.icons import COLOURS, ICONS, SPLAYS
from polis.innovation.table import SPECIALS
from polis.innovation.verbs import WORDS

UNSEEN: Final = "meld"  # another player's first card, before it is shown

BACK: Final = ("{age}", "{set} {age}")  # of the base set, and of another one

FORMS: Final = (
    ("draw", "draw"),
    *[("achieve", f"achieve {back}") for back in BACK],
    ("dogma-of", "dogma {card} of {owner}"),
    ("endorse", "endorse {card}"),
    *[(word, f"{word} {{card}}") for word in WORDS],
    *[(f"{word}-unseen", f"{word} {back} of {{owner}}") for word in WORDS for back in BACK],
    *[(f"{word}-masked", f"{word} {back}") for word in WORDS for back in BACK],
    ("value", "value {age}"),
    ("colour", "colour {colour}"),
    ("icon", "icon {icon}"),
    ("player", "player {owner}"),
    ("splay", "splay {colour} {direction}"),
    *[("junk-achievement", f"junk-achievement {back}") for back in BACK],
    ("junk-special", "junk-special {special}"),
    ("free-special", "free-special {special}"),
    ("way", "choose-to {way}"),
    ("karma", "karma {card}"),
    ("karma-number", "karma {card} {number}"),
    ("unseen", UNSEEN),
    ("pass", "pass"),
)
KINDS: Final[Kinds] = {
    "card": Names(IDS),
    "set": Names(SETS[1:]),
    "age": {str(age): age for age in range(1, 12)},
    "owner": seats(5),
    "colour": Names(COLOURS),
    "icon": Names(ICONS),
    "direction": Names(SPLAYS[1:]),
    "special": Names(SPECIALS),
    "way": Names(WAYS),
    "number": {str(number): number for number in range(1, 10)},
}

read: Final = Notation(FORMS, KINDS).read
