"""What tests report besides passing stands at the end of the run."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", ()):
                if name == "report" and report.when == "call":
                    terminalreporter.write_line(value)
