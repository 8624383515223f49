"""Age 9, blue and purple: Computers, Genetics, Services and Specialization."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Computers


def test_computers_splays_and_runs_a_10_alone() -> None:
    match = scene(
        {"board": {"blue": ["computers"], "red": ["archery", "oars"], "green": ["sailing"]}},
        {},
        decks={"10": ["databases", "robotics", "stem-cells", "the-internet"]},
    )
    play(match, "dogma computers")
    # green is a single card: only red can be splayed
    assert match.moves() == ("splay red up", "pass")
    play(match, "splay red up")
    assert splay(match, 0, "red") == "up"
    assert pile(match, 0, "purple") == ["the-internet"]
    assert zone(match, 0, "score") == ["stem-cells"]
    assert pile(match, 0, "red") == ["archery", "oars", "robotics"]
    assert pile(match, 0, "green") == ["sailing", "databases"]
    assert zone(match, 0, "achievements") == []


def test_computers_leaves_out_the_demands_of_what_it_runs() -> None:
    match = scene(
        {"board": {"blue": ["computers"]}},
        {"board": {"yellow": ["agriculture"]}, "score": ["archery"]},
        decks={"10": ["globalization"], "11": ["climatology", "fusion"]},
    )
    play(match, "dogma computers")
    assert pile(match, 1, "yellow") == ["agriculture"]
    assert pile(match, 0, "yellow") == ["globalization"]
    assert pile(match, 0, "red") == ["fusion"]
    # three leaves against no factory: nobody wins
    assert not match.over


def test_computers_runs_what_it_covers_itself_with() -> None:
    """Computers -> Software -> Genetics, with one chain achievement."""
    match = scene(
        {"board": {"blue": ["computers"]}},
        {},
        decks={
            "9": ["ecology", "genetics", "suburbia"],
            "10": ["databases", "software"],
            "11": ["fusion", "solar-sailing", "escapism"],
        },
    )
    play(match, "dogma computers")
    assert zone(match, 0, "achievements") == ["escapism"]
    # Genetics melds Solar Sailing over all that is blue
    assert pile(match, 0, "blue") == ["solar-sailing"]
    assert zone(match, 0, "score") == ["databases", "computers", "software", "genetics"]
    assert pile(match, 0, "yellow") == ["suburbia"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_computers_to_satellites_to_self_service() -> None:
    """Computers -> Software -> Satellites -> Self Service -> Stem Cells: three chains."""
    match = scene(
        {"board": {"blue": ["computers"]}, "hand": ["archery"]},
        {"achievements": ["pottery", "currency"]},
        decks={
            "8": [],
            "9": ["satellites", "genetics"],
            "10": ["databases", "stem-cells", "self-service", "the-internet", "software"],
            "11": ["fusion", "escapism", "whataboutism", "hypersonics", "astrogeology"],
        },
    )
    play(match, "dogma computers")
    # Software scored The Internet and melded Genetics and Satellites, which returned the hand
    assert zone(match, 0, "score") == ["the-internet"]
    assert zone(match, 0, "achievements") == ["astrogeology"]
    assert zone(match, 0, "hand") == ["self-service", "stem-cells", "databases"]
    play(match, "meld self-service")
    assert zone(match, 0, "achievements") == ["astrogeology", "hypersonics"]
    assert match.moves() == ("execute genetics",)
    play(match, "execute genetics")
    assert zone(match, 0, "achievements") == ["astrogeology", "hypersonics", "whataboutism"]
    assert pile(match, 0, "purple") == ["escapism"]
    assert pile(match, 0, "green") == ["satellites", "self-service"]
    assert deck(match, 11) == ["fusion"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_computers_shared_runs_for_each_alone() -> None:
    match = scene(
        {"board": {"blue": ["computers"]}},
        {"board": {"green": ["satellites"]}},
        decks={
            "9": ["genetics"],
            "10": ["miniaturization", "databases"],
            "11": ["fusion"],
        },
    )
    play(match, "dogma computers")
    assert pile(match, 1, "green") == ["satellites", "databases"]
    assert pile(match, 0, "red") == ["miniaturization"]
    # the free draw is worth a 10 by now, and there is none left
    assert zone(match, 0, "hand") == ["fusion"]


# Genetics


def test_genetics_scores_all_beneath_the_new_card() -> None:
    match = scene(
        {"board": {"blue": ["tools", "genetics"], "red": ["archery", "oars"]}},
        {},
        decks={"11": ["escapism", "fusion"]},
    )
    play(match, "dogma genetics")
    assert pile(match, 0, "red") == ["fusion"]
    assert zone(match, 0, "score") == ["archery", "oars"]
    assert pile(match, 0, "blue") == ["tools", "genetics"]
    play(match, "dogma genetics")
    assert pile(match, 0, "purple") == ["escapism"]
    assert zone(match, 0, "score") == ["archery", "oars"]


def test_genetics_shared_gives_the_free_draw() -> None:
    match = scene(
        {"board": {"blue": ["genetics"]}},
        {"board": {"purple": ["a-i", "empiricism"]}, "splays": {"purple": "left"}},
        decks={"11": ["fusion", "solar-sailing", "escapism"]},
    )
    play(match, "dogma genetics")
    assert pile(match, 1, "purple") == ["escapism"]
    assert splay(match, 1, "purple") == "none"
    assert zone(match, 1, "score") == ["a-i", "empiricism"]
    assert pile(match, 0, "blue") == ["solar-sailing"]
    assert zone(match, 0, "score") == ["genetics"]
    assert zone(match, 0, "hand") == ["fusion"]


def test_genetics_without_an_11_ends_the_game() -> None:
    match = scene({"board": {"blue": ["genetics"]}}, {"score": ["archery"]}, decks={"11": []})
    play(match, "dogma genetics")
    assert match.over
    assert match.winners == (1,)


# Services


def test_services_takes_a_value_and_gives_a_top_card_back() -> None:
    match = scene(
        {"board": {"purple": ["services"], "red": ["archery"], "yellow": ["agriculture"]}},
        {"score": ["tools", "sailing", "mapmaking"]},
    )
    play(match, "dogma services")
    assert match.seat == 0
    assert len(match.moves()) == 11
    play(match, "value 1")
    assert zone(match, 0, "hand") == ["tools", "sailing"]
    assert zone(match, 1, "score") == ["mapmaking"]
    assert (match.seat, match.moves()) == (1, ("transfer archery",))
    play(match, "transfer archery")
    assert zone(match, 1, "hand") == ["archery"]
    assert pile(match, 0, "red") == []


def test_services_gives_nothing_for_a_value_that_is_not_there() -> None:
    match = scene({"board": {"purple": ["services"], "red": ["archery"]}}, {"score": ["tools"]})
    play(match, "dogma services", "value 7")
    assert zone(match, 0, "hand") == []
    assert zone(match, 1, "score") == ["tools"]
    assert pile(match, 0, "red") == ["archery"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_services_has_no_top_card_without_a_leaf_or_no_score_pile_to_look_at() -> None:
    match = scene({"board": {"purple": ["services"]}}, {"score": ["tools"]}, {})
    play(match, "dogma services", "value 1")
    assert zone(match, 0, "hand") == ["tools"]
    # Services itself has a leaf; and for the second victim's empty score pile nobody is asked
    assert pile(match, 0, "purple") == ["services"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


# Specialization


def test_specialization_takes_the_top_cards_of_the_colour_shown() -> None:
    match = scene(
        {
            "board": {"purple": ["specialization"], "blue": ["tools", "writing"]},
            "hand": ["archery", "sailing"],
        },
        {"board": {"red": ["metalworking", "oars"]}},
        {"board": {"red": ["construction"], "green": ["clothing"]}},
    )
    play(match, "dogma specialization", "reveal archery")
    assert zone(match, 0, "hand") == ["archery", "sailing", "oars", "construction"]
    assert pile(match, 1, "red") == ["metalworking"]
    assert pile(match, 2, "red") == []
    assert pile(match, 2, "green") == ["clothing"]
    assert common(match, "known")["archery"] == [0, 1, 2, 3]
    play(match, "splay blue up")
    assert splay(match, 0, "blue") == "up"


def test_specialization_without_a_hand_only_splays() -> None:
    match = scene(
        {"board": {"purple": ["specialization"], "yellow": ["agriculture", "masonry"]}},
        {"board": {"red": ["oars"]}},
    )
    play(match, "dogma specialization")
    assert match.moves() == ("splay yellow up", "pass")
    play(match, "pass")
    assert splay(match, 0, "yellow") == "none"
    assert pile(match, 1, "red") == ["oars"]


def test_specialization_shared_by_showing_alone_gives_no_bonus() -> None:
    match = scene(
        {"board": {"purple": ["specialization"]}, "hand": ["archery"]},
        {"board": {"red": ["composites"]}, "hand": ["tools"]},
    )
    play(match, "dogma specialization", "reveal tools")
    assert match.seat == 0
    play(match, "reveal archery")
    assert zone(match, 0, "hand") == ["archery", "composites"]
    assert zone(match, 1, "hand") == ["tools"]
