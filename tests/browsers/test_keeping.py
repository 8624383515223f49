"""Games are kept: over a reload, without the server, and as files."""

from __future__ import annotations

import json

from browser.host import Host
from browsers.driver import Browser
from browsers.player import history, play_turns, press_tool, record, settled, sit_down
from browsers.waiting import until
from parts import part

pytestmark = part("browsers")

ADDRESS = "?game=uchronia&players=2&seed=13&seats=human,mouse&lang=en"


def test_a_game_goes_on_after_a_reload(window: Browser, host: Host) -> None:
    sit_down(window, host, ADDRESS)
    whole = play_turns(window, 4)
    window.reload()
    settled(window)
    assert history(window) == whole
    window.goto(f"{host.url}?speed=0&lang=en")
    window.until_shown("[data-resume]")
    window.click("[data-resume]")
    settled(window)
    assert history(window) == whole
    assert len(play_turns(window, 2)) > len(whole)


def test_everything_is_played_without_the_server(window: Browser, host: Host) -> None:
    sit_down(window, host, ADDRESS)
    window.until_shown("[data-offline]")
    whole = play_turns(window, 2)
    host.stop()
    window.reload()
    settled(window)
    assert history(window) == whole
    assert len(play_turns(window, 4)) > len(whole)
    sit_down(window, host, "?game=utopia&players=2&seed=3&lang=fr")
    assert play_turns(window, 2)
    sit_down(window, host, "?game=innovation&players=2&seed=3&lang=it")
    assert play_turns(window, 2)
    window.goto(f"{host.url}?lesson=two-cards&speed=0")
    window.until_shown("[data-lesson]")


def test_a_game_is_exported_and_imported(window: Browser, host: Host) -> None:
    sit_down(window, host, ADDRESS)
    whole = play_turns(window, 4)
    press_tool(window, "export")
    [file] = until(lambda: [*window.downloads.glob("*.json")], "the file")
    content = until(lambda: file.read_text("utf-8"), "what is in the file")
    assert json.loads(content)["record"] == record(window)
    window.goto(f"{host.url}?speed=0&lang=en")
    window.until_shown("[data-resume]")
    window.click(".saves button[title=Remove]")  # the browser is told to agree when it is asked
    window.until_gone("[data-resume]")
    window.type(".saves input[type=file]", str(file))
    settled(window)
    assert history(window) == whole
    assert len(play_turns(window, 1)) > len(whole)
