"""What a card means at this moment to a player, from open information and their own Hand."""

from collections.abc import Sequence
from typing import Final

from polis.core.errors import Message, message
from polis.core.reading import Reader
from polis.uchronia.building import ANSWERS, BUILDINGS, BUILDINGS_IN, WAITING, Building, Moment
from polis.uchronia.completion import accepted
from polis.uchronia.counting import activity_bonus
from polis.uchronia.materials import COST, MEMBERS, NAMES, ORDERS, named
from polis.uchronia.position_reading import SLUGS
from polis.uchronia.shapes import Card
from polis.uchronia.table import ACTIVITIES, FORUM, HAND, NOBODY, STOCK, Table

MOST: Final = 4


def read_card(place: Reader, table: Table) -> Card:
    """A Building or a material by name."""
    fields = place.fields(("building", "material"))
    if len(fields.values) != 1:
        raise place.bad("bad-one-card")
    if "building" in fields:
        return {"building": fields["building"].one_of(SLUGS)}
    return {"material": fields["material"].one_of(NAMES)}


def meaning(table: Table, card: Card, seat: int | None) -> list[Message]:
    """Messages, the most important first; a spectator (None) gets those that concern everyone."""
    if "material" in card:
        return of_material(table, NAMES.index(card["material"]), seat)[:MOST]
    building = BUILDINGS[SLUGS[card["building"]]]
    if seat is None:
        price = message(
            "now-price", count=COST[building.material], material=NAMES[building.material]
        )
        return [price, *having(table, building, range(table.players))][:MOST]
    return [
        *standing(table, building, seat),
        *effect(table, building, seat),
        *of_others(table, building, seat),
    ][:MOST]


def of_material(table: Table, material: int, me: int | None) -> list[Message]:
    forum = table.zone(FORUM)[material]
    if me is None:
        return [message("now-forum", count=forum), monopoly(table, material, me)]
    times = 1 + activity_bonus(table, me, material)
    found = [message("now-order", order=ORDERS[material], count=times)]
    if table.zone(HAND + me)[material] > 1:
        found.append(message("now-pair", material=NAMES[material]))
    stock = table.zone(STOCK + me)[material]
    return [*found, message("now-lies", forum=forum, stock=stock), monopoly(table, material, me)]


def monopoly(table: Table, material: int, me: int | None) -> Message:
    """Who holds it and what it is worth."""
    holder = table.monopolies[material]
    if holder == NOBODY:
        return message("now-monopoly-nobody")
    worth = table.zone(ACTIVITIES + holder)[material]
    if holder == me:
        return message("now-monopoly-yours", count=worth)
    return message("now-monopoly", seat=holder, count=worth)


def standing(table: Table, building: Building, me: int) -> list[Message]:
    """How far this player has come with a Building, and what is missing."""
    if building.id in table.built[me]:
        return [message("now-yours")]
    cost = COST[building.material]
    fitting = accepted(table, me, building.id)
    stock = sum([table.zone(STOCK + me)[material] for material in MEMBERS[fitting]])
    if building.id in table.sites[me]:
        missing = cost - sum(table.sites[me][building.id])
        return [message("now-your-site", count=missing, stock=stock)]
    price = message("now-cost", count=cost, material=NAMES[building.material], stock=stock)
    return [price, foundation(table, building, me)]


def foundation(table: Table, building: Building, me: int) -> Message:
    """Whether it could be started now."""
    if building.id not in table.works:
        return message("why-not-in-works", building=building.slug)
    fitting = building.foundations()
    if table.present[FORUM] & fitting:
        return message("now-foundation", material=named(table.present[FORUM] & fitting))
    if table.active[me] & ANSWERS.foundation_from_hand and table.present[HAND + me] & fitting:
        return message("now-foundation-hand", material=named(table.present[HAND + me] & fitting))
    wanted = {"building": building.slug, "material": NAMES[building.material]}
    return message("why-no-foundation", **wanted)


def effect(table: Table, building: Building, me: int) -> list[Message]:
    """What its effect is worth to this player, or whether they have it."""
    bit = 1 << building.id
    only_before = bit & (WAITING[Moment.ON_COMPLETION] | ANSWERS.works_unfinished)
    if building.id in table.built[me] and only_before:
        return [message("now-spent")]
    value = building.now(table, me)
    if value is not None:
        return [value]
    return [message("now-active")] if table.active[me] & bit else []


def of_others(table: Table, building: Building, me: int) -> list[Message]:
    """What it does to this player if an opponent has it, or else who has it."""
    for owner in table.others(me):
        for active in BUILDINGS_IN[table.active[owner] & 1 << building.id]:
            does = active.against(table, me, owner)
            if does is not None:
                return [does]
    return having(table, building, table.others(me))


def having(table: Table, building: Building, seats: Sequence[int]) -> list[Message]:
    """Which of these players have it or are building it."""
    owners = [seat for seat in seats if building.id in table.built[seat]]
    builders = [seat for seat in seats if building.id in table.sites[seat]]
    found = [message("now-owner", owner=owners)] if owners else []
    return [*found, message("now-builder", owner=builders)] if builders else found
