"""Uchronia as a game of the shared core."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import polis.uchronia.buildings  # noqa: F401  (registers the Buildings)
from polis.core.ask import Question, Rule
from polis.core.errors import Reason
from polis.core.game import Fact, Game, Json
from polis.core.outline import Outline
from polis.core.reading import Reader
from polis.uchronia import (
    decision,
    facts,
    imagining,
    outline,
    position,
    position_reading,
    setup,
    why_not,
)
from polis.uchronia.building import BUILDINGS
from polis.uchronia.materials import NAMES
from polis.uchronia.sense import UchroniaSense
from polis.uchronia.table import Hidden, Table
from polis.uchronia.turn import turn
from polis.uchronia.victory import winners
from polis.uchronia.view import view


class Uchronia(Game[Table]):
    name = "uchronia"
    title = "Uchronia"
    code = 1
    players = (2, 5)
    options: ClassVar[Mapping[str, Any]] = {}
    vocabulary = (
        "".join(f'"{building.slug}",' for building in BUILDINGS)
        + '"setup":true,"under":"lacks":[],"seen":[],"sites":{},"buildings":[],"works_discard":[],'
        '"works_pile":["pile":["discard":["works":["round":"idle":0,"ending":false,"seed":'
        '"monopolies":{"clay":0,"wood":1,"brick":"stone":"marble":},"seats":[{"hand":["stock":['
        '"activities":["domain":["first":0,"turn":0,"forum":[{"polis":1,"game":"uchronia",'
        '"players":2,"wood","wood","stone","stone","brick","brick","marble","marble","clay","clay",'
    ).encode()

    left_out: ClassVar[Json] = {"works_left": []}
    sense = UchroniaSense()

    def deal(self, players: int, seed: int, options: Mapping[str, Any]) -> Table:
        return setup.deal(players, seed)

    def action(self, table: Table) -> Rule | None:
        if table.over:
            return None
        return setup.put_into_forum(table) if table.setup else turn(table)

    def scores(self, table: Table) -> tuple[int, ...]:
        return tuple([table.score(seat) for seat in range(table.players)])

    def winners(self, table: Table) -> tuple[int, ...]:
        return winners(table)

    def imagine(self, table: Table, seat: int | None, rng: Random) -> Hidden:
        return imagining.imagine(table, seat, rng)

    def view(self, table: Table, seat: int | None) -> Json:
        return view(table, seat)

    def label(self, table: Table, question: Question, move: str) -> Json:
        return decision.label(question, move)

    def why_not(self, table: Table, question: Question, move: str) -> Reason:
        return why_not.why_not(table, question, move)

    def tell(self, fact: Fact, seat: int | None) -> Json:
        return facts.tell(fact, seat)

    def position(self, table: Table) -> Json:
        return position.position(table)

    def stand(self, place: Reader, players: int) -> Table:
        return position_reading.stand(place, players)

    def outline(self, view: Json) -> Outline:
        return outline.outline(view)

    def undealt(self, view: Json) -> Json:
        seats = [{**seat, "hand": None} for seat in view["seats"]]
        return {"works": [], "seats": seats, "turn": None}

    def event(self, event: Json) -> Json:
        return facts.message(event)

    def card_groups(self) -> dict[str, str]:
        return {b.slug: NAMES[b.material] for b in sorted(BUILDINGS, key=lambda b: b.material)}

    def words(self, language: str) -> Mapping[str, str]:
        names = {f"building-{b.slug}": b.names[language] for b in BUILDINGS}
        status = {
            f"status-{b.slug}": "table-original" if b.original else "table-rulebook"
            for b in BUILDINGS
        }
        return {**names, **{f"text-{b.slug}": b.texts[language] for b in BUILDINGS}, **status}
