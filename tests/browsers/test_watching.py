"""What goes wrong in a page is heard: else the other stories would prove little."""

from __future__ import annotations

from functools import partial

from browser.host import Host
from browsers.driver import Browser
from browsers.opening import open_browser
from browsers.waiting import until
from parts import part

pytestmark = part("browsers")

WRONGS = {
    "said": "() => console.error('said')",
    "thrown": "() => void setTimeout(() => { throw new Error('thrown'); })",
    "rejected": "() => void setTimeout(() => Promise.reject(new Error('rejected')))",
    "https://example.org/x.png": "() => { new Image().src = 'https://example.org/x.png'; }",
    "style-src": "() => document.body.setAttribute('style', 'color: red')",
    "require-trusted-types-for": "() => { document.createElement('script').text = '1'; }",
}


def test_everything_that_goes_wrong_is_heard(kind: str, host: Host) -> None:
    with open_browser(kind) as browser:
        browser.goto(f"{host.url}?lang=en")
        browser.until_shown(".start button.main")
        assert browser.console() == []
        for name, wrong in WRONGS.items():
            # refused at once or later, the script that tries it goes on
            browser.evaluate(f"async () => {{ try {{ ({wrong})(); }} catch {{}} }}")
            until(partial(mentioned, browser, name), name, 20)


def mentioned(browser: Browser, name: str) -> bool:
    return any(name in line for line in browser.console())
