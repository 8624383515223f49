"""The built site: small, whole, and free of anything that belongs elsewhere."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import polis
import pytest
from polis.core.messages import LANGUAGES, parse

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
sys.path.insert(0, str(ROOT / "web" / "site"))

from make import TINKER, digest  # noqa: E402


def test_every_import_of_ours_works_in_the_trimmed_library(tmp_path: Path) -> None:
    command = ["node", str(Path(__file__).with_name("boot_parts.mjs")), str(DIST), str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
    assert int(run.stdout.split()[0]) > 90


def test_the_service_worker_lists_every_file_with_its_hash() -> None:
    found = re.search(r'"files": (\{.*?\})\}', (DIST / "sw.js").read_text("utf-8"))
    assert found
    listed = json.loads(found[1])
    there = {path.relative_to(DIST).as_posix(): path for path in DIST.rglob("*") if path.is_file()}
    wanted = {name for name in there if name != "sw.js" and not name.startswith(TINKER)}
    assert set(listed) == wanted
    for name, hash in listed.items():
        assert digest(there[name].read_bytes()) == hash


def test_the_pages_own_code_is_small() -> None:
    files = [*DIST.glob("*.js"), *(DIST / "page").glob("*"), *(DIST / "worker").glob("*")]
    files += [*(DIST / "vendor").rglob("*.js"), *(DIST / "styles").glob("*")]
    packed = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
    assert packed <= 40_000


def test_nothing_in_the_site_names_another_origin() -> None:
    for path in DIST.rglob("*"):
        if path.suffix in (".html", ".css", ".ftl", ".json", ".webmanifest") and path.is_file():
            if not path.is_relative_to(DIST / "pyodide"):
                assert "://" not in path.read_text("utf-8"), path
    for folder in ("page", "worker"):
        for path in (DIST / folder).glob("*.js"):
            assert "://" not in path.read_text("utf-8"), path


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_prepared_openings_are_what_the_engine_deals(players: int) -> None:
    openings = json.loads((DIST / "openings" / f"uchronia-{players}.json").read_text("utf-8"))
    assert len(openings["seeds"]) >= 100
    for seed in openings["seeds"][::20]:
        state = json.loads(json.dumps(openings["base"]))
        for path, value in openings["changes"][str(seed)]:
            *steps, last = path.split(".")
            place = state
            for step in steps:
                place = place[int(step) if isinstance(place, list) else step]
            place[int(last) if isinstance(place, list) else last] = value
        match = polis.new("uchronia", players=players, seed=seed)
        view = json.loads(json.dumps(match.view(0)))
        assert state["view"] == {**view, "works_left": []}
        assert state["decision"] == json.loads(json.dumps(match.decision(0)))


def test_a_face_down_table_shows_nothing_dealt() -> None:
    openings = json.loads((DIST / "openings" / "uchronia-3.json").read_text("utf-8"))
    table = openings["faceDown"]
    assert table["decision"]["moves"] == []
    assert table["view"]["works"] == []
    assert all(seat["hand"] is None for seat in table["view"]["seats"])


def test_a_years_daily_games_are_prepared() -> None:
    daily = json.loads((DIST / "openings" / "uchronia-daily.json").read_text("utf-8"))
    assert len(daily["changes"]) >= 366


def test_the_pages_words_are_the_same_in_every_language() -> None:
    files = {
        code: (ROOT / "web" / "words" / f"{code}.ftl").read_text("utf-8") for code in LANGUAGES
    }
    words = {code: parse(text) for code, text in files.items()}
    for code in LANGUAGES:
        assert list(words[code]) == list(words["en"]), code
        for id, pattern in words[code].items():
            wanted = sorted(re.findall(r"\$\w+", words["en"][id]))
            assert sorted(re.findall(r"\$\w+", pattern)) == wanted, (code, id)


def test_every_word_the_page_asks_for_exists_and_every_word_is_asked_for() -> None:
    words = parse((DIST / "words" / "en.ftl").read_text("utf-8"))
    own = parse((ROOT / "web" / "words" / "en.ftl").read_text("utf-8"))
    code = "".join(path.read_text("utf-8") for path in (ROOT / "web" / "page").glob("*.js"))
    asked = set(re.findall(r'(?:word\(|id: )"([a-z][a-z0-9-]+)"', code))
    assert asked <= set(words), asked - set(words)
    made = ("stage-", "kind-", "page-")  # `page-${tool}` and the like
    for id in own:
        bare = id.removeprefix("page-")
        assert id in code or f'"{bare}"' in code or id.startswith(made[:2]), id
