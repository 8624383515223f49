"""Age 10, red and yellow: Miniaturization, Robotics, Globalization and Stem Cells."""

from innovation.scenes import common, deck, pile, play, scene, zone

# Miniaturization


def test_miniaturization_of_a_10_draws_by_the_values_scored() -> None:
    match = scene(
        {
            "board": {"red": ["miniaturization"]},
            "hand": ["a-i", "fusion"],
            "score": ["tools", "sailing", "mapmaking", "fission"],
        },
        {},
        decks={"10": ["databases", "stem-cells", "the-internet"]},
    )
    play(match, "dogma miniaturization", "return a-i")
    assert zone(match, 0, "hand") == ["fusion", "the-internet", "stem-cells", "databases"]
    assert deck(match, 10) == ["a-i"]


def test_miniaturization_of_an_11_junks_the_deck_with_the_card_in_it() -> None:
    match = scene(
        {"board": {"red": ["miniaturization"]}, "hand": ["fusion"], "score": ["tools"]},
        {},
        decks={"11": ["escapism", "hypersonics"]},
    )
    play(match, "dogma miniaturization", "return fusion")
    assert deck(match, 11) == []
    assert all(card in common(match, "junk") for card in ("fusion", "escapism", "hypersonics"))
    assert zone(match, 0, "hand") == []


def test_miniaturization_of_another_card_or_of_none_draws_nothing() -> None:
    match = scene(
        {"board": {"red": ["miniaturization"]}, "hand": ["tools"], "score": ["sailing"]}, {}
    )
    play(match, "dogma miniaturization", "return tools")
    assert zone(match, 0, "hand") == []
    play(match, "dogma miniaturization")
    assert match.seat == 1


# Robotics


def test_robotics_scores_green_and_runs_a_card_with_a_clock() -> None:
    match = scene(
        {"board": {"red": ["robotics"], "green": ["clothing", "sailing"]}},
        {},
        decks={"10": ["globalization", "stem-cells", "self-service", "the-internet"]},
    )
    play(match, "dogma robotics")
    # The Internet has a clock: it scores Self Service, and melds two
    assert zone(match, 0, "score") == ["sailing", "self-service"]
    assert pile(match, 0, "green") == ["clothing"]
    assert pile(match, 0, "purple") == ["the-internet"]
    assert pile(match, 0, "yellow") == ["stem-cells", "globalization"]
    assert zone(match, 0, "achievements") == []


def test_robotics_runs_no_card_without_factory_and_clock() -> None:
    match = scene(
        {"board": {"red": ["robotics"]}, "hand": ["tools"]},
        {},
        decks={"10": ["stem-cells"], "11": ["fusion"]},
    )
    play(match, "dogma robotics")
    assert pile(match, 0, "yellow") == ["stem-cells"]
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["tools"]
    assert deck(match, 11) == ["fusion"]


def test_robotics_runs_a_card_with_a_factory_without_its_demand() -> None:
    match = scene(
        {"board": {"red": ["robotics"]}, "score": ["tools"]},
        {"board": {"yellow": ["sanitation"]}},
        decks={"10": ["globalization"], "11": ["escapism"]},
    )
    play(match, "dogma robotics")
    assert pile(match, 1, "yellow") == ["sanitation"]
    assert pile(match, 0, "purple") == ["escapism"]
    assert not match.over


def test_robotics_to_software_to_computers() -> None:
    """Robotics -> Software -> Computers -> Databases: two chains."""
    match = scene(
        {"board": {"red": ["robotics"]}},
        {},
        decks={
            "9": ["computers", "ecology"],
            "10": ["databases", "the-internet", "software"],
            "11": ["fusion", "escapism", "hypersonics"],
        },
    )
    play(match, "dogma robotics")
    assert pile(match, 0, "blue") == ["software", "computers"]
    assert pile(match, 0, "yellow") == ["ecology"]
    assert pile(match, 0, "green") == ["databases"]
    assert zone(match, 0, "score") == ["the-internet"]
    assert zone(match, 0, "achievements") == ["hypersonics", "escapism"]
    assert deck(match, 11) == ["fusion"]


