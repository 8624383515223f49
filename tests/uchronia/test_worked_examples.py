"""The six worked examples of the rulebook."""

from uchronia.scenes import cards, common, play, scene, zone


def test_production_with_two_activities_takes_three_cards() -> None:
    match = scene(
        {"hand": ["clay"], "activities": ["clay", "clay"]},
        {},
        forum=cards("marble wood brick stone"),
    )
    play(match, "command clay", "take marble", "take wood")
    assert "pass" in match.moves()
    play(match, "take brick")
    assert zone(match, 0, "stock") == ["wood", "brick", "marble"]
    assert match.seat == 1
