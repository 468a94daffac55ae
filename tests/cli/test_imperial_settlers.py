"""Imperial Settlers at the terminal: whole games typed in, for two and for one; the table; help on cards."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.panel import Panel

import oikumene
from oikumene.cli import drawing
from oikumene.cli.lookup import look_up
from oikumene.games.imperial_settlers.state import (
    BLOCKED,
    COMMON_DECK,
    DEALS,
    DECK,
    DISCARD,
    EMPIRE,
    FOUNDATIONS,
    GUARDED,
    HAND,
    MARKERS,
    TROPHIES,
    TUCKED,
    VIRTUAL,
)
from oikumene.kernel.match import Match
from oikumene.kernel.questions import Question
from oikumene.text import Texts

GAME = oikumene.game("imperial_settlers")
PLAY = ("play", "imperial_settlers", "--seed", "5", "--seats", "human,random")
FIRST = "1\n"


def kept(path: str) -> dict[str, Any]:
    return json.loads(Path(path).read_text("utf-8"))


# -- whole games


def test_a_whole_game_for_two(run: Any) -> None:
    made = run(*PLAY, "--save", "whole.json", typed=FIRST * 600)
    assert made.code == 0
    assert made.err == ""
    assert "Round 5 begins." in made.out
    assert "Five rounds have been played." in made.out
    assert "The winner" in made.out
    assert "Faction locations" in made.out
    record = kept("whole.json")
    assert record["players"] == ["human", "random"]
    assert oikumene.replay(record).over


def test_a_whole_game_in_russian_as_a_process(run_alone: Any) -> None:
    made = run_alone(*PLAY, "--lang", "ru", "--names", "Анна", typed=FIRST * 600)
    assert made.code == 0
    assert "Ваш ход: что делаете?" in made.out
    assert "Сыграно пять раундов." in made.out
    assert not re.search(r"\b(com|rom|bar|egy|jap|att)-[a-z]", made.out)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("empire", ["romans", "barbarians", "egyptians", "japanese"])
def test_a_whole_solo_game(run: Any, empire: str, lang: str) -> None:
    option = ("--option", f"empire_1={empire}")
    made = run(*PLAY, "--seats", "human", *option, "--lang", lang, "--save", "solo.json", typed=FIRST * 600)
    assert made.code == 0
    assert made.err == ""
    assert ("The virtual opponent" if lang == "en" else "Виртуальный противник") in made.out
    result = kept("solo.json")["result"]
    assert Texts(GAME, lang).say(f"ending-{result['ending']}") in made.out
    nobody = "Nobody has won." if lang == "en" else "Не победил никто."
    assert (nobody in made.out) == (result["winners"] == [])


def test_resuming_equals_playing_on(run: Any) -> None:
    run(*PLAY, "--save", "whole.json", typed=FIRST * 600)
    run(*PLAY, typed=FIRST * 9 + "s part.json\nq\n")
    assert run("play", "--load", "part.json", typed=FIRST * 600).code == 0
    assert kept("part.json")["answers"] == kept("whole.json")["answers"]
    assert kept("part.json")["hash"] == kept("whole.json")["hash"]


@pytest.mark.parametrize("variant", ["lookout=draft", "lookout=advanced", "peaceful=true", "empires=choose"])
def test_the_variants_play_to_the_end(run: Any, variant: str) -> None:
    made = run(*PLAY, "--seats", "human,random,random", "--option", variant, "--lang", "ru", typed=FIRST * 900)
    assert made.code == 0
    assert "Сыграно пять раундов." in made.out


def test_everything_fits_a_hundred_columns(run: Any) -> None:
    made = run(*PLAY, "--lang", "ru", "--seats", "human,random,random,random", typed=FIRST * 900)
    assert made.code == 0
    frames = [line for line in made.out.splitlines() if line[:1] in "╭│╰"]
    assert max(map(len, frames)) <= 100


# -- looking things up


def test_help_on_cards_options_goods_and_empires(run: Any) -> None:
    made = run(*PLAY, typed="? quarry\n?КАМЕНОЛОМНЯ\n? 1\n? gold\n? romans\n? samurai\nq\nn\n")
    assert made.out.count("Quarry · Common deck") >= 2
    assert "Takes the place of any wood, stone or food when you pay" in made.out
    assert "Gold Mine · " not in made.out  # a thing of that name is meant, not the cards that have it in theirs
    assert "The board produces 2 workers, 1 wood, 1 stone" in made.out
    assert "The Japanese may post a worker on each of their faction locations" in made.out
    first = re.search(r"  1 Take (.+?) *\n", made.out)
    assert first is not None and f"╭─ {first[1]} · Common deck" in made.out


def test_refusals_are_sentences(run: Any) -> None:
    twice = ("--option", "empire_1=romans", "--option", "empire_2=romans")
    made = run(*PLAY, *twice, "--lang", "ru")
    assert made.code == 1
    assert made.err == "oikumene: Два игрока не могут вместе играть за римлян.\n"
    made = run(*PLAY, "--seats", "human", "--option", "peaceful=true")
    assert "The solo game has a lookout phase of its own" in made.err


def test_cards_as_a_list(run: Any) -> None:
    made = run("cards", "imperial_settlers", "--lang", "ru")
    assert made.code == 0
    assert "Колода варваров" in made.out
    cards = json.loads(run("cards", "imperial_settlers", "--json", "--deck", "common").out)
    assert sum(card["copies"] for card in cards) == 84


# -- the table, laid by hand


def laid(seats: int = 2) -> Match[Any]:
    """A match whose first seat plays the Japanese (and the second the Egyptians), in the first lookout."""
    options = {"empire_1": "japanese", **({"empire_2": "egyptians"} if seats > 1 else {})}
    return GAME.new(seats=seats, seed=3, options=options)


def put(match: Match[Any], id: str, zone: int, mark: int = 0) -> int:
    """Move a card of that id from a deck, or else from a hand, to a zone."""
    state = match.state
    here = (COMMON_DECK, *(pile + seat for pile in (DECK, HAND) for seat in range(match.seats)))
    card = next(c for pile in here for c in state.zones[pile] if state.ident(c) == id)
    state.move(card, zone)
    state.marks[card] = mark
    return card


def drawn(match: Match[Any], seat: int | None = 0, lang: str = "en") -> str:
    """The table as text, its lines joined."""
    console = Console(width=100, markup=False, highlight=False, emoji=False, file=io.StringIO(), record=True)
    console.print(drawing.drawn(match.view(seat), Texts(GAME, lang), ("Ann", "Bob")))
    return " ".join(" ".join(line.strip("│ ") for line in console.export_text().splitlines()).split())


def test_locations_stand_in_three_rows_with_what_lies_on_them() -> None:
    match = laid()
    put(match, "com-quarry", EMPIRE, GUARDED)
    put(match, "com-quarry", EMPIRE)
    put(match, "jap-farm", EMPIRE, GUARDED)
    put(match, "com-castle-a", EMPIRE, 1)
    put(match, "com-coal-mine", EMPIRE, 1 | BLOCKED)
    put(match, "com-gallows", EMPIRE)
    table = drawn(match)
    assert "Production Quarry (grey, defended) — gain 1 stone Quarry (2) (grey) — gain 1 stone" in table
    assert "Farm (red, samurai) — gain 1 food and 1 worker" in table
    assert "Features Gallows (black) — Whenever you raze something, gain 1 point" in table
    assert "Actions Castle (blue, used 1 of 2) — Up to twice a round, pay 1 worker: gain 1 card" in table
    assert "Coal Mine (grey, used, blocked)" in table
    others = drawn(match, seat=1, lang="ru")
    assert "Производство Каменоломня (серая, защищена); Каменоломня (2) (серая); Ферма (красная, самурай)" in others
    assert "Действия Замок (синяя, активирована 1 из 2); Угольная шахта (серая, активирована, заперта)" in others


def test_captured_stored_and_tucked() -> None:
    match = laid()
    state = match.state
    shrine, gate = put(match, "jap-shrine", EMPIRE), put(match, "jap-gate", EMPIRE)
    state.stored[shrine] = 5
    tucked = put(match, "com-mill", TUCKED)
    state.players[0].tucks = ((tucked, gate),)
    state.captured[put(match, "com-castle-a", EMPIRE)] = 1
    table = drawn(match)
    assert "Shrine (gold, 5 resources on it)" in table
    assert "Gate (blue, 1 card under it)" in table
    assert "Castle (blue, held by Bob)" in table
    assert "Under Gate Mill" in table
    assert "Mill" not in drawn(match, seat=1)


def test_goods_deals_foundations_and_discards() -> None:
    match = laid()
    state = match.state
    state.players[1].goods[:] = [1, 2, 3, 4, 5, 6, 1, 9]
    put(match, "egy-pyramid", DEALS + 1)
    put(match, "com-quarry", FOUNDATIONS + 1)
    target = put(match, "egy-sphinx", EMPIRE + 1)
    marker = put(match, "jap-farm", MARKERS)
    state.players[0].routes = ((marker, target),)
    put(match, "egy-desert", DISCARD + 1)
    table = drawn(match)
    assert "Egyptians: Bob · points 11" in table
    assert "wood 1 · stone 2 · food 3 · gold 4 · workers 5 · raze tokens 6 · defence tokens 1" in table
    assert "Deals Pyramid: gold Foundations 1" in table
    assert "Deals Sphinx (Bob): gold" in table
    assert re.search(r"faction deck \d+, discarded 1", table)


def test_a_hand_is_read_by_its_owner_only() -> None:
    match = laid()
    put(match, "com-statue", HAND + 1)
    assert "Statue — Feature location, grey. Costs 1 wood and 2 stone." in drawn(match, seat=1)
    for viewer in (0, None):
        table = drawn(match, seat=viewer)
        assert "Statue" not in table
        assert re.search(r"Hand \d common, \d faction", table)


def test_the_virtual_opponent() -> None:
    match = laid(seats=1)
    put(match, "com-quarry", EMPIRE + VIRTUAL)
    put(match, "com-mill", TROPHIES)
    put(match, "jap-farm", EMPIRE)
    table = drawn(match)
    assert "The virtual opponent · trophies 1 against your 1 faction location" in table
    assert "Locations Quarry (grey)" in table
    assert re.search(r"Attack row \w+ \(newest first\)", table)
    assert "Trophies Mill" in table
    assert "First player" not in table


def test_help_on_a_location_of_the_table() -> None:
    """An option that is about a location (`com-castle-a@1#2`) is explained by its card."""
    match = laid(seats=1)
    while match.pending[0].prompt != "act":
        match.answer(0, match.pending[0].options[0].key)
    for mark in (0, GUARDED):
        put(match, "com-castle-a", EMPIRE, mark)
    match.asks[0].stale()
    question = Question(match.game, match.state, match.asks[0])
    options = {option.key: number for number, option in enumerate(question.options, 1)}
    (panel,) = look_up(str(options["activate:com-castle-a@1#2"]), question, Texts(GAME, "en"))
    assert isinstance(panel, Panel)
    assert panel.title == "Castle · Common deck"
