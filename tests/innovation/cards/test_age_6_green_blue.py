"""Green and blue cards of age 6: Classification, Metric System, Atomic Theory, Encyclopedia."""

from innovation.scenes import common, pile, play, scene, splay, zone

# Classification


def test_classification_gathers_a_colour_from_all_hands() -> None:
    match = scene(
        {"board": {"green": ["classification"]}, "hand": ["oars", "tools"]},
        {"hand": ["coal", "physics"]},
        {"hand": ["archery"]},
    )
    play(match, "dogma classification", "reveal oars")
    # all three go on one pile, so that the player orders them
    assert match.moves() == ("meld oars", "meld coal", "meld archery")
    play(match, "meld archery", "meld oars")
    assert pile(match, 0, "red") == ["archery", "oars", "coal"]
    assert zone(match, 0, "hand") == ["tools"]
    assert zone(match, 1, "hand") == ["physics"]
    assert zone(match, 2, "hand") == []


def test_classification_with_an_empty_hand_does_nothing() -> None:
    match = scene({"board": {"green": ["classification"]}}, {"hand": ["coal"]})
    play(match, "dogma classification")
    assert zone(match, 1, "hand") == ["coal"]
    assert match.moves() == ("dogma classification", "draw")


def test_classification_is_shared_first() -> None:
    match = scene(
        {"board": {"green": ["classification"]}, "hand": ["coal", "physics"]},
        {"board": {"blue": ["atomic-theory"]}, "hand": ["oars"]},
        decks={"6": ["canning"]},
    )
    play(match, "dogma classification", "reveal oars", "meld coal")
    assert pile(match, 1, "red") == ["coal", "oars"]
    play(match, "reveal physics")
    assert pile(match, 0, "blue") == ["physics"]
    assert zone(match, 0, "hand") == ["canning"]


# Metric System


def test_metric_system_first_splays_green() -> None:
    match = scene({"board": {"green": ["sailing", "metric-system"], "red": ["oars", "coal"]}}, {})
    play(match, "dogma metric-system")
    assert match.moves() == ("splay green right", "pass")
    play(match, "splay green right")
    assert splay(match, 0, "green") == "right"


def test_metric_system_with_green_splayed_right_splays_any_colour() -> None:
    match = scene(
        {
            "board": {
                "green": ["sailing", "metric-system"],
                "red": ["oars", "coal"],
                "blue": ["tools"],
                "purple": ["mysticism", "education"],
            },
            "splays": {"green": "right", "purple": "up"},
        },
        {},
    )
    play(match, "dogma metric-system")
    assert match.moves() == ("splay red right", "splay purple right", "pass")
    play(match, "splay red right")
    assert splay(match, 0, "red") == "right"
    assert match.seat == 0
    assert "draw" in match.moves()


def test_metric_system_with_green_splayed_up_may_only_turn_green() -> None:
    match = scene(
        {
            "board": {"green": ["sailing", "metric-system"], "red": ["oars", "coal"]},
            "splays": {"green": "up"},
        },
        {},
    )
    play(match, "dogma metric-system", "pass")
    assert splay(match, 0, "green") == "up"


# Atomic Theory


def test_atomic_theory_splays_blue_and_melds_a_seven() -> None:
    match = scene(
        {"board": {"blue": ["tools", "atomic-theory"]}}, {}, decks={"7": ["railroad", "evolution"]}
    )
    play(match, "dogma atomic-theory", "splay blue right")
    assert splay(match, 0, "blue") == "right"
    assert pile(match, 0, "blue") == ["tools", "atomic-theory", "evolution"]


def test_atomic_theory_shared_gives_a_draw() -> None:
    match = scene(
        {"board": {"blue": ["tools", "atomic-theory"]}},
        {"board": {"green": ["classification"]}},
        decks={"7": ["bicycle", "railroad", "evolution"]},
    )
    play(match, "dogma atomic-theory", "pass")
    assert splay(match, 0, "blue") == "none"
    assert pile(match, 1, "blue") == ["evolution"]
    assert pile(match, 0, "purple") == ["railroad"]
    assert zone(match, 0, "hand") == ["bicycle"]


# Encyclopedia


def test_encyclopedia_melds_a_value_of_the_score_pile() -> None:
    match = scene(
        {"board": {"blue": ["encyclopedia"]}, "score": ["oars", "coal", "archery", "tools"]},
        {},
    )
    play(match, "dogma encyclopedia")
    assert match.moves() == ("value 1", "value 5")
    play(match, "value 1", "choose-to meld-that-value")
    assert match.moves() == ("meld oars", "meld archery")  # which of them comes on top?
    play(match, "meld archery", "pass")
    assert pile(match, 0, "red") == ["archery", "oars"]
    assert pile(match, 0, "blue") == ["encyclopedia", "tools"]
    assert zone(match, 0, "score") == ["coal"]


def test_encyclopedia_may_decline_and_junk_an_achievement() -> None:
    match = scene({"board": {"blue": ["encyclopedia"]}, "score": ["coal"]}, {})
    gone = common(match, "achievements")[4]
    play(match, "dogma encyclopedia", "value 5", "pass")
    assert zone(match, 0, "score") == ["coal"]
    assert match.moves() == (
        "junk-achievement 5",
        "junk-achievement 6",
        "junk-achievement 7",
        "pass",
    )
    play(match, "junk-achievement 5")
    assert gone not in common(match, "achievements")
    assert gone in common(match, "junk")


def test_encyclopedia_with_no_score_asks_for_the_achievement_only() -> None:
    match = scene(
        {"board": {"blue": ["encyclopedia"]}},
        {"board": {"blue": ["translation"]}},
        achievements=[1, 6],
        decks={"6": ["canning"]},
    )
    play(match, "dogma encyclopedia")
    assert match.seat == 1
    play(match, "junk-achievement 6")  # none is left for the leader
    assert zone(match, 0, "hand") == ["canning"]
