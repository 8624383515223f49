"""A player who carries out an effect: what they have, and the verbs of the rulebook.

The author of a card needs nothing but this. What the player has is in `holdings.py`. Verbs that ask
the player something are awaited (they are in `asking.py`); the others happen at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from polis.innovation import achievements, ending
from polis.innovation.asking import Asking
from polis.innovation.deck import AGE_OF
from polis.innovation.icons import OLDEST, UNSPLAYED
from polis.innovation.table import (
    DECK,
    FREE,
    HAND,
    JUNK,
    JUNKED,
    SCORE,
    SPECIALS,
)


class Player(Asking):
    """One who carries out an effect (`you` in demands, where `you.leader` is “I”)."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and other.seat == self.seat

    def __hash__(self) -> int:
        return self.seat

    # Who is there

    def _as(self, seat: int) -> Player:
        return Player(self.table, seat, self.execution)

    @property
    def leader(self) -> Player:
        """The player whose Dogma it is."""
        return self._as(self.execution.leader)

    @property
    def opponents(self) -> list[Player]:
        """The other players, clockwise."""
        return [self._as(seat) for seat in self.table.rivals(self.seat)]

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

    # Drawing

    def draw(self, value: int, *, shown: bool = False) -> int:
        """A card of a value (or of the next age that has any) to hand; above the last age it ends
        the game."""
        age = max(value, 1)
        while age <= OLDEST and not self.table.zones[DECK + age]:
            age += 1
        if age > OLDEST:
            ending.end_by_score(self.table)
        card = self.table.zones[DECK + age][-1]
        self.table.move("draw", [card], HAND + self.seat, shown=shown)
        return card

    def draw_and_meld(self, value: int) -> int:
        return self.meld(self.draw(value))

    def draw_and_score(self, value: int) -> int:
        return self.score_drawn(self.draw(value))

    def draw_and_tuck(self, value: int) -> int:
        return self.tuck(self.draw(value))

    def draw_and_reveal(self, value: int) -> int:
        return self.draw(value, shown=True)

    # Moving cards

    def meld(self, card: int) -> int:
        """Puts a card on top of its colour on this player's board, wherever it was."""
        self.table.move("meld", [card], self.table.pile_of(self.seat, card))
        return card

    def tuck(self, card: int) -> int:
        """Puts a card under its colour on this player's board."""
        self.table.move("tuck", [card], self.table.pile_of(self.seat, card), under=True)
        return card

    def score(self, card: int) -> int:
        """Puts a card into this player's score pile, wherever it was."""
        self.table.move("score", [card], SCORE + self.seat)
        return card

    def score_drawn(self, card: int) -> int:
        """Scores the card just drawn, which nobody confuses with the others of the hand."""
        self.table.move("score", [card], SCORE + self.seat, apart=self.hand)
        return card

    def score_all(self, cards: Sequence[int]) -> None:
        self._move("score", cards, SCORE + self.seat)

    def return_card(self, card: int, *, shown: bool = False) -> int:
        """Puts a card under the deck of its age."""
        self.table.move("return", [card], DECK + AGE_OF[card], under=True, shown=shown)
        return card

    def junk(self, cards: Sequence[int], *, shown: bool = False) -> None:
        """Puts cards out of play; they may come from several places."""
        self._move("junk", cards, JUNK, shown=shown)

    def reveal(self, cards: Sequence[int]) -> None:
        self.table.show(cards)

    def transfer_to_hand(self, cards: Sequence[int], to: Player) -> None:
        self._move("transfer", cards, HAND + to.seat)

    def transfer_to_score(self, cards: Sequence[int], to: Player) -> None:
        self._move("transfer", cards, SCORE + to.seat)

    def transfer_to_board(self, cards: Sequence[int], to: Player) -> None:
        """Each becomes the top card of its colour there."""
        for card in cards:
            self.table.move("transfer", [card], self.table.pile_of(to.seat, card))

    def _move(self, verb: str, cards: Sequence[int], target: int, *, shown: bool = False) -> None:
        """Moves cards of one place together: who sees all of them go still knows which is which."""
        places: dict[int, list[int]] = {}
        for card in cards:
            places.setdefault(self.table.where[card], []).append(card)
        for together in places.values():
            self.table.move(verb, together, target, shown=shown)

    def exchange(self, mine: Sequence[int], at: int, theirs: Sequence[int], there: int) -> None:
        """Swaps cards of two zones (`hand_of`, `score_of`); one side may be empty."""
        self.table.move("exchange", mine, there)
        self.table.move("exchange", theirs, at, apart=mine)

    @property
    def hand_zone(self) -> int:
        return HAND + self.seat

    @property
    def score_zone(self) -> int:
        return SCORE + self.seat

    def deck_left(self, value: int) -> int:
        """How many cards the deck of a value has."""
        return len(self.table.zones[DECK + value])

    def junk_deck(self, value: int) -> bool:
        """Junks all cards of the deck of a value; returns whether there were any."""
        if not 1 <= value <= OLDEST or not self.table.zones[DECK + value]:
            return False
        self.table.move("junk", self.table.zones[DECK + value], JUNK)
        return True

    # The board

    def splay(self, colour: int, direction: int) -> bool:
        """Splays a colour; returns whether anything changed."""
        return self.table.splay(self.seat, colour, direction)

    def unsplay(self, colour: int) -> bool:
        return self.table.splay(self.seat, colour, UNSPLAYED)

    # Achievements and the end

    def claim(self, special: str) -> bool:
        """A special achievement, if it is available."""
        return achievements.claim(self.table, self.seat, SPECIALS.index(special))

    @property
    def available_specials(self) -> list[int]:
        return [n for n, place in enumerate(self.table.specials) if place == FREE]

    @property
    def junked_specials(self) -> list[int]:
        return [n for n, place in enumerate(self.table.specials) if place == JUNKED]

    def junk_specials(self, specials: Iterable[int]) -> None:
        for special in specials:
            achievements.junk_special(self.table, special)

    def free_special(self, special: int) -> None:
        achievements.free_special(self.table, special)

    def win(self) -> None:
        ending.win(self.table, self.seat)

    def single_wins(self, measure: Callable[[Player], int]) -> None:
        """The single player with most of something wins; with a tie nothing happens."""
        best = max([measure(player) for player in self.everyone])
        having = [player for player in self.everyone if measure(player) == best]
        if len(having) == 1:
            having[0].win()

    def lose(self) -> None:
        ending.lose(self.table, self.seat)
        raise ending.Lost

    def complete_action(self) -> None:
        """“The Dogma action is complete.”"""
        raise ending.Complete

    # Nested execution

    async def self_execute(self, card: int) -> None:
        """Carries out a card's effects alone, without its demands."""
        from polis.innovation.dogma import self_execute

        await self_execute(self, card)
