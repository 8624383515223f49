"""Why a move is not legal, for every kind of move."""

from random import Random
from typing import Any

import polis
import pytest
from innovation.scenes import scene
from polis.core.languages import LANGUAGES
from scenes import play, why_illegal
from walks import walk
from wording import in_words


def why(match: polis.Match, move: str) -> str:
    return why_illegal(match, move)["id"]


def args(match: polis.Match, move: str) -> dict[str, Any]:
    return why_illegal(match, move)["args"]


BOARD = {"red": ["oars", "metalworking"], "blue": ["writing"]}


def test_moves_of_other_moments_and_no_moves_at_all() -> None:
    match = scene({"hand": ["archery"], "board": BOARD}, {})
    assert why(match, "splay red left") == "why-not-now"
    assert why(match, "value 3") == "why-not-now"
    assert why(match, "dance") == "why-not-a-move"
    assert why(match, "meld atlantis") == "why-not-a-move"
    assert why(match, "") == "why-not-a-move"
    assert why(match, "player 2") == "bad-seat"
    assert match.why_not("draw") is None


def test_sets_that_are_not_played_are_no_part_of_the_game() -> None:
    base, with_cities = scene({}, {}), scene({}, {}, cities=True)
    for move in ("achieve cities 3", "achieve echoes 3", "meld athens"):
        assert why(base, move) == "why-not-a-move"
    assert why(with_cities, "achieve echoes 3") == "why-not-a-move"
    assert why(with_cities, "meld athens") == "why-not-in-hand"


def test_an_action_must_be_taken() -> None:
    assert why(scene({}, {}), "pass") == "why-no-passing"


def test_before_the_first_turn_a_card_has_to_be_melded() -> None:
    match = polis.new("innovation", players=2, seed=1)
    assert why(match, "draw") == "why-first-card"
    assert why(match, "pass") == "why-first-card"
    assert why(match, "meld") == "why-name-the-card"
    assert why(match, "meld fission") == "why-not-in-hand"


def test_a_card_that_cannot_be_melded() -> None:
    match = scene(
        {"hand": ["archery"], "board": BOARD, "score": ["sailing"]}, {"hand": ["pottery"]}
    )
    assert why(match, "meld sailing") == "why-not-in-hand"
    assert why(match, "meld pottery") == "why-not-in-hand"
    assert why(match, "meld writing") == "why-on-board"


def test_a_dogma_that_is_out_of_reach() -> None:
    match = scene({"hand": ["archery"], "board": BOARD}, {"board": {"green": ["sailing"]}})
    assert why(match, "dogma archery") == "why-not-melded"
    assert args(match, "dogma oars")["above"]["args"] == {"card": "metalworking"}
    assert why(match, "dogma oars") == "why-covered"
    assert args(match, "dogma sailing") == {"owner": 1, "card": "sailing"}
    assert why(match, "dogma sailing") == "why-others-card"
    assert why(match, "dogma pottery") == "why-not-on-board"
    assert why(match, "dogma sailing of 1") == "why-others-card"
    assert why(match, "dogma pottery of 1") == "why-not-on-that-board"


def test_a_parley_needs_distance_and_a_card_to_pay() -> None:
    others = [{"board": {colour: [card]}} for colour, card in TOPS]
    match = scene({"hand": ["archery"]}, *others, parley=True)
    assert match.why_not("dogma pottery of 2") is None
    assert why(match, "dogma sailing of 1") == "why-neighbour"
    assert why(match, "dogma pottery") == "why-parley-move"
    play(match, "dogma pottery of 2")
    assert why(match, "pass") == "why-parley-price"
    assert why(match, "return oars") == "why-not-in-hand"
    empty = scene({}, *others, parley=True)
    assert why(empty, "dogma pottery of 2") == "why-parley-hand"


TOPS = [("green", "sailing"), ("blue", "pottery"), ("red", "metalworking")]


