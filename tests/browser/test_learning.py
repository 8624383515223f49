"""Lessons and puzzles: by keyboard to the end, left and taken up, each at its own address."""

import json

import pytest
from browser.axe import check
from browser.host import ROOT, Host
from browser.learner import LESSONS, open_lesson, place, press_move, steps_of, take
from browser.player import LONGEST, ready
from browser.story import open_tool
from parts import few_of
from playwright.sync_api import Page, expect
from polis.core.languages import LANGUAGES

EVERYDAY = ["first-production", "a-good-minister"]  # one of each game that has lessons
PUZZLES = json.loads((ROOT / "engine" / "polis" / "uchronia" / "puzzles.json").read_text("utf-8"))


@pytest.mark.parametrize("lesson", few_of("games", LESSONS, everyday=EVERYDAY))
def test_every_lesson_is_played_to_its_end_by_keyboard(page: Page, host: Host, lesson: str) -> None:
    language = [*LANGUAGES][[*LESSONS].index(lesson) % len(LANGUAGES)]
    open_lesson(page, host, lesson, f"&lang={language}")
    take(page, lesson)
    expect(page.locator("[data-finished]")).to_be_visible()
    page.locator("[data-home]").click()  # to the shelf of the same game
    done = page.locator(f'li.done [data-lesson-link="{lesson}"]')
    expect(done).to_be_visible(timeout=LONGEST)


def test_a_wrong_move_is_answered_and_hints_say_more_and_more(page: Page, host: Host) -> None:
    lesson = "first-production"
    open_lesson(page, host, lesson)
    while "expect" not in steps_of(lesson)[int(place(page)["step"])]:
        before = place(page)
        page.locator("[data-next]").click()
        expect(page.locator(f'[data-lesson-step="{before["step"]}"]')).to_have_count(0)
    step = steps_of(lesson)[int(place(page)["step"])]
    before = place(page)
    page.locator('[data-move="plot"]').click()
    expect(page.locator(".lesson .wrong")).to_be_visible()
    assert place(page) == before
    for shown in range(1, len(step["hints"]) + 1):
        page.locator("[data-clue]").click()
        expect(page.locator(".lesson .clue")).to_have_count(shown)
    expect(page.locator("[data-clue]")).to_have_count(0)
    expect(page.locator("[data-pointed]").first).to_be_visible()
    check(page)


def test_a_lesson_and_a_puzzle_begun_again_are_no_plain_games(page: Page, host: Host) -> None:
    open_lesson(page, host, "first-production")
    page.locator("[data-next]").click()
    expect(page.locator('[data-lesson-step="1"]')).to_be_visible()
    open_tool(page, "restart")
    expect(page.locator('[data-lesson-step="0"]')).to_be_visible()
    page.goto(host.url + f"?puzzle={PUZZLES[0]['id']}&speed=0")
    expect(page.locator("[data-puzzle]")).to_be_visible(timeout=LONGEST)
    page.evaluate("move => polis.play(move)", PUZZLES[0]["solution"][0])
    expect(page.locator('[data-played="1"]')).to_be_attached()
    open_tool(page, "restart")
    expect(page.locator('[data-played="0"]')).to_be_attached()
    expect(page.locator("[data-puzzle]")).to_be_visible()


def test_a_lesson_can_be_left_and_taken_up_where_it_was(page: Page, host: Host) -> None:
    lesson = "first-activity"
    open_lesson(page, host, lesson)
    for _ in range(4):
        step = steps_of(lesson)[int(place(page)["step"])]
        before = place(page)
        if "expect" in step:
            press_move(page, step["expect"])
        else:
            page.locator("[data-next]").click()
        expect(page.locator(f'[data-lesson-step="{before["step"]}"]')).to_have_count(0)
    left = place(page)
    page.goto(host.url)
    ready_start(page)
    page.locator(f'[data-lesson-link="{lesson}"]').click()
    expect(page.locator(f'[data-lesson="{lesson}"]')).to_be_visible(timeout=LONGEST)
    assert place(page)["step"] == left["step"]


def ready_start(page: Page) -> None:
    expect(page.locator("[data-learn]")).to_be_visible(timeout=LONGEST)


