"""A page that means no good: whatever it sends, it changes nothing and breaks nothing."""

from __future__ import annotations

from browser.embedding import POSITION, Author, asked, call, frame_of, start, table, told
from browser.host import ROOT, Host
from browser.player import LONGEST
from playwright.sync_api import Frame, Page, expect

TALK = (ROOT / "tests" / "browser" / "hostile.js").read_text("utf-8")
HEAR = "addEventListener('message', ({ data }) => data.polis && (globalThis.there = true));"
UNCLEAR = ("undefined", "[object", "Error")


def framed(page: Page, host: Host, author: Author) -> Frame:
    """A frame that waits for its host, in a page that can talk to it."""
    body = (
        f"<iframe id='frame' width='900' height='900' src='{host.url}embed.html?host=1'></iframe>"
    )
    page.goto(author.write(f"<script>{HEAR}{TALK}</script>{body}"))
    page.wait_for_function("globalThis.there", timeout=LONGEST)
    [frame] = page.frames[1:]
    return frame


def seated(page: Page, host: Host, author: Author) -> Frame:
    """The same frame after an honest handshake, with a position and a move in it."""
    frame = framed(page, host, author)
    page.evaluate("globalThis.port = connect(frame); port.postMessage({ do: 'wake' })")
    what = {"position": POSITION, "seats": "human,mouse", "lang": "en"}
    assert page.evaluate("what => ask(port, { do: 'load', what })", what) is None
    assert page.evaluate("ask(port, { do: 'play', move: 'command clay' })") is None
    return frame


def test_a_thousand_malformed_messages_change_nothing(
    page: Page, host: Host, author: Author
) -> None:
    frame = seated(page, host, author)
    before = frame.locator("main").inner_html()
    assert page.evaluate("silent.length + loud.length") >= 1000
    answers = page.evaluate(
        """async () => {
          for (const message of silent) port.postMessage(message);
          const answers = [];
          for (const command of loud) answers.push([command.do, await ask(port, command)]);
          return answers;
        }"""
    )
    for name, said in answers:
        assert said or name == "appearance"
        assert not any(word in (said or "") for word in UNCLEAR), said
    assert page.evaluate("ask(port, { do: 'record' })")["moves"] == ["command clay"]
    assert frame.locator("main").inner_html() == before
    assert [it for it in page.evaluate("heard") if it["say"] in ("move", "over")] == [
        {"say": "move", "move": "command clay", "seat": 0}
    ]
    assert page.evaluate("ask(port, { do: 'play', move: 'take marble' })") is None
    assert frame.evaluate("globalThis.hacked ?? null") is None


def test_only_the_first_handshake_of_the_page_around_counts(
    page: Page, host: Host, author: Author
) -> None:
    frame = framed(page, host, author)
    # from another frame of the page, and without a port
    page.evaluate(
        """() => {
          const other = document.body.appendChild(document.createElement("iframe"));
          other.contentWindow.ports = [new MessageChannel().port2];
          other.contentWindow.eval(
            `parent.frame.contentWindow.postMessage({ polis: "connect" }, "*", ports)`);
          for (const said of forged) frame.contentWindow.postMessage(said, "*");
        }"""
    )
    page.evaluate("globalThis.port = connect(frame); port.postMessage({ do: 'wake' })")
    page.evaluate("globalThis.second = connect(frame)")
    page.evaluate("what => void second.postMessage({ do: 'load', id: 1, what })", {"lesson": "x"})
    what = {"position": POSITION, "seats": "human,mouse"}
    assert page.evaluate("what => ask(port, { do: 'load', what })", what) is None
    asked(frame)
    assert page.evaluate("heard.filter((it) => it.id === 1)") == []
    expect(frame.locator("[data-refusal]")).to_have_count(0)


def test_a_host_that_wants_too_much_at_once_is_told_so_and_served_afterwards(
    page: Page, host: Host, author: Author
) -> None:
    frame = seated(page, host, author)
    answers = page.evaluate(
        """() => Promise.all(
             Array.from({ length: 200 }, () => ask(port, { do: "play", move: "pass" })))"""
    )
    assert 100 < answers.count("busy") < 200
    for _ in range(10):
        page.evaluate("port.postMessage({ do: 'sleep' }); port.postMessage({ do: 'wake' })")
    assert page.evaluate("ask(port, { do: 'play', move: 'take marble' })") is None
    asked(frame)
    assert page.evaluate("ask(port, { do: 'record' })")["moves"][1] == "take marble"


def test_forged_messages_do_not_reach_the_element(page: Page, author: Author) -> None:
    author.open(page, table(position=POSITION, seats="human,mouse") + f"<script>{TALK}</script>")
    frame = start(page)
    asked(frame)
    page.evaluate(
        """() => {
          const other = document.body.appendChild(document.createElement("iframe"));
          for (let time = 0; time < 60; time += 1) {
            for (const it of forged) postMessage(it, "*");
            other.contentWindow.eval("for (const it of parent.forged) parent.postMessage(it, '*')");
          }
        }"""
    )
    assert call(page, "play", "command clay") is None
    assert told(page, "over") == told(page, "error") == []
    assert len(told(page, "ready")) == 1
    assert frame_of(page) == frame


def test_what_the_page_around_names_cannot_become_markup(page: Page, author: Author) -> None:
    evil = "<img src=x onerror='hacked=1'><script>hacked=1</script>"
    attributes = {"lang": evil, "theme": evil, "seats": evil, "game": evil, "aria_label": evil}
    author.open(page, table(**attributes))
    page.locator("#one").get_by_role("button").click()
    frame = frame_of(page)
    expect(frame.locator("[data-refusal]")).to_contain_text("<img src=x", timeout=LONGEST)
    for what in ({"puzzle": evil}, {"lesson": evil}, {"lesson": {"id": evil}}):
        assert "error" in call(page, "load", what)
        expect(frame.locator("[data-refusal]")).to_be_visible()
    for place in (page, frame):
        assert place.evaluate("globalThis.hacked ?? null") is None
        assert place.evaluate("document.querySelectorAll('img, main script').length") == 0
