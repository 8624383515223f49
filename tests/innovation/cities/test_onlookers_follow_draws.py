"""Random games, followed by what onlookers are told: cities are drawn when the rules say so.

A city comes at once for each splay, and at the end of a Meld action that added a colour, unless one
is in hand; and for nothing else.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from innovation.city_scenes import in_the_middle
from innovation.invariants import AGE, BACK
from parts import whole_games
from walks import some_match, table_sizes

Told = dict[str, Any]


class Onlooker:
    """What somebody keeps count of who only sees what lies open, and backs."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.boards = [
            {colour: [*cards] for colour, cards in seat["board"].items()}
            for seat in position["seats"]
        ]
        self.decks = {back: len(cards) for back, cards in position["decks"].items()}
        self.cities = [
            [BACK[card].startswith("cities") for card in seat["hand"]].count(True)
            for seat in position["seats"]
        ]

    def see(self, event: Told) -> None:
        """Follows a card from one place to another."""
        if event["event"] != "card":
            return
        for place, step in ((event["from"], -1), (event["to"], 1)):
            if place["zone"] == "deck":
                self.decks[back_of(place)] += step
            elif place["zone"] == "hand":
                self.cities[place["seat"]] += step * ("set" in event)
            elif place["zone"] == "board":
                pile = self.boards[place["seat"]].setdefault(place["colour"], [])
                if step < 0:
                    pile.remove(event["card"])
                else:
                    pile.insert(0 if event["verb"] == "tuck" else len(pile), event["card"])

    def next_city(self, seat: int) -> str | None:
        """The back of the card that comes for a city; None if the game would end."""
        tops = [AGE[pile[-1]] for pile in self.boards[seat].values() if pile]
        age = max([1, *tops])
        while age < 12 and not self.decks[str(age)]:
            age += 1
        if age > 11:
            return None
        return f"cities {age}" if self.decks[f"cities {age}"] else str(age)


def back_of(said: Told) -> str:
    return f"{said['set']} {said['age']}" if "set" in said else str(said["age"])


def is_draw_by(event: Told, seat: int) -> bool:
    return bool(
        event["event"] == "card" and event["verb"] == "draw" and event["to"]["seat"] == seat
    )


def is_meld_action(event: Told) -> bool:
    return bool(event["event"] == "action" and event["action"] == "meld")


def block(events: list[Told], start: int) -> tuple[int, bool]:
    """The last event of an action, before special achievements are looked for; whether the game
    ended right there because no card was left."""
    for number in range(start + 1, len(events)):
        if events[number]["event"] in ("action", "turn", "end", "special"):
            return number - 1, events[number].get("how") == "score"
    return len(events) - 1, False


def follow(start: dict[str, Any], events: list[Told]) -> tuple[int, int]:
    """Checks each city that is drawn, or not; how many came for splays and for new colours."""
    onlooker = Onlooker(start)
    for_splays = for_colours = 0
    splayed: int | None = None  # who has just splayed, without a city in hand
    melding, last = -1, -1  # who has added a colour by a Meld action, and its last event
    for number, event in enumerate(events):
        may_be_city = False
        if splayed is not None:
            may_be_city = check_city(onlooker, event, splayed)
            for_splays += may_be_city
            splayed = None
        elif number == last and not onlooker.cities[melding] and not is_meld(event):
            may_be_city = check_city(onlooker, event, melding)
            for_colours += may_be_city
        drawn_from_cities = event["event"] == "card" and event["verb"] == "draw" and "set" in event
        assert may_be_city or not drawn_from_cities, event
        onlooker.see(event)
        if number == last and is_meld(event):
            assert onlooker.cities[melding], "nothing came for a new colour"
        if event["event"] == "splay" and event["direction"] != "none":
            splayed = None if onlooker.cities[event["seat"]] else event["seat"]
        elif is_meld_action(event):
            to = events[number + 1]["to"]
            last, cut_short = block(events, number)
            melding = event["seat"]
            if onlooker.boards[melding].get(to["colour"]) or cut_short:
                last = -1
    return for_splays, for_colours


def is_meld(event: Told) -> bool:
    return bool(event["event"] == "card" and event["verb"] == "meld")


def check_city(onlooker: Onlooker, event: Told, seat: int) -> bool:
    """Checks that what comes now is the card that is due; True, unless the game ends."""
    expected = onlooker.next_city(seat)
    if expected is None:
        assert (event["event"], event.get("how")) == ("end", "score")
        return False
    assert is_draw_by(event, seat), event
    assert back_of(event) == expected, event
    return True


def followed(kind: str, players: int, seed: int) -> tuple[int, int]:
    """A random game to its end; from the set-up it is followed once the first cards are melded."""
    if kind == "in the middle":
        match = in_the_middle(players, seed)
    else:
        match = some_match(players, seed, players, "innovation cities")
    start, told = match.position(), len(match.events())
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.moves()))
    return follow(start, match.events(told))


@pytest.mark.parametrize("kind", ["from the set-up", "in the middle"])
@given(players=table_sizes, seed=st.integers(0, 1 << 40))
@whole_games
def test_cities_are_drawn_for_splays_and_new_colours_and_nothing_else(
    kind: str, players: int, seed: int
) -> None:
    drawn = [followed(kind, players, seed + number) for number in range(8)]
    assert sum(splays + colours for splays, colours in drawn) > 0
