"""Action cards: how they are dealt, given up and shuffled into a new stack."""

from typing import Final

from polis.core.random_source import shuffle
from polis.utopia.civilizations import spread
from polis.utopia.table import ASIDE, DISCARD, HAND, PILE, Table

DEALT: Final = 5
KEPT: Final = 5  # how many cards a player keeps at most, at the end of a turn


def deal_cards(table: Table, seat: int, count: int = DEALT) -> None:
    """Deals cards from the stack into a hand, unseen by the others."""
    drawn = table.pile[-count:]
    table.pile = table.pile[:-count]
    for card in reversed(drawn):
        table.cells[5 * (HAND + seat) + card] += 1
        if table.log is not None:
            table.note(1 << seat, "card", card, PILE, HAND + seat)
    if len(drawn) < count and new_stack(table):
        deal_cards(table, seat, count - len(drawn))


def new_stack(table: Table) -> bool:
    """Shuffles the discarded cards into a new stack; False if there are none."""
    cards = spread(table.zone(DISCARD))
    if not cards:
        return False
    table.fill(DISCARD, [0] * 5)
    table.seed = shuffle(cards, table.seed)
    table.pile = bytes(cards)
    table.note(0, "shuffle")
    return True


def to_give_up(table: Table, seat: int) -> int:
    """How many cards the rank costs at the beginning of phase 2."""
    place = table.rank.index(seat)
    if place == table.players - 1:
        return 0
    return 2 if place == 0 else 1


def still_to_give_up(table: Table, seat: int) -> int:
    """How many of these a seat has still to give up; fewer if its hand runs out."""
    return min(to_give_up(table, seat) - table.size(ASIDE + seat), table.size(HAND + seat))


def put_aside(table: Table, seat: int, card: int) -> None:
    """Gives up a card, unseen by the others."""
    table.cells[5 * (HAND + seat) + card] -= 1
    table.cells[5 * (ASIDE + seat) + card] += 1
    table.aside_by += bytes([seat])
    table.note(0, "card", card, HAND + seat, ASIDE + seat)


def show_given_up(table: Table) -> None:
    """Discards face up what was put aside, once all have chosen."""
    for seat in table.rank:
        for card in spread(table.zone(ASIDE + seat)):
            table.cells[5 * (ASIDE + seat) + card] -= 1
            table.cells[5 * DISCARD + card] += 1
            if table.log is not None:
                table.note(table.all_but(seat), "card", card, ASIDE + seat, DISCARD)
    table.aside_by = b""
