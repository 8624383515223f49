"""Reading positions: what a position names is checked, the rest is dealt from the seed."""

from __future__ import annotations

from typing import Final

from polis.core.random_source import SEEDS
from polis.core.reading import Fields, Reader
from polis.innovation.deck import AGE_OF, BACK_OF, BACKS, back_of
from polis.innovation.icons import AGES, COLOURS, OLDEST, SPLAYS
from polis.innovation.parley import check_parley
from polis.innovation.position_cards import CardPlacer
from polis.innovation.position_writing import whose, zones_of_seats
from polis.innovation.sets import EXPANSIONS
from polis.innovation.sets_in_play import chosen, in_play
from polis.innovation.setup import FIRST_CARDS
from polis.innovation.shapes import SetName
from polis.innovation.table import ENDS, JUNKED, LAST_ROUND, PLAYING, SETTING_UP, SPECIALS, Table
from polis.innovation.turn import ACTIONS
from polis.innovation.zones import ACHIEVED, AVAILABLE, DECK, HAND, JUNK, PILE, zones_of

HEAD: Final = (
    *("polis", "game", "edition", "players", "seed"),
    *("round", "turn", "first", "actions", "short"),
)
MIDDLE: Final = ("parley", "decks", "achievements", "junk", "specials", "known", "seats")
OTHER: Final = ("setup", "chosen", "end", "winners")
SEAT: Final = ("board", "splays", "out")


def table_from_position(place: Reader, players: int, edition: int) -> Table:
    """The table of a position; what it does not name is dealt from the shuffled rest."""
    sets = in_play(read_sets(place))
    fields = place.fields((*HEAD, *EXPANSIONS, *MIDDLE, *OTHER, *sets.once))
    table = Table(players, sets, edition)
    table.phase = PLAYING
    seats = fields.seats(players, (*zones_of_seats(table), *SEAT))
    read_head(table, fields)
    placer = CardPlacer(table)
    for seat, of_seat in enumerate(seats):
        read_seat(table, placer, seat, of_seat)
    read_middle(placer, fields)
    for seat, of_seat in enumerate(seats):
        read_splays(table, seat, of_seat)
    for pile in range(5 * players):
        table.count_icons(pile)
    read_specials(table, fields)
    for card in table.sets.cards.values():
        table.known[card] = table.sees(table.where[card])
    read_known(table, fields)
    read_turn(table, fields)
    table.log = []
    if not table.over and table.phase == PLAYING:
        table.note(0, "turn", table.turn, table.round)
    return table


def read_sets(place: Reader) -> tuple[SetName, ...]:
    """The expansions whose flags are set."""
    fields = Fields(place, place.value)
    return chosen({name: fields.get(name, Reader.flag, False) for name in EXPANSIONS})


def read_head(table: Table, fields: Fields) -> None:
    last = table.players - 1
    table.seed = fields.get("seed", lambda place: place.number(0, SEEDS - 1), 0)
    table.round = fields.get("round", lambda place: place.number(0, LAST_ROUND), 1)
    table.first = fields.get("first", lambda place: place.number(0, last), 0)
    table.actions = fields.get("actions", lambda place: place.number(0, ACTIONS), ACTIONS)
    table.parley = check_parley(fields, table.players)
    table.spent = tuple([it for it in table.sets.once if fields.get(it, Reader.flag, False)])
    if "short" in fields:
        for item in fields["short"].items(table.players):
            table.fresh |= 1 << item.number(0, last)


def read_seat(table: Table, placer: CardPlacer, seat: int, fields: Fields) -> None:
    for name, zone in zones_of_seats(table).items():
        if name in fields:
            placer.named(zone[seat], fields[name])
    if "board" in fields:
        board = fields["board"].fields(COLOURS)
        for colour, name in enumerate(COLOURS):
            if name in board:
                placer.named(PILE[seat][colour], board[name], colour)
    if fields.get("out", Reader.flag, False):
        table.out |= 1 << seat
        zones = zones_of(seat)
        if any(table.zones[zone] for zone in zones) or any(it.zone in zones for it in placer.open):
            raise fields["out"].bad("bad-out-with-cards")


def read_middle(placer: CardPlacer, fields: Fields) -> None:
    """Reads decks, achievements and junk. A deck that is named has no other cards."""
    table = placer.table
    if "achievements" in fields:
        placer.named(AVAILABLE, fields["achievements"])
    if "junk" in fields:
        placer.named(JUNK, fields["junk"])
    decks = fields["decks"].fields(placer.backs) if "decks" in fields else None
    if decks is not None:
        for name, back in placer.backs.items():
            if name in decks:
                placer.named(DECK[back], decks[name])
    placer.deal()
    if decks is not None:
        for name, back in placer.backs.items():
            if name in decks and any(BACK_OF[card] != back for card in table.zones[DECK[back]]):
                raise decks[name].bad("bad-deck", age=BACKS[back][1])
    ages = [AGE_OF[card] for card in table.zones[AVAILABLE]]
    if OLDEST in ages or any(ages.count(age) > 1 for age in ages):
        raise fields["achievements"].bad("bad-achievements")
    if "achievements" not in fields:
        deal_achievements(placer)
    for name, back in placer.backs.items():
        for card in placer.rest[back]:
            placer.put(JUNK if decks is not None and name in decks else DECK[back], card)


