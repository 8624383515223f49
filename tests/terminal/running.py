"""The command line, run as by a person who types."""

from collections.abc import Callable

import pytest
from polis.__main__ import main

Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command line with lines typed in, and returns what it printed."""

    def typed(*arguments: str, lines: tuple[str, ...] = (), status: int = 0) -> str:
        answers = iter(lines)
        monkeypatch.setattr("builtins.input", lambda _="": next(answers))
        monkeypatch.setattr("sys.argv", ["polis", *arguments])
        assert main() == status
        assert next(answers, None) is None, "a line was never asked for"
        return capsys.readouterr().out

    return typed
