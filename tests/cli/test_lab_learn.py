"""`oikumene lab learn` as people type it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oikumene.lab.extras import has


def test_it_says_what_it_takes_in_both_languages(run: Any) -> None:
    assert "from moves at random" in run("lab", "learn", "--help", "--lang", "en").out.replace("\n", " ")
    assert "учится сам у себя" in run("lab", "learn", "--help", "--lang", "ru").out.replace("\n", " ")


@pytest.mark.skipif(not has("torch"), reason="torch is not installed (extra learn)")
def test_a_game_without_figures_is_refused_with_a_sentence(run: Any, tmp_path: Path) -> None:
    made = run("lab", "learn", "clash", "--out", str(tmp_path / "x"))
    assert made.code in (1, 2)
    assert "tells no figures" in made.err
    assert not (tmp_path / "x").exists()


@pytest.mark.skipif(not has("torch"), reason="torch is not installed (extra learn)")
def test_a_generation_and_its_curve(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "taught"
    sizes = ("--generations", "1", "--games", "5", "--deals", "1")
    asked = ("lab", "learn", "ancient_world", *sizes, "--out", str(folder))
    made = run(*asked)
    assert made.code == 0
    assert "Generation 1" in made.out
    assert "best.json" in made.out
    assert {"curve.csv", "curve.html", "curve.json", "best.json", "net-001.json"} <= {f.name for f in folder.iterdir()}
    again = run(*asked, "--json")
    assert json.loads(again.out)[0]["generation"] == 1