def deal_achievements(placer: CardPlacer) -> None:
    """Deals one achievement of each age that nobody has claimed, as far as there are cards."""
    table = placer.table
    claimed = [BACK_OF[c] for s in range(table.players) for c in table.zones[ACHIEVED[s]]]
    for back in range(back_of(0, AGES[0]), back_of(0, OLDEST)):  # of base cards alone
        if back not in claimed and placer.rest[back]:
            placer.put(AVAILABLE, placer.rest[back].pop())


def read_splays(table: Table, seat: int, fields: Fields) -> None:
    if "splays" not in fields:
        return
    splays = fields["splays"].fields(COLOURS)
    for colour, name in enumerate(COLOURS):
        if name in splays:
            if len(table.zones[PILE[seat][colour]]) < 2:
                raise splays[name].bad("bad-splay")
            table.splays[5 * seat + colour] = SPLAYS.index(splays[name].one_of(SPLAYS))


def read_specials(table: Table, fields: Fields) -> None:
    if "specials" not in fields:
        return
    places = fields["specials"].fields(SPECIALS)
    for special, name in enumerate(SPECIALS):
        if name in places:
            if name not in table.sets.specials:
                raise places[name].bad("bad-special-absent")
            junked = places[name].value == "junk"
            owner = JUNKED if junked else places[name].number(0, table.players - 1)
            if owner != JUNKED and not table.playing(owner):
                raise places[name].bad("bad-out-with-cards")
            table.specials[special] = owner


def read_known(table: Table, fields: Fields) -> None:
    """Who knows a card besides those who see it; the last number means onlookers."""
    if "known" not in fields:
        return
    cards = fields["known"].fields(table.sets.cards)
    for name in cards.values:
        for item in cards[name].items(table.players + 1):
            table.known[table.sets.cards[name]] |= 1 << item.number(0, table.players)


def read_turn(table: Table, fields: Fields) -> None:
    """Whose turn it is, or in the set-up who chooses; None when the game is over."""
    playing = [seat for seat in range(table.players) if table.playing(seat)]
    if not playing:
        raise fields["seats"].bad("bad-nobody-plays")
    if fields.get("setup", Reader.flag, False):
        read_setup(table, fields)
        return
    refuse(fields, "chosen")
    table.over = "turn" in fields and fields["turn"].value is None
    if table.over:
        read_end(table, fields)
        return
    refuse(fields, "end", "winners")
    if len(playing) < 2:
        raise fields["seats"].bad("bad-nobody-plays")
    if "turn" in fields:
        table.turn = fields["turn"].number(0, table.players - 1)
        if not table.playing(table.turn):
            raise fields["turn"].bad("bad-turn-out")
    else:
        table.turn = next_to_first(table)
    if not table.actions:
        raise fields["actions"].bad("bad-out-of-range", low=1, high=ACTIONS)


def refuse(fields: Fields, *names: str) -> None:
    """Refuses fields that belong to another stage of the game."""
    for name in names:
        if name in fields:
            raise fields[name].bad("bad-stage")


def next_to_first(table: Table) -> int:
    """The seat with which a round begins: who began, or the next one that still plays."""
    return next(seat for seat in (table.first, *table.others(table.first)) if table.playing(seat))


def read_end(table: Table, fields: Fields) -> None:
    table.end = ENDS.index(fields.get("end", lambda place: place.one_of(ENDS), ENDS[0]))
    if "winners" not in fields:
        raise fields.place.bad("bad-missing-field", field="winners")
    for item in fields["winners"].items(table.players):
        seat = item.number(0, table.players - 1)
        if seat in table.victors:
            raise item.bad("bad-winner-twice")
        if not table.playing(seat):
            raise item.bad("bad-turn-out")
        table.victors = (*table.victors, seat)
    if not table.victors:
        raise fields["winners"].bad("bad-nobody-plays")


def read_setup(table: Table, fields: Fields) -> None:
    refuse(fields, "end", "winners")
    table.phase = SETTING_UP
    table.actions = 0
    table.round = fields.get("round", lambda place: place.number(0, 0), 0)
    if any(len(table.zones[HAND[seat]]) != FIRST_CARDS for seat in range(table.players)):
        raise fields["setup"].bad("bad-setup", count=FIRST_CARDS)
    if "chosen" in fields:
        read_chosen(table, fields)
    if "turn" in fields and fields["turn"].number(0, table.players - 1) != whose(table):
        raise fields["turn"].bad("bad-chosen")


def read_chosen(table: Table, fields: Fields) -> None:
    """The first cards chosen so far, seat by seat."""
    chosen = fields["chosen"].items(table.players)
    if len(chosen) != table.players:
        raise fields["chosen"].bad("bad-seats", count=table.players)
    for seat, item in enumerate(chosen):
        if item.value is not None:
            card = table.sets.cards[item.one_of(table.sets.cards)]
            if table.where[card] != HAND[seat] or -1 in table.chosen[:seat]:
                raise item.bad("bad-chosen")
            table.chosen[seat] = card
    if -1 not in table.chosen:
        raise fields["chosen"].bad("bad-chosen")
