"""Why a card cannot be chosen: it lies elsewhere, is covered, or is not what an effect asks for.

All reasons follow from what the player asked can see; the place of a card they do not know is
never told.
"""

from typing import Final

from polis.core.ask import PASS, Question
from polis.core.errors import Message, message
from polis.core.notation import Args
from polis.innovation.deck import CARDS, IDS, SLUGS
from polis.innovation.facts import said
from polis.innovation.parley import distant
from polis.innovation.table import Table
from polis.innovation.zones import HAND, PILE, PILE_NUMBER, SCORE

MOST_LISTED: Final = 5


def card_of(table: Table, slug: str) -> int:
    """The card with this face."""
    return table.faces.index(IDS[slug])


def place_of(table: Table, seat: int | None, slug: str) -> int | None:
    """The zone in which a seat knows the card to lie, if it does."""
    card = card_of(table, slug)
    return table.where[card] if table.knows(seat, card) else None


def named(slug: str) -> Message:
    """A card's name as a message, for messages that name two cards."""
    return message("named-card", card=slug)


def is_own_pile(zone: int | None, seat: int) -> bool:
    return zone is not None and zone in PILE[seat]


def is_pile(zone: int | None) -> bool:
    return zone is not None and PILE_NUMBER[zone] >= 0


def owner_of(pile: int) -> int:
    return PILE_NUMBER[pile] // 5


def covered(table: Table, slug: str) -> Message | None:
    """A card on a board that is not on top of its pile."""
    card = card_of(table, slug)
    pile = table.zones[table.where[card]]
    if pile[-1] == card:
        return None
    return message("why-covered", card=slug, above=named(SLUGS[table.faces[pile[-1]]]))


def why_not_meld(table: Table, question: Question, args: Args) -> Message | None:
    if question.about not in ("act", "first"):
        return why_not_named(table, question, args)
    zone = place_of(table, question.seat, args["card"])
    if is_own_pile(zone, question.seat):
        return message("why-on-board", **args)
    return message("why-not-in-hand", **args)


def why_not_dogma(table: Table, question: Question, args: Args) -> Message | None:
    me, slug = question.seat, args["card"]
    if question.about != "act":
        return why_not_named(table, question, args)
    zone = place_of(table, me, slug)
    if zone == HAND[me]:
        return message("why-not-melded", card=slug)
    if zone is not None and is_pile(zone):
        hidden = covered(table, slug)
        if hidden:
            return hidden
        if not CARDS[IDS[slug]].effects:
            return message("why-no-effects", card=slug)
        if owner_of(zone) == me:
            return None
        return why_not_of(table, me, owner_of(zone), slug)
    return message("why-not-on-board", card=slug)


def why_not_parley(table: Table, question: Question, args: Args) -> Message | None:
    me, owner, slug = question.seat, args["owner"], args["card"]
    if not is_own_pile(place_of(table, me, slug), owner):
        return message("why-not-on-that-board", owner=owner, card=slug)
    return covered(table, slug) or why_not_of(table, me, owner, slug)


def why_not_of(table: Table, me: int, owner: int, slug: str) -> Message:
    """The Dogma of another player's top card is out of reach, unless players parley."""
    if owner == me:
        return message("why-not-offered")
    if not table.parley:
        return message("why-others-card", owner=owner, card=slug)
    if owner not in distant(table, me):
        return message("why-neighbour", owner=owner, card=slug)
    if not table.zones[HAND[me]]:
        return message("why-parley-hand", card=slug)
    return message("why-parley-move", owner=owner, card=slug)


def why_not_named(table: Table, question: Question, args: Args) -> Message | None:
    """A card by its name, when an effect (or a parley) asks for one."""
    me, slug = question.seat, args["card"]
    zone = place_of(table, me, slug)
    offered = [card for card in question.options.values.values() if type(card) is int]
    places = [table.where[card] for card in offered]
    on_board = all(is_own_pile(place, me) for place in (zone, *places))
    if zone is None or (places and zone not in places and not on_board):
        return elsewhere(me, places, slug)
    tops = is_pile(zone) and all(table.zones[table.where[card]][-1] == card for card in offered)
    return (covered(table, slug) if tops else None) or misfit(question, slug)


def elsewhere(me: int, places: list[int], slug: str) -> Message:
    """The card is not where the effect lets one choose."""
    if all(zone == HAND[me] for zone in places):
        return message("why-not-in-hand", card=slug)
    if all(zone == SCORE[me] for zone in places):
        return message("why-not-in-score", card=slug)
    if all(is_own_pile(zone, me) for zone in places):
        return message("why-not-on-board", card=slug)
    return message("why-not-there", card=slug)


def misfit(question: Question, slug: str) -> Message:
    """The card lies in the right place, but the effect asks for others."""
    asking = question.args.get("card", slug)
    offered = [move.split(" ")[1] for move in question.options.moves if move != PASS]
    cards = [name for name in offered if name in IDS]
    if not offered:
        return message("why-nothing-fits", card=asking)
    if len(cards) == len(offered) <= MOST_LISTED:
        listed = [named(name) for name in cards]
        return message("why-only-card", chosen=named(slug), card=asking, offered=listed)
    return message("why-does-not-fit", chosen=named(slug), card=asking)


def why_not_unseen(table: Table, question: Question, args: Args) -> Message | None:
    """A player's card by the value on its back."""
    if args["owner"] == question.seat:
        return message("why-name-the-card")
    return message("why-no-such-back", **said(args))


def why_not_masked(table: Table, question: Question, args: Args) -> Message | None:
    """A card that belongs to nobody, by the value on its back."""
    return message("why-no-such-card", **said(args))
