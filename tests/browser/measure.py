"""What a person cannot read or press: text and controls that lie outside what shows them, and panes squeezed to strips.

Measured, not looked at: the rectangles of every line of text and of every control against the boxes that cut them off.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def cut(page: Page) -> list[str]:
    """Each thing that is cut, as a line: what it says, where it is, and what cuts it."""
    found: list[Any] = page.evaluate(SCRIPT)
    return [str(line) for line in found]


OVERLAPS = (Path(__file__).parent / "overlaps.js").read_text(encoding="utf-8")


def overlaps(page: Page) -> list[str]:
    """Parts of a board of Oath that lie over each other or stick out of what holds them."""
    found: list[Any] = page.evaluate(OVERLAPS)
    return [str(line) for line in found]
