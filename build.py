#!/usr/bin/env python3
"""Everything one does with this project: `python3 build.py COMMAND`.

Python 3.11 or newer and Node 20 or newer are needed; the commands set up everything else, in
`.venv` and `web/node_modules`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
TOOLS = ROOT / "tests" / "requirements.txt"
NPM = "npm.cmd" if os.name == "nt" else "npm"
# A date inside the wheel that never changes, so that it is the same whenever it is built.
EPOCH = "1767225600"


def tools() -> None:
    """Sets up `.venv` with the pinned tools, unless it has them already."""
    stamp = VENV / "tools.sha256"
    wanted = hashlib.sha256(TOOLS.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted and PYTHON.exists():
        return
    print("Setting up the tools in .venv …", flush=True)
    if not PYTHON.exists():
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", str(TOOLS)], check=True)
    stamp.write_text(wanted)


def call(*command: str, **environment: str) -> int:
    paths = os.pathsep.join([str(ROOT / "engine"), str(ROOT / "tests")])
    surroundings = {**os.environ, "PYTHONPATH": paths, **environment}
    return subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode


def python(*arguments: str, **environment: str) -> int:
    return call(str(PYTHON), *arguments, **environment)


def node_modules() -> None:
    """Installs the pinned Pyodide and libraries of the page, unless just those are there."""
    web = ROOT / "web"
    stamp = web / "node_modules" / "lock.sha256"
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if not shutil.which("npm"):
        raise SystemExit("Node 20 or newer is needed (https://nodejs.org).")
    print("Setting up Pyodide and the page's libraries in web/node_modules …", flush=True)
    subprocess.run([NPM, "ci", "--ignore-scripts", "--silent"], cwd=web, check=True)
    stamp.write_text(wanted)


def site(arguments: list[str]) -> int:
    """Builds the site, a folder of static files, into `dist/` (or the folder given)."""
    tools()
    node_modules()
    return python("web/site/make.py", *(arguments or ["dist"]))


def run(arguments: list[str]) -> int:
    """Builds the site, serves it on localhost and opens it (`--port N`, `--no-browser`)."""
    return site([]) or python("web/site/serve.py", "dist", *arguments)


def play(arguments: list[str]) -> int:
    """A game in the terminal (arguments as of `python -m polis play`)."""
    # the engine needs nothing but Python, so neither does this
    return call(sys.executable, "-m", "polis", "play", *arguments)


def checks() -> list[tuple[str, ...]]:
    """Formatters, linters and types of Python, JS and CSS."""
    npm_run = (NPM, "run", "--silent", "--prefix", "web")
    return [
        (str(PYTHON), "-m", "ruff", "format", "--check", "."),
        (str(PYTHON), "-m", "ruff", "check", "."),
        (str(PYTHON), "-m", "mypy"),
        (*npm_run, "check"),
        (*npm_run, "types"),
    ]


def tested(*arguments: str) -> int:
    """All checks and then pytest, with the minutes it took (setting up the tools apart)."""
    tools()
    node_modules()
    status = python("web/site/chromium.py")
    shutil.rmtree(ROOT / "test-failures", ignore_errors=True)
    begun = time.monotonic()
    # tests take from milliseconds to minutes: who has done takes over from who has not
    pytest = (str(PYTHON), "-m", "pytest", "-n", "auto", "--dist", "worksteal", *arguments)
    steps = [*checks(), (str(PYTHON), "web/site/make.py", "dist"), pytest]
    status = status or next((status for step in steps if (status := call(*step))), 0)
    minutes, seconds = divmod(round(time.monotonic() - begun), 60)
    print(f"{'failed' if status else 'passed'} after {minutes} min {seconds} s", flush=True)
    return status


def test(arguments: list[str]) -> int:
    """Lint, types and the tests of every day, in Chromium too (arguments go to pytest)."""
    return tested(*arguments)


def test_all(arguments: list[str]) -> int:
    """Every test, or those of the parts named (see tests/parts.py; options go to pytest)."""
    names = [name for name in arguments if not name.startswith("-")]
    options = [option for option in arguments if option.startswith("-")]
    if not names or "browsers" in names:
        tools()
        if status := python("web/site/other_browsers.py"):
            return status
    return tested(f"--parts={','.join(names) or 'all'}", *options)


def format(arguments: list[str]) -> int:
    """Brings all sources in line with the formatters and what the linters can mend."""
    tools()
    node_modules()
    status = python("-m", "ruff", "format", ".") or python("-m", "ruff", "check", "--fix", ".")
    return status or call(NPM, "run", "--silent", "--prefix", "web", "format")


def bench(arguments: list[str]) -> int:
    """Speed against python-chess in the same run, and an owl's speed here and in Pyodide."""
    tools()
    status = python("-m", "polis", "bench", *arguments) or python("web/search_speed.py")
    if status:
        return status
    node_modules()
    return call("node", "web/python.mjs", "web/search_speed.py")


def golden(arguments: list[str]) -> int:
    """Writes the golden playthroughs anew, after a change of rules that is meant."""
    tools()
    return python("-c", "from core.golden import write_all; write_all()")


def records(arguments: list[str]) -> int:
    """Plays the games in tests/records anew, after a change of rules that is meant."""
    tools()
    return python("-c", "from whole_games import write_all; write_all()")


def check_lessons(arguments: list[str]) -> int:
    """Reads all lessons (or the files given), plays them and tells their faults."""
    return call(sys.executable, "-m", "polis", "check-lessons", *arguments)


def schema(arguments: list[str]) -> int:
    """Writes docs/lesson.schema.json anew, after a change of the format that is meant."""
    return check_lessons(["--write-schema", "docs/lesson.schema.json"])


def engine_types(arguments: list[str]) -> int:
    """Writes web/engine_types.d.ts anew, after a change of what the engine sends the page."""
    tools()
    return python("web/site/engine_types.py", "web/engine_types.d.ts")


def wheel(arguments: list[str]) -> int:
    """Builds the engine's wheel into `dist/` (or the folder given)."""
    tools()
    folder = arguments[0] if arguments else "dist"
    build = ("-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
    return python(*build, SOURCE_DATE_EPOCH=EPOCH)


def in_chromium(script: str, *arguments: str) -> int:
    """Builds the site and lets a script of `web/site/` look at it in a real Chromium."""
    tools()
    status = python("web/site/chromium.py") or site([])
    return status or python(f"web/site/{script}", "dist", *arguments)


def bench_load(arguments: list[str]) -> int:
    """How long the page takes to the first legal move, beside bare Pyodide in the same run."""
    return in_chromium("bench_load.py", *arguments)


def bench_table(arguments: list[str]) -> int:
    """How soon the drawn table answers a click, and what the engine and drawing share of it."""
    return in_chromium("bench_table.py", *arguments)


def pictures(arguments: list[str]) -> int:
    """Takes the pictures in docs/img anew, always of the same games."""
    return in_chromium("pictures.py", "docs/img", *arguments)


COMMANDS = {
    command.__name__.replace("_", "-"): command
    for command in (
        run,
        test,
        test_all,
        format,
        site,
        play,
        check_lessons,
        bench,
        bench_load,
        bench_table,
        pictures,
        golden,
        records,
        schema,
        engine_types,
        wheel,
    )
}


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  (this file is what an older Python would run)
        print("Polis needs Python 3.11 or newer.")
        return 2
    lines = [f"  {name:<15}{command.__doc__}" for name, command in COMMANDS.items()]
    parser = argparse.ArgumentParser(
        prog="build.py",
        description=__doc__,
        epilog="commands:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed on")
    given = parser.parse_args()
    return COMMANDS[given.command](given.arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
