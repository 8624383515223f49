"""Tables in narrow places: sandboxes, strict policies, browsers that grant frames no storage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.embedding import (
    POSITION,
    Author,
    asked,
    await_told,
    begin,
    framed,
    press,
    start,
    table,
    told,
)
from browser.host import Host
from browser.player import LONGEST
from browser.story import act
from chromium import whole
from parts import few_of
from playwright.sync_api import BrowserContext, Page, Playwright, expect

ENOUGH = "sandbox='allow-scripts allow-same-origin'"


def test_a_sandbox_that_is_wide_enough(page: Page, host: Host, author: Author) -> None:
    frame = framed(page, author, "?seats=human,mouse&speed=0", ENOUGH)
    begin(frame)
    asked(frame)
    act(frame, frame.evaluate("polis.decision()")["moves"][0]["move"])


def test_a_sandbox_that_is_too_narrow_is_told_what_it_lacks(
    page: Page, host: Host, author: Author
) -> None:
    frame = framed(page, author, "", "sandbox='allow-scripts'")
    panel = frame.locator("#sandboxed")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text('sandbox="allow-scripts allow-same-origin"')
    expect(frame.locator("#unstarted")).to_have_count(0)
    frame = framed(page, author, "", "sandbox='allow-same-origin'")
    expect(frame.locator("noscript a")).to_be_visible()


def test_an_element_in_a_narrow_sandbox_shows_its_link_and_says_why(
    page: Page, author: Author
) -> None:
    inner = author.write(table(position=POSITION, lang="fr", start="visible"), author.script)
    page.goto(author.write(f"<iframe sandbox='allow-scripts' src='{inner}'></iframe>"))
    [frame] = page.frames[1:2]
    expect(frame.get_by_role("alert")).to_contain_text("allow-same-origin", timeout=LONGEST)
    expect(frame.get_by_role("link")).to_be_visible()
    [fault] = frame.evaluate("__told.filter(({ kind }) => kind === 'error')")
    assert fault["message"].startswith("La table ne peut pas être affichée")


def test_a_page_whose_policy_forbids_the_frame_is_told_at_once(
    page: Page, host: Host, author: Author
) -> None:
    policy = f"script-src 'unsafe-inline' {host.origin}; frame-src 'none'"
    meta = f"<meta http-equiv='Content-Security-Policy' content=\"{policy}\">"
    page.goto(author.write(table(position=POSITION), meta + author.script))
    press(page.get_by_role("button"))
    await_told(page, "error")
    assert "frame-src" in told(page, "error")[0]["message"]
    expect(page.get_by_role("link")).to_be_visible()


def test_a_policy_that_only_reports_fails_no_table(page: Page, author: Author) -> None:
    author.host.headers["Content-Security-Policy-Report-Only"] = "frame-src 'none'"
    author.open(page, table(position=POSITION))
    start(page)
    assert any(it.startswith("frame-src") for it in page.evaluate("__violations"))
    assert told(page, "error") == []


def test_a_page_with_a_strict_policy_of_its_own_has_its_tables(
    page: Page, host: Host, author: Author
) -> None:
    listen = "addEventListener('polis-ready', () => (document.body.id = 'ready'))"
    (author.folder / "listen.js").write_text(listen)
    policy = f"default-src 'none'; script-src 'self' {host.origin}; frame-src {host.origin}"
    text = f"""<!doctype html><title>Strict</title>
        <meta http-equiv="Content-Security-Policy" content="{policy}">
        <script src="listen.js"></script>{author.script}{table(position=POSITION)}"""
    (author.folder / "strict.html").write_text(text, "utf-8")
    page.goto(author.host.url + "strict.html")
    press(page.get_by_role("button"))
    expect(page.locator("#ready")).to_be_visible(timeout=LONGEST)
    assert page.evaluate("__violations") == []
    page.wait_for_function("one.getBoundingClientRect().height > 500")


STORAGE = """async () => {
  const tries = {
    local: () => localStorage.length,
    indexed: () => new Promise((done, fail) => {
      const request = indexedDB.open("x");
      request.onsuccess = done;
      request.onerror = () => fail(request.error);
    }),
    caches: () => caches.open("x"),
  };
  const open = [];
  for (const [name, deed] of Object.entries(tries)) {
    try {
      await deed();
      open.push(name);
    } catch {
      // denied
    }
  }
  return open;
}"""


@pytest.fixture(params=few_of("embeds", ["blocked", "granted"], everyday=["blocked"]))
def stored(
    playwright: Playwright, tmp_path: Path, host: Host, request: pytest.FixtureRequest
) -> Iterator[tuple[BrowserContext, bool]]:
    """A browser with a profile of its own, in which the reader has chosen what frames may keep."""
    profile = tmp_path / "profile"
    (profile / "Default").mkdir(parents=True)
    blocked = request.param == "blocked"
    chosen = {
        "profile": {"cookie_controls_mode": int(blocked), "block_third_party_cookies": blocked}
    }
    (profile / "Default" / "Preferences").write_text(json.dumps(chosen))
    found = whole()
    # Playwright's own default is a shell too, which would not read what was chosen
    which: dict[str, Any] = {"executable_path": found} if found else {"channel": "chromium"}
    context = playwright.chromium.launch_persistent_context(profile, args=["--no-sandbox"], **which)
    yield context, blocked
    context.close()


def test_a_table_plays_whatever_the_browser_thinks_of_storage(
    stored: tuple[BrowserContext, bool], host: Host, tmp_path: Path
) -> None:
    context, blocked = stored
    context.set_default_timeout(LONGEST)
    faults: list[str] = []
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    author = Author(host, tmp_path)
    page = context.new_page()
    both = table(position=POSITION, seats="human,mouse") + table("two", position=POSITION)
    author.open(page, both)
    frame = start(page)
    assert frame.evaluate(STORAGE) == ([] if blocked else ["local", "indexed", "caches"])
    act(frame, "command clay")
    start(page, "two")
    begin(frame)
    asked(frame)
    act(frame, "take marble")
    # a table in somebody's page keeps no games
    if not blocked:
        assert frame.evaluate("Object.keys(localStorage)") == []
    author.stop()
    assert faults == []
