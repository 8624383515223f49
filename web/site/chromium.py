"""The Chromium of tests and measurements: the system's, else Debian's, else Playwright's own.

python web/site/chromium.py    # sees to it that there is one
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """The system's Chromium or Chrome; None leaves it to Playwright."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"]
        subprocess.run(["apt-get", "update", "--quiet"], check=False)
        if subprocess.run(apt, check=False).returncode == 0:
            return
    playwright = [sys.executable, "-m", "playwright", "install"]
    if subprocess.run([*playwright, "--with-deps", "chromium"], check=False).returncode:
        subprocess.run([*playwright, "chromium"], check=True)


if __name__ == "__main__" and not installed():
    install()
