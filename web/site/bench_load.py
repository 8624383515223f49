"""How soon one can play: the site beside bare Pyodide, in one run, in a real Chromium.

    python web/site/bench_load.py DIST [--rounds N] [--mbit M]

Both are served gzipped where that helps, as a good host does. A cold visit has a fresh profile, a
warm one the profile of the visit before. Times are medians; read the ratios, machines differ. Each
is to the visit of bare Pyodide of the same kind, those of the first paint, the painted table and
the bytes to its cold one. A table is painted when two animation frames have begun since it was
there. Bytes are what was sent until the first legal move of a first visit, of each game that has a
goal.
A missed goal ends it with 1.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, BinaryIO, NamedTuple

from chromium import installed
from playwright.sync_api import BrowserContext, Page, sync_playwright
from python_files import PYODIDE
from serve import Handler

BARE = "bare/index.html"
ADDRESS = "?game={}&players=2&seed=1"
TIMED = "uchronia"  # the game whose times are measured
PIECE = 16_384
PACKED = (".js", ".mjs", ".wasm", ".css", ".html", ".json", ".ftl", ".svg")

BARE_PAGE = """<!doctype html><title>bare</title><p id="out"></p>
<script type="module">
const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = () => { document.getElementById("out").textContent = "ready"; };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("1 + 1");
postMessage("ready");
"""


GOALS = {"first visit": 0.6, "second": 0.35, "first paint": 0.05, "table": 0.15}
BYTES = {"uchronia": 0.72, "innovation": 0.76}  # of a first visit, at most

WATCH = """globalThis.tablePainted = (async () => {
  const frame = () => new Promise(requestAnimationFrame);
  while (!document.querySelector("[data-played]")) await frame();
  await frame();
  await frame();
  return performance.now();
})()"""


class Times(NamedTuple):
    """Seconds from the address to each of these."""

    painted: float
    table: float
    whole: float


class Line:
    """The line to the browser: how much went over it, and at most how fast."""

    def __init__(self, mbit: float | None) -> None:
        self.rate = mbit and mbit * 1_000_000 / 8
        self.sent = 0
        self.packed: dict[str, bytes] = {}
        self.free = threading.Lock()

    def send(self, body: bytes, file: BinaryIO) -> None:
        for at in range(0, len(body), PIECE):
            piece = body[at : at + PIECE]
            with self.free:
                self.sent += len(piece)
                if self.rate:
                    time.sleep(len(piece) / self.rate)
            file.write(piece)


class GzipHandler(Handler):
    """Serves what a host would compress compressed, and counts the bytes that go out."""

    def __init__(self, *args: Any, line: Line, **named: Any) -> None:
        self.line = line
        super().__init__(*args, **named)

    def do_GET(self) -> None:  # noqa: N802  (the name the standard library calls)
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path = path / "index.html"
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        squeeze = path.suffix in PACKED
        if squeeze:
            body = self.line.packed.setdefault(str(path), gzip.compress(body, 9))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        if squeeze:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        try:
            self.line.send(body, self.wfile)
        except ConnectionError:
            self.close_connection = True

    def end_headers(self) -> None:
        self.send_header("ETag", '"bench"')
        super().end_headers()


def first_move(page: Page, url: str, game: str = TIMED) -> Times:
    """Seconds to the first paint, the painted table, and the first legal move by the engine."""
    page.add_init_script(WATCH)
    start = time.perf_counter()
    page.goto(url + ADDRESS.format(game), wait_until="commit")
    table = page.evaluate("tablePainted")
    page.wait_for_selector(".loading", state="detached", timeout=120_000)
    page.wait_for_selector("[data-move]:not(:disabled)", timeout=120_000)
    whole = time.perf_counter() - start
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    return Times(painted / 1000, table / 1000, whole)


def bare_start(page: Page, url: str) -> Times:
    start = time.perf_counter()
    page.goto(url + BARE, wait_until="commit")
    page.get_by_text("ready").wait_for(timeout=120_000)
    whole = time.perf_counter() - start
    return Times(whole, whole, whole)


Visit = Callable[[Page, str], Times]


def visits(
    open_profile: Callable[[str], BrowserContext],
    visit: Visit,
    url: str,
    line: Line,
    kept: bool,
) -> dict[str, float]:
    """A cold and a warm visit with one profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = open_profile(profile)
        page = context.new_page()
        line.sent = 0
        cold = visit(page, url)
        size = line.sent
        if kept:
            page.wait_for_selector("[data-offline]", timeout=120_000)
            until = "async () => (await (await caches.open('polis-snapshot')).keys()).length"
            while not page.evaluate(until):
                page.wait_for_timeout(200)
        context.close()
        context = open_profile(profile)
        warm = visit(context.new_page(), url)
        context.close()
    return {
        "painted": cold.painted,
        "table": cold.table,
        "cold": cold.whole,
        "warm": warm.whole,
        "bytes": size,
    }


