"""Duels with every seat taken in turn, intervals, what is learned from games, and the balance report."""

from __future__ import annotations

from pathlib import Path

import pytest

from oikumene.lab import balance, learning, strength
from oikumene.lab.strength import Duel, Played, Player, mcts, measure, whole_deals

QUICK = Player("greedy", (("worlds", 1), ("nodes", 10)))
RANDOM = Player("random")


def test_every_seat_of_equal_deals() -> None:
    duel = Duel("ancient_world", 3, QUICK, RANDOM)
    found = measure(duel, 2, first=7)
    assert [(game.seed, game.seat) for game in found.played] == [(7, 0), (7, 1), (7, 2), (8, 0), (8, 1), (8, 2)]
    own, rest = found.points
    assert own > rest
    assert found.to_json()["games"] == 6
    assert found.seconds > 0
    for game in found.played:
        assert 0 < game.slow <= game.seconds
        assert game.share == (game.seat in game.winners) / len(game.winners)


def test_the_same_games_in_two_processes() -> None:
    duel = Duel("ancient_world", 2, QUICK, RANDOM)
    one, two = measure(duel, 2), measure(duel, 2, jobs=2)
    assert [game[:4] for game in one.played] == [game[:4] for game in two.played]


def test_only_whole_deals_count() -> None:
    games = [Played(1, 0, 1.0, (3, 2), 1, 0.1), Played(1, 1, 0.0, (3, 2), 1, 0.1), Played(2, 0, 1.0, (3, 2), 1, 0.1)]
    assert whole_deals(games, 2) == games[:2]
    duel = Duel("ancient_world", 2, RANDOM, RANDOM)
    assert len(measure(duel, 50, seconds=0.0).played) == 0
    assert measure(duel, 50, seconds=0.0).points == (0.0, 0.0)


def test_players_say_what_they_are() -> None:
    assert str(mcts(rounds=100)) == "mcts (rounds 100)"
    assert str(RANDOM) == "random"


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_rounds_a_second(game: str) -> None:
    assert strength.rounds_per_second(game, positions=2, rounds=3) > 1


def test_rounds_a_second_of_a_game_that_two_cannot_play() -> None:
    assert strength.rounds_per_second("oath", positions=1, rounds=2) > 1


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_tables_are_learned(game: str) -> None:
    pytest.importorskip("numpy")
    lessons = [learning.study(learning.Course(game, 2, QUICK, 0.1, seed)) for seed in (1, 2)]
    found = learning.tables(game, lessons)
    assert len(found["worth"]) == len(found["spread"])
    sure, blind = learning.likelihood(lessons, found["pulls"])
    assert sure > blind


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_the_balance_report(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games.json"
    assert balance.main([game, "--deals", "2", "--rounds", "1", "--json", str(kept)]) == 0
    out = capsys.readouterr().out
    assert "2 games of 2 seats; even would be 50 %." in out
    assert "| place in the first round |" in out
    assert ("| empire |" in out) == (game == "imperial_settlers")
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 3  # what they are of, and the games


def test_an_interrupted_balance_run_keeps_what_is_done_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, sat = tmp_path / "games.jsonl", balance.sit
    command = ["ancient_world", "--deals", "4", "--rounds", "1", "--json", str(kept)]

    def interrupted(plan: balance.Plan) -> balance.Sitting:
        if plan.seed == 3_000_002:
            raise KeyboardInterrupt
        return sat(plan)

    monkeypatch.setattr(balance, "sit", interrupted)
    assert balance.main(command) == 0
    assert "2 games of 2 seats" in capsys.readouterr().out
    with kept.open("a", encoding="utf-8") as file:
        file.write('[3000002, [[0, "", 1.0')  # the machine went off in the middle of a line

    played: list[int] = []
    monkeypatch.setattr(balance, "sit", lambda plan: played.append(plan.seed) or sat(plan))  # type: ignore[func-returns-value]
    assert balance.main(command) == 0
    assert "4 games of 2 seats" in capsys.readouterr().out
    assert played == [3_000_002, 3_000_003]
    assert balance.main([*command[:4], "2", "--json", str(kept)]) == 1
    assert "holds games of something else" in capsys.readouterr().err


def test_a_balance_run_interrupted_before_anything_is_done_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: balance.Plan) -> balance.Sitting:
        raise KeyboardInterrupt

    monkeypatch.setattr(balance, "sit", interrupted)
    assert balance.main(["ancient_world", "--deals", "2", "--rounds", "1"]) == 0
    assert capsys.readouterr().out == "No game was finished.\n"
