"""The built site: whole, and free of anything that belongs elsewhere."""

import gzip
import io
import json
import re
import subprocess
import sys
import zipfile
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import canonicalize

import polis
import pytest
from polis.core.catalogue import parse
from polis.core.languages import LANGUAGES
from polis.core.rulebook import rulebook
from polis.puzzles.puzzle import shipped

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
sys.path.insert(0, str(ROOT / "web" / "site"))

from make import TINKER, bundle  # noqa: E402
from prepared_openings import daily_seed  # noqa: E402
from python_files import digest  # noqa: E402

# a game without a table of its own is played at the plain one
DRAWN = [game for game in polis.GAMES if (ROOT / "web" / game / "table.js").exists()]
CODE = ("page", "table", *polis.GAMES, "learn", "embed")
# `from"./x.js"` or `import"./x.js"`, and `import("./x.js")`, as the bundler writes them
IMPORT = re.compile(r'\b(?:from|import)(\(?)"(\.\.?/[\w./-]+\.js)"')


def test_every_import_of_ours_works_in_the_trimmed_library() -> None:
    command = ["node", str(Path(__file__).with_name("boot_parts.mjs")), str(DIST)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
    assert int(run.stdout.split()[0]) > 90


def test_the_service_worker_lists_every_file_with_its_hash() -> None:
    found = re.search(r"files:(\{.*?\})", (DIST / "sw.js").read_text("utf-8"))
    assert found
    listed = json.loads(found[1])
    there = {path.relative_to(DIST).as_posix(): path for path in DIST.rglob("*") if path.is_file()}
    wanted = {name for name in there if name != "sw.js" and not name.startswith(TINKER)}
    assert set(listed) == wanted
    for name, hash in listed.items():
        assert digest(there[name].read_bytes())[:32] == hash


# what a first game does without, by folder or module
LATER = (
    "learn/",
    "embed/",
    "page/plain_table.js",
    "page/start_screen.js",
    "page/panels.js",
    "page/rules.js",
    "page/embed_code.js",
)


@pytest.mark.parametrize("game", polis.GAMES)
def test_a_first_visit_fetches_what_its_game_needs_and_nothing_else(
    game: str, tmp_path: Path
) -> None:
    sources = json.loads(bundle(str(tmp_path), EMBED_WORDS={}))["sources"]
    drawing = sources[f"{game}/table.js"] if game in DRAWN else []
    first = {*sources["page/main.js"], *drawing}
    assert {"page/main.js", "page/table_session.js", "table/drawn_table.js"} <= first
    others = tuple(f"{other}/" for other in polis.GAMES if other != game)
    assert {path for path in first if path.startswith(others + LATER)} == set()


def test_the_script_for_other_peoples_pages_stands_alone() -> None:
    assert not re.search(r"\bimport\b|\bexport\b", (DIST / "embed.js").read_text("utf-8"))


def parts(name: str) -> Any:
    """What page and worker know of the build."""
    found = re.search(rf"export const {name} = (.*);", (DIST / "parts.js").read_text("utf-8"))
    assert found
    return json.loads(found[1])


def imported(path: Path, lazily: bool) -> set[Path]:
    """The modules that a module imports, and theirs: at once, or also with `import()`."""
    found, waiting = set(), [path]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            names = IMPORT.findall(module.read_text("utf-8"))
            waiting += [
                (module.parent / name).resolve() for lazy, name in names if lazily or not lazy
            ]
    return found


def test_every_module_is_reached_and_those_the_page_begins_with_are_preloaded() -> None:
    main, worker = DIST / "page" / "main.js", DIST / "worker" / "worker.js"
    reached = imported(main, True) | imported(worker, False) | {DIST / "page" / "watch.js"}
    there = {*(DIST / "page").iterdir(), *(DIST / "worker").iterdir(), DIST / "parts.js"}
    there |= {DIST / game / "table.js" for game in DRAWN}
    assert reached == there
    assert preloaded("index.html", main)
    frame = DIST / "embed" / "frame.js"
    others = {frame.with_name("frame.css"), frame.with_name("sandbox.js")}
    assert imported(frame, True) | others == {*frame.parent.iterdir(), DIST / "parts.js"}
    assert preloaded("embed.html", frame)


def preloaded(page: str, entry: Path) -> bool:
    """Whether a page names all that its entry cannot begin without, and nothing else."""
    text = (DIST / page).read_text("utf-8")
    named = [DIST / path for path in re.findall(r'"modulepreload" href="([^"]+)"', text)]
    return sorted([*named, entry]) == sorted(imported(entry, False))


@pytest.mark.parametrize("page", ["index.html", "embed.html"])
def test_what_is_read_before_any_script_runs_is_there_in_every_language(page: str) -> None:
    text = (DIST / page).read_text("utf-8")
    assert "$" not in text
    for language in LANGUAGES:
        words = parse((ROOT / "web" / "words" / f"{language}.ftl").read_text("utf-8"))
        assert f'<p lang="{language}">{words["shell-unstarted"]}</p>' in text
        assert words["page-retry"] in text
        assert words["shell-no-script"] in text
        assert words["embed-fault"] in (DIST / "embed.js").read_text("utf-8")


def test_the_licences_name_every_library_in_the_bundle() -> None:
    listed = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    text = (DIST / "licences.txt").read_text("utf-8")
    for name, version in listed.items():
        assert f"{name} {version}, " in text, name
    for words in ("Copyright (c) 2017 Google LLC", "Jake Archibald", "Apache License"):
        assert words in text


def packed_parts() -> dict[str, list[str]]:
    """What the archive of each part of the engine has."""
    found = {}
    for path in (DIST / "engine").iterdir():
        archive = io.BytesIO(gzip.decompress(path.read_bytes()))
        found[path.stem] = zipfile.ZipFile(archive).namelist()
    return found


def test_the_rules_are_there_in_every_language_and_not_in_the_engine() -> None:
    for game, language in product(polis.GAMES, LANGUAGES):
        rules = json.loads((DIST / "rules" / f"{game}-{language}.json").read_text("utf-8"))
        assert rules == json.loads(json.dumps(rulebook(game, language)))
    names = [name for part in packed_parts().values() for name in part]
    assert not [name for name in names if "rulebook" in name]


def test_the_puzzles_are_there_and_not_in_the_engine() -> None:
    for game in polis.GAMES:
        text = (DIST / "puzzles" / f"{game}.json").read_text("utf-8")
        assert json.loads(text) == shipped(game)
    names = [name for part in packed_parts().values() for name in part]
    assert {name for name in names if name.startswith("polis/puzzles/")} == {
        "polis/puzzles/__init__.pyc",
        "polis/puzzles/puzzle.pyc",
    }
    assert not [name for name in names if name.endswith("puzzles.json")]


def test_every_drawing_of_the_site_is_the_one_that_was_drawn() -> None:
    drawings = [*(ROOT / "static").rglob("*.svg")]
    assert drawings
    for path in drawings:
        there = DIST / path.relative_to(ROOT)
        drawn, built = (canonicalize(from_file=file, strip_text=True) for file in (path, there))
        if path.parent.name == "art":  # the page has all of them, so names begin with the file's
            built = re.sub(rf'( id="| href="#){path.stem}-', r"\1", built)
            assert built != re.sub(r"\s+", " ", canonicalize(from_file=there, strip_text=True))
        assert re.sub(r"\s+", " ", drawn) == built


def test_nothing_in_the_site_names_another_origin() -> None:
    for path in DIST.rglob("*"):
        if path.suffix in (".html", ".css", ".ftl", ".json", ".webmanifest") and path.is_file():
            if not path.is_relative_to(DIST / "pyodide"):
                assert "://" not in path.read_text("utf-8"), path
    assert "://" not in (DIST / "embed.js").read_text("utf-8")
    for folder in ("page", "worker", "embed"):
        for path in (DIST / folder).glob("*.js"):
            assert "://" not in path.read_text("utf-8"), path


def test_what_is_printed_is_there_for_those_who_draw_it() -> None:
    for name, game in polis.GAMES.items():
        printed = json.loads((DIST / "printed" / f"{name}.json").read_text("utf-8"))
        on = game.printed
        named = {card: {**what, "name": on.card_name(card)} for card, what in on.cards().items()}
        assert printed == json.loads(json.dumps({"cards": named, "board": on.board()}))


def openings_of(name: str) -> list[Any]:
    """The openings of a table, file by file."""
    [named] = [each for each in parts("OPENINGS") if each["name"] == name]
    files = [DIST / "openings" / f"{name}-{first}.json" for first, _ in named["seeds"]]
    found = [json.loads(file.read_text("utf-8")) for file in files]
    assert [[each["seeds"][0], each["seeds"][-1]] for each in found] == named["seeds"]
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", polis.GAMES)
def test_prepared_openings_are_what_the_engine_deals(game: str, players: int) -> None:
    found = [
        (seed, openings)
        for openings in openings_of(f"{game}-{players}")
        for seed in openings["seeds"]
    ]
    assert [seed for seed, _ in found] == list(range(1, 201))
    for seed, openings in found[::20]:
        state = json.loads(json.dumps(openings["base"]))
        for path, value in openings["changes"][str(seed)]:
            *steps, last = path.split(".")
            place = state
            for step in steps:
                place = place[int(step) if isinstance(place, list) else step]
            place[int(last) if isinstance(place, list) else last] = value
        match = polis.new(game, players=players, seed=seed)
        view = json.loads(json.dumps(match.view(0)))
        assert state["view"] == {**view, **polis.GAMES[game].knowledge.left_out}
        assert state["decision"] == json.loads(json.dumps(match.decision(0)))


def test_openings_are_prepared_for_every_option_at_the_sizes_it_is_for() -> None:
    games = parts("GAMES")
    assert {name: game["options"] for name, game in games.items()} == {
        "uchronia": {},
        "utopia": {},
        "innovation": {"parley": [4, 5], "cities": [2, 3, 4, 5]},
    }
    assert [game["unit"] for game in games.values()] == ["points", "points", "achievements"]
    options = games["innovation"]["options"].items()
    for option, players in [(option, size) for option, sizes in options for size in sizes]:
        openings = openings_of(f"innovation-{players}-{option}")[0]
        match = polis.new("innovation", players, openings["seeds"][0], **{option: True})
        assert openings["base"]["view"] == json.loads(
            json.dumps({**match.view(0), **polis.GAMES["innovation"].knowledge.left_out})
        )
        face_down = openings["faceDown"]["view"]
        assert face_down["parley"] if option == "parley" else option in face_down["sets"]


def test_a_face_down_table_shows_nothing_dealt() -> None:
    table = openings_of("uchronia-3")[0]["faceDown"]
    assert table["decision"]["moves"] == []
    assert table["view"]["works"] == []
    assert all(seat["hand"] is None for seat in table["view"]["seats"])


@pytest.mark.parametrize("game", polis.GAMES)
def test_a_years_daily_games_are_prepared(game: str) -> None:
    [named] = [each for each in parts("OPENINGS") if each["game"] == game and each["daily"]]
    assert sum(len(openings["changes"]) for openings in openings_of(named["name"])) >= 366


def test_the_page_has_the_seed_of_a_day_that_is_prepared() -> None:
    module = (ROOT / "web" / "page" / "daily_seed.js").as_uri()
    said = f"console.log((await import('{module}')).dailySeed(new Date(2026, 0, 9)))"
    command = ["node", "--input-type=module", "--eval", said]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(run.stdout) == daily_seed(date(2026, 1, 9))


def test_every_file_of_openings_is_named_once() -> None:
    named = [
        f"{each['name']}-{first}.json" for each in parts("OPENINGS") for first, _ in each["seeds"]
    ]
    assert sorted(named) == sorted(path.name for path in (DIST / "openings").iterdir())


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
    words = json.loads((DIST / "words" / "en.json").read_text("utf-8"))
    for game in polis.GAMES:
        words |= json.loads((DIST / "words" / f"{game}-en.json").read_text("utf-8"))
    own = parse((ROOT / "web" / "words" / "en.ftl").read_text("utf-8"))
    sources = [path for name in CODE for path in (ROOT / "web" / name).rglob("*.js")]
    sources += (ROOT / "web" / "site").glob("*.py")  # they say what comes before any script
    code = "".join(path.read_text("utf-8") for path in sources)
    asked = set(re.findall(r'(?:word\(|id: )"([a-z][a-z0-9-]+)"', code))
    assert asked <= set(words), asked - set(words)
    # `page-${tool}`, `page-${tool}-name`, and words made of what the engine or a setting names
    made = ("stage-", "kind-", "set-", "about-", "learn-", "unit-", "option-")
    for id in own:
        bare = id.removeprefix("page-").removesuffix("-name")
        assert id in code or f'"{bare}"' in code or id.startswith(made), id
