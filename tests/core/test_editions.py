"""Records, positions and share codes say by which edition of the rules they are played."""

import json
from base64 import urlsafe_b64decode
from binascii import crc32
from dataclasses import replace
from random import Random
from typing import Any

import polis
import pytest
from innovation.scenes import scene
from polis.core import share
from polis.games import GAMES
from scenes import play, zone

HEAD: dict[str, Any] = {"polis": 1, "game": "innovation", "players": 3, "seed": 5, "options": {}}
ALIKE = ["compass", "education", "optics", "paper"]


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def refused(record: dict[str, Any]) -> tuple[str, str]:
    """The place of the fault and its message; it must have words."""
    with pytest.raises(polis.BadRecord) as fault:
        polis.replay(record)
    assert str(fault.value) != fault.value.reason["id"]
    return fault.value.path, fault.value.reason["id"]


def misplaced(position: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(polis.BadPosition) as fault:
        polis.from_position(position)
    return fault.value.path, fault.value.reason["id"]


# Records


def test_new_matches_are_of_the_latest_edition() -> None:
    match = polis.new("innovation", 3, 5)
    assert match.record() == {**HEAD, "edition": 2, "moves": []}
    assert match.position()["edition"] == 2
    assert polis.replay(match.record()).record() == match.record()


def test_a_record_that_tells_no_edition_is_of_the_first_and_stays_so() -> None:
    record = {**HEAD, "moves": ["meld oars"]}
    record["moves"] = [polis.replay({**HEAD, "moves": []}).moves()[0]]
    match = polis.replay(record)
    assert match.record() == record
    assert match.position()["edition"] == 1
    assert polis.replay({**record, "edition": 1}).record() == record


@pytest.mark.parametrize("game", ["uchronia", "utopia"])
def test_a_game_with_one_edition_does_not_tell_it(game: str) -> None:
    match = polis.new(game, 3, 5)
    assert "edition" not in match.record()
    assert "edition" not in match.position()
    head = {**HEAD, "game": game, "moves": []}
    assert refused({**head, "edition": 2}) == ("edition", "bad-edition-new")


def test_copies_and_imagined_matches_are_of_the_same_edition() -> None:
    for edition in (1, 2):
        match = polis.replay({**HEAD, "edition": edition, "moves": []})
        for copy in (match.clone(), match.imagine(1, Random(1))):
            assert copy.position()["edition"] == edition
        assert match.imagine(1, Random(1)).record().get("edition", 1) == edition


def test_an_edition_that_is_not_known_yet_is_refused_in_words() -> None:
    assert refused({**HEAD, "edition": 3, "moves": []}) == ("edition", "bad-edition-new")
    assert misplaced({**scene({}, {}).position(), "edition": 3}) == ("edition", "bad-edition-new")


def test_an_edition_that_is_not_played_any_more_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code = polis.encode({**HEAD, "moves": []})
    later = replace(GAMES["innovation"], editions=(2, 3))
    monkeypatch.setitem(GAMES.loaded, "innovation", later)
    assert refused({**HEAD, "moves": []}) == (".", "bad-edition-old")
    assert refused({**HEAD, "edition": 1, "moves": []}) == ("edition", "bad-edition-old")
    with pytest.raises(polis.BadRecord) as fault:
        polis.decode(code)
    assert fault.value.reason["id"] == "bad-edition-old"
    assert polis.new("innovation", 3, 5).record()["edition"] == 3


@pytest.mark.parametrize(
    ("edition", "id"),
    [
        (0, "bad-out-of-range"),
        (-1, "bad-out-of-range"),
        (256, "bad-out-of-range"),
        ("2", "bad-not-a-number"),
        (True, "bad-not-a-number"),
        (None, "bad-not-a-number"),
        (2.0, "bad-not-a-number"),
    ],
)
def test_an_edition_is_a_number(edition: object, id: str) -> None:
    assert refused({**HEAD, "edition": edition, "moves": []}) == ("edition", id)


# Positions


def rocketry(edition: int) -> polis.Match:
    """Inside an action, just before one of four equal backs is chosen."""
    match = scene(
        {"board": {"blue": ["rocketry"], "red": ["fission"]}},
        {"score": [*ALIKE, "coal"]},
        seed=3,
        edition=edition,
    )
    return play(match, "dogma rocketry", "return 5 of 1")


@pytest.mark.parametrize("edition", [1, 2])
def test_a_position_inside_an_action_plays_on_by_its_edition(edition: int) -> None:
    match = rocketry(edition)
    position = as_json(match.position())
    assert position["edition"] == position["since"]["start"]["edition"] == edition
    again = polis.from_position(position)
    assert again.record().get("edition", 1) == edition
    for one in (match, again):
        play(one, "return 3 of 1")
    assert again.position() == match.position()
    first_one = zone(match, 1, "score") == ALIKE[1:]
    assert first_one is (edition == 1)


@pytest.mark.parametrize("edition", [1, 2])
def test_any_position_plays_on_like_its_match(edition: int) -> None:
    for seed in range(12):
        rng = Random(seed)
        match = polis.replay(
            {**HEAD, "players": 2 + seed % 4, "seed": seed, "edition": edition, "moves": []}
        )
        for _ in range(rng.randrange(20, 120)):
            if not match.over:
                match.play(rng.choice(match.moves()))
        again = polis.from_position(as_json(match.position()))
        assert again.position() == match.position()
        while not match.over:
            move = rng.choice(match.moves())
            match.play(move)
            again.play(move)
        assert (again.winners, again.position()) == (match.winners, match.position())


def test_a_position_without_an_edition_is_of_the_latest_if_nothing_was_played_in_it() -> None:
    position = {"polis": 1, "game": "innovation", "players": 2, "seats": [{}, {}]}
    match = polis.from_position(position)
    assert match.position()["edition"] == 2
    assert match.record()["edition"] == 2
    # what was written before there were editions has none inside a turn either
    inside = as_json(rocketry(1).position())
    del inside["edition"], inside["since"]["start"]["edition"]
    assert polis.from_position(inside).position()["edition"] == 1


def test_the_start_of_a_record_is_of_the_record_s_edition() -> None:
    start = {"polis": 1, "game": "innovation", "players": 2, "seats": [{}, {}]}
    head = {"polis": 1, "game": "innovation", "players": 2, "start": start, "moves": []}
    assert polis.replay(head).position()["edition"] == 1
    assert polis.replay({**head, "edition": 2}).position()["edition"] == 2


def test_a_position_of_another_edition_than_its_record_is_refused() -> None:
    start = scene({}, {}).position()
    head = {"polis": 1, "game": "innovation", "players": 2, "start": start, "moves": []}
    assert polis.replay({**head, "edition": 2}).position() == start
    assert polis.replay(head).position() == start
    assert refused({**head, "edition": 1}) == ("start.edition", "bad-other-edition")


def test_a_position_of_another_edition_than_the_one_at_its_turn_s_start_is_refused() -> None:
    position = as_json(rocketry(2).position())
    other = {**position, "since": {**position["since"], "start": rocketry(1).position()}}
    del other["since"]["start"]["since"]
    assert misplaced(other) == ("since.start.edition", "bad-other-edition")
    assert misplaced({**position, "edition": 1}) == ("since.start.edition", "bad-other-edition")


# Share codes


def code_of(body: bytes) -> str:
    return share.in_letters(body + crc32(body).to_bytes(4, "big"))


def body_of(code: str) -> bytes:
    return urlsafe_b64decode(code + "=" * (-len(code) % 4))[:-4]


def test_a_record_with_sets_that_tells_no_edition_is_of_the_first_that_had_them() -> None:
    head = {**HEAD, "options": {"cities": True}}
    assert polis.replay({**head, "moves": []}).record()["edition"] == 2
    place, id = refused({**head, "edition": 1, "moves": []})
    assert (place, id) == (".", "bad-edition-sets")
    start = {"polis": 1, "game": "innovation", "players": 2, "cities": True}
    placed = {"polis": 1, "game": "innovation", "players": 2, "start": start, "moves": []}
    assert polis.replay(placed).record()["edition"] == 2
    assert refused({**placed, "edition": 1}) == ("start", "bad-edition-sets")


@pytest.mark.parametrize(("edition", "options"), [(1, {}), (2, {}), (2, {"cities": True})])
def test_a_code_tells_the_edition_and_the_sets(edition: int, options: dict[str, bool]) -> None:
    head = {**HEAD, "options": options, "edition": edition}
    record = polis.replay({**head, "moves": []}).record()
    body = body_of(polis.encode(record))
    untold = edition == 1
    assert (*body[: 2 if untold else 4],) == (
        (1, 3) if untold else (2, 3, edition, 1 if options else 0)
    )
    assert polis.decode(polis.encode(record)) == record


def test_a_game_of_the_first_edition_without_sets_has_one_code_only() -> None:
    body = body_of(polis.encode({**HEAD, "moves": []}))
    longer = code_of(bytes([2, 3, 1, 0]) + body[2:])
    assert polis.decode(code_of(body)) == {**HEAD, "moves": []}
    assert not_decoded(longer) == "bad-code"


def test_sets_that_are_not_known_yet_are_refused_in_words() -> None:
    body = body_of(polis.encode({**HEAD, "edition": 2, "moves": []}))
    assert body[:4] == bytes([2, 3, 2, 0])
    for sets in (1 << 5, 1 << 6):
        assert not_decoded(code_of(body[:3] + bytes([sets]) + body[4:])) == "bad-sets"
    # and a code whose options do not name the sets that it tells is no code
    assert not_decoded(code_of(body[:3] + bytes([1]) + body[4:])) == "bad-code"


@pytest.mark.parametrize(("edition", "id"), [(3, "bad-edition-new"), (0, "bad-out-of-range")])
def test_editions_that_are_not_played_are_refused_in_codes(edition: int, id: str) -> None:
    body = body_of(polis.encode({**HEAD, "edition": 2, "moves": []}))
    assert not_decoded(code_of(body[:2] + bytes([edition]) + body[3:])) == id


def not_decoded(code: str) -> str:
    with pytest.raises(polis.BadRecord) as fault:
        polis.decode(code)
    assert str(fault.value) != fault.value.reason["id"]
    assert fault.value.path
    return fault.value.reason["id"]
