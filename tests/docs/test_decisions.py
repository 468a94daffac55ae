"""Decisions are cited by their numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

DECISIONS = Path(__file__).resolve().parents[2] / "docs" / "decisions"


def test_no_two_decisions_have_one_number() -> None:
    numbers = Counter(path.name[:4] for path in DECISIONS.glob("*.md"))
    assert [number for number, times in numbers.items() if times > 1] == []
