"""Which moves can be reached by what is in view, in any browser."""

from __future__ import annotations

from typing import Any

from browser.host import ROOT

# opens and closes whatever can be opened, and looks at each move as a player would
REACH = (ROOT / "tests" / "browser" / "reach.js").read_text("utf-8")


def ways(found: dict[str, Any]) -> dict[str, list[str]]:
    """The legal moves in their order as `REACH` found them, each with what is to be opened."""
    assert not found["faults"], found["faults"]
    missed = set(found["legal"]) ^ set(found["ways"])
    assert not missed, f"out of reach, or not legal: {missed}"
    return {move: found["ways"][move] for move in found["legal"]}
