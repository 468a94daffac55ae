"""Clash of Cultures at the terminal: whole games typed in; the map, the boards, a battle; eighty columns."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.rules.clash.field import field

from oikumene.cli import drawing
from oikumene.games.clash import CLASH
from oikumene.games.clash.state import Battle
from oikumene.kernel.match import Match
from oikumene.kit.offers import Deal
from oikumene.text import Texts

NAMES = ("Ann", "Bob", "Cid", "Dot")


def test_a_whole_game_in_russian(run: Any) -> None:
    seats = ("--seats", "human,random", "--names", "Анна", "--option", "length=short", "--option", "trading=off")
    made = run("play", "clash", "--seed", "5", *seats, "--lang", "ru", "--save", "it.json", typed="1\n" * 900)
    assert made.code == 0
    assert "Эпоха 1 из 4" in made.out and "равнина" in made.out
    assert "Победа: " in made.out and "Поселения и здания" in made.out
    assert not re.search(r"\b(table|option|ask|log|text|source)-[a-z]", made.out)
    assert json.loads(Path("it.json").read_text("utf-8"))["game"] == "clash"
    again = run("replay", "it.json", "--lang", "en")
    assert again.code == 0 and "Age 4 of 4" in again.out


# -- the table, laid by hand


def drawn(match: Match[Any], seat: int | None = 0, lang: str = "en") -> str:
    """The table as text, its lines joined."""
    return " ".join(" ".join(line.strip("│ ") for line in lines_of(match, seat, lang, 120)).split())


def lines_of(match: Match[Any], seat: int | None, lang: str, width: int) -> list[str]:
    console = Console(width=width, markup=False, highlight=False, emoji=False, file=io.StringIO(), record=True)
    console.print(drawing.drawn(match.view(seat), Texts(CLASH, lang), NAMES))
    return console.export_text().splitlines()


def test_the_map_shows_land_cities_units_barbarians_and_pirates() -> None:
    t = field().land("forest", "D5").land("sea", "C5", "C6").land("unknown", "E6").land("mountain", "D6")
    t.city(0, "D4", "academy", mood="happy").city(4, "D6").units(4, "D6", infantry=2)
    t.units(0, "D5", infantry=1, cavalry=1, settler=2).units(1, "C5", ship=2).pirates("C6")
    t.lay().exhausted |= 1 << t.hex("D3")
    lines = lines_of(t.match, 0, "en", 80)
    there = {
        name: (row, line.index(name))
        for row, line in enumerate(lines[:17])
        for name in re.findall(r"\b[A-G]\d\b", line)
    }
    upper = {name: lines[row][at : at + 6] for name, (row, at) in there.items()}
    lower = {name: lines[row + 1][at : at + 6].strip() for name, (row, at) in there.items()}
    assert upper["D4"] == 'D4 "2+' and lower["D4"] == "1"
    assert upper["D5"] == "D5 ♣  " and lower["D5"] == "1a2s2"
    assert upper["C5"] == "C5 ~~~" and lower["C5"] == "2h2"
    assert lower["C6"] == "p1" and upper["E6"] == "E6 ???"
    assert upper["D6"] == "D6 ▲1 " and lower["D6"] == "ba2"
    assert upper["D3"] == "D3 x  "
    table = drawn(t.match)
    assert "Barbarians" in table and "D6: size 1, 2 infantry" in table and "C6: 1 pirate ship" in table
    assert "Варвары" in drawn(t.match, lang="ru") and "C6: 1 пиратский корабль" in drawn(t.match, lang="ru")


def test_a_board_is_read_by_its_owner() -> None:
    t = (
        field()
        .city(0, "D4", "academy", "temple", colours={"temple": 1})
        .city(1, "D6")
        .has(0, food=2, mood=1, culture=2)
    )
    t.knows(0, "storage", "writing").units(0, "D4", infantry=1).hand(0, "spies-7").objectives(0, 22)
    t.wonders(0, "wonder-wall")
    own = drawn(t.match)
    own = own[own.rindex("Ann · ") :]
    assert "food 2/7 · wood 0/7 · ore 0/7 · idea 0/7 · gold 0/7 · 1 mood token · 2 culture tokens" in own
    assert "Cities D4: size 3, neutral, academy, temple (Bob)" in own
    assert "Units D4: 1 infantry" in own
    assert "Agriculture: Farming, Storage" in own and "Education: Writing" in own
    assert "Action cards Spies — As an action, for 1 culture token" in own
    assert "Objectives Objective 22 — Citadel (in the status phase)" in own
    assert "Wonder cards Great Wall — Needs Siegecraft" in own
    seen = drawn(t.match, seat=1)
    assert "Spies" not in seen and "Citadel" not in seen and "Great Wall" not in seen
    assert "Action cards 1 card in hand" in seen and "Карты карт на руке: 1" in drawn(t.match, 1, "ru")


def test_a_battle_has_a_panel_of_its_own() -> None:
    t = field().city(1, "D4", "fortress").units(1, "D4", infantry=2)
    state = t.lay()
    state.battle = fight = Battle(0, 1, t.hex("D4"), t.hex("D5"), (1, 2), False)
    fight.first = (2, 2)
    for kind in fight.force:
        state.players[0].units[kind] -= 1
    table = drawn(t.match)
    assert "Battle at D4, round 1" in table
    assert "Attacker Ann: 1 infantry, 1 cavalry" in table
    assert "Defender Bob: 2 infantry, fortress" in table
    assert "Сражение на клетке D4, раунд 1" in drawn(t.match, lang="ru")


def test_an_open_offer_is_told() -> None:
    t = field().city(0, "D4").city(1, "D6").has(0, food=2)
    t.lay().talks.open = Deal(0, 1, (("give", "food"),), (("want", "ore"),))
    assert "Offer Ann → Bob: gives 1 food, for 1 ore" in drawn(t.match)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eighty_columns_are_enough(seats: int, lang: str) -> None:
    """At every thirtieth answer of a game, for a player and for who watches."""
    match = CLASH.new(seats=seats, seed=seats)
    rng = Random(seats)
    for n in range(600):
        if not match.asks:
            break
        ask = match.asks[0]
        match.take(ask, rng.choice(list(ask.values())))
        if n % 30 == 0:
            lines = lines_of(match, rng.choice((0, seats - 1, None)), lang, 80)
            assert all(len(line) == 80 for line in lines)
            assert not any("…" in line for line in lines)
