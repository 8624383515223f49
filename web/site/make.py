"""Makes the site: `python3 build.py site` runs this with the tools of `.venv`.

    python web/site/make.py OUT

Everything in OUT is static and addressed relatively, so that it works from any folder of any host.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zlib
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import shell
from manifest import manifest
from polis.bots import LEVELS
from polis.core.languages import LANGUAGES
from polis.core.rulebook import rulebook
from polis.games import GAMES
from polis.lessons.course import table_of_contents
from polis.page.limits import LIMITS
from polis.puzzles.puzzle import shipped
from polis.terminal.lesson_files import course_of, folder_of, parsed
from prepared_openings import DAILY_SIZE, Prepared, option_sizes, prepared_openings

WEB = Path(__file__).resolve().parents[1]
ROOT = WEB.parent
MODULES = WEB / "node_modules"
PYODIDE = MODULES / "pyodide"
SVG = "http://www.w3.org/2000/svg"
# the wheel on PyPI of the version in Pyodide's lock (whose own hash is of another packing)
MICROPIP = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"
# what a tinkerer may load, but the page never does: neither listed for offline use nor counted
TINKER = (
    "pyodide/python_stdlib.zip",
    "pyodide/pyodide.asm.wasm",
    "wheels/",
    "pyodide/pyodide-lock.json",
    "lesson.schema.json",
    "tutorial-example/",
)


def main(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    static(out)
    modules, packages = bundled(out)
    licences(out, packages)
    words(out)
    rules(out)
    lessons(out)
    puzzles(out)
    printed(out)
    parts = python_parts(out)
    wheels(out)
    prepared = prepared_openings(out, date.today())
    write_pages(out, modules)
    # a page as an author elsewhere would write it
    shutil.copytree(WEB / "tutorial", out / "tutorial-example")
    version = digest("".join(sorted(hashes(out).values())).encode())[:12]
    write_parts(out, parts, prepared, version)
    write_service_worker(out, version)
    size = sum(f.stat().st_size for f in out.rglob("*") if f.is_file())
    print(f"{out}: version {version}, {len(hashes(out))} files, {size / 1e6:.1f} MB")


def static(out: Path) -> None:
    """Icons and art, the drawings without what only their authors read."""
    shutil.copytree(ROOT / "static", out / "static")
    ElementTree.register_namespace("", SVG)
    for path in (out / "static").rglob("*.svg"):
        drawing = ElementTree.parse(path)  # without its comments
        for element in drawing.iter():
            # space between two tags; no drawing of ours has words, where it would be seen
            element.text = element.tail = None
            for name, value in element.attrib.items():
                element.set(name, " ".join(value.split()))
            if path.parent.name == "art":
                part_of(path.stem, element)
        drawing.write(path, "utf-8")
    (out / "static" / "manifest.webmanifest").write_text(json.dumps(manifest()), "utf-8")


def part_of(sprite: str, element: ElementTree.Element) -> None:
    """Names begin with the sprite's: in the page all sprites share one space of names."""
    if id := element.get("id"):
        element.set("id", f"{sprite}-{id}")
    if href := element.get("href"):
        element.set("href", f"#{sprite}-{href.removeprefix('#')}")


def bundle(*arguments: str, **known: object) -> str:
    """Lets esbuild bundle code that names what only the build knows; what it prints."""
    command = ["node", str(WEB / "site" / "bundle.mjs"), *arguments]
    run = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, input=json.dumps(known), encoding="utf-8"
    )
    return run.stdout


def bundled(out: Path) -> tuple[dict[str, list[str]], list[str]]:
    """Bundles the page's code; the modules each entry begins with, and the libraries in it."""
    # what an author's page reads before there is a frame with all words
    words = {
        language: {"play": said["embed-play"], "fault": said["embed-fault"]}
        for language, said in shell.WORDS.items()
    }
    found = json.loads(bundle(str(out), EMBED_WORDS=words))
    return found["modules"], found["packages"]


def licences(out: Path, packages: list[str]) -> None:
    """What others wrote and the site carries, with the terms of each."""
    texts = []
    for name in [*packages, "pyodide"]:
        about = json.loads((MODULES / name / "package.json").read_text("utf-8"))
        own = [file.read_text("utf-8") for file in (MODULES / name).glob("LICEN*")]
        head = f"{name} {about['version']}, {about['license']}: {about['homepage']}"
        texts.append("\n\n".join([head, *own]))
    texts.append("Python, PSF-2.0: https://docs.python.org/3/license.html")
    # not every package brings the text it names; the compiler is under the same terms
    texts.append((MODULES / "typescript" / "LICENSE.txt").read_text("utf-8").strip())
    (out / "licences.txt").write_text(f"\n\n{'-' * 72}\n\n".join(texts) + "\n", "utf-8")


