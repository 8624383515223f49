"""Every level plays legally, repeatably and within its budget, and says why."""

import json
from random import Random
from typing import Any

import polis
import pytest
from polis import bots
from polis.core.catalogue import catalogue
from polis.core.languages import LANGUAGES
from scenes import play_to_a_choice
from walks import dealt, every_game, every_game_and_set, some_match

# Budgets that are quick enough for hundreds of games; searchers count simulations.
QUICK = {"mouse": None, "fox": 1, "owl": 3, "oracle": 3}
# A game of Utopia has three times as many choices, one of Innovation takes a bot twice as long.
WHOLE_GAMES = {"uchronia": 25, "utopia": 4, "innovation": 4, "innovation cities": 2}


def test_the_levels_are_found_by_name_weakest_first() -> None:
    assert bots.LEVELS == ("mouse", "fox", "owl", "oracle")
    assert [bots.get(name).name for name in bots.LEVELS] == [*bots.LEVELS]
    with pytest.raises(polis.BadRecord):
        bots.get("wolf")


@every_game_and_set
@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_legal(level: str, players: int, game: str) -> None:
    for seed in range(WHOLE_GAMES[game]):
        match = dealt(game, players, seed)
        seats = [bots.get(level)] + [bots.get("mouse") for _ in range(players - 1)]
        rng = Random(seed)
        while match.seat is not None:
            budget = QUICK[level] if match.seat == 0 else None
            choice = seats[match.seat].choose(match, match.seat, rng, budget)
            assert choice.move in match.moves()
            match.play(choice.move)
        assert match.winners


@every_game
@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_same_seed_and_budget_give_the_same_choice(level: str, game: str) -> None:
    for seed in range(6):
        match = play_to_a_choice(some_match(3, seed, 60, game))
        assert match.seat is not None
        budget = 30 if level in ("owl", "oracle") else 2
        choices = [bots.get(level).choose(match, match.seat, Random(7), budget) for _ in range(2)]
        assert choices[0] == choices[1]


@every_game
@pytest.mark.parametrize("level", ["fox", "owl", "oracle"])
def test_a_choice_has_chances_alternatives_and_reasons_in_words(level: str, game: str) -> None:
    reasons = 0
    for seed in range(12):
        match = play_to_a_choice(some_match(2, seed, 80, game))
        if match.seat is None:
            continue
        choice = bots.get(level).choose(match, match.seat, Random(1), QUICK[level])
        assert next(iter(choice.values)) == choice.move
        assert len(choice.values) <= 4
        assert 0 <= choice.chance <= 1
        assert {*choice.values} <= {*match.moves()}
        for language in LANGUAGES:
            for why in choice.why:
                words = catalogue(language).say(why, ["Ada", "Bo"])
                assert not words.startswith("hint-")
                assert "{" not in words
                reasons += 1
    assert reasons > 0


class Clock:
    """A clock on which every look takes three thousandths of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.003
        return self.now


@every_game
@pytest.mark.parametrize("level", ["fox", "owl", "oracle"])
def test_thinking_goes_in_short_slices_and_stops_with_its_budget(
    level: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("time.perf_counter", clock)
    match = play_to_a_choice(some_match(3, 4, 90, game))
    assert match.seat is not None
    shares, slices, last = [], [], clock.now
    for progress in bots.get(level).slices(match, match.seat, Random(1), 0.4):
        shares.append(progress.done)
        slices.append(clock.now - last)
        last = clock.now
    assert max(slices) <= 0.05
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert clock.now <= 0.45


@pytest.mark.parametrize("budget", [0, -1, 0.0, True, "1", float("nan")])
def test_a_budget_that_is_none_is_refused(budget: Any) -> None:
    match = polis.new("uchronia", players=2, seed=1)
    assert match.seat is not None
    with pytest.raises(polis.BadRecord):
        bots.get("owl").choose(match, match.seat, Random(1), budget)


def test_bots_are_part_of_the_public_face() -> None:
    assert polis.bots is bots
    with pytest.raises(AttributeError):
        polis.cats  # noqa: B018


# Positions in which a player has no choice.
FORCED: list[dict[str, Any]] = [
    {"game": "uchronia", "seats": [{"hand": []}, {"hand": 5}]},
    {"game": "utopia", "phase": "discarding", "seats": [{"hand": ["greek"] * 5}, {"hand": 5}]},
]


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("forced", FORCED, ids=lambda forced: forced["game"])
def test_a_forced_answer_costs_nothing(level: str, forced: dict[str, Any]) -> None:
    match = polis.from_position({"polis": 1, "players": 2, **forced})
    assert len(match.moves()) == 1
    shares = [p.done for p in bots.get(level).slices(match, 0, Random(1), 3.0)]
    assert shares == [1.0]


@every_game
def test_a_match_is_unchanged_by_thinking(game: str) -> None:
    match = play_to_a_choice(some_match(3, 2, 100, game))
    assert match.seat is not None
    before = json.dumps([match.position(), match.record()])
    bots.get("owl").choose(match, match.seat, Random(1), 40)
    assert json.dumps([match.position(), match.record()]) == before
