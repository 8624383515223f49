"""What the next player's Draconians can take from a player, with the cards that everyone knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from polis.core.ask import PASS, Question
from polis.uchronia.materials import DRACONIANS, ORDERS
from polis.uchronia.table import ACTIVITIES, DOMAIN, FORUM, HAND, SEEN, STOCK, Table
from polis.uchronia.turn import turn

BUILT_IN = 2  # what a Resource of a Building counts for, because an Order was spent on it
COPY_DRACONIANS = f"copy {ORDERS[DRACONIANS]} "


def loss(table: Table, victim: int) -> int:
    """How much the player whose turn begins can take from a victim who defends well."""
    known = table.copy()
    # only the cards that everyone knows count
    known.fill(HAND + known.turn, known.zone(SEEN + known.turn))
    return Attack(known, victim).worst([])


def attack_key(table: Table, victim: int) -> object:
    """All that the loss depends on, so that it is worked out once for tables that are alike."""
    attacker = table.turn
    return (
        attacker,
        tuple(table.zone(SEEN + attacker)),
        tuple(table.zone(ACTIVITIES + attacker)),
        tuple(table.present[DOMAIN : DOMAIN + table.players]),
        table.present[FORUM],
        tuple(table.zone(HAND + victim)),
        table.present[STOCK + victim],
        tuple(table.active),
        tuple([(b, *resources) for b, resources in table.sites[victim].items()]),
    )


class Attack:
    """Tries all ways to play a turn of Draconians, the same moves in one order only."""

    def __init__(self, table: Table, victim: int) -> None:
        self.table = table
        self.victim = victim
        self.attacker = table.turn
        self.held = holdings(table, victim)
        self.known: dict[object, int] = {}

    def worst(self, answers: list[str]) -> int:
        """What the victim loses after these answers, if both sides do their best."""
        table, question = self.after(answers)
        if question is None:
            return max(self.held - holdings(table, self.victim), 0)
        place = (question.seat, question.about, tuple(sorted(answers)))
        if place not in self.known:
            losses = [self.worst([*answers, move]) for move in self.moves_to_try(question)]
            best = max if question.seat == self.attacker else min
            self.known[place] = best(losses, default=0)
        return self.known[place]

    def after(self, answers: list[str]) -> tuple[Table, Question | None]:
        """The table after these answers and the next question; None once the turn is over."""
        table = self.table.copy()
        rule = turn(table)
        question: Question = rule.send(None)
        try:
            for move in answers:
                question = rule.send(question.look().values[move])
        except StopIteration:
            return table, None
        rule.close()
        return table, question

    def moves_to_try(self, question: Question) -> Iterator[str]:
        """Moves that may matter to the victim; the answers of other players do not."""
        if question.seat not in (self.attacker, self.victim):
            yield question.look().moves[0]
            return
        values = question.look().values
        for move, chosen in values.items():
            if question.about == "turn":
                useful = attacks(chosen)
            elif question.about == "copy":
                useful = move.startswith(COPY_DRACONIANS)
            else:
                # revealing more never brings less
                useful = question.about != "reveal" or move != PASS or len(values) == 1
            if useful:
                yield move


def attacks(command: Any) -> bool:
    """Whether a turn that begins with this move, a Command or a Plot, may be one of Draconians."""
    return command is None or command.order == DRACONIANS


def holdings(table: Table, seat: int) -> int:
    """How many cards a player has outside the Domain; those in Buildings count double."""
    zones = (HAND, STOCK, ACTIVITIES)
    on_sites = [sum(resources) for resources in table.sites[seat].values()]
    return sum([table.size(zone + seat) for zone in zones]) + BUILT_IN * sum(on_sites)
