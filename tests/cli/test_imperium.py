"""Imperium at the terminal: whole games typed in, for three and for one; the table; help on cards."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import oikumene
from oikumene.cli import drawing
from oikumene.games.imperium.state import (
    AREA,
    BOT_SLOT,
    BOTTOM,
    DECK,
    DISCARD,
    EXILE,
    FAME_PILE,
    FINAL,
    GARRISON,
    GONE,
    HAND,
    HISTORY,
    KING,
    MARKET,
    NATION,
    PLAY,
    UNREST_DECK,
)
from oikumene.kernel.match import Match
from oikumene.text import Texts

GAME = oikumene.game("imperium")
PLAY_IT = ("play", "imperium", "--seed", "5")
FIRST = "1\n"
IDS = re.compile(r"\b(cls|leg|rom|car|olm|qin|min|mac)-[a-z]")


# -- whole games


def test_a_whole_game_for_three_in_russian(run: Any) -> None:
    made = run(
        *PLAY_IT,
        "--seats",
        "human,random,random",
        "--lang",
        "ru",
        "--names",
        "Анна",
        "--save",
        "it.json",
        typed=FIRST * 900,
    )
    assert made.code == 0
    assert made.err == ""
    assert "Ваш ход: что делаете?" in made.out
    assert "Победа: " in made.out
    assert not IDS.search(made.out)
    frames = [line for line in made.out.splitlines() if line[:1] in "╭│╰"]
    assert max(map(len, frames)) <= 100
    record = json.loads(Path("it.json").read_text("utf-8"))
    assert record["players"] == ["human", "random", "random"]
    assert record["result"]["winners"]


def test_a_whole_solo_game_as_a_process(run_alone: Any) -> None:
    made = run_alone(*PLAY_IT, "--seats", "human", typed=FIRST * 900)
    assert made.code == 0
    assert re.search(r"╭─ The opponent: .+ · level Imperator · ", made.out)
    assert "Opponent: cards" in made.out
    assert not IDS.search(made.out)


def test_leaving_and_coming_back(run: Any) -> None:
    begun = (*PLAY_IT, "--seats", "human,random")
    run(*begun, typed=FIRST * 12 + "s whole.json\nq\n")
    run(*begun, typed=FIRST * 5 + "s part.json\nq\n")
    assert run("play", "--load", "part.json", typed=FIRST * 7 + "s\nq\n").code == 0
    records = [json.loads(Path(path).read_text("utf-8")) for path in ("whole.json", "part.json")]
    assert records[0]["answers"] == records[1]["answers"]


def test_help_on_cards_and_words(run: Any) -> None:
    made = run(*PLAY_IT, "--seats", "human,random", typed="? king of kings\n?ЦАРЬ ЦАРЕЙ\n? garrison\nq\nn\n")
    assert made.out.count("King of Kings · ") >= 2
    assert "It is not in play" in made.out


# -- the table, laid by hand


def laid(seats: int = 2, **options: str) -> Match[Any]:
    """A match in its first turn whose first seat plays the Romans, and the second the Celts."""
    nations = {"nation_1": "romans", **({"nation_2": "celts"} if seats > 1 else {"opponent": "celts"})}
    return GAME.new(seats=seats, seed=3, options={"powers": "a", **nations, **options})


def put(match: Match[Any], id: str, zone: int) -> int:
    """Move a card of that id to a zone."""
    state = match.state
    card = next(c for c in range(len(state.face)) if state.ident(c) == id and state.at[c] != zone)
    state.move(card, zone)
    return int(card)


def drawn(match: Match[Any], seat: int | None = 0, lang: str = "en", width: int = 100) -> str:
    """The table as text, its lines joined."""
    return " ".join(" ".join(line.strip("│ ") for line in lines_of(match, seat, lang, width)).split())


def lines_of(match: Match[Any], seat: int | None, lang: str, width: int) -> list[str]:
    console = Console(width=width, markup=False, highlight=False, emoji=False, file=io.StringIO(), record=True)
    console.print(drawing.drawn(match.view(seat), Texts(GAME, lang), ("Ann", "Bob")))
    return console.export_text().splitlines()


def test_the_market_with_tokens_and_unrest() -> None:
    match = laid()
    state = match.state
    for slot, id in enumerate(("cls-hills", "cls-elders")):
        state.move(state.zones[MARKET + slot][0], EXILE)
        put(match, id, MARKET + slot)
    state.market[0], state.market[1] = (1, 0, 2), (0, 5, 1)
    table = drawn(match)
    assert "Hills (region, production, fertile, permanent) + 1 material, 2 progress — Play: gain 1 population." in table
    assert re.search(r"Elders \(uncivilised[^)]*\) \+ 5 population, 1 progress, unrest — ", table)
    russian = drawn(match, lang="ru")
    assert "Холмы (регион, производство, плодородие, постоянная) + 1 ресурс, 2 модернизации — Розыгрыш:" in russian
    assert "+ 5 населения, 1 модернизация, беспорядки — " in russian


def test_decks_exile_and_the_king() -> None:
    match = laid()
    state = match.state
    before = len(state.zones[UNREST_DECK])
    for _ in range(2):
        put(match, "unrest", EXILE)
    table = drawn(match)
    assert re.search(
        rf"Decks region \d+ · uncivilised \d+ · civilised \d+ · main \d+ · fame 6 · unrest {before - 2} ", table
    )
    assert "Under fame King of Kings (side A) Exile Unrest ×2" in table
    while state.zones[FAME_PILE]:
        state.move(state.zones[FAME_PILE][-1], GONE)
    assert "King of Kings (fame) — When fame is looked at or taken and none is left but this card, once in" in drawn(
        match
    )
    state.turn_over(state.zones[KING][0])
    assert "this card, once for each player: " in drawn(match)


def test_the_end_is_told_in_the_title() -> None:
    match = laid()
    match.state.ending, match.state.why = FINAL, "king"
    assert "· the last round: King of Kings was turned over" in drawn(match)
    assert "последний раунд: перевёрнут «Царь царей»" in drawn(match, lang="ru")


def test_an_own_area() -> None:
    match = laid()
    state = match.state
    player = state.players[0]
    player.resources[:] = [4, 1, 7]
    player.actions, player.exhausts, player.nation_token = 2, 3, True
    hills, rome = put(match, "cls-hills", PLAY), put(match, "cls-city", PLAY)
    player.tired = (rome,)
    state.placed[rome] = 2
    player.treated = ((hills, "fertile"),)
    state.garrisons[put(match, "unrest", GARRISON)] = hills
    put(match, "rom-advance", DISCARD)
    put(match, "rom-glory", HISTORY)
    table = drawn(match)
    assert re.search(r"Romans: Ann · barbarian · points -?\d+ · \(you\)", table)
    assert "materials 4 · population 1 · progress 7 · actions 2 · exhaust tokens 3" in table
    assert "Power Side A. Whenever you look at fame cards, look at 1 more" in table
    assert re.search(r"Nation deck \d cards; at the bottom .+?; an exhaust token lies here Developments", table)
    marks = "fertile counts as 3 production, garrison: Unrest"
    assert (
        f"Hills (region, production, fertile, {marks}) City (uncivilised, civilised, city, exhausted, 2 progress)"
        in table
    )
    assert "Discarded Advance History Glory" in table
    assert re.search(r"deck \d+ · hand size 5", table)


def test_developments_with_their_price_now() -> None:
    match = laid()
    state = match.state
    for card in state.zones[AREA]:
        if state.ident(card) != "rom-the-senate":
            state.move(card, GONE)
    state.players[0].resources[:] = [3, 0, 0]
    assert "Developments The Senate (4 materials) Hand" in drawn(match)
    state.players[0].resources[:] = [4, 0, 0]
    assert "Прогресс Сенат (4 ресурса, хватает) Рука" in drawn(match, lang="ru")
    state.players[0].empire = True
    assert "The Senate (4 materials, affordable) — " in drawn(match)


def test_a_hand_is_read_by_its_owner_only() -> None:
    match = laid()
    for card in match.state.zones[HAND]:
        match.state.move(card, DECK)
    put(match, "cls-port", HAND)
    for _ in range(2):
        put(match, "unrest", HAND)
    assert re.search(r"Hand Port \(.+?\) — .+ Unrest ×2 — Play \(only if you can pay for it\)", drawn(match))
    others = drawn(match, seat=1, lang="ru")
    assert "Рука 3 карты; известны: " in others  # they came from where everybody saw them
    for viewer in (1, None):
        assert " Port " not in drawn(match, seat=viewer)


def test_others_in_short() -> None:
    match = laid()
    state = match.state
    card = put(match, "cls-hills", PLAY + 1)
    state.garrisons[put(match, "unrest", GARRISON + 1)] = card
    table = drawn(match)
    others = table[table.index("Celts: Bob") : table.index("Romans: Ann")]
    assert "Power side A In play Hills (region, garrison: Unrest) Hand 5 cards deck" in others
    assert re.search(r"deck \d+ · discarded 0 · history 0 · nation deck \d+ · developments \d+", others)
    assert "points" not in others


def test_the_solo_opponent() -> None:
    match = laid(seats=1, level="overlord")
    state = match.state
    state.die = 4
    state.move(state.zones[BOT_SLOT + 1][0], DECK + 1)
    put(match, "cls-hills", PLAY + 1)
    table = drawn(match)
    assert "The opponent: Celts · level Overlord · barbarian" in table
    assert "materials 3 · population 2 · progress 1 · last roll 4 Slots 1: face down; 2: none; 3: face down;" in table
    assert "In play Hills (region) deck" in table
    assert re.search(rf"history 0 · dynasty deck {len(state.zones[NATION + 1])}\b", table)
    assert "First player" not in table
    assert "Противник: кельты · уровень: властелин · варварство" in drawn(match, lang="ru")


def test_before_the_nations_are_chosen() -> None:
    match = GAME.new(seats=2, seed=3, options={"nations": "choose"})
    table = drawn(match)
    assert "Market none" in table
    assert "Bob" in table


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("nation", ["arthurians", "atlanteans", "utopians", "vikings"])
def test_nations_of_their_own_kind(nation: str, lang: str) -> None:
    match = GAME.new(seats=1, seed=3, options={"nation_1": nation, "opponent": "qin", "powers": "a"})
    table = drawn(match, lang=lang)
    for section, whose in (("quests", "arthurians"), ("journey", "utopians")):
        assert (f" {Texts(GAME, lang).say(f'table-{section}')} " in table) == (nation == whose)
    put(match, "unrest", HISTORY)
    sunken = Texts(GAME, lang).say("table-sunken")
    assert (f" {sunken} " in drawn(match, lang=lang)) == (nation == "atlanteans")
    assert bool(match.state.zones[BOTTOM]) == (nation in ("arthurians", "vikings"))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats", [1, 2])
def test_eighty_columns_are_enough(seats: int, lang: str) -> None:
    match = laid(seats)
    put(match, "cls-hills", PLAY)
    lines = lines_of(match, 0, lang, 80)
    assert all(len(line) == 80 for line in lines)
    assert not any("…" in line for line in lines)
