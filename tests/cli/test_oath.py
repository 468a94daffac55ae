"""Oath at the terminal: whole games typed in; the realm, the boards, a campaign; eighty columns."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import oikumene
from oikumene.cli import drawing
from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    CARDS,
    DRAWN,
    HELD,
    PILE,
    RELICS,
    SITE_DOWN,
    SITE_UP,
    SPACE,
    VISION_UP,
    WORLD_DECK,
    Campaign,
)
from oikumene.kernel.match import Match
from oikumene.kit.offers import Deal
from oikumene.text import Texts

GAME = oikumene.game("oath")
PLAY_IT = ("play", "oath", "--seed", "5")
FIRST = "1\n"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def test_a_whole_game_in_russian(run: Any) -> None:
    seats = ("--seats", "human,random,random", "--names", "Анна")
    made = run(*PLAY_IT, *seats, "--lang", "ru", "--save", "it.json", typed=FIRST * 900)
    assert made.code == 0
    assert "Раунд 1 из 8" in made.out and "Канцлер: Анна" in made.out
    assert "Победа: " in made.out and "очк" not in made.out.split("Победа: ")[1]
    assert not re.search(r"\b(table|option|ask|log|text)-[a-z]", made.out)
    assert json.loads(Path("it.json").read_text("utf-8"))["game"] == "oath"
    again = run("replay", "it.json", "--lang", "en")
    assert again.code == 0 and "Chancellor: Анна" in again.out


# -- the table, laid by hand


def laid(seats: int = 3) -> Match[Any]:
    """A match after its players have found their places."""
    match = GAME.new(seats=seats, seed=3)
    while match.state.agenda and match.asks[0].prompt != "act":
        match.take(match.asks[0], match.asks[0].values()[0])
    return match


def put(match: Match[Any], id: str, zone: int) -> int:
    """Move a card of that id to a zone."""
    state = match.state
    card = next(c for c in range(len(state.face)) if state.ident(c) == id)
    state.move(card, zone)
    return int(card)


def emptied(match: Match[Any], *zones: int) -> None:
    for zone in zones:
        for card in list(match.state.zones[zone]):
            match.state.move(card, PILE + 2)


def drawn(match: Match[Any], seat: int | None = 0, lang: str = "en") -> str:
    """The table as text, its lines joined."""
    return " ".join(" ".join(line.strip("│ ") for line in lines_of(match, seat, lang, 120)).split())


def lines_of(match: Match[Any], seat: int | None, lang: str, width: int) -> list[str]:
    console = Console(width=width, markup=False, highlight=False, emoji=False, file=io.StringIO(), record=True)
    console.print(drawing.drawn(match.view(seat), Texts(GAME, lang), NAMES))
    return console.export_text().splitlines()


def test_a_site_with_its_ruler_cards_relics_and_pawns() -> None:
    match = laid()
    state = match.state
    slot = SLOTS.index("p1")
    emptied(match, CARDS + slot, RELICS + slot, SITE_UP + slot, SITE_DOWN + slot)
    put(match, "mountain", SITE_UP + slot)
    wolves = put(match, "wolves", CARDS + slot)
    put(match, "map", RELICS + slot)
    state.favor_on[wolves] = 2
    state.site_favor[slot], state.site_secrets[slot] = 1, 1
    state.bands[slot] = (1, 3)
    for board in state.boards:
        board.pawn = SLOTS.index("c1")
    state.boards[1].pawn = slot
    table = drawn(match)
    assert "Provinces Mountain: Bob 3 warbands; 1 favor; 1 secret; 1 relic" in table
    assert re.search(r"; room \d ← Bob Wolves \(Beast, 2 favor\)", table)
    assert "Провинции Гора: Bob 3 отряда; 1 жетон поддержки; 1 жетон тайны; 1 реликвия" in drawn(match, lang="ru")
    state.bands[slot] = (0, 1)
    assert "Mountain: the Empire 1 warband;" in drawn(match)
    state.bands[slot] = (0, 0)
    assert "Mountain: the bandits;" in drawn(match)


def test_a_facedown_site_shows_nothing() -> None:
    match = laid()
    slot = next(n for n in range(len(SLOTS)) if not match.state.faceup(n))
    hidden = match.state.ident(match.state.zones[SITE_DOWN + slot][0])
    table = drawn(match)
    assert "a facedown site" in table and Texts(GAME, "en").card_name(hidden) not in table


def test_the_title_banks_banners_and_the_reliquary() -> None:
    match = laid()
    state = match.state
    state.round, state.title, state.usurper, state.visions = 4, 1, True, 3
    state.banks[:] = [1, 2, 3, 4, 5, 6]
    state.stock = 9
    state.banners[0].holder, state.banners[0].tokens, state.banners[0].mob = 1, 7, True
    state.banners[1].holder, state.banners[1].tokens = -1, 2
    emptied(match, SPACE)
    table = drawn(match)
    assert "Round 4 of 8 · the oath of Supremacy · Usurper: Bob" in table
    assert "Banks Discord 1 · Arcane 2 · Order 3 · Hearth 4 · Beast 5 · Nomad 6 · shared bank 9" in table
    assert "the People's Favor: Bob, 7 favor, the Mob the Darkest Secret: nobody, 2 secrets" in table
    assert "Visions drawn: 3; a search costs 4 supply" in table
    assert "Reliquary Brutal: open · Decadent: facedown · Careless: facedown · Greedy: facedown" in table
    assert "Раунд 4 из 8 · обет главенства · Узурпатор: Bob" in drawn(match, lang="ru")


def test_a_board_is_read_by_its_owner() -> None:
    match = laid()
    state = match.state
    emptied(match, ADVISERS_UP + 1, ADVISERS_DOWN + 1, HELD + 1, VISION_UP + 1, DRAWN + 1)
    board = state.boards[1]
    board.favor, board.secrets, board.dark, board.supply, board.warbands, board.bank = 2, 1, 3, 5, 4, 10
    put(match, "fire-talkers", ADVISERS_UP + 1)
    hidden = state.zones[WORLD_DECK][0]
    state.move(hidden, ADVISERS_DOWN + 1)
    name = Texts(GAME, "en").card_name(state.ident(hidden))
    put(match, "ivory-eye", HELD + 1)
    own = drawn(match, seat=1)
    own = own[own.index("Exile: Bob") :]
    assert "2 favor · 1 secret · facedown secrets 3 · supply 5 (rest: 6) · warbands 4, in the bank 10 · at " in own
    assert "Advisers Fire Talkers (Arcane) — Price: place 1 secret. Battle plan, if you hold the Darkest" in own
    assert f"facedown 1: {name}" in own
    assert "Relics Ivory Eye — Price: place 1 secret; defence dice: 2. Action: look at" in own
    seen = drawn(match, seat=0)
    assert "Advisers Fire Talkers (Arcane) facedown 1 Relics Ivory Eye" in seen
    assert name not in seen and "Battle plan, if you hold" not in seen


def test_cards_at_the_own_site_are_read() -> None:
    match = laid()
    slot = match.state.boards[0].pawn
    emptied(match, CARDS + slot)
    put(match, "wolves", CARDS + slot)
    assert "At your site Wolves (Beast) — " in drawn(match)
    assert "At your site" not in drawn(match, seat=None)


def test_a_campaign_has_a_panel_of_its_own() -> None:
    match = laid(4)
    state = match.state
    state.bands[0] = (0, 2)
    state.war = war = Campaign(1, 0, 0)
    war.targets = (("site", 0), ("banner", 1), ("pawn",))
    war.allies = (2,)
    war.attack, war.defence, war.rolled = 5, 4, 3
    state.boards[1].warbands = 6
    war.used = ((put(match, "wolves", ADVISERS_UP + 1), 1),)
    table = drawn(match)
    site = Texts(GAME, "en").card_name(state.ident(state.site(0)))
    assert f"Campaign from {site}" in table
    assert f"Bob → Ann Allies Cid Targets {site}; the Darkest Secret; the pawn and the favor" in table
    assert re.search(
        r"attack: 5 dice, force 6 · defence: 4 dice, force \d+ · defence rolled 3 Plans Wolves \(Bob\)", table
    )
    assert "Союзники Cid Цели " in drawn(match, lang="ru")


def test_an_open_offer_is_told() -> None:
    match = laid()
    match.state.talks.open = Deal(0, 2, (), ())
    assert "Offer Ann → Cid: citizenship" in drawn(match)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_eighty_columns_are_enough(seats: int, lang: str) -> None:
    """At every fifteenth answer of a whole game, for a player and for who watches."""
    match = GAME.new(seats=seats, seed=seats)
    rng = Random(seats)
    n = 0
    while match.asks:
        ask = match.asks[0]
        match.take(ask, rng.choice(list(ask.values())))
        n += 1
        if n % 15 == 0:
            lines = lines_of(match, rng.choice((0, seats - 1, None)), lang, 80)
            assert all(len(line) == 80 for line in lines)
            assert not any("…" in line for line in lines)
