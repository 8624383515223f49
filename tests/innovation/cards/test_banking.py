"""Banking (age 5, green)."""

from innovation.scenes import pile, scene, splay
from scenes import play, zone


def test_banking_takes_a_factory_and_pays_with_a_five() -> None:
    match = scene(
        {"board": {"green": ["sailing", "banking"], "red": ["oars"]}},
        {"board": {"red": ["coal"], "green": ["electricity"], "blue": ["tools"]}},
        decks={"5": ["physics"]},
    )
    play(match, "dogma banking")
    assert match.seat == 1
    assert match.moves() == ("transfer coal",)  # green ones are safe
    play(match, "transfer coal")
    assert pile(match, 0, "red") == ["oars", "coal"]
    assert zone(match, 1, "score") == ["physics"]
    play(match, "splay green right")
    assert splay(match, 0, "green") == "right"


def test_banking_finds_no_factory_and_pays_nothing() -> None:
    match = scene(
        {"board": {"green": ["sailing", "banking"]}},
        {"board": {"green": ["electricity"]}},
        decks={"5": ["physics"]},
    )
    play(match, "dogma banking", "pass")
    assert zone(match, 1, "score") == []
    assert splay(match, 0, "green") == "none"


def test_banking_spares_who_shares_it() -> None:
    match = scene(
        {"board": {"green": ["banking"]}},
        {"board": {"red": ["industrialization"], "green": ["metric-system", "navigation"]}},
        decks={"5": ["physics"]},
    )
    play(match, "dogma banking", "splay green right")
    assert pile(match, 1, "red") == ["industrialization"]
    assert splay(match, 1, "green") == "right"
    assert zone(match, 0, "hand") == ["physics"]
