"""Finds what lies in a file of its own: a new file is a new card, or a new Building."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules


def load_all(package: str, path: Iterable[str]) -> None:
    """Imports every module of a package in the order of their names, from a folder or a zip.

    What is defined there registers itself; the order gives it its number, so it must be the same
    everywhere.
    """
    for name in sorted([module.name for module in iter_modules(path)]):
        import_module(f"{package}.{name}")
