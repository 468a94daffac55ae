"""play: a whole game typed in, saved, resumed, taken back, left."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import oikumene
from oikumene.cli import keeping
from oikumene.cli.drawing import framed, lines_of, news, paired
from oikumene.cli.order import hand_of, listed
from oikumene.cli.shell import Shell
from oikumene.kernel.drawing import Line, Panel, Section
from oikumene.kernel.match import Match
from oikumene.registry import game

PLAY = ("play", "ancient_world", "--seed", "5", "--seats", "human,random")
FIRST = "1\n"


def kept(path: str) -> dict[str, Any]:
    return json.loads(Path(path).read_text("utf-8"))


def test_a_whole_game(run: Any) -> None:
    made = run(*PLAY, "--save", "whole.json", typed=FIRST * 400)
    assert made.code == 0
    assert made.err == ""
    assert "Round 6 begins." in made.out
    assert "The winner" in made.out
    assert "Red banners" in made.out
    record = kept("whole.json")
    assert record["players"] == ["human", "random"]
    assert record["result"]["winners"]
    assert oikumene.replay(record).over


def test_a_whole_game_in_russian_as_a_process(run_alone: Any) -> None:
    made = run_alone(*PLAY, "--lang", "ru", "--names", "Анна", typed=FIRST * 400)
    assert made.code == 0
    assert "Ваш ход: что делаете?" in made.out
    assert "Анна" in made.out
    assert "Победа: " in made.out


@pytest.mark.parametrize("answers", [1, 7, 23])
def test_resuming_equals_playing_on(run: Any, answers: int) -> None:
    run(*PLAY, "--save", "whole.json", typed=FIRST * 400)
    left = run(*PLAY, typed=FIRST * answers + "s part.json\nq\n")
    assert left.code == 0
    assert "Saved: part.json" in left.out
    assert kept("part.json")["result"] is None
    resumed = run("play", "--load", "part.json", typed=FIRST * 400)
    assert resumed.code == 0
    assert kept("part.json")["answers"] == kept("whole.json")["answers"]
    assert kept("part.json")["hash"] == kept("whole.json")["hash"]


def test_keys_can_be_typed_instead_of_numbers(run: Any) -> None:
    made = run(*PLAY, typed="place:work\ncitizen:3\nq\nn\n")
    assert "gains 2 coins" in made.out


def test_taking_back(run: Any) -> None:
    """The choice of the space is taken back; with the bots' leave also what came before they moved."""
    made = run(*PLAY, "--save", "a.json", typed="place:work\nu\nplace:rebuild\ncitizen:1\nu\ny\nq\n")
    assert made.code == 0
    assert made.out.count("Taken back.") == 2
    assert "The bots do not mind." in made.out
    mine = [key for seat, _, key in kept("a.json")["answers"] if seat == 0]
    assert mine == ["place:rebuild"]


def test_nothing_to_take_back(run: Any) -> None:
    made = run(*PLAY, "--option", "first_player=1", typed="u\nq\nn\n")
    assert "everyone would have to agree" in made.out or "nothing to take back" in made.out
    assert made.code == 0


def test_what_is_typed_wrong_changes_nothing(run: Any) -> None:
    plain = run(*PLAY, "--save", "a.json", typed="1\n1\nq\n")
    odd = run(*PLAY, "--save", "b.json", typed="\n0\n99\nplace\n-1\n1\n\nxyz\n1\nq\n")
    assert plain.code == odd.code == 0
    assert "“99” is not an answer" in odd.out
    assert kept("a.json")["answers"] == kept("b.json")["answers"]


def test_help_on_a_card_an_option_and_a_space(run: Any) -> None:
    made = run(*PLAY, typed="? bridge\n?МОСТ\n? 1\n? learn\n? nonsense\n?\nq\nn\n")
    assert made.out.count("Bridge · Empire A") == 2
    assert "Known: Russian name, action. Reconstructed: English name, deck, number of copies, price," in made.out
    assert "Gain 2 coins." in made.out
    assert "Buy 1 knowledge for 3 coins." in made.out
    assert "Nothing is known about “nonsense”." in made.out
    assert "take back your last decision" in made.out


