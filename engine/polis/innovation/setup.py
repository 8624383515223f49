"""Set-up: decks and achievements, two cards each, of which all meld one at the same time."""

from __future__ import annotations

from polis.core.ask import Options
from polis.core.random_source import shuffle
from polis.innovation.deck import OF_AGE, SLUGS
from polis.innovation.icons import AGES, OLDEST
from polis.innovation.player import Player
from polis.innovation.question import ask
from polis.innovation.table import AVAILABLE, DECK, HAND, PLAYING, Table
from polis.innovation.turn import NO_CARD, begin_turn
from polis.innovation.verbs import MOVES

FIRST_CARDS = 2


def deal(players: int, seed: int, parley: bool = False) -> Table:
    table = Table(players)
    table.log = []
    table.seed = seed
    table.parley = parley
    shuffle_decks(table)
    for age in AGES:
        if age != OLDEST:
            table.move("achieve", table.zones[DECK + age][-1:], AVAILABLE)
    for seat in range(players):
        for _ in range(FIRST_CARDS):
            Player(table, seat, NO_CARD).draw(1)
    table.changes = 0
    return table


def shuffle_decks(table: Table) -> None:
    """Shuffles a deck for each age: the faces of its cards in random order."""
    for age in AGES:
        faces = list(OF_AGE[age])
        table.seed = shuffle(faces, table.seed)
        for card, face in zip(OF_AGE[age], faces, strict=True):
            table.faces[card] = face
            table.where[card] = DECK + age
        table.zones[DECK + age] = OF_AGE[age]


async def choose_first(table: Table) -> None:
    """Asks the next seat for its first card, unseen by the others; the last one melds them all."""
    seat = table.chosen.index(-1)

    def look() -> Options[int]:
        mine = table.zones[HAND + seat]
        return Options({MOVES["meld"][table.faces[card]]: card for card in mine})

    table.chosen[seat] = await ask(table, seat, "first", look)
    # it is put first in the hand, so that its place does not tell which card it was
    mine = [card for card in table.zones[HAND + seat] if card != table.chosen[seat]]
    table.zones[HAND + seat] = (table.chosen[seat], *mine)
    table.note(0, "chosen", seat)
    if -1 not in table.chosen:
        meld_first(table)


def meld_first(table: Table) -> None:
    """Melds all first cards; the first title in the alphabet begins, with a short turn."""
    for seat, card in enumerate(table.chosen):
        table.move("meld", [card], table.pile_of(seat, card))
    titles = [SLUGS[table.faces[card]] for card in table.chosen]
    table.first = titles.index(min(titles))
    table.chosen = [-1] * table.players
    table.phase = PLAYING
    short = 2 if table.players > 3 else 1
    table.fresh = sum([1 << seat for seat in [table.first, *table.others(table.first)][:short]])
    begin_turn(table, table.first)
