"""Many games: the same outcomes whoever plays them, each reproducible from its seed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import oikumene
from oikumene import bots
from oikumene.kernel.errors import Refused
from oikumene.lab import engines
from oikumene.lab.simulate import Crash, Outcome, simulate

TWO = ["random", "random"]


def test_game_i_is_played_from_seed_s_plus_i() -> None:
    five = simulate("ancient_world", TWO, games=5, seed=10).outcomes
    assert [outcome.seed for outcome in five] == [10, 11, 12, 13, 14]
    assert simulate("ancient_world", TWO, games=1, seed=12).outcomes == [five[2]]


def test_several_processes_play_the_same_games() -> None:
    alone = simulate("ancient_world", ["random"] * 3, games=9, seed=3)
    spread = simulate("ancient_world", ["random"] * 3, games=9, seed=3, jobs=2)
    assert spread.outcomes == alone.outcomes
    assert not spread.interrupted


def test_records_are_saved_and_play_again(tmp_path: Path) -> None:
    made = simulate("ancient_world", TWO, games=2, seed=7, save_dir=tmp_path / "records")
    assert made.outcomes == simulate("ancient_world", TWO, games=2, seed=7).outcomes
    for outcome in made.outcomes:
        record = json.loads((tmp_path / "records" / f"ancient_world-{outcome.seed}.json").read_text("utf-8"))
        assert record["hash"] == outcome.hash
        assert len(record["answers"]) == outcome.decisions
        assert oikumene.replay(record).digest() == outcome.hash


def test_options_reach_the_games() -> None:
    plain = simulate("ancient_world", TWO, games=3)
    assert simulate("ancient_world", TWO, games=3, options={"expand_plus": True}).outcomes != plain.outcomes


def test_a_crash_names_its_seed_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from oikumene.bots import registry

    class Fragile:
        thinks = False

        def __init__(self, seat: int, seed: int) -> None:
            self.seed = seed

        def choose(self, chair: Any) -> Any:
            if self.seed == 2 and len(chair.values()) > 3:
                raise ZeroDivisionError("fragile")
            return chair.values()[0]

    monkeypatch.setattr(registry, "_makers", dict(registry._makers))
    bots.register("fragile", Fragile)
    made = simulate("ancient_world", ["fragile", "fragile"], games=4, seed=0)
    assert [outcome.seed for outcome in made.outcomes] == [0, 1, 3]
    (crash,) = made.crashes
    assert isinstance(crash, Crash)
    assert crash.seed == 2
    assert crash.error == "ZeroDivisionError: fragile"
    assert "fragile" in crash.trace


def test_an_interrupt_keeps_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    made = simulate("ancient_world", TWO, games=50, progress=stop)
    assert made.interrupted
    assert len(made.outcomes) == 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"game_id": "chess"},
        {"bots": ["random"]},
        {"bots": ["random", "genius"]},
        {"games": 0},
        {"jobs": 0},
        {"options": {"colour": "red"}},
        {"options": {"deck": "nonsense"}},
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        simulate(**({"game_id": "ancient_world", "bots": TWO, "games": 1} | wrong))


def test_an_outcome_is_plain_data() -> None:
    assert Outcome(1, (3, 4), (1,), 80, "ab").to_json() == {
        "seed": 1,
        "scores": [3, 4],
        "winners": [1],
        "decisions": 80,
        "hash": "ab",
    }


UNGUARDED = {
    "simulate": 'simulate("ancient_world", ["random", "random"], games=20, jobs=2)',
    "tournament": 'run(plan("ancient_world", ["random", "wanderer"], seats=2, deals=5), "cup", jobs=2)',
    "measure": 'measure(Duel("ancient_world", 2, Player("random"), Player("random")), 3, jobs=2)',
}


@pytest.mark.parametrize("call", UNGUARDED)
def test_a_script_without_a_main_guard_ends_with_a_sentence(call: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from oikumene.lab.simulate import simulate\n"
        "from oikumene.lab.tournament import plan, run\n"
        "from oikumene.lab.strength import Duel, Player, measure\n"
        f"{UNGUARDED[call]}\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert done.returncode != 0
    assert '`if __name__ == "__main__":`' in done.stderr.splitlines()[-1]


def test_an_error_of_a_game_that_looks_like_an_end_is_an_error() -> None:
    """A `StopIteration` that escapes from a bot or a rule must not be taken for the end of the work."""

    def task(piece: int) -> int:
        return next(iter([])) if piece else piece

    with pytest.raises(RuntimeError):
        list(engines.spread("processes", task, [0, 1, 2], jobs=1))
