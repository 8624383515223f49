"""Reading and writing records as files or share codes."""

import json
from pathlib import Path

from polis.core.match import Match
from polis.core.record import replay
from polis.core.share import decode


def read_match(source: str) -> Match:
    """The match of a record file, or of a share code if there is no such file."""
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return replay(decode(source))
    try:
        record: object = json.loads(text)
    except (ValueError, RecursionError):
        record = decode(text.strip())
    return replay(record)


def write_match(match: Match, target: str) -> None:
    """Writes beside the old file first, so that a full disk never costs a save."""
    path = Path(target)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(match.record(), indent=1) + "\n", encoding="utf-8")
    fresh.replace(path)
