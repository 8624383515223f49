"""Age 10, blue and purple: Bioengineering, Software, A. I. and The Internet."""

import pytest
from innovation.scenes import deck, pile, play, scene, splay, zone

# Bioengineering


def test_bioengineering_scores_a_leaf_of_an_opponent_and_wins_by_leaves() -> None:
    match = scene(
        {"board": {"blue": ["bioengineering"], "yellow": ["agriculture"]}},
        {"board": {"green": ["clothing"], "yellow": ["masonry"]}},
    )
    play(match, "dogma bioengineering")
    assert match.moves() == ("score clothing",)
    play(match, "score clothing")
    assert zone(match, 0, "score") == ["clothing"]
    assert match.over
    assert match.winners == (0,)


def test_bioengineering_may_make_the_opponent_win() -> None:
    match = scene(
        {"board": {"blue": ["bioengineering"]}},
        {"board": {"yellow": ["agriculture", "stem-cells"], "blue": ["pottery"]}},
    )
    play(match, "dogma bioengineering")
    assert match.moves() == ("score stem-cells", "score pottery")
    play(match, "score stem-cells")
    assert zone(match, 0, "score") == ["stem-cells"]
    # the leader shows none: Agriculture, now on top, and Pottery win
    assert match.over
    assert match.winners == (1,)


def test_bioengineering_with_a_tie_or_with_two_leaves_each_goes_on() -> None:
    tied = scene({"board": {"blue": ["bioengineering"]}}, {"board": {"yellow": ["masonry"]}})
    play(tied, "dogma bioengineering")
    assert not tied.over
    assert (tied.seat, tied.position()["actions"]) == (0, 1)
    enough = scene(
        {"board": {"blue": ["bioengineering"], "yellow": ["agriculture"]}},
        {"board": {"yellow": ["fermenting"], "purple": ["lighting"]}},
    )
    play(enough, "dogma bioengineering", "score lighting")
    assert not enough.over


def test_bioengineering_takes_from_any_opponent() -> None:
    match = scene(
        {"board": {"blue": ["bioengineering"], "green": ["clothing"]}},
        {"board": {"yellow": ["agriculture"]}},
        {"board": {"purple": ["services"], "green": ["sailing"]}},
    )
    play(match, "dogma bioengineering")
    assert match.moves() == ("score agriculture", "score sailing", "score services")
    play(match, "score sailing")
    assert zone(match, 0, "score") == ["sailing"]
    assert pile(match, 2, "green") == []
    assert not match.over


def test_bioengineering_shared_scores_the_leaders_leaf_first() -> None:
    match = scene(
        {"board": {"blue": ["bioengineering"], "green": ["clothing"]}},
        {"board": {"red": ["fission"], "yellow": ["agriculture"]}},
    )
    play(match, "dogma bioengineering")
    assert (match.seat, match.moves()) == (1, ("score clothing",))
    play(match, "score clothing")
    assert match.moves() == ("score agriculture",)
    play(match, "score agriculture")
    # nobody shows a leaf any more: a tie; the leader gets the free draw
    assert not match.over
    assert zone(match, 1, "score") == ["clothing"]
    assert zone(match, 0, "score") == ["agriculture"]
    assert len(zone(match, 0, "hand")) == 1


# Software


def test_software_scores_melds_two_and_runs_the_second() -> None:
    match = scene(
        {"board": {"blue": ["software"]}, "hand": ["tools"]},
        {},
        decks={
            "1": ["oars"],
            "9": ["suburbia", "genetics"],
            "10": ["databases"],
        },
    )
    play(match, "dogma software")
    assert zone(match, 0, "score") == ["databases"]
    assert pile(match, 0, "blue") == ["software", "genetics"]
    assert pile(match, 0, "yellow") == ["suburbia"]
    play(match, "tuck tools")
    assert pile(match, 0, "blue") == ["tools", "software", "genetics"]
    assert zone(match, 0, "score") == ["databases", "oars"]
    assert zone(match, 0, "achievements") == []


def test_software_goes_up_when_the_9s_are_gone() -> None:
    """The second card is a 10 then, and is run all the same."""
    match = scene(
        {"board": {"blue": ["software"]}},
        {},
        decks={"9": ["genetics"], "10": ["stem-cells", "robotics"], "11": ["escapism", "fusion"]},
    )
    play(match, "dogma software")
    assert zone(match, 0, "score") == ["robotics"]
    assert pile(match, 0, "yellow") == ["stem-cells"]
    assert zone(match, 0, "hand") == ["fusion"]


def test_software_to_computers_to_robotics() -> None:
    """Software -> Computers -> Robotics -> The Internet: two chains."""
    match = scene(
        {"board": {"blue": ["software"], "green": ["sailing"]}},
        {},
        decks={
            "9": ["computers", "ecology"],
            "10": ["databases", "a-i", "miniaturization", "the-internet", "robotics", "stem-cells"],
            "11": ["hypersonics", "escapism", "fusion"],
        },
    )
    play(match, "dogma software")
    assert zone(match, 0, "score") == ["stem-cells", "sailing", "miniaturization"]
    assert zone(match, 0, "achievements") == ["fusion", "escapism"]
    assert pile(match, 0, "purple") == ["the-internet", "a-i"]
    assert pile(match, 0, "green") == ["databases"]
    assert pile(match, 0, "red") == ["robotics"]
    assert (match.seat, match.position()["actions"]) == (0, 1)


