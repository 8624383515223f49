"""Writing positions: the whole table as JSON."""

from __future__ import annotations

from collections.abc import Iterable

from polis.core.reading import Json
from polis.innovation.deck import SLUGS, back_text, backs_in
from polis.innovation.icons import COLOURS, SPLAYS, UNSPLAYED
from polis.innovation.table import ABSENT, ENDS, FREE, JUNKED, SETTING_UP, SPECIALS, Table
from polis.innovation.zones import (
    ACHIEVED,
    AVAILABLE,
    DECK,
    FORECAST,
    HAND,
    JUNK,
    PILE,
    SAFE,
    SCORE,
)


def write(table: Table) -> Json:
    """The whole table as a position; the top card of piles and decks comes last."""
    found: Json = {
        "polis": 1,
        "game": "innovation",
        "edition": table.edition,
        "players": table.players,
        "seed": table.seed,
        "round": table.round,
        "turn": None if table.over else whose(table),
        "first": table.first,
        "actions": table.actions,
        "short": [seat for seat in range(table.players) if table.fresh >> seat & 1],
        "parley": table.parley,
        **dict.fromkeys(table.sets.expansions, True),
        **dict.fromkeys(table.spent, True),
        "decks": {
            back_text(back): named(table, table.zones[DECK[back]])
            for back in backs_in(table.sets.numbers)
        },
        "achievements": named(table, table.zones[AVAILABLE]),
        "junk": named(table, table.zones[JUNK]),
        "specials": specials(table),
        "known": known(table),
        "seats": [seat_position(table, seat) for seat in range(table.players)],
    }
    if table.phase == SETTING_UP:
        names = [None if card < 0 else SLUGS[table.faces[card]] for card in table.chosen]
        found |= {"setup": True, "chosen": names}
    if table.over:
        found |= {"end": ENDS[table.end], "winners": list(table.victors)}
    return found


def whose(table: Table) -> int:
    """Whose turn it is, or in the set-up who chooses."""
    return table.chosen.index(-1) if table.phase == SETTING_UP else table.turn


def named(table: Table, cards: Iterable[int]) -> list[str]:
    return [SLUGS[table.faces[card]] for card in cards]


def specials(table: Table) -> Json:
    """Special achievements that are not available: their owners, or `junk`."""
    return {
        SPECIALS[special]: "junk" if place == JUNKED else place
        for special, place in enumerate(table.specials)
        if place not in (FREE, ABSENT)
    }


def known(table: Table) -> Json:
    """The cards that somebody knows who does not see them, each with all who know it."""
    found: Json = {}
    for cards in table.zones:
        for card in cards:
            bits = table.known[card]
            if bits & ~table.sees(table.where[card]):
                name = SLUGS[table.faces[card]]
                found[name] = [s for s in range(table.players + 1) if bits >> s & 1]
    return found


def zones_of_seats(table: Table) -> dict[str, tuple[int, ...]]:
    """What a player has besides a board, as positions call it; some only with an expansion."""
    of_all = {"hand": HAND, "score": SCORE, "achievements": ACHIEVED}
    return {**of_all, **({"forecast": FORECAST, "safe": SAFE} if table.sets.expansions else {})}


def seat_position(table: Table, seat: int) -> Json:
    piles = {
        name: named(table, table.zones[PILE[seat][colour]]) for colour, name in enumerate(COLOURS)
    }
    splays = table.splays[5 * seat : 5 * seat + 5]
    return {
        **{name: named(table, table.zones[of[seat]]) for name, of in zones_of_seats(table).items()},
        "board": {name: cards for name, cards in piles.items() if cards},
        "splays": {
            name: SPLAYS[splay]
            for name, splay in zip(COLOURS, splays, strict=True)
            if splay != UNSPLAYED
        },
        "out": not table.playing(seat),
    }
