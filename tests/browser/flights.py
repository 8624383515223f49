"""What flies over the drawn table, or rises from it, and is gone again."""

from playwright.sync_api import Page

# notes everything that is ever put over the table, so that nothing short is missed
GHOSTS = """
globalThis.__ghosts = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const { className } of addedNodes) if (/ghost/.test(className)) __ghosts.push(className);
  }
}).observe(document, { childList: true, subtree: true });
"""


def flown(page: Page) -> list[str]:
    found: list[str] = page.evaluate("__ghosts")
    return found
