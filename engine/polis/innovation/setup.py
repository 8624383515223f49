"""Set-up: decks and achievements, two cards each, of which all meld one at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from polis.core.ask import Options
from polis.core.random_source import shuffle
from polis.innovation.deck import OF_BACK, SLUGS, backs_in
from polis.innovation.gate import deck_to_draw
from polis.innovation.icons import AGES, OLDEST
from polis.innovation.player import acting
from polis.innovation.question import ask
from polis.innovation.sets_in_play import chosen, in_play
from polis.innovation.table import PLAYING, Table
from polis.innovation.turn import begin_turn
from polis.innovation.verbs import MOVES
from polis.innovation.zones import AVAILABLE, DECK, HAND

FIRST_CARDS = 2


def deal(players: int, seed: int, options: Mapping[str, Any], edition: int) -> Table:
    """A table on which nobody has chosen yet; nobody does anything, so no card passes the gate."""
    table = Table(players, in_play(chosen(options)), edition)
    table.log = []
    table.seed = seed
    table.parley = options.get("parley", False)
    shuffle_decks(table)
    for age in AGES:
        if age != OLDEST:
            table.move("achieve", table.zones[DECK[age]][-1], AVAILABLE)
    for seat in range(players):
        for _ in range(FIRST_CARDS):
            deck = deck_to_draw(table, 1)
            assert deck is not None
            table.move("draw", table.zones[deck][-1], HAND[seat])
    table.changes = 0
    return table


def shuffle_decks(table: Table) -> None:
    """Shuffles a deck for each back: the faces of its cards in random order."""
    for back in backs_in(table.sets.numbers):
        faces = list(OF_BACK[back])
        table.seed = shuffle(faces, table.seed)
        for card, face in zip(OF_BACK[back], faces, strict=True):
            table.faces[card] = face
            table.where[card] = DECK[back]
        table.zones[DECK[back]] = OF_BACK[back]


async def choose_first(table: Table) -> None:
    """Asks the next seat for its first card, unseen by the others; the last one melds them all."""
    seat = table.chosen.index(-1)

    def look() -> Options[int]:
        mine = table.zones[HAND[seat]]
        return Options({MOVES["meld"][table.faces[card]]: card for card in mine})

    table.chosen[seat] = await ask(table, seat, "first", look)
    # it is put first in the hand, so that its place does not tell which card it was
    mine = [card for card in table.zones[HAND[seat]] if card != table.chosen[seat]]
    table.zones[HAND[seat]] = (table.chosen[seat], *mine)
    table.note(0, "chosen", seat)
    if -1 not in table.chosen:
        await meld_first(table)


async def meld_first(table: Table) -> None:
    """Melds all first cards; the first title in the alphabet begins, with a short turn."""
    for seat, card in enumerate(table.chosen):
        await acting(table, seat).meld(card)
    titles = [SLUGS[table.faces[card]] for card in table.chosen]
    table.first = titles.index(min(titles))
    table.chosen = [-1] * table.players
    table.phase = PLAYING
    short = 2 if table.players > 3 else 1
    table.fresh = sum([1 << seat for seat in [table.first, *table.others(table.first)][:short]])
    begin_turn(table, table.first)
