"""A real Chromium, static hosts with the built site, and a watch on everything that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.embedding import Author
from browser.host import Host
from browser.visitor import WATCH, Another, Visitor
from browser.watch import Watch
from chromium import installed
from failures import Keepsakes, note_failure
from playwright.sync_api import Browser, BrowserContext, Page, WebError, expect

# two browsers and two engines share two cores, so waiting may take long
expect.set_options(timeout=20_000)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    note_failure(item, call)


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
    """Tests say where they go."""


@pytest.fixture
def fresh() -> None:
    """Tests about loading name it: nobody has used their host and their browsers before."""


@pytest.fixture(scope="session")
def shared_host(site: Path) -> Iterator[Host]:
    host = Host(site)
    host.lasting = True
    yield host
    host.stop()


@pytest.fixture
def host(request: pytest.FixtureRequest, site: Path, shared_host: Host) -> Iterator[Host]:
    if "fresh" in request.fixturenames:
        own = Host(site)
        yield own
        own.stop()
    else:
        shared_host.reset()
        yield shared_host


@pytest.fixture(scope="session")
def visitors(
    browser: Browser, shared_host: Host, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[int], Visitor]]:
    """The first, second, … person at the shared host, each with a browser of their own."""
    elsewhere = Host(tmp_path_factory.mktemp("elsewhere"), "localhost")
    known: list[Visitor] = []

    def number(at: int) -> Visitor:
        while len(known) <= at:
            known.append(Visitor(browser, shared_host, elsewhere))
        return known[at]

    yield number
    for visitor in known:
        visitor.context.close()
    elsewhere.stop()


@pytest.fixture
def another(
    request: pytest.FixtureRequest,
    browser: Browser,
    host: Host,
    visitors: Callable[[int], Visitor],
    browser_context_args: dict[str, Any],
) -> Iterator[Another]:
    """Another person's browser each time; what it stores is deleted after the test.

    Every test proves that nothing left the site's folder and no policy was broken.
    """
    is_fresh = "fresh" in request.fixturenames
    watches: list[Watch] = []

    def begin() -> BrowserContext:
        if is_fresh:
            context = fresh_context(browser, browser_context_args)
        else:
            context = visitors(len(watches)).context
        watches.append(Watch(context, host))
        return context

    yield begin
    keepsakes = Keepsakes(request.node)
    for number, watch in enumerate(watches):
        watch.end()
        if keepsakes.wanted:
            watch.keep(keepsakes, f"browser-{number}")
    try:
        for watch in watches:
            watch.check()
    finally:
        for number, watch in enumerate(watches):
            if is_fresh:
                watch.context.close()
            else:
                visitors(number).empty()


def fresh_context(browser: Browser, options: dict[str, Any]) -> BrowserContext:
    context = browser.new_context(**options)
    context.set_default_timeout(30_000)
    context.add_init_script(WATCH)
    return context


@pytest.fixture
def context(another: Another) -> BrowserContext:
    return another()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def stranger(page: Page, another: Another) -> Page:
    """Somebody else's browser, beside the one of `page`."""
    return another().new_page()


@pytest.fixture
def author(context: BrowserContext, host: Host, tmp_path: Path) -> Iterator[Author]:
    """Somebody with a site of their own; an error in any frame of ours fails the test."""
    faults: list[str] = []

    def failed(fault: WebError) -> None:
        faults.append(str(fault.error))

    context.on("weberror", failed)
    author = Author(host, tmp_path)
    yield author
    context.remove_listener("weberror", failed)
    for page in context.pages:
        for frame in page.frames:
            if frame.url.startswith(host.url):
                faults += frame.evaluate("globalThis.__violations ?? []")
    author.stop()
    assert faults == []
