"""A page of somebody else's, on another site, with tables of ours in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from browser.host import Host
from browser.player import LONGEST
from playwright.sync_api import Frame, Locator, Page, expect

# All events of the tables, in order.
LISTEN = """
globalThis.__told = [];
for (const kind of ["ready", "move", "step", "over", "error", "size"]) {
  addEventListener(`polis-${kind}`, ({ target, detail }) =>
    __told.push({ kind, table: target.id, ...detail }));
}
"""
TOLD = """([kind, table, count]) => __told.filter((it) =>
  it.kind === kind && (!table || it.table === table)).length >= count"""

POSITION: dict[str, Any] = {
    "polis": 1,
    "game": "uchronia",
    "players": 2,
    "seed": 3,
    "forum": ["clay", "wood", "marble", "marble"],
    "works": ["dock", "viaduct", "garrison", "shrine", "basilica"],
    "seats": [{"hand": ["clay", "clay", "wood", "stone"]}, {"hand": 4}],
}


class Author:
    """Somebody who writes pages with tables of `site` in them, and serves them from elsewhere."""

    def __init__(self, site: Host, folder: Path) -> None:
        self.site = site
        self.folder = folder
        # for a browser, another name of the same machine is another site
        self.host = Host(folder, "localhost")
        site.neighbours.append(self.host.url)

    def stop(self) -> None:
        self.host.stop()

    @property
    def script(self) -> str:
        return f'<script async src="{self.site.url}embed.js"></script>'

    def write(self, body: str, head: str = "", name: str = "") -> str:
        """Writes a page and returns its address, by default a new one.

        At an address that a browser knows it remembers what the frames there showed.
        """
        name = name or f"page-{len(list(self.folder.iterdir()))}.html"
        text = f"""<!doctype html><html lang="en"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width"><title>A page</title>
            <script>{LISTEN}</script>{head}</head><body>{body}</body></html>"""
        (self.folder / name).write_text(text, "utf-8")
        return self.host.url + name

    def open(self, page: Page, tables: str, head: str = "") -> None:
        """A page with the script and these tables."""
        page.goto(self.write(tables, self.script + head))
        page.evaluate("customElements.whenDefined('polis-table')")


def table(id: str = "one", content: str = "<a href='#'>Play</a>", **attributes: Any) -> str:
    """The element as an author writes it; values that are no texts are written as JSON."""
    values = {
        name.replace("_", "-"): value if isinstance(value, str) else json.dumps(value)
        for name, value in attributes.items()
    }
    said = "".join(f" {name}='{quoted(value)}'" for name, value in values.items())
    return f"<polis-table id='{id}'{said}>{content}</polis-table>"


def quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace("'", "&#39;").replace("<", "&lt;")


def start(page: Page, id: str = "one") -> Frame:
    """Presses the button over a table and waits until it is drawn."""
    press(page.locator(f"#{id}").get_by_role("button"))
    return ready(page, id)


def press(button: Locator) -> None:
    """Presses by key, because a click just after scrolling may reach the frame that was there."""
    button.press("Enter")


def ready(page: Page, id: str = "one", count: int = 1) -> Frame:
    await_told(page, "ready", id, count)
    return frame_of(page, id)


def frame_of(page: Page, id: str = "one") -> Frame:
    """The document inside a table."""
    handle = page.locator(f"#{id} iframe").element_handle()
    frame = handle.content_frame()
    assert frame
    return frame


def framed(page: Page, author: Author, address: str, more: str = "") -> Frame:
    """A page with nothing but a bare frame; the document inside."""
    src = quoted(f"{author.site.url}embed.html{address}")
    page.goto(author.write(f"<iframe width='900' height='800' {more} src='{src}'></iframe>"))
    [frame] = page.frames[1:]
    return frame


def begin(frame: Frame) -> None:
    """Presses the button that covers a bare frame, or one that sleeps."""
    press(frame.locator(".cover button"))


def await_told(page: Page, kind: str, id: str = "", count: int = 1) -> None:
    page.wait_for_function(TOLD, arg=[kind, id, count], timeout=LONGEST)


def told(page: Page, kind: str, id: str = "") -> list[dict[str, Any]]:
    """The events of a kind that a table has sent so far, without its id."""
    everything: list[dict[str, Any]] = page.evaluate("__told")
    return [
        {name: value for name, value in it.items() if name not in ("kind", "table")}
        for it in everything
        if it["kind"] == kind and id in ("", it["table"])
    ]


def call(page: Page, method: str, *given: Any, id: str = "one") -> Any:
    """A method of a table; an error is what it was rejected with."""
    return page.evaluate(
        """([id, method, given]) => document.getElementById(id)[method](...given)
             .then((ok) => ok, (fault) => ({ error: fault.message }))""",
        [id, method, list(given)],
    )


def asked(frame: Frame) -> None:
    """Waits until the reader can play."""
    expect(frame.locator(".loading")).to_have_count(0, timeout=LONGEST)
    expect(frame.locator("[data-tool=hint]:not(:disabled)")).to_be_visible(timeout=LONGEST)


def asleep(frame: Frame) -> None:
    """Checks that a table sleeps: it is drawn, and only the button over it can be reached."""
    expect(frame.locator(".cover")).to_be_visible(timeout=LONGEST)
    expect(frame.locator(".table")).to_be_visible()
    expect(frame.locator("#page")).to_have_attribute("inert", "")
