"""Offline after the first load, updates that wait, and deployments that are broken."""

import re
import shutil
import sys
from pathlib import Path
from random import Random

import polis
import pytest
from browser.host import ROOT, Host
from browser.player import history, play, play_to_the_end, ready, record
from playwright.sync_api import BrowserContext, Page, expect

sys.path.insert(0, str(ROOT / "web" / "site"))

from make import write_service_worker
from parts import few_of, part

pytestmark = pytest.mark.usefixtures("fresh")
ADDRESS = "?game=uchronia&players=2&seed=17&speed=0"
PLAIN = ADDRESS + "&table=plain"


def open_to_keep(page: Page, address: str) -> None:
    """Opens an address and waits until it can be played offline; nothing is deferred."""
    page.add_init_script("globalThis.polisDeadlines = { idle: 0, snapshot: 0 }")
    page.goto(address)
    ready(page)
    expect(page.locator("[data-offline]")).to_be_visible(timeout=60_000)


def another_version(site: Path, folder: Path, word: str) -> Path:
    """The same site as a later build, with one word changed that can be seen."""
    shutil.copytree(site, folder)
    words = folder / "words" / "en.json"
    words.write_text(words.read_text("utf-8").replace("The table", word), "utf-8")
    version = f"{word.lower().replace(' ', '-')}"
    parts = folder / "parts.js"
    text = re.sub(r'VERSION = "[^"]+"', f'VERSION = "{version}"', parts.read_text("utf-8"))
    parts.write_text(text, "utf-8")
    (folder / "sw.js").unlink()
    write_service_worker(folder, version)
    return folder


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=part("games"))])
def test_a_reload_without_the_server_plays_on(page: Page, host: Host, whole: bool) -> None:
    open_to_keep(page, host.url + ADDRESS)
    for turn in range(2):
        play(page, rng=Random(turn))
    before = history(page)
    host.stop()
    page.reload()
    ready(page)
    assert history(page) == before
    play(page)
    if whole:
        play_to_the_end(page)
        assert polis.replay(record(page)).over
    page.goto(host.url + "?game=uchronia&players=4&lang=fr&speed=0")
    ready(page)
    play(page)


def test_the_second_visit_starts_from_the_snapshot(page: Page, host: Host) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    open_to_keep(page, host.url + ADDRESS)
    keeps = "async () => (await (await caches.open('polis-snapshot')).keys()).length"
    for _ in range(200):
        if page.evaluate(keeps):
            break
        play(page)
    assert page.evaluate(keeps) == 1
    whole = history(page)
    page.reload()
    ready(page)
    assert history(page) == whole
    play(page)
    # a snapshot that is damaged is no reason not to play
    page.evaluate("""async () => {
      const cache = await caches.open("polis-snapshot");
      const [key] = await cache.keys();
      await cache.put(key, new Response(new Uint8Array(1000), {
        headers: { "x-polis-hash": "0".repeat(64) } }));
    }""")
    page.reload()
    ready(page)
    play(page)
    assert not [line for line in said if "Error" in line]


def test_a_new_version_waits_for_the_player(
    context: BrowserContext, host: Host, site: Path, tmp_path: Path
) -> None:
    page = context.new_page()
    open_to_keep(page, host.url + PLAIN)
    for turn in range(2):
        play(page, rng=Random(turn))
    whole = history(page)
    host.folder = another_version(site, tmp_path / "v2", "The second table")
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
    expect(page.locator("[data-update]")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("heading", name="The table")).to_be_visible()
    play(page)
    whole = history(page)
    page.get_by_role("button", name="Save and reload").click()
    expect(page.get_by_role("heading", name="The second table")).to_be_visible(timeout=60_000)
    ready(page)
    assert history(page) == whole


def test_a_tab_in_which_another_took_the_new_version_over_is_loaded_anew_too(
    context: BrowserContext, host: Host, site: Path, tmp_path: Path
) -> None:
    page, other = context.new_page(), context.new_page()
    for tab in (page, other):
        open_to_keep(tab, host.url + PLAIN)
    host.folder = another_version(site, tmp_path / "v2", "The second table")
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
    for tab in (other, page):
        expect(tab.locator("[data-update]")).to_be_visible(timeout=60_000)
        tab.get_by_role("button", name="Save and reload").click()
        second = tab.get_by_role("heading", name="The second table")
        expect(second).to_be_visible(timeout=60_000)


@pytest.mark.parametrize(
    "fault", few_of("faults", ["missing", "truncated", "wrong"], everyday=["truncated"])
)
def test_a_broken_deployment_leaves_the_old_version_working(
    page: Page, host: Host, site: Path, tmp_path: Path, fault: str
) -> None:
    open_to_keep(page, host.url + PLAIN)
    play(page)
    whole = history(page)
    host.folder = another_version(site, tmp_path / "v2", "The broken table")
    host.faults["words/en.json"] = fault
    told = page.evaluate("""() => navigator.serviceWorker.getRegistration().then((it) =>
      new Promise((done) => {
        it.addEventListener("updatefound", () => {
          const worker = it.installing;
          worker.addEventListener("statechange", () => done(worker.state));
        });
        setTimeout(() => done("no new version was found"), 30000);
        it.update();
      }))""")
    assert told == "redundant"
    expect(page.locator("[data-update]")).to_have_count(0)
    page.reload()
    ready(page)
    expect(page.get_by_role("heading", name="The table")).to_be_visible()
    assert history(page) == whole
    play(page)


def test_it_can_be_installed(page: Page, host: Host) -> None:
    page.goto(host.url)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("href => fetch(href).then((it) => it.json())", href)
    assert manifest["start_url"] == "../"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.evaluate("url => fetch(url).then((it) => it.ok)", f"static/{icon['src']}")
