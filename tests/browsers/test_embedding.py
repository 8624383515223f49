"""A table in a page of somebody else's, on another site."""

from __future__ import annotations

import polis
from browser.embedding import POSITION, Author, table
from browser.host import Host
from browsers.driver import ELEMENT, Browser
from browsers.player import play_turns, settled
from parts import part

pytestmark = part("browsers")

ICON = "<link rel='icon' href='data:,'>"  # or the browser asks for one
INSIDE = "(kind) => document.getElementById('one').shadowRoot?.querySelector(kind)"
TOLD = "(kind) => __told.filter((it) => it.kind === kind)"
TALL = "() => document.getElementById('one').getBoundingClientRect().height"
# the frame has taken the height the table asked for; until then the table is as small as it must be
WHOLE = """() => innerHeight > 0 && document.documentElement.scrollHeight <= innerHeight
  && document.documentElement.style.getPropertyValue("--fit") === "1\""""
SAID = "(kind) => __told.some((it) => it.kind === kind)"


def test_a_table_from_another_site_is_played(window: Browser, author: Author) -> None:
    one = table(position=POSITION, seats="human,mouse", lang="en")
    window.goto(author.write(one, ICON + author.script))
    button = window.until(INSIDE, "button")
    window.send("ElementClick", id=button[ELEMENT])
    window.until(SAID, "ready")
    window.enter(window.until(INSIDE, "iframe")[ELEMENT])
    settled(window)
    window.until(WHOLE)
    play_turns(window, 4)
    assert window.console() == []
    window.leave()
    told = window.evaluate(TOLD, "move")
    record = window.evaluate("() => document.getElementById('one').record()")
    assert len(told) == len(record["moves"]) >= 4
    assert polis.replay(record).game == "uchronia"
    assert window.evaluate(TOLD, "error") == []
    assert window.evaluate(TALL) == window.evaluate(TOLD, "size")[-1]["height"]


def test_the_tutorial_is_a_page_of_tables(window: Browser, host: Host) -> None:
    window.goto(f"{host.url}tutorial-example/")
    frame = "() => document.querySelector('polis-table').shadowRoot?.querySelector('iframe')"
    inside = window.until(frame)[ELEMENT]
    window.enter(inside)
    settled(window)
    window.until(WHOLE)
    # nobody scrolls the page around for a click in a frame
    window.leave()
    window.evaluate("() => document.querySelector('polis-table').scrollIntoView()")
    window.enter(inside)
    assert play_turns(window, 1)
    assert window.console() == []
