"""The site's Python: Pyodide, and what it loads of Python and of ours, packed."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

from engine_parts import engine_parts

WEB = Path(__file__).resolve().parents[1]
ENGINE = WEB.parent / "engine"
MODULES = WEB / "node_modules"
PYODIDE = MODULES / "pyodide"
# the wheel on PyPI of the version in Pyodide's lock (whose own hash is of another packing)
MICROPIP = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"


def python_parts(out: Path) -> dict[str, Path]:
    """Pyodide, and what it loads of Python and of ours, packed; the engine's parts come last."""
    target, engine = out / "pyodide", out / "engine"
    target.mkdir()
    engine.mkdir()
    stock = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
    for file in (*stock, "pyodide-lock.json"):
        shutil.copyfile(PYODIDE / file, target / file)
    with tempfile.TemporaryDirectory() as folder:
        node = ["node", str(WEB / "python.mjs"), str(WEB / "site" / "python_parts.py")]
        subprocess.run(node, check=True, env={**os.environ, "POLIS_OUT": folder})
        sources = {"wasm": target / "pyodide.asm.wasm", "stdlib": Path(folder) / "stdlib.zip"}
        sources |= {part: Path(folder) / f"{part}.zip" for part in engine_parts(ENGINE)}
        packed_in = {
            name: (target if name in ("wasm", "stdlib") else engine) / f"{name}.bin"
            for name in sources
        }
        for name, source in sources.items():
            # packed by us, so that they are small on hosts that compress nothing themselves
            packed_in[name].write_bytes(packed(source.read_bytes()))
    return packed_in


def packed(content: bytes) -> bytes:
    """As gzip; which memory level makes it smallest differs from file to file."""
    tries = []
    for level in (6, 7, 8, 9):
        squeeze = zlib.compressobj(9, zlib.DEFLATED, 31, level)
        tries.append(squeeze.compress(content) + squeeze.flush())
    return min(tries, key=len)


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
