"""Balance as a command: stopped and resumed, by what seats led, place, seat and cards, in both languages."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

import oikumene
from oikumene.cli import main
from oikumene.games import GAMES
from oikumene.lab import tournament
from oikumene.lab.evenness import balance, binomial
from oikumene.lab.tournament import Fixture, Job, Played, play


def test_binomial() -> None:
    assert binomial(10, 10, 0.5) == pytest.approx(2 / 1024)
    assert binomial(0, 0, 0.5) == 1
    assert binomial(3, 12, 0.25) == pytest.approx(1)
    assert binomial(150, 200, 0.5) < 1e-10


def game_of(seed: int, winner: int, led: tuple[str, str], first: int = 0) -> Played:
    taken = ((winner, "builds", "good-card", 1), (1 - winner, "builds", "bad-card", 1), (0, "starts", "own-card", 1))
    return Played(("a", "a"), seed, (5, 3), (winner,), 40, "rounds", "", taken, led, 5, first)


def test_it_tells_who_wins_and_what_is_beyond_chance() -> None:
    played = [game_of(seed, 0, ("empire-romans", "empire-japanese"), seed % 2) for seed in range(40)]
    played += [game_of(seed, 1, ("empire-japanese", "empire-romans"), seed % 2) for seed in range(40, 44)]
    (found,) = balance("imperial_settlers", played)
    assert [(trait.name, trait.share.mean, trait.beyond) for trait in found.led] == [
        ("empire-romans", 1.0, True),
        ("empire-japanese", 0.0, True),
    ]
    assert [(trait.name, trait.beyond) for trait in found.places] == [("1", False), ("2", False)]
    assert found.pairs[0][:4] == ("empire-romans", "empire-japanese", 44, 44)
    assert [one.line.card for one in found.cards] == ["good-card", "bad-card"]
    json.dumps(found.to_json())


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_what_seats_led_is_told_and_only_what_was_taken_counts(id: str) -> None:
    game = oikumene.game(id)
    seats = ("random",) * max(2, game.seats[0])
    one = play(Job(id, game.read_options({})), Fixture(seats, 3))
    assert isinstance(one, Played) and one.rounds > 0
    assert all(one.led) == (id != "ancient_world")
    assert -1 <= one.first < len(seats)
    counted = {card for _, word, card, _ in one.taken if word in game.taking}
    assert counted
    if id == "imperium":
        own = {card.id for card in game.box.book if card.start in ("starting_deck", "power", "in_play", "nation_deck")}  # type: ignore[attr-defined]
        assert not counted & own


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_command_goes_on_where_it_stopped(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "balance", "imperial_settlers", "--bot", "random", "--lang", lang, "--out"]
    folder, other = tmp_path / "even", tmp_path / "whole"
    assert main([*command, str(folder), "--games", "3"]) == 0
    first = (folder / tournament.GAMES).read_bytes()
    capsys.readouterr()
    assert main([*command, str(folder), "--games", "6", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data[0]["games"] == 6 and sum(trait["seats"] for trait in data[0]["led"]) == 12
    assert (folder / tournament.GAMES).read_bytes().startswith(first)
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page and "<svg" in page and "http" not in page
    assert {"en": "Barbarians", "ru": "варвары"}[lang] in page
    assert "balance-" not in page and "report-" not in page and "empire-" not in page
    assert main([*command, str(other), "--games", "6"]) == 0
    assert (other / tournament.GAMES).read_bytes() == (folder / tournament.GAMES).read_bytes()


def test_a_folder_of_before_is_brought_forward(tmp_path: Path) -> None:
    """Files without the columns for what seats led are read and go on."""
    folder = tmp_path / "old"
    tournament.run(tournament.plan("ancient_world", ["random"], deals=2), folder)
    path = folder / tournament.GAMES
    rows = csv.reader(io.StringIO(path.read_text(encoding="utf-8")))
    old = io.StringIO()
    csv.writer(old, lineterminator="\n").writerows(row[: tournament.OLDER] for row in rows)
    path.write_text(old.getvalue(), encoding="utf-8")
    more = tournament.run(tournament.plan("ancient_world", ["random"], deals=3), folder)
    assert more.new == 1 and [one.led for one in more.played] == [(), (), ("", "")]
    assert len(tournament.load(folder)) == 3
