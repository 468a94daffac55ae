"""Every test that a page names as what shows a promise is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"`(?:tests/)?([\w/]+\.py)::(test_\w+)`")


def test_what_shows_a_promise_is_there() -> None:
    lines = [line for line in (ROOT / "docs/promises.md").read_text(encoding="utf-8").splitlines() if "::" in line]
    assert len(lines) == 10
    assert [NAMED.findall(line) for line in lines if not NAMED.findall(line)] == []
    for page in sorted((ROOT / "docs").glob("*.md")):
        for file, name in NAMED.findall(page.read_text(encoding="utf-8")):
            tests = [path for path in (ROOT / "tests" / file, ROOT / "tests/table" / file) if path.exists()]
            assert tests, f"{page.name} names {file}"
            defined = {
                node.name
                for node in ast.walk(ast.parse(tests[0].read_text(encoding="utf-8")))
                if isinstance(node, ast.FunctionDef)
            }
            assert name in defined, f"{page.name} names {file}::{name}"
