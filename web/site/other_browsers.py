"""Firefox and WebKit for the tests: the system's own, on Debian installed if they are missing.

python web/site/other_browsers.py    # sees to it that they are there
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")
HOW = f"apt-get install --no-install-recommends {' '.join(PACKAGES)}"


def firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def mini_browser() -> str | None:
    """WebKit's own little browser, which its driver opens."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else None


def installed() -> dict[str, str | None]:
    """Each program that is needed, and where it is."""
    return {
        "firefox": firefox(),
        "MiniBrowser": mini_browser(),
        "WebKitWebDriver": shutil.which("WebKitWebDriver"),
        "Xvfb": shutil.which("Xvfb"),
    }


def needed(name: str) -> str:
    """Where a program is; whoever needs it is told how to come by it."""
    found = installed()[name]
    assert found, f"{name} is not installed: {HOW}"
    return found


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "--quiet"], check=False)
        apt = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]
        subprocess.run([*apt, *PACKAGES], check=False)
    missing = [name for name, place in installed().items() if not place]
    if missing:
        sys.exit(f"{', '.join(missing)} not found: {HOW}")


if __name__ == "__main__" and not all(installed().values()):
    install()
