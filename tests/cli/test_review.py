"""review: the costliest decisions of a recorded game, and the game told as a story."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

SAVED = "ancient_world-8.json"


@pytest.fixture
def record(run: Any, tmp_path: Path) -> dict[str, Any]:
    run("simulate", "ancient_world", "--games", "1", "--seed", "8", "--save", ".")
    found: dict[str, Any] = json.loads((tmp_path / SAVED).read_text("utf-8"))
    return found


def test_the_costliest_decisions_of_a_seat(run: Any, record: dict[str, Any]) -> None:
    made = run("review", SAVED, "--seat", "1", "--rounds", "8")
    assert made.code == 0, made.err
    assert "as the strongest bot judges" in made.out
    assert re.search(r"1\. After answer \d+, a loss of \d+ % of a win\.", made.out)
    assert "Done:" in made.out
    assert "Stronger:" in made.out
    spoken = run("review", SAVED, "--seat", "1", "--rounds", "8", "--lang", "ru")
    assert "Самые дорогие решения" in spoken.out


def test_as_data(run: Any, record: dict[str, Any]) -> None:
    made = run("review", SAVED, "--rounds", "8", "--json")
    assert made.code == 0
    found = json.loads(made.out)
    assert found["seat"] == 0
    assert 0 < len(found["found"]) <= 3
    for one in found["found"]:
        assert record["answers"][one["at"]][0] == 0
        assert record["answers"][one["at"]][2] == one["did"]["key"]
        assert one["cost"] == pytest.approx(one["best"]["share"] - one["did"]["share"])
    costs = [one["cost"] for one in found["found"]]
    assert costs == sorted(costs, reverse=True)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_story_of_the_game(run: Any, record: dict[str, Any], lang: str) -> None:
    made = run("review", SAVED, "--story", "--lang", lang)
    assert made.code == 0
    assert ("Раунд 6" if lang == "ru" else "Round 6") in made.out


def test_the_page_needs_nothing_else(run: Any, record: dict[str, Any], tmp_path: Path) -> None:
    record["names"] = ["<script>alert(1)</script>", "B&B"]
    (tmp_path / SAVED).write_text(json.dumps(record), "utf-8")
    made = run("review", SAVED, "--page", "story.html")
    assert made.code == 0, made.err
    page = (tmp_path / "story.html").read_text("utf-8")
    assert "<svg" in page
    assert "<polyline" in page
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "B&amp;B" in page
    assert not re.search(r"https?://|url\(|@import|src=|href=", page)
    again = run("review", SAVED, "--page", "story.html")
    assert again.code == 1
    assert "is there already" in again.err
    assert run("review", SAVED, "--page", "story.html", "--force").code == 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hash": "0123"}, "the final state is not the recorded one"),
        ({"rules": 99}, "played with rules 99"),
        ({"answers": "none"}, "something is missing"),
        ({"game": "chess"}, "There is no game 'chess'"),
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(
    run: Any, record: dict[str, Any], change: dict[str, Any], sentence: str
) -> None:
    Path("r.json").write_text(json.dumps({**record, **change}), "utf-8")
    made = run("review", "r.json")
    assert made.code == 1
    assert sentence in made.err
    assert made.out == ""


def test_a_seat_that_is_not_there_and_a_file_that_is_not(run: Any, record: dict[str, Any]) -> None:
    made = run("review", SAVED, "--seat", "7")
    assert (made.code, "There is no seat 7." in made.err) == (1, True)
    assert run("review", "nothing.json").code == 1


def test_a_running_game_is_refused(run: Any, record: dict[str, Any]) -> None:
    import oikumene

    cut = oikumene.replay(record, upto=10)
    Path("r.json").write_text(json.dumps(cut.record()), "utf-8")
    made = run("review", "r.json")
    assert made.code == 1
    assert "finished games" in made.err
