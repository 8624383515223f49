"""Age 9, red and yellow: Composites, Fission, Ecology and Suburbia."""

from innovation.scenes import common, deck, pile, play, scene, zone

# Composites


def test_composites_takes_all_but_one_card_and_the_best_of_the_score_pile() -> None:
    match = scene(
        {"board": {"red": ["composites"]}},
        {"hand": ["archery", "tools", "oars"], "score": ["sailing", "mapmaking"]},
    )
    play(match, "dogma composites")
    assert match.seat == 1
    play(match, "choose tools")
    assert zone(match, 1, "hand") == ["tools"]
    assert zone(match, 0, "hand") == ["archery", "oars"]
    assert zone(match, 0, "score") == ["mapmaking"]
    assert zone(match, 1, "score") == ["sailing"]
    assert match.seat == 0


def test_composites_leaves_a_lone_card_and_asks_only_about_ties() -> None:
    match = scene(
        {"board": {"red": ["composites"]}},
        {"hand": ["archery"], "score": ["sailing", "currency", "mapmaking"]},
    )
    play(match, "dogma composites")
    assert match.moves() == ("transfer currency", "transfer mapmaking")
    play(match, "transfer currency")
    assert zone(match, 1, "hand") == ["archery"]
    assert zone(match, 0, "hand") == []
    assert zone(match, 0, "score") == ["currency"]


def test_composites_does_nothing_to_who_has_as_many_factories() -> None:
    match = scene(
        {"board": {"red": ["composites"]}},
        {"board": {"yellow": ["globalization"]}, "hand": ["archery", "tools"]},
    )
    play(match, "dogma composites")
    assert zone(match, 1, "hand") == ["archery", "tools"]
    assert zone(match, 0, "hand") == []


# Fission


def test_fission_with_a_red_card_leaves_nothing_but_achievements() -> None:
    match = scene(
        {
            "board": {"red": ["oars", "fission"], "blue": ["tools"]},
            "hand": ["archery"],
            "score": ["sailing"],
            "achievements": ["pottery"],
        },
        {"board": {"green": ["the-wheel"]}, "hand": ["clothing"], "score": ["currency"]},
        {"board": {"purple": ["mysticism"]}, "hand": ["writing"], "score": ["calendar"]},
        decks={"1": ["masonry"], "10": ["miniaturization", "the-internet", "robotics"]},
    )
    play(match, "dogma fission")
    for seat in range(3):
        of_seat = match.position()["seats"][seat]
        assert of_seat["hand"] == of_seat["score"] == []
        assert of_seat["board"] == of_seat["splays"] == {}
    assert zone(match, 0, "achievements") == ["pottery"]
    junk = common(match, "junk")
    for card in ("fission", "oars", "archery", "sailing", "currency", "robotics", "writing"):
        assert card in junk
    # the second victim draws nothing, and nobody carries out the second effect
    assert deck(match, 10) == ["miniaturization", "the-internet"]
    assert (match.seat, match.position()["actions"]) == (0, 1)
    assert match.moves() == ("draw",)
    play(match, "draw")
    assert zone(match, 0, "hand") == ["masonry"]


def test_fission_with_another_colour_shows_it_and_goes_on() -> None:
    match = scene(
        {"board": {"red": ["fission"]}},
        {"board": {"green": ["sailing"], "blue": ["tools"]}},
        decks={"10": ["the-internet", "stem-cells"]},
    )
    play(match, "dogma fission")
    assert zone(match, 1, "hand") == ["stem-cells"]
    assert common(match, "known")["stem-cells"] == [0, 1, 2]
    assert match.moves() == ("return sailing", "return tools")
    play(match, "return tools")
    assert pile(match, 1, "blue") == []
    assert pile(match, 1, "green") == ["sailing"]
    assert zone(match, 0, "hand") == ["the-internet"]


def test_fission_may_spare_the_first_victim_and_strike_with_the_second() -> None:
    match = scene(
        {"board": {"red": ["fission"]}},
        {"board": {"green": ["sailing"]}},
        {"board": {"blue": ["tools"]}},
        decks={"10": ["the-internet", "robotics", "stem-cells"]},
    )
    play(match, "dogma fission")
    assert pile(match, 0, "red") == pile(match, 1, "green") == pile(match, 2, "blue") == []
    assert zone(match, 1, "hand") == zone(match, 2, "hand") == []
    assert deck(match, 10) == ["the-internet"]


