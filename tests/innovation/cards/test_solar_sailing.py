"""Solar Sailing (age 11, blue)."""

from innovation.scenes import deck, pile, scene, splay
from scenes import play

BLUES = ["tools", "pottery", "writing", "calendar", "solar-sailing"]


def test_solar_sailing_keeps_four_and_splays_aslant() -> None:
    match = scene({"board": {"blue": BLUES}}, {}, decks={"1": ["oars"], "11": ["climatology"]})
    play(match, "dogma solar-sailing")
    assert match.moves() == ("return tools", "return pottery")
    play(match, "return pottery")
    assert pile(match, 0, "blue") == [*BLUES[2:], "climatology"]
    assert splay(match, 0, "blue") == "aslant"
    assert deck(match, 1) == ["tools", "pottery", "oars"]
    assert not match.over


def test_solar_sailing_wins_with_six_cards_of_a_colour_aslant() -> None:
    seat = {"board": {"blue": BLUES}, "splays": {"blue": "aslant"}}
    match = scene(seat, {}, decks={"11": ["climatology"]})
    play(match, "dogma solar-sailing")
    assert match.over
    assert match.winners == (0,)


def test_solar_sailing_with_five_cards_aslant_does_not_win() -> None:
    seat = {"board": {"blue": BLUES[1:]}, "splays": {"blue": "aslant"}}
    match = scene(seat, {}, decks={"11": ["climatology"]})
    play(match, "dogma solar-sailing")
    assert len(pile(match, 0, "blue")) == 5
    assert not match.over


def test_solar_sailing_melding_another_colour_starts_it() -> None:
    match = scene({"board": {"blue": BLUES}}, {}, decks={"11": ["fusion"]})
    play(match, "dogma solar-sailing")
    assert pile(match, 0, "red") == ["fusion"]
    assert splay(match, 0, "red") == "none"
    assert pile(match, 0, "blue") == BLUES
