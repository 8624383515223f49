"""Near-Field Comm (age 11, yellow)."""

from innovation.scenes import pile, scene
from scenes import common, play, zone


def test_near_field_comm_takes_the_value_that_the_leader_names() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}},
        {"score": ["tools", "paper", "optics", "coal"]},
        decks={"4": ["invention"], "5": ["banking"], "6": ["democracy", "canning"]},
    )
    play(match, "dogma near-field-comm")
    assert match.seat == 0
    assert len(match.moves()) == 11
    play(match, "value 3")
    assert zone(match, 1, "score") == ["tools", "coal"]
    # one of the two is then executed where it lies
    assert sorted(match.moves()) == ["execute optics", "execute paper"]
    play(match, "execute paper")
    assert sorted(zone(match, 0, "score")) == ["optics", "paper"]
    assert common(match, "known")["paper"] == [0, 1, 2]


def test_near_field_comm_may_name_a_value_that_is_not_there() -> None:
    match = scene({"board": {"yellow": ["near-field-comm"]}}, {"score": ["tools"]})
    play(match, "dogma near-field-comm", "value 7")
    assert zone(match, 1, "score") == ["tools"]
    assert match.position()["actions"] == 1


def test_near_field_comm_with_empty_score_piles_asks_nothing() -> None:
    match = scene({"board": {"yellow": ["near-field-comm"]}}, {})
    play(match, "dogma near-field-comm")
    assert match.position()["actions"] == 1


def test_near_field_comm_names_a_value_for_each_victim() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}, "score": ["mobility"]},
        {"score": ["tools", "paper"]},
        {"score": ["pottery", "alchemy"]},
    )
    play(match, "dogma near-field-comm", "value 1", "value 3")
    # Mobility has a demand only, so executing it does nothing
    assert zone(match, 0, "score") == ["mobility", "tools", "alchemy"]
    assert zone(match, 1, "score") == ["paper"]
    assert zone(match, 2, "score") == ["pottery"]
    assert match.position()["actions"] == 1


def test_near_field_comm_executes_the_highest_card_in_the_score_pile() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}, "score": ["tools", "genetics"]},
        {},
        decks={"11": ["climatology"]},
    )
    play(match, "dogma near-field-comm")
    assert pile(match, 0, "blue") == ["climatology"]
    assert zone(match, 0, "score") == ["tools", "genetics"]


def test_near_field_comm_shared_executes_for_the_sharer_alone() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}, "score": ["mobility"]},
        {"board": {"purple": ["escapism"]}, "score": ["genetics"]},
        decks={"11": ["fusion", "climatology"]},
    )
    play(match, "dogma near-field-comm")
    assert pile(match, 1, "blue") == ["climatology"]
    assert pile(match, 0, "blue") == []
    # something happened, so the leader draws
    assert zone(match, 0, "hand") == ["fusion"]


def test_near_field_comm_executing_an_executing_card_earns_a_chain_achievement() -> None:
    match = scene(
        {"board": {"yellow": ["near-field-comm"]}, "score": ["computers"]},
        {},
        decks={"10": ["stem-cells"], "11": ["fusion"]},
    )
    play(match, "dogma near-field-comm")
    # Computers melds Stem Cells and executes it: an execution within an execution
    assert pile(match, 0, "yellow") == ["near-field-comm", "stem-cells"]
    assert zone(match, 0, "achievements") == ["fusion"]
