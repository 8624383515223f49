"""The Chromium of tests and measurements: the system's, else Debian's, else Playwright's own.

python web/site/chromium.py    # sees to it that there is one
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# the shell is Chromium without a window's frame, a good deal lighter; nobody looks at one here
SHELL = ("chromium-headless-shell",)
# a whole one is needed where the reader's own settings matter: the shell has none
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """The system's lightest Chromium or Chrome; None leaves it to Playwright."""
    return find(SHELL + WHOLE)


def whole() -> str | None:
    """The system's Chromium or Chrome with all its settings; None leaves it to Playwright."""
    return find(WHOLE)


def find(names: tuple[str, ...]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]
        subprocess.run(["apt-get", "update", "--quiet"], check=False)
        subprocess.run([*apt, "chromium"], check=False)
        # older Debians and others have no shell of its own; then the whole one serves for both
        subprocess.run([*apt, *SHELL], check=False)
        if whole():
            return
    playwright = [sys.executable, "-m", "playwright", "install"]
    if subprocess.run([*playwright, "--with-deps", "chromium"], check=False).returncode:
        subprocess.run([*playwright, "chromium"], check=True)


if __name__ == "__main__" and not whole():
    install()
