"""What a Building is, and the named questions the rules ask of it.

A Building is a subclass in `buildings/`, in a file of its own name: its data, its rule text and
its effect. It changes the rules only by overriding some of the methods below; the rules ask each
question only of the Buildings that answer it.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar, Final

from polis.core.errors import Message
from polis.uchronia.materials import Cards, Material

if TYPE_CHECKING:
    from polis.uchronia.command import Command
    from polis.uchronia.effects import Occasion
    from polis.uchronia.table import Table


class Moment(IntEnum):
    """When an effect that waits may be used. The first five are the bonuses of the Orders."""

    PRODUCTION_BONUS = Material.CLAY
    EXPLORATION_BONUS = Material.WOOD
    DRACONIANS_BONUS = Material.BRICK
    CONSTRUCTION_BONUS = Material.STONE
    TRADE_BONUS = Material.MARBLE
    ON_COMPLETION = 5  # its own
    ANY_COMPLETION = 6
    BEFORE_PLOT_DRAW = 7
    AFTER_PLOT_DRAW = 8
    TURN_END = 9
    COPIED = 10


class Building:
    """A Building's data, and its answers to the questions of the rules."""

    material: ClassVar[Material]
    original: ClassVar[bool] = False  # original to this project: the rulebook does not list it
    names: ClassVar[dict[str, str]]  # by language
    texts: ClassVar[dict[str, str]]  # the rule in one line, ours, by language
    waits_for: ClassVar[Moment | None] = None
    id: ClassVar[int]
    slug: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.id = len(BUILDINGS)
        cls.slug = cls.names["en"].lower().replace("'", "").replace(" ", "-")
        building = cls()
        BUILDINGS.append(building)
        MATERIAL_OF.append(int(cls.material))
        FOUNDATIONS_OF.append(building.foundations())
        for question in QUESTIONS:
            overridden = getattr(cls, question) is not getattr(Building, question)
            if overridden and (question not in YES_OR_NO or getattr(building, question)()):
                setattr(ANSWERS, question, getattr(ANSWERS, question) | 1 << cls.id)
        if cls.waits_for is not None:
            WAITING[cls.waits_for] |= 1 << cls.id

    # Questions about the owner

    def limit(self) -> int:
        """How many more Activities may be launched, besides the usual one per Building."""
        return 0

    def counts_as(self, order: int) -> int:
        """Materials whose Activities all count for this Order's bonus and for copying it."""
        return 0

    def wild_activities(self, order: int) -> int:
        """How many more Activities of any colour count for this Order."""
        return 0

    def command_factor(self) -> int:
        """How many times each counting Activity counts when Commanding."""
        return 1

    def fills_to(self) -> int:
        """Up to how many cards a Plot draws."""
        return 0

    def commands(self, hand: Cards) -> Iterable[Command]:
        """Further ways to Command with these cards."""
        return ()

    def points(self, table: Table, me: int) -> int:
        """Points besides the printed ones."""
        return 0

    def points_follow_stock(self) -> bool:
        """Whether these points depend on the Stock."""
        return False

    def effective_when_started(self) -> Material | None:
        """The material whose Buildings have effect as soon as they are started."""
        return None

    # Questions of the Orders

    def production_move(self, table: Table, me: int) -> str | None:
        """Another way to get a card of a Production, as a move, if it is open now."""
        return None

    async def produce(self, table: Table, me: int) -> None:
        """Gets a card of a Production by the move of `production_move`."""

    def foundation_from_hand(self) -> bool:
        """Whether a Foundation may come from Hand."""
        return False

    def transfers_from_forum(self) -> bool:
        """Whether one Resource per Construction may come from the Forum."""
        return False

    def accepts(self, site: Building) -> int:
        """Further materials that may be transferred to this Building of its owner."""
        return 0

    def shields_sites(self) -> bool:
        """Whether opponents' effects cannot take from the owner's sites."""
        return False

    def shown_fewer(self) -> int:
        """How many revealed cards an attacker must hide from the owner."""
        return 0

    def concerned_by(self, table: Table, shown: int) -> int:
        """Which of the materials shown by an attacker concern the owner."""
        return shown

    async def escape(self, now: Occasion, victim: int) -> bool:
        """Whether its owner, the victim, evades a Draconians Order altogether."""
        return False

    def monopoly_to_stock(self) -> bool:
        """Whether a card that a Monopoly gives may go to Stock."""
        return False

    # Questions asked of the Building itself

    def foundations(self) -> int:
        """The materials that may be its Foundation."""
        return 1 << self.material

    def works_unfinished(self) -> bool:
        """Whether it has its effect only while under construction."""
        return False

    # Questions of an interface: what the effect is worth at present, from open information

    def now(self, table: Table, me: int) -> Message | None:
        """What it is worth to this player, who has it or could build it."""
        return None

    def against(self, table: Table, me: int, owner: int) -> Message | None:
        """What it does to this player while an opponent has it."""
        return None

    # An effect that waits (see `Moment`)

    def ready(self, now: Occasion) -> bool:
        """Whether using it could do something."""
        return True

    def asks(self, now: Occasion) -> bool:
        """Whether its owner is asked: `ready` as far as open information tells."""
        return self.ready(now)

    async def use(self, now: Occasion) -> None:
        """Its effect, once the owner has chosen to use it."""


# Questions whose answer depends on the Building alone, never on the table.
YES_OR_NO: Final = (
    "points_follow_stock",
    "foundation_from_hand",
    "transfers_from_forum",
    "shields_sites",
    "monopoly_to_stock",
    "works_unfinished",
)

QUESTIONS: Final = (
    *YES_OR_NO,
    "limit",
    "counts_as",
    "wild_activities",
    "command_factor",
    "fills_to",
    "commands",
    "points",
    "effective_when_started",
    "production_move",
    "accepts",
    "shown_fewer",
    "concerned_by",
    "escape",
)


class _Answers:
    """For each question the Buildings that answer it, as a set of bits."""

    limit = counts_as = wild_activities = command_factor = fills_to = commands = points = 0
    effective_when_started = production_move = foundation_from_hand = transfers_from_forum = 0
    accepts = shields_sites = shown_fewer = concerned_by = escape = monopoly_to_stock = 0
    works_unfinished = points_follow_stock = 0


ANSWERS: Final = _Answers()
WAITING: Final = [0] * len(Moment)
BUILDINGS: Final[list[Building]] = []
# facts of Buildings by number, for rules that look at many Buildings
MATERIAL_OF: Final[list[int]] = []
FOUNDATIONS_OF: Final[list[int]] = []


MOST_KEPT: Final = 4_000  # sets of Buildings that are kept; there are far more


class _BuildingsIn(dict[int, tuple[Building, ...]]):
    def __missing__(self, bits: int) -> tuple[Building, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
        found = self[bits] = tuple(b for b in BUILDINGS if bits >> b.id & 1)
        return found


# The members of a set of Buildings (as bits), in alphabetical order.
BUILDINGS_IN: Final = _BuildingsIn()
