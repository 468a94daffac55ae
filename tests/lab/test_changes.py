"""What if: a game with other numbers is another game, and the game as it is stays as it is."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from oikumene import registry
from oikumene.games import GAMES
from oikumene.kernel.errors import BadRecord, Refused
from oikumene.kernel.game import Dial, Game
from oikumene.kernel.match import Match
from oikumene.text import LANGUAGES, Texts

IDS = [game.id for game in GAMES]
#: A number of the rules and one of a card, for each game.
TWO = {
    "ancient_world": {"rules/rounds": 3, "cards/aqueduct/coins": 1},
    "imperial_settlers": {"rules/rounds": 2, "cards/com-statue/cost/stone": 0},
    "imperium": {"rules/hand": 7, "cards/rom-legions/cost/population": 1},
    "oath": {"rules/rounds": 4, "cards/longbows/cost/favor": 2},
    "clash": {"rules/ages": 1, "cards/wonder-pyramid/price/ore": 3},
}


def played(game: Game[Any], seed: int, *, seats: int | None = None, checked: bool = False) -> Match[Any]:
    """A game at random."""
    rng = Random(seed)
    match = game.new(seats=seats or max(2, game.seats[0]), seed=seed)
    while match.asks:
        ask = match.asks[0]
        match.take(ask, rng.choice(list(ask.values())))
        if checked:
            game.check(match.state)
    return match


@pytest.mark.parametrize("id", IDS)
def test_dials_are_numbers_with_bounds_and_names_of_their_own(id: str) -> None:
    game = registry.game(id)
    dials = game.dials()
    assert len({dial.path for dial in dials}) == len(dials) > 100
    assert all(dial.low <= dial.value <= dial.high and dial.low < dial.high for dial in dials)
    assert all(type(dial.value) is int for dial in dials)
    assert any(dial.path.startswith("rules/") for dial in dials)
    cards = {info.id for info in game.cards()}
    named = {dial.path.split("/")[1] for dial in dials if dial.path.startswith("cards/")}
    assert named <= cards
    assert len(named) > 40


@pytest.mark.parametrize("id", IDS)
def test_a_changed_game_is_another_game_and_the_plain_one_stays_what_it_was(id: str) -> None:
    plain = registry.game(id)
    before = played(plain, 5).record()
    made = registry.changed(id, TWO[id])
    assert made is not plain and made.id.startswith(f"{id}+") and made.change == dict(sorted(TWO[id].items()))
    now = {dial.path: dial.value for dial in made.dials()}
    assert {path: now[path] for path in TWO[id]} == TWO[id]
    first = played(made, 5)
    assert first.record()["hash"] != before["hash"]
    assert played(plain, 5).record() == before
    assert {dial.path: dial.value for dial in plain.dials()} == now | {
        dial.path: dial.value for dial in plain.dials() if dial.path in TWO[id]
    }
    assert registry.changed(id, TWO[id]) is made
    assert id in registry.games() and made.id not in registry.games()


@pytest.mark.parametrize("id", IDS)
def test_a_record_names_its_change_and_is_played_only_with_it(id: str) -> None:
    made = registry.changed(id, TWO[id])
    match = played(made, 6)
    record = json.loads(json.dumps(match.record()))
    assert record["game"] == made.id and record["change"] == dict(made.change)
    again = registry.replay(record)
    assert again.digest() == match.digest() and again.game is made
    without = {name: value for name, value in record.items() if name != "change"}
    registry._changed.pop(made.id)  # as in another process
    with pytest.raises(Refused, match="played only with its change"):
        registry.replay(without)
    with pytest.raises(BadRecord, match="its change is another"):
        registry.replay({**record, "change": dict(list(made.change.items())[:1])})
    with pytest.raises(BadRecord):
        Match.restore(registry.game(id), match.save())
    as_plain = {**without, "game": id}
    with pytest.raises((BadRecord, Refused)):
        registry.replay(as_plain)
    assert Match.restore(registry.changed(id, TWO[id]), match.save()).digest() == match.digest()


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_changed_games_go_to_their_end(id: str, seed: int) -> None:
    """Twenty numbers at once, each anywhere within its bounds, or one more or less."""
    rng = Random(f"{id} {seed}")
    game = registry.game(id)
    dials = game.dials()
    rules = [dial for dial in dials if dial.path.startswith("rules/")]
    chosen = {dial.path: turned(dial, rng) for dial in [*rng.sample(rules, 2), *rng.sample(list(dials), 18)]}
    chosen.pop("rules/ages", None)
    made = game.changed(chosen)
    match = played(made, seed, checked=id != "clash")
    made.check(match.state)
    assert registry.replay(match.record()).digest() == match.digest()


def turned(dial: Dial, rng: Random) -> int:
    near = [value for value in (dial.value - 1, dial.value + 1) if dial.low <= value <= dial.high]
    return rng.choice([*near, *near, rng.randint(dial.low, dial.high)])


@pytest.mark.parametrize("id", IDS)
def test_a_changed_card_says_what_it_does_now(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OIKUMENE_STRICT_TEXT", "1")
    path = next(path for path in TWO[id] if path.startswith("cards/"))
    card = path.split("/")[1]
    plain, made = registry.game(id), registry.changed(id, TWO[id])
    old, new = [next(info for info in game.cards() if info.id == card) for game in (plain, made)]
    for lang in LANGUAGES:
        texts = Texts(made, lang)
        for info in made.cards():
            texts.card(info)
        assert old.facts != new.facts or Texts(plain, lang).card(old) != texts.card(new)


def test_what_data_cannot_change_says_so() -> None:
    game = registry.game("ancient_world")
    with pytest.raises(Refused, match=r"cards/aqueduct/ability is no number .* are code"):
        game.changed({"cards/aqueduct/ability": 3})
    with pytest.raises(Refused, match="a whole number from 1 to 12, not 99"):
        game.changed({"rules/rounds": 99})
    with pytest.raises(Refused, match="not True"):
        game.changed({"rules/rounds": True})
    with pytest.raises(Refused, match="changes nothing"):
        game.changed({"rules/rounds": 6})
    with pytest.raises(Refused, match="a changed game already"):
        game.changed({"rules/rounds": 5}).changed({"rules/rounds": 4})
    with pytest.raises(Refused, match="leave the deck file out"):
        game.changed({"rules/rounds": 5}).new(options={"deck": game.export()})
    assert game.changed({"rules/rounds": 5, "rules/work_coins": 2}).id == game.changed({"rules/rounds": 5}).id
