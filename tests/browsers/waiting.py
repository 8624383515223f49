"""Waiting for what happens outside any page: a port, a process, a file."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


def until(look: Callable[[], Found], what: str, seconds: float = 60) -> Found:
    """Looks until something true is found, and returns that."""
    end = time.monotonic() + seconds
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(f"waited {seconds:.0f} s for {what}")
        time.sleep(0.02)
    return found