def test_robotics_shared_runs_what_each_has_melded() -> None:
    match = scene(
        {"board": {"red": ["robotics"], "green": ["sailing"]}},
        {"board": {"yellow": ["globalization"], "green": ["clothing"]}},
        decks={"10": ["stem-cells", "databases"], "11": ["fusion"]},
    )
    play(match, "dogma robotics")
    assert zone(match, 1, "score") == ["clothing"]
    assert zone(match, 0, "score") == ["sailing"]
    assert pile(match, 1, "green") == ["databases"]
    assert pile(match, 0, "yellow") == ["stem-cells"]
    assert zone(match, 0, "hand") == ["fusion"]


# Globalization


def test_globalization_returns_a_leaf_and_wins_nothing_while_leaves_are_left() -> None:
    match = scene(
        {"board": {"yellow": ["globalization"]}, "score": ["tools", "sailing"]},
        {"board": {"yellow": ["agriculture"], "blue": ["pottery"]}, "score": ["archery"]},
        decks={"11": ["fusion"]},
    )
    play(match, "dogma globalization")
    assert (match.seat, match.moves()) == (1, ("return agriculture", "return pottery"))
    play(match, "return pottery")
    # three leaves of Agriculture are left: nobody wins
    assert not match.over
    assert pile(match, 0, "red") == ["fusion"]


def test_globalization_wins_for_the_single_player_with_most_points() -> None:
    match = scene(
        {"board": {"yellow": ["globalization"]}, "score": ["tools", "sailing"]},
        {"board": {"blue": ["pottery"]}, "score": ["archery"]},
        decks={"11": ["fusion"]},
    )
    play(match, "dogma globalization", "return pottery")
    assert match.over
    assert match.winners == (0,)
    assert common(match, "end") == "card"


def test_globalization_may_win_for_the_opponent_and_not_for_a_tie() -> None:
    richer = scene(
        {"board": {"yellow": ["globalization"]}},
        {"score": ["archery"]},
        decks={"11": ["fusion"]},
    )
    play(richer, "dogma globalization")
    assert richer.over
    assert richer.winners == (1,)
    tied = scene(
        {"board": {"yellow": ["globalization"]}, "score": ["tools"]},
        {"score": ["archery"]},
        decks={"11": ["fusion"]},
    )
    play(tied, "dogma globalization")
    assert not tied.over
    assert (tied.seat, tied.position()["actions"]) == (0, 1)


def test_globalization_looks_at_the_11_just_melded() -> None:
    """Climatology brings three leaves: as many as the factories, which is not more."""
    for board, over in (({}, True), ({"green": ["sailing"]}, False)):
        match = scene(
            {"board": {"yellow": ["globalization"], **board}, "score": ["tools"]},
            {},
            decks={"11": ["climatology"]},
        )
        play(match, "dogma globalization")
        assert match.over is over


def test_globalization_shared_can_end_the_game_before_the_leader_melds() -> None:
    match = scene(
        {"board": {"yellow": ["globalization"]}, "score": ["tools"]},
        {"board": {"red": ["composites"]}},
        decks={"11": ["escapism", "fusion"]},
    )
    play(match, "dogma globalization")
    assert match.over
    assert match.winners == (0,)
    assert deck(match, 11) == ["escapism"]


# Stem Cells


def test_stem_cells_scores_the_whole_hand_and_draws() -> None:
    match = scene(
        {"board": {"yellow": ["stem-cells"]}, "hand": ["tools", "mapmaking"]},
        {},
        decks={"11": ["escapism", "fusion"]},
    )
    play(match, "dogma stem-cells", "choose-to score-hand")
    assert zone(match, 0, "score") == ["tools", "mapmaking"]
    assert zone(match, 0, "hand") == ["fusion"]
    play(match, "dogma stem-cells", "pass")
    assert zone(match, 0, "hand") == ["fusion", "escapism"]
    assert match.seat == 1


def test_stem_cells_with_an_empty_hand_is_shared_by_drawing() -> None:
    match = scene(
        {"board": {"yellow": ["stem-cells"]}},
        {"board": {"purple": ["services"]}},
        decks={"10": ["a-i"], "11": ["escapism", "fusion"]},
    )
    play(match, "dogma stem-cells")
    assert zone(match, 1, "hand") == ["fusion"]
    assert zone(match, 0, "hand") == ["escapism", "a-i"]


def test_stem_cells_without_an_11_ends_the_game_by_score() -> None:
    match = scene({"board": {"yellow": ["stem-cells"]}, "hand": ["tools"]}, {}, decks={"11": []})
    play(match, "dogma stem-cells", "choose-to score-hand")
    assert match.over
    assert match.winners == (0,)
    assert common(match, "end") == "score"
