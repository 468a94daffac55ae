"""Whole random games end, with everything conserved; and the lighter checks of the suite hold.

The game is not among those of the house yet, so the conformance tests do not play it: the whole suite runs with
`python -m oikumene.conformance oikumene.games.oath:OATH`.
"""

from __future__ import annotations

from random import Random

import pytest

from oikumene.conformance import Case, attempt
from oikumene.games.oath import OATH

ENDINGS = {"usurper", "visionary", "stable-regime", "war-exhaustion"}


@pytest.mark.parametrize("seats", range(3, 7))
def test_random_games_end(seats: int) -> None:
    for seed in range(3):
        match, rng = OATH.new(seats=seats, seed=seed, keep=False), Random(seed)
        for answers in range(3000):
            if match.over:
                break
            asked = match.pending[0]
            match.answer(asked.seat, rng.choice(asked.options).key)
            if answers % 5 == 0:
                OATH.check(match.state)
        result = match.result
        assert result is not None, f"{seats} seats, seed {seed}: no end"
        assert result.ending in ENDINGS and sum(result.scores) == len(result.winners) == 1


@pytest.mark.parametrize("check", ["fields", "options", "forced", "secrets", "nothing leaks", "likely", "faults"])
def test_the_lighter_checks_of_the_suite(check: str) -> None:
    attempt(check, Case(OATH, 3, dict(OATH.read_options({})), 1, steered=True))
