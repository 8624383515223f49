"""Reading positions: what a position names is checked, the rest is dealt from the seed."""

from __future__ import annotations

from collections import Counter
from typing import Final

from polis.core.random_source import SEEDS, shuffle
from polis.core.reading import Fields, Reader
from polis.uchronia.activities import activity_limit, leading
from polis.uchronia.building import BUILDINGS
from polis.uchronia.completion import in_order, refresh_effects
from polis.uchronia.ending import IDLE_ROUNDS, LAST_ROUND
from polis.uchronia.great_works import SIZE, refill
from polis.uchronia.materials import COST, NAMES, RESOURCES, Cards, spread
from polis.uchronia.setup import COPIES
from polis.uchronia.table import (
    ACTIVITIES,
    BOX,
    DISCARD,
    DOMAIN,
    FORUM,
    HAND,
    NOBODY,
    SEEN,
    STOCK,
    Table,
)
from polis.uchronia.turn import begin_turn

SLUGS: Final = {building.slug: building.id for building in BUILDINGS}
ALL_CARDS: Final = sum(RESOURCES)
ALL_BUILDINGS: Final = len(BUILDINGS) * COPIES

HEAD: Final = ("polis", "game", "players", "seed", "turn", "first", "round", "idle", "ending")
ZONES: Final = ("forum", "discard", "pile", "works", "works_pile", "works_discard", "under")
SEAT: Final = (
    "hand",
    "seen",
    "lacks",
    "domain",
    "stock",
    "activities",
    "sites",
    "buildings",
)
OPEN: Final = {"domain": DOMAIN, "stock": STOCK, "activities": ACTIVITIES}
CARD_IDS: Final = {name: card for card, name in enumerate(NAMES)}


def table_from_position(place: Reader, players: int, edition: int) -> Table:
    """The table of a position; what it does not name is dealt from the shuffled rest."""
    fields = place.fields((*HEAD, *ZONES, "monopolies", "seats", "setup"))
    table = Table(players)
    table.log = []
    read_head(table, fields)
    read_zones(table, fields)
    seats = fields.seats(players, SEAT)
    for seat, of_seat in enumerate(seats):
        read_open_zones(table, seat, of_seat)
    read_monopolies(table, fields)
    deal_works(table, fields)
    deal_cards(table, fields, seats)
    for seat in range(players):
        table.check_threshold(seat)
    if not table.over and not table.setup:
        begin_turn(table)
    return table


def read_head(table: Table, fields: Fields) -> None:
    def seat(place: Reader) -> int:
        return place.number(0, table.players - 1)

    table.seed = fields.get("seed", lambda place: place.number(0, SEEDS - 1), 0)
    table.first = fields.get("first", seat, 0)
    table.over = "turn" in fields and fields["turn"].value is None
    table.turn = table.last if table.over else fields.get("turn", seat, table.first)
    table.round = fields.get("round", lambda place: place.number(1, LAST_ROUND), 1)
    most_idle = IDLE_ROUNDS * table.players
    table.idle = fields.get("idle", lambda place: place.number(0, most_idle), 0)
    table.ending = fields.get("ending", Reader.flag, False)
    table.setup = fields.get("setup", Reader.flag, False)


def read_zones(table: Table, fields: Fields) -> None:
    table.fill(FORUM, fields.get("forum", read_cards, [0] * 5))
    table.fill(DISCARD, fields.get("discard", read_cards, [0] * 5))
    table.pile = bytes(fields.named("pile", ALL_CARDS, CARD_IDS))
    table.works = tuple(fields.named("works", SIZE, SLUGS))
    table.works_pile = bytes(fields.named("works_pile", ALL_BUILDINGS, SLUGS))
    table.works_discard = tuple(fields.named("works_discard", ALL_BUILDINGS, SLUGS))
    table.under = fields.get("under", lambda p: p.number(0, len(table.works_pile)), 0)


def read_cards(place: Reader) -> Cards:
    found = place.numbers(ALL_CARDS, CARD_IDS)
    return [found.count(material) for material in range(5)]


def read_open_zones(table: Table, seat: int, fields: Fields) -> None:
    for zone, address in OPEN.items():
        table.fill(address + seat, fields.get(zone, read_cards, [0] * 5))
    built = fields.named("buildings", len(BUILDINGS), SLUGS)
    table.built[seat] = tuple(built)
    if "sites" in fields:
        sites = fields["sites"].fields(SLUGS)
        table.sites[seat] = in_order({SLUGS[s]: read_site(sites[s], s) for s in sites.values})
    for building in [*built, *table.sites[seat]]:
        if table.owned[seat] >> building & 1:
            raise fields.place.bad("bad-same-name", building=BUILDINGS[building].slug)
        table.owned[seat] |= 1 << building
    refresh_effects(table, seat)
    if table.size(ACTIVITIES + seat) > activity_limit(table, seat):
        raise fields["activities"].bad("bad-limit", count=activity_limit(table, seat))


