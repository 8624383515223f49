"""What axe-core says of a page: violations of the rules that make it accessible."""

from browser.host import ROOT
from playwright.sync_api import Frame, Page

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def check(page: Page | Frame) -> None:
    """A page or the document in a frame; frames in it are checked on their own."""
    page.evaluate(AXE)
    options = "{ resultTypes: ['violations'], iframes: false }"
    found = page.evaluate(f"axe.run(document, {options})")["violations"]
    assert [(v["id"], [n["html"] for n in v["nodes"]]) for v in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
