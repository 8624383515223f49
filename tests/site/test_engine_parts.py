"""Which part each file of the engine belongs to, and what a page does that lacks one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import polis
import pytest
from polis.core.parts import LEARNING, MissingPart, load_part
from polis.page.archives import ARCHIVES, import_part, take

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
sys.path.insert(0, str(ROOT / "web" / "site"))

from archive import archived, like_beside_like, packed  # noqa: E402
from engine_parts import CORE, ELSEWHERE, engine_parts, module_of, part_of  # noqa: E402
from python_files import check_snapshots  # noqa: E402

ENGINE = ROOT / "engine"


def test_every_module_of_the_engine_is_in_exactly_one_part_or_elsewhere() -> None:
    paths = [path for part in engine_parts(ENGINE).values() for path in part]
    assert len(paths) == len(set(paths))
    modules = {path for path in paths if path.suffix == ".py"}
    left = {*ENGINE.rglob("*.py")} - modules
    assert modules
    assert all(module_of(path.relative_to(ENGINE)).startswith(ELSEWHERE) for path in left)


def test_a_game_is_a_part_and_so_are_lessons_and_puzzles() -> None:
    parts = engine_parts(ENGINE)
    assert next(iter(parts)) == CORE
    assert {*parts} >= {CORE, LEARNING, *polis.GAMES}
    for game in polis.GAMES:
        assert ENGINE / "polis" / game / "game.py" in parts[game]
        assert ENGINE / "polis" / game / "weights.json" in parts[game]
    assert not [path for part in parts.values() for path in part if path.suffix in (".ftl", ".md")]


def test_an_expansion_is_a_part_by_its_folder(tmp_path: Path) -> None:
    sets = tmp_path / "polis" / "innovation" / "sets"
    files = ["base/__init__.py", "base/archery.py", "cities/__init__.py", "cities/rome.py"]
    for name in [*files, "cities/weights.json", "echoes/__init__.py", "__init__.py", "reading.py"]:
        path = sets / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    found = {
        part: [path.relative_to(sets).as_posix() for path in paths]
        for part, paths in engine_parts(tmp_path).items()
    }
    assert found == {
        CORE: [],
        "innovation": ["__init__.py", "base/__init__.py", "base/archery.py", "reading.py"],
        "innovation-cities": ["cities/__init__.py", "cities/rome.py", "cities/weights.json"],
        "innovation-echoes": ["echoes/__init__.py"],
    }
    assert part_of(Path("polis/core/match.py")) == CORE


def test_what_is_alike_lies_side_by_side() -> None:
    rules, words = os.urandom(9000), os.urandom(9000)
    files = {"a": rules, "b": words, "c": rules + b"more", "d": words + b"more"}
    order = like_beside_like(files)
    assert sorted(order) == sorted(files)
    assert abs(order.index("a") - order.index("c")) == 1
    assert abs(order.index("b") - order.index("d")) == 1
    # too far away from each other they would take their room twice
    assert len(packed(archived(files))) < 20_000


def test_a_part_that_is_not_there_is_told_from_a_fault_in_one_that_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(MissingPart) as missing:
        load_part("polis.nothing.game", "nothing")
    assert missing.value.part == "nothing"
    with pytest.raises(MissingPart):
        load_part("polis.innovation.sets.nothing", "innovation-nothing")
    (tmp_path / "broken_part").mkdir()
    (tmp_path / "broken_part" / "__init__.py").write_text("")
    (tmp_path / "broken_part" / "game.py").write_text("import broken_part.cards")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match=r"broken_part\.cards"):
        load_part("broken_part.game", "broken")


def test_an_archive_that_comes_later_is_found_in_the_package_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(ARCHIVES, "paths", [])
    name = "polis.uchronia.sets.later"
    with pytest.raises(MissingPart):
        import_part("uchronia-later")
    in_set = {"__init__.py": b"", "card_set.py": b"WORD = 'here'"}
    for folder, files in (("sets", {"__init__.py": b""}), ("sets/later", in_set)):
        archive = tmp_path / f"{folder.replace('/', '-')}.zip"
        said = {f"polis/uchronia/{folder}/{file}": text for file, text in files.items()}
        archive.write_bytes(archived(said))
        take(str(archive))
    try:
        import_part("uchronia-later")
        assert sys.modules[f"{name}.card_set"].WORD == "here"
    finally:
        for module in (f"{name}.card_set", name, "polis.uchronia.sets"):
            sys.modules.pop(module, None)
        vars(sys.modules["polis.uchronia"]).pop("sets", None)


def test_what_needs_more_than_a_fresh_pythons_memory_cannot_be_built(tmp_path: Path) -> None:
    shutil.copytree(DIST / "engine", tmp_path / "engine")
    shutil.copy(DIST / "parts.js", tmp_path)
    (tmp_path / "pyodide").symlink_to(DIST / "pyodide")
    check_snapshots(tmp_path)
    game = b"UCHRONIA = bytearray(20_000_000)"
    files = {"polis/uchronia/__init__.py": b"", "polis/uchronia/game.py": game}
    (tmp_path / "engine" / "uchronia.bin").write_bytes(packed(archived(files)))
    with pytest.raises(SystemExit, match="memory"):
        check_snapshots(tmp_path)


def test_stories_of_a_part_that_is_missing() -> None:
    file = str(Path(__file__).with_name("missing_parts.mjs"))
    command = ["node", "--test", "--test-reporter=tap", file]
    run = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "POLIS_DIST": str(DIST)},
    )
    assert run.returncode == 0, run.stdout[-4000:]
    assert "# pass 0" not in run.stdout
