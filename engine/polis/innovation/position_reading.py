"""Reading positions: what a position names is checked, the rest is dealt from the seed."""

from __future__ import annotations

from typing import Final

from polis.core.random_source import SEEDS, shuffle
from polis.core.reading import Fields, Reader
from polis.innovation.deck import AGE_OF, CARDS, IDS, OF_AGE
from polis.innovation.ending import zones_of
from polis.innovation.icons import AGES, COLOURS, OLDEST, SPLAYS
from polis.innovation.parley import check_parley
from polis.innovation.position_writing import whose
from polis.innovation.setup import FIRST_CARDS
from polis.innovation.table import (
    ACHIEVED,
    AVAILABLE,
    DECK,
    ENDS,
    HAND,
    JUNK,
    JUNKED,
    LAST_ROUND,
    PILE,
    PLAYING,
    SCORE,
    SETTING_UP,
    SPECIALS,
    Table,
)
from polis.innovation.turn import ACTIONS

HEAD: Final = ("polis", "game", "players", "seed", "round", "turn", "first", "actions", "short")
MIDDLE: Final = ("parley", "decks", "achievements", "junk", "specials", "known", "seats")
OTHER: Final = ("setup", "chosen", "end", "winners")
SEAT: Final = ("hand", "score", "achievements", "board", "splays", "out")