def test_fission_red_skips_those_who_would_share_and_the_bonus() -> None:
    match = scene(
        {"board": {"red": ["fission"]}},
        {"board": {"green": ["satellites"]}},
        {},
        decks={"1": ["oars"], "9": ["genetics"], "10": ["the-internet", "robotics"]},
    )
    play(match, "dogma fission")
    assert pile(match, 1, "green") == []
    assert zone(match, 0, "hand") == zone(match, 1, "hand") == []
    assert (deck(match, 1), deck(match, 9)) == (["oars"], ["genetics"])
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_fission_shared_gives_the_bonus_and_never_returns_fission() -> None:
    match = scene(
        {"board": {"red": ["fission"]}},
        {"board": {"green": ["satellites"]}},
        decks={"9": ["genetics"], "10": ["stem-cells", "a-i"]},
    )
    play(match, "dogma fission")
    assert (match.seat, match.moves()) == (1, ("return satellites",))
    play(match, "return satellites")
    # now only Fission is left: seat 0 just draws, then gets the free draw
    assert pile(match, 0, "red") == ["fission"]
    assert zone(match, 1, "hand") == ["a-i"]
    assert zone(match, 0, "hand") == ["stem-cells", "genetics"]
    assert deck(match, 9) == ["satellites"]


# Ecology


def test_ecology_returns_scores_and_draws_two() -> None:
    match = scene(
        {"board": {"yellow": ["ecology"]}, "hand": ["archery", "tools"]},
        {},
        decks={"1": ["oars"], "10": ["databases", "robotics", "stem-cells"]},
    )
    play(match, "dogma ecology", "return archery")
    assert match.moves() == ("score tools",)
    play(match, "score tools")
    assert zone(match, 0, "score") == ["tools"]
    assert zone(match, 0, "hand") == ["stem-cells", "robotics"]
    assert deck(match, 1) == ["archery", "oars"]
    play(match, "choose-to junk-deck-10")
    assert deck(match, 10) == []
    assert "databases" in common(match, "junk")


def test_ecology_draws_even_with_no_card_left_to_score() -> None:
    match = scene(
        {"board": {"yellow": ["ecology"]}, "hand": ["archery"]},
        {},
        decks={"10": ["robotics", "stem-cells"]},
    )
    play(match, "dogma ecology", "return archery")
    assert zone(match, 0, "score") == []
    assert zone(match, 0, "hand") == ["stem-cells", "robotics"]
    # an empty deck is not offered to be junked
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_ecology_declined_by_the_sharer_gives_no_bonus() -> None:
    match = scene(
        {"board": {"yellow": ["ecology"]}},
        {"board": {"blue": ["genetics"]}, "hand": ["archery"]},
        decks={"10": ["robotics"]},
    )
    play(match, "dogma ecology", "pass")
    assert match.seat == 1
    play(match, "pass", "pass")
    assert deck(match, 10) == ["robotics"]
    assert zone(match, 1, "hand") == ["archery"]
    assert zone(match, 0, "hand") == []


# Suburbia


def test_suburbia_scores_a_1_for_each_tucked_card() -> None:
    match = scene(
        {
            "board": {"yellow": ["suburbia"], "red": ["fission"]},
            "hand": ["archery", "tools", "oars"],
        },
        {},
        decks={"1": ["sailing", "clothing", "pottery"], "9": ["genetics"]},
    )
    play(match, "dogma suburbia", "tuck archery", "tuck tools", "pass")
    assert pile(match, 0, "red") == ["archery", "fission"]
    assert pile(match, 0, "blue") == ["tools"]
    assert zone(match, 0, "score") == ["pottery", "clothing"]
    assert zone(match, 0, "hand") == ["oars"]
    play(match, "choose-to junk-deck-9")
    assert deck(match, 9) == []


def test_suburbia_ends_by_itself_when_the_hand_is_empty() -> None:
    match = scene(
        {"board": {"yellow": ["suburbia"]}, "hand": ["archery"]},
        {},
        decks={"1": ["pottery"], "9": []},
    )
    play(match, "dogma suburbia", "tuck archery")
    assert zone(match, 0, "score") == ["pottery"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_suburbia_refused_changes_nothing() -> None:
    match = scene(
        {"board": {"yellow": ["suburbia"]}, "hand": ["archery"]}, {}, decks={"9": ["genetics"]}
    )
    play(match, "dogma suburbia", "pass", "pass")
    assert zone(match, 0, "hand") == ["archery"]
    assert zone(match, 0, "score") == []
    assert deck(match, 9) == ["genetics"]
