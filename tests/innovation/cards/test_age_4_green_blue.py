"""Invention, Navigation, Experimentation and Printing Press."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

FIVE = {
    "red": ["archery", "oars"],
    "yellow": ["masonry", "agriculture"],
    "green": ["sailing", "invention"],
    "blue": ["tools", "writing"],
    "purple": ["mysticism", "city-states"],
}

# Invention


def test_invention_turns_a_left_splay_right_and_scores() -> None:
    match = scene(
        {
            "board": {
                "green": ["sailing", "invention"],
                "red": ["oars", "archery"],
                "blue": ["tools", "writing"],
            },
            "splays": {"green": "left", "blue": "up"},
        },
        {},
        decks={"4": ["anatomy"]},
    )
    play(match, "dogma invention")
    assert set(match.moves()) == {"splay green right", "pass"}
    play(match, "splay green right")
    assert splay(match, 0, "green") == "right"
    assert zone(match, 0, "score") == ["anatomy"]
    assert common(match, "specials") == {}


def test_invention_claims_wonder_for_five_colours_splayed_any_way() -> None:
    splays = {"red": "left", "yellow": "left", "green": "left", "blue": "up", "purple": "left"}
    match = scene({"board": FIVE, "splays": splays}, {}, decks={"4": ["anatomy"]})
    play(match, "dogma invention", "pass")
    assert zone(match, 0, "score") == []
    assert common(match, "specials") == {"wonder": 0}


def test_invention_with_four_colours_splayed_claims_nothing() -> None:
    splays = {"red": "left", "yellow": "right", "green": "right", "blue": "up"}
    match = scene({"board": FIVE, "splays": splays}, {}, decks={"4": ["anatomy"]})
    play(match, "dogma invention", "splay red right")
    assert zone(match, 0, "score") == ["anatomy"]
    assert common(match, "specials") == {}


def test_invention_leaves_wonder_to_who_has_it() -> None:
    splays = dict.fromkeys(FIVE, "left")
    match = scene({"board": FIVE, "splays": splays}, {}, specials={"wonder": 1})
    play(match, "dogma invention", "pass")
    assert common(match, "specials") == {"wonder": 1}


# Navigation


def test_navigation_takes_a_two_or_a_three() -> None:
    match = scene(
        {"board": {"green": ["navigation"]}},
        {"score": ["tools", "currency", "paper", "anatomy"]},
    )
    play(match, "dogma navigation")
    assert set(match.moves()) == {"transfer currency", "transfer paper"}
    play(match, "transfer currency")
    assert zone(match, 0, "score") == ["currency"]
    assert zone(match, 1, "score") == ["tools", "paper", "anatomy"]


def test_navigation_finds_nothing_of_that_value() -> None:
    match = scene({"board": {"green": ["navigation"]}}, {"score": ["tools", "anatomy"]})
    play(match, "dogma navigation")
    assert zone(match, 1, "score") == ["tools", "anatomy"]
    assert common(match, "actions") == 1


def test_navigation_goes_round_the_vulnerable_only() -> None:
    match = scene(
        {"board": {"green": ["navigation"]}},
        {"score": ["paper"]},
        {"board": {"red": ["optics"]}, "score": ["currency"]},
    )
    play(match, "dogma navigation", "transfer paper")
    assert zone(match, 0, "score") == ["paper"]
    assert zone(match, 2, "score") == ["currency"]


# Experimentation


def test_experimentation_melds_a_five() -> None:
    match = scene({"board": {"blue": ["experimentation"]}}, {}, decks={"5": ["coal", "physics"]})
    play(match, "dogma experimentation")
    assert pile(match, 0, "blue") == ["experimentation", "physics"]
    assert deck(match, 5) == ["coal"]


def test_experimentation_shared_and_drawn_for() -> None:
    match = scene(
        {"board": {"blue": ["experimentation"]}},
        {"board": {"purple": ["philosophy"]}},
        decks={"5": ["banking", "coal", "physics"]},
    )
    play(match, "dogma experimentation")
    assert pile(match, 1, "blue") == ["physics"]
    assert pile(match, 0, "red") == ["coal"]
    # the free draw looks at the board as it is now
    assert zone(match, 0, "hand") == ["banking"]


# Printing Press


def test_printing_press_draws_two_above_the_top_purple_card() -> None:
    match = scene(
        {
            "board": {"blue": ["tools", "printing-press"], "purple": ["mysticism", "education"]},
            "score": ["oars", "currency"],
        },
        {},
        decks={"1": [], "5": ["coal"]},
    )
    play(match, "dogma printing-press", "return oars", "splay blue right")
    assert zone(match, 0, "score") == ["currency"]
    assert zone(match, 0, "hand") == ["coal"]
    assert deck(match, 1) == ["oars"]
    assert splay(match, 0, "blue") == "right"


def test_printing_press_without_purple_draws_a_two() -> None:
    match = scene(
        {"board": {"blue": ["printing-press"]}, "score": ["oars"]}, {}, decks={"2": ["currency"]}
    )
    play(match, "dogma printing-press", "return oars")
    assert zone(match, 0, "hand") == ["currency"]


def test_printing_press_declined_or_with_no_points() -> None:
    match = scene(
        {"board": {"blue": ["tools", "printing-press"]}, "score": ["oars"]},
        {"board": {"purple": ["philosophy"]}},
    )
    # the sharer has neither points nor blue cards, and is not asked
    play(match, "dogma printing-press")
    assert match.seat == 0
    play(match, "pass", "pass")
    assert zone(match, 0, "score") == ["oars"]
    assert splay(match, 0, "blue") == "none"
    assert zone(match, 0, "hand") == []


def test_printing_press_above_the_last_age_ends_the_game() -> None:
    match = scene(
        {"board": {"blue": ["printing-press"], "purple": ["the-internet"]}, "score": ["oars"]},
        {"score": ["coal"]},
    )
    play(match, "dogma printing-press", "return oars")
    assert match.over
    assert match.winners == (1,)
