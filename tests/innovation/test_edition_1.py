"""Games of the first edition, kept with what the code of that time told of them.

`tests/golden/innovation_edition_1.json` has share codes, and hashes of the moves and of all events
as each seat saw them. They were made before there were sets and editions; none is ever made anew.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import polis
import pytest

GOLDEN = Path(__file__).parents[1] / "golden"
KEPT: dict[str, dict[str, Any]] = json.loads(
    (GOLDEN / "innovation_edition_1.json").read_text("utf-8")
)
# whole games by foxes, which chose otherwise then
RECORDS: list[dict[str, Any]] = json.loads(
    (GOLDEN / "innovation_edition_1_records.json").read_text("utf-8")
)


def digest(value: object) -> str:
    return sha256(json.dumps(value).encode()).hexdigest()[:16]


def told(match: polis.Match) -> list[list[list[str]]]:
    """All events as onlookers and each seat saw them; that cards have a set came later."""
    return [
        [
            [f"{name}={json.dumps(without_set(value), sort_keys=True)}" for name, value in fields]
            for fields in [sorted(event.items()) for event in match.events(0, viewer)]
        ]
        for viewer in (None, *range(match.players))
    ]


def without_set(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_set(it) for name, it in value.items() if name != "set"}
    return value


def test_there_are_games_of_every_table_size_from_seeds_and_from_positions() -> None:
    kinds = {name.rpartition(", ")[0] for name in KEPT}
    sizes = [f"{players} players, from a" for players in (2, 3, 4, 5)]
    assert kinds == {f"{size} {start}" for size in sizes for start in ("seed", "position")}


@pytest.mark.parametrize("name", KEPT)
def test_a_game_of_the_first_edition_is_played_and_told_as_then(name: str) -> None:
    kept = KEPT[name]
    record = polis.decode(kept["code"])
    assert "edition" not in record
    assert digest(record["moves"]) == kept["moves"]
    match = polis.replay({**record, "moves": []})
    for move in record["moves"]:
        match.play(move)
    assert digest(told(match)) == kept["told"]
    assert list(match.winners) == kept["winners"]
    assert match.record() == record
    assert polis.encode(record) == kept["code"]


@pytest.mark.parametrize(("number", "end"), [(0, "achievements"), (1, "card")])
def test_a_record_of_the_first_edition_is_played_to_its_end_and_stays_as_it_was(
    number: int, end: str
) -> None:
    match = polis.replay(RECORDS[number])
    assert (match.over, match.position()["end"]) == (True, end)
    assert match.record() == RECORDS[number]
