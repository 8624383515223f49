"""Phase 1: guests are taken in three laps, and a prince is placed for each."""

import polis
from scenes import play, play_first, told, verbs, why_illegal, zone
from utopia.scenes import arrival, princes

FIRE = "cinder-dock forge-street beacon-mole ember-strand kiln-yard glassblowers-ward "
FIRE += "salamander-gate brazier-court"


def test_a_guest_is_taken_and_a_prince_placed_anywhere_on_its_island() -> None:
    match = arrival({}, {}, {}, guests=["greek fire"])
    play(match, "take greek fire")
    assert match.moves() == tuple(f"place {slug}" for slug in FIRE.split())
    play(match, "place kiln-yard")
    assert princes(match, 0, "kiln-yard") == ["greek"]
    assert match.view(0)["seats"][0]["supply"]["greek"] == 7
    assert match.position()["taken"] == [["greek fire", 0]]
    assert match.seat == 1


def test_a_prince_may_be_placed_at_anybodys_monument() -> None:
    match = arrival({}, {"monuments": {"kiln-yard": "greek"}}, guests=["greek fire"])
    play(match, "take greek fire", "place kiln-yard")
    assert princes(match, 0, "kiln-yard") == ["greek"]
    assert match.scores == (0, 0)


def test_three_laps_then_the_guests_go_back_and_cards_are_dealt() -> None:
    match = arrival({}, {}, {}, {})
    order = []
    while match.view(None)["phase"] == "welcoming":
        order.append((match.view(None)["lap"], match.seat))
        play_first(match, 2)
    assert order == [(lap, seat) for lap in (1, 2, 3) for seat in range(4)]
    position = match.position()
    assert len(position["bag"]) == 40
    assert position["guests"] == position["taken"] == []
    assert [len(seat["hand"]) for seat in position["seats"]] == [5, 5, 5, 5]
    assert told(match, "return-guests")[0]["count"] == 12


def test_as_many_guests_are_open_as_picks_are_left() -> None:
    match = polis.new("utopia", players=3, seed=2)
    for left in range(9, 0, -1):
        assert len(match.view(None)["guests"]) == left
        play_first(match, 2)
    assert match.view(None)["guests"] == []


def test_no_action_cards_in_this_phase() -> None:
    match = arrival({"hand": ["greek"] * 3, "princes": {"kiln-yard": ["greek"]}}, {})
    assert verbs(match) == ["surprise", "take"]
    assert match.why_not("move greek") == {"id": "why-not-now", "args": {}}


def all_eight(civilization: str) -> dict[str, list[str]]:
    return {
        "kiln-yard": [civilization] * 2,
        "forge-street": [civilization] * 2,
        "cinder-dock": [civilization] * 2,
        "beacon-mole": [civilization] * 2,
    }


def test_ruling_a_placeable_guest_must_be_preferred() -> None:
    match = arrival(
        {"princes": all_eight("greek")},
        {},
        guests=["greek fire", "mayan wind"],
        lap=3,
        bag=["greek wind"],
    )
    assert match.moves() == ("take mayan wind", "surprise")
    why = why_illegal(match, "take greek fire")
    assert why["id"] == "why-no-prince"


def test_ruling_without_a_prince_nothing_is_placed() -> None:
    match = arrival({"princes": all_eight("greek")}, {}, guests=["greek fire"] * 2, lap=3)
    before = zone(match, 0, "princes")
    play(match, "take greek fire")
    assert zone(match, 0, "princes") == before
    assert match.seat == 1
    assert [e["civilization"] for e in told(match, "no-prince")] == ["greek"]


def test_taken_guests_lie_open_before_their_players() -> None:
    match = arrival({}, {}, guests=["greek fire"])
    play(match, "take greek fire", "place kiln-yard")
    assert match.view(None)["taken"] == [{"civilization": "greek", "island": "fire", "seat": 0}]