def test_what_cannot_be_done_says_why(run: Any) -> None:
    made = run(*PLAY, typed="q\nn\n")
    assert "Send a citizen to Grow for 3 coins (opens in round 3)" in made.out
    assert "(your best attack is " in made.out


def test_the_chronicle_and_the_table_again(run: Any) -> None:
    made = run(*PLAY, typed="1\n1\nl\nl 1\nt\nq\nn\n")
    assert made.out.count("Round 1 begins.") == 2
    assert made.out.count("The board") == 0
    assert made.out.count("Round 1 of 6") == 3


def test_leaving_offers_to_save(run: Any, tmp_path: Path) -> None:
    run(*PLAY, typed="1\nq\nn\n")
    assert not list(tmp_path.iterdir())
    made = run(*PLAY, typed="1\nq\n\n")
    assert made.code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["oikumene-ancient_world-5.json"]


def test_saving_does_not_write_over_a_file_unasked(run: Any, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    run(*PLAY, typed="s diary.txt\nn\nq\nn\n")
    assert (tmp_path / "diary.txt").read_text() == "dear diary"
    made = run(*PLAY, typed="s no/such/folder.json\nq\nn\n")
    assert "folder.json cannot be written" in made.out
    assert made.code == 0


def test_the_end_of_the_input_is_a_clean_end(run: Any, tmp_path: Path) -> None:
    made = run(*PLAY, typed="1\n1\n")
    assert made.code == 1
    assert made.err == "oikumene: The input ended before the game did.\n"
    assert not list(tmp_path.iterdir())
    kept_too = run(*PLAY, "--save", "a.json", typed="1\n1\n")
    assert kept_too.code == 1
    assert "To go on: oikumene play --load a.json" in kept_too.err
    assert len(kept("a.json")["answers"]) >= 2


def test_an_interrupt_saves_and_says_how_to_go_on(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(shell: Shell, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Shell, "ask", interrupted)
    made = run(*PLAY)
    assert made.code == 130
    assert "To go on: oikumene play --load oikumene-ancient_world-5.json" in made.err
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    assert run("play", "--load", "oikumene-ancient_world-5.json", typed="q\n").code == 0


def test_a_real_interrupt(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "oikumene", *PLAY]
    env = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    pipe = subprocess.PIPE
    # tests run in the background ignore interrupts, and what they start would too
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, cwd=tmp_path, preexec_fn=heard
    ) as playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        for line in playing.stdout:
            if b"Your turn" in line:
                break
        playing.send_signal(signal.SIGINT)
        err = playing.stderr.read().decode()
        playing.stdout.read()
    assert playing.returncode == 130
    assert "Traceback" not in err
    assert "oikumene play --load oikumene-ancient_world-5.json" in err


def test_a_fault_in_the_rules_saves_the_game(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from oikumene.kernel.match import Match

    def broken(match: Any, seat: int, key: str, id: str | None = None) -> None:
        raise ZeroDivisionError("a broken rule")

    monkeypatch.setattr(Match, "answer", broken)
    made = run(*PLAY, typed="1\n")
    assert made.code == 1
    assert "please report" in made.err
    assert "oikumene play --load" in made.err


def test_two_people_hand_the_keyboard_over(run: Any) -> None:
    seats = ("--seats", "human,human", "--names", "Ann,Bob", "--option", "first_player=1")
    made = run(*PLAY, *seats, typed="\npass\n\npass\n\nq\nn\n")
    assert made.code == 0
    assert made.out.count("The keyboard goes to Ann.") == 2
    assert made.out.count("The keyboard goes to Bob.") == 1
    assert "Ann is the first to pass." in made.out.partition("The keyboard goes to Bob.")[2]


def test_a_set_aside_card_is_its_owners_secret(run: Any) -> None:
    """Ann explores in round 2 and keeps a card; the screen of Bob says only that there is one."""
    typed = "\npass\n\npass\n\nplace:explore\ncitizen:3\ndraw\n1\n\nt\nq\nn\n"
    seats = ("--seats", "human,human", "--names", "Ann,Bob", "--option", "first_player=1")
    made = run(*PLAY, *seats, "--save", "a.json", typed=typed)
    assert made.code == 0
    bob = made.out.rpartition("The keyboard goes to Bob.")[2]
    assert re.search(r"\bAnn\b[^.]*\bsets a card aside", bob)
    assert "1 hidden card" in bob
    (key,) = [key for _, _, key in kept("a.json")["answers"] if key.startswith("keep:")]
    secret = next(info for info in oikumene.game("ancient_world").cards() if info.id == key.partition(":")[2])
    assert secret.names["en"] not in bob


def test_bots_alone_play_to_the_end(run: Any) -> None:
    made = run(*PLAY, "--seats", "random,random,random")
    assert made.code == 0
    assert "The winner" in made.out


def test_everything_fits_a_hundred_columns(run: Any) -> None:
    made = run(*PLAY, "--lang", "ru", "--seats", "human,random,random,random", typed=FIRST * 400)
    assert made.code == 0
    frames = [line for line in made.out.splitlines() if line[:1] in "╭│╰"]
    assert frames
    assert max(map(len, frames)) <= 100


def test_loading_refuses_what_does_not_fit(run: Any, tmp_path: Path) -> None:
    run(*PLAY, "--save", "a.json", typed="1\nq\n")
    assert "leave --seed and --option out" in run("play", "--load", "a.json", "--seed", "1").err
    assert "has 2 seats, not 3" in run("play", "--load", "a.json", "--seats", "human,random,random").err
    (tmp_path / "bad.json").write_text("{")
    assert "not JSON" in run("play", "--load", "bad.json").err
    other = kept("a.json") | {"game": "chess"}
    (tmp_path / "chess.json").write_text(json.dumps(other))
    assert "There is no game 'chess'" in run("play", "--load", "chess.json").err


def test_what_an_option_would_do_is_told_before_it_is_taken(run: Any) -> None:
    made = run(*PLAY, "--save", "a.json", typed="w place:work\nw 99\nplace:work\nw 1\nц citizen:3\nq\n")
    assert made.code == 0
    assert "If you answer “Send a citizen to Work” (nothing has happened yet):" in made.out
    assert "gains 2 coins. (whatever you choose next)" in made.out
    assert "Then you are asked: Which citizen goes to Work?" in made.out
    assert "“99” is not an answer" in made.out
    assert made.out.count("gains 2 coins.") == 3  # told three times, and none of them came to be
    assert [key for seat, _, key in kept("a.json")["answers"] if seat == 0] == ["place:work"]


def test_after_a_move_only_what_changed_is_shown(run: Any) -> None:
    """The whole table at first and on demand; then lines that are new, under their titles, and what is gone."""
    made = run(*PLAY, typed="place:work\ncitizen:1\nq\nn\n")
    assert made.out.count("Titans ") == 1, "nothing happened there"
    assert made.out.count("Citizens: ready 1 2 3") == 2 and "Citizens: ready 2 3" in made.out
    assert run(*PLAY, typed="place:work\ncitizen:1\nt\nq\nn\n").out.count("Titans ") == 2


def panel(*parts: Any) -> Panel:
    return Panel("City", parts)


def test_news_of_a_panel() -> None:
    row = Section("Row", [Line("Mill"), Line("Inn")])
    assert news(panel(Line("coins 1"), row), panel(Line("coins 1"), row)) is None
    told = news(panel(Line("coins 1"), row), panel(Line("coins 2"), Section("Row", [Line("Inn"), Line("Well")])))
    assert told is not None
    assert [line.plain for drawn in told.parts for _, line in lines_of(drawn)] == ["coins 2", "Well", "− Mill"]
    emptied = news(panel(row), panel())
    assert emptied is not None and [line.plain for _, line in lines_of(emptied.parts[0])] == ["− Mill", "− Inn"]


def test_a_battle_that_comes_and_goes_does_not_bring_the_whole_table_again() -> None:
    world, blue, red = (
        Panel(title, [Line(title)], colour) for title, colour in (("W", ""), ("B", "blue"), ("R", "red"))
    )
    fight = Panel("Battle", [Line("2 against 1")], "red")
    assert paired([world, blue, red], [world, fight, blue, red]) == [
        *((world, world), (None, fight), (blue, blue), (red, red))
    ]
    assert paired([world, fight, blue, red], [world, blue, red]) == [(world, world), (blue, blue), (red, red)]


def test_of_a_picture_the_lines_around_what_has_changed_are_shown() -> None:
    old, new = (panel(*(Line(f"{row} {n if row in (3, 5) else ''}") for row in range(12))) for n in (1, 2))
    told = news(old, new)
    assert told is not None and tuple(told.parts) == tuple(new.parts[2:7])


def test_what_only_says_otherwise_what_stood_there_is_not_struck_out() -> None:
    old = panel(Section("Cities", [Line("E4: size 1, happy")]), Section("Hand", [Line("1 card in hand")]))
    new = panel(Section("Cities", [Line("E4: size 1, neutral")]), Section("Hand", [Line("2 cards in hand")]))
    told = news(old, new)
    assert told is not None
    assert [line.plain for drawn in told.parts for _, line in lines_of(drawn)] == [
        "E4: size 1, neutral",
        "2 cards in hand",
    ]
    gone = news(panel(Section("Row", [Line("Mill — 2 coins"), Line("Inn")])), panel(Section("Row", [Line("Inn")])))
    assert gone is not None and [line.plain for _, line in lines_of(gone.parts[0])] == ["− Mill"]
    came = news(panel(Section("Units", [Line("nothing", "dim")])), panel(Section("Units", [Line("F3: 1 settler")])))
    assert came is not None and [line.plain for _, line in lines_of(came.parts[0])] == ["F3: 1 settler"]


def test_a_panel_of_which_only_the_title_has_changed_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    Console(width=60).print(framed(Panel("Round 2 · Ann acts", [])))
    assert capsys.readouterr().out == "Round 2 · Ann acts\n"


def a_decision_of_several_parts(path: Path) -> Match[Any]:
    """A game where the first seat may discard several cards at clean-up, saved."""
    match = game("imperium").new(seats=2, seed=3)
    rng = Random(3)
    while match.asks:
        ask = match.asks[0]
        if (ask.seat, ask.prompt, ask.picked) == (0, "clean-up", ()) and 2 <= ask.bounds[1] == len(ask.listing()) - 1:
            break
        match.take(ask, rng.choice(list(ask.values())))
    assert match.asks
    keeping.save(match, ["human", "random"], [], path)
    return match


def test_a_decision_of_several_parts_waits_until_it_is_done_and_parts_are_taken_back(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "several.json"
    match = a_decision_of_several_parts(path)
    question = match.pending[0]
    high = question.bounds[1]
    keys = [option.key for option in question.options if option.key != "done"]
    picks = keys[:high]
    many = min(high, len(keys))
    before = len(kept(str(path))["answers"])
    # the last pick is not sent by itself
    left = run("play", "--load", str(path), typed="\n".join([*picks, "q"]) + "\n")
    assert left.code == 0
    assert "Done: " in left.out and left.out.count("Take back: ") == many
    assert len(kept(str(path))["answers"]) == before + many - 1
    # nor is it when it is taken back; the first pick goes by its number
    path.unlink()
    a_decision_of_several_parts(path)
    run("play", "--load", str(path), typed="\n".join([*picks, str(many + 1), "-1", "q"]) + "\n")
    assert [answer[2] for answer in kept(str(path))["answers"][before:]] == picks[1:-1]
    # and said to be all, it is
    path.unlink()
    a_decision_of_several_parts(path)
    run("play", "--load", str(path), typed="\n".join([*picks, "1", "q"]) + "\n")
    assert [answer[2] for answer in kept(str(path))["answers"][before : before + many]] == picks


def test_options_about_cards_of_the_hand_stand_in_its_order(tmp_path: Path) -> None:
    question = a_decision_of_several_parts(tmp_path / "several.json").pending[0]
    hand = hand_of(question)
    cards = [str(ref.id) for option in listed(question) for ref in option.refs if ref.kind == "card"]
    assert cards == [card for card in dict.fromkeys(hand) if card in cards]
    assert cards != [str(ref.id) for option in question.options for ref in option.refs if ref.kind == "card"]
    assert listed(question)[-1].key == "done"
