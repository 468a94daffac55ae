"""Decisions of bots as data: what was seen, allowed and chosen, written as games end and read in batches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import oikumene
from oikumene.cli import main
from oikumene.games import GAMES
from oikumene.kernel.errors import Refused
from oikumene.lab.extras import has

if not (has("pyarrow") and has("numpy")):
    pytest.skip("pyarrow or numpy is not installed", allow_module_level=True)

import numpy as np

from oikumene.lab import dataset
from oikumene.lab.actions import actions
from oikumene.lab.dataset import Dataset
from oikumene.lab.features import features


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_what_is_written_is_what_was_seen_and_chosen(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played again by what was chosen, every game shows the same and ends the same."""
    monkeypatch.setattr(dataset, "GAMES", 2)
    game = oikumene.game(id)
    seats = max(2, game.seats[0])
    assert dataset.make(id, ["random"] * seats, tmp_path / "d", games=2, seed=5) == len(Dataset(tmp_path / "d"))
    known, table = features(id, seats), actions(id)
    match: Any = None
    for row, batch in zip(Dataset(tmp_path / "d").rows(), Dataset(tmp_path / "d").batches(1), strict=True):
        if row["n"] == 0:
            assert match is None or match.over
            match = game.new(seats=seats, seed=row["seed"], keep=False)
        ask = match.asks[0]
        legal = table.legal(match, ask)
        assert row["seat"] == ask.seat and row["prompt"] == ask.prompt and row["legal"] == list(legal)
        if row["n"] % 25 == 0:
            assert np.array_equal(batch.observation[0], known.observe(match, ask.seat, ask))
            assert sorted(np.flatnonzero(batch.mask[0])) == sorted(legal)
        assert match.key(legal[row["action"]]) == row["key"]
        match.take(ask, legal[row["action"]])
    assert match.over
    assert row["win"] == (1 / len(match.result.winners) if row["seat"] in match.result.winners else 0.0)


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES", 2)
    for folder, games in (("a", 2), ("a", 5), ("b", 5)):
        dataset.make("ancient_world", ["random", "random"], tmp_path / folder, games=games)
    files = [sorted((tmp_path / folder).glob("*.parquet")) for folder in ("a", "b")]
    assert len(files[0]) == 3
    for one, two in zip(*files, strict=True):
        assert one.read_bytes() == two.read_bytes()
    with pytest.raises(Refused, match="of something else"):
        dataset.make("ancient_world", ["random", "novice"], tmp_path / "a", games=2)
    with pytest.raises(Refused, match="no decisions"):
        Dataset(tmp_path / "none")


def test_batches_are_arrays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "lab",
        "dataset",
        "ancient_world",
        "--seats",
        "random,random",
        "--games",
        "3",
        "--out",
        str(tmp_path / "d"),
    ]
    assert main([*command, "--lang", "ru"]) == 0
    assert "Решений" in capsys.readouterr().out
    data = Dataset(tmp_path / "d")
    batches = list(data.batches(64))
    assert sum(len(batch.action) for batch in batches) == len(data) > 100
    for batch in batches:
        assert batch.observation.shape[1] == data.about["entries"] and batch.mask.shape[1] == data.about["actions"]
        assert all(batch.mask[n, action] for n, action in enumerate(batch.action))
        assert set(batch.win.tolist()) <= {0.0, 0.5, 1.0}
