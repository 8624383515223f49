"""A share code that was given away once opens the same game for ever.

`tests/golden/share_codes.json` has codes with their records. Codes are added to it; none is ever
changed or made anew.
"""

import json
from typing import Any

import polis
import pytest
from core.golden import GOLDEN
from polis.games import CODES

KEPT: dict[str, dict[str, Any]] = json.loads((GOLDEN / "share_codes.json").read_text("utf-8"))


@pytest.mark.parametrize("name", KEPT)
def test_a_code_that_was_ever_made_decodes_to_the_same_record(name: str) -> None:
    assert polis.decode(KEPT[name]["code"]) == KEPT[name]["record"]


def test_a_game_keeps_the_byte_that_its_codes_begin_with() -> None:
    assert CODES == {"uchronia": 1, "utopia": 2, "innovation": 3}


@pytest.mark.parametrize("game", polis.GAMES)
def test_codes_of_each_kind_are_kept(game: str) -> None:
    records = [kept["record"] for kept in KEPT.values() if kept["record"]["game"] == game]
    assert any("start" in record for record in records)
    assert any("start" not in record for record in records)
    oldest, latest = polis.GAMES[game].editions
    assert {record.get("edition", 1) for record in records} >= {*range(oldest, latest + 1)}
    named = {option for record in records for option in record["options"]}
    assert named == {*polis.GAMES[game].options}
