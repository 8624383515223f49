"""The browsers there are, each opened for as long as it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from browsers.driver import Browser
from browsers.firefox import Firefox
from browsers.webkit import WebKit

BROWSERS: dict[str, type[Browser]] = {"firefox": Firefox, "webkit": WebKit}


@contextmanager
def open_browser(kind: str) -> Iterator[Browser]:
    with closing(BROWSERS[kind]()) as browser:
        browser.open()
        browser.resize(1440, 900)
        yield browser
