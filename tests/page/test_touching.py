"""A player touches something on the table and is told why nothing comes of it."""

from typing import Any

import pytest
from game_checks import GAME_CHECKS
from page.session_talk import ask, play, refused, seated_at
from polis.core.languages import LANGUAGES
from polis.page.session import Session
from uchronia.scenes import cards, scene
from walks import every_game_and_set, some_match
from wording import in_words


def touch(session: Session, zone: str, seat: int | None = 0, **thing: Any) -> Any:
    """What seat 0 (or another viewer) is told, as a message id; `of` is the owner of the thing."""
    if "of" in thing:
        thing["seat"] = thing.pop("of")
    said = ask(session, do="touch", thing={"zone": zone, **thing}, seat=seat)
    return said and said["id"]


def at(*seats: dict[str, Any], **zones: Any) -> Session:
    return seated_at(scene(*seats, **zones))


def test_what_can_be_done_needs_no_reason() -> None:
    session = at({"hand": cards("clay 2 wood")}, {"hand": 5}, forum=["clay"])
    assert touch(session, "hand", of=0, material="clay") is None
    assert touch(session, "hand", of=0) is None, "the Hand as a whole"
    play(session, "command clay")
    assert touch(session, "forum", material="clay") is None


def test_a_card_one_does_not_have() -> None:
    session = at({"hand": ["clay"]}, {"hand": 5}, forum=["clay"])
    assert touch(session, "hand", of=0, material="wood") == "why-no-card"


def test_things_that_the_question_has_nothing_to_do_with_are_explained() -> None:
    session = at(
        {"hand": ["clay"], "stock": ["wood"], "activities": ["clay"], "buildings": ["dock"]},
        {"hand": 5, "domain": ["brick"], "stock": ["clay"], "sites": {"square": ["marble"]}},
        forum=["clay"],
    )
    assert touch(session, "forum", material="clay") == "touch-forum"
    assert touch(session, "works", building="road") == "touch-works"
    assert touch(session, "stock", of=0, material="wood") == "touch-stock"
    assert touch(session, "activities", of=0, material="clay") == "touch-activities"
    assert touch(session, "buildings", of=0, building="dock") == "touch-buildings"
    assert touch(session, "sites", of=0) == "touch-sites"
    assert touch(session, "pile") == "touch-pile"
    assert touch(session, "discard") == "touch-discard"
    assert touch(session, "monopolies", material="clay") == "touch-monopolies"
    assert touch(session, "domain", of=0) == "touch-domain"
    assert touch(session, "hand", of=1) == "touch-hand-other"
    assert touch(session, "hand", of=1, material="clay") == "touch-hand-other"
    assert touch(session, "stock", of=1, material="clay") == "touch-stock-other"
    assert touch(session, "domain", of=1, material="brick") == "touch-domain-other"
    assert touch(session, "site", of=1, building="square") == "touch-site-other"
    assert touch(session, "buildings", of=1) == "touch-buildings-other"


def test_why_a_building_cannot_be_started() -> None:
    session = at(
        {"hand": ["stone"], "buildings": ["dock"]},
        {"hand": 5},
        forum=["wood"],
        works=["dock", "road", "market", "gate", "bridge"],
    )
    play(session, "command stone")
    assert touch(session, "works", building="market") is None
    assert touch(session, "works", building="dock") == "why-same-name"
    assert touch(session, "works", building="road") == "why-no-foundation"
    assert touch(session, "works", building="palace") == "why-not-in-works"
    assert touch(session, "forum", material="wood") == "touch-forum"


def test_why_a_resource_cannot_be_added() -> None:
    session = at(
        {
            "hand": ["stone"],
            "stock": cards("wood marble"),
            "sites": {"square": ["marble"], "gate": []},
            "activities": cards("2 stone"),
        },
        {"hand": 5},
        forum=["wood"],
        works=["dock", "road", "market", "shrine", "bridge"],
    )
    play(session, "command stone")
    assert touch(session, "stock", of=0, material="marble") is None
    assert touch(session, "site", of=0, building="square") is None
    assert touch(session, "stock", of=0, material="wood") == "why-wrong-colour"
    assert touch(session, "stock", of=0, material="clay") == "why-no-card"
    assert touch(session, "site", of=0, building="gate") == "why-no-card"
    play(session, "found dock")
    assert touch(session, "site", of=0, building="dock") == "why-started-this-turn"
    assert touch(session, "stock", of=0, material="wood") == "why-started-this-turn"


def test_why_an_order_cannot_be_copied() -> None:
    session = at(
        {"hand": ["stone"], "activities": ["clay"]},
        {"hand": 5, "domain": cards("clay brick")},
        forum=["wood"],
    )
    play(session, "plot")
    assert touch(session, "domain", of=1, material="clay") is None
    assert touch(session, "domain", of=1, material="brick") == "why-no-activity"


def test_why_a_card_cannot_be_given_or_revealed() -> None:
    session = at(
        {"hand": cards("brick clay wood"), "activities": ["brick"]},
        {"hand": cards("clay marble"), "domain": ["wood"]},
        forum=[],
    )
    play(session, "command brick", "reveal clay")
    assert touch(session, "hand", of=0, material="clay") == "why-revealed"
    play(session, "pass")
    assert touch(session, "hand", of=1, material="clay", seat=1) is None
    assert touch(session, "hand", of=1, material="marble", seat=1) == "why-not-asked-for"


def test_an_effect_that_cannot_be_used_now() -> None:
    session = at(
        {"hand": cards("clay wood"), "buildings": ["dock", "tavern"]}, {"hand": 5}, forum=["clay"]
    )
    play(session, "command clay", "take clay")
    assert touch(session, "buildings", of=0, building="dock") is None
    assert touch(session, "buildings", of=0, building="tavern") == "why-not-waiting"


def test_whoever_is_not_asked_is_told_who_is() -> None:
    session = at({"hand": ["clay"]}, {"hand": 5}, forum=["clay"])
    for viewer in (1, None):
        said = ask(
            session, do="touch", thing={"zone": "hand", "seat": 0, "material": "clay"}, seat=viewer
        )
        assert said == {"id": "why-waiting", "args": {"seat": 0}}
        assert refused(session, do="touch", thing={"zone": "attic"}, seat=viewer)[0] == "BadRecord"


def test_a_finished_game_says_so() -> None:
    session = seated_at(some_match(2, 4, 10_000))
    assert touch(session, "pile") == "why-over"


@every_game_and_set
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_at_every_question_gets_words(language: str, game: str) -> None:
    """Whatever lies on the table can be touched; what some move is about needs no reason."""
    for number in range(12):
        match = some_match(3, number, 25 * number, game)
        for thing in GAME_CHECKS[game].things(match.view(None)):
            why = match.why_untouchable(thing, match.seat)
            if why is not None:
                in_words(why, language)
        for option in match.decision()["moves"]:
            if option["drag"] is not None:
                source = option["drag"]["from"]
                thing = {key: source[key] for key in source if key != "count"}
                if isinstance(thing.get("material"), list):
                    thing["material"] = thing["material"][0]
                assert match.why_untouchable(thing, match.seat) is None
