"""A player touches something on the table and is told why nothing comes of it."""

from typing import Any

import polis
import pytest
from innovation.scenes import scene
from innovation.things import things_of
from polis.core.languages import LANGUAGES
from scenes import play, touch
from walks import walk
from wording import in_words


def table() -> polis.Match:
    return scene(
        {
            "hand": ["archery"],
            "score": ["sailing"],
            "board": {"red": ["oars", "metalworking"], "blue": ["writing"]},
        },
        {"hand": ["pottery"], "board": {"green": ["the-wheel"]}, "achievements": [3]},
    )


def test_what_can_be_done_needs_no_reason() -> None:
    match = table()
    assert touch(match, "hand", seat=0, card="archery") is None
    assert touch(match, "hand", seat=0) is None, "the hand as a whole"
    assert touch(match, "board", seat=0, colour="red", card="metalworking") is None
    assert touch(match, "board", seat=0, colour="blue") is None
    assert touch(match, "deck", age=1) is None


def test_things_that_no_action_is_about_are_explained() -> None:
    match = table()
    assert touch(match, "hand", seat=1) == "touch-other-hand"
    assert touch(match, "hand", seat=1, age=1) == "touch-other-hand"
    assert touch(match, "hand", seat=0, card="tools") == "why-not-in-hand"
    assert touch(match, "board", seat=0, colour="red", card="oars") == "why-covered"
    assert touch(match, "board", seat=0, colour="green") == "touch-own-board"
    assert touch(match, "board", seat=1, colour="green", card="the-wheel") == "why-others-card"
    assert touch(match, "board", seat=1, colour="green") == "touch-other-board"
    assert touch(match, "score", seat=0, card="sailing") == "touch-score"
    assert touch(match, "score", seat=1) == "touch-other-score"
    assert touch(match, "achieved", seat=1, age=3) == "touch-achieved"
    assert touch(match, "achievements", age=1) == "why-too-few-points"
    assert touch(match, "achievements", age=2) == "why-points-and-top"
    assert touch(match, "achievements", age=3) == "why-claimed"
    assert touch(match, "achievements") == "touch-achievements"
    assert touch(match, "specials", special="empire") == "touch-specials"
    assert touch(match, "deck", age=5) == "touch-deck"
    assert touch(match, "junk") == "touch-junk"
    assert touch(match, "seat", seat=1) == "touch-player"


def test_inside_an_effect_the_reason_is_its_own() -> None:
    match = scene(
        {"board": {"red": ["oars"]}},
        {"hand": ["sailing", "clothing", "archery"], "board": {"blue": ["tools"]}},
    )
    play(match, "dogma oars")
    assert touch(match, "hand", seat=1, card="sailing") is None
    assert touch(match, "hand", seat=1, card="archery") == "why-only-card"
    assert touch(match, "board", seat=1, colour="blue", card="tools") == "why-not-in-hand"
    assert touch(match, "deck", age=1) == "touch-deck"


def test_a_pile_that_cannot_be_splayed() -> None:
    match = scene(
        {
            "board": {"purple": ["code-of-laws"], "red": ["oars", "archery"], "blue": ["tools"]},
            "hand": ["mysticism"],
            "splays": {"red": "left"},
        },
        {},
    )
    play(match, "dogma code-of-laws", "tuck mysticism")
    assert touch(match, "board", seat=0, colour="purple") is None
    assert touch(match, "board", seat=0, colour="red") == "why-splayed"
    assert touch(match, "board", seat=0, colour="blue") == "why-splay-few"
    assert touch(match, "board", seat=1, colour="blue") == "touch-other-board"


def test_whoever_is_not_asked_is_told_who_is() -> None:
    for viewer in (1, None):
        said = table().why_untouchable({"zone": "junk"}, viewer)
        assert said == {"id": "why-waiting", "args": {"seat": 0}}


@pytest.mark.parametrize(
    "thing",
    [
        {"zone": "attic"},
        {"zone": "hand"},
        {"zone": "hand", "seat": 2},
        {"zone": "hand", "seat": 0, "card": "spoon"},
        {"zone": "board", "seat": 0, "colour": "pink"},
        {"zone": "deck"},
        {"zone": "deck", "age": 12},
        {"zone": "specials", "special": "moon"},
        {"zone": "junk", "material": "clay"},
        {},
        None,
    ],
)
def test_things_that_cannot_be_are_refused(thing: Any) -> None:
    with pytest.raises(polis.BadRecord):
        table().why_untouchable(thing, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_at_any_time_has_words(language: str) -> None:
    for number, match in enumerate(walk(3, 8, 400, "innovation")):
        if number % 5 or match.over:
            continue
        for thing in things_of(match.view(match.seat)):
            why = match.why_untouchable(thing, match.seat)
            if why is not None:
                in_words(why, language)
