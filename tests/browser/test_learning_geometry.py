"""A lesson or a puzzle that says much leaves the whole table on the screen."""

import pytest
from browser.geometry import FAULTS, SIZES
from browser.host import Host
from browser.learner import open_lesson, place, press_move, steps_of
from browser.player import LONGEST
from parts import few_of
from playwright.sync_api import Page, expect
from polis.core.languages import LANGUAGES


def look(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FAULTS) == [], (width, height)


@pytest.mark.parametrize("language", few_of("geometry", LANGUAGES, everyday=["fr"]))
def test_a_puzzle_with_its_solution(page: Page, host: Host, language: str) -> None:
    page.goto(host.url + f"?puzzle=u-023&speed=0&lang={language}")
    expect(page.locator("[data-puzzle]")).to_be_visible(timeout=LONGEST)
    look(page)
    page.locator("[data-solution]").click()
    expect(page.locator(".solution")).to_be_visible()
    look(page)
    page.locator("[data-solution]").click()
    expect(page.locator(".solution")).to_have_count(0)


@pytest.mark.parametrize("language", few_of("geometry", LANGUAGES, everyday=["it"]))
def test_a_lesson_with_all_its_hints(page: Page, host: Host, language: str) -> None:
    lesson = "two-cards"
    open_lesson(page, host, lesson, f"&lang={language}")
    for step in steps_of(lesson):
        while page.locator("[data-clue]").count():
            page.locator("[data-clue]").click()
        look(page)
        page.set_viewport_size({"width": 1440, "height": 900})
        before = place(page)
        if "until" in step or page.locator("[data-finished]").count():
            break
        if "expect" in step:
            press_move(page, step["expect"])
        else:
            page.locator("[data-next]").click()
        number = before["step"]
        expect(page.locator(f'[data-lesson-step="{number}"]')).to_have_count(0)
