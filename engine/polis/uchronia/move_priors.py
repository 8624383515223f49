"""Which moves look natural in Uchronia: weights for playouts and for the first look of a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polis.core.ask import Question
from polis.uchronia.activities import activity_limit, below_limit, leading
from polis.uchronia.building import MATERIAL_OF, Building
from polis.uchronia.completion import accepted, open_sites
from polis.uchronia.counting import activity_bonus
from polis.uchronia.materials import (
    CONSTRUCTION,
    COST,
    DRACONIANS,
    EXPLORATION,
    MEMBERS,
    PRODUCTION,
    TRADE,
)
from polis.uchronia.orders.construction import Found, startable
from polis.uchronia.table import ACTIVITIES, DOMAIN, FORUM, HAND, STOCK, Table

LEAST: Final = 0.02


def weigh(table: Table, question: Question) -> list[float]:
    """For each legal move how natural it looks; all above zero."""
    look = PRIORS.get(question.about, by_doing)
    return look(table, question.seat, question)


def wants(table: Table, me: int) -> list[float]:
    """How much a card of each material in the Stock is worth to a player."""
    worth = [1.0] * 5
    for site in open_sites(table, me):
        left = COST[MATERIAL_OF[site]] - sum(table.sites[me][site])
        for material in MEMBERS[accepted(table, me, site)]:
            worth[material] += 2.0 / left
    if below_limit(table, me):
        for material in range(5):
            worth[material] += monopoly_gain(table, me, material)
    return worth


def monopoly_gain(table: Table, me: int, material: int) -> float:
    """What launching one more Activity of a material is worth in points."""
    mine = table.cells[5 * (ACTIVITIES + me) + material]
    if table.monopolies[material] == me:
        return 1.0
    first = 5 * ACTIVITIES + material
    counts = table.cells[first : first + 5 * table.players : 5]
    counts[me] = 0
    most = max(counts)
    if mine + 1 > most:
        return 1.0 + mine + (0.5 if leading(table, material) >= 0 else 0.0)
    return 0.3


def order_worth(table: Table, me: int, spent: int) -> list[float]:
    """How much executing each Order is worth, if it costs so many cards of the Hand."""
    more = [1 + activity_bonus(table, me, order) for order in range(5)]
    forum = table.size(FORUM)
    hand = max(table.size(HAND + me) - spent, 0)
    stock = table.size(STOCK + me)
    free = activity_limit(table, me) - table.size(ACTIVITIES + me)
    worth = [0.0] * 5
    worth[PRODUCTION] = 1.1 * min(more[PRODUCTION], forum)
    worth[EXPLORATION] = 0.8 * min(more[EXPLORATION], hand)
    in_reach = sum(
        1
        for other in table.others(me)
        if table.present[DOMAIN + other] and table.present[HAND + other]
    )
    shown = min(more[DRACONIANS], hand)
    worth[DRACONIANS] = 0.9 * min(shown, forum) * 0.7 + (0.6 * in_reach if shown > 0 else 0.0)
    if stock and free > 0:
        best = max(
            monopoly_gain(table, me, m) for m in range(5) if table.present[STOCK + me] >> m & 1
        )
        worth[TRADE] = (0.8 + best) * min(more[TRADE], free, stock)
    worth[CONSTRUCTION] = construction_worth(table, me, more[CONSTRUCTION])
    return worth


def construction_worth(table: Table, me: int, actions: int) -> float:
    stock = table.zone(STOCK + me)
    gains: list[float] = []
    for site in open_sites(table, me):
        material = MATERIAL_OF[site]
        left = COST[material] - sum(table.sites[me][site])
        usable = sum([stock[m] for m in MEMBERS[accepted(table, me, site)]])
        gains += [1.0] * min(left, usable)
        if usable >= left and actions >= left:
            gains += [1.5]
    few_sites = len(table.sites[me]) < 3
    if few_sites and table.present[FORUM] and startable(table, me):
        gains.append(1.0)
    gains.sort(reverse=True)
    return sum(gains[:actions])


def at_turn(table: Table, me: int, question: Question) -> list[float]:
    worth = order_worth(table, me, spent=1)
    hand = table.size(HAND + me)
    weights = []
    for chosen in question.options.values.values():
        if chosen is None:
            weights.append((0.5 + 0.35 * max(5 - hand, 0)) ** 2 + 0.1)
        else:
            gain = worth[chosen.order] * (1 + 0.6 * (chosen.times - 1))
            gain -= 0.45 * (len(chosen.cards) - 1)
            weights.append(gain * gain + LEAST if gain > 0 else LEAST)
    return weights


def at_copy(table: Table, me: int, question: Question) -> list[float]:
    worth = order_worth(table, me, spent=0)
    return [
        LEAST if chosen is None else worth[chosen.order] + 0.1
        for chosen in question.options.values.values()
    ]


def to_stock(table: Table, me: int, question: Question) -> list[float]:
    """Moves that bring a card to the Stock: what it is worth there; passing is seldom better."""
    worth = wants(table, me)
    weights = []
    for chosen in question.options.values.values():
        if chosen is None:
            weights.append(0.15)
        elif isinstance(chosen, Building):
            weights.append(6.0 if chosen.slug == "fountain" else 1.0)
        else:
            weights.append(worth[chosen] ** 2)
    return weights


def out_of_hand(table: Table, me: int, question: Question) -> list[float]:
    """For moves that give a card of the Hand away: the least useful card first."""
    worth = wants(table, me)
    held = table.zone(HAND + me)
    return [
        0.3 if chosen is None else (0.5 + held[chosen]) / worth[chosen]
        for chosen in question.options.values.values()
    ]


def to_launch(table: Table, me: int, question: Question) -> list[float]:
    return [
        0.1 if chosen is None else (0.3 + monopoly_gain(table, me, chosen)) ** 2
        for chosen in question.options.values.values()
    ]


def to_recall(table: Table, me: int, question: Question) -> list[float]:
    return [
        0.3 if table.monopolies[chosen] == me else 1.0
        for chosen in question.options.values.values()
    ]


def to_construct(table: Table, me: int, question: Question) -> list[float]:
    stock = table.zone(STOCK + me)
    weights = []
    for step in question.options.values.values():
        if step is None:
            weights.append(0.15)
        elif isinstance(step, Found):
            material = MATERIAL_OF[step.building]
            ready = min(stock[material], COST[material])
            crowd = 0.25 if len(table.sites[me]) >= 4 else 1.0
            weights.append(crowd * (0.5 + ready) / (1.0 if step.source == FORUM else 2.0))
        else:
            left = COST[MATERIAL_OF[step.building]] - sum(table.sites[me][step.building])
            weights.append(6.0 + 2 * COST[MATERIAL_OF[step.building]] if left == 1 else 4.0 / left)
    return weights


def by_doing(table: Table, me: int, question: Question) -> list[float]:
    """For all other questions: doing something is better than passing."""
    return [0.25 if chosen is None else 1.0 for chosen in question.options.values.values()]


def at_effects(table: Table, me: int, question: Question) -> list[float]:
    hand = table.size(HAND + me)
    weights = []
    for building in question.options.values.values():
        if building is None:
            weights.append(0.2)
        elif building.slug == "refectory":
            weights.append(0.6 if hand <= 1 else 0.1)
        elif building.slug == "latrines":
            weights.append(0.3)
        else:
            weights.append(1.0)
    return weights


def at_order(table: Table, me: int, question: Question) -> list[float]:
    worth = order_worth(table, me, spent=0)
    return [
        LEAST if order is None else worth[order] ** 2 + 0.05
        for order in question.options.values.values()
    ]


Look = Callable[[Table, int, Question], list[float]]
PRIORS: Final[dict[str, Look]] = {
    "turn": at_turn,
    "copy": at_copy,
    "order": at_order,
    "production": to_stock,
    "foundry": to_stock,
    "exploration": to_stock,
    "dock": to_stock,
    "paddock": out_of_hand,
    "monopoly": by_doing,
    "reveal": to_stock,
    "give": out_of_hand,
    "setup": out_of_hand,
    "latrines": out_of_hand,
    "tenement-house": to_stock,
    "trade": to_launch,
    "aqueduct": to_launch,
    "thermae-launch": to_launch,
    "thermae-recall": to_recall,
    "construction": to_construct,
    "use": at_effects,
}