class CardPlacer:
    """Puts the cards of a position on the table; a number means any card of that age."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left = [True] * len(CARDS)
        # cards given by age: zone, place in it, age, and where they were read
        self.open: list[tuple[int, int, int, Reader]] = []

    def named(self, zone: int, place: Reader, colour: int | None = None) -> None:
        """Reads the cards of a zone, by name or (where faces do not matter) by age."""
        for number, item in enumerate(place.items(len(CARDS))):
            if type(item.value) is int and colour is None:
                self.open.append((zone, number, item.number(1, OLDEST), item))
                continue
            card = IDS[item.one_of(IDS)]
            if not self.left[card]:
                raise item.bad("bad-card-twice", card=CARDS[card].slug)
            if colour is not None and CARDS[card].colour != colour:
                raise item.bad("bad-card-colour", card=CARDS[card].slug)
            self.put(zone, card)

    def put(self, zone: int, card: int, number: int | None = None) -> None:
        """Puts a card in a zone, on top or at its place in the order given."""
        cards = self.table.zones[zone]
        self.left[card] = False
        self.table.where[card] = zone
        at = len(cards) if number is None else number
        self.table.zones[zone] = (*cards[:at], card, *cards[at:])

    def deal(self) -> None:
        """Deals the cards given only by age, from the shuffled rest."""
        self.rest: list[list[int]] = [[]]
        for age in AGES:
            cards = [card for card in OF_AGE[age] if self.left[card]]
            self.table.seed = shuffle(cards, self.table.seed)
            self.rest.append(cards)
        for zone, number, age, place in self.open:
            if not self.rest[age]:
                raise place.bad("bad-no-card-left", age=age)
            self.put(zone, self.rest[age].pop(), number)


def table_from_position(place: Reader, players: int) -> Table:
    """The table of a position; what it does not name is dealt from the shuffled rest."""
    fields = place.fields((*HEAD, *MIDDLE, *OTHER))
    table = Table(players)
    table.phase = PLAYING
    seats = fields.seats(players, SEAT)
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
    for card in range(len(CARDS)):
        table.known[card] = table.sees(table.where[card])
    read_known(table, fields)
    read_turn(table, fields)
    table.log = []
    if not table.over and table.phase == PLAYING:
        table.note(0, "turn", table.turn, table.round)
    return table


def read_head(table: Table, fields: Fields) -> None:
    last = table.players - 1
    table.seed = fields.get("seed", lambda place: place.number(0, SEEDS - 1), 0)
    table.round = fields.get("round", lambda place: place.number(0, LAST_ROUND), 1)
    table.first = fields.get("first", lambda place: place.number(0, last), 0)
    table.actions = fields.get("actions", lambda place: place.number(0, ACTIONS), ACTIONS)
    table.parley = check_parley(fields, table.players)
    if "short" in fields:
        for item in fields["short"].items(table.players):
            table.fresh |= 1 << item.number(0, last)


def read_seat(table: Table, placer: CardPlacer, seat: int, fields: Fields) -> None:
    for name, zone in (("hand", HAND), ("score", SCORE), ("achievements", ACHIEVED)):
        if name in fields:
            placer.named(zone + seat, fields[name])
    if "board" in fields:
        board = fields["board"].fields(COLOURS)
        for colour, name in enumerate(COLOURS):
            if name in board:
                placer.named(PILE + 5 * seat + colour, board[name], colour)
    if fields.get("out", Reader.flag, False):
        table.out |= 1 << seat
        zones = zones_of(seat)
        if any(table.zones[zone] for zone in zones) or any(it[0] in zones for it in placer.open):
            raise fields["out"].bad("bad-out-with-cards")


def read_middle(placer: CardPlacer, fields: Fields) -> None:
    """Reads decks, achievements and junk. A deck that is named has no other cards."""
    table = placer.table
    if "achievements" in fields:
        placer.named(AVAILABLE, fields["achievements"])
    if "junk" in fields:
        placer.named(JUNK, fields["junk"])
    given = [False] * (OLDEST + 1)
    if "decks" in fields:
        decks = fields["decks"].fields([str(age) for age in AGES])
        for age in AGES:
            if str(age) in decks:
                given[age] = True
                placer.named(DECK + age, decks[str(age)])
    placer.deal()
    for age in AGES:
        if given[age] and any(AGE_OF[card] != age for card in table.zones[DECK + age]):
            raise decks[str(age)].bad("bad-deck", age=age)
    ages = [AGE_OF[card] for card in table.zones[AVAILABLE]]
    if OLDEST in ages or any(ages.count(age) > 1 for age in ages):
        raise fields["achievements"].bad("bad-achievements")
    if "achievements" not in fields:
        deal_achievements(placer)
    for age in AGES:
        for card in placer.rest[age]:
            placer.put(JUNK if given[age] else DECK + age, card)


def deal_achievements(placer: CardPlacer) -> None:
    """Deals one achievement of each age that nobody has claimed, as far as there are cards."""
    table = placer.table
    claimed = [AGE_OF[c] for s in range(table.players) for c in table.zones[ACHIEVED + s]]
    for age in AGES:
        if age != OLDEST and age not in claimed and placer.rest[age]:
            placer.put(AVAILABLE, placer.rest[age].pop())


def read_splays(table: Table, seat: int, fields: Fields) -> None:
    if "splays" not in fields:
        return
    splays = fields["splays"].fields(COLOURS)
    for colour, name in enumerate(COLOURS):
        if name in splays:
            if len(table.zones[PILE + 5 * seat + colour]) < 2:
                raise splays[name].bad("bad-splay")
            table.splays[5 * seat + colour] = SPLAYS.index(splays[name].one_of(SPLAYS))


def read_specials(table: Table, fields: Fields) -> None:
    if "specials" not in fields:
        return
    places = fields["specials"].fields(SPECIALS)
    for special, name in enumerate(SPECIALS):
        if name in places:
            junked = places[name].value == "junk"
            owner = JUNKED if junked else places[name].number(0, table.players - 1)
            if owner != JUNKED and not table.playing(owner):
                raise places[name].bad("bad-out-with-cards")
            table.specials[special] = owner


def read_known(table: Table, fields: Fields) -> None:
    """Who knows a card besides those who see it; the last number means onlookers."""
    if "known" not in fields:
        return
    cards = fields["known"].fields(IDS)
    for name in cards.values:
        for item in cards[name].items(table.players + 1):
            table.known[IDS[name]] |= 1 << item.number(0, table.players)


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
    if any(len(table.zones[HAND + seat]) != FIRST_CARDS for seat in range(table.players)):
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
            card = IDS[item.one_of(IDS)]
            if table.where[card] != HAND + seat or -1 in table.chosen[:seat]:
                raise item.bad("bad-chosen")
            table.chosen[seat] = card
    if -1 not in table.chosen:
        raise fields["chosen"].bad("bad-chosen")
