"""What a card, a District or a Wonder means at this moment to a player."""

from typing import Final

from polis.core.errors import Message, message
from polis.core.reading import Reader
from polis.utopia.board import DISTRICT_IDS, DISTRICTS, ISLAND_IDS, ISLANDS, ON_ISLAND, REACH, SLUGS
from polis.utopia.civilizations import CIVILIZATIONS, IDS, naming
from polis.utopia.shapes import Card
from polis.utopia.table import HAND, MONUMENTS, NOBODY, Table

MOST: Final = 5
KINDS: Final[dict[str, dict[str, int]]] = {
    "civilization": IDS,
    "district": DISTRICT_IDS,
    "island": ISLAND_IDS,
}


def read_card(place: Reader, table: Table) -> Card:
    """A civilization (its cards), a District or an island (its Wonder) by name."""
    fields = place.fields(KINDS)
    if len(fields.values) != 1:
        raise place.bad("bad-one-card")
    if "civilization" in fields:
        return {"civilization": fields["civilization"].one_of(CIVILIZATIONS)}
    if "district" in fields:
        return {"district": fields["district"].one_of(SLUGS)}
    return {"island": fields["island"].one_of(ISLANDS)}


def meaning(table: Table, card: Card, seat: int | None) -> list[Message]:
    """Messages, the most important first; a spectator (None) gets those that concern everyone."""
    if "civilization" in card:
        found = of_civilization(table, IDS[card["civilization"]], seat)
    elif "district" in card:
        found = of_district(table, DISTRICT_IDS[card["district"]], seat)
    else:
        found = of_wonder(table, ISLAND_IDS[card["island"]], seat)
    return found[:MOST]


def of_civilization(table: Table, civilization: int, me: int | None) -> list[Message]:
    built = table.monuments[civilization].bit_count()
    found = [
        message("now-value", count=table.value(civilization)),
        message("now-monuments", count=built, left=MONUMENTS - built),
    ]
    if me is None:
        return found
    own = 5 * me + civilization
    in_city = sum(table.princes[24 * own : 24 * own + 24])
    found += [
        message("now-princes", count=in_city, left=table.supply[own]),
        message("now-held", count=table.cells[5 * (HAND + me) + civilization]),
    ]
    leaving = table.where[own] & table.monuments[civilization]
    if leaving:
        found.append(message("now-farewell", district=[*named(leaving)]))
    return found


def named(districts: int) -> list[str]:
    return [slug for number, slug in enumerate(SLUGS) if districts >> number & 1]


def of_district(table: Table, district: int, me: int | None) -> list[Message]:
    printed = DISTRICTS[district]
    found = [control(table, district)]
    owner = table.wonders[printed.island]
    if not table.built >> district & 1:
        found += [near_control(table, district, me)] if me is not None else []
        bonus = {"count": printed.value, "island": ISLANDS[printed.island]}
        if owner == NOBODY:
            found.append(message("now-bonus-nobody", **bonus))
        else:
            found.append(message("now-bonus", owner=owner, **bonus))
    found.append(message("now-reach-land", district=beside(table, district)))
    if printed.ship:
        found.append(message("now-reach-sea", district=by_ship(table, district)))
    return found


def beside(table: Table, district: int) -> list[str]:
    ids = DISTRICTS[district].beside.split()
    return [d.slug for d in DISTRICTS if d.id in ids and not is_closed(table, d.slug)]


def by_ship(table: Table, district: int) -> list[str]:
    ids = DISTRICTS[district].beside.split()
    return [
        d.slug
        for number, d in enumerate(DISTRICTS)
        if REACH[district] >> number & 1 and d.id not in ids and not is_closed(table, d.slug)
    ]


def is_closed(table: Table, slug: str) -> bool:
    return bool(table.closed >> DISTRICT_IDS[slug] & 1)


def control(table: Table, district: int) -> Message:
    """Who controls it and what that is worth."""
    civilization = table.monument(district)
    if table.closed >> district & 1:
        return message("why-closed")
    if civilization is None:
        return message("now-free")
    owner, worth = table.controller(district), table.value(civilization)
    return message("now-control", owner=owner, count=worth, **naming(CIVILIZATIONS[civilization]))


def near_control(table: Table, district: int, me: int) -> Message:
    """The civilization of which a player has most princes there."""
    counts = [table.princes_in(me, civilization, district) for civilization in range(5)]
    best = max(counts)
    if not best:
        return message("now-none-here")
    return message("now-most-here", count=best, **naming(CIVILIZATIONS[counts.index(best)]))


def of_wonder(table: Table, island: int, me: int | None) -> list[Message]:
    owner = table.wonders[island]
    if owner != NOBODY:
        return [message("now-wonder", owner=owner)]
    found = [message("now-wonder-free")]
    if me is not None:
        lacking = [
            name
            for civilization, name in enumerate(CIVILIZATIONS)
            if not table.where[5 * me + civilization] & ON_ISLAND[island]
        ]
        found.append(
            message("now-wonder-lacks", people=lacking) if lacking else message("now-wonder-ready")
        )
    return found
