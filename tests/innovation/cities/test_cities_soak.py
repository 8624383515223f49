"""Random games with cities, from the set-up and from the middle: every city, symbol and ending."""

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

import polis
import pytest
from innovation.city_scenes import in_the_middle
from innovation.invariants import BACK, check_everything
from parts import part
from polis.innovation.icons import symbol_name
from polis.innovation.player import Player
from polis.innovation.sets.cities import symbols
from polis.innovation.sets.cities.city import City
from polis.innovation.table import ENDS

GAMES = 60  # from the set-up
MIDDLE = 4500  # from boards of any ages, because few games see the last ones
LEAST = 50  # times that each city is melded, and each symbol does something
LOOKS = 40  # at every so-manieth state everything is counted again

CITIES = [card for card, back in BACK.items() if back.startswith("cities")]
Deed = Callable[[Player, City], Awaitable[None]]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each symbol of cities does something to a card or a pile from now on."""
    counts: Counter[str] = Counter()

    def counting(name: str, deed: Deed) -> Deed:
        async def counted(me: Player, melded: City) -> None:
            before = me.table.changes
            # also when the game ends in the middle of it
            try:
                await deed(me, melded)
            finally:
                counts[name] += me.table.changes > before

        return counted

    for symbol, deed in symbols.DEEDS.items():
        monkeypatch.setitem(symbols.DEEDS, symbol, counting(str(symbol_name(symbol)), deed))
    monkeypatch.setattr(symbols, "search", counting("search", symbols.search))
    return counts


def play_out(match: polis.Match, rng: Random) -> None:
    """Plays at random to the end, and counts everything again now and then."""
    while not match.over:
        if rng.randrange(LOOKS) == 0:
            check_everything(match.position(), match.scores)
        match.play(rng.choice(match.moves()))
    check_everything(match.position(), match.scores)


@part("soak")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hundreds_of_random_games_with_cities(
    players: int, done: Counter[str], record_property: Callable[[str, object], None]
) -> None:
    ends: Counter[str] = Counter()
    melded: Counter[str] = Counter()
    endorsed = decisions = 0
    for number in range(GAMES + MIDDLE):
        match = (
            polis.new("innovation", players=players, seed=number, cities=True)
            if number < GAMES
            else in_the_middle(players, number)
        )
        play_out(match, Random(number))
        decisions += len(match.history)
        ends[match.position()["end"]] += 1
        melded.update(move.removeprefix("meld ") for move in match.history)
        endorsed += sum(move.startswith("endorse ") for move in match.history)
    fewest = min(melded[city] for city in CITIES)
    head = f"Soak, Innovation with cities, {players} players: {GAMES + MIDDLE} games"
    symbols_done = ", ".join(f"{name} {count}" for name, count in sorted(done.items()))
    ended = ", ".join(f"{end} {count}" for end, count in ends.items())
    record_property(
        "report",
        f"{head}, {decisions} decisions, ended by {ended}; each city melded {fewest} times or more;"
        f" {endorsed} endorsed; {symbols_done}",
    )
    assert fewest >= LEAST, [city for city in CITIES if melded[city] < LEAST]
    assert len(done) == len(symbols.DEEDS) + 1
    assert min(done.values()) >= LEAST, done
    assert endorsed >= LEAST
    assert {*ends} >= {*ENDS} - {"rounds"} - ({"elimination"} if players > 2 else set())
