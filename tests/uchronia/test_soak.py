"""Five thousand random games: every one ends rightly, every Building is completed and matters."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import polis
import pytest
from parts import part
from polis.uchronia.building import BUILDINGS, QUESTIONS, Building
from uchronia.invariants import check_everything, check_monopolies

GAMES = 1250


def watched(
    building: Building, question: str, answer: Callable[..., Any], used: Counter[str]
) -> Callable[..., Any]:
    """A function with the same answers, counted if they differ from those of a plain Building."""
    usual = getattr(Building, question)

    def counting(*arguments: Any) -> Any:
        given = answer(*arguments)
        if not hasattr(given, "__await__") and given != usual(building, *arguments):
            used[building.slug] += 1
        return given

    return counting


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each Building's effect was used or changed what a rule had asked."""
    count: Counter[str] = Counter()
    for building in BUILDINGS:
        for question in (*QUESTIONS, "foundations"):
            if getattr(type(building), question) is not getattr(Building, question):
                answer = watched(building, question, getattr(building, question), count)
                monkeypatch.setattr(building, question, answer, raising=False)
    return count


# Moves that only a Building allows.
SIGNS = {
    "pay ": "viaduct",
    "hide ": "frontier-post",
    "take top": "atrium",
    "feed ": "fountain",
    " from hand": "arcade",
    " from forum": "triumphal-arch",
    " to stock": "warehouse",
}


def count_use(move: str, used: Counter[str]) -> None:
    if move.startswith("use "):
        used[move[4:]] += 1
    for sign, building in SIGNS.items():
        if sign in move:
            used[building] += 1


@part("soak")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thousands_of_random_games(
    players: int, used: Counter[str], record_property: Callable[[str, object], None]
) -> None:
    completed: Counter[str] = Counter()
    decisions = 0
    for seed in range(GAMES):
        match = polis.new("uchronia", players=players, seed=seed)
        rng = Random(seed)
        while not match.over:
            move = rng.choice(match.moves())
            match.play(move)
            count_use(move, used)
        decisions += len(match.history)
        position = match.position()
        check_everything(position, match.scores)
        check_monopolies(position)
        best = max(match.scores)
        assert all(match.scores[seat] == best for seat in match.winners)
        for seat in position["seats"]:
            completed.update(seat["buildings"])
    lines = [f"{b.slug} {completed[b.slug]}/{used[b.slug]}" for b in BUILDINGS]
    head = f"Soak, {players} players: {GAMES} games, {decisions} decisions; completed/used:"
    record_property("report", f"{head} {', '.join(lines)}")
    assert [b.slug for b in BUILDINGS if not completed[b.slug]] == []
    assert [b.slug for b in BUILDINGS if not used[b.slug]] == []
