"""A small selection of planted leaks and bugs; `python tests/mutants/run.py` plants them all."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from planted import MUTANTS, WITH, Mutant
from run import GAMES, LISTS, altered, verdict


@pytest.mark.parametrize("mutant", [mutant for mutant in MUTANTS if mutant.quick], ids=lambda mutant: mutant.name)
def test_it_is_caught(mutant: Mutant) -> None:
    assert verdict(mutant, games=1, only_suite=True).caught


def test_every_mutant_can_still_be_planted() -> None:
    """Where the source has moved on, the list must say what is written there now."""
    for mutant in [mutant for mutants in LISTS.values() for mutant in mutants]:
        ast.parse(altered(mutant))


def test_a_snippet_that_is_gone_is_missed() -> None:
    """A run that could not plant something must not look like one that caught it."""
    gone = GAMES["imperium"][0]._replace(old="no rule is written like this")
    with pytest.raises(SystemExit, match=r"is in 0 files .* out of date"):
        altered(gone)


def test_mutants_have_names_of_their_own() -> None:
    names = [mutant.name for mutants in LISTS.values() for mutant in mutants]
    assert len(set(names)) == len(names)
    assert len(MUTANTS) >= 25
    assert all(len(mutants) >= 8 for mutants in GAMES.values())
    assert set(WITH) <= set(names)