def test_an_achievement_says_what_it_takes() -> None:
    match = scene(
        {"score": [3, 2], "board": {"blue": ["writing"]}, "achievements": [4]},
        {"achievements": [3]},
    )
    assert match.why_not("achieve 1") is None
    assert why(match, "achieve 2") == "why-points-and-top"
    assert why(match, "achieve 3") == "why-claimed"
    assert args(match, "achieve 3") == {"owner": 1, "age": 3}
    assert why(match, "achieve 4") == "why-claimed"
    assert why(match, "achieve 11") == "why-no-such-achievement"
    rich = scene({"score": [9, 9], "board": {"blue": ["writing"]}}, {})
    assert why(rich, "achieve 2") == "why-no-high-top"
    poor = scene({"score": [3], "board": {"yellow": ["canning"]}}, {}, achievements=[1, 2])
    assert args(poor, "achieve 2") == {"age": 2, "needed": 10, "points": 3, "highest": 6}
    assert why(poor, "achieve 2") == "why-too-few-points"
    assert why(poor, "achieve 3") == "why-achievement-gone"


def test_an_effect_that_must_be_carried_out() -> None:
    match = scene({"board": {"red": ["archery"]}}, {})
    play(match, "dogma archery")
    assert why(match, "pass") == "why-compulsory"
    assert args(match, "draw") == {"card": "archery"}
    assert why(match, "draw") == "why-in-effect"
    assert why(match, "junk-achievement 4") == "why-only-age"
    assert args(match, "junk-achievement 4")["age"] == [1, 2]
    assert why(match, "junk-achievement 11") == "why-no-such-achievement"


def test_a_card_that_an_effect_does_not_ask_for() -> None:
    match = scene(
        {"board": {"red": ["oars"]}},
        {"hand": ["sailing", "clothing", "archery"], "board": {"blue": ["tools"]}},
    )
    play(match, "dogma oars")
    assert match.seat == 1
    assert why(match, "transfer archery") == "why-only-card"
    assert why(match, "transfer tools") == "why-not-in-hand"
    assert why(match, "transfer fission") == "why-not-in-hand"
    assert why(match, "transfer 1 of 0") == "why-no-such-back"
    assert why(match, "transfer 1 of 1") == "why-name-the-card"
    assert why(match, "pass") == "why-compulsory"


def test_a_colour_that_cannot_be_splayed() -> None:
    match = scene(
        {
            "board": {
                "green": ["mapmaking", "the-wheel"],
                "purple": ["code-of-laws"],
                "red": ["oars", "archery"],
                "blue": ["tools", "writing"],
            },
            "hand": ["clothing", "mysticism"],
            "splays": {"red": "left"},
        },
        {},
    )
    play(match, "dogma code-of-laws", "tuck mysticism")
    assert match.moves() == ("splay purple left", "pass")
    assert why(match, "splay purple right") == "why-other-direction"
    assert why(match, "splay yellow left") == "why-splay-few"
    assert why(match, "splay red left") == "why-splayed"
    assert why(match, "splay blue left") == "why-only-colour"


def test_a_special_achievement_that_is_elsewhere() -> None:
    match = scene(
        {"board": {"blue": ["publications"]}},
        {},
        specials={"empire": 1, "world": "junk"},
    )
    play(match, "dogma publications")
    while "junk-special monument" not in match.moves():
        play(match, "pass" if "pass" in match.moves() else match.moves()[0])
    assert why(match, "junk-special empire") == "why-special-claimed"
    assert why(match, "junk-special world") == "why-special-junked"
    assert why(match, "free-special monument") == "why-special-free"


FORMS = [
    "draw", "achieve 1", "achieve 10", "achieve 11", "dogma oars", "dogma oars of 1",
    "value 3", "value 11", "colour red", "icon clock", "player 0", "player 1", "player 4",
    "splay red left", "splay blue up", "junk-achievement 2", "junk-special world",
    "free-special world", "meld", "pass", "fly",
]  # fmt: skip
CARDS = ["archery", "oars", "sailing", "optics", "fission"]
VERBS = ["meld", "return", "score", "tuck", "transfer", "choose", "execute", "junk", "reveal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    rng = Random(2)
    for match in walk(3, 6, 500, "innovation"):
        moves = [*FORMS, *[f"{verb} {rng.choice(CARDS)}" for verb in VERBS]]
        moves += [f"{verb} {rng.randint(1, 11)} of {rng.randint(0, 2)}" for verb in VERBS]
        for reason in [match.why_not(move) for move in moves]:
            if reason is not None:
                in_words(reason, language)
