"""The site's Python: Pyodide, and what it loads of Python and of ours, packed."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from archive import archived, packed
from engine_parts import engine_parts

WEB = Path(__file__).resolve().parents[1]
ENGINE = WEB.parent / "engine"
MODULES = WEB / "node_modules"
PYODIDE = MODULES / "pyodide"
# the wheel on PyPI of the version in Pyodide's lock (whose own hash is of another packing)
MICROPIP = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"


def python_parts(out: Path) -> dict[str, Path]:
    """Pyodide, and what it loads of Python and of ours: each part with its file, packed by us.

    So they are small on hosts that compress nothing themselves.
    """
    pyodide, engine = out / "pyodide", out / "engine"
    pyodide.mkdir()
    engine.mkdir()
    stock = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
    for file in (*stock, "pyodide-lock.json"):
        shutil.copyfile(PYODIDE / file, pyodide / file)
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    parts = {"wasm": pyodide / "wasm.bin", "stdlib": pyodide / "stdlib.bin"}
    parts |= {part: engine / f"{part}.bin" for part in engine_parts(ENGINE)}
    with tempfile.TemporaryDirectory() as folder:
        node = ["node", str(WEB / "python.mjs"), str(WEB / "site" / "python_parts.py")]
        subprocess.run(node, check=True, env={**os.environ, "POLIS_OUT": folder})
        for part, path in parts.items():
            content = wasm if part == "wasm" else archived(files_in(Path(folder) / part))
            path.write_bytes(packed(content))
    return parts


def files_in(folder: Path) -> dict[str, bytes]:
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def wheels(out: Path) -> None:
    """Our wheel and micropip's, for those who tinker."""
    folder = out / "wheels"
    folder.mkdir()
    build = [sys.executable, str(WEB.parent / "build.py"), "wheel", str(folder)]
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


def check_snapshots(out: Path) -> None:
    """Fails if Python's memory, which browsers keep, would be more than a fresh Python has."""
    node = ["node", str(WEB / "site" / "snapshot_size.mjs"), str(out)]
    if subprocess.run(node, check=False).returncode:
        raise SystemExit("what is imported at the start does not fit into Python's first memory")


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
