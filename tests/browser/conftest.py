"""A real Chromium, a static host with the built site, and a watch on everything that is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.host import ROOT, Host
from chromium import installed
from playwright.sync_api import BrowserContext, Page

DIST = ROOT / "dist"
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
    given: dict[str, object] = {**browser_type_launch_args, "args": ["--no-sandbox"]}
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
            request.url.startswith((host.url, "data:", "blob:")) or strays.append(request.url)
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
