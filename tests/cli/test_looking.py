"""games, cards, serve, and what goes wrong before anything is played."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import oikumene

GAME = oikumene.game("ancient_world")


def test_version(run: Any) -> None:
    assert run("--version") == (0, f"oikumene {oikumene.__version__}\n", "")


def test_games_lists_seats_and_options(run: Any) -> None:
    made = run("games")
    assert made.code == 0
    assert "The Ancient World (ancient_world): 2 to 4 players" in made.out
    for setting in GAME.settings:
        assert setting.name in made.out


def test_games_as_data(run: Any) -> None:
    (game,) = [entry for entry in json.loads(run("games", "--json").out) if entry["id"] == "ancient_world"]
    assert game["seats"] == [2, 3, 4]
    assert {option["name"]: option["kind"] for option in game["options"]} == {
        setting.name: setting.kind for setting in GAME.settings
    }
    assert all(option["help"] for option in game["options"])


def test_cards_say_what_is_reconstructed(run: Any) -> None:
    made = run("cards", "ancient_world", "--lang", "ru")
    assert made.code == 0
    assert "Реконструкция, а не копия печатной игры" in made.out
    assert "Акведук" in made.out


def test_cards_as_data(run: Any) -> None:
    made = run("cards", "ancient_world", "--json")
    cards = json.loads(made.out)
    assert [card["id"] for card in cards] == [info.id for info in GAME.cards()]
    assert len({card["id"] for card in cards}) == len(cards)
    for card in cards:
        assert list(card) == ["id", "deck", "copies", "ru", "en", "text_ru", "text_en", "sure", "known", "guessed"]
        assert card["text_ru"]
        assert card["text_en"]


def test_cards_of_one_deck(run: Any) -> None:
    cards = json.loads(run("cards", "ancient_world", "--json", "--deck", "titans").out)
    assert {card["deck"] for card in cards} == {"titans"}
    made = run("cards", "ancient_world", "--deck", "tarot")
    assert made.code == 1
    assert made.err.startswith("oikumene: There is no deck tarot; there are ")


def test_exported_cards_can_be_played_with(run: Any, tmp_path: Path) -> None:
    assert run("cards", "ancient_world", "--export", "my.csv").code == 0
    assert (tmp_path / "my.csv").read_text("utf-8") == GAME.export()
    again = run("cards", "ancient_world", "--export", "my.csv")
    assert again.code == 1
    assert "my.csv is there already" in again.err
    assert run("cards", "ancient_world", "--export", "my.csv", "--force").code == 0
    same = json.loads(run("cards", "ancient_world", "--json", "--option", "deck=my.csv").out)
    assert same == json.loads(run("cards", "ancient_world", "--json").out)
    assert run("simulate", "ancient_world", "--games", "1", "--option", "deck=my.csv").code == 0


def test_a_taken_port_is_refused_with_a_sentence(run: Any, tmp_path: Any) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        made = run("serve", "--port", str(taken.getsockname()[1]), "--db", str(tmp_path / "x.db"))
    assert made.code == 1
    assert "Nothing can listen" in made.err


def test_several_workers_need_postgres_where_the_system_cannot_join_them(
    run: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.table.news.able", lambda: False)
    made = run("serve", "--workers", "2", "--db", str(tmp_path / "x.db"))
    assert made.code == 1
    assert "PostgreSQL" in made.err


WRONG = [
    (["bogus"], "There is no command 'bogus'.", "Команды 'bogus' нет."),
    (["cards"], "Something is missing: GAME.", "Не хватает: ИГРА."),
    (["cards", "chess"], "There is no game 'chess'; there are ", "Игры 'chess' нет; есть "),
    (["games", "--loud"], "Not understood: --loud.", "Непонятно: --loud."),
    (["simulate", "ancient_world", "--games"], "--games needs a value after it.", "После --games нужно значение."),
    (["simulate", "ancient_world", "--games", "many"], "a whole number is expected", "нужно целое число"),
    (["simulate", "ancient_world", "--games", "0"], "at least 1 is expected, not 0.", "не меньше 1, а не 0."),
    (["simulate", "ancient_world", "--seats", "random"], "is for 2 to 4 seats, not 1.", "задано мест: 1."),
    (["simulate", "ancient_world", "--seats", "random,x"], "There is no bot 'x'", "Бота 'x' нет"),
    (["simulate", "ancient_world", "--option", "x"], "given as name=value, not 'x'", "имя=значение, а не 'x'"),
    (["simulate", "ancient_world", "--option", "x=1"], "has no option 'x'", "нет настройки 'x'"),
    (["simulate", "ancient_world", "--option", "expand_plus=x"], "expected true or false", "нужно: true или false"),
    (["simulate", "ancient_world", "--option", "deck=none.csv"], "none.csv cannot be read", "none.csv не читается"),
    (["play"], "Say which game to play", "Назовите игру"),
    (["play", "ancient_world", "--seats", "human,x"], "Nobody is called 'x'", "'x' — так никого не зовут"),
    (["play", "ancient_world", "--seats", "human"], "is for 2 to 4 seats, not 1.", "задано мест: 1."),
    (["play", "ancient_world", "--names", "a,b,c"], "3 names for 2 seats", "Имён: 3, а мест: 2"),
    (["play", "--load", "none.json"], "none.json cannot be read", "none.json не читается"),
    (["replay", "none.json"], "none.json cannot be read", "none.json не читается"),
    (["replay", "."], "cannot be read", "не читается"),
    (["serve", "--port", "99999"], "from 1 to 65535 is expected, not 99999", "от 1 до 65535, а не 99999"),
]


@pytest.mark.parametrize(("argv", "english", "russian"), WRONG)
def test_errors_are_sentences_in_the_chosen_language(run: Any, argv: list[str], english: str, russian: str) -> None:
    for lang, sentence in (("en", english), ("ru", russian)):
        made = run(*argv, "--lang", lang) if argv[-1] != "--games" else run("--lang", lang, *argv)
        assert made.code in (1, 2)
        assert sentence in made.err
        assert "Traceback" not in made.err
        assert made.out == ""


def test_a_language_that_is_not_there(run: Any) -> None:
    made = run("games", "--lang", "fr")
    assert made.code == 2
    assert "There is no language fr; there are en, ru." in made.err


def test_the_language_of_the_locale(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Древний мир" in run("games").out
    assert "The Ancient World" in run("games", "--lang", "en").out


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("command", ["", "games", "cards", "bots", "play", "simulate", "replay", "serve", "bench"])
def test_every_command_has_help(run: Any, command: str, lang: str) -> None:
    made = run(*filter(None, [command]), "--help", "--lang", lang)
    assert made.code == 0
    assert made.out.startswith("usage: oikumene" if lang == "en" else "использование: oikumene")


def test_without_a_command_the_help_is_shown(run: Any) -> None:
    made = run()
    assert made.code == 2
    assert "simulate" in made.err


def test_bench_measures_without_a_peer(run: Any) -> None:
    made = run("bench", "ancient_world", "--rounds", "1", "--length", "2", "--no-peer", "--write", "b.md")
    assert made.code == 0
    assert "| ancient_world" in made.out
    assert "| ancient_world" in Path("b.md").read_text("utf-8")
    assert run("bench", "chess").code == 1


def test_as_a_process(run_alone: Any) -> None:
    made = run_alone("games", "--lang", "ru")
    assert made.code == 0
    assert "Древний мир" in made.out
    assert run_alone("cards", "chess").code == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where a full device can be had")
def test_output_that_cannot_be_written_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "oikumene", "games", "--lang", "en"]
        made = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert made.returncode == 1
    assert made.stderr == "oikumene: The output cannot be written (No space left on device).\n"
