"""Saves: every decision is kept, nothing is lost, and storage that fails stops no game."""

import json
from pathlib import Path
from random import Random

import polis
import pytest
from browser.host import Host
from browser.player import choose, history, play, played, reach, ready, record, tool
from parts import part
from playwright.sync_api import BrowserContext, Page, expect

ADDRESS = "?game=uchronia&players=2&seed=13&speed=0"


def some_moves(page: Page, count: int = 4) -> list[str]:
    for turn in range(count):
        play(page, rng=Random(turn))
    return history(page)


def test_a_game_is_resumed_after_closing(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    page.goto(host.url + ADDRESS)
    ready(page)
    whole = some_moves(page)
    page.close()
    page = context.new_page()
    page.goto(host.url + ADDRESS)
    ready(page)
    expect(page.locator(f'[data-played="{len(whole)}"]')).to_have_count(1)
    assert history(page) == whole
    page.on("dialog", lambda dialog: dialog.accept())
    # in view, beside what says that it goes on
    page.locator(".notice [data-tool=restart]").click()
    expect(page.locator(f'[data-played="{len(whole)}"]')).to_have_count(0)
    ready(page)
    assert record(page)["seed"] == 13
    assert len(history(page)) < len(whole)
    play(page)  # and it is kept
    page.goto(host.url)
    expect(page.locator("[data-resume]")).to_have_count(2)


def test_games_have_names_and_addresses_of_their_own(page: Page, host: Host) -> None:
    page.goto(host.url + ADDRESS)
    ready(page)
    whole = some_moves(page, 2)
    page.goto(host.url)
    page.once("dialog", lambda dialog: dialog.accept("The rainy evening"))
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="Go on: The rainy evening").click()
    ready(page)
    assert page.url == host.url + ADDRESS
    assert history(page) == whole


def test_export_and_import(page: Page, host: Host, tmp_path: Path) -> None:
    page.goto(host.url + ADDRESS)
    ready(page)
    whole = some_moves(page)
    with page.expect_download() as download:
        tool(page, "export").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["record"]["moves"] == whole
    page.goto(host.url)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Remove").click()
    expect(page.locator("[data-resume]")).to_have_count(0)
    page.get_by_label("Import").set_input_files(file)
    ready(page)
    assert history(page) == whole
    bare = tmp_path / "bare.json"
    bare.write_text(json.dumps(record(page)))
    page.goto(host.url)
    page.get_by_label("Import").set_input_files(bare)
    ready(page)
    assert history(page) == whole


