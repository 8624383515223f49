"""Red and yellow cards of age 8 (Skyscrapers has its own file)."""

from innovation.scenes import deck, pile, play, scene, splay, zone

# Flight


def test_flight_splays_red_and_then_anything() -> None:
    match = scene({"board": {"red": ["archery", "flight"], "blue": ["tools", "writing"]}}, {})
    play(match, "dogma flight")
    assert match.moves() == ("splay red up", "pass")
    play(match, "splay red up", "dogma flight")
    assert match.moves() == ("splay blue up", "pass")
    play(match, "splay blue up")
    assert splay(match, 0, "red") == splay(match, 0, "blue") == "up"
    assert match.seat == 1


def test_flight_may_be_declined() -> None:
    match = scene(
        {
            "board": {"red": ["archery", "flight"], "blue": ["tools", "writing"]},
            "splays": {"red": "up"},
        },
        {},
    )
    play(match, "dogma flight", "pass")
    assert splay(match, 0, "blue") == "none"
    assert splay(match, 0, "red") == "up"


def test_flight_asks_nothing_of_single_cards() -> None:
    match = scene({"board": {"red": ["flight"], "blue": ["tools"]}}, {})
    play(match, "dogma flight")
    assert match.seat == 0
    assert "draw" in match.moves()


def test_flight_shared_gives_a_draw_only_if_something_was_splayed() -> None:
    sharer = {"board": {"red": ["archery", "oars"], "blue": ["translation"]}}
    match = scene({"board": {"red": ["flight"]}}, sharer, decks={"8": ["mobility"]})
    play(match, "dogma flight", "pass")
    assert zone(match, 0, "hand") == []
    match = scene({"board": {"red": ["flight"]}}, sharer, decks={"8": ["mobility"]})
    play(match, "dogma flight", "splay red up")
    assert splay(match, 1, "red") == "up"
    assert zone(match, 0, "hand") == ["mobility"]


# Mobility


def test_mobility_takes_the_two_highest_without_factory() -> None:
    match = scene(
        {"board": {"red": ["mobility"]}},
        {
            "board": {
                "red": ["optics"],
                "yellow": ["masonry"],
                "green": ["banking"],
                "blue": ["translation", "atomic-theory"],
                "purple": ["code-of-laws", "education"],
            }
        },
        decks={"8": ["flight"]},
    )
    play(match, "dogma mobility")
    assert sorted(zone(match, 0, "score")) == ["atomic-theory", "education"]
    assert pile(match, 1, "blue") == ["translation"]
    assert pile(match, 1, "purple") == ["code-of-laws"]
    assert pile(match, 1, "green") == ["banking"]
    assert pile(match, 1, "red") == ["optics"]
    assert zone(match, 1, "hand") == ["flight"]


def test_mobility_takes_cards_of_different_colours_and_asks_among_ties() -> None:
    match = scene(
        {"board": {"red": ["mobility"]}},
        {
            "board": {
                "blue": ["translation", "atomic-theory"],
                "green": ["sailing"],
                "purple": ["mysticism"],
            }
        },
    )
    play(match, "dogma mobility")
    assert match.seat == 1
    assert match.moves() == ("transfer sailing", "transfer mysticism")
    play(match, "transfer mysticism")
    assert sorted(zone(match, 0, "score")) == ["atomic-theory", "mysticism"]
    assert pile(match, 1, "blue") == ["translation"]


def test_mobility_takes_what_there_is() -> None:
    match = scene(
        {"board": {"red": ["mobility"]}},
        {"board": {"blue": ["tools", "pottery"]}},
        {"board": {"red": ["oars"], "green": ["banking"]}},
        decks={"8": ["rocketry", "flight"]},
    )
    play(match, "dogma mobility")
    assert zone(match, 0, "score") == ["pottery"]
    assert pile(match, 1, "blue") == ["tools"]
    assert zone(match, 1, "hand") == ["flight"]
    assert zone(match, 2, "hand") == []
    assert pile(match, 2, "red") == ["oars"]


# Antibiotics


def test_antibiotics_draws_two_eights_for_each_different_value() -> None:
    match = scene(
        {"board": {"yellow": ["antibiotics"]}, "hand": ["tools", "coal", "pottery", "optics"]},
        {},
        decks={"8": ["flight", "mobility", "rocketry", "empiricism", "socialism"]},
    )
    play(match, "dogma antibiotics", "return tools", "return coal", "return pottery")
    assert zone(match, 0, "hand")[0] == "optics"
    assert len(zone(match, 0, "hand")) == 5
    assert deck(match, 8) == ["flight"]
    assert deck(match, 1)[:2] == ["pottery", "tools"]


def test_antibiotics_may_stop_early_or_not_begin() -> None:
    match = scene(
        {"board": {"yellow": ["antibiotics"]}, "hand": ["tools", "coal"]},
        {"board": {"yellow": ["agriculture"]}, "hand": ["optics"]},
        decks={"8": ["flight", "mobility", "rocketry"]},
    )
    play(match, "dogma antibiotics", "pass", "return coal", "pass")
    assert zone(match, 1, "hand") == ["optics"]
    assert sorted(zone(match, 0, "hand")) == ["mobility", "rocketry", "tools"]


def test_antibiotics_with_an_empty_hand_asks_nothing() -> None:
    match = scene({"board": {"yellow": ["antibiotics"]}}, {})
    play(match, "dogma antibiotics")
    assert zone(match, 0, "hand") == []
    assert match.seat == 0
