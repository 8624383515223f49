"""What a seat may know of the table: one whitelist. Nothing else ever reaches a player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from polis.innovation.counting import achievements_by_source, all_icons, bonuses, score
from polis.innovation.deck import BACK_OF, BACKS, SETS, SLUGS, back_text, backs_in
from polis.innovation.icons import COLOURS, ICONS, SPLAYS
from polis.innovation.notation import UNSEEN
from polis.innovation.preview import preview
from polis.innovation.shapes import (
    Back,
    Colour,
    FirstCard,
    KnownInDeck,
    Pile,
    SeatView,
    SpecialPlace,
    TableView,
)
from polis.innovation.table import FREE, JUNKED, SETTING_UP, SPECIALS, Table
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


def view(table: Table, seat: int | None) -> TableView:
    setting_up = table.phase == SETTING_UP
    return {
        "round": table.round,
        "phase": "setup" if setting_up else "playing",
        "turn": None if table.over or setting_up else table.turn,
        "first": None if setting_up else table.first,
        "actions": 0 if table.over or setting_up else table.actions,
        "short": [other for other in range(table.players) if table.fresh >> other & 1],
        "needed": table.goal,
        "parley": table.parley,
        "sets": list(table.sets.names),
        "spent": list(table.spent),
        "decks": {
            back_text(back): len(table.zones[DECK[back]]) for back in backs_in(table.sets.numbers)
        },
        "known_in_decks": known_in_decks(table, seat),
        "achievements": backs(table, seat, table.zones[AVAILABLE]),
        "specials": {
            name: special_place(table, SPECIALS.index(name)) for name in table.sets.specials
        },
        "junk": backs(table, seat, table.zones[JUNK]),
        "junk_size": len(table.zones[JUNK]),
        "chosen": chosen(table, seat) if setting_up else None,
        "preview": preview(table, seat),
        "seats": [seat_view(table, seat, other) for other in range(table.players)],
    }


def known_in_decks(table: Table, seat: int | None) -> dict[str, list[KnownInDeck]]:
    """The cards in decks that the seat knows, and how many are drawn before each of them."""
    found: dict[str, list[KnownInDeck]] = {}
    for of in backs_in(table.sets.numbers):
        for drawn, card in enumerate(reversed(table.zones[DECK[of]])):
            if table.knows(seat, card):
                found.setdefault(back_text(of), []).append(
                    {"card": name(table, card), "above": drawn}
                )
    return found


def name(table: Table, card: int) -> str:
    return SLUGS[table.faces[card]]


def back(table: Table, seat: int | None, card: int) -> Back:
    """A card by its back, and by its name for those who know it."""
    known = table.knows(seat, card)
    number, age = BACKS[BACK_OF[card]]
    return {"set": SETS[number], "age": age, "card": name(table, card) if known else None}


def backs(table: Table, seat: int | None, cards: Iterable[int]) -> list[Back]:
    """Hidden cards, sorted so that their order does not tell how they came there."""
    return sorted(
        [back(table, seat, card) for card in cards],
        key=lambda it: (it["age"], SETS.index(it["set"]), it["card"] is None, it["card"]),
    )


def special_place(table: Table, special: int) -> SpecialPlace:
    """Where a special achievement is, and with whom."""
    place = table.specials[special]
    if place in (FREE, JUNKED):
        return {"place": "available" if place == FREE else "junk", "seat": None}
    return {"place": "claimed", "seat": place}


def chosen(table: Table, seat: int | None) -> list[FirstCard]:
    """In the set-up: who has chosen a first card, and one's own."""
    return [
        {
            "chosen": card >= 0,
            "card": name(table, card) if card >= 0 and other == seat else None,
        }
        for other, card in enumerate(table.chosen)
    ]


def seat_view(table: Table, seat: int | None, owner: int) -> SeatView:
    """A player's zones; only the owner sees in which order cards came to hand and score pile."""
    hand, pile = table.zones[HAND[owner]], table.zones[SCORE[owner]]
    arranged = in_order if owner == seat else backs
    return {
        "hand": arranged(table, seat, hand),
        "hand_size": len(hand),
        "score_pile": arranged(table, seat, pile),
        "score": score(table, owner),
        "bonuses": bonuses(table, owner),
        "forecast": arranged(table, seat, table.zones[FORECAST[owner]]),
        "safe": in_order(table, seat, table.zones[SAFE[owner]]),
        "achievements": backs(table, seat, table.zones[ACHIEVED[owner]]),
        "specials": [SPECIALS[n] for n, place in enumerate(table.specials) if place == owner],
        "points": achievements_by_source(table, owner),
        "board": board(table, owner),
        "icons": dict(zip(ICONS, all_icons(table, owner), strict=True)),
        "highest_top": table.highest_top(owner),
        "out": not table.playing(owner),
    }


def in_order(table: Table, seat: int | None, cards: Iterable[int]) -> list[Back]:
    return [back(table, seat, card) for card in cards]


def board(table: Table, seat: int) -> dict[Colour, Pile]:
    """The piles by colour, bottom card first, and how they are splayed."""
    return {
        colour: {
            "cards": names(table, table.zones[PILE[seat][n]]),
            "splay": SPLAYS[table.splays[5 * seat + n]],
        }
        for n, colour in enumerate(COLOURS)
    }


def names(table: Table, cards: Sequence[int]) -> list[str]:
    return [name(table, card) for card in cards]


def seen_history(table: Table, history: list[str], seat: int | None) -> list[str]:
    """Tells cards chosen unseen by their backs, and first cards only once all are melded."""
    bit = 1 << (table.players if seat is None else seat)
    seen = history[:]
    for number, readers, told in table.secret:
        if not readers & bit:
            seen[number] = told
    if table.phase == SETTING_UP:
        chosen = [other for other, card in enumerate(table.chosen) if card >= 0]
        # a match that began with a position may have fewer moves than first cards
        for back_from_end, other in enumerate(reversed(chosen), 1):
            if other != seat and back_from_end <= len(seen):
                seen[-back_from_end] = UNSEEN
    return seen
