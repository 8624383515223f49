"""Which files the project has."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


@cache
def listed() -> tuple[str, ...]:
    """The files of the project, by git's own list."""
    command = ["git", "ls-files", "-co", "--exclude-standard"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(name for name in run.stdout.splitlines() if (ROOT / name).exists())
