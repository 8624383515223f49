"""The Chromium of tests and measurements: the system's, else Debian's, else Playwright's own.

python web/site/chromium.py    # sees to it that there is one
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

# the shell is Chromium without a window's frame, a good deal lighter; nobody looks at one here
SHELL = ("chromium-headless-shell",)
# a whole one is needed where the reader's own settings matter: the shell has none
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLAYWRIGHT = (sys.executable, "-m", "playwright", "install")


def installed() -> str | None:
    """The system's shell, else Playwright's own (None), else the system's whole Chromium.

    The whole one comes last: in it frames of another site cannot store anything, and tests of
    embedded tables cannot begin.
    """
    return find(SHELL) or (None if is_downloaded() else find(WHOLE))


def whole() -> str | None:
    """The system's Chromium or Chrome with all its settings; None leaves it to Playwright."""
    return find(WHOLE)


def find(names: tuple[str, ...]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


@cache
def is_downloaded() -> bool:
    """Whether Playwright has a shell of its own, of the version it wants."""
    dry_run = [*PLAYWRIGHT, "--dry-run", "--only-shell", "chromium"]
    said = subprocess.run(dry_run, capture_output=True, text=True, check=False).stdout
    place = re.search(r"Install location: +(.*chromium_headless_shell.*)", said)
    return place is not None and Path(place[1]).exists()


def is_complete() -> bool:
    return bool(whole() and (find(SHELL) or is_downloaded()))


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        apt = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]
        subprocess.run(["apt-get", "update", "--quiet"], check=False)
        if not whole():
            subprocess.run([*apt, "chromium"], check=False)
        # older Debians and others have none
        subprocess.run([*apt, *SHELL], check=False)
        if is_complete():
            return
    if whole():
        # what the shell needs of the system is there; without a network the whole one must do
        subprocess.run([*PLAYWRIGHT, "--only-shell", "chromium"], check=False)
    elif subprocess.run([*PLAYWRIGHT, "--with-deps", "chromium"], check=False).returncode:
        subprocess.run([*PLAYWRIGHT, "chromium"], check=True)


if __name__ == "__main__" and not is_complete():
    install()
