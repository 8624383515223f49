"""What lets OpenSpiel copy and save a match in the ways of polis."""

from typing import Any

import polis


class MatchBox:
    """Holds one match; a copy is a clone of it, a pickle its record."""

    def __init__(self, match: polis.Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> "MatchBox":
        return MatchBox(self.match.clone())

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:
        return unpack, (self.match.record(),)


def unpack(record: dict[str, Any]) -> MatchBox:
    return MatchBox(polis.replay(record))
