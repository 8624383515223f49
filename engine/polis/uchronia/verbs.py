"""Moves that name one material (`take clay`), and which of them are legal."""

from collections.abc import Sequence
from typing import Final

from polis.core.ask import PASS, Options
from polis.uchronia.materials import ALL_MATERIALS, IN, NAMES

EVERY_SET: Final = range(ALL_MATERIALS + 1)


class Verb:
    """A word before a material. Its options are made once for each set of materials."""

    __slots__ = ("may", "moves", "must")

    def __init__(self, word: str, ending: str = "") -> None:
        self.moves = [f"{word} {name}{ending}" for name in NAMES]
        # by set of materials: one of them, or `pass` too
        self.must: Sequence[Options[int]] = [
            Options({self.moves[m]: m for m in IN[bits]}) for bits in EVERY_SET
        ]
        self.may: Sequence[Options[int | None]] = [
            Options({**must.values, PASS: None}) for must in self.must
        ]


DISCARD_CARD: Final = Verb("discard")
TAKE: Final = Verb("take")
TAKE_TO_STOCK: Final = Verb("take", " to stock")
STORE: Final = Verb("store")
REVEAL: Final = Verb("reveal")
PAY: Final = Verb("pay")
HIDE: Final = Verb("hide")
GIVE: Final = Verb("give")
LAUNCH: Final = Verb("launch")
RECALL: Final = Verb("recall")
