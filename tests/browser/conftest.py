"""A real Chromium, a static host with the built site, and a watch on everything that is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.embedding import Author
from browser.host import ROOT, Host
from chromium import installed
from playwright.sync_api import BrowserContext, Page, expect

DIST = ROOT / "dist"
# two browsers and two engines share two cores, so what comes may come late
expect.set_options(timeout=20_000)
WATCH = """
globalThis.__violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  __violations.push(`${event.violatedDirective} ${event.blockedURI}`));
globalThis.__workers = [];
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    __workers.push(this);
  }
};
"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    found = installed()
    given: dict[str, object] = {
        **browser_type_launch_args,
        # the shell puts frames of another site into the same process unless it is told not to
        "args": ["--no-sandbox", "--disable-gpu", "--site-per-process"],
    }
    return {**given, "executable_path": found} if found else given


@pytest.fixture(scope="session")
def base_url() -> None:
    """Each test has a host of its own."""


@pytest.fixture(scope="session")
def site() -> Path:
    assert (DIST / "index.html").exists(), "`python3 build.py test` builds the site first"
    return DIST


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.stop()


@pytest.fixture
def context(context: BrowserContext, host: Host) -> Iterator[BrowserContext]:
    """Every test proves that nothing left the site's folder and no policy was broken."""
    strays: list[str] = []
    context.add_init_script(WATCH)
    context.on(
        "request",
        lambda request: (
            request.url.startswith((host.url, *host.neighbours, "data:", "blob:"))
            or strays.append(request.url)
        ),
    )
    context.set_default_timeout(30_000)
    yield context
    assert strays == []
    for page in context.pages:
        if page.url.startswith(host.url):
            assert page.evaluate("globalThis.__violations ?? []") == []


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def author(context: BrowserContext, host: Host, tmp_path: Path) -> Iterator[Author]:
    """Somebody with a site of their own; in no frame of ours anything goes wrong unseen."""
    faults: list[str] = []
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    author = Author(host, tmp_path)
    yield author
    for page in context.pages:
        for frame in page.frames:
            if frame.url.startswith(host.url):
                faults += frame.evaluate("globalThis.__violations ?? []")
    author.stop()
    assert faults == []
