"""Reading positions: princes, monuments, Wonders, tokens and points of a seat."""

from __future__ import annotations

from typing import Final

from polis.core.reading import Fields, Reader
from polis.utopia.board import DISTRICT_IDS, ISLAND_IDS, WATER
from polis.utopia.civilizations import IDS
from polis.utopia.table import (
    BACK,
    BASES,
    MONUMENTS,
    NOBODY,
    PRESTIGE,
    PRINCES,
    PRIVILEGES,
    SOURCES,
    Table,
)

MOST_POINTS: Final = 10_000


def read_pieces(table: Table, seat: int, fields: Fields) -> None:
    if "princes" in fields:
        districts = fields["princes"].fields(DISTRICT_IDS)
        for slug in districts.values:
            place_princes(table, seat, DISTRICT_IDS[slug], districts[slug])
    if "monuments" in fields:
        districts = fields["monuments"].fields(DISTRICT_IDS)
        for slug in districts.values:
            place_monument(table, seat, DISTRICT_IDS[slug], districts[slug])
    for place in fields["wonders"].items(4) if "wonders" in fields else ():
        island = ISLAND_IDS[place.one_of(ISLAND_IDS)]
        check_open(table, place, table.closed and island == WATER)
        if table.wonders[island] != NOBODY:
            raise place.bad("bad-wonder-twice", island=place.value)
        table.wonders[island] = seat
    if table.bases(seat) < 0:
        raise fields.place.bad("bad-bases", most=BASES)
    table.privileges[seat] = fields.get("privileges", lambda p: p.number(0, PRIVILEGES), PRIVILEGES)
    if not fields.get("surprise", Reader.flag, True):
        table.surprised |= 1 << seat


def check_open(table: Table, place: Reader, closed: int) -> None:
    if closed:
        raise place.bad("bad-closed-island")


def place_princes(table: Table, seat: int, district: int, place: Reader) -> None:
    check_open(table, place, table.closed >> district & 1)
    for item in place.items(5 * PRINCES):
        civilization = IDS[item.one_of(IDS)]
        if not table.supply[5 * seat + civilization]:
            raise item.bad("bad-too-many-princes", civilization=item.value, most=PRINCES)
        table.put(seat, civilization, district)


def place_monument(table: Table, seat: int, district: int, place: Reader) -> None:
    check_open(table, place, table.closed >> district & 1)
    civilization = IDS[place.one_of(IDS)]
    if table.built >> district & 1:
        raise place.bad("bad-monument-twice")
    if table.monuments[civilization].bit_count() == MONUMENTS:
        raise place.bad("bad-too-many-monuments", civilization=place.value, most=MONUMENTS)
    table.controlled[seat] |= 1 << district
    table.monuments[civilization] |= 1 << district


def read_points(table: Table, seat: int, fields: Fields) -> None:
    if "points" in fields:
        place = fields["points"]
        if isinstance(place.value, dict):
            sources = place.fields(SOURCES)
            for name in sources.values:
                points = sources[name].number(0, MOST_POINTS)
                table.points[5 * seat + SOURCES.index(name)] = points
        else:
            table.points[5 * seat + PRESTIGE] = place.number(0, MOST_POINTS)
    table.scores[seat] = sum(table.points[5 * seat : 5 * seat + 5])
    if "gain" in fields and fields["gain"].value is not None:
        parts = fields["gain"].items(2)
        if len(parts) < 2:
            raise fields["gain"].bad("bad-gain")
        if parts[1].value == BACK and (parts[0].value or table.scores[seat]):
            raise fields["gain"].bad("bad-gain")
        gain = parts[0].number(0, MOST_POINTS), parts[1].one_of((*SOURCES, BACK))
        table.gains = (*table.gains[:seat], gain, *table.gains[seat + 1 :])
