"""Moves that name one material (`take clay`)."""

from typing import Final

from polis.core.verbs import Verb
from polis.uchronia.materials import NAMES

DISCARD_CARD: Final = Verb("discard", NAMES)
TAKE: Final = Verb("take", NAMES)
TAKE_TO_STOCK: Final = Verb("take", NAMES, " to stock")
STORE: Final = Verb("store", NAMES)
REVEAL: Final = Verb("reveal", NAMES)
PAY: Final = Verb("pay", NAMES)
HIDE: Final = Verb("hide", NAMES)
GIVE: Final = Verb("give", NAMES)
LAUNCH: Final = Verb("launch", NAMES)
RECALL: Final = Verb("recall", NAMES)
