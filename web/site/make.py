"""Makes the site: `python3 build.py site` runs this with the tools of `.venv`.

    python web/site/make.py OUT

Everything in OUT is static and addressed relatively, so that it works from any folder of any host.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zlib
from datetime import date, timedelta
from pathlib import Path

from polis.bots import LEVELS
from polis.core.messages import LANGUAGES
from polis.games import GAMES
from polis.page.openings import openings

WEB = Path(__file__).resolve().parents[1]
ROOT = WEB.parent
MODULES = WEB / "node_modules"
PYODIDE = MODULES / "pyodide"
# bare names in our modules and where their files go: no bundler, so the browser needs addresses
VENDOR = {
    "lit-html": ("lit-html", ["lit-html.js"], "lit-html.js"),
    "@fluent/bundle": ("@fluent/bundle/esm", None, "index.js"),
    "idb-keyval": ("idb-keyval/dist", ["index.js"], "index.js"),
}
SEEDS = range(1, 201)
# the wheel on PyPI of the version in Pyodide's lock (whose own hash is of another packing)
MICROPIP = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"
DAILY_SIZE = 3
# what a tinkerer may load, but the page never does: neither listed for offline use nor counted
TINKER = (
    "pyodide/python_stdlib.zip",
    "pyodide/pyodide.asm.wasm",
    "wheels/",
    "pyodide/pyodide-lock.json",
)


def main(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    vendor(out)
    copy_page(out)
    strip = [out / "page", out / "worker", out / "vendor"]
    subprocess.run(["node", str(WEB / "site" / "strip.mjs"), *strip], check=True)
    words(out)
    parts = python_parts(out)
    wheels(out)
    prepared_openings(out, date.today())
    version = digest("".join(sorted(hashes(out).values())).encode())[:12]
    write_parts(out, parts, version)
    write_preloads(out)
    write_service_worker(out, version)
    size = sum(f.stat().st_size for f in out.rglob("*") if f.is_file())
    print(f"{out}: version {version}, {len(hashes(out))} files, {size / 1e6:.1f} MB")


def vendor(out: Path) -> None:
    for name, (folder, files, _) in VENDOR.items():
        source = MODULES / folder
        target = out / "vendor" / name
        target.mkdir(parents=True)
        for file in files or [f.name for f in source.glob("*.js")]:
            text = (source / file).read_text("utf-8")
            (target / file).write_text(re.sub(r"//# sourceMappingURL=.*", "", text), "utf-8")
        for licence in [*(MODULES / name).glob("LICEN*")]:
            shutil.copy(licence, target / "LICENCE")


def copy_page(out: Path) -> None:
    for folder in ("page", "worker"):
        (out / folder).mkdir()
        for file in (WEB / folder).glob("*.js"):
            (out / folder / file.name).write_text(with_addresses(file.read_text("utf-8")), "utf-8")
    shutil.copytree(WEB / "styles", out / "styles")
    shutil.copytree(ROOT / "static", out / "static")
    shutil.copy(WEB / "index.html", out)


def with_addresses(module: str) -> str:
    """A module of ours with the addresses of the libraries it imports by name."""
    for name, (_, _, entry) in VENDOR.items():
        module = module.replace(f'from "{name}"', f'from "../vendor/{name}/{entry}"')
    return module


def words(out: Path) -> None:
    """All words of a language in one file: what games share, each game's own, the page's."""
    folder = out / "words"
    folder.mkdir()
    for language in LANGUAGES:
        texts = [(WEB / "words" / f"{language}.ftl").read_text("utf-8")]
        engine = ROOT / "engine" / "polis"
        texts.append((engine / "messages" / f"{language}.ftl").read_text("utf-8"))
        for name, game in GAMES.items():
            texts.append((engine / name / "messages" / f"{language}.ftl").read_text("utf-8"))
            texts.append("\n".join(f"{id} = {text}" for id, text in game.words(language).items()))
        texts.append("words-complete = ✓\n")
        (folder / f"{language}.ftl").write_text("\n".join(texts), "utf-8")


def python_parts(out: Path) -> dict[str, Path]:
    """Pyodide, and what it loads of Python and of ours, packed."""
    target = out / "pyodide"
    target.mkdir()
    stock = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
    for file in (*stock, "pyodide-lock.json"):
        shutil.copyfile(PYODIDE / file, target / file)
    for module in target.glob("*.mjs"):
        text = re.sub(r"//# sourceMappingURL=.*", "", module.read_text("utf-8"))
        module.write_text(text, "utf-8")
    with tempfile.TemporaryDirectory() as folder:
        node = ["node", str(WEB / "python.mjs"), str(WEB / "site" / "python_parts.py")]
        subprocess.run(node, check=True, env={**os.environ, "POLIS_OUT": folder})
        sources = {
            "wasm": target / "pyodide.asm.wasm",
            "stdlib": Path(folder) / "stdlib.zip",
            "engine": Path(folder) / "engine.zip",
        }
        for name, source in sources.items():
            # packed by us, so that they are small on hosts that compress nothing themselves
            (target / f"{name}.bin").write_bytes(packed(source.read_bytes()))
    return {name: target / f"{name}.bin" for name in sources}


def packed(content: bytes) -> bytes:
    """As gzip; which memory level makes it smallest differs from file to file."""
    tries = []
    for level in (7, 8, 9):
        squeeze = zlib.compressobj(9, zlib.DEFLATED, 31, level)
        tries.append(squeeze.compress(content) + squeeze.flush())
    return min(tries, key=len)


def wheels(out: Path) -> None:
    """Our wheel and micropip's, for those who tinker."""
    folder = out / "wheels"
    folder.mkdir()
    build = [sys.executable, str(ROOT / "build.py"), "wheel", str(folder)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["packages"]["micropip"]
    kept = MODULES / lock["file_name"]
    if not kept.exists():
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        pip += ["--disable-pip-version-check", "--only-binary=:all:", "--python-version", "3.14"]
        pip += ["--dest", str(MODULES), f"micropip=={lock['version']}"]
        subprocess.run(pip, check=True)
    if digest(kept.read_bytes()) != MICROPIP:
        kept.unlink()
        raise SystemExit(f"{kept.name} is not the file it should be")
    shutil.copyfile(kept, folder / kept.name)


def prepared_openings(out: Path, today: date) -> None:
    folder = out / "openings"
    folder.mkdir()
    days = [today + timedelta(days=n) for n in range(-1, 366)]
    daily = [day.year * 10_000 + day.month * 100 + day.day for day in days]
    for name, game in GAMES.items():
        low, high = game.players
        sets = {f"{name}-{players}": (players, list(SEEDS)) for players in range(low, high + 1)}
        sets[f"{name}-daily"] = (DAILY_SIZE, daily)
        for file, (players, seeds) in sets.items():
            text = json.dumps(openings(name, players, seeds), separators=(",", ":"))
            (folder / f"{file}.json").write_text(text, "utf-8")


def write_parts(out: Path, parts: dict[str, Path], version: str) -> None:
    """What page and worker know of this build."""
    listed = {
        name: {
            "url": path.relative_to(out).as_posix(),
            "size": path.stat().st_size,
            "hash": digest(path.read_bytes()),
        }
        for name, path in parts.items()
    }
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    games = {name: {"title": g.title, "players": list(g.players)} for name, g in GAMES.items()}
    lines = {
        "VERSION": version,
        "PARTS": listed,
        # the start needs to know the interpreter, not the packages one could install
        "LOCK": json.dumps({"info": lock["info"], "packages": {}}),
        "GAMES": games,
        "LEVELS": LEVELS,
        "DAILY_SIZE": DAILY_SIZE,
    }
    text = "".join(f"export const {name} = {json.dumps(value)};\n" for name, value in lines.items())
    (out / "parts.js").write_text(text, "utf-8")


def write_preloads(out: Path) -> None:
    """The page's modules named in its head, so that they come at once and not one by one."""
    modules = [out / "parts.js", *sorted((out / "page").glob("*.js"))]
    modules += sorted((out / "vendor").rglob("*.js"))
    links = "\n".join(
        f'<link rel="modulepreload" href="{path.relative_to(out).as_posix()}">'
        for path in modules
        if path.name not in ("main.js", "watch.js")
    )
    index = out / "index.html"
    index.write_text(index.read_text("utf-8").replace("<!-- preloads -->", links), "utf-8")


def write_service_worker(out: Path, version: str) -> None:
    files = {path: hash for path, hash in hashes(out).items() if not path.startswith(TINKER)}
    site = json.dumps({"version": version, "files": files})
    text = (WEB / "sw.js").read_text("utf-8")
    marked = re.sub(r"/\* site \*/ .*;", lambda _: site + ";", text, count=1)
    assert marked != text
    (out / "sw.js").write_text(marked, "utf-8")


def hashes(out: Path) -> dict[str, str]:
    files = [path for path in sorted(out.rglob("*")) if path.is_file()]
    return {path.relative_to(out).as_posix(): digest(path.read_bytes()) for path in files}


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
