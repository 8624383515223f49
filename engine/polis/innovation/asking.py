"""The verbs that ask a player: choosing cards, colours, values, players and ways to go.

What can be chosen is looked up whenever a question is looked at (`Look`), because a bot may think
about it with the hidden cards dealt otherwise.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from polis.core.ask import PASS, Options
from polis.innovation.deck import AGE_OF
from polis.innovation.holdings import Holdings
from polis.innovation.icons import COLOURS, ICONS, SPLAYS
from polis.innovation.question import ask, by_back, keep_secret
from polis.innovation.table import SPECIALS, Table
from polis.innovation.verbs import MOVES

if TYPE_CHECKING:
    from polis.innovation.player import Player

T = TypeVar("T")
Look = Callable[[], Iterable[int]]  # cards to choose from
Fits = Callable[[int], bool]
EVERY_COLOUR: Final = range(len(COLOURS))


class One(Protocol):
    """A verb for one card: `return_one`, `meld_one`, …"""

    def __call__(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> Awaitable[int | None]: ...


class Asking(Holdings):
    """What a player can be asked for."""

    __slots__ = ()

    # Any question

    def _ask(self, about: str, look: Callable[[], Options[T]], **args: object) -> Awaitable[T]:
        face = self.execution.face
        return ask(self.table, self.seat, about, look, {"card": face.slug, **args})

    # Cards

    async def choose(
        self,
        verb: str,
        place: Look,
        fits: Fits | None = None,
        *,
        may: bool = False,
        openly: bool = False,
    ) -> int | None:
        """A card of `place` that fits; None if there is none, or if the player may and will not.

        `place` may depend on what backs tell (values), `fits` on what only faces tell, so that
        being asked tells nothing hidden. A player who may choose is asked as long as the place
        hides anything; one who must and cannot shows that no card fits. If `openly`, everyone sees
        what is chosen, even if the word for it does not say so.
        """
        table, seat = self.table, self.seat

        def options() -> Options[int | None]:
            found: dict[str, int | None] = {}
            for card in place():
                if fits is None or fits(card):
                    found.setdefault(naming(table, seat, verb, card), card)
            if may:
                found[PASS] = None
            return Options(found)

        there = [*place()]
        if not there:
            return None
        if fits is not None and not any(fits(card) for card in there):
            secret = [card for card in there if table.known[card] != table.everyone]
            if not may:
                table.show(secret)
            if not may or not secret:
                return None
        elif fits is not None and not may:
            table.tells("able", seat, there)
        card = await self._ask(f"may-{verb}" if may else verb, options)
        if card is not None and not openly:
            keep_secret(table, seat, verb, card)
        return card

    async def tied(self, verb: str, place: Callable[[], Sequence[int]]) -> int | None:
        """The one card of `place` (`highest(…)`, `lowest(…)`), or one of them if they tie."""
        cards = place()
        if len(cards) < 2:
            return cards[0] if cards else None
        return await self.choose(verb, place)

    # One card, and what is done to it

    async def meld_one(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> int | None:
        return self._done(await self.choose("meld", place, fits, may=may), self.meld)

    async def score_one(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> int | None:
        return self._done(await self.choose("score", place, fits, may=may), self.score)

    async def tuck_one(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> int | None:
        return self._done(await self.choose("tuck", place, fits, may=may), self.tuck)

    async def return_one(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> int | None:
        return self._done(await self.choose("return", place, fits, may=may), self.return_card)

    @staticmethod
    def _done(card: int | None, deed: Callable[[int], object]) -> int | None:
        if card is not None:
            deed(card)
        return card

    @abstractmethod
    def meld(self, card: int) -> int: ...

    @abstractmethod
    def score(self, card: int) -> int: ...

    @abstractmethod
    def tuck(self, card: int) -> int: ...

    @abstractmethod
    def return_card(self, card: int) -> int: ...

    # Several cards, one after the other

    async def up_to(self, most: int, one: One, place: Look, fits: Fits | None = None) -> list[int]:
        """Up to so many cards, each by `one` (`me.return_one`), as long as the player likes."""
        done: list[int] = []
        while len(done) < most:
            card = await one(place, fits, may=True)
            if card is None:
                break
            done.append(card)
        return done

    async def exactly(self, count: int, one: One, place: Look, *, may: bool = False) -> list[int]:
        """So many cards, or as many as there are; a player who may decline gives all or none."""
        if may and len([*place()]) < count:
            return []
        done: list[int] = []
        while len(done) < count:
            card = await one(place, None, may=may and not done)
            if card is None:
                break
            done.append(card)
        return done

    async def return_all(self, look: Callable[[], Sequence[int]]) -> list[int]:
        """Every card, the player choosing the order of those that go under one deck."""
        done: list[int] = []
        while cards := look():
            ages = [AGE_OF[card] for card in cards]
            alike = next((age for age in ages if ages.count(age) > 1), None)
            if alike is None:
                for card in cards:
                    done.append(self.return_card(card))
            else:
                same = await self.return_one(lambda: [c for c in look() if AGE_OF[c] == alike])
                if same is not None:
                    done.append(same)
        return done

    async def meld_all(self, place: Look, colours: Sequence[int] = EVERY_COLOUR) -> list[int]:
        """Every card, or all of some colours; the player orders those that go on one pile."""
        return await self._all_by_colour(place, colours, self.meld_one, self.meld)

    async def tuck_all(self, place: Look) -> list[int]:
        """Every card, the player choosing the order of those that go under one pile."""
        return await self._all_by_colour(place, EVERY_COLOUR, self.tuck_one, self.tuck)

    async def _all_by_colour(
        self, place: Look, colours: Sequence[int], one: One, deed: Callable[[int], int]
    ) -> list[int]:
        done: list[int] = []
        while cards := [card for card in place() if self.colour(card) in colours]:
            there = [self.colour(card) for card in cards]
            alike = next((colour for colour in there if there.count(colour) > 1), None)
            if alike is None:
                for card in cards:
                    done.append(deed(card))
            else:
                same = await one(place, lambda card: self.colour(card) == alike)
                if same is not None:
                    done.append(same)
        # since no more is asked, everyone knows that no card that stays fits
        self.table.tells("unseen", self.seat, [*place()])
        return done

    # Other choices

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

    async def may_splay(self, colours: Iterable[int], direction: int) -> int | None:
        """Splays a colour if the player likes; only those that would change are offered."""
        table, first = self.table, 5 * self.seat
        able = [
            colour
            for colour in colours
            if table.splays[first + colour] != direction and len(self.pile(colour)) > 1
        ]
        if not able:
            return None
        named: Mapping[str, int | None] = {
            f"splay {COLOURS[colour]} {SPLAYS[direction]}": colour for colour in able
        }
        options = Options({**named, PASS: None})
        colour = await self._ask("may-splay", lambda: options, direction=SPLAYS[direction])
        if colour is not None:
            table.splay(self.seat, colour, direction)
        return colour

    async def junk_achievement(self, values: Sequence[int], *, may: bool = False) -> int | None:
        """An available standard achievement of one of these values."""
        found: dict[str, int | None] = {
            f"junk-achievement {AGE_OF[card]}": card for card in self.available(values)
        }
        if not found:
            return None
        options = Options({**found, **({PASS: None} if may else {})})
        about = "may-junk-achievement" if may else "junk-achievement"
        card = await self._ask(about, lambda: options)
        if card is not None:
            self.junk([card])
        return card

    @abstractmethod
    def junk(self, cards: Sequence[int]) -> None: ...

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


def naming(table: Table, seat: int, verb: str, card: int) -> str:
    """The move that chooses a card: by its name, or by its age if the seat sees only its back."""
    if table.knows(seat, card):
        return MOVES[verb][table.faces[card]]
    return by_back(table, verb, card)
