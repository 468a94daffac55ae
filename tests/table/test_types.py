"""The client's types are made from ours."""

from __future__ import annotations

from pathlib import Path

from oikumene.table.typescript import typescript


def test_the_client_has_the_newest_types() -> None:
    written = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
    assert written.read_text() == typescript(), "run `python -m oikumene.table.typescript > web/src/wire.ts`"
