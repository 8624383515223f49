"""Two thousand random games: every one ends rightly, and every kind of move and event occurs."""

from collections import Counter
from collections.abc import Callable
from random import Random

import polis
import pytest
from parts import part
from polis.utopia.facts import FIELDS
from polis.utopia.notation import FORMS
from utopia.invariants import check_everything

GAMES = 500


def form_of(move: str) -> str:
    """The kind of a move: its first word, and `anywhere`."""
    words = move.split(" ")
    return " ".join([words[0], *[word for word in words[1:] if word == "anywhere"]])


@part("soak")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hundreds_of_random_games(
    players: int, record_property: Callable[[str, object], None]
) -> None:
    moves: Counter[str] = Counter()
    events: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    decisions = 0
    for seed in range(GAMES):
        match = polis.new("utopia", players=players, seed=seed)
        rng = Random(seed)
        while not match.over:
            move = rng.choice(match.moves())
            match.play(move)
            moves[form_of(move)] += 1
        decisions += len(match.history)
        check_everything(match.position(), match.scores)
        assert match.scores[match.winners[0]] == max(match.scores)
        rounds[match.view(None)["round"]] += 1
        if seed % 10 == 0:
            for event in match.events(0):
                events[event["event"]] += 1
                sources[event.get("source", "")] += event["event"] == "points"
    head = f"Soak, Utopia, {players} players: {GAMES} games, {decisions} decisions"
    length = f"rounds {min(rounds)} to {max(rounds)}"
    counts = ", ".join(f"{move} {count}" for move, count in moves.most_common())
    record_property("report", f"{head}, {length}: {counts}")
    kinds = {form_of(form) for _, form in FORMS}
    assert {*moves} >= kinds - ({"name"} if players == 2 else set())
    assert {*events} >= {*FIELDS}
    assert {source for source, count in sources.items() if count} == {
        "wonders",
        "bonus",
        "hosting",
        "farewells",
        "prestige",
    }