def words(out: Path) -> None:
    """All words of a language in one file: the page's, what games share, each game's own."""
    folder = out / "words"
    folder.mkdir()
    for language in LANGUAGES:
        packages = ["polis", *[package for game in GAMES.values() for package in game.packages]]
        places = [ROOT / "engine" / Path(*package.split(".")) / "messages" for package in packages]
        files = [place / f"{language}.ftl" for place in (WEB / "words", *places)]
        texts = [file.read_text("utf-8") for file in files]
        for game in GAMES.values():
            cards = game.printed.texts(language)
            texts.append("\n".join(f"{id} = {text}" for id, text in cards.items()))
        node = ["node", str(WEB / "site" / "words.mjs")]
        read = subprocess.run(
            node, check=True, input="\n".join(texts).encode(), capture_output=True
        )
        (folder / f"{language}.json").write_bytes(read.stdout)


def rules(out: Path) -> None:
    """Each game's rules in each language, loaded when somebody opens them."""
    folder = out / "rules"
    folder.mkdir()
    for name in GAMES:
        for language in LANGUAGES:
            text = json.dumps(rulebook(name, language), ensure_ascii=False, separators=(",", ":"))
            (folder / f"{name}-{language}.json").write_text(text, "utf-8")


def lessons(out: Path) -> None:
    """Each game's course and lessons, loaded when somebody takes them, and their schema."""
    shutil.copyfile(ROOT / "docs" / "lesson.schema.json", out / "lesson.schema.json")
    for name in GAMES:
        folder = out / "lessons" / name
        folder.mkdir(parents=True)
        course = course_of(name)
        files = {lesson.id: parsed(folder_of(name) / f"{lesson.id}.json") for lesson in course}
        files["course"] = table_of_contents(name, course)
        for file, content in files.items():
            text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{file}.json").write_text(text, "utf-8")


def puzzles(out: Path) -> None:
    """Each game's puzzles in one file, loaded when somebody wants one."""
    folder = out / "puzzles"
    folder.mkdir()
    for name in GAMES:
        text = json.dumps(shipped(name), separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, "utf-8")


def printed(out: Path) -> None:
    """What is printed on each game's cards and board, for those who draw them."""
    folder = out / "printed"
    folder.mkdir()
    for name, game in GAMES.items():
        on = game.printed
        cards = {card: {**what, "name": on.card_name(card)} for card, what in on.cards().items()}
        text = json.dumps({"cards": cards, "board": on.board()}, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, "utf-8")


def python_parts(out: Path) -> dict[str, Path]:
    """Pyodide, and what it loads of Python and of ours, packed."""
    target = out / "pyodide"
    target.mkdir()
    stock = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
    for file in (*stock, "pyodide-lock.json"):
        shutil.copyfile(PYODIDE / file, target / file)
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


def write_parts(out: Path, parts: dict[str, Path], prepared: list[Prepared], version: str) -> None:
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
    games = {
        name: {
            "title": game.title,
            "players": list(game.players),
            "unit": game.unit,
            "options": option_sizes(game),
        }
        for name, game in GAMES.items()
    }
    lines = {
        "VERSION": version,
        "PARTS": listed,
        # the start needs to know the interpreter, not the packages one could install
        "LOCK": json.dumps({"info": lock["info"], "packages": {}}),
        "GAMES": games,
        "LANGUAGES": {code: language.name for code, language in LANGUAGES.items()},
        "LEVELS": LEVELS,
        "DAILY_SIZE": DAILY_SIZE,
        "OPENINGS": prepared,
        "LIMITS": LIMITS,
    }
    text = "".join(f"export const {name} = {json.dumps(value)};\n" for name, value in lines.items())
    (out / "parts.js").write_text(text, "utf-8")


def write_pages(out: Path, modules: dict[str, list[str]]) -> None:
    (out / "index.html").write_text(shell.page(modules["page/main.js"]), "utf-8")
    (out / "embed.html").write_text(shell.frame(modules["embed/frame.js"]), "utf-8")


def write_service_worker(out: Path, version: str) -> None:
    files = {path: h[:32] for path, h in hashes(out).items() if not path.startswith(TINKER)}
    bundle(str(out), "sw.js", SITE={"version": version, "files": files})


def hashes(out: Path) -> dict[str, str]:
    files = [path for path in sorted(out.rglob("*")) if path.is_file()]
    return {path.relative_to(out).as_posix(): digest(path.read_bytes()) for path in files}


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
