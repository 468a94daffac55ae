"""Chance: fair, repeatable, and not to be foretold from what it has shown."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from little import PILE, Little, asked, five_cards, play

from oikumene.kernel import chance, saving
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.match import Match
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


# -- loaded chance


def test_loaded_results_come_first_and_then_chance() -> None:
    state = table(7)
    state.load(5, 0)
    assert rolls(state, 2, 6) == [5, 0] and state.fate == ()
    assert rolls(state, 12) == rolls(table(7), 12)


def test_loaded_while_bits_are_left_they_still_come_first() -> None:
    state = table(7)
    state.below(6)
    state.load(3)
    assert state.roll(1, "abcd") == ["d"]


def test_a_result_that_cannot_be_is_told() -> None:
    state = table()
    state.load(6)
    with pytest.raises(ValueError, match="from 0 to 5 here, not 6"):
        state.below(6)


def test_loaded_chance_is_copied_and_saved_and_forgotten_by_a_fresh_start() -> None:
    state = table()
    state.load(4, 2)
    twin = table(0)
    state.copy_table(twin)
    assert rolls(twin, 2, 6) == [4, 2]
    written = saving.write(state, state.names())
    again = saving.read(written, table(0), state.names(), {})
    assert again.fate == (4, 2)
    del written["v"]["fate"]
    assert saving.read(written, table(0), state.names(), {}).fate == ()
    state.reseed(1)
    assert state.fate == ()


def test_a_shuffle_takes_what_is_loaded() -> None:
    state = Little(2, Layout([Zone("pile", 0)]))
    for face in range(3):
        state.add(face, PILE, 0)
    state.load(0, 1)  # the last and the first change places, the middle one stays
    state.shuffle(PILE)
    assert [state.ident(card) for card in state.zones[PILE]] == ["cat", "bee", "ant"]


def test_a_deck_can_be_stacked() -> None:
    state = Little(2, Layout([Zone("pile", 0)]))
    for face in range(5):
        state.add(face, PILE, 0)
    state.stack(PILE, "bee", "ant")
    assert [state.ident(card) for card in state.zones[PILE]] == ["cat", "dog", "elk", "ant", "bee"]
    with pytest.raises(ValueError, match="no 'bee' left in pile"):
        state.stack(PILE, "bee", "bee")


def rolling(state: Little) -> Flow[None]:
    """Two questions with a die after each."""
    for prompt in ("first", "then"):
        yield from choose(0, prompt, lambda: ("a", "b"))
        state.mark(prompt, state.below(6))


def test_in_a_match_it_is_an_input_of_the_step() -> None:
    """Clones, undo and imagined worlds play the step again: they meet what was loaded, but for imagined worlds."""
    match = play(rolling)
    match.load(5, 1)
    match.answer(0, "a")
    assert match.state.marks == [("first", 5)] and match.state.fate == (1,)
    twin = match.clone()
    twin.answer(0, "b")
    assert twin.state.marks == [("first", 5), ("then", 1)]
    light = match.clone(keep=False)
    light.take(light.asks[0], "a")
    assert light.state.marks[-1] == ("then", 1)
    match.undo(0, consent=True)
    assert asked(match) == [(0, "first")]
    match.answer(0, "b")
    assert match.state.marks == [("first", 5)]


def test_who_imagines_does_not_know_what_is_loaded() -> None:
    match = play(rolling, deal=five_cards)
    match.answer(0, "a")
    match.load(5)
    thrown = set()
    for seed in range(30):
        world = match.imagine(0, Random(seed))
        assert world.state.fate == ()
        world.take(world.asks[0], "a")
        thrown.add(world.state.marks[-1])
    assert len(thrown) > 3


def test_loaded_before_a_step_it_is_part_of_the_snapshot() -> None:
    match = play(rolling, rolling)
    match.load(1, 2, 3, 4)
    match.answer(0, "a")
    match.answer(0, "a")
    again = Match.restore(match.game, match.save())
    again.answer(0, "a")
    assert again.state.marks[-1] == ("first", 3)
