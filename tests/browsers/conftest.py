"""Firefox and WebKit, the built site on a static host, and a watch on all that goes wrong."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.embedding import Author
from browser.host import ROOT, Host
from browsers.driver import Browser, DriverError
from browsers.opening import BROWSERS, open_browser
from failures import Keepsakes, note_failure
from make import write_service_worker

HEARD = (ROOT / "tests" / "browsers" / "heard.js").read_text("utf-8")


def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    note_failure(item, call)


@pytest.fixture(scope="session")
def base_url() -> None:
    """Each test has a host of its own."""


@pytest.fixture(scope="session")
def listening_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site with one script more in its pages, before all others."""
    folder = tmp_path_factory.mktemp("site") / "dist"
    shutil.copytree(site, folder)
    (folder / "heard.js").write_text(HEARD, "utf-8")
    for page in ("index.html", "embed.html"):
        text = (folder / page).read_text("utf-8")
        assert "<title>" in text
        text = text.replace("<title>", '<script src="heard.js"></script><title>', 1)
        (folder / page).write_text(text, "utf-8")
    (folder / "sw.js").unlink()
    write_service_worker(folder, "heard")
    return folder


@pytest.fixture(params=BROWSERS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def host(kind: str, request: pytest.FixtureRequest) -> Iterator[Host]:
    """Firefox tells what goes wrong in the site as it is; in WebKit the site has to listen."""
    host = Host(request.getfixturevalue("site" if kind == "firefox" else "listening_site"))
    yield host
    host.stop()


@pytest.fixture
def window(kind: str, host: Host, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A browser of its own for each story; it proves that nothing went wrong unseen."""
    keepsakes = Keepsakes(request.node)
    with open_browser(kind) as browser:
        yield browser
        faults = [] if keepsakes.wanted else seen(browser, host)
        if keepsakes.wanted or faults:
            leave(browser, keepsakes)
    assert faults == []


def seen(browser: Browser, host: Host) -> list[str]:
    """What the console says, and what the page in view has asked of others."""
    browser.leave()
    requests = browser.evaluate(
        "() => performance.getEntriesByType('resource').map((it) => it.name)"
    )
    ours = (host.url, *host.neighbours, "data:", "blob:")
    return [*browser.console(), *(url for url in requests if not url.startswith(ours))]


def leave(browser: Browser, keepsakes: Keepsakes) -> None:
    """Keeps a picture, the console and the game so far, as far as they can still be had."""
    record = "() => Promise.race([polis.record(), new Promise((go) => setTimeout(go, 3000))])"
    deeds: dict[str, Callable[[], bytes | str]] = {
        "browser.txt": lambda: f"{browser.name} {browser.version}",
        "screen.png": browser.screenshot,
        "console.txt": lambda: "\n".join(browser.console()),
        "page.txt": lambda: str(browser.evaluate("() => document.documentElement.outerHTML")),
        "record.json": lambda: json.dumps(browser.evaluate(record)),
    }
    for file, deed in deeds.items():
        try:
            keepsakes.keep(file, deed())
        except (DriverError, OSError) as fault:
            keepsakes.keep(f"{file}.missing", str(fault))


@pytest.fixture
def author(host: Host, tmp_path: Path) -> Iterator[Author]:
    """Somebody with a site of their own."""
    author = Author(host, tmp_path)
    yield author
    author.stop()
