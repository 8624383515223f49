"""Makes the site: `python3 build.py site` runs this with the tools of `.venv`.

    python web/site/make.py OUT

Everything in OUT is static and addressed relatively, so that it works from any folder of any host.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import shell
from engine_parts import CORE, engine_parts
from manifest import manifest
from polis.bots import LEVELS
from polis.core.game import Game
from polis.core.languages import LANGUAGES
from polis.core.rulebook import rulebook
from polis.games import GAMES
from polis.lessons.course import table_of_contents
from polis.page.limits import LIMITS
from polis.puzzles.puzzle import shipped
from polis.terminal.lesson_files import course_of, folder_of, parsed
from prepared_openings import DAILY_SIZE, Prepared, option_sizes, prepared_openings
from python_files import MODULES, PYODIDE, check_snapshots, digest, python_parts, wheels

WEB = Path(__file__).resolve().parents[1]
ROOT = WEB.parent
SVG = "http://www.w3.org/2000/svg"
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
    check_snapshots(out)
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
    """The words of a language: the page's and what games share, and each game's own beside them."""
    folder, engine = out / "words", ROOT / "engine" / "polis"
    folder.mkdir()
    for language in LANGUAGES:
        shared = [WEB / "words" / f"{language}.ftl", engine / "messages" / f"{language}.ftl"]
        said = {language: "\n".join(file.read_text("utf-8") for file in shared)}
        for name, game in GAMES.items():
            files = [place / f"{language}.ftl" for place in messages_of(game)]
            own = "\n".join(file.read_text("utf-8") for file in files)
            cards = game.printed.texts(language)
            lines = [own, *(f"{id} = {text}" for id, text in cards.items())]
            said[f"{name}-{language}"] = "\n".join(lines)
        for file, text in said.items():
            node = ["node", str(WEB / "site" / "words.mjs")]
            read = subprocess.run(node, check=True, input=text.encode(), capture_output=True)
            (folder / f"{file}.json").write_bytes(read.stdout)


def messages_of(game: Game[Any]) -> list[Path]:
    """Where a game and its sets have their messages."""
    folders = [ROOT / "engine" / Path(*package.split(".")) for package in game.packages]
    return [folder / "messages" for folder in folders]


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
        "ENGINE_PARTS": [part for part in engine_parts(ROOT / "engine") if part != CORE],
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


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
