"""Chance: fair, repeatable, and not to be foretold from what it has shown."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from oikumene.kernel import chance
from oikumene.kernel.table import Layout, Table, Zone


def table(seed: int = 1) -> Table:
    return Table(2, Layout([Zone("pile", 0)]), ("a",), seed)


def rolls(state: Table, count: int, sides: int = 12) -> list[int]:
    return [state.below(sides) for _ in range(count)]


def test_the_same_seed_rolls_the_same() -> None:
    assert rolls(table(7), 100) == rolls(table(7), 100) != rolls(table(8), 100)


def test_these_rolls_stay_what_they_are() -> None:
    """Records hang on them: whoever changes this raises the rules number of every game."""
    assert rolls(table(7), 12) == [11, 1, 2, 7, 1, 1, 0, 1, 3, 9, 2, 6]


def test_every_side_comes_as_often() -> None:
    counts = Counter(rolls(table(3), 12_000))
    assert len(counts) == 12 and all(850 < count < 1150 for count in counts.values())


def test_a_copy_rolls_on_alike_at_every_point() -> None:
    """Also while bits are left over from the last hash."""
    state = table(5)
    for _ in range(20):
        twin = table(0)
        state.copy_table(twin)
        assert rolls(twin, 20) == rolls(state, 20)
        state.draw(6)


@pytest.mark.parametrize("bits", [32, 64, 128, 256, 512])
def test_no_linear_rule_leads_from_key_to_key(bits: int) -> None:
    """A linear generator modulo a power of two keeps x3 - x2 = a (x2 - x1) for one odd or even a: from three
    differences the multiplier is found, and with it everything to come (28 rolls of a die were enough)."""
    key, keys = chance.seeded(1), []
    for _ in range(64):
        keys.append(key)
        key, _ = chance.turned(key)
    modulus = 1 << bits
    steps = [(after - before) % modulus for before, after in pairwise(keys)]
    odd = next(i for i, step in enumerate(steps[:-1]) if step % 2)
    multiplier = steps[odd + 1] * pow(steps[odd], -1, modulus) % modulus
    foretold = sum(step * multiplier % modulus == after for step, after in pairwise(steps))
    assert foretold <= 1  # the pair it was computed from


def test_what_was_shown_is_no_part_of_the_key() -> None:
    key, luck = chance.turned(chance.seeded(1))
    assert key >> 128 and luck >> chance.TAKES  # as long as the hash, not as what a die shows
    assert key != luck & ((1 << 256) - 1)
    again, _ = chance.turned(luck & ((1 << 256) - 1))
    assert again != chance.turned(key)[0]


def test_a_fresh_start_forgets_the_bits_that_were_left() -> None:
    one, other = table(1), table(2)
    rolls(one, 3)
    rolls(other, 5)
    one.reseed(99)
    other.reseed(99)
    assert rolls(one, 30) == rolls(other, 30)
