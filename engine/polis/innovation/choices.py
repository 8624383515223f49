"""The choices of a player that are not among cards: values, colours, players and ways to go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from polis.core.ask import PASS, Options
from polis.innovation.holdings import Holdings
from polis.innovation.icons import COLOURS, ICONS
from polis.innovation.question import ask
from polis.innovation.table import SPECIALS

if TYPE_CHECKING:
    from polis.innovation.player import Player

T = TypeVar("T")


class Choices(Holdings):
    """What a player can be asked for besides cards."""

    __slots__ = ()

    def _ask(self, about: str, look: Callable[[], Options[T]], **args: object) -> Awaitable[T]:
        execution = self.execution
        asked = self.seat if execution.decider is None else execution.decides(self.seat)
        said = {"card": execution.face.slug, **args}
        return ask(self.table, asked, about, must(look) if execution.must else look, said)

    async def choose_value(self, values: Iterable[int] = range(1, 12)) -> int:
        options = Options({f"value {value}": value for value in values})
        return await self._ask("value", lambda: options)

    async def choose_colour(self, colours: Iterable[int], *, may: bool = False) -> int | None:
        """A colour; None if there is none to choose, or if the player may and will not."""
        found: dict[str, int | None] = {f"colour {COLOURS[colour]}": colour for colour in colours}
        if not found:
            return None
        options = Options({**found, **({PASS: None} if may else {})})
        return await self._ask("may-colour" if may else "colour", lambda: options)

    async def choose_icon(self, icons: Iterable[int]) -> int:
        options = Options({f"icon {ICONS[icon]}": icon for icon in icons})
        return await self._ask("icon", lambda: options)

    async def choose_player(self, players: Sequence[Player], *, may: bool = False) -> Player | None:
        by_seat = {one.seat: one for one in players}
        found: dict[str, int | None] = {f"player {seat}": seat for seat in by_seat}
        if not found:
            return None
        options = Options({**found, **({PASS: None} if may else {})})
        seat = await self._ask("may-player" if may else "player", lambda: options)
        return None if seat is None else by_seat[seat]

    async def choose_way(self, ways: Sequence[str], *, may: bool = False) -> str | None:
        """One of several things to do, by their names in the card's `ways`."""
        found: dict[str, str | None] = {f"choose-to {way}": way for way in ways}
        options = Options({**found, **({PASS: None} if may else {})})
        return await self._ask("may-way" if may else "way", lambda: options)

    async def may(self, way: str) -> bool:
        """Whether the player will do what a card says they may."""
        return await self.choose_way([way], may=True) is not None

    async def choose_special(self, verbs: Mapping[str, Sequence[int]]) -> tuple[str, int] | None:
        """A special achievement and what is done with it (`junk`, `free`), or None."""
        found: dict[str, tuple[str, int] | None] = {
            f"{verb}-special {SPECIALS[special]}": (verb, special)
            for verb, specials in verbs.items()
            for special in specials
        }
        if not found:
            return None
        options = Options({**found, PASS: None})
        return await self._ask("special", lambda: options)


def must(look: Callable[[], Options[T]]) -> Callable[[], Options[T]]:
    """What can be chosen if “may” is read as “must”: not to decline, as far as possible."""

    def compulsory() -> Options[T]:
        values = look().values
        kept = {move: value for move, value in values.items() if move != PASS}
        return Options(kept or values)

    return compulsory
