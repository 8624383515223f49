"""Databases (age 10, green)."""

from innovation.scenes import deck, pile, scene
from scenes import play, zone


def test_databases_returns_as_many_cards_as_the_highest_achievement_is_worth() -> None:
    match = scene(
        {"board": {"green": ["databases"]}},
        {
            "score": ["tools", "sailing", "oars", "archery"],
            "achievements": ["pottery", "currency"],
        },
        decks={"1": ["masonry"]},
    )
    play(match, "dogma databases")
    assert (match.seat, len(match.moves())) == (1, 4)
    play(match, "return oars", "return tools")
    assert zone(match, 1, "score") == ["sailing", "archery"]
    assert deck(match, 1) == ["tools", "oars", "masonry"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_databases_counts_no_special_achievement() -> None:
    match = scene({"board": {"green": ["databases"]}}, {"score": ["tools"]}, specials={"empire": 1})
    play(match, "dogma databases")
    assert zone(match, 1, "score") == ["tools"]
    assert match.seat == 0


def test_databases_returns_all_there_is_the_victim_ordering_each_age() -> None:
    match = scene(
        {"board": {"green": ["databases"]}},
        {"score": ["tools", "currency", "sailing"], "achievements": ["fission"]},
        decks={"1": ["masonry"], "2": ["calendar"]},
    )
    play(match, "dogma databases")
    assert match.moves() == ("return tools", "return sailing")
    play(match, "return sailing")
    assert zone(match, 1, "score") == []
    assert deck(match, 1) == ["tools", "sailing", "masonry"]
    assert deck(match, 2) == ["currency", "calendar"]


def test_databases_looks_at_each_victim_and_spares_who_has_as_many_clocks() -> None:
    match = scene(
        {"board": {"green": ["databases"]}},
        {"board": {"red": ["fission"]}, "score": ["tools"], "achievements": ["pottery"]},
        {"score": ["sailing", "oars"], "achievements": ["writing"]},
        {"score": ["archery"]},
    )
    play(match, "dogma databases")
    assert match.seat == 2
    play(match, "return oars")
    assert zone(match, 1, "score") == ["tools"]
    assert zone(match, 2, "score") == ["sailing"]
    assert zone(match, 3, "score") == ["archery"]
    assert match.seat == 0


def test_databases_executed_alone_does_nothing_but_earns_its_chain() -> None:
    """Self Service -> Computers -> Databases, which only demands."""
    match = scene(
        {"board": {"green": ["self-service"], "blue": ["computers"]}},
        {"score": ["tools"], "achievements": ["pottery"]},
        decks={"10": ["databases"], "11": ["escapism", "fusion"]},
    )
    play(match, "dogma self-service", "execute computers")
    assert zone(match, 1, "score") == ["tools"]
    assert pile(match, 0, "green") == ["self-service", "databases"]
    assert zone(match, 0, "achievements") == ["fusion"]
