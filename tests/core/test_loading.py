"""Cards and Buildings are found by their files: from a folder or a zip, always in one order."""

import sys
from pathlib import Path
from zipfile import PyZipFile

import pytest

NAMES = ("wood", "clay", "brick")
START = """FOUND = []

from polis.core.loading import load_all

load_all(__name__, __path__)
"""


def package(folder: Path, name: str) -> Path:
    """A package each of whose modules notes that it was imported."""
    written = folder / name
    written.mkdir()
    (written / "__init__.py").write_text(START)
    for module in NAMES:
        (written / f"{module}.py").write_text(f"from {name} import FOUND\nFOUND.append(__name__)\n")
    return written


def zipped(folder: Path) -> Path:
    """The same in a zip of compiled files, as a page has it."""
    path = folder.with_suffix(".zip")
    with PyZipFile(str(path), "w") as archive:
        archive.writepy(str(folder))
    assert {Path(name).suffix for name in archive.namelist()} == {".pyc"}
    return path


@pytest.mark.parametrize("packed", [False, True])
def test_every_module_is_loaded_in_the_order_of_the_names(
    packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"things_{'packed' if packed else 'plain'}"
    folder = package(tmp_path, name)
    monkeypatch.syspath_prepend(zipped(folder) if packed else tmp_path)
    try:
        found = __import__(name).FOUND
    finally:
        for module in [module for module in sys.modules if module.split(".")[0] == name]:
            del sys.modules[module]
    assert found == [f"{name}.{module}" for module in sorted(NAMES)]
