"""Colonialism, Gunpowder, Anatomy and Perspective."""

from innovation.scenes import common, deck, pile, play, scene, zone

# Colonialism


def test_colonialism_goes_on_with_every_crown_and_junks_for_green() -> None:
    match = scene(
        {"board": {"red": ["colonialism"]}},
        {},
        decks={"3": ["alchemy", "engineering", "compass", "optics"], "5": ["coal", "physics"]},
    )
    play(match, "dogma colonialism")
    assert pile(match, 0, "red") == ["engineering", "optics", "colonialism"]
    assert pile(match, 0, "green") == ["compass"]
    assert deck(match, 3) == ["alchemy"]
    assert deck(match, 5) == []
    assert {"coal", "physics"} <= set(common(match, "junk"))


def test_colonialism_stops_at_once_without_a_crown() -> None:
    match = scene(
        {"board": {"red": ["colonialism"]}}, {}, decks={"3": ["paper", "alchemy"], "5": ["coal"]}
    )
    play(match, "dogma colonialism")
    assert pile(match, 0, "blue") == ["alchemy"]
    assert deck(match, 3) == ["paper"]
    assert deck(match, 5) == ["coal"]


def test_colonialism_tucks_higher_cards_when_the_threes_are_gone() -> None:
    match = scene(
        {"board": {"red": ["colonialism"]}},
        {},
        decks={"3": ["translation"], "4": ["invention"], "5": ["coal"]},
    )
    play(match, "dogma colonialism")
    # the 4 is green, and has no crown
    assert pile(match, 0, "green") == ["invention"]
    assert deck(match, 5) == []


def test_colonialism_shared_uses_up_the_deck_before_the_leader() -> None:
    match = scene(
        {"board": {"red": ["colonialism"]}},
        {"board": {"red": ["gunpowder"]}},
        decks={"3": ["machinery", "education"], "4": ["anatomy"]},
    )
    play(match, "dogma colonialism")
    assert pile(match, 1, "purple") == ["education"]
    assert pile(match, 0, "yellow") == ["machinery"]
    assert zone(match, 0, "hand") == ["anatomy"]


# Gunpowder


def test_gunpowder_takes_a_castle_and_scores() -> None:
    match = scene(
        {"board": {"red": ["gunpowder"]}},
        {"board": {"red": ["oars", "archery"], "blue": ["tools"], "green": ["sailing"]}},
        decks={"2": ["currency"]},
    )
    play(match, "dogma gunpowder")
    assert set(match.moves()) == {"transfer archery", "transfer tools"}
    play(match, "transfer archery")
    assert pile(match, 1, "red") == ["oars"]
    assert zone(match, 0, "score") == ["archery", "currency"]


def test_gunpowder_that_took_nothing_scores_nothing() -> None:
    match = scene(
        {"board": {"red": ["gunpowder"]}},
        {"board": {"green": ["sailing"]}},
        decks={"2": ["currency"]},
    )
    play(match, "dogma gunpowder")
    assert zone(match, 0, "score") == []
    assert deck(match, 2) == ["currency"]


def test_gunpowder_rewards_who_shares_with_what_others_lost() -> None:
    match = scene(
        {"board": {"red": ["gunpowder"]}},
        {"board": {"red": ["archery"]}},
        {"board": {"red": ["coal"], "purple": ["mysticism"]}},
        decks={"2": ["currency", "calendar"], "4": ["anatomy"]},
    )
    play(match, "dogma gunpowder", "transfer archery")
    assert zone(match, 2, "score") == ["calendar"]
    assert zone(match, 0, "score") == ["archery", "currency"]
    assert pile(match, 2, "purple") == ["mysticism"]
    assert zone(match, 0, "hand") == ["anatomy"]


# Anatomy


def test_anatomy_returns_two_of_a_value_and_junks_the_fours() -> None:
    match = scene(
        {"board": {"yellow": ["anatomy"]}},
        {
            "board": {"red": ["oars", "archery"], "blue": ["writing"]},
            "score": ["tools", "currency"],
        },
        decks={"1": [], "4": ["navigation", "invention"]},
    )
    play(match, "dogma anatomy", "return tools")
    assert set(match.moves()) == {"return archery", "return writing"}
    play(match, "return archery")
    assert zone(match, 1, "score") == ["currency"]
    assert pile(match, 1, "red") == ["oars"]
    assert deck(match, 1) == ["archery", "tools"]
    assert deck(match, 4) == []


def test_anatomy_without_a_top_card_of_that_value_spares_the_deck() -> None:
    match = scene(
        {"board": {"yellow": ["anatomy"]}},
        {"board": {"red": ["archery"]}, "score": ["tools", "currency"]},
        decks={"4": ["navigation"]},
    )
    play(match, "dogma anatomy", "return currency")
    assert zone(match, 1, "score") == ["tools"]
    assert pile(match, 1, "red") == ["archery"]
    assert deck(match, 4) == ["navigation"]
    assert common(match, "actions") == 1


def test_anatomy_against_no_points() -> None:
    match = scene(
        {"board": {"yellow": ["anatomy"]}},
        {"board": {"red": ["archery"]}},
        decks={"4": ["navigation"]},
    )
    play(match, "dogma anatomy")
    assert pile(match, 1, "red") == ["archery"]
    assert deck(match, 4) == ["navigation"]


# Perspective


def test_perspective_scores_one_for_each_colour_with_a_lightbulb() -> None:
    match = scene(
        {
            "board": {"yellow": ["perspective"], "blue": ["tools"], "green": ["sailing"]},
            "hand": ["oars", "coal", "physics", "currency"],
        },
        {},
    )
    play(match, "dogma perspective", "return oars", "score coal")
    assert set(match.moves()) == {"score physics", "score currency"}
    play(match, "score physics")
    assert zone(match, 0, "score") == ["coal", "physics"]
    assert zone(match, 0, "hand") == ["currency"]


def test_perspective_counts_lightbulbs_that_a_splay_shows() -> None:
    match = scene(
        {
            "board": {"yellow": ["perspective"], "red": ["archery", "oars"]},
            "splays": {"red": "up"},
            "hand": ["sailing", "coal", "physics"],
        },
        {},
    )
    play(match, "dogma perspective", "return sailing", "score coal", "score physics")
    assert zone(match, 0, "score") == ["coal", "physics"]


def test_perspective_scores_as_many_as_there_are() -> None:
    match = scene(
        {"board": {"yellow": ["perspective"], "blue": ["tools"]}, "hand": ["oars", "coal"]}, {}
    )
    play(match, "dogma perspective", "return oars", "score coal")
    assert zone(match, 0, "hand") == []
    assert common(match, "actions") == 1


def test_perspective_declined_by_sharer_and_leader() -> None:
    match = scene(
        {"board": {"yellow": ["perspective"]}, "hand": ["oars", "coal"]},
        {"board": {"blue": ["tools"]}, "hand": ["archery"]},
    )
    play(match, "dogma perspective")
    assert match.seat == 1
    play(match, "pass", "pass")
    assert zone(match, 0, "hand") == ["oars", "coal"]
    assert zone(match, 1, "hand") == ["archery"]
