"""Answers said part by part: every option can be said, in one way, from a table that stays small."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.kernel.errors import Refused
from oikumene.lab.extras import has

pytestmark = pytest.mark.skipif(not has("pettingzoo"), reason="pettingzoo is not installed (extra `rl`)")

if has("pettingzoo"):
    from oikumene.lab.actions import actions
    from oikumene.lab.factored import END, SPARE, Leaf, Parts, factored_env, parts_of

GAMES = {"ancient_world": 2, "imperial_settlers": 3, "imperium": 2, "oath": 3, "clash": 2}


def values_of(tree: Any) -> list[Any]:
    return [tree.value] if isinstance(tree, Leaf) else [v for down in tree.values() for v in values_of(down)]


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_every_option_can_be_said_once(game: str, seats: int) -> None:
    parts, rng = parts_of(game), Random(4)
    assert len(parts) < len(actions(game)) / 4
    match = oikumene.game(game).new(seats=seats, seed=11, keep=False)
    for _ in range(250):
        if not match.asks:
            break
        ask = match.asks[0]
        values = list(ask.values())
        found = values_of(parts.tree(match, ask))
        assert len(found) == len(values)
        assert {repr(value) for value in found} == {repr(value) for value in values}
        match.take(ask, rng.choice(values))


def test_what_begins_alike_is_told_apart() -> None:
    parts = Parts(["a", "a:b", "a:b:c"])

    class Asked:
        seat = 0

        def values(self) -> list[str]:
            return ["a", "a:b", "a:b:c", "a", "new"]

    tree = parts.tree(None, Asked())  # type: ignore[arg-type]
    a, b, c = parts.said("a:b:c")
    assert tree[a][END].value == "a"  # type: ignore[index,union-attr]
    assert tree[a][b][END].value == "a:b"  # type: ignore[index,union-attr]
    assert tree[a][b][c].value == "a:b:c"  # type: ignore[index,union-attr]
    assert sorted(map(str, values_of(tree))) == ["a", "a", "a:b", "a:b:c", "new"]
    assert min(parts.said("a")) >= SPARE


def test_its_own_api_test() -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(factored_env("clash", seats=2), num_cycles=60)


def test_a_whole_game_said_part_by_part_copied_and_sent_in_the_middle_of_an_answer() -> None:
    table, rng = factored_env("ancient_world", seats=2), Random(5)
    table.reset(seed=3)
    inside = None
    while table.agents and not all(table.terminations.values()):
        seen, _, _, _, info = table.last()
        allowed = [n for n, yes in enumerate(seen["action_mask"]) if yes]
        assert set(info["keys"]) == set(allowed)
        assert int(seen["said"].sum()) == len(table.unwrapped.said)
        if len(table.unwrapped.said) and inside is None:
            inside = copy.copy(table.unwrapped), pickle.loads(pickle.dumps(table.unwrapped))
            assert all(each.said == table.unwrapped.said for each in inside)
            assert all(each.legal().keys() == table.unwrapped.legal().keys() for each in inside)
        table.step(rng.choice(allowed))
    assert inside is not None
    assert table.unwrapped.match.over


def test_a_part_that_the_mask_forbids_changes_nothing() -> None:
    table = factored_env("ancient_world", seats=2)
    table.reset(seed=3)
    before = table.unwrapped.legal()
    with pytest.raises(Refused, match="its mask allows"):
        table.step(next(n for n in range(len(parts_of("ancient_world"))) if n not in before))
    assert table.unwrapped.legal() == before
