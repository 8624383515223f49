"""The wheel and the layout are what they say."""

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from project_files import ROOT, listed

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def build_wheel(folder: Path) -> Path:
    command = [sys.executable, "build.py", "wheel", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_is_the_same_when_built_twice_and_holds_the_whole_engine(tmp_path: Path) -> None:
    first, second = (build_wheel(tmp_path / name) for name in ("one", "two"))
    assert first.name == f"polis_games-{PROJECT['version']}-py3-none-any.whl"
    assert first.read_bytes() == second.read_bytes()
    inside = {*zipfile.ZipFile(first).namelist()}
    for path in (ROOT / "engine" / "polis").rglob("*.*"):
        if "__pycache__" not in path.parts:
            assert path.relative_to(ROOT / "engine").as_posix() in inside
    assert ("Typing :: Typed" in PROJECT["classifiers"]) == ("polis/py.typed" in inside)


def test_the_engine_imports_the_standard_library_only(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    play = "import polis; polis.new('uchronia', players=2).play('x')"
    command = [
        sys.executable,
        "-I",
        "-S",
        "-c",
        f"import sys; sys.path.insert(0, {str(wheel)!r}); {play}",
    ]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "IllegalMove: This is no move: x" in run.stderr


def test_nothing_names_this_machine_or_a_registry() -> None:
    forbidden = ["index" + "-url", '"resolved' + '":']
    # right under the root of the disk, such as /app in a container, a name betrays no machine, and
    # files may have such a path for reasons of their own
    if len(ROOT.parts) > 2:
        forbidden.append(f"{ROOT}/")
    for name in listed():
        text = (ROOT / name).read_bytes().decode(errors="replace")
        for words in forbidden:
            assert words not in text, name


def test_the_top_level_holds_only_what_belongs_there() -> None:
    assert {name.split("/")[0] for name in listed()} <= {
        "pyproject.toml", "build.py", "engine", "web", "static", "tests", "docs", "README.md",
        "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CREDITS.md", "LICENSE", ".ci", ".github",
        ".gitignore", ".editorconfig",
    }  # fmt: skip
