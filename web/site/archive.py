"""Archives for Python, made to be compressed whole: stored, like beside like."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Mapping

EPOCH = (2026, 1, 1, 0, 0, 0)
REACH = 32_768  # bytes: so far back a compressor finds what it has seen


def packed(content: bytes) -> bytes:
    """As gzip; which memory level makes it smallest differs from file to file."""
    tries = []
    for level in (6, 7, 8, 9):
        squeeze = zlib.compressobj(9, zlib.DEFLATED, 31, level)
        tries.append(squeeze.compress(content) + squeeze.flush())
    return min(tries, key=len)


def archived(files: Mapping[str, bytes]) -> bytes:
    """The files as a zip that is not compressed itself."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in like_beside_like(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_STORED
            archive.writestr(entry, files[name])
    return out.getvalue()


def like_beside_like(files: Mapping[str, bytes]) -> list[str]:
    """Their names in an order in which each is followed by what is most easily told after it."""
    alone = {name: compressed(content) for name, content in files.items()}
    left, order, before = sorted(files), list[str](), b""
    while left:
        gains = [alone[name] - compressed(files[name], before) for name in left]
        order.append(left.pop(gains.index(max(gains))))
        before = (before + files[order[-1]])[-REACH:]
    return order


def compressed(content: bytes, before: bytes = b"") -> int:
    """How many bytes it takes after something else."""
    squeeze = zlib.compressobj(6, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, before)
    return len(squeeze.compress(content) + squeeze.flush())
