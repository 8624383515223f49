"""The moves of Uchronia as text: every form, with the message that words it."""

from typing import Final

from polis.core.notation import Kinds, Names, Notation, seats
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES, ORDERS

FORMS: Final = (
    ("discard", "discard {material}"),
    ("command", "command {material}"),
    ("command-two", "command {material} {material} {order}"),
    ("command-as", "command {material} as {order}"),
    ("command-times", "command {material} {times}"),
    ("plot", "plot"),
    ("copy", "copy {order} from {owner}"),
    ("take", "take {material}"),
    ("take-top", "take top"),
    ("take-to-stock", "take {material} to stock"),
    ("take-from-site", "take {material} from {building} of {owner}"),
    ("feed", "feed {material}"),
    ("store", "store {material}"),
    ("reveal", "reveal {material}"),
    ("pay", "pay {material}"),
    ("hide", "hide {material}"),
    ("give", "give {material}"),
    ("launch", "launch {material}"),
    ("recall", "recall {material}"),
    ("found", "found {building}"),
    ("found-from-hand", "found {building} from hand"),
    ("found-with", "found {building} with {material}"),
    ("found-with-from-hand", "found {building} with {material} from hand"),
    ("add", "add {material} to {building}"),
    ("add-from-forum", "add {material} to {building} from forum"),
    ("use", "use {building}"),
    ("order", "order {order}"),
    ("pass", "pass"),
)
KINDS: Final[Kinds] = {
    "material": Names(NAMES),
    "order": Names(ORDERS),
    "building": Names([building.slug for building in BUILDINGS]),
    "owner": seats(5),
    "times": {f"x{times}": times for times in range(2, 36)},
}

read: Final = Notation(FORMS, KINDS).read
