"""Why a card cannot be endorsed now."""

from __future__ import annotations

from polis.core.ask import Question
from polis.core.errors import Message, message
from polis.core.notation import Args
from polis.innovation.deck import CARDS, IDS
from polis.innovation.icons import ICONS
from polis.innovation.sets.cities.endorse import SPENT, supporters, supporting
from polis.innovation.table import Table
from polis.innovation.why_not_card import card_of, covered, is_own_pile, place_of


def why_not_endorse(table: Table, question: Question, args: Args) -> Message | None:
    """It is done already, or lacks a card on top, a city, or a card that pays."""
    me, slug = question.seat, args["card"]
    if SPENT in table.spent:
        return message("why-endorsed")
    if not is_own_pile(place_of(table, me, slug), me):
        return message("why-not-on-board", card=slug)
    hidden = covered(table, slug)
    if hidden:
        return hidden
    if not CARDS[IDS[slug]].effects:
        return message("why-no-effects", card=slug)
    cities = supporting(table, supporters(table, me), card_of(table, slug))
    if not cities:
        return message("why-no-city", card=slug, icon=ICONS[CARDS[IDS[slug]].featured])
    return message("why-no-payment", age=max([table.value(it) for it in cities]))
