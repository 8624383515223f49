"""Red and yellow cards of age 6: Industrialization, Machine Tools, Canning, Vaccination."""

from innovation.scenes import common, deck, pile, play, scene, splay, zone

# Industrialization


def test_industrialization_tucks_three_and_may_splay() -> None:
    match = scene(
        {"board": {"red": ["industrialization"], "purple": ["astronomy"]}},
        {},
        decks={"6": ["machine-tools", "democracy", "canning"]},
    )
    play(match, "dogma industrialization")
    assert pile(match, 0, "red") == ["machine-tools", "industrialization"]  # nobody has a clock
    assert pile(match, 0, "purple") == ["democracy", "astronomy"]
    assert pile(match, 0, "yellow") == ["canning"]
    assert match.moves() == ("splay red right", "splay purple right", "pass")
    play(match, "splay purple right")
    assert splay(match, 0, "purple") == "right"
    assert splay(match, 0, "red") == "none"


def test_industrialization_costs_the_red_card_of_who_alone_has_most_clocks() -> None:
    match = scene(
        {"board": {"red": ["industrialization"], "blue": ["rocketry"]}},
        {"board": {"green": ["bicycle"]}},
        decks={"6": ["democracy", "emancipation", "canning"]},
    )
    play(match, "dogma industrialization", "pass")
    assert pile(match, 0, "red") == []
    assert deck(match, 6) == ["industrialization"]


def test_industrialization_tied_in_clocks_keeps_its_card() -> None:
    match = scene(
        {"board": {"red": ["industrialization"], "green": ["bicycle"]}},
        {"board": {"blue": ["publications"]}},
        decks={"6": ["democracy", "emancipation", "canning"]},
    )
    play(match, "dogma industrialization", "pass")
    assert pile(match, 0, "red") == ["industrialization"]


# Machine Tools


def test_machine_tools_scores_the_like_of_the_best() -> None:
    match = scene(
        {"board": {"red": ["machine-tools"]}, "score": ["oars", "physics"]},
        {},
        decks={"5": ["coal"]},
    )
    play(match, "dogma machine-tools")
    assert zone(match, 0, "score") == ["oars", "physics", "coal"]


def test_machine_tools_with_an_empty_score_pile_scores_a_one() -> None:
    match = scene(
        {"board": {"red": ["machine-tools"]}},
        {"board": {"red": ["explosives"]}, "score": ["philosophy"]},
        decks={"1": ["oars"], "2": ["calendar"], "6": ["canning"]},
    )
    play(match, "dogma machine-tools")
    assert zone(match, 1, "score") == ["philosophy", "calendar"]
    assert zone(match, 0, "score") == ["oars"]
    assert zone(match, 0, "hand") == ["canning"]


# Canning


def test_canning_scores_every_top_card_without_a_factory() -> None:
    match = scene(
        {
            "board": {
                "yellow": ["agriculture", "canning"],
                "red": ["coal"],
                "blue": ["tools", "atomic-theory"],
                "green": ["sailing"],
            }
        },
        {},
        decks={"6": ["democracy"]},
    )
    play(match, "dogma canning", "choose-to draw-and-tuck-6")
    assert zone(match, 0, "score") == ["sailing", "atomic-theory", "democracy"]
    assert pile(match, 0, "blue") == ["tools"]  # one of each colour
    assert pile(match, 0, "red") == ["coal"]
    play(match, "splay yellow right")
    assert splay(match, 0, "yellow") == "right"


def test_canning_declined_scores_nothing() -> None:
    match = scene({"board": {"yellow": ["canning"], "green": ["sailing"]}}, {})
    play(match, "dogma canning", "pass")
    assert zone(match, 0, "score") == []
    assert match.moves() == ("dogma canning", "dogma sailing", "draw")


def test_canning_shared_and_declined_gives_no_draw() -> None:
    match = scene(
        {"board": {"yellow": ["canning"]}},
        {"board": {"red": ["coal"]}},
        decks={"6": ["democracy"]},
    )
    play(match, "dogma canning", "pass")
    assert match.seat == 0
    play(match, "choose-to draw-and-tuck-6")
    assert zone(match, 0, "score") == ["democracy"]
    assert zone(match, 0, "hand") == []


# Vaccination


def test_vaccination_returns_a_value_and_both_meld() -> None:
    match = scene(
        {"board": {"yellow": ["vaccination"]}},
        {"score": ["oars", "coal", "tools"]},
        decks={"1": ["pottery"], "6": ["democracy"], "7": ["explosives"]},
    )
    play(match, "dogma vaccination")
    assert match.moves() == ("choose oars", "choose coal", "choose tools")
    play(match, "choose tools")
    assert match.seat == 1  # in which order?
    play(match, "return oars")
    assert zone(match, 1, "score") == ["coal"]
    assert deck(match, 1) == ["tools", "oars", "pottery"]
    assert pile(match, 1, "purple") == ["democracy"]
    assert pile(match, 0, "red") == ["explosives"]


def test_vaccination_on_an_empty_score_pile_melds_nothing() -> None:
    match = scene({"board": {"yellow": ["vaccination"]}}, {})
    play(match, "dogma vaccination")
    assert pile(match, 0, "yellow") == ["vaccination"]
    assert match.moves() == ("dogma vaccination", "draw")


def test_vaccination_of_one_lets_all_sharers_meld() -> None:
    match = scene(
        {"board": {"yellow": ["vaccination"]}},
        {"board": {"purple": ["reformation"]}, "score": ["oars"]},
        {"score": ["coal"]},
        decks={
            "6": ["canning", "democracy"],
            "7": ["publications", "lighting", "railroad"],
        },
    )
    play(match, "dogma vaccination", "choose coal")
    assert zone(match, 1, "score") == ["oars"]
    assert pile(match, 2, "purple") == ["democracy"]
    assert pile(match, 1, "purple") == ["reformation", "railroad"]
    assert pile(match, 0, "purple") == ["lighting"]
    assert zone(match, 0, "hand") == ["publications"]
    assert common(match, "specials") == {}
