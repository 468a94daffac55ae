"""The PettingZoo door: its own tests pass for each game, and nothing is made that nobody looks at."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import pytest

from oikumene.games import GAMES as HOUSE
from oikumene.kernel.errors import Refused
from oikumene.lab import pettingzoo as door
from oikumene.lab.extras import has

pytestmark = pytest.mark.skipif(not has("pettingzoo"), reason="pettingzoo is not installed (extra `rl`)")

OURS = {game.id: game for game in HOUSE}
TABLES = [(id, seats) for id, game in sorted(OURS.items()) for seats in game.seats]
#: What the test says of any observation that has a mask beside it, PettingZoo's own chess but for a list of names.
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_its_own_api_test(game: str, seats: int) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for usual in USUAL:
            warnings.filterwarnings("ignore", message=usual)
        api_test(door.env(game, seats=seats, render_mode="ansi"), num_cycles=200)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_its_own_seed_test(game: str, seats: int) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: door.env(game, seats=seats), num_cycles=60)


def finish(table: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; what each agent was given."""
    table.reset(seed=seed)
    for agent in table.possible_agents:
        table.action_space(agent).seed(seed)
    given = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            given[agent] = reward
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    return given


def test_the_winner_has_one_and_the_others_share_the_loss() -> None:
    table = door.env("ancient_world", seats=3)
    for seed in range(8):
        given = finish(table, seed)
        assert sum(given.values()) == pytest.approx(0)
        result = table.unwrapped.match.result
        if len(result.winners) == 1:
            assert given[f"player_{result.winners[0]}"] == 1
            assert sorted(given.values())[:2] == [-0.5, -0.5]


def test_points_as_the_reward() -> None:
    table = door.env("ancient_world", seats=2, reward="points")
    given = finish(table, 3)
    assert tuple(given.values()) == table.unwrapped.match.result.scores
    with pytest.raises(Refused, match="There is no reward fame"):
        door.env("ancient_world", reward="fame")


def test_keys_say_what_the_actions_are() -> None:
    table = door.env("ancient_world", seats=2)
    table.reset(seed=3)
    observation, _, _, _, info = table.last()
    match = table.unwrapped.match
    assert set(info["keys"]) == set(observation["action_mask"].nonzero()[0])
    assert set(info["keys"].values()) == {option.key for option in match.pending[0].options}
    assert (info["prompt"], info["question"]) == ("act", "act")
    with pytest.raises(KeyError):
        info["weather"]
    action = next(number for number, key in info["keys"].items() if key == "pass")
    assert table.unwrapped.actions.keys[action] == "pass"


def test_nothing_is_made_that_nobody_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    table = door.env("ancient_world", seats=2)
    table.reset(seed=3)
    raw = table.unwrapped
    seen: list[str] = []
    monkeypatch.setattr(type(raw), "observe", lambda self, agent: seen.append(agent))
    table.last(observe=False)
    assert seen == []


def test_what_is_said_of_a_question_is_a_dictionary_like_any_other() -> None:
    table = door.env("ancient_world", seats=2)
    table.reset(seed=3)
    info = table.last()[4]
    assert {"keys", "prompt", "question"} == set(info) == set(dict(info)) == set(info.copy())
    assert "keys" in info and "weather" not in info
    assert info.get("prompt") == dict(info)["prompt"] == "act"
    assert copy.deepcopy(info) == info == pickle.loads(pickle.dumps(info))


def test_what_was_kept_of_a_question_stays_what_it_was() -> None:
    table = door.env("imperial_settlers", seats=2)
    table.reset(seed=3)
    kept: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for _ in range(30):
        info, observation = table.last()[4], table.last()[0]
        kept.append((info, copy.deepcopy(info)))
        table.step(int(observation["action_mask"].nonzero()[0][0]))
    assert all(info == then for info, then in kept)
    assert len({str(info["keys"]) for info, _ in kept}) > 5


def test_an_action_that_the_mask_forbids_changes_nothing() -> None:
    table = door.env("ancient_world", seats=2)
    table.reset(seed=3)
    before = table.unwrapped.match.digest()
    with pytest.raises(Refused, match=r"player_\d cannot take action 0 now; its mask allows"):
        table.step(0)
    assert table.unwrapped.match.digest() == before


def test_a_reset_without_a_seed_plays_another_game() -> None:
    table = door.env("ancient_world", seats=2)
    deals = []
    for seed in (5, None, None, 5, None):
        table.reset(seed=seed)
        deals.append(table.unwrapped.match.digest())
    assert deals[0] == deals[3]
    assert deals[1] == deals[4]
    assert len(set(deals)) == 3


def test_options_of_the_game() -> None:
    table = door.env("imperial_settlers", seats=2, options={"lookout": "draft", "empire_1": "romans"})
    table.reset(seed=1)
    assert table.unwrapped.match.setup.options["empire_1"] == "romans"
    with pytest.raises(Refused):
        door.env("imperial_settlers", seats=9)


def test_to_see_it(capsys: pytest.CaptureFixture[str]) -> None:
    table = door.env("ancient_world", seats=2, render_mode="human")
    table.reset(seed=3)
    table.step(next(iter(table.last()[4]["keys"])))
    assert capsys.readouterr().out.startswith("player_")
    finish(table, 3)
    assert "over: [" in capsys.readouterr().out


def test_without_the_extra_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "THERE", False)
    with pytest.raises(Refused, match=r'pettingzoo is not installed here: pip install "oikumene\[rl\]"'):
        door.env("ancient_world")
