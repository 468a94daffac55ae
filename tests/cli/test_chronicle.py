"""`oikumene chronicle`, and going on with a series in the command; played with Oath by random bots."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from oikumene import registry
from oikumene.cli import main
from oikumene.games.oath import OATH

sys.path.insert(0, str(Path(__file__).parents[1]))

from rules.oath.realms import ended, left, played


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.games()
    monkeypatch.setattr(registry, "_games", {**registry._games, "oath": OATH})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of a series that is over."""
    path = tmp_path / "one.json"
    match = played(4, 3, {"series": True}, keep=True)
    path.write_text(
        json.dumps({**match.record(), "players": ["random"] * 4, "names": ["Anna", "Boris", "Vera", "Gleb"]})
    )
    return path


def hidden_in(text: str) -> list[str]:
    """Cards of the sealed part that a text names."""
    named = set(re.findall(r"[a-z-]+", text))
    return [id for id in (*left().dispossessed, *left().top, *left().rest) if id in named and "-" in id]


def test_the_story_is_told(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, says in (("en", "Reign 1"), ("ru", "Правление 1")):
        assert main(["chronicle", str(record), "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert says in said and "Anna" in said and not hidden_in(said)
    assert main(["chronicle", str(record), "--json", "--lang", "en"]) == 0
    story = json.loads(capsys.readouterr().out)
    assert story["number"] == 2 and story["reigns"][0]["winner"] == ended().winners[0]


def test_a_file_is_handed_on_and_others_go_on_with_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record.with_name("realm.json")
    assert main(["chronicle", str(record), "--export", str(file), "--lang", "en"]) == 0
    assert "play --continue" in capsys.readouterr().out and hidden_in(file.read_text()) == []
    assert main(["chronicle", str(record), "--export", str(file), "--lang", "en"]) == 1
    assert "--force" in capsys.readouterr().err
    assert main(["chronicle", str(file), "--lang", "en"]) == 0
    assert "Reign 2 begins" in capsys.readouterr().out
    two = record.with_name("two.json")
    arguments = ["play", "--continue", str(file), "--seats", "random,random,random", "--save", str(two), "--seed", "4"]
    assert main([*arguments, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert not [id for id in left().dispossessed if f'"{id}"' in said]
    following = json.loads(two.read_text())
    assert following["options"]["series"] is True and following["options"]["chronicle"]
    assert [page["number"] for page in OATH.story(following["options"]["chronicle"])["reigns"]] == [1]


def test_the_winner_of_a_record_sits_at_the_first_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two = record.with_name("two.json")
    assert main(["play", "--continue", str(record), "--save", str(two), "--seed", "4", "--lang", "en"]) == 0
    capsys.readouterr()
    names, winner = ["Anna", "Boris", "Vera", "Gleb"], ended().winners[0]
    assert json.loads(two.read_text())["names"] == names[winner:] + names[:winner]


@pytest.mark.parametrize("text", ["{", "[]", '{"format": "oikumene-chronicle", "game": "oath"}', "not at all"])
def test_what_is_no_chronicle_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    for command in (["chronicle", str(path)], ["play", "--continue", str(path)]):
        assert main([*command, "--lang", "en"]) == 1
        said = capsys.readouterr()
        assert said.err.startswith("oikumene: ") and "Traceback" not in said.err


def test_a_chronicle_of_a_game_that_nobody_knows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_text('{"format": "oikumene-chronicle", "game": "chess"}')
    assert main(["chronicle", str(path), "--lang", "en"]) == 1
    assert "There is no game" in capsys.readouterr().err
    path.write_text('{"format": "oikumene-chronicle", "game": "ancient_world"}')
    assert main(["chronicle", str(path), "--lang", "en"]) == 1
    assert "No other game follows" in capsys.readouterr().err


def test_series_is_an_option_of_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.json"
    play = ["play", "oath", "--series", "--seats", "random,random,random", "--seed", "3", "--save", str(path)]
    assert main([*play, "--lang", "en"]) == 0
    assert json.loads(path.read_text())["result"]["sealed"]
    assert main(["play", "ancient_world", "--series", "--seats", "random,random", "--lang", "en"]) == 1
    assert "does not come in series" in capsys.readouterr().err


def test_a_series_is_simulated_and_bots_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "oath", "--seats", "random,random,random", "--games", "1", "--seed", "2", "--series", "3"]
    assert main([*arguments, "--save", str(tmp_path), "--json", "--lang", "en"]) == 0
    made = json.loads(capsys.readouterr().out)
    records = [json.loads((tmp_path / f"oath-2{n}.json").read_text()) for n in ("", "-2", "-3")]
    order = [0, 1, 2]
    for record in records[:-1]:
        winner = record["result"]["winners"][0]
        order = order[winner:] + order[:winner]
    assert made["results"][0]["winners"] == [order[records[-1]["result"]["winners"][0]]]
    assert [json.loads(r["options"]["chronicle"])["number"] for r in records[1:]] == [2, 3]
