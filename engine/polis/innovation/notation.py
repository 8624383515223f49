"""The moves of Innovation as text: every form, with the message that words it."""

from typing import Final

from polis.core.notation import Kinds, Notation, same_values, seats
from polis.innovation.deck import SLUGS, WAYS
from polis.innovation.icons import COLOURS, ICONS, SPLAYS
from polis.innovation.table import SPECIALS
from polis.innovation.verbs import WORDS

UNSEEN: Final = "meld"  # another player's first card, before it is shown

FORMS: Final = (
    ("draw", "draw"),
    ("achieve", "achieve {age}"),
    ("dogma-of", "dogma {card} of {owner}"),
    *[(word, f"{word} {{card}}") for word in WORDS],
    *[(f"{word}-unseen", f"{word} {{age}} of {{owner}}") for word in WORDS],
    *[(f"{word}-masked", f"{word} {{age}}") for word in WORDS],
    ("value", "value {age}"),
    ("colour", "colour {colour}"),
    ("icon", "icon {icon}"),
    ("player", "player {owner}"),
    ("splay", "splay {colour} {direction}"),
    ("junk-achievement", "junk-achievement {age}"),
    ("junk-special", "junk-special {special}"),
    ("free-special", "free-special {special}"),
    ("way", "choose-to {way}"),
    ("unseen", UNSEEN),
    ("pass", "pass"),
)
KINDS: Final[Kinds] = {
    "card": same_values(SLUGS),
    "age": {str(age): age for age in range(1, 12)},
    "owner": seats(5),
    "colour": same_values(COLOURS),
    "icon": same_values(ICONS),
    "direction": same_values(SPLAYS[1:]),
    "special": same_values(SPECIALS),
    "way": same_values(WAYS),
}

read: Final = Notation(FORMS, KINDS).read
