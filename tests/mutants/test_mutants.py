"""A small selection of planted leaks and bugs; `python tests/mutants/run.py` plants them all."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from planted import MUTANTS, WITH, Mutant
from run import altered, verdict


@pytest.mark.parametrize("mutant", [mutant for mutant in MUTANTS if mutant.quick], ids=lambda mutant: mutant.name)
def test_it_is_caught(mutant: Mutant) -> None:
    assert verdict(mutant, games=1, only_suite=True).caught


def test_every_mutant_can_still_be_planted() -> None:
    """Where the source has moved on, planted.py must say what is written there now."""
    for mutant in MUTANTS:
        ast.parse(altered(mutant))


def test_mutants_have_names_of_their_own() -> None:
    names = [mutant.name for mutant in MUTANTS]
    assert len(set(names)) == len(names) >= 25
    assert set(WITH) <= set(names)
