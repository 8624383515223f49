"""Reading positions: what a position names is checked, the rest is dealt from the seed."""

from __future__ import annotations

from typing import Final

from polis.core.random_source import SEEDS, shuffle
from polis.core.reading import Fields, Reader
from polis.utopia.cards import show_given_up, still_to_give_up, to_give_up
from polis.utopia.civilizations import IDS
from polis.utopia.position_cards import deal_rest, read_guests, read_seat_list
from polis.utopia.position_pieces import read_pieces, read_points
from polis.utopia.rank import next_to_act
from polis.utopia.rounds import announce_turn
from polis.utopia.table import (
    ASIDE,
    DEVELOPMENT,
    DISCARDING,
    LAPS,
    LAST_ROUND,
    NOBODY,
    PHASES,
    Table,
)

HEAD: Final = ("polis", "game", "players", "seed", "round", "phase", "lap", "turn", "first")
ORDER: Final = ("rank", "acted", "scale", "aside_by", "seats")
ZONES: Final = ("guests", "taken", "bag", "pile", "discard")
SEAT: Final = (
    "hand",
    "aside",
    "princes",
    "monuments",
    "wonders",
    "points",
    "gain",
    "privileges",
    "surprise",
)


def table_from_position(place: Reader, players: int, edition: int) -> Table:
    """The table of a position; what it does not name is dealt from the shuffled rest."""
    fields = place.fields((*HEAD, *ORDER, *ZONES))
    table = Table(players)
    seats = fields.seats(players, SEAT)
    read_head(table, fields)
    for seat, of_seat in enumerate(seats):
        read_pieces(table, seat, of_seat)
        read_points(table, seat, of_seat)
    read_scale(table, fields)
    deal_rest(table, fields, seats)
    read_order(table, fields)
    check_aside(table, seats)
    read_guests(table, fields)
    # filling the zones was no part of this match
    table.log = []
    if not table.over:
        begin(table, fields)
    return table


def read_head(table: Table, fields: Fields) -> None:
    table.seed = fields.get("seed", lambda place: place.number(0, SEEDS - 1), 0)
    table.round = fields.get("round", lambda place: place.number(1, LAST_ROUND), 1)
    table.phase = PHASES.index(fields.get("phase", lambda place: place.one_of(PHASES), PHASES[0]))
    table.lap = fields.get("lap", lambda place: place.number(1, LAPS), 1) - 1
    table.first = fields.get("first", lambda place: place.number(0, table.players - 1), 0)


# Scale, rank and whose turn it is


def read_scale(table: Table, fields: Fields) -> None:
    if "scale" in fields:
        scale = fields["scale"].numbers(5, IDS)
        if sorted(scale) != [*range(5)]:
            raise fields["scale"].bad("bad-scale")
    else:
        scale = [*range(5)]
        table.seed = shuffle(scale, table.seed)
    table.scale = tuple(scale)


def read_order(table: Table, fields: Fields) -> None:
    """Rank, and who has acted and acts."""
    clockwise = [table.first, *table.others(table.first)]
    table.rank = tuple(sorted(clockwise, key=lambda seat: -table.scores[seat]))
    if "rank" in fields:
        rank = read_seat_list(table, fields["rank"], table.players)
        points = [table.scores[seat] for seat in rank]
        if sorted(rank) != [*range(table.players)] or points != sorted(points, reverse=True):
            raise fields["rank"].bad("bad-rank")
        table.rank = tuple(rank)
    table.over = "turn" in fields and fields["turn"].value is None
    if table.over:
        table.turn = table.rank[-1]
    elif "turn" in fields:
        table.turn = fields["turn"].number(0, table.players - 1)
    ahead = table.rank[: table.rank.index(table.turn)] if "turn" in fields else ()
    acted = read_seat_list(table, fields["acted"], 5) if "acted" in fields else [*ahead]
    for seat in acted:
        table.acted |= 1 << seat
    table.acted = acted_for(table)
    if not table.over and "turn" in fields and table.acted >> table.turn & 1:
        raise fields["turn"].bad("bad-has-acted")
    if next_to_act(table) == NOBODY and table.phase != DISCARDING and not table.over:
        raise fields["acted"].bad("bad-all-acted")


def acted_for(table: Table) -> int:
    """Who has acted; while cards are given up, this follows from the cards."""
    if table.phase != DISCARDING:
        return table.acted
    return sum([1 << s for s in range(table.players) if not still_to_give_up(table, s)])


def check_aside(table: Table, seats: list[Fields]) -> None:
    """Raises BadPosition if somebody has given up more cards than their rank costs."""
    for seat, fields in enumerate(seats):
        if table.size(ASIDE + seat) > to_give_up(table, seat):
            raise fields["aside"].bad("bad-aside")


def begin(table: Table, fields: Fields) -> None:
    """Begins the turn of the seat named, or of the highest-ranked one that has not acted."""
    if table.phase == DISCARDING and next_to_act(table) == NOBODY:
        show_given_up(table)
        table.phase, table.acted = DEVELOPMENT, 0
    if "turn" not in fields:
        table.turn = next_to_act(table)
    announce_turn(table)
