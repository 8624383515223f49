"""Positions, records and codes of games with cities that somebody has spoilt or written by hand."""

from random import Random
from typing import Any

import polis
import pytest
from core.mutation import places
from innovation.invariants import BACK, check_conservation, check_known, check_turn
from scenes import play
from walks import some_match

GAME = "innovation cities"
# things that could be meant in a game with cities, at a place where they mean something else
STRANGE: tuple[Any, ...] = (
    *("cities 3", "cities 12", "cities", "Cities 3", "3 cities", "base 3", "echoes 3", 3, 12, "3"),
    *("athens", "linzi", "zurich", "oars", "glory", "supremacy", ["cities 3"] * 11, ["athens"]),
    *({"cities 3": []}, {"cities 3": ["cities 3"]}, {"cities 4": ["athens"]}, {"glory": "junk"}),
)
FIELDS = ("cities", "echoes", "endorsed", "edition", "forecast", "safe", "cities 3", "known")


def by_backs(document: Any, rng: Random) -> Any:
    """Some cards that need not be named are given by their backs."""
    for seat in document["seats"]:
        for place in ("hand", "score", "achievements"):
            for number, card in enumerate(seat[place]):
                if rng.randrange(2):
                    back = BACK[card]
                    seat[place][number] = back if " " in back else int(back)
    return document


def spoilt(document: Any, rng: Random) -> Any:
    """Puts one strange thing somewhere, or adds a field."""
    path = rng.choice(places(document)[1:])
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    if isinstance(holder, dict) and rng.randrange(3) == 0:
        holder[rng.choice(FIELDS)] = rng.choice(STRANGE)
    else:
        holder[path[-1]] = rng.choice(STRANGE)
    return document


def positions() -> list[dict[str, Any]]:
    found = [some_match(2 + n % 4, n, 11 * n, GAME).position() for n in range(24)]
    return [position.get("since", {}).get("start", position) for position in found]


def check_read(match: polis.Match, rng: Random) -> None:
    """What was read is a whole game, which can be written down and played."""
    position = match.position()
    check_conservation(position)
    check_turn(position)
    check_known(position)
    assert polis.from_position(position).position() == position
    for _ in range(4):
        if match.over:
            break
        play(match, rng.choice(match.moves()))
        check_conservation(match.position())


def test_positions_with_backs_are_read_and_spoilt_ones_refused() -> None:
    rng = Random(5)
    known = positions()
    read = refused = 0
    for _ in range(700):
        document = by_backs(polis.from_position(rng.choice(known)).position(), rng)
        if rng.randrange(3):
            document = spoilt(document, rng)
        try:
            match = polis.from_position(document)
        except polis.BadPosition as fault:
            assert fault.path or fault.reason["id"]
            refused += 1
            continue
        check_read(match, rng)
        read += 1
    assert refused > 200
    assert read > 200


def test_a_position_by_backs_alone_is_dealt_from_its_seed() -> None:
    seats = [{"hand": ["cities 1", 1], "score": ["cities 2"]}, {"hand": [1, "cities 1"]}]
    position = {"polis": 1, "game": "innovation", "players": 2, "cities": True, "seats": seats}
    dealt = [polis.from_position({**position, "seed": seed}).position() for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]
    for one in dealt:
        check_conservation(one)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_fits_a_code_and_comes_back(players: int) -> None:
    record = some_match(players, players, 10_000, GAME).record()
    assert record["options"] == {"cities": True}
    code = polis.encode(record)
    assert polis.decode(code) == record
    assert polis.replay(polis.decode(code)).over
    assert len(code) < 700


def test_a_code_of_a_position_with_cities_comes_back() -> None:
    for number in range(12):
        match = polis.from_position(some_match(3, number, 10 * number, GAME).position())
        record = match.record()
        assert polis.decode(polis.encode(record)) == record


def test_a_code_says_whether_cities_are_in_play() -> None:
    plain = polis.new("innovation", players=2, seed=3)
    with_cities = polis.new("innovation", players=2, seed=3, cities=True)
    codes = [polis.encode(match.record()) for match in (plain, with_cities)]
    assert codes[0] != codes[1]
    assert polis.decode(codes[0])["options"] == {}
    assert polis.decode(codes[1])["options"] == {"cities": True}


@pytest.mark.parametrize("value", [1, 0, "yes", None, [], {}])
def test_the_option_is_true_or_false(value: object) -> None:
    with pytest.raises(polis.BadRecord) as fault:
        polis.new("innovation", players=3, seed=1, cities=value)
    assert fault.value.path == "options.cities"


def test_false_is_as_if_it_were_not_named() -> None:
    plain = polis.new("innovation", players=3, seed=1)
    off = polis.new("innovation", players=3, seed=1, cities=False)
    assert plain.position() == off.position()
    assert "cities" not in off.position()
