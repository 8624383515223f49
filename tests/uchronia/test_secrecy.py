"""Nobody learns what they cannot know, and nobody forgets what was shown."""

from random import Random

import polis
from scenes import imagined_hands, play
from uchronia.scenes import cards, scene


def test_a_card_revealed_by_draconians_stays_known_until_it_moves() -> None:
    match = scene({"hand": cards("brick marble 3 wood")}, {"hand": 5}, forum=[])
    play(match, "command brick", "reveal marble")
    assert match.view(1)["seats"][0]["seen"] == ["marble"]
    assert all("marble" in hand for hand in imagined_hands(match, 1, 0))
    play(match, "plot", "command marble")
    assert match.view(1)["seats"][0]["seen"] == []


def test_two_equal_cards_revealed_one_after_the_other_are_two_cards() -> None:
    match = scene({"hand": cards("brick 3 marble"), "activities": ["brick"]}, {"hand": 5}, forum=[])
    play(match, "command brick", "reveal marble", "reveal marble")
    assert match.view(1)["seats"][0]["seen"] == ["marble", "marble"]


def test_a_card_taken_from_the_forum_to_hand_stays_known() -> None:
    match = scene(
        {"hand": cards("5 wood"), "buildings": ["tenement-house"]}, {"hand": 5}, forum=["marble"]
    )
    play(match, "plot", "use tenement-house", "take marble")
    assert match.view(1)["seats"][0]["seen"] == ["marble"]
    assert all("marble" in hand for hand in imagined_hands(match, 1, 0))


def test_a_card_that_paddock_returns_stays_known() -> None:
    match = scene(
        {"hand": cards("brick 2 marble"), "buildings": ["paddock"]}, {"hand": 5}, forum=["marble"]
    )
    play(match, "command brick", "reveal marble", "use paddock", "take marble")
    assert match.view(1)["seats"][0]["seen"] == ["marble", "marble"]


def test_a_victim_who_could_not_give_is_known_to_lack_those_colours() -> None:
    match = scene(
        {"hand": cards("brick marble")},
        {"hand": cards("3 wood"), "domain": ["clay"]},
        forum=[],
    )
    play(match, "command brick", "reveal marble")
    assert match.view(0)["seats"][1]["lacks"] == ["marble"]
    assert not any("marble" in hand for hand in imagined_hands(match, 0, 1))
    play(match, "plot")
    assert match.view(0)["seats"][1]["lacks"] == []
    assert any("marble" in hand for hand in imagined_hands(match, 0, 1))


def test_a_victim_who_is_asked_is_known_to_be_able_to_give() -> None:
    match = scene(
        {"hand": cards("brick marble")},
        {"hand": cards("marble 2 wood"), "domain": ["clay"]},
        {"hand": 5},
        forum=[],
    )
    play(match, "command brick", "reveal marble")
    assert match.decision(2)["moves"] == []
    assert all("marble" in hand for hand in imagined_hands(match, 2, 1))


def test_whether_arcade_is_asked_does_not_betray_the_hand() -> None:
    for hand, moves in ((["marble"], ("pass",)), (["clay"], ("found viaduct from hand", "pass"))):
        match = scene(
            {"hand": ["stone", *hand], "buildings": ["arcade"]},
            {"hand": 5},
            forum=[],
            works=["viaduct", "viaduct", "latrines", "latrines", "road"],
        )
        play(match, "command stone")
        assert match.seat == 0
        assert match.moves()[0] == moves[0]
        assert match.moves()[-1] == "pass"
        assert match.decision(1)["moves"] == []


def test_drawn_cards_are_told_only_to_who_drew_them() -> None:
    match = scene({"hand": []}, {"hand": 5})
    play(match, "plot")
    drawn = [
        e["material"] for e in match.events(0, 0) if e.get("to") == {"zone": "hand", "seat": 0}
    ]
    assert sorted(drawn) == sorted(match.view(0)["seats"][0]["hand"])
    for seat in (1, None):
        for event in match.events(0, seat):
            if event.get("to") == {"zone": "hand", "seat": 0}:
                assert event["material"] is None


def test_a_building_put_under_the_pile_is_remembered() -> None:
    for seed in range(500):
        match = polis.new("uchronia", players=5, seed=seed)
        position = match.position()
        if "under" in position:
            break
    bottom = position["works_pile"][: position["under"]]
    for _ in range(10):
        imagined = match.imagine(0, Random(seed)).position()
        assert imagined["works_pile"][: position["under"]] == bottom
    rebuilt = polis.from_position(position)
    assert rebuilt.imagine(0, Random(1)).position() == match.imagine(0, Random(1)).position()
