"""The moves of Utopia as text: every form, with the message that words it."""

from typing import Final

from polis.core.notation import Kinds, Names, Notation, seats
from polis.utopia.board import ISLANDS, SLUGS
from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.table import MOST_PLAYERS

FORMS: Final = (
    ("welcome", "take {civilization} {island}"),
    ("surprise", "surprise"),
    ("place", "place {district}"),
    ("name", "name {owner}"),
    ("wonder", "wonder {island}"),
    ("control", "control {civilization} {district}"),
    ("give-up", "discard {civilization}"),
    ("give-up-unseen", "discard"),
    ("move", "move {civilization}"),
    ("add-prince", "add {civilization}"),
    ("add-anywhere", "add {civilization} anywhere"),
    ("remove", "remove {civilization}"),
    ("raise", "raise {civilization}"),
    ("drop", "drop {civilization}"),
    ("privilege", "privilege {civilization}"),
    ("as", "as {civilization}"),
    ("from", "from {district}"),
    ("to", "to {district}"),
    ("one", "one"),
    ("two", "two"),
    ("pass", "pass"),
)
KINDS: Final[Kinds] = {
    "civilization": Names(CIVILIZATIONS),
    "island": Names(ISLANDS),
    "district": Names(SLUGS),
    "owner": seats(MOST_PLAYERS),
}
UNSEEN: Final = "discard"  # what others see of a card given up secretly

read: Final = Notation(FORMS, KINDS).read
