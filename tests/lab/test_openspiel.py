"""The OpenSpiel door: its own simulation test and its searches run on each game."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from oikumene.games import GAMES as HOUSE
from oikumene.kernel.errors import Refused
from oikumene.lab import openspiel as door
from oikumene.lab.extras import has

pytestmark = pytest.mark.skipif(not has("pyspiel"), reason="open_spiel is not installed (extra `openspiel`)")

OURS = {game.id: game for game in HOUSE}
#: Each game at its smallest and at its largest table; of Clash the larger ones take as long as all others together.
TABLES = [
    (id, players)
    for id, game in sorted(OURS.items())
    for players in sorted({door.fewest(game), game.seats[-1] if id != "clash" else door.fewest(game)})
]


def begun(id: str, players: int = 0, seed: int = 7) -> Any:
    state = door.load(id, players=players or door.fewest(OURS[id]), seeds=20).new_initial_state()
    state.apply_action(seed)
    return state


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_its_own_simulation_test(id: str, players: int) -> None:
    import pyspiel

    pyspiel.random_sim_test(door.load(id, players=players, seeds=20), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", sorted(OURS))
def test_its_own_simulation_test_saving_every_state(id: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(door.load(id, seeds=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", sorted(OURS))
def test_its_own_search_plays(id: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    state = begun(id)
    rollout = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    plain = mcts.MCTSBot(state.get_game(), 1.4, 8, rollout, random_state=np.random.RandomState(2))
    fair = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=1.4, max_simulations=8, evaluator=rollout, random_state=np.random.RandomState(2)
    )
    for bot in (plain, fair):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_games_are_found_by_name() -> None:
    import pyspiel

    assert "oikumene_ancient_world" in door.register()
    game = pyspiel.load_game("oikumene_ancient_world(players=3,seeds=10)")
    assert game.num_players() == 3
    assert game.max_chance_outcomes() == 10
    assert len(game.new_initial_state().chance_outcomes()) == 10


def test_a_copy_goes_its_own_way() -> None:
    state = begun("imperial_settlers")
    twin = state.clone()
    assert str(twin) == str(state)
    state.apply_action(state.legal_actions()[0])
    assert str(twin) != str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) == str(state)


def test_a_resampled_state_looks_the_same_to_the_player_only() -> None:
    state = begun("imperial_settlers", players=3)
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    player = state.current_player()
    others = set()
    for number in range(4):
        twin = state.resample_from_infostate(player, lambda n=number: n)
        assert twin.current_player() == player
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(str(twin))
    assert len(others) == 4


def test_actions_have_names() -> None:
    state = door.load("ancient_world", seeds=5).new_initial_state()
    assert state.is_chance_node()
    assert state.action_to_string(-1, 3) == "seed:3"
    state.apply_action(3)
    keys = {option.key for option in state.match.pending[0].options}
    player = state.current_player()
    assert {state.action_to_string(player, action) for action in state.legal_actions()} == keys
    assert state.action_to_string(1 - player, state.get_game().table.number("pass")) == "pass"


def test_returns_sum_to_nothing() -> None:
    state = begun("ancient_world", players=3)
    assert state.returns() == [0.0] * 3
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_options_of_the_game() -> None:
    import pyspiel

    game = door.load("imperial_settlers", seeds=5, options={"empire_1": "japanese"})
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.match.setup.options["empire_1"] == "japanese"
    with pytest.raises(Refused):
        door.load("imperial_settlers", options={"weather": "rain"})
    with pytest.raises(Refused, match="Options are names with values"):
        door.read_options("lookout")
    other = pyspiel.load_game("oikumene_imperial_settlers(seeds=5,options=lookout:draft;empire_1:romans)")
    assert other.options["lookout"] == "draft"


def test_python_ends_well_after_it() -> None:
    """OpenSpiel lets go of registered games after Python has ended."""
    made = subprocess.run(
        [sys.executable, "-c", "import oikumene.lab.openspiel as o; o.load('ancient_world').new_initial_state()"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (made.returncode, made.stderr) == (0, "")


def test_without_the_extra_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "THERE", False)
    for asked in (lambda: door.load("ancient_world"), door.register):
        with pytest.raises(Refused, match=r'open_spiel is not installed here: pip install "oikumene\[openspiel\]"'):
            asked()


@pytest.mark.parametrize("id", ["ancient_world", "imperial_settlers"])
def test_regrets_are_learned_by_outcome_sampling(id: str) -> None:
    """A game an iteration; what external sampling asks for (every answer of a player all the way down) has no end."""
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    solver = OutcomeSamplingSolver(door.load(id, players=2, seeds=2))
    solver.iteration()
    assert len(solver._infostates) > 20
