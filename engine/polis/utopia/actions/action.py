"""An action of a civilization: what it costs, when it is possible, what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from polis.utopia.civilizations import CIVILIZATIONS
from polis.utopia.table import Table


class Action(ABC):
    """An action with cards of one civilization."""

    name: ClassVar[str]  # its name in facts and views
    form: ClassVar[str]  # its move, with `{}` for the civilization
    price: ClassVar[int] = 1  # cards, all of its civilization

    def __init__(self, civilization: int) -> None:
        self.civilization = civilization
        self.move = self.form.format(CIVILIZATIONS[civilization])

    @staticmethod
    @abstractmethod
    def possible(table: Table, me: int) -> int:
        """The civilizations for which a player who has the cards could carry it out, as bits."""

    @abstractmethod
    async def carry_out(self, table: Table, me: int) -> None:
        """What it does, once the cards are played."""

    async def do(self, table: Table, me: int) -> None:
        await self.do_with(table, me, turned=0)

    async def do_with(self, table: Table, me: int, turned: int) -> None:
        """Plays its cards, of which privileges may have turned and played some before, and acts."""
        for _ in range(self.price - turned):
            table.play_card(self.civilization, me)
        table.note(0, "action", me, self.name, self.civilization)
        await self.carry_out(table, me)
