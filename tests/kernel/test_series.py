"""Games in series: what the next one starts from is kept, and nobody at the table has it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest
from little import LittleGame
from saga import FACES, SAGA, SEAL, State

from oikumene import registry
from oikumene.bots import Chair
from oikumene.bots.external import ExternalBot
from oikumene.cli import main
from oikumene.conformance import check
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Document, Result
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.lab.simulate import simulate

CHRONICLE = json.dumps([SEAL, "weaver", "monk", "rider", "smith"])


def game(answers: int = 0) -> Match[State]:
    match = SAGA.new(seats=2, seed=1, options={"chronicle": CHRONICLE})
    for n in range(answers):
        match.answer(n % 2, "draw" if n % 2 else "wait")
    return match


def without_seal(shown: object) -> None:
    assert SEAL not in json.dumps(shown, default=repr)


@pytest.mark.parametrize("answers", range(5))
def test_no_view_has_it(answers: int) -> None:
    match = game(answers)
    for seat in (None, 0, 1):
        without_seal(match.view(seat))


def test_records_and_snapshots_have_it() -> None:
    match = game(4)
    assert match.over and match.result is not None and match.result.sealed == [SEAL, "weaver", "monk"]
    record = json.loads(json.dumps(match.record()))
    assert SEAL in record["options"]["chronicle"] and record["result"]["sealed"][0] == SEAL
    assert replay(SAGA, record).result == match.result
    assert SEAL in json.dumps(game(2).save())
    assert Match.restore(SAGA, json.loads(json.dumps(game(2).save()))).setup == game(2).setup


def test_a_result_is_read_as_it_was_written() -> None:
    result = game(4).result
    assert result is not None
    assert Result.from_json(json.loads(json.dumps(result.to_json()))) == result
    assert Result.from_json({"scores": [1], "winners": [], "breakdown": [], "ending": ""}) == Result((1,), ())


def test_who_imagines_does_not_have_it() -> None:
    match = game(2)
    for keep in (True, False):
        world = match.imagine(0, Random(1), keep=keep)
        without_seal(dict(world.setup.options))
        while world.asks:
            world.take(world.asks[0], "wait")
        assert world.result is not None and world.result.sealed is None
        assert world.result.legacy == {"king": 1}
    over = game(4).imagine(0, Random(1))
    assert over.result is not None and over.result.sealed is None
    without_seal(dict(over.setup.options))
    clone = match.imagine(0, Random(1)).clone()
    without_seal(dict(clone.setup.options))


def test_the_deck_of_the_chronicle_is_dealt_afresh() -> None:
    """The set-up laid the deck openly by the chronicle's order; to who has not read it, it may lie in any."""
    worlds = [game(2).imagine(0, Random(seed)).state for seed in range(60)]
    assert len({tuple(world.face) for world in worlds}) == 6


def test_a_bot_has_the_open_options_only() -> None:
    match = game()
    chair = Chair(match, match.asks[0])
    assert dict(chair.options) == {}
    without_seal(chair.view())


def test_the_bot_protocol_does_not_tell(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = tmp_path / "bot.py"
    program.write_text(
        f"import json, sys\nheard = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    heard.write(line); heard.flush()\n"
        "    if json.loads(line).get('question'): print(json.dumps({'key': 'wait'}), flush=True)\n"
    )
    match = game()
    bot = ExternalBot(0, 1, command=f"{sys.executable} {program}")
    match.take(match.asks[0], bot.choose(Chair(match, match.asks[0])))
    bot.close()
    told = heard.read_text()
    assert '"hello"' in told and SEAL not in told


def test_other_documents_are_open() -> None:
    assert not Document("deck").sealed
    assert dict(registry.game("ancient_world").open_options({"deck": "x"})) == {"deck": "x"}


def test_the_next_game_starts_where_the_last_ended() -> None:
    last = game(4).result
    assert last is not None
    options = SAGA.next(last)
    assert options is not None
    following = SAGA.new(seats=2, seed=9, options=options)
    assert [following.state.ident(card) for card in following.state.zones[0]] == ["weaver", "monk"]
    assert LittleGame([]).next(Result((1,), (0,))) is None, "most games do not come in series"


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.games()
    monkeypatch.setattr(registry, "_games", {**registry._games, "saga": SAGA})


@pytest.mark.usefixtures("known")
def test_a_series_is_simulated(tmp_path: Path) -> None:
    made = simulate("saga", ["random", "random"], games=3, seed=5, save_dir=tmp_path, series=3)
    assert len(made.outcomes) == 3 and not made.crashes
    for outcome in made.outcomes:
        first, *more = [json.loads((tmp_path / f"saga-{outcome.seed}{n}.json").read_text()) for n in ("", "-2", "-3")]
        assert first["options"]["chronicle"] is None
        for before, after in zip((first, *more), more, strict=False):
            assert json.loads(after["options"]["chronicle"]) == before["result"]["sealed"]
        assert outcome.hash == more[-1]["hash"]


def test_a_game_without_series_says_so() -> None:
    made = simulate("ancient_world", ["random", "random"], games=1, seed=5, series=2)
    assert [crash.error for crash in made.crashes] == ["No other game follows from how this one ended."]


def test_saga_passes_the_suite() -> None:
    for options in ({}, {"chronicle": CHRONICLE}):
        check(SAGA, 2, dict(options), 3)
    assert set(FACES) >= set(json.loads(CHRONICLE)[1:])


def test_a_chronicle_that_cannot_follow_is_refused() -> None:
    with pytest.raises(Refused, match="expected"):
        SAGA.new(seats=2, options={"chronicle": 7})


@pytest.mark.usefixtures("known")
def test_the_command_goes_on_from_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last, following = tmp_path / "last.json", tmp_path / "next.json"
    last.write_text(json.dumps(game(4).record()))
    arguments = ["play", "saga", "--continue", str(last), "--seats", "random,random", "--save", str(following)]
    assert main([*arguments, "--seed", "4", "--lang", "en"]) == 0
    record = json.loads(following.read_text())
    assert json.loads(record["options"]["chronicle"]) == [SEAL, "weaver", "monk"]
    assert SEAL not in capsys.readouterr().out
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(game(2).record()))
    assert main(["play", "--continue", str(unfinished), "--lang", "en"]) == 1
    assert "No other game follows" in capsys.readouterr().err
