"""`make quick` finds tests for every part of the house."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.quick import ROOT, picked, those_of

SOURCES = sorted((ROOT / "src" / "oikumene").rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_module_has_tests(path: Path) -> None:
    found = those_of(path.relative_to(ROOT).as_posix())
    assert found, "make quick runs no test when this changes"
    assert all((ROOT / name).exists() for name in found)


def test_the_closest_tests_are_picked() -> None:
    assert picked(["src/oikumene/table/orders.py"]) == ["tests/table/test_orders.py"]
    assert picked(["src/oikumene/table/wire/said.py"]) == ["tests/table/test_types.py", "tests/table/test_play.py"]
    assert picked(["src/oikumene/games/imperium/rules/turn.py"]) == ["tests/rules/imperium", "tests/golden"]
    assert picked(["src/oikumene/games/imperium/terminal.py"]) == ["tests/cli/test_imperium.py"]
    assert picked(["docs/playing.md", "README.md"]) == ["tests/docs"]


def test_a_folder_stands_for_its_files() -> None:
    assert picked(["src/oikumene/text/texts.py", "tests/text/test_reading.py"]) == ["tests/text"]
