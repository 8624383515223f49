"""The moves of Uchronia as text: every form, with the message that words it."""

from __future__ import annotations

from typing import Any, Final

from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES, ORDERS

# Message id and form. Words in braces stand for a name of that kind.
FORMS: Final = tuple(
    (f"move-{id}", form.split())
    for id, form in (
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
)

KINDS: Final[dict[str, dict[str, str] | dict[str, int]]] = {
    "{material}": {name: name for name in NAMES},
    "{order}": {name: name for name in ORDERS},
    "{building}": {building.slug: building.slug for building in BUILDINGS},
    "{owner}": {str(seat): seat for seat in range(5)},
    "{times}": {f"x{times}": times for times in range(2, 36)},
}


Args = dict[str, Any]


def read(move: str) -> tuple[str, Args] | None:
    """A move's message id and arguments; None for what is no move of this game at all."""
    words = move.split(" ")
    for id, form in FORMS:
        if len(form) == len(words):
            args = _fit(form, words)
            if args is not None:
                return id, args
    return None


def _fit(form: list[str], words: list[str]) -> Args | None:
    args: Args = {}
    for expected, word in zip(form, words, strict=True):
        if expected not in KINDS:
            if word != expected:
                return None
        elif word not in KINDS[expected]:
            return None
        else:
            kind, value = expected[1:-1], KINDS[expected][word]
            args[kind] = [args[kind], value] if kind in args else value
    return args
