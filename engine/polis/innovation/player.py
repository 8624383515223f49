"""A player who carries out an effect: what they have, and the verbs of the rulebook.

The author of a card needs nothing but this. What the player has is in `holdings.py`; verbs that ask
the player something are in `asking.py`. Every verb is awaited, since a figure may come in between,
and tells what really happened: the card, or None if it did not go there.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import cache
from typing import Any

from polis.innovation import ending, gate
from polis.innovation.asking import Asking, Deed
from polis.innovation.deck import BACK_OF, CARDS, SETS
from polis.innovation.execution import Execution
from polis.innovation.icons import AGES, UNSPLAYED
from polis.innovation.shapes import SetName
from polis.innovation.table import FREE, JUNKED, SPECIALS, Table
from polis.innovation.zones import ACHIEVED, DECK, HAND, JUNK, SCORE


class Player(Asking):
    """One who carries out an effect (`you` in demands, where `you.leader` is “I”)."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and other.seat == self.seat

    def __hash__(self) -> int:
        return self.seat

    # Who is there

    def other(self, seat: int) -> Player:
        """The player of a seat, in the same execution."""
        return Player(self.table, seat, self.execution)

    def executing(self, execution: Execution, seat: int) -> Player:
        """The player of a seat, in another execution."""
        return Player(self.table, seat, execution)

    @property
    def leader(self) -> Player:
        """The player whose Dogma it is."""
        return self.other(self.execution.leader)

    @property
    def opponents(self) -> list[Player]:
        """The other players, clockwise."""
        return [self.other(seat) for seat in self.table.rivals(self.seat)]

    @property
    def everyone(self) -> list[Player]:
        """All players, from this one clockwise."""
        return [self, *self.opponents]

    @property
    def memory(self) -> dict[str, Any]:
        """What all players have noted while they carry out the effects of this card."""
        return self.execution.memory

    @property
    def so_far(self) -> dict[str, Any]:
        """What was noted during this whole action, also by cards executed within cards."""
        return self.execution.action

    def n(self, value: int) -> int:
        """A value as it is printed in a card's text, which something may have raised."""
        return value + self.execution.raised

    # Drawing

    def draw(self, value: int, *, of: SetName | None = None, shown: bool = False) -> Deed:
        """A card of a value (or of the next age that has any) to hand, of a set if one is named."""
        return gate.draw(self, value, of=None if of is None else SETS.index(of), shown=shown)

    async def draw_and_meld(self, value: int) -> int | None:
        return await self.meld(await self.draw(value))

    async def draw_and_score(self, value: int) -> int | None:
        return await self.score_drawn(await self.draw(value))

    async def draw_and_tuck(self, value: int) -> int | None:
        return await self.tuck(await self.draw(value))

    def draw_and_reveal(self, value: int) -> Deed:
        return self.draw(value, shown=True)

    # Moving cards

    def meld(self, card: int | None) -> Deed:
        """Puts a card on top of its colour on this player's board, wherever it was."""
        return gate.move(self, "meld", card, self._pile_for(card))

    def tuck(self, card: int | None) -> Deed:
        """Puts a card under its colour on this player's board."""
        return gate.move(self, "tuck", card, self._pile_for(card), under=True)

    def _pile_for(self, card: int | None) -> int:
        return -1 if card is None else self.table.pile_of(self.seat, card)

    def score(self, card: int | None) -> Deed:
        """Puts a card into this player's score pile, wherever it was."""
        return gate.move(self, "score", card, SCORE[self.seat])

    def score_drawn(self, card: int | None) -> Deed:
        """Scores the card just drawn, which nobody confuses with the others of the hand."""
        return gate.move(self, "score", card, SCORE[self.seat], apart=self.hand)

    def score_all(self, cards: Sequence[int]) -> Coroutine[Any, Any, list[int]]:
        """Scores cards that go together."""
        return self._each("score", cards, SCORE[self.seat])

    def return_card(self, card: int | None, *, shown: bool = False) -> Deed:
        """Puts a card under the deck of its set and age."""
        deck = -1 if card is None else DECK[BACK_OF[card]]
        return gate.move(self, "return", card, deck, under=True, shown=shown)

    def achieve(self, card: int | None, *, apart: Sequence[int] = ()) -> Deed:
        """Makes a card one of this player's achievements."""
        return gate.move(self, "achieve", card, ACHIEVED[self.seat], apart=apart)

    def junk(self, cards: Sequence[int], *, shown: bool = False) -> Coroutine[Any, Any, list[int]]:
        """Puts cards out of play; they may come from several places."""
        return self._each("junk", cards, JUNK, shown=shown)

    async def reveal(self, cards: Sequence[int]) -> None:
        """Shows cards where they lie."""
        self.table.show(cards)

    def transfer_to_hand(self, cards: Sequence[int], to: Player) -> Coroutine[Any, Any, list[int]]:
        return self._each("transfer", cards, HAND[to.seat])

    def transfer_to_score(self, cards: Sequence[int], to: Player) -> Coroutine[Any, Any, list[int]]:
        return self._each("transfer", cards, SCORE[to.seat])

    async def transfer_to_board(self, cards: Sequence[int], to: Player) -> list[int]:
        """Each becomes the top card of its colour there."""
        moved = [
            await gate.move(self, "transfer", card, self.table.pile_of(to.seat, card))
            for card in cards
        ]
        return [card for card in moved if card is not None]

    async def _each(
        self, verb: str, cards: Sequence[int], target: int, *, shown: bool = False
    ) -> list[int]:
        """Moves cards that go together: who sees all of them go still knows which is which."""
        places = [self.table.where[card] for card in cards]
        moved: list[int] = []
        for card, place in zip(cards, places, strict=True):
            # in the meantime a figure may have taken it elsewhere
            if self.table.where[card] == place:
                gone = await gate.move(self, verb, card, target, shown=shown, apart=cards)
                moved += [] if gone is None else [gone]
        return moved

    def exchange(
        self, mine: Sequence[int], at: int, theirs: Sequence[int], there: int
    ) -> Coroutine[Any, Any, bool]:
        """Swaps cards of two zones (`hand_zone`, `score_zone`); one side may be empty."""
        return gate.exchange(self, mine, at, theirs, there)

    @property
    def hand_zone(self) -> int:
        return HAND[self.seat]

    @property
    def score_zone(self) -> int:
        return SCORE[self.seat]

    def deck_left(self, value: int) -> int:
        """How many cards the base deck of a value has."""
        return len(self.table.zones[DECK[value]]) if value in AGES else 0

    async def junk_deck(self, value: int) -> bool:
        """Junks all cards of the base deck of a value; returns whether there were any."""
        if value not in AGES:
            return False
        return bool(await self.junk(self.table.zones[DECK[value]]))

    # The board

    def splay(self, colour: int, direction: int) -> Coroutine[Any, Any, bool]:
        """Splays a colour; tells whether anything changed."""
        return gate.splay(self, self.seat, colour, direction)

    def unsplay(self, colour: int) -> Coroutine[Any, Any, bool]:
        return self.splay(colour, UNSPLAYED)

    # Achievements and the end

    def claim(self, special: str) -> Coroutine[Any, Any, bool]:
        """A special achievement, if it is available."""
        return gate.claim(self, SPECIALS.index(special))

    @property
    def available_specials(self) -> list[int]:
        return [n for n, place in enumerate(self.table.specials) if place == FREE]

    @property
    def junked_specials(self) -> list[int]:
        return [n for n, place in enumerate(self.table.specials) if place == JUNKED]

    async def junk_specials(self, specials: Iterable[int]) -> None:
        for special in specials:
            gate.junk_special(self.table, special)

    async def free_special(self, special: int) -> None:
        gate.free_special(self.table, special)

    def win(self) -> Coroutine[Any, Any, None]:
        return gate.win(self)

    async def single_wins(self, measure: Callable[[Player], int]) -> None:
        """The single player with most of something wins; with a tie nothing happens."""
        best = max([measure(player) for player in self.everyone])
        having = [player for player in self.everyone if measure(player) == best]
        if len(having) == 1:
            await having[0].win()

    async def lose(self) -> None:
        await ending.lose(self)
        raise ending.Lost

    def complete_action(self) -> None:
        """“The Dogma action is complete.”"""
        raise ending.Complete

    # Nested execution

    async def self_execute(
        self, card: int | None, *, decider: Player | None = None, must: bool = False
    ) -> None:
        """Carries out a card's effects alone, without its demands; somebody else may decide."""
        from polis.innovation.dogma import self_execute

        await self_execute(self, card, decider=None if decider is None else decider.seat, must=must)

    async def super_execute(self, card: int | None) -> None:
        """Carries out a card's effects alone, and every opponent its demands."""
        from polis.innovation.dogma import self_execute

        await self_execute(self, card, with_demands=True)


@cache
def _no_card() -> Execution:
    return Execution(CARDS[0], 0)


def acting(table: Table, seat: int) -> Player:
    """A player who acts, while no card is being carried out."""
    return Player(table, seat, _no_card())
