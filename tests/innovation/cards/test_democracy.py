"""Democracy (age 6, purple)."""

from innovation.scenes import deck, scene
from scenes import play, zone

VOTERS = ["oars", "philosophy", "optics"]


def test_democracy_alone_pays_for_a_single_card() -> None:
    match = scene(
        {"board": {"purple": ["democracy"]}, "hand": ["oars", "coal"]},
        {},
        decks={"1": ["tools"], "8": ["flight"]},
    )
    play(match, "dogma democracy", "return oars", "pass")
    assert zone(match, 0, "score") == ["flight"]
    assert zone(match, 0, "hand") == ["coal"]
    assert deck(match, 1) == ["oars", "tools"]


def test_democracy_without_any_vote_pays_nothing() -> None:
    match = scene(
        {"board": {"purple": ["democracy"]}, "hand": ["oars"]}, {}, decks={"8": ["flight"]}
    )
    play(match, "dogma democracy", "pass")
    assert zone(match, 0, "score") == []
    match = scene({"board": {"purple": ["democracy"]}}, {}, decks={"8": ["flight"]})
    play(match, "dogma democracy")
    assert zone(match, 0, "score") == []


def test_democracy_needs_more_than_the_sharer_before() -> None:
    match = scene(
        {"board": {"purple": ["democracy"]}, "hand": VOTERS},
        {"board": {"blue": ["tools"]}, "hand": ["coal", "physics"]},
        decks={"6": ["canning"], "8": ["rocketry", "flight"]},
    )
    play(match, "dogma democracy", "return coal", "pass")
    assert zone(match, 1, "score") == ["flight"]  # so far nobody else has returned any
    play(match, "return oars", "return optics", "pass")
    assert zone(match, 0, "score") == ["rocketry"]
    assert zone(match, 0, "hand") == ["philosophy", "canning"]


def test_democracy_tied_pays_only_the_first() -> None:
    match = scene(
        {"board": {"purple": ["democracy"]}, "hand": ["oars"]},
        {"board": {"blue": ["tools"]}, "hand": ["coal"]},
        decks={"6": ["canning"], "8": ["rocketry", "flight"]},
    )
    play(match, "dogma democracy", "return coal", "return oars")
    assert zone(match, 1, "score") == ["flight"]
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["canning"]


def test_democracy_compares_with_every_opponent_clockwise() -> None:
    match = scene(
        {"board": {"purple": ["democracy"]}, "hand": VOTERS},
        {"board": {"blue": ["tools"]}, "hand": ["coal", "physics"]},
        {"board": {"blue": ["writing"]}, "hand": ["pottery", "sailing"]},
        {"board": {"green": ["paper"]}, "hand": ["clothing"]},
        decks={"6": ["canning"], "8": ["mobility", "rocketry", "flight"]},
    )
    play(match, "dogma democracy", "return coal", "pass")
    play(match, "return pottery", "return sailing")
    assert match.seat == 3
    play(match, "return clothing")
    assert zone(match, 1, "score") == ["flight"]
    assert zone(match, 2, "score") == ["rocketry"]  # two against one
    assert zone(match, 3, "score") == []  # one against two
    play(match, "return oars", "return philosophy", "pass")
    assert zone(match, 0, "score") == []  # two against two
    assert zone(match, 0, "hand") == ["optics", "canning"]


def test_democracy_begins_to_count_anew_with_the_next_action() -> None:
    match = scene(
        {"board": {"purple": ["democracy"]}, "hand": ["oars"]},
        {"board": {"blue": ["tools"]}, "hand": ["coal", "optics"]},
        decks={"6": ["machine-tools", "canning"], "8": ["mobility", "rocketry", "flight"]},
    )
    play(match, "dogma democracy", "return coal", "return optics", "pass")
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["oars", "canning"]
    play(match, "dogma democracy", "return oars", "pass")
    assert zone(match, 0, "score") == ["rocketry"]
    assert zone(match, 0, "hand") == ["canning"]  # seat 1 had nothing to return
    assert match.seat == 1


def test_democracy_ignores_what_a_vulnerable_player_holds() -> None:
    match = scene(
        {"board": {"purple": ["democracy"]}, "hand": ["oars"]},
        {"board": {"red": ["coal"]}, "hand": ["physics", "optics"]},
        decks={"8": ["flight"]},
    )
    play(match, "dogma democracy", "return oars")
    assert zone(match, 0, "score") == ["flight"]
    assert zone(match, 1, "hand") == ["physics", "optics"]


def test_democracy_executed_within_another_card_counts_from_nought() -> None:
    match = scene(
        {
            "board": {"purple": ["democracy"], "green": ["self-service"]},
            "hand": ["oars", "optics"],
        },
        {"achievements": [1]},
        decks={"8": ["flight"]},
    )
    play(match, "dogma self-service", "execute democracy", "return optics", "pass")
    assert zone(match, 0, "score") == ["flight"]
