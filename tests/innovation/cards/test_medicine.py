"""Medicine (age 3, yellow)."""

from innovation.scenes import deck, scene
from scenes import common, play, zone


def test_medicine_swaps_the_best_for_the_worst() -> None:
    match = scene(
        {"board": {"yellow": ["medicine"]}, "score": ["tools", "coal"]},
        {"score": ["currency", "education"]},
        achievements=[1, 2, 3, 4],
    )
    play(match, "dogma medicine", "junk-achievement 4")
    assert sorted(zone(match, 0, "score")) == ["coal", "education"]
    assert sorted(zone(match, 1, "score")) == ["currency", "tools"]
    assert len(common(match, "achievements")) == 3


def test_medicine_lets_the_victim_choose_among_ties() -> None:
    match = scene(
        {"board": {"yellow": ["medicine"]}, "score": ["tools", "oars"]},
        {"score": ["currency", "calendar"]},
        achievements=[1],
        known={"oars": [1]},
    )
    play(match, "dogma medicine")
    assert match.seat == 1
    play(match, "exchange calendar")
    assert set(match.moves()) == {"exchange oars", "exchange 1 of 0"}
    play(match, "exchange oars")
    assert sorted(zone(match, 0, "score")) == ["calendar", "tools"]
    assert sorted(zone(match, 1, "score")) == ["currency", "oars"]
    # no achievement of value 3 or 4 was left to be junked
    assert common(match, "actions") == 1


def test_medicine_against_no_score_gives_a_card_away() -> None:
    match = scene({"board": {"yellow": ["medicine"]}, "score": ["tools"]}, {}, achievements=[3])
    play(match, "dogma medicine", "junk-achievement 3")
    assert zone(match, 0, "score") == []
    assert zone(match, 1, "score") == ["tools"]
    assert common(match, "achievements") == []


def test_medicine_shared_junks_two_and_draws() -> None:
    match = scene(
        {"board": {"yellow": ["medicine"]}},
        {"board": {"blue": ["pottery"]}},
        achievements=[3, 4],
        decks={"3": ["paper"]},
    )
    play(match, "dogma medicine", "junk-achievement 3", "junk-achievement 4")
    assert common(match, "achievements") == []
    assert zone(match, 0, "hand") == ["paper"]
    assert deck(match, 3) == []
