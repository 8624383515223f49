"""What counts in a position of Innovation, as numbers, for both evaluations."""

from __future__ import annotations

from typing import Final

from polis.innovation.achievements import POINTS_PER_VALUE
from polis.innovation.counting import achievements, all_icons, score
from polis.innovation.deck import AGE_OF
from polis.innovation.icons import OLDEST
from polis.innovation.table import Table
from polis.innovation.zones import AVAILABLE, BOARD, DECK, HAND

# Each feature with the weight that the hand-written evaluation gives it, in points of its own.
hand_written: Final[dict[str, float]] = {
    "achievements": 9.0,
    "near the goal": 4.0,  # the last achievements are the ones that matter
    "to be claimed": 5.0,  # achievements that the next action could claim
    "half way": 3.0,  # the share of the next one's points that the seat has
    "score": 0.12,
    "highest top": 0.9,
    "tops": 0.25,  # the sum of their values
    "colours": 0.6,
    "hand": 0.45,
    "hand values": 0.12,
    "icons": 0.1,
    "icons ahead": 0.7,  # kinds of which nobody else has as many: nobody shares these dogmas
    "icons behind": -0.35,  # kinds of which somebody has more: their demands are a danger
    "splays": 0.5,
}
FAR: Final = 3  # from so many missing achievements on the goal is far away


def measure(table: Table) -> list[list[float]]:
    """For each seat its features."""
    counts = [all_icons(table, seat) for seat in range(table.players)]
    return [measure_seat(table, seat, counts) for seat in range(table.players)]


def measure_seat(table: Table, me: int, counts: list[list[int]]) -> list[float]:
    if not table.playing(me):
        return [0.0] * len(hand_written)
    tops = [AGE_OF[card] for card in table.tops(me)]
    hand = [AGE_OF[card] for card in table.zones[HAND[me]]]
    points, held = score(table, me), achievements(table, me)
    highest = max(tops, default=0)
    claims, share = prospects(table, points, highest)
    ahead, behind = leads(table, me, counts)
    return [
        float(held),
        max(0.0, float(held - table.goal + FAR)),
        float(claims),
        share,
        float(points),
        float(highest),
        float(sum(tops)),
        float(len(tops)),
        float(len(hand)),
        float(sum(hand)),
        float(sum(counts[me])),
        float(ahead),
        float(behind),
        float(sum([splay > 0 for splay in table.splays[5 * me : 5 * me + 5]])),
    ]


def prospects(table: Table, points: int, highest: int) -> tuple[int, float]:
    """How many achievements could be claimed now, and how much of the next one's price is there."""
    ages = [AGE_OF[card] for card in table.zones[AVAILABLE]]
    claims = [age for age in ages if age <= highest and POINTS_PER_VALUE * age <= points]
    missing = [age for age in ages if age not in claims]
    if not missing:
        return len(claims), 0.0
    cheapest = min(missing)
    paid = min(points / (POINTS_PER_VALUE * cheapest), 1.0)
    return len(claims), paid * (1.0 if cheapest <= highest else 0.5)


def leads(table: Table, me: int, counts: list[list[int]]) -> tuple[int, int]:
    """In how many kinds of icons the board is ahead of all others, and behind somebody."""
    ahead = behind = 0
    for icon, mine in enumerate(counts[me]):
        best = max([counts[other][icon] for other in table.rivals(me)], default=0)
        ahead += mine > best
        behind += mine < best
    return ahead, behind


def progress(table: Table) -> float:
    """How far the game has gone, from 0 to 1: by achievements, or by the decks."""
    won = max([achievements(table, seat) for seat in range(table.players)]) / table.goal
    age = next((age for age in range(1, OLDEST + 1) if table.zones[DECK[age]]), OLDEST)
    return min(max(won, (age - 1) / (OLDEST - 1)), 1.0)


def height(table: Table, seat: int) -> int:
    """How many cards a board has."""
    return sum([len(pile) for pile in table.zones[BOARD[seat]]])
