"""For all tests: what was read to run them is not looked through again and again."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Games, texts and tests are there until the end: the collector need not go through them whenever it looks for what
    can be let go, nor look so often. As in the server (`settle_memory`): that was up to two fifths of a test."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
