"""How a round goes on: laps and phases one after the other, and whose turn comes next."""

from polis.core.random_source import shuffle
from polis.utopia.cards import deal_cards, show_given_up, still_to_give_up
from polis.utopia.ending import ends
from polis.utopia.prestige import score_round
from polis.utopia.rank import next_to_act, put_first_behind
from polis.utopia.table import (
    DEVELOPMENT,
    DISCARDING,
    LAPS,
    NOBODY,
    WELCOMING,
    Table,
)


def begin_round(table: Table) -> None:
    """Draws the guests of a round from the bag: three for each player."""
    table.phase, table.lap, table.acted, table.surprised = WELCOMING, 0, 0, 0
    table.note(0, "round", table.round)
    bag = list(table.bag)
    table.seed = shuffle(bag, table.seed)
    table.bag = bytes(bag)
    draw_guests(table, LAPS * table.players)
    begin_turn(table)


def draw_guests(table: Table, count: int) -> None:
    """Draws guests from the bag, for everyone to see."""
    cut = len(table.bag) - count
    arrived, table.bag = table.bag[cut:], table.bag[:cut]
    for guest in reversed(arrived):
        table.guests[guest] += 1
        if table.log is not None:
            table.note(table.everyone, "arrive", guest)


def begin_turn(table: Table) -> None:
    table.turn = next_to_act(table)
    announce_turn(table)


def announce_turn(table: Table) -> None:
    if table.log is not None:
        lap = table.lap + 1 if table.phase == WELCOMING else None
        table.note(0, "turn", table.turn, table.round, table.phase, lap)


def end_turn(table: Table) -> None:
    """Goes on to the next player, lap, phase or round, once the turn's player has acted."""
    table.acted |= 1 << table.turn
    if next_to_act(table) != NOBODY:
        begin_turn(table)
        return
    table.acted = 0
    if table.phase == WELCOMING:
        end_lap(table)
    elif table.phase == DISCARDING:
        show_given_up(table)
        table.phase = DEVELOPMENT
        begin_turn(table)
    else:
        end_round(table)


def end_lap(table: Table) -> None:
    table.lap += 1
    if table.lap < LAPS:
        begin_turn(table)
        return
    table.lap = 0
    table.bag += bytes([guest for guest, _ in table.taken])
    table.note(0, "return-guests", len(table.taken))
    table.taken = ()
    begin_development(table)


def begin_development(table: Table) -> None:
    """Deals the cards of phase 2, of which some are then given up."""
    table.phase = DISCARDING
    for seat in table.rank:
        deal_cards(table, seat)
    for seat in table.rank:
        if not still_to_give_up(table, seat):
            table.acted |= 1 << seat
    begin_turn(table)


def end_round(table: Table) -> None:
    score_round(table)
    if ends(table):
        table.over = True
        table.note(0, "over")
        return
    put_first_behind(table)
    table.round += 1
    begin_round(table)
