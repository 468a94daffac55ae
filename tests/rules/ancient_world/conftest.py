from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from oikumene.games.ancient_world.state import State


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`dice("titan", "coin")`: that is what the damage dice will show, and there must be so many of them."""

    if hasattr(State, "__mypyc_attrs__"):
        pytest.skip("the dice of the compiled build cannot be exchanged; golden games roll them")

    def fall(*shown: str) -> None:
        def roll(state: State, n: int, faces: Sequence[str]) -> list[str]:
            assert n == len(shown), f"{n} dice were rolled, not {len(shown)}"
            assert set(faces) == {"titan", "coin", "blank"}
            return list(shown)

        monkeypatch.setattr(State, "roll", roll)

    return fall
