"""replay: a record at any answer, as anybody may see it, and whether it is true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import oikumene


@pytest.fixture
def record(run: Any, tmp_path: Path) -> dict[str, Any]:
    run("simulate", "ancient_world", "--games", "1", "--seed", "8", "--save", ".")
    return json.loads((tmp_path / "ancient_world-8.json").read_text("utf-8"))


def written(record: object, name: str = "r.json") -> str:
    Path(name).write_text(json.dumps(record), "utf-8")
    return name


def test_the_end_of_a_game(run: Any, record: dict[str, Any]) -> None:
    made = run("replay", "ancient_world-8.json")
    assert made.code == 0
    assert f"The replay agrees with the record (hash {record['hash']})." in made.out
    assert "The game is over." in made.out
    assert "The winner" in made.out


def test_any_answer_as_any_seat(run: Any, record: dict[str, Any]) -> None:
    made = run("replay", "ancient_world-8.json", "--at", "10", "--seat", "1", "--lang", "ru")
    assert made.code == 0
    assert f"После ответа 10 из {len(record['answers'])}." in made.out
    assert "(вы)" in made.out
    shown = json.loads(run("replay", "ancient_world-8.json", "--at", "10", "--seat", "1", "--json").out)
    assert shown["view"] == oikumene.replay(record, upto=10).view(1)
    assert shown["at"] == 10
    assert shown["agrees"] is True


def test_the_first_question(run: Any, record: dict[str, Any]) -> None:
    made = run("replay", "ancient_world-8.json", "--at", "0")
    assert made.code == 0
    assert "Round 1 of 6" in made.out


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hash": "0123"}, "the final state is not the recorded one"),
        ({"format": 3}, "not a record or a snapshot that this version reads"),
        ({"rules": 99}, "played with rules 99"),
        ({"answers": "none"}, "something is missing"),
        ({"seats": 7}, "is for 2 to 4 seats, not 7"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"options": {"colour": 1}}, "has no option 'colour'"),
        ({"result": None}, "the result is not the recorded one"),
    ],
)
def test_a_broken_record_is_told(run: Any, record: dict[str, Any], change: dict[str, Any], sentence: str) -> None:
    made = run("replay", written(record | change))
    assert made.code == 1
    assert sentence in made.err
    assert "Traceback" not in made.err


def test_a_changed_answer_is_named(run: Any, record: dict[str, Any]) -> None:
    record["answers"][5][2] = "nonsense"
    made = run("replay", written(record))
    assert made.code == 1
    assert "goes another way at answer 5: Seat " in made.err
    before = run("replay", "r.json", "--at", "5")
    assert before.code == 1
    assert "After answer 5 of" in before.out


def test_a_record_that_plays_another_way(run: Any, record: dict[str, Any]) -> None:
    record["checks"][1][1] = "00000000"
    made = run("replay", written(record), "--lang", "ru")
    assert made.code == 1
    assert f"на ответе {record['checks'][1][0] - 1}: положение после него не то" in made.err


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", '{"format": 1}', "\x00\x01", "9" * 5000])
def test_what_is_no_record_at_all(run: Any, text: str) -> None:
    Path("r.json").write_text(text)
    made = run("replay", "r.json")
    assert made.code == 1
    assert made.err.startswith("oikumene: ")
    assert "Traceback" not in made.err


def test_numbers_out_of_range(run: Any, record: dict[str, Any]) -> None:
    made = run("replay", "ancient_world-8.json", "--at", "5000")
    assert made.code == 1
    assert f"has {len(record['answers'])} answers, not 5,000" in made.err
    assert "There is no seat 9" in run("replay", "ancient_world-8.json", "--seat", "9").err
    assert run("replay", "ancient_world-8.json", "--at", "-1").code == 2
