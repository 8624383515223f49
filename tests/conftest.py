"""Which tests are run, in which order, on which site, and what is printed at their end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from parts import NAMES, belongs

SLOWEST = 5
DIST = Path(__file__).resolve().parent.parent / "dist"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("polis")
    group.addoption("--parts", default="", help=f"some of {', '.join(NAMES)} (by commas)")
    group.addoption("--shuffle", type=int, help="a seed: the tests are run in another order")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "part(name): only `build.py test-all` runs it")
    wanted = names(config)
    unknown = set(wanted) - set(NAMES)
    if unknown:
        raise pytest.UsageError(f"no part of the tests: {', '.join(sorted(unknown))}")
    settings.load_profile("thorough" if wanted else "everyday")


def names(config: pytest.Config) -> list[str]:
    return [name for name in config.getoption("--parts").split(",") if name]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = names(config)
    left_out = [item for item in items if not belongs(item, wanted)]
    items[:] = [item for item in items if belongs(item, wanted)]
    config.hook.pytest_deselected(items=left_out)
    seed = config.getoption("--shuffle")
    if seed is not None:
        Random(seed).shuffle(items)


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site, a folder of static files."""
    assert (DIST / "index.html").exists(), "`python3 build.py test` builds the site first"
    return DIST


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests report besides passing, which were the slowest, and what failing ones left."""
    seconds: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] = seconds.get(report.nodeid, 0) + report.duration
                for name, value in report.user_properties:
                    if name == "report" and report.when == "call":
                        terminalreporter.write_line(value)
                    elif name == "left":
                        terminalreporter.write_line(f"{report.nodeid} left {value}")
    slowest = sorted(seconds, key=lambda test: -seconds[test])[:SLOWEST]
    if slowest:
        terminalreporter.write_line(f"The {len(slowest)} slowest tests:")
    for test in slowest:
        terminalreporter.write_line(f"  {seconds[test]:5.1f} s  {test}")
