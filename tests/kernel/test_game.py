"""A game's settings and doors."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from little import LittleGame
from toy import TOY

import oikumene.registry
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Choice, Document, Flag, Game, Number, Result, Setting

FLAG = Flag("fast")
LEVEL = Choice("level", ["easy", "hard"])
ROUNDS = Number("rounds", 1, 9, 3)
DECK = Document("deck", sample="id,name")


class Chosen(LittleGame):
    settings: ClassVar[tuple[Setting, ...]] = (FLAG, LEVEL, ROUNDS, DECK)


@pytest.mark.parametrize(
    ("setting", "given", "read"),
    [
        (FLAG, True, True),
        (FLAG, " Yes ", True),
        (FLAG, "нет", False),
        (FLAG, 0, False),
        (LEVEL, " HARD", "hard"),
        (ROUNDS, "7", 7),
        (ROUNDS, 9, 9),
        (DECK, None, None),
        (DECK, "a,b", "a,b"),
    ],
)
def test_what_people_write_is_read(setting: Setting, given: Any, read: Any) -> None:
    assert setting.read(given) == read


@pytest.mark.parametrize(
    ("setting", "given"),
    [
        (FLAG, "maybe"),
        (FLAG, None),
        (FLAG, []),
        (FLAG, 2),
        (LEVEL, "middling"),
        (LEVEL, None),
        (ROUNDS, 0),
        (ROUNDS, 10),
        (ROUNDS, "three"),
        (ROUNDS, 2.5),
        (ROUNDS, True),
        (ROUNDS, "9" * 5000),
        (DECK, 5),
        (DECK, ["a"]),
        (DECK, Path("no/such/file.csv")),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(setting: Setting, given: Any) -> None:
    with pytest.raises(Refused) as said:
        setting.read(given)
    assert setting.name in str(said.value)
    assert str(said.value).endswith(".")
    assert len(str(said.value)) < 300


def test_a_document_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deck.csv"
    path.write_text("\ufeffid,имя", encoding="utf-8")
    assert DECK.read(path) == "id,имя"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused, match="cannot be read"):
        DECK.read(path)


def test_options_have_defaults() -> None:
    game = Chosen([])
    assert game.read_options({"rounds": "4"}) == {"fast": False, "level": "easy", "rounds": 4, "deck": None}


@pytest.mark.parametrize(
    ("seats", "seed", "options", "code"),
    [
        (5, 0, {}, "seats"),
        (1, 0, {}, "seats"),
        (True, 0, {}, "seats"),
        ("3", 0, {}, "seats"),
        (None, 0, {}, "seats"),
        (2.0, 0, {}, "seats"),
        (2, "7", {}, "seed"),
        (2, None, {}, "seed"),
        (2, True, {}, "seed"),
        (2, 2**5000, {}, "seed"),
        (2, 0, {"speed": 1}, "option-name"),
        (2, 0, {"level": "x"}, "option-value"),
        (2, 0, [("level", "easy")], "options"),
        (2, 0, 5, "options"),
    ],
)
def test_what_a_match_cannot_be_made_from_is_refused(seats: Any, seed: Any, options: Any, code: str) -> None:
    with pytest.raises(Refused) as said:
        Chosen([]).checked(seats, seed, options)
    assert said.value.code == code


def test_every_count_and_every_option_is_a_setup_for_the_suite() -> None:
    setups = list(Chosen([]).setups())
    assert [seats for seats, options in setups[:3]] == [2, 3, 4]
    tried = {name: {options[name] for _, options in setups} for name in ("fast", "level", "rounds", "deck")}
    assert tried == {"fast": {False, True}, "level": {"easy", "hard"}, "rounds": {1, 3, 9}, "deck": {None, "id,name"}}


@pytest.mark.parametrize("seed", [0, 1, -5, 2**200])
def test_a_seed_is_any_whole_number(seed: int) -> None:
    assert TOY.new(seats=2, seed=seed).digest() == TOY.new(seats=2, seed=seed).digest()
    assert TOY.new(seats=2, seed=seed).digest() != TOY.new(seats=2, seed=seed + 1).digest()


def test_a_result_as_json() -> None:
    assert Result((3, 5), (1,), ({"a": 3}, {"b": 5}), "time").to_json() == {
        "scores": [3, 5],
        "winners": [1],
        "breakdown": [{"a": 3}, {"b": 5}],
        "ending": "time",
    }
    assert Result((1,), (0,), legacy={"next": 1}).to_json()["legacy"] == {"next": 1}


def test_a_game_has_a_name() -> None:
    assert repr(TOY) == "<game toy>"
    assert TOY.cards() == ()
    assert TOY.export() is None


def test_what_is_installed_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes milliseconds, and the server asks for games with every message."""
    oikumene.registry.games()

    def again(**wanted: object) -> None:
        raise AssertionError("everything that is installed was gone through again")

    monkeypatch.setattr(oikumene.registry, "entry_points", again)
    assert "imperium" in oikumene.registry.games()


@pytest.mark.parametrize("name", ["ancient_world", "imperial_settlers", "imperium"])
def test_a_game_says_its_rounds_as_its_view_does(name: str) -> None:
    known, rng = oikumene.registry.game(name), Random(3)
    match = known.new(seats=2, seed=5)
    seen = set()
    while match.asks:
        seen.add(known.progress(match.state, 2))
        assert known.progress(match.state, 2) == Game.progress(known, match.state, 2)
        match.take(match.asks[0], rng.choice(match.asks[0].values()))
    assert len(seen) > 2
