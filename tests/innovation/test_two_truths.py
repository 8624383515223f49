"""Two truths that a seat cannot tell apart, played on with the same cards under other names.

What the others choose unseen has another name in each truth, so that the seat must be told the same
until something comes to light.
"""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import polis
import pytest
from hypothesis import given
from innovation.city_scenes import in_the_middle
from innovation.indistinguishable import indistinguishable_from, seen
from innovation.invariants import BACK, in_play
from parts import whole_games
from walks import play_on, seeds, table_sizes, walk

ASKED_WHY = ("endorse {}", "meld {}", "dogma {}", "junk {}", "return {}", "choose {}")


def names(position: dict[str, Any]) -> list[str]:
    """The cards of a position in the order in which it has them."""
    return [name for name in re.findall(r'"([a-z-]+)"', json.dumps(position)) if name in BACK]


def told(match: polis.Match, seat: int | None, rng: Random) -> str:
    """All that a match tells a seat."""
    found: list[Any] = [match.view(seat), match.events(0, seat)]
    position = match.position()
    if seat is not None:
        found += [match.decision(seat), match.imagine(seat, Random(5)).position()]
    if seat is not None and seat == match.seat:
        asked = [form.format(rng.choice(in_play(position))) for form in ASKED_WHY]
        found += [match.moves(), [match.why_not(move) for move in asked]]
    found += [match.meaning({"card": rng.choice(in_play(position))}, seat)]
    return json.dumps(found)


def renamed(move: str, other: dict[str, str]) -> str:
    return " ".join(other.get(word, word) for word in move.split(" "))


def play_both(truth: polis.Match, seat: int | None, rng: Random) -> None:
    """Plays on in a truth and in one like it, until something has come to light."""
    swapped = indistinguishable_from(truth.position(), seat, rng)
    other_name = dict(zip(names(truth.position()), names(swapped), strict=True))
    other = polis.from_position(swapped)
    for _ in range(12):
        questions = rng.getrandbits(32)
        assert told(truth, seat, Random(questions)) == told(other, seat, Random(questions))
        if truth.over:
            return
        move = rng.choice(truth.moves())
        if re.search(r"\d of \d", move):
            # chance tells which of several backs it is, and its owner sees that
            return
        again = renamed(move, other_name)
        if again not in other.moves():
            # which cards fit depends on their faces: the one asked sees more than this seat
            assert truth.seat != seat
            return
        truth.play(move)
        other.play(again)
        assert truth.can_undo(seat) == other.can_undo(seat), (move, again)
        if not truth.can_undo(seat):
            return


def games(players: int, seed: int, kind: str) -> Iterator[polis.Match]:
    """A random game at each of its decisions."""
    if kind == "in the middle":
        return play_on(in_the_middle(players, seed), Random(seed))
    return walk(players, seed, game=kind, parley=players > 3 and seed % 2 == 1)


@pytest.mark.parametrize("kind", ["innovation", "innovation cities", "in the middle"])
@given(players=table_sizes, seed=seeds)
@whole_games
def test_a_seat_is_told_the_same_until_something_comes_to_light(
    kind: str, players: int, seed: int
) -> None:
    rng = Random(seed)
    for number, match in enumerate(games(players, seed, kind)):
        position = match.position()
        # at the beginning and now and then
        looked = number == 0 or rng.randrange(4) == 0
        if looked and not match.over and "since" not in position:
            seat = rng.choice([None, *range(players)])
            play_both(polis.from_position(position), seat, rng)


def test_cards_with_other_backs_are_not_exchanged() -> None:
    match = polis.new("innovation", players=2, seed=3, cities=True)
    swapped = indistinguishable_from(match.position(), 0, Random(1))
    pairs = [*zip(names(match.position()), names(swapped), strict=True)]
    assert all(BACK[here] == BACK[there] for here, there in pairs)
    cities = [pair for pair in pairs if BACK[pair[0]].startswith("cities")]
    assert len([pair for pair in cities if pair[0] != pair[1]]) > 80
    assert all(here == there for here, there in pairs if here in seen(match.position(), 0))


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of a seat tells the city that will be drawn next."""
    honest = polis.Match.view

    def view(match: polis.Match, seat: int | None) -> dict[str, Any]:
        return {**honest(match, seat), "leak": match.position()["decks"]["cities 1"][-1:]}

    match = polis.new("innovation", players=2, seed=3, cities=True)
    monkeypatch.setattr(polis.Match, "view", view)
    with pytest.raises(AssertionError):
        play_both(polis.from_position(match.position()), 0, Random(1))
