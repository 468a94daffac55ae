"""The page on building a game quotes the example as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "hamlet"
PAGE = (ROOT / "docs" / "building-a-game.md").read_text(encoding="utf-8")
#: A quotation names its file beside its language.
QUOTED = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize(("name", "snippet"), QUOTED, ids=[f"{name}-{n}" for n, (name, _) in enumerate(QUOTED)])
def test_what_is_quoted_stands_in_the_example(name: str, snippet: str) -> None:
    assert f"\n{snippet}" in "\n" + (ROOT / name).read_text(encoding="utf-8"), f"{name} reads otherwise now:\n{snippet}"


def test_every_room_of_the_example_is_quoted() -> None:
    rooms = {path.name for path in (EXAMPLE / "hamlet").glob("*.py")} | {"pyproject.toml", "en.ftl"}
    assert {Path(name).name for name, _ in QUOTED} == rooms


def test_the_quoted_test_is_there() -> None:
    tests = (ROOT / "tests" / "examples" / "test_hamlet.py").read_text(encoding="utf-8")
    quoted = re.findall(r"^```python\n(def test_.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert quoted and all(snippet in tests for snippet in quoted)


def test_every_module_of_kernel_and_kit_has_its_place() -> None:
    modules = [path for part in ("kernel", "kit") for path in (ROOT / "src" / "oikumene" / part).glob("*.py")]
    named = [f"{path.parent.name}/{path.name}" for path in modules if path.name != "__init__.py"]
    assert not [name for name in named if f"`{name}`" not in PAGE]
