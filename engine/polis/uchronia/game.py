"""Uchronia as a game of the shared core."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import polis.uchronia.buildings  # noqa: F401  (registers the Buildings)
from polis.core.ask import Rule
from polis.core.errors import Message, message
from polis.core.game import Game, Json
from polis.uchronia import (
    decision,
    ending,
    facts,
    imagining,
    meaning,
    outline,
    position,
    position_reading,
    setup,
    touching,
    victory,
    view,
    why_not,
)
from polis.uchronia.building import BUILDINGS
from polis.uchronia.evaluation import UchroniaEvaluation
from polis.uchronia.goals import UchroniaGoals
from polis.uchronia.materials import COST, NAMES, ORDERS
from polis.uchronia.table import THRESHOLDS, Table
from polis.uchronia.turn import turn


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

    zones = ("hand", "stock", "domain", "activities", "sites", "buildings")
    listed: ClassVar[Mapping[str, str]] = {"card": "material"}
    left_out: ClassVar[Json] = {"works_left": []}
    evaluation = UchroniaEvaluation()
    goals = UchroniaGoals()

    # what a file of its own has
    winners = staticmethod(victory.winners)
    why_won = staticmethod(ending.why_won)
    imagine = staticmethod(imagining.imagine)
    view = staticmethod(view.view)
    label = staticmethod(decision.label)
    why_not = staticmethod(why_not.why_not)
    read_thing = staticmethod(touching.read_thing)
    why_untouchable = staticmethod(touching.why_untouchable)
    read_card = staticmethod(meaning.read_card)
    meaning = staticmethod(meaning.meaning)
    tell = staticmethod(facts.tell)
    event = staticmethod(facts.event_message)
    position = staticmethod(position.position)
    stand = staticmethod(position_reading.stand)
    outline = staticmethod(outline.outline)

    def deal(self, players: int, seed: int, options: Mapping[str, Any]) -> Table:
        return setup.deal(players, seed)

    def action(self, table: Table) -> Rule | None:
        if table.over:
            return None
        return setup.put_into_forum(table) if table.setup else turn(table)

    def scores(self, table: Table) -> tuple[int, ...]:
        return tuple([table.score(seat) for seat in range(table.players)])

    def points(self, table: Table, seat: int) -> dict[str, int]:
        return table.points(seat)

    def goal(self, table: Table) -> int:
        return THRESHOLDS[table.players]

    def round(self, table: Table) -> int | None:
        return None if table.setup else table.round

    def on_turn(self, view: Json) -> int | None:
        owner: int | None = None if view["setup"] else view["turn"]
        return owner

    def cards_in(self, view: Json, seat: int, zone: str) -> list[str]:
        lying = view["seats"][seat][zone]
        return [site["building"] for site in lying] if zone == "sites" else lying

    def undealt(self, view: Json) -> Json:
        seats = [{**seat, "hand": None} for seat in view["seats"]]
        return {"works": [], "seats": seats, "turn": None}

    def card_groups(self) -> dict[str, str]:
        return {b.slug: NAMES[b.material] for b in sorted(BUILDINGS, key=lambda b: b.material)}

    def gathered(self, view: Json, seat: int) -> tuple[list[str], list[str]]:
        built = self.cards_in(view, seat, "buildings")
        return [*built, *self.cards_in(view, seat, "sites")], built

    def cards(self) -> dict[str, Json]:
        resources: dict[str, Json] = {
            name: {"material": name, "order": order}
            for name, order in zip(NAMES, ORDERS, strict=True)
        }
        return resources | {
            b.slug: {
                "material": NAMES[b.material],
                "cost": COST[b.material],
                "original": b.original,
            }
            for b in BUILDINGS
        }

    def card_name(self, card: str) -> Message:
        return message(f"material-{card}" if card in NAMES else f"building-{card}")

    def names(self) -> dict[str, str]:
        return dict.fromkeys(NAMES, "material") | {b.slug: "building" for b in BUILDINGS}

    def words(self, language: str) -> Mapping[str, str]:
        names = {f"building-{b.slug}": b.names[language] for b in BUILDINGS}
        status = {
            f"status-{b.slug}": "table-original" if b.original else "table-rulebook"
            for b in BUILDINGS
        }
        return {**names, **{f"text-{b.slug}": b.texts[language] for b in BUILDINGS}, **status}
