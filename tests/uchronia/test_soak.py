"""Five thousand random games: every one ends rightly, every Building is completed and matters."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import polis
import pytest
from polis.uchronia.building import BUILDINGS, QUESTIONS, Building
from uchronia.recount import check_everything, check_monopolies

GAMES = 1250


def watched(
    building: Building, question: str, answer: Callable[..., Any], used: Counter[str]
) -> Callable[..., Any]:
    """The same answer, counted when it differs from that of a Building without effect."""
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


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thousands_of_random_games(
    players: int, used: Counter[str], capsys: pytest.CaptureFixture[str]
) -> None:
    completed: Counter[str] = Counter()
    decisions = 0
    for seed in range(GAMES):
        match = polis.new("uchronia", players=players, seed=seed)
        rng = Random(seed)
        while not match.over:
            move = rng.choice(match.moves())
            match.play(move)
            if move.startswith("use "):
                used[move[4:]] += 1
            elif move.startswith("pay "):
                used["viaduct"] += 1
        decisions += len(match.history)
        position = match.position()
        check_everything(position, match.scores)
        check_monopolies(position)
        best = max(match.scores)
        assert all(match.scores[seat] == best for seat in match.winners)
        for seat in position["seats"]:
            completed.update(seat["buildings"])
    with capsys.disabled():
        print(f"\n{GAMES} games of {players} players, {decisions} decisions. Completed / used:")
        for building in BUILDINGS:
            slug = building.slug
            print(f"  {slug:<18}{completed[slug]:>7}{used[slug]:>9}")
    for building in BUILDINGS:
        assert completed[building.slug] > 0, f"{building.slug} was never completed"
        assert used[building.slug] > 0, f"{building.slug} was never used"
