"""Purple cards of age 5: Astronomy and Societies."""

from innovation.scenes import common, pile, play, scene, zone

# Astronomy


def test_astronomy_melds_green_and_blue_until_another_colour_comes() -> None:
    match = scene(
        {"board": {"purple": ["astronomy"], "red": ["oars"]}},
        {},
        decks={"6": ["canning", "democracy", "atomic-theory", "metric-system"]},
    )
    play(match, "dogma astronomy")
    assert pile(match, 0, "green") == ["metric-system"]
    assert pile(match, 0, "blue") == ["atomic-theory"]
    assert zone(match, 0, "hand") == ["democracy"]
    assert common(match, "specials") == {}  # Oars is no 6
    assert 1 in common(match, "known")["democracy"]


def test_astronomy_claims_universe_with_sixes() -> None:
    match = scene(
        {"board": {"purple": ["astronomy"], "red": ["machine-tools"]}},
        {},
        decks={"6": ["democracy", "atomic-theory"]},
    )
    play(match, "dogma astronomy")
    assert common(match, "specials") == {"universe": 0}


def test_astronomy_claims_universe_with_purple_alone() -> None:
    match = scene({"board": {"purple": ["astronomy"]}}, {}, decks={"6": ["democracy"]})
    play(match, "dogma astronomy")
    assert common(match, "specials") == {"universe": 0}


def test_astronomy_goes_to_the_sharer_first() -> None:
    match = scene(
        {"board": {"purple": ["astronomy"]}},
        {"board": {"blue": ["experimentation"]}},
        decks={"5": ["coal"], "6": ["canning", "democracy", "atomic-theory"]},
    )
    play(match, "dogma astronomy")
    assert pile(match, 1, "blue") == ["experimentation", "atomic-theory"]
    assert zone(match, 1, "hand") == ["democracy"]
    assert common(match, "specials") == {"universe": 1}
    assert zone(match, 0, "hand") == ["canning", "coal"]


def test_astronomy_cannot_claim_a_universe_that_is_gone() -> None:
    match = scene(
        {"board": {"purple": ["astronomy"]}},
        {},
        decks={"6": ["democracy"]},
        specials={"universe": 1},
    )
    play(match, "dogma astronomy")
    assert common(match, "specials") == {"universe": 1}


# Societies


def test_societies_takes_a_higher_lightbulb() -> None:
    match = scene(
        {"board": {"purple": ["societies"], "blue": ["tools"], "red": ["coal"]}},
        {
            "board": {
                "blue": ["experimentation"],
                "red": ["engineering"],
                "yellow": ["perspective"],
                "green": ["the-wheel"],
            }
        },
        decks={"5": ["physics"]},
    )
    play(match, "dogma societies")
    assert match.seat == 1
    # the leader has no yellow card, so that any is higher; his red one is higher
    assert match.moves() == ("transfer perspective", "transfer experimentation")
    play(match, "transfer experimentation")
    assert pile(match, 0, "blue") == ["tools", "experimentation"]
    assert zone(match, 1, "hand") == ["physics"]
    assert match.seat == 0


def test_societies_takes_nothing_of_equal_value() -> None:
    match = scene(
        {"board": {"purple": ["societies"], "blue": ["pottery"]}},
        {"board": {"blue": ["tools"]}},
        decks={"5": ["physics"]},
    )
    play(match, "dogma societies")
    assert pile(match, 1, "blue") == ["tools"]
    assert zone(match, 1, "hand") == []


def test_societies_compares_anew_for_each_victim() -> None:
    match = scene(
        {"board": {"purple": ["societies"], "blue": ["tools"]}},
        {"board": {"blue": ["experimentation"]}},
        {"board": {"blue": ["mathematics"]}},
        decks={"5": ["coal", "physics"]},
    )
    play(match, "dogma societies", "transfer experimentation")
    assert pile(match, 0, "blue") == ["tools", "experimentation"]
    assert pile(match, 2, "blue") == ["mathematics"]
    assert zone(match, 2, "hand") == []