@pytest.mark.parametrize(
    "content",
    [
        '{"polis": 1}',
        "\0",
        *(
            pytest.param(content, marks=part("faults"))
            for content in (
                "",
                "[]",
                '{"polis": 1, "moves": ["x"]}',
                '{"polis": 1, "game": "uchronia", "players": 100000000, "seed": 1, "moves": []}',
            )
        ),
    ],
)
def test_a_bad_file_is_named_and_harms_nothing(
    page: Page, host: Host, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content)
    page.goto(host.url)
    page.get_by_label("Import").set_input_files(file)
    expect(page.locator(".notice").filter(has_text="bad.json")).to_have_count(1, timeout=40_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.goto(host.url)
    expect(page.get_by_text("No game has been kept")).to_be_visible()
    assert page.locator(".saves li").count() == 0


def test_a_damaged_save_is_set_aside_and_named(page: Page, host: Host) -> None:
    page.goto(host.url + ADDRESS)
    ready(page)
    some_moves(page, 2)
    page.evaluate("""() => new Promise((done) => {
      const opening = indexedDB.open("polis");
      opening.onsuccess = () => {
        const store = opening.result.transaction("games", "readwrite").objectStore("games");
        store.put({ polis: 1, name: "An old game" }, "broken");
        const all = store.openCursor();
        all.onsuccess = () => {
          const cursor = all.result;
          if (!cursor) { opening.result.close(); done(); return; }
          if (cursor.key !== "broken") {
            const record = { ...cursor.value.record, moves: ["nonsense"] };
            cursor.update({ ...cursor.value, record });
          }
          cursor.continue();
        };
      };
    })""")
    page.goto(host.url)
    expect(page.get_by_role("button", name="Export An old game")).to_be_visible()
    page.goto(host.url + ADDRESS)
    expect(page.locator(".notice").filter(has_text="set aside")).to_have_count(1, timeout=40_000)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export Uchronia").click()
    assert "nonsense" in Path(download.value.path()).read_text()


FAULTS = {
    "absent": "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });",
    "denied": "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };",
    "full": """IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError"); };""",
    "no local storage": """Object.defineProperty(globalThis, "localStorage", {
      get() { throw new DOMException("no", "SecurityError"); } });""",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_game_goes_on_without_storage_and_says_so(page: Page, host: Host, fault: str) -> None:
    page.add_init_script(FAULTS[fault])
    page.goto(host.url + ADDRESS)
    ready(page)
    some_moves(page, 3)
    kept = page.locator(".notice").filter(has_text="cannot be kept")
    expect(kept).to_have_count(0 if fault == "no local storage" else 1)
    page.goto(host.url)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_of_two_tabs_the_newer_one_plays_on(context: BrowserContext, host: Host) -> None:
    first = context.new_page()
    first.goto(host.url + ADDRESS)
    ready(first)
    whole = some_moves(first, 3)
    second = context.new_page()
    second.goto(host.url + ADDRESS)
    ready(second)
    expect(first.locator("[data-elsewhere]")).to_be_visible()
    assert first.locator("[data-move]").count() == 0
    play(second, rng=Random(1))
    longer = history(second)
    assert longer[: len(whole)] == whole
    first.get_by_role("button", name="Play it here").click()
    ready(first)
    expect(second.locator("[data-elsewhere]")).to_be_visible()
    assert history(first) == longer
    assert played(first) == len(longer)


def test_a_list_opened_long_ago_takes_nothing_back(context: BrowserContext, host: Host) -> None:
    first = context.new_page()
    first.goto(host.url + ADDRESS)
    ready(first)
    some_moves(first, 2)
    listed = context.new_page()
    listed.goto(host.url)
    expect(listed.locator("[data-resume]")).to_be_visible()
    longer = some_moves(first, 3)
    listed.once("dialog", lambda dialog: dialog.accept("The same game"))
    listed.get_by_role("button", name="Rename").click()
    expect(listed.locator("[data-resume]")).to_contain_text("The same game")
    longer = some_moves(first, 2)
    listed.locator("[data-resume]").click()
    ready(listed)
    assert history(listed) == longer


def test_a_game_left_while_it_waited_plays_no_part_in_the_next(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=13")
    ready(page)
    tool(page, "settings").click()
    page.locator("select[name=speed]").select_option(label="Step by step")
    page.locator("[data-close]").click()
    step, rng = page.locator("[data-step]"), Random(1)
    while not step.count():
        before = played(page)
        choose(page, rng.choice(list(reach(page))))
        expect(page.locator(f'[data-played="{before}"]')).to_have_count(0)
        expect(page.locator("[data-step], [data-tool=hint]:not(:disabled)").first).to_be_attached()
    page.get_by_role("link", name="Polis").click()
    page.locator("select[name=speed]").select_option(label="No animation")
    page.get_by_role("button", name="Play", exact=True).click()
    ready(page)
    expect(step).to_have_count(0)
    assert 0 not in polis.replay(record(page)).deciders, "nobody has played for the human"


def test_a_link_carries_the_game_to_another_device(
    page: Page, host: Host, context: BrowserContext
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.origin)
    page.goto(host.url + ADDRESS)
    ready(page)
    whole = some_moves(page)
    tool(page, "share").click()
    expect(page.locator(".notice").filter(has_text="copied")).to_have_count(1)
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(host.url)
    page.goto("about:blank")
    page.goto(link)
    ready(page)
    assert history(page) == whole
