"""What can be checked of the papers: examples, links, names of files, versions and forms."""

import doctest
import json
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import polis
import pytest
import yaml
from polis.core.catalogue import parse
from polis.core.languages import LANGUAGES
from project_files import ROOT, listed

PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
TEMPLATES = ROOT / ".github" / "ISSUE_TEMPLATE"
FORMS = sorted({*TEMPLATES.glob("*.yml")} - {TEMPLATES / "config.yml"})
LINK = re.compile(r"\]\(([^)\s]+)\)")
# `web/page/engine.js`, `engine/polis/core/`; a pattern such as `<game>/lessons/` is none
NAMED = re.compile(r"`((?:engine|web|static|tests|docs)/[\w./-]*)`")
# `rules.py`, `core/replayer.py`: the end of a path
FILE = re.compile(r"`([\w./-]*\w\.(?:py|js|mjs|ts|css|json|md|ftl|html|svg|yml|toml|txt))`")
# `KEYS` in `web/table/keys.js`; `forPart`, `forStart` and `forBeginning` in `web/page/deadlines.js`
INSIDE = re.compile(
    r"((?:`[\w-]+`(?:,\s|\sand\s))*`[\w-]+`)\s(?:in|of)\s`((?:engine|web|static|tests|docs)/[\w./-]*)`"
)
# `python -m polis bench`, `polis balance`
COMMAND = re.compile(r"(?:-m |`)polis ([a-z][a-z-]+)")
# *Copy link*: what the page calls it, in papers and forms
PAGE_WORDS = re.compile(r"(?<!\*)\*([A-Z][^*\n]*)\*(?!\*)")


@cache
def help_of(*command: str) -> str:
    told = subprocess.run(
        [sys.executable, *command, "--help"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "engine"},
        check=True,
        capture_output=True,
        text=True,
    )
    return told.stdout


HELP = help_of("build.py")
each_paper = pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)


def anchor(heading: str) -> str:
    """What a heading is called in an address."""
    return re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-")


def anchors(paper: Path) -> set[str]:
    return {anchor(line) for line in re.findall(r"^#+ (.+)$", paper.read_text("utf-8"), re.M)}


def test_the_papers_are_there() -> None:
    names = {paper.name for paper in PAPERS}
    assert names >= {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CREDITS.md"}
    assert names >= {"architecture.md", *(f"{game}.md" for game in polis.GAMES)}


@each_paper
def test_examples_are_true(paper: Path) -> None:
    assert doctest.testfile(str(paper), module_relative=False).failed == 0


def test_examples_of_the_package_are_true() -> None:
    result = doctest.testmod(polis)
    assert result.failed == 0
    assert result.attempted > 0


@each_paper
def test_links_lead_somewhere(paper: Path) -> None:
    for link in LINK.findall(paper.read_text("utf-8")):
        if not link.startswith(("https://", "http://")):
            path, _, place = link.partition("#")
            target = paper.parent / path if path else paper
            assert target.exists(), link
            assert not place or place in anchors(target), link


@each_paper
def test_files_that_are_named_are_there(paper: Path) -> None:
    for name in NAMED.findall(paper.read_text("utf-8")):
        assert (ROOT / name).exists(), name


@each_paper
def test_files_that_are_named_briefly_are_there_or_made_by_the_site(paper: Path) -> None:
    made_by = (*(ROOT / "web" / "site").glob("*.py"), *(ROOT / "web" / "site").glob("*.mjs"))
    maker = "\n".join(path.read_text("utf-8") for path in made_by)
    for name in FILE.findall(paper.read_text("utf-8")):
        there = any(f"/{path}".endswith(f"/{name.removeprefix('./')}") for path in listed())
        assert there or name in maker, name


@each_paper
def test_names_are_in_the_file_that_is_said_to_have_them(paper: Path) -> None:
    for names, path in INSIDE.findall(paper.read_text("utf-8")):
        place = ROOT / path
        files = [place] if place.is_file() else list(place.rglob("*.*"))
        text = "\n".join(file.read_text("utf-8") for file in files if file.suffix != ".pyc")
        for name in re.findall(r"`([\w-]+)`", names):
            assert re.search(rf"(?<![\w-]){name}(?![\w-])", text), (name, path)


@pytest.mark.parametrize("paper", [*PAPERS, *FORMS], ids=lambda paper: paper.name)
def test_words_of_the_page_are_what_the_page_says(paper: Path) -> None:
    words = {*parse((ROOT / "web" / "words" / "en.ftl").read_text("utf-8")).values()}
    for said in PAGE_WORDS.findall(paper.read_text("utf-8")):
        assert said in words, said


@each_paper
def test_commands_of_the_terminal_that_are_named_can_be_given(paper: Path) -> None:
    text = paper.read_text("utf-8")
    for name in COMMAND.findall(text):
        assert re.search(rf"^ {{4}}{name}\b", help_of("-m", "polis"), re.M), name
    # a clone has not installed the engine
    assert "-m polis" not in text or "PYTHONPATH=engine" in text


@each_paper
def test_commands_that_are_named_can_be_given(paper: Path) -> None:
    for name in re.findall(r"python3 build\.py ([a-z-]+)", paper.read_text("utf-8")):
        assert re.search(rf"^ {{2}}{name} ", HELP, re.M), name


def test_the_newest_version_of_the_changelog_is_the_projects() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$", changelog, re.M)
    assert versions[0] == VERSION
    numbers = [tuple(map(int, version.split("."))) for version in versions]
    assert numbers == sorted(set(numbers), reverse=True)


def test_the_first_number_of_the_version_is_that_of_the_formats() -> None:
    assert int(VERSION.split(".")[0]) == polis.new("uchronia", 2).record()["polis"]


def test_the_wheel_names_as_many_languages_as_there_are() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    languages = [it for it in project["classifiers"] if it.startswith("Natural Language :: ")]
    assert len(languages) == len(LANGUAGES)


def test_embedding_lists_the_languages_that_a_table_speaks() -> None:
    (row,) = re.findall(
        r"^\| `lang` \|(.*)\|$", (ROOT / "docs" / "embedding.md").read_text("utf-8"), re.M
    )
    assert re.findall(r"`(\w+)`", row) == [*LANGUAGES]


def test_credits_name_every_library_that_the_site_carries_with_its_licence() -> None:
    credits = (ROOT / "CREDITS.md").read_text("utf-8")
    wanted = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert wanted
    for name in wanted:
        licence = packages[f"node_modules/{name}"]["license"]
        assert re.search(rf"^\| \[{re.escape(name)}\].*\| {licence} \|$", credits, re.M), name


def test_credits_name_every_game() -> None:
    credits = (ROOT / "CREDITS.md").read_text("utf-8")
    assert all(re.search(rf"^\| {game.title}\b", credits, re.M) for game in polis.GAMES.values())


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_forms_for_issues_ask_what_they_need(form: Path) -> None:
    written = yaml.safe_load(form.read_text("utf-8"))
    assert written["name"]
    assert written["description"]
    ids = [field["id"] for field in written["body"]]
    assert len(set(ids)) == len(ids)
    assert all(field["attributes"]["label"] for field in written["body"])
    assert any(field.get("validations", {}).get("required") for field in written["body"])


def test_a_form_for_issues_asks_about_every_game() -> None:
    form = yaml.safe_load((TEMPLATES / "rule_question.yml").read_text("utf-8"))
    assert form["body"][0]["attributes"]["options"] == [game.title for game in polis.GAMES.values()]
