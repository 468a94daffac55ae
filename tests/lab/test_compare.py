"""What if: both games on the same deals, until one is sure."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oikumene import registry
from oikumene.cli import main
from oikumene.games import GAMES
from oikumene.kernel.errors import Refused
from oikumene.lab import changes, compare
from oikumene.lab.compare import CHANGED, LESS, OPEN, PLAIN, SAME
from oikumene.lab.sequential import LEAST, Running

GAME = "ancient_world"
SHORT = {"rules": {"rounds": 2}, "cards": {"aqueduct": {"coins": "-1"}}}


def change_of(written: dict[str, Any], game: str = GAME) -> changes.Change:
    return changes.read(registry.game(game), written, "short")


def made_in(folder: Path, *, jobs: int = 1, most: int = 6, bots: tuple[str, ...] = ("random",), **more: Any) -> Any:
    wanted = compare.plan(GAME, change_of(SHORT), bots, most=most, **more)
    return compare.run(wanted, folder, jobs=jobs)


# -- change files


def test_a_change_is_a_file_of_numbers(tmp_path: Path) -> None:
    game = registry.game(GAME)
    toml, plain = tmp_path / "cheap.toml", tmp_path / "cheap.json"
    toml.write_text(
        'game = "ancient_world"\ntitle = "Cheap"\n[rules]\nrounds = 5\nstarting_coins = "+2"\n'
        '[cards.aqueduct]\ncoins = "-1"\n[cards.aqueduct.banners]\nred = 1\n',
        encoding="utf-8",
    )
    plain.write_text(
        json.dumps({"title": "Cheap", "rules": {"rounds": 5, "starting_coins": 8}, "cards/aqueduct/coins": 3,
                    "cards/aqueduct/banners/red": 1}),
        encoding="utf-8",
    )  # fmt: skip
    first, second = changes.load(game, toml), changes.load(game, plain)
    assert first == second
    assert first.title == "Cheap" and first.cards == ("aqueduct",)
    assert first.values == {
        "cards/aqueduct/banners/red": 1,
        "cards/aqueduct/coins": 3,
        "rules/rounds": 5,
        "rules/starting_coins": 8,
    }


def test_a_star_stands_for_every_card_that_has_such_a_number() -> None:
    game = registry.game("clash")
    change = changes.read(game, {"cards": {"wonder-*": {"price": {"culture": "-2"}}}})
    assert len(change.values) == 8 and set(change.values.values()) == {3}
    assert change.title == ""


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"rules": {"round": 5}}, "no number of ancient_world that data can change"),
        ({"cards": {"aqueduct": {"ability": "citizen_coins"}}}, "are code"),
        ({"cards": {"nothing-*": {"coins": 3}}}, "no number"),
        ({"rules": {"rounds": 5.5}}, "a whole number, or a text"),
        ({"rules": {"rounds": "five"}}, "a whole number, or a text"),
        ({"rules": {"rounds": [5]}}, "a whole number, or a text"),
        ({"rules": {"rounds": "-9"}}, "from 1 to 12, not -3"),
        ({"rules": {"rounds": 6}}, "changes nothing"),
        ({}, "changes nothing"),
        ({"game": "oath", "rules": {"rounds": 5}}, "one of oath, not of ancient_world"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_a_sentence(written: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused, match=why):
        change_of(written)


@pytest.mark.parametrize("text", ["rules = ", "[rules", "\x00", "rounds = 99999999999999999999999"])
def test_a_broken_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused):
        changes.load(registry.game(GAME), path)
    with pytest.raises(Refused, match="cannot be read"):
        changes.load(registry.game(GAME), tmp_path / "none.toml")


# -- being sure


def test_looking_after_every_deal_is_seldom_fooled() -> None:
    """Where nothing differs, of 600 who look at 300 differences one after the other at most one in twenty is ever sure
    of one: of coins, of rare differences, and of skewed ones."""
    rng = Random(7)
    kinds = {
        "coins": lambda: rng.choice((-0.5, 0.0, 0.5)),
        "rare": lambda: rng.choice((-1.0, 1.0)) if rng.random() < 0.04 else 0.0,
        "skewed": lambda: rng.expovariate(1.0) - 1.0,
    }
    for name, draw in kinds.items():
        fooled = 0
        for _ in range(200):
            running = Running(0.05)
            for _ in range(300):
                running.add(draw())
                if running.sure.low > 0 or running.sure.high < 0:
                    fooled += 1
                    break
        assert fooled <= 15, (name, fooled)


def test_a_difference_is_found_and_too_few_figures_say_nothing() -> None:
    rng = Random(3)
    running = Running(0.05)
    for _ in range(400):
        running.add(rng.gauss(0.5, 1.0))
        assert running.n >= LEAST or running.sure.low == -float("inf")
        if running.sure.low > 0:
            break
    assert LEAST <= running.n < 150


# -- playing


def test_both_games_are_played_on_the_same_deals(tmp_path: Path) -> None:
    made = made_in(tmp_path / "a", bots=("random", "novice"), most=3)
    assert made.deals == 3 and not made.sure and made.new == 12
    for plain, other in zip(made.played[PLAIN], made.played[CHANGED], strict=True):
        assert (plain.bots, plain.seed) == (other.bots, other.seed)
        assert (plain.rounds, other.rounds) == (6, 2)
        assert plain.hash != other.hash
    answers = {(answer.question.what, answer.question.name): answer for answer in made.answers}
    assert set(answers) == {("length", ""), ("points", ""), ("wins", "random"), ("wins", "novice"), ("use", "aqueduct")}
    assert all(answer.verdict == OPEN for answer in made.answers)


def test_it_stops_when_it_is_sure(tmp_path: Path) -> None:
    wanted = compare.plan(GAME, change_of({"rules": {"rounds": 1}}), ["random"], most=200)
    made = compare.run(wanted, tmp_path / "a")
    assert made.sure and made.deals == LEAST
    assert {answer.question.what: answer.verdict for answer in made.answers} == {"length": LESS, "points": LESS}
    again = compare.run(wanted, tmp_path / "a")
    assert again.sure and again.new == 0 and again.answers == made.answers


def test_it_is_sure_that_nothing_differs(tmp_path: Path) -> None:
    """A titan of the third stage that nobody fights in a game of one round."""
    game = registry.game(GAME)
    titan = next(card.id for card in game.cards() if card.facts.get("stars") == 3)
    wanted = compare.plan(GAME, change_of({f"cards/{titan}/defence": 40}), ["random"], most=120, margin=0.2)
    made = compare.run(wanted, tmp_path / "a")
    assert made.sure and {answer.verdict for answer in made.answers} == {SAME}


def test_the_same_games_whatever_the_number_of_processes(tmp_path: Path) -> None:
    one, two = made_in(tmp_path / "one"), made_in(tmp_path / "two", jobs=2)
    files = [(tmp_path / name / compare.GAMES).read_bytes() for name in ("one", "two")]
    assert files[0] == files[1] and one.answers == two.answers


def test_stopping_when_sure_is_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    wanted = compare.plan(GAME, change_of({"rules": {"rounds": 1}}), ["random"], most=60)
    for jobs in (1, 2):
        assert compare.run(wanted, tmp_path / str(jobs), jobs=jobs).sure
    files = [(tmp_path / str(jobs) / compare.GAMES).read_bytes() for jobs in (1, 2)]
    assert files[0] == files[1] and files[0].count(b"\n") == 1 + 2 * LEAST


@pytest.mark.parametrize("cut", [0, 7, 400, 2000])
def test_an_interrupted_comparison_goes_on_to_the_same_bytes(tmp_path: Path, cut: int) -> None:
    """A kill at any byte of the file."""
    whole = made_in(tmp_path / "whole")
    expected = (tmp_path / "whole" / compare.GAMES).read_bytes()
    file = tmp_path / "cut" / compare.GAMES
    made_in(tmp_path / "cut", most=1)
    head = expected.index(b"\n") + 1
    file.write_bytes(expected[: head + cut])
    made = made_in(tmp_path / "cut")
    assert file.read_bytes() == expected and made.answers == whole.answers


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    wanted = compare.plan(GAME, change_of(SHORT), ["random"], most=6)
    made = compare.run(wanted, tmp_path / "a", progress=stop)
    assert made.interrupted and made.deals == 2
    assert compare.run(wanted, tmp_path / "a").new == 2 * 6 - 2 * 2


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    made_in(tmp_path / "a", most=1)
    other = compare.plan(GAME, change_of({"rules": {"rounds": 3}}), ["random"], most=1)
    with pytest.raises(Refused, match="holds something else"):
        compare.run(other, tmp_path / "a")


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_every_game_can_be_compared(tmp_path: Path, id: str) -> None:
    game = registry.game(id)
    rule = next(dial for dial in game.dials() if dial.path.startswith("rules/") and dial.value < dial.high)
    card = next(dial for dial in game.dials() if dial.path.startswith("cards/") and dial.value < dial.high)
    change = changes.read(
        game, {rule.path: "+1", card.path: "+1"} if id not in ("oath", "clash") else {card.path: "+1"}
    )
    wanted = compare.plan(id, change, ["random"], seats=max(2, game.seats[0]), most=2)
    made = compare.run(wanted, tmp_path / "a")
    assert made.deals == 2 and not made.crashes
    assert all(len(one.led) == one.seats for one in made.played[PLAIN])
    assert all(all(one.led) for one in made.played[PLAIN]) == (id != GAME)
    json.dumps(made.to_json())


# -- the command


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_command_tells_and_keeps(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    change = tmp_path / "short.toml"
    change.write_text("[rules]\nrounds = 1\n[cards.aqueduct]\ncoins = 2\n", encoding="utf-8")
    folder = tmp_path / "out"
    command = ["lab", "compare", GAME, "--change", str(change), "--bots", "random", "--games", "21", "--lang", lang]
    assert main([*command, "--out", str(folder)]) == 0
    said = capsys.readouterr().out
    assert {"en": "less with the change", "ru": "с изменением меньше"}[lang] in said
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page and "<svg" in page
    assert "http" not in page and "<script" not in page
    assert {"en": "Aqueduct", "ru": "Акведук"}[lang] in page
    assert "report-" not in page and "compare-" not in page
    assert (folder / "plain-seats.csv").is_file() and (folder / "changed-cards.csv").is_file()
    assert main([*command, "--out", str(folder), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["new"] == 0 and data["change"] == {"cards/aqueduct/coins": 2, "rules/rounds": 1}


@pytest.mark.parametrize("id", [game.id for game in GAMES])
def test_the_command_lists_what_can_be_changed(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "changes", id, "rules/"]) == 0
    out = capsys.readouterr().out
    assert "rules/" in out and "are code" in out
    assert main(["lab", "changes", id, "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [one["path"] for one in listed] == [dial.path for dial in registry.game(id).dials()]
    assert main(["lab", "changes", id, "no-such-thing"]) == 1


def test_what_goes_wrong_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change = tmp_path / "wrong.toml"
    change.write_text("[cards.aqueduct]\nability = 3\n", encoding="utf-8")
    assert main(["lab", "compare", GAME, "--change", str(change), "--lang", "ru"]) == 1
    err = capsys.readouterr().err
    assert "записаны кодом" in err and "Traceback" not in err
    assert main(["lab", "compare", GAME, "--change", str(tmp_path / "none.toml")]) == 1
    with pytest.raises(SystemExit):
        main(["lab"])
