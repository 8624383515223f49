"""The Draconians that threaten a player: what the next one can take with the cards all know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from polis.core.ask import PASS, Question
from polis.uchronia.materials import DRACONIANS, ORDERS
from polis.uchronia.table import ACTIVITIES, DOMAIN, FORUM, HAND, SEEN, STOCK, Table
from polis.uchronia.turn import turn

BUILT_IN = 2  # what a Resource of a Building counts for: it has cost an Order already
COPY_DRACONIANS = f"copy {ORDERS[DRACONIANS]} "


def loss(table: Table, victim: int) -> int:
    """What the player whose turn begins can make a victim lose, who defends well."""
    known = table.copy()
    # what nobody has seen cannot be reckoned with
    known.fill(HAND + known.turn, known.zone(SEEN + known.turn))
    return Attack(known, victim).worst([])


def scene_of_attack(table: Table, victim: int) -> object:
    """All that the loss depends on, to reckon it once for tables alike."""
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
    """All ways to play a turn of Draconians, each answer tried; moves in another order are one."""

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
            losses = [self.worst([*answers, move]) for move in self.sensible(question)]
            best = max if question.seat == self.attacker else min
            self.known[place] = best(losses, default=0)
        return self.known[place]

    def after(self, answers: list[str]) -> tuple[Table, Question | None]:
        """The table, and the question asked there; None once the turn is over."""
        table = self.table.copy()
        rule = turn(table)
        question: Question = rule.send(None)
        try:
            for move in answers:
                question = rule.send(question.options.values[move])
        except StopIteration:
            return table, None
        rule.close()
        return table, question

    def sensible(self, question: Question) -> Iterator[str]:
        """Moves of the attack; what third parties answer does not matter to the victim."""
        if question.seat not in (self.attacker, self.victim):
            yield question.options.moves[0]
            return
        values = question.options.values
        for move, chosen in values.items():
            if question.about == "turn":
                useful = attacks(chosen)
            elif question.about == "copy":
                useful = move.startswith(COPY_DRACONIANS)
            else:
                # who reveals more never gets less
                useful = question.about != "reveal" or move != PASS or len(values) == 1
            if useful:
                yield move


def attacks(command: Any) -> bool:
    """Whether a turn begun like this may be one of Draconians: a Command or a Plot."""
    return command is None or command.order == DRACONIANS


def holdings(table: Table, seat: int) -> int:
    """A player's cards but for the Domain; those that are built in already count double."""
    zones = (HAND, STOCK, ACTIVITIES)
    on_sites = [sum(resources) for resources in table.sites[seat].values()]
    return sum([table.size(zone + seat) for zone in zones]) + BUILT_IN * sum(on_sites)
