from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from rules.ancient_world.table import Table


@pytest.fixture
def dice() -> Iterator[Callable[..., None]]:
    """`dice("titan", "coin")`: that is what the damage dice will show, and there must be so many of them."""

    def fall(*shown: str) -> None:
        Table.dice = shown

    yield fall
    Table.dice = ()