def first_bytes(
    open_profile: Callable[[str], BrowserContext], url: str, line: Line, game: str
) -> int:
    """What a first visit of a game is sent until its first legal move."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = open_profile(profile)
        line.sent = 0
        first_move(context.new_page(), url, game)
        size = line.sent
        context.close()
    return size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dist", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--mbit", type=float, help="throttle the line to so many Mbit/s")
    arguments = parser.parse_args()
    line = Line(arguments.mbit)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = Path(folder) / "site"
        shutil.copytree(arguments.dist, root)
        # as it comes from its makers, whatever the site does to its own
        shutil.copytree(PYODIDE, root / "bare")
        (root / BARE).write_text(BARE_PAGE)
        (root / "bare" / "worker.js").write_text(BARE_WORKER)
        handler = partial(GzipHandler, directory=str(root), line=line)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/"
        path = installed()
        chromium = playwright.chromium

        def open_profile(profile: str) -> BrowserContext:
            return chromium.launch_persistent_context(
                profile, executable_path=path, args=["--no-sandbox"]
            )

        results: dict[str, list[dict[str, float]]] = {"bare": [], "polis": []}
        for _ in range(arguments.rounds):
            results["bare"].append(visits(open_profile, bare_start, url, line, kept=False))
            results["polis"].append(visits(open_profile, first_move, url, line, kept=True))
        sent = {game: first_bytes(open_profile, url, line, game) for game in BYTES}
        server.shutdown()
    met = all([tell(results), tell_bytes(results, sent)])
    print("The goals are met." if met else "The goals are missed.")
    sys.exit(not met)


def tell(results: dict[str, list[dict[str, float]]]) -> bool:
    """Prints what was measured; whether all goals are met."""

    def middle(who: str, what: str) -> float:
        return median(result[what] for result in results[who])

    for who, name in (("bare", "bare Pyodide"), ("polis", "Polis")):
        first, second = middle(who, "cold"), middle(who, "warm")
        size = middle(who, "bytes") / 1e6
        print(f"{name:<13} first visit {first:.2f} s, second {second:.2f} s, {size:.2f} MB sent")
    bare = middle("bare", "cold")
    ratios = {
        "first visit": middle("polis", "cold") / bare,
        "second": middle("polis", "warm") / middle("bare", "warm"),
        "first paint": middle("polis", "painted") / bare,
        "table": middle("polis", "table") / bare,
    }
    said = [f"{name} {ratio:.3f} (goal {GOALS[name]})" for name, ratio in ratios.items()]
    print(f"ratios: {', '.join(said)}")
    return all(ratio < GOALS[name] for name, ratio in ratios.items())


def tell_bytes(results: dict[str, list[dict[str, float]]], sent: dict[str, int]) -> bool:
    """Prints what a first visit of each game takes; whether all goals are met."""
    bare = median(result["bytes"] for result in results["bare"])
    for game, size in sent.items():
        name = f"{game} {size / 1e6:.2f} of {bare / 1e6:.2f} MB sent"
        print(f"{name}: {size / bare:.3f} (goal {BYTES[game]})")
    return all(size / bare <= BYTES[game] for game, size in sent.items())


if __name__ == "__main__":
    main()