def test_software_chains_end_with_the_sixth_achievement_only_after_the_action() -> None:
    match = scene(
        {"board": {"blue": ["software"]}, "achievements": [1, 2, 3, 4, 5]},
        {"achievements": [6, 7, 8]},
        decks={
            "9": ["computers", "ecology"],
            "10": ["stem-cells", "the-internet"],
            "11": ["hypersonics", "escapism", "fusion"],
        },
    )
    play(match, "dogma software")
    # Stem Cells is still carried out
    assert zone(match, 0, "hand") == ["escapism"]
    assert match.over
    assert match.winners == (0,)


def test_software_shared_takes_the_first_cards() -> None:
    match = scene(
        {"board": {"blue": ["software"]}},
        {"board": {"red": ["fission"]}},
        decks={
            "9": ["composites", "ecology", "services", "genetics"],
            "10": ["the-internet", "databases"],
            "11": ["fusion"],
        },
    )
    play(match, "dogma software")
    assert zone(match, 1, "score") == ["databases"]
    assert pile(match, 1, "blue") == ["genetics"]
    assert pile(match, 1, "purple") == ["services"]
    assert pile(match, 0, "yellow") == ["ecology"]
    assert pile(match, 0, "red") == ["composites"]
    assert zone(match, 0, "score") == ["the-internet"]
    assert zone(match, 0, "hand") == ["fusion"]


# A. I.


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ([], ["databases", "tools"], (0,)),
        (["tools"], ["databases"], (1,)),
        ([], ["databases"], ()),  # ten points each
    ],
)
def test_ai_lets_the_poorest_win(
    mine: list[str], theirs: list[str], winners: tuple[int, ...]
) -> None:
    match = scene(
        {"board": {"purple": ["a-i"], "red": ["robotics"]}, "score": mine},
        {"board": {"blue": ["software"]}, "score": theirs},
        decks={"10": ["stem-cells"]},
    )
    play(match, "dogma a-i")
    assert zone(match, 0, "score") == [*mine, "stem-cells"]
    assert match.winners == winners


def test_ai_needs_both_on_top() -> None:
    match = scene(
        {"board": {"purple": ["a-i"], "red": ["robotics", "oars"], "blue": ["software"]}},
        {"score": ["databases", "tools"]},
        decks={"10": ["stem-cells"]},
    )
    play(match, "dogma a-i")
    assert not match.over
    assert zone(match, 0, "score") == ["stem-cells"]


def test_ai_looks_at_any_board_and_all_scores() -> None:
    match = scene(
        {"board": {"purple": ["a-i"]}},
        {"board": {"red": ["robotics"], "blue": ["software"]}, "score": ["tools"]},
        {"score": ["oars"]},
        decks={"10": ["stem-cells"]},
    )
    play(match, "dogma a-i")
    assert not match.over  # the two others tie with one point each
    other = scene(
        {"board": {"purple": ["a-i"]}},
        {"board": {"red": ["robotics"], "blue": ["software"]}, "score": ["tools"]},
        {},
        decks={"10": ["stem-cells"]},
    )
    play(other, "dogma a-i")
    assert other.winners == (2,)


def test_ai_shared_is_looked_at_with_what_has_been_scored_so_far() -> None:
    """Both draw first (the first effect), then the sharer looks at the scores."""
    match = scene(
        {"board": {"purple": ["a-i"], "red": ["robotics"]}},
        {"board": {"blue": ["genetics"], "yellow": ["ecology"]}, "score": ["tools"]},
        {"board": {"blue": ["software"]}, "score": ["databases", "fission"]},
        decks={"10": ["stem-cells", "the-internet"]},
    )
    play(match, "dogma a-i")
    assert zone(match, 1, "score") == ["tools", "the-internet"]
    assert zone(match, 0, "score") == ["stem-cells"]
    assert match.winners == (0,)


def test_ai_run_by_robotics_wins_with_robotics_on_top() -> None:
    """Robotics -> A. I.: A. I. has a clock, and Robotics is the top red card."""
    match = scene(
        {"board": {"red": ["robotics"], "blue": ["software"]}},
        {"score": ["databases", "tools"]},
        decks={"10": ["stem-cells", "a-i"]},
    )
    play(match, "dogma robotics")
    assert zone(match, 0, "score") == ["stem-cells"]
    assert match.winners == (0,)


# The Internet


def test_the_internet_splays_scores_and_melds_two() -> None:
    match = scene(
        {"board": {"purple": ["the-internet"], "green": ["sailing", "clothing"]}},
        {},
        decks={"10": ["databases", "robotics", "stem-cells"]},
    )
    play(match, "dogma the-internet", "splay green up")
    assert splay(match, 0, "green") == "up"
    assert zone(match, 0, "score") == ["stem-cells"]
    assert pile(match, 0, "red") == ["robotics"]
    assert pile(match, 0, "green") == ["sailing", "clothing", "databases"]
    assert deck(match, 10) == []


def test_the_internet_without_anything_to_splay_and_shared() -> None:
    match = scene(
        {"board": {"purple": ["the-internet"], "green": ["sailing"]}},
        {"board": {"yellow": ["near-field-comm"]}},
        decks={
            "10": [
                "a-i",
                "databases",
                "bioengineering",
                "stem-cells",
                "robotics",
                "miniaturization",
            ],
            "11": ["fusion"],
        },
    )
    play(match, "dogma the-internet")
    assert zone(match, 1, "score") == ["miniaturization"]
    assert zone(match, 0, "score") == ["robotics"]
    assert pile(match, 1, "yellow") == ["near-field-comm", "stem-cells"]
    assert pile(match, 1, "blue") == ["bioengineering"]
    assert pile(match, 0, "green") == ["sailing", "databases"]
    assert pile(match, 0, "purple") == ["the-internet", "a-i"]
    assert zone(match, 0, "hand") == ["fusion"]
