"""Agriculture (age 1, yellow)."""

from innovation.scenes import scene
from scenes import play, zone


def test_agriculture_scores_one_higher() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture"]}, "hand": ["oars", "calendar"]},
        {},
        decks={"1": ["sailing"], "3": ["alchemy"]},
    )
    play(match, "dogma agriculture")
    assert match.moves() == ("return oars", "return calendar", "pass")
    play(match, "return calendar")
    assert zone(match, 0, "hand") == ["oars"]
    assert zone(match, 0, "score") == ["alchemy"]


def test_agriculture_can_be_declined_or_end_the_game() -> None:
    seats = ({"board": {"yellow": ["agriculture"]}, "hand": ["fusion"]}, {"score": ["oars"]})
    declined = play(scene(*seats), "dogma agriculture", "pass")
    assert zone(declined, 0, "hand") == ["fusion"]
    ended = play(scene(*seats), "dogma agriculture", "return fusion")
    assert ended.over
    assert ended.winners == (1,)


def test_agriculture_declined_by_a_sharer_gives_no_bonus() -> None:
    match = scene(
        {"board": {"yellow": ["agriculture"]}},
        {"board": {"blue": ["pottery"]}, "hand": ["oars"]},
    )
    play(match, "dogma agriculture")
    assert match.seat == 1
    play(match, "pass")
    assert (match.seat, zone(match, 0, "hand")) == (0, [])
