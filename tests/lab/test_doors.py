"""Doors for who learns: copies and pickles in the middle of a game, all who are asked at once, one seat against bots,
many tables on several cores."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.games import GAMES
from oikumene.kernel.errors import Refused
from oikumene.lab.extras import has

if not (has("pettingzoo") and has("gymnasium") and has("numpy")):
    pytest.skip("pettingzoo is not installed (extra `rl`)", allow_module_level=True)

import gymnasium
import numpy as np

import oikumene.lab.gymnasium as alone
from oikumene.lab import pettingzoo as door
from oikumene.lab.vector import Tables

IDS = [game.id for game in GAMES]


def played(table: Any, steps: int, rng: Random) -> None:
    """So many steps at random."""
    for _ in range(steps):
        if not table.agents or table.match.over:
            return
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(rng.choice(np.flatnonzero(mask))))


def rest(table: Any, seed: int) -> tuple[str, dict[str, float], list[str]]:
    """The game to its end, or far on, by the same choices: its fingerprint, its rewards, what was asked."""
    rng = Random(seed)
    asked: list[str] = []
    while not table.match.over and len(asked) < 150:
        asked.append(table.infos[table.agent_selection]["question"])
        played(table, 1, rng)
    return table.match.digest(), dict(table.rewards), asked


# -- copies


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("steps", [0, 33])
def test_copies_and_pickles_go_on_like_the_first(id: str, steps: int) -> None:
    table = door.raw_env(id)
    table.reset(seed=9)
    played(table, steps, Random(9))
    here = table.match.digest()
    twins = [copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    ends = [rest(twin, 5) for twin in twins]
    assert table.match.digest() == here, "a copy was played, and the first one moved"
    assert ends[0] == ends[1] == ends[2] == rest(table, 5)


def test_a_copy_of_a_copy_and_one_with_its_wrapper() -> None:
    table = door.env("ancient_world", seats=2)
    table.reset(seed=3)
    for _ in range(10):
        observation, *_ = table.last()
        table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table)), copy.deepcopy(copy.deepcopy(table))]
    for twin in twins:
        assert twin.unwrapped.match is not table.unwrapped.match
        assert rest(twin.unwrapped, 1) == rest(copy.deepcopy(table).unwrapped, 1)
    assert not table.unwrapped.match.over


def test_copies_draw_the_same_next_deal_and_are_apart() -> None:
    table = door.raw_env("ancient_world", seats=2)
    table.reset(seed=3)
    twin = copy.copy(table)
    table.reset()
    twin.reset()
    assert table.match.setup.seed == twin.match.setup.seed
    again = pickle.loads(pickle.dumps(door.raw_env("ancient_world", seats=3)))
    again.reset(seed=1)
    assert again.match.seats == 3


def test_a_finished_game_can_be_kept_too() -> None:
    table = door.raw_env("ancient_world", seats=2)
    table.reset(seed=3)
    while not table.match.over:
        rest(table, 1)
    twin = pickle.loads(pickle.dumps(table))
    assert twin.match.over and twin.rewards == table.rewards and twin.match.digest() == table.match.digest()


@pytest.mark.parametrize("id", IDS)
def test_info_is_a_plain_dictionary_of_that_moment(id: str) -> None:
    table = door.raw_env(id)
    table.reset(seed=2)
    kept = []
    for _ in range(12):
        info = table.infos[table.agent_selection]
        assert type(info) is dict and type(info["keys"]) is dict
        kept.append((info, json.dumps(info, sort_keys=True)))
        played(table, 1, Random(1))
    assert all(json.dumps(info, sort_keys=True) == text for info, text in kept)


# -- all at once


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in IDS for seats in (3, 4)])
def test_its_own_parallel_test(id: str, seats: int) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(door.parallel_env(id, seats=seats), num_cycles=60)


def test_who_is_asked_at_once_answers_at_once() -> None:
    """The draft of Imperial Settlers: three players take a card each, in secret, in one step."""
    table = door.parallel_env("imperial_settlers", seats=3, options={"lookout": "draft"})
    seen, infos = table.reset(seed=4)
    together, steps = 0, 0
    while table.agents and steps < 400:
        asked = [agent for agent in table.agents if seen[agent]["action_mask"].any()]
        assert asked and all((agent in asked) == bool(infos[agent]) for agent in table.agents)
        together = max(together, len(asked))
        before = len(table._answered)
        chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in asked}
        seen, _, _, _, infos = table.step(chosen)
        assert 1 <= len(table._answered) - before <= len(asked)
        steps += 1
    assert together == 3


def test_a_parallel_game_ends_with_rewards_and_can_be_copied() -> None:
    table = door.parallel_env("ancient_world", seats=3)
    seen, _ = table.reset(seed=4)
    rng = Random(1)
    given: dict[str, float] = {}
    while table.agents:
        twin = copy.deepcopy(table) if len(table._answered) % 40 == 20 else table
        assert twin.match.digest() == table.match.digest()
        table = twin
        chosen = {
            agent: int(rng.choice(np.flatnonzero(one["action_mask"])))
            for agent, one in seen.items()
            if one["action_mask"].any()
        }
        seen, given, *_ = table.step(chosen)
    assert sum(given.values()) == pytest.approx(0) and max(given.values()) > 0


def test_an_answer_that_the_mask_forbids_changes_nothing() -> None:
    table = door.parallel_env("ancient_world", seats=2)
    table.reset(seed=4)
    before = table.match.digest()
    for wrong in ({}, {"player_0": 5_000, "player_1": 5_000}):
        with pytest.raises(Refused, match="its mask allows"):
            table.step(wrong)
    assert table.match.digest() == before


# -- one seat against bots


@pytest.mark.parametrize("id", IDS)
def test_every_game_is_known_to_gymnasium(id: str) -> None:
    rules = oikumene.game(id)
    table = gymnasium.make(f"oikumene/{id}-v{rules.rules}", bots="random")
    observation, info = table.reset(seed=5)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert table.observation_space.contains(observation)
        mask = observation["action_mask"]
        assert set(np.flatnonzero(mask)) == set(info["keys"]) and mask.any()
        assert np.array_equal(table.unwrapped.action_masks(), mask.astype(bool))
        observation, reward, over, cut, info = table.step(int(np.flatnonzero(mask)[steps % int(mask.sum())]))
        assert not cut
        steps += 1
    assert -1 <= reward <= 1 and steps > 5
    table.close()


def test_the_same_seed_gives_the_same_game_against_bots_that_think() -> None:
    ends = []
    for _ in range(2):
        table = alone.Alone("ancient_world", bots="greedy", seat=1)
        observation, _ = table.reset(seed=8)
        for _ in range(6):
            observation, _, over, _, _ = table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
            assert not over
        ends.append(table.table.match.digest())
        table.close()
    assert ends[0] == ends[1]


def test_seats_and_bots_must_fit() -> None:
    with pytest.raises(Refused, match="no seat 5"):
        alone.Alone("ancient_world", seat=5)
    with pytest.raises(Refused, match="1 bots for 2 other seats"):
        alone.Alone("ancient_world", seats=3, bots=["random"])
    table = alone.Alone("ancient_world", seats=3, bots=["random", "wanderer"], seat=1)
    assert table.names == {0: "random", 2: "wanderer"}


# -- many tables


def walk(jobs: int, id: str = "ancient_world", steps: int = 130) -> list[Any]:
    """What is seen and given at each step, by choices that follow from what is seen."""
    told = []
    with Tables(id, tables=5, jobs=jobs, seats=2) as hall:
        seen = hall.reset(seed=7)
        for step in range(steps):
            legal = [np.flatnonzero(mask) for mask in seen.mask]
            told.append([seen.seat.tolist(), seen.over.tolist(), seen.rewards.tolist(), seen.observation.sum()])
            seen = hall.step([options[(3 * step) % len(options)] for options in legal])
    return told


def test_tables_give_the_same_games_whatever_the_number_of_processes() -> None:
    one, two = walk(1), walk(2)
    assert one == two
    ended = [step for step in one if any(step[1])]
    assert ended, "no game ended"
    for _, over, given, _ in one:
        for table, end in enumerate(over):
            assert any(given[table]) == end


def test_a_table_shows_what_the_environment_shows() -> None:
    table = door.raw_env("imperium", seats=2)
    table.reset(seed=7)
    with Tables("imperium", tables=2, jobs=1, seats=2) as hall:
        seen = hall.reset(seed=7)
        for _ in range(40):
            here = table.observe(table.agent_selection)
            assert np.array_equal(here["observation"], seen.observation[0])
            assert np.array_equal(here["action_mask"], seen.mask[0])
            chosen = [int(np.flatnonzero(mask)[0]) for mask in seen.mask]
            table.step(chosen[0])
            seen = hall.step(chosen)


def test_wrong_actions_are_refused_and_closed_tables_say_so() -> None:
    for jobs in (1, 2):
        hall = Tables("ancient_world", tables=2, jobs=jobs)
        hall.reset(seed=1)
        with pytest.raises(Refused, match="its mask allows"):
            hall.step([4_000, 4_000])
        hall.close()
        hall.close()
    with pytest.raises(Refused, match="closed"):
        hall.step([0, 0])
