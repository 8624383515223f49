"""Steam Engine (age 5, yellow)."""

from innovation.scenes import deck, pile, scene
from scenes import common, play, zone


def test_steam_engine_scores_what_it_tucked() -> None:
    match = scene(
        {"board": {"yellow": ["steam-engine"]}},
        {},
        decks={"4": ["enterprise", "anatomy", "gunpowder"]},
    )
    play(match, "dogma steam-engine")
    assert pile(match, 0, "red") == ["gunpowder"]
    assert zone(match, 0, "score") == ["anatomy"]
    assert pile(match, 0, "yellow") == ["steam-engine"]
    assert deck(match, 6) != []


def test_steam_engine_scoring_itself_junks_the_sixes() -> None:
    match = scene(
        {"board": {"yellow": ["steam-engine"]}},
        {},
        decks={"4": ["navigation", "gunpowder"], "6": ["democracy", "canning"]},
    )
    play(match, "dogma steam-engine")
    assert zone(match, 0, "score") == ["steam-engine"]
    assert deck(match, 6) == []
    assert {"democracy", "canning"} <= set(common(match, "junk"))


def test_steam_engine_shared_without_yellow_scores_nothing() -> None:
    match = scene(
        {"board": {"yellow": ["steam-engine"]}},
        {"board": {"red": ["coal"]}},
        decks={"4": ["colonialism", "navigation", "gunpowder", "reformation", "enterprise"]},
    )
    play(match, "dogma steam-engine")
    assert pile(match, 1, "purple") == ["reformation", "enterprise"]
    assert zone(match, 1, "score") == []
    assert zone(match, 0, "score") == ["steam-engine"]
    assert zone(match, 0, "hand") == ["colonialism"]  # its highest top card is a 4 now