def test_a_step_that_is_only_read_offers_no_move_in_words_either(page: Page, host: Host) -> None:
    open_lesson(page, host, "first-production", "&table=plain")
    assert "expect" not in steps_of("first-production")[0]
    expect(page.locator("[data-next]")).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)


def test_a_puzzle_is_solved_by_its_solution_and_not_by_plotting(page: Page, host: Host) -> None:
    puzzle = next(p for p in PUZZLES if p["goal"] == "points")
    # with two cards of one material in hand that cannot be played, in words unlike the English
    page.goto(host.url + f"?puzzle={puzzle['id']}&speed=0&lang=fr")
    expect(page.locator(f'[data-puzzle="{puzzle["id"]}"]')).to_be_visible(timeout=LONGEST)
    page.locator("[data-solution]").click()
    expect(page.locator(".solution li")).to_have_count(len(puzzle["solution"]))
    for move in puzzle["solution"]:
        page.evaluate("move => polis.play(move)", move)
    expect(page.locator('[data-solved="true"]')).to_be_visible(timeout=LONGEST)
    check(page)
    page.locator("[data-again]").click()
    expect(page.locator('[data-played="0"]')).to_be_attached()
    page.locator('[data-move="plot"]').click()
    expect(page.locator('[data-played="0"]')).to_have_count(0)
    while page.locator("[data-solved]").count() == 0:
        decision = page.evaluate("polis.decision()")
        if decision["moves"]:
            page.evaluate("move => polis.play(move)", decision["moves"][-1]["move"])
    expect(page.locator('[data-solved="false"]')).to_be_visible()
    page.goto(host.url)
    solved = page.locator(f'[data-puzzle-link="{puzzle["id"]}"].done')
    expect(solved).to_be_visible(timeout=LONGEST)


def test_there_is_a_puzzle_of_the_day_and_every_one_has_its_address(page: Page, host: Host) -> None:
    assert len(PUZZLES) >= 60
    page.goto(host.url)
    expect(page.locator("[data-puzzle-link]")).to_have_count(len(PUZZLES), timeout=LONGEST)
    page.locator("[data-puzzle-of-the-day]").click()
    expect(page.locator("[data-puzzle]")).to_be_visible(timeout=LONGEST)
    today = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    assert f"puzzle={today}" in page.url
    page.locator("[data-next-puzzle]").click()
    expect(page.locator(f'[data-puzzle="{today}"]')).to_have_count(0)


@pytest.mark.parametrize(
    "address", ["?lesson=nothing", "?puzzle=u-999", "?lesson=../x", "?puzzle="]
)
def test_what_nobody_has_written_is_said_on_the_start_screen(
    page: Page, host: Host, address: str
) -> None:
    page.goto(host.url + address)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=LONGEST)
    expect(page.locator(".notice")).to_have_count(1)
    expect(page.locator(".notice")).to_contain_text(address.split("=")[1] or "puzzle=")


def test_progress_that_does_not_fit_any_more_begins_the_step_or_the_lesson_anew(
    page: Page, host: Host
) -> None:
    page.goto(host.url)
    for step, moves in ((4, ["discard greek", "nonsense"]), (99, []), (2, ["plot", "plot"])):
        kept = {"step": step, "moves": moves, "done": False}
        page.evaluate(
            "(kept) => localStorage.setItem('polis-progress', JSON.stringify(kept))",
            {"lesson/a-good-minister": kept},
        )
        page.goto(host.url + "?lesson=a-good-minister&speed=0")
        lesson = page.locator('[data-lesson="a-good-minister"]')
        expect(lesson).to_be_visible(timeout=LONGEST)
        expect(page.locator(".table")).to_be_visible()


@pytest.mark.usefixtures("fresh")
def test_a_lesson_and_a_puzzle_work_offline(page: Page, host: Host) -> None:
    page.goto(host.url + "?game=uchronia&players=2&seed=3&speed=0")
    ready(page)
    expect(page.locator("[data-offline]")).to_be_attached(timeout=60_000)
    host.stop()
    page.goto(host.url + "?lesson=two-cards&speed=0")
    expect(page.locator("[data-lesson]")).to_be_visible(timeout=LONGEST)
    page.goto(host.url + f"?puzzle={PUZZLES[0]['id']}&speed=0")
    expect(page.locator("[data-puzzle]")).to_be_visible(timeout=LONGEST)
