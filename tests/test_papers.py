"""What can be checked of the papers: examples, links, names of files, versions and forms."""

import doctest
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import polis
import pytest
import yaml

ROOT = Path(__file__).parents[1]
PAPERS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
TEMPLATES = ROOT / ".github" / "ISSUE_TEMPLATE"
FORMS = sorted({*TEMPLATES.glob("*.yml")} - {TEMPLATES / "config.yml"})
LINK = re.compile(r"\]\(([^)\s]+)\)")
# `web/page/engine.js`, `engine/polis/core/`; a pattern such as `<game>/lessons/` is none
NAMED = re.compile(r"`((?:engine|web|static|tests|docs)/[\w./-]*)`")
HELP = subprocess.run(
    [sys.executable, "build.py", "--help"], cwd=ROOT, check=True, capture_output=True, text=True
).stdout
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
