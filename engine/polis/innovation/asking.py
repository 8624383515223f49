"""The verbs that ask a player which cards they choose.

What can be chosen is looked up whenever a question is looked at (`Look`), because a bot may think
about it with the hidden cards dealt otherwise.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from polis.core.ask import PASS, Options
from polis.innovation.choices import Choices
from polis.innovation.deck import BACK_OF
from polis.innovation.fair import one_of
from polis.innovation.icons import COLOURS, SPLAYS
from polis.innovation.question import back_name, by_back, keep_secret
from polis.innovation.verbs import MOVES

Look = Callable[[], Iterable[int]]  # cards to choose from
Fits = Callable[[int], bool]
# What is done to a card, when it is awaited: the card, or None if it did not go there.
Deed: TypeAlias = Coroutine[Any, Any, int | None]
EVERY_COLOUR: Final = range(len(COLOURS))


class One(Protocol):
    """A verb for one card: `return_one`, `meld_one`, …"""

    def __call__(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> Awaitable[int | None]: ...


class Asking(Choices):
    """What a player can be asked for, cards and all."""

    __slots__ = ()

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
            names, faces, known = MOVES[verb], table.faces, table.known
            for card in place():
                if fits is None or fits(card):
                    seen = known[card] >> seat & 1
                    name = names[faces[card]] if seen else by_back(table, verb, card)
                    found.setdefault(name, card)
            if may:
                found[PASS] = None
            return Options(found)

        there = [*place()]
        if not there:
            return None
        if fits is not None and not self._is_asked(there, fits, may):
            return None
        card = await self._ask(f"may-{verb}" if may else verb, options)
        if card is None:
            return None
        if not table.knows(seat, card):
            card = one_of(table, self._alike(card, place()))
        if not openly:
            keep_secret(table, self.execution.decides(seat), verb, card)
        return card

    def _is_asked(self, there: Sequence[int], fits: Fits, may: bool) -> bool:
        """Whether to ask for a card that fits, so that neither asking nor silence betrays any."""
        table = self.table
        if any(fits(card) for card in there):
            if not may:
                table.tells("able", self.seat, there)
            return True
        secret = [card for card in there if table.known[card] != table.everyone]
        if not may:
            table.show(secret)
        return may and bool(secret)

    def _alike(self, card: int, cards: Iterable[int]) -> list[int]:
        """The cards that this player cannot tell from one chosen by its back."""
        table, back, zone = self.table, BACK_OF[card], self.table.where[card]
        return [
            other
            for other in cards
            if BACK_OF[other] == back
            and table.where[other] == zone
            and not table.knows(self.seat, other)
        ]

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
        return await self.meld(await self.choose("meld", place, fits, may=may))

    async def score_one(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> int | None:
        return await self.score(await self.choose("score", place, fits, may=may))

    async def tuck_one(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> int | None:
        return await self.tuck(await self.choose("tuck", place, fits, may=may))

    async def return_one(
        self, place: Look, fits: Fits | None = None, *, may: bool = False
    ) -> int | None:
        return await self.return_card(await self.choose("return", place, fits, may=may))

    @abstractmethod
    def meld(self, card: int | None) -> Deed: ...

    @abstractmethod
    def score(self, card: int | None) -> Deed: ...

    @abstractmethod
    def tuck(self, card: int | None) -> Deed: ...

    @abstractmethod
    def return_card(self, card: int | None, *, shown: bool = False) -> Deed: ...

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

    async def return_all(
        self, look: Callable[[], Sequence[int]], *, openly: bool = False
    ) -> list[int]:
        """Every card, the player choosing the order of those that go under one deck.

        If `openly`, everyone knows which cards these are.
        """
        done: list[int] = []

        def deed(card: int | None) -> Deed:
            return self.return_card(card, shown=openly)

        while cards := look():
            backs = [BACK_OF[card] for card in cards]
            alike = next((back for back in backs if backs.count(back) > 1), None)
            if alike is None:
                return [*done, *await self._each_of(cards, deed)]
            chosen = await self.choose(
                "return", lambda: [c for c in look() if BACK_OF[c] == alike], openly=openly
            )
            same = await deed(chosen)
            if same is None:
                break
            done.append(same)
        return done

    @staticmethod
    async def _each_of(cards: Sequence[int], deed: Callable[[int], Deed]) -> list[int]:
        """Those of the cards to which it was really done."""
        done = [await deed(card) for card in cards]
        return [card for card in done if card is not None]

    async def meld_all(self, place: Look, colours: Sequence[int] = EVERY_COLOUR) -> list[int]:
        """Every card, or all of some colours; the player orders those that go on one pile."""
        return await self._all_by_colour(place, colours, self.meld_one, self.meld)

    async def tuck_all(self, place: Look) -> list[int]:
        """Every card, the player choosing the order of those that go under one pile."""
        return await self._all_by_colour(place, EVERY_COLOUR, self.tuck_one, self.tuck)

    async def _all_by_colour(
        self, place: Look, colours: Sequence[int], one: One, deed: Callable[[int], Deed]
    ) -> list[int]:
        done: list[int] = []
        while cards := [card for card in place() if self.colour(card) in colours]:
            there = [self.colour(card) for card in cards]
            alike = next((colour for colour in there if there.count(colour) > 1), None)
            if alike is None:
                done += await self._each_of(cards, deed)
                break
            same = await one(place, lambda card: self.colour(card) == alike)
            if same is None:
                break
            done.append(same)
        # since no more is asked, everyone knows that no card that stays fits
        self.table.tells("unseen", self.seat, [*place()])
        return done

    # The board and achievements

    async def may_splay(self, colours: Iterable[int], direction: int) -> int | None:
        """Splays a colour if the player likes; only those that would change are offered."""
        table = self.table
        able = [colour for colour in colours if table.can_splay(self.seat, colour, direction)]
        if not able:
            return None
        named: Mapping[str, int | None] = {
            f"splay {COLOURS[colour]} {SPLAYS[direction]}": colour for colour in able
        }
        options = Options({**named, PASS: None})
        colour = await self._ask("may-splay", lambda: options, direction=SPLAYS[direction])
        return colour if colour is not None and await self.splay(colour, direction) else None

    @abstractmethod
    def splay(self, colour: int, direction: int) -> Coroutine[Any, Any, bool]: ...

    async def junk_achievement(self, values: Sequence[int], *, may: bool = False) -> int | None:
        """An available standard achievement of one of these values."""
        there = self.available(values)
        found: dict[str, int | None] = {
            f"junk-achievement {back_name(card)}": card for card in there
        }
        if not found:
            return None
        options = Options({**found, **({PASS: None} if may else {})})
        about = "may-junk-achievement" if may else "junk-achievement"
        card = await self._ask(about, lambda: options)
        if card is None:
            return None
        if not self.table.knows(self.seat, card):
            card = one_of(self.table, self._alike(card, there))
        junked = await self.junk([card])
        return junked[0] if junked else None

    @abstractmethod
    def junk(self, cards: Sequence[int]) -> Coroutine[Any, Any, list[int]]: ...
