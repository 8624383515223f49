"""How the page is installed: `static/manifest.webmanifest` with the page's words and colours."""

from __future__ import annotations

import json
import re
from pathlib import Path

import shell

WEB = Path(__file__).resolve().parents[1]
KEPT = WEB.parent / "static" / "manifest.webmanifest"


def manifest() -> dict[str, object]:
    by_day = colours_by_day()
    return {
        **json.loads(KEPT.read_text("utf-8")),
        "description": shell.WORDS["en"]["shell-description"],
        "background_color": by_day["paper"],
        "theme_color": by_day["leaf"],
    }


def colours_by_day() -> dict[str, str]:
    palette = (WEB / "styles" / "palette.css").read_text("utf-8")
    return dict(re.findall(r"--([a-z-]+): light-dark\((#\w+),", palette))
