"""Actions and views as numbers: a number is the same thing always, and says nothing that is hidden."""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random

import numpy as np
import pytest

import oikumene
from oikumene.games import GAMES as HOUSE
from oikumene.lab.actions import ACTIONS, SPARE, Actions, _like, actions, discover, grow, row, table, walk
from oikumene.lab.features import Features, around, features
from oikumene.lab.features import discover as discover_features

OURS = {game.id: game for game in HOUSE}
GAMES = sorted(OURS)
TABLED = [id for id in GAMES if table(OURS[id], ACTIONS) is not None]

#: The first rows of each table and what they hash to: a table only grows.
FROZEN = {
    "ancient_world": (2251, "20a97389baa500cc"),
    "imperial_settlers": (3099, "a823ac0c76fce6b1"),
}


@pytest.mark.parametrize("game", sorted(FROZEN))
def test_the_number_of_an_action_never_changes(game: str) -> None:
    rows, known = FROZEN[game]
    held = (table(OURS[game], ACTIONS) or "").splitlines()
    assert len(held) == len(set(held)) >= rows
    assert hashlib.sha256("\n".join(held[:rows]).encode()).hexdigest()[:16] == known


@pytest.mark.parametrize("game", TABLED)
def test_hardly_a_question_needs_a_spare_number(game: str) -> None:
    rules, table = oikumene.game(game), actions(game)
    asked = spare = 0
    for seats in rules.seats:
        for seed in range(900, 905):
            for match, ask in walk(rules, seats, rules.read_options({}), seed, Random(seed)):
                legal = table.legal(match, ask)
                assert sorted(map(str, legal.values())) == sorted(map(str, ask.values()))
                asked += 1
                spare += min(legal) < SPARE
    assert spare / asked < 0.02


def test_a_row_is_seen_from_whoever_acts() -> None:
    """Another's location is the same row from every seat that it is equally far away from."""
    rules = oikumene.game("imperial_settlers")
    rows: dict[int, set[str]] = {}
    for seed in range(4):
        for match, ask in walk(rules, 3, rules.read_options({}), seed, Random(seed)):
            for value in ask.values():
                if isinstance(value, tuple) and value[0] == "raze":
                    key = match.key(value)
                    owner = int(key.partition("@")[2].partition("#")[0]) - 1
                    rows.setdefault((owner - ask.seat) % 3, set()).add(
                        row(match, value, ask.seat).partition("@")[2][:2]
                    )
    assert {away: sorted(seen) for away, seen in rows.items()} == {1: ["+1"], 2: ["+2"]}


def test_options_without_a_row_get_spare_numbers() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=1)
    ask = match.asks[0]
    bare = Actions(["pass"])
    legal = bare.legal(match, ask)
    assert list(legal) == [SPARE, *range(len(ask.values()) - 1)]
    assert legal[SPARE] == "pass"


def test_a_game_without_a_table_gets_one_by_playing() -> None:
    rules = oikumene.game("ancient_world")
    found = discover(rules, 1)
    assert found == discover(rules, 1)
    assert {"pass", "place:build"} <= set(found)
    places = discover_features(rules, 1)
    assert "number round" in places
    assert "zone seats/*/hand" in places


def test_a_word_that_names_a_card_too_stays_a_word() -> None:
    """To keep a card, and the card named Keep: only the card is exchanged for others of its deck."""
    decks, cards = {"keep": "denizen", "wolves": "denizen"}, {"denizen": ["keep", "wolves"]}
    assert set(_like("keep:wolves", decks, cards)) == {"keep:keep", "keep:wolves"}
    assert set(_like("free:keep:wolves", decks, cards)) == {"free:keep:keep", "free:keep:wolves"}


def test_a_table_grows_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "toy" / "rows.txt"
    assert grow(path, ["b", "c"]) == 2
    assert grow(path, ["a", "b"]) == 1
    assert path.read_text(encoding="utf-8") == "b\nc\na\n"


# -- views


@pytest.mark.parametrize("game", GAMES)
def test_the_vector_is_of_what_the_seat_may_know(game: str) -> None:
    """In every imagined match the seat sees the same numbers: nothing hidden is in them."""
    rules = oikumene.game(game)
    seats = max(2, rules.seats[0])
    known = features(game, seats)
    rng = Random(3)
    match = rules.new(seats=seats, seed=3)
    number = 0
    while match.asks and number < 120:
        ask = match.asks[0]
        if number % 10 == 0:
            for seat in range(seats):
                own = ask if ask.seat == seat else None
                seen = known.observe(match, seat, own)
                assert seen.shape == (len(known),)
                assert np.isfinite(seen).all()
                world = match.imagine(seat, rng)
                if own is not None:
                    own = world.find(seat, ask.id)
                assert np.array_equal(known.observe(world, seat, own), seen)
        values = ask.values()
        match.take(ask, values[int(rng.random() * len(values))])
        number += 1


def test_what_the_entries_mean() -> None:
    match = oikumene.game("imperial_settlers").new(seats=2, seed=5)
    known = features("imperial_settlers", 2)
    seat = match.asks[0].seat
    view = match.view(seat)["table"]
    vector = dict(zip(known.names, known.observe(match, seat, match.asks[0]), strict=True))
    assert vector["round"] == view["round"]
    assert vector["seats/0/goods/wood"] == view["seats"][seat]["goods"]["wood"]
    assert vector[f"seats/0/empire={view['seats'][seat]['empire']}"] == 1
    assert vector[f"ask={match.asks[0].prompt}"] == 1
    for card in view["seats"][seat]["hand"]:
        assert vector[f"seats/0/hand={card}"] == view["seats"][seat]["hand"].count(card)
    assert vector["seats/1/hand=?"] == len(view["seats"][1 - seat]["hand"])
    away = (view["first"] - seat) % 2
    assert vector[f"first=+{away}"] == 1


def test_the_zones_are_a_matrix() -> None:
    known = features("ancient_world", 3)
    match = oikumene.game("ancient_world").new(seats=3, seed=5)
    zones = known.zones_of(known.observe(match, 0))
    assert zones.shape == (len(known.zones), len(known.cards))
    assert zones[known.zones.index("row")].sum() == len(match.view(0)["table"]["row"])


def test_places_around_the_table() -> None:
    known = Features(["number round", "number seats/*/coins", "zone row"], ["a", "b"], 3)
    assert known.names == ["round", "seats/0/coins", "seats/1/coins", "seats/2/coins", "row=a", "row=b", "row=?"]
    assert around("spaces/build/round", 4) == ["spaces/build/round"]