def read_site(place: Reader, slug: str) -> Cards:
    cards = read_cards(place)
    if sum(cards) >= COST[BUILDINGS[SLUGS[slug]].material]:
        raise place.bad("bad-full-site", building=slug)
    return cards


def read_monopolies(table: Table, fields: Fields) -> None:
    given: dict[str, int | None] = {}
    if "monopolies" in fields:
        holders = fields["monopolies"].fields(NAMES)
        for name in holders.values:
            place = holders[name]
            holder = None if place.value is None else place.number(0, table.players - 1)
            given[name] = NOBODY if holder is None else holder
    for material, name in enumerate(NAMES):
        leader = leading(table, material)
        holder = given.get(name, leader)
        if holder is None or leader not in (NOBODY, holder):
            raise fields["monopolies"].at(name, holder).bad("bad-monopoly", material=name)
        table.monopolies[material] = holder


def deal_works(table: Table, fields: Fields) -> None:
    """Deals the Buildings that are not named: Great Works up to five, the others to their pile."""
    named_ones = Counter([*table.works, *table.works_pile, *table.works_discard])
    for seat in range(table.players):
        named_ones.update([*table.built[seat], *table.sites[seat]])
    rest: list[int] = []
    for building in range(len(BUILDINGS)):
        left = COPIES - named_ones[building]
        if left < 0:
            slug = BUILDINGS[building].slug
            raise fields.place.bad("bad-too-many-buildings", building=slug, most=COPIES)
        rest += [building] * left
    if "works" in fields and "works_pile" in fields:
        return
    table.seed = shuffle(rest, table.seed)
    # those that are named stay, even if all are of one colour
    cut = max(len(rest) - (SIZE - len(table.works)), 0)
    table.works += tuple(reversed(rest[cut:]))
    if "works_pile" not in fields:
        table.works_pile = bytes(rest[:cut])
        if "works" not in fields:
            refill(table)


def deal_cards(table: Table, fields: Fields, seats: list[Fields]) -> None:
    """Deals Hands that are given as a number, and the pile, from the cards that are not named."""
    counted: dict[int, int] = {}
    for seat, of_seat in enumerate(seats):
        table.fill(SEEN + seat, of_seat.get("seen", read_cards, [0] * 5))
        for material in of_seat.named("lacks", len(NAMES), CARD_IDS):
            table.lacks[seat] |= 1 << material
        if "hand" in of_seat and not isinstance(of_seat["hand"].value, list | tuple):
            counted[seat] = of_seat["hand"].number(0, ALL_CARDS)
            table.fill(HAND + seat, table.zone(SEEN + seat))
        else:
            table.fill(HAND + seat, of_seat.get("hand", read_cards, [0] * 5))
        check_known(table, seat, of_seat, counted.get(seat))
    rest = unnamed_cards(table, fields)
    if counted or "pile" not in fields:
        table.seed = shuffle(rest, table.seed)
    # Hands that lack most colours first, so that others do not take the only cards they may have
    for seat in sorted(counted, key=lambda seat: -table.lacks[seat].bit_count()):
        count = counted[seat] - table.size(HAND + seat)
        deal_hand(table, seat, count, rest, seats[seat])
    if "pile" in fields:
        table.fill(BOX, [rest.count(material) for material in range(5)])
    else:
        table.pile = bytes(rest)


def check_known(table: Table, seat: int, of_seat: Fields, count: int | None) -> None:
    """Raises BadPosition if a Hand is not as everyone is said to know it."""
    unseen = [h - s for h, s in zip(table.zone(HAND + seat), table.zone(SEEN + seat), strict=True)]
    if min(unseen) < 0 or (count is not None and table.size(SEEN + seat) > count):
        raise of_seat["seen"].bad("bad-seen")
    if any(unseen[m] and table.lacks[seat] >> m & 1 for m in range(5)):
        raise of_seat["lacks"].bad("bad-lacks")


def unnamed_cards(table: Table, fields: Fields) -> list[int]:
    """The Resource cards that lie in no zone yet."""
    left: Cards = []
    for material, count in enumerate(RESOURCES):
        # all zones but SEEN, whose cards are counted in the Hands
        count -= sum(table.cells[material : 5 * SEEN : 5]) + table.pile.count(material)
        count -= sum(site[material] for sites in table.sites for site in sites.values())
        if count < 0:
            name = NAMES[material]
            raise fields.place.bad("bad-too-many-cards", material=name, most=RESOURCES[material])
        left.append(count)
    return spread(left)


def deal_hand(table: Table, seat: int, count: int, rest: list[int], of_seat: Fields) -> None:
    """Deals cards to a Hand from the end of the rest, skipping colours it is known to lack."""
    lacks = table.lacks[seat]
    hand = table.zone(HAND + seat)
    places = [p for p in range(len(rest) - 1, -1, -1) if not lacks >> rest[p] & 1][:count]
    if len(places) < count:
        raise of_seat["hand"].bad("bad-not-enough", count=count)
    for place in places:
        hand[rest.pop(place)] += 1
    table.fill(HAND + seat, hand)
