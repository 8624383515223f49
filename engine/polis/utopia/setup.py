"""The set-up: Prestige Scale, first player, stack and bag."""

from polis.core.random_source import shuffle
from polis.utopia.board import WATER
from polis.utopia.civilizations import spread
from polis.utopia.rounds import begin_round
from polis.utopia.table import CARDS, GUESTS, Table


def all_guests(players: int) -> list[int]:
    """The guests of the islands in the game; two players do without the Isle of Water."""
    closed = range(5 * WATER, 5 * WATER + 5) if players == 2 else ()
    return [guest for guest in range(20) for _ in range(GUESTS) if guest not in closed]


def deal(players: int, seed: int) -> Table:
    table = Table(players)
    table.log = []
    scale, seats, cards = [*range(5)], [*range(players)], spread([CARDS] * 5)
    table.seed = shuffle(cards, shuffle(seats, shuffle(scale, seed)))
    table.scale, table.pile = tuple(scale), bytes(cards)
    table.bag = bytes(all_guests(players))
    table.first = seats[0]
    table.rank = (table.first, *table.others(table.first))
    table.note(0, "start-scale", table.scale)
    table.note(0, "first", table.first)
    begin_round(table)
    return table
