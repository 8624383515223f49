"""Mass Media (age 8, green)."""

import polis
from innovation.scenes import deck, scene, splay
from scenes import play, zone


def test_mass_media_returns_a_value_from_all_score_piles() -> None:
    match = scene(
        {"board": {"green": ["mass-media"]}, "hand": ["tools"], "score": ["optics", "coal"]},
        {"score": ["translation", "paper", "machinery", "physics"]},
        {"score": ["compass"]},
    )
    play(match, "dogma mass-media", "return tools", "value 3")
    assert match.seat == 0
    assert match.moves() == ("return optics", "return 3 of 1", "return 3 of 2")
    play(match, "return 3 of 2", "return 3 of 1", "return optics", "return 3 of 1")
    assert zone(match, 0, "score") == ["coal"]
    assert zone(match, 1, "score") == ["physics"]
    assert zone(match, 2, "score") == []
    assert len(deck(match, 3)) == 9
    assert deck(match, 3)[4] == "compass"
    assert deck(match, 3)[2] == "optics"


def test_mass_media_names_the_cards_it_knows() -> None:
    match = scene(
        {"board": {"green": ["mass-media"]}, "hand": ["tools"]},
        {"score": ["translation", "paper"]},
        known={"paper": [0]},
    )
    play(match, "dogma mass-media", "return tools", "value 3")
    assert match.moves() == ("return 3 of 1", "return paper")
    play(match, "return paper")
    assert deck(match, 3)[:2] == ["translation", "paper"]


def splayable() -> polis.Match:
    """A scene in which the second effect can splay purple."""
    return scene(
        {
            "board": {"green": ["mass-media"], "purple": ["mysticism", "education"]},
            "hand": ["tools"],
        },
        {"score": ["coal"]},
    )


def test_mass_media_may_choose_a_value_that_nobody_has() -> None:
    match = splayable()
    play(match, "dogma mass-media", "return tools")
    assert len(match.moves()) == 11
    play(match, "value 11", "splay purple up")
    assert zone(match, 1, "score") == ["coal"]
    assert splay(match, 0, "purple") == "up"


def test_mass_media_does_nothing_for_who_keeps_their_card() -> None:
    match = splayable()
    play(match, "dogma mass-media", "pass", "pass")
    assert zone(match, 0, "hand") == ["tools"]
    assert zone(match, 1, "score") == ["coal"]
    assert splay(match, 0, "purple") == "none"


def test_mass_media_shared_hits_the_leader() -> None:
    match = scene(
        {"board": {"green": ["mass-media"]}, "score": ["optics", "coal"]},
        {"board": {"blue": ["evolution"]}, "hand": ["tools"], "score": ["physics"]},
        decks={"8": ["flight"]},
    )
    play(match, "dogma mass-media", "return tools", "value 5", "return physics")
    assert zone(match, 0, "score") == ["optics"]
    assert zone(match, 1, "score") == []
    assert deck(match, 5)[:2] == ["coal", "physics"]
    assert zone(match, 0, "hand") == ["flight"]
