"""The HTML of the page and of a table in a frame: both from `web/shell.html`.

What can be read before any script runs is said in every language, by the words of the page.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template

from polis.core.catalogue import parse
from polis.core.languages import LANGUAGES

WEB = Path(__file__).resolve().parents[1]
SHELL = Template((WEB / "shell.html").read_text("utf-8"))
WORDS = {
    language: parse((WEB / "words" / f"{language}.ftl").read_text("utf-8"))
    for language in LANGUAGES
}
SCRIPT = '<script type="module" async src="{}"></script>'


def page(modules: list[str]) -> str:
    """`index.html`."""
    return written(
        modules,
        head=['<link rel="manifest" href="static/manifest.webmanifest">'],
        panels=[f"<noscript>{together('shell-no-script')}</noscript>"],
    )


def frame(modules: list[str]) -> str:
    """`embed.html`."""
    return written(
        modules,
        head=[
            '<meta name="robots" content="noindex">',
            '<link rel="stylesheet" href="embed/frame.css">',
        ],
        scripts=['<script src="embed/sandbox.js" async></script>'],
        panels=[
            "<!-- shown by sandbox.js where a sandbox lets none of the modules in -->",
            '<div id="sandboxed" class="trouble" role="alert" hidden>',
            "  <h2>Polis</h2>",
            paragraphs("shell-sandboxed"),
            '  <p><code>sandbox="allow-scripts allow-same-origin"</code></p>',
            "</div>",
            '<noscript><a href="index.html" target="_blank">'
            f"{together('shell-no-script')}</a></noscript>",
        ],
    )


def written(
    modules: list[str], head: list[str], panels: list[str], scripts: list[str] | None = None
) -> str:
    """A page that begins with the first of these modules; the others are named to come at once."""
    entry, *others = modules
    preloads = [f'<link rel="modulepreload" href="{path}">' for path in ["parts.js", *others]]
    return SHELL.substitute(
        description=escape(WORDS["en"]["shell-description"]),
        links="\n".join([*head, *preloads]),
        scripts="\n".join([*(scripts or []), SCRIPT.format(entry)]),
        unstarted=paragraphs("shell-unstarted"),
        retry=together("page-retry"),
        report=together("shell-report"),
        panels="\n".join(panels),
    )


def paragraphs(id: str) -> str:
    """A message in every language, each in a paragraph of its own."""
    return "\n".join(
        f'  <p lang="{language}">{escape(words[id])}</p>' for language, words in WORDS.items()
    )


def together(id: str) -> str:
    """A message in every language on one line."""
    return " · ".join(escape(words[id]) for words in WORDS.values())
