"""A card may import what knows all cards, though it is one of them."""

import shutil
import subprocess
import sys
from pathlib import Path

import polis
import pytest

PACKAGE = Path(polis.__file__).parent
# one card of the first and one of the last that are loaded
FILES = ("agriculture.py", "writing.py")
PLAYED = """import polis
match = polis.new("innovation", 2, 1)
while not match.over:
    match.play(match.moves()[0])
print(polis.encode(match.record()))
"""


def run(folder: Path, first: str) -> str:
    """Plays a game in a new interpreter that begins with another import."""
    command = [sys.executable, "-c", first + "\n" + PLAYED]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.stdout


@pytest.mark.parametrize("module", ["counting", "asking", "dogma", "achievements"])
def test_a_card_may_import_what_knows_all_cards(tmp_path: Path, module: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / "polis", ignore=shutil.ignore_patterns("__pycache__"))
    usual = run(PACKAGE.parent, "")
    for file in FILES:
        card = tmp_path.joinpath("polis", "innovation", "sets", "base", "cards", file)
        text = card.read_text("utf-8")
        start = "from polis.innovation.card import"
        assert start in text
        own = f"import polis.innovation.{module}\n{start}"
        card.write_text(text.replace(start, own, 1), "utf-8")
    for first in (
        "",
        f"import polis.innovation.{module}",
        "import polis.innovation.sets.base.cards",
    ):
        assert run(tmp_path, first) == usual
