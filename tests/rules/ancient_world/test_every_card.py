"""Every card of the decks does exactly what the sheet says: built, used, fought with, beaten or taken at a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from oikumene.games.ancient_world import ANCIENT_WORLD
from oikumene.games.ancient_world.deckfile import house_book
from oikumene.games.ancient_world.model import TRIBES
from oikumene.games.ancient_world.state import ASIDE, LANDS, LOST, SLAIN
from rules.ancient_world.sheet import (
    ABILITIES,
    DISTRICTS,
    EMPIRE_A,
    EMPIRE_B,
    MILITARY,
    RUSSIAN,
    STARTING_EMPIRE,
    STARTING_MILITARY,
    TITANS,
    TRIBE_POINTS,
)
from rules.ancient_world.table import Table, table

EMPIRE = {**EMPIRE_A, **EMPIRE_B}
ARMIES = {**STARTING_MILITARY, **MILITARY}
Dice = Callable[..., None]


def more(after: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    """What has come, symbol by symbol."""
    return {key: n for key in {**before, **after} if (n := after.get(key, 0) - before.get(key, 0))}


def banners(t: Table, seat: int = 0) -> Counter[str]:
    return +Counter(dict(zip(TRIBES, t.now.banners(seat), strict=True)))


# -- the decks hold these cards and no others


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("empire-a", {id: card[0] for id, card in EMPIRE_A.items()}),
        ("empire-b", {id: card[0] for id, card in EMPIRE_B.items()}),
        ("military", dict.fromkeys(MILITARY, 1)),
        ("titans", dict.fromkeys(TITANS, 1)),
        ("districts", dict.fromkeys(DISTRICTS, 1)),
        ("starting-empire", dict.fromkeys(STARTING_EMPIRE, 4)),
        ("starting-military", dict.fromkeys(STARTING_MILITARY, 4)),
    ],
)
def test_a_deck_holds_these_cards_and_no_others(deck: str, cards: dict[str, int]) -> None:
    book = house_book()
    assert Counter(book.cards[face].id for face in book.deck(deck)) == cards


def test_cards_of_the_rulebook_have_its_names_and_say_that_they_are_sure() -> None:
    info = {card.id: card for card in ANCIENT_WORLD.cards()}
    assert {id: info[id].names["ru"] for id in RUSSIAN} == RUSSIAN
    assert {id for id in RUSSIAN if info[id].sure != "high"} == set()
    assert {id for id, card in info.items() if card.sure != "guess"} == {*RUSSIAN, "academy", "serpent-of-hmu"}


def test_every_field_of_every_card_is_known_or_reconstructed() -> None:
    """What no source shows is named field by field; of a card that is ours every field is."""
    for card in ANCIENT_WORLD.book({}).cards:
        assert card.guessed, f"{card.id}: no card of this game is known whole"
        assert not set(card.known) & set(card.guessed)
        assert set(card.fields) == set(card.known) | (set(card.guessed) & set(card.fields)), card.id
        assert bool(card.known) == (card.sure != "guess"), card.id


# -- empire cards


def city_before_build(id: str, coins: int, knowledge: int) -> Table:
    return table(round=4).row(id).give(0, lands=["broad-plains"], coins=coins, knowledge=knowledge)


@pytest.mark.parametrize("id", EMPIRE)
def test_building_it_costs_and_gives_exactly_this(id: str) -> None:
    _, coins, knowledge, tribes, symbols, _ = EMPIRE[id]
    t = city_before_build(id, coins, knowledge)
    before = t.gives(0)
    t.place(0, "build", 1, f"buy:{id}")
    assert (t.city(0).coins, t.city(0).knowledge) == (0, 0)
    assert more(t.gives(0), before) == {symbol: n for symbol, n in symbols.items() if symbol != "citizen"}
    assert len(t.skills(0)) == 3 + symbols.get("citizen", 0)
    assert banners(t) == Counter(tribes.split())


@pytest.mark.parametrize("id", EMPIRE)
def test_it_cannot_be_built_for_less(id: str) -> None:
    _, coins, knowledge, *_ = EMPIRE[id]
    for less in [(coins - 1, knowledge)] * bool(coins) + [(coins, knowledge - 1)] * bool(knowledge):
        t = city_before_build(id, *less).place(0, "build", 1)
        assert id not in t.cards(0) and t.seat == 1


@pytest.mark.parametrize("id", [id for id, card in EMPIRE.items() if card[5] is None])
def test_it_has_no_slot_for_a_citizen(id: str) -> None:
    assert f"use:{id}" not in neighbours(id).keys


def neighbours(id: str) -> Table:
    """The owner has lost three cards; the neighbour has the token, and a card whose action brings 3 coins."""
    lost = [card for card in ("hall-of-heroes", "night-shrine", "sun-shrine", "hill-shrine") if card != id][:3]
    t = table(round=4).give(0, id, lands=["broad-plains"], lost=lost)
    other = "bazaar" if id != "bazaar" else "granary"
    t.give(1, other)
    t.state.first = 1
    return t


@pytest.mark.parametrize("id", [id for id, card in EMPIRE.items() if card[5] is not None])
def test_a_citizen_on_it_brings_exactly_this(id: str) -> None:
    t = neighbours(id).use(0, id, 2)
    looked = 0
    while t.seat == 0:
        looked = max(looked, sum(key.startswith("next:") for key in t.keys))
        t.act(0, t.keys[0])
    brought = {
        "coins": t.city(0).coins,
        "knowledge": t.city(0).knowledge,
        "swords": t.city(0).swords,
        "restored": 3 - len(t.ids(LOST)),
        "aside": len(t.ids(ASIDE)),
        "token": int(t.now.first == 0),
        "looked": looked,
    }
    assert {what: n for what, n in brought.items() if n} == EMPIRE[id][5]
    assert not t.now.locked and t.skills(0, "ready") == [1, 3]


@pytest.mark.parametrize("id", EMPIRE)
def test_it_has_this_power_and_no_other(id: str) -> None:
    ability = house_book()[id].ability
    assert (str(ability) if ability else None) == ABILITIES.get(id)


@pytest.mark.parametrize("id", EMPIRE)
def test_it_scores_this_at_the_end(id: str) -> None:
    scoring = house_book()[id].scoring
    if id in TRIBE_POINTS:
        tribe, points = TRIBE_POINTS[id]
        assert scoring is not None
        for n, expected in enumerate(points):
            assert scoring.points([n if name == tribe else 7 for name in TRIBES]) == expected
    elif id == "moon-festival":
        assert scoring is not None
        assert [scoring.points([n, n + 1, n, n + 2, n]) for n in range(4)] == [0, 1, 2, 3]
    else:
        assert scoring is None


@pytest.mark.parametrize("id", STARTING_EMPIRE)
def test_a_starting_card_gives_exactly_this(id: str) -> None:
    t = table()
    before = t.gives(0)
    t.damage(0, id)
    assert more(before, t.gives(0)) == STARTING_EMPIRE[id]
    assert banners(t) == Counter() and f"use:{id}" not in t.keys


# -- military cards


@pytest.mark.parametrize("id", MILITARY)
def test_recruiting_it_costs_exactly_this(id: str) -> None:
    coins, knowledge, *_ = MILITARY[id]
    for less in [(coins - 1, knowledge)] * bool(coins) + [(coins, knowledge - 1)] * bool(knowledge):
        t = table().arms(id).give(0, coins=less[0], knowledge=less[1]).place(0, "recruit", 1)
        assert t.seat == 1, "nothing could be recruited"
    t = table().arms(id).give(0, coins=coins, knowledge=knowledge)
    t.place(0, "recruit", 1, f"recruit:{id}", "onto:militia")
    assert (t.city(0).coins, t.city(0).knowledge) == (0, 0)


def fought(army: str, under: list[str], titan: str) -> dict[str, int]:
    """What an army brought in a fight that the city would have won anyway."""
    t = table(3).titan(titan).armies(0, army, under=under).give(0, coins=1)
    t.damage(0, "fishing-dock", "wheat-fields")
    t.city(0).swords = 20
    t.act(0, f"fight:{titan}")
    while t.seat == 0:
        t.act(0, t.keys[0])
    ((_, _, attack, _),) = t.said("fights")
    brought = {
        "attack": attack - 20,
        "trophy": t.city(0).coins,
        "espionage": t.city(0).knowledge,
        "restore": 2 - len(t.ids(LOST)),
    }
    return {what: n for what, n in brought.items() if n}


def worth(symbols: dict[str, int], *, arrows: bool) -> dict[str, int]:
    attack = symbols.get("sword", 0) + (symbols.get("arrow", 0) if arrows else 0)
    rest = {symbol: n for symbol, n in symbols.items() if symbol not in ("sword", "arrow")}
    return {**({"attack": attack} if attack else {}), **rest}


@pytest.mark.parametrize("id", ARMIES)
def test_using_it_gives_exactly_this(id: str, dice: Dice) -> None:
    dice("blank")
    assert fought(id, [], "mire-toad") == worth(ARMIES[id][2], arrows=True)
    assert fought(id, [], "cave-brute") == worth(ARMIES[id][2], arrows=False)


@pytest.mark.parametrize("id", ARMIES)
def test_retired_it_gives_exactly_this_experience(id: str, dice: Dice) -> None:
    dice("blank")
    top = "charioteers" if id != "charioteers" else "phalanx"
    for titan, arrows in (("mire-toad", True), ("cave-brute", False)):
        with_it = fought(top, [id], titan)
        assert with_it.pop("attack") - 4 == worth(ARMIES[id][3], arrows=arrows).get("attack", 0)
        assert with_it == {s: n for s, n in worth(ARMIES[id][3], arrows=arrows).items() if s != "attack"}


# -- titans


@pytest.mark.parametrize("id", TITANS)
def test_beating_it_takes_and_gives_exactly_this(id: str, dice: Dice) -> None:
    stars, defence, _, tribes, symbols = TITANS[id]
    dice(*["blank"] * len(tribes.split()))
    t = table().titan(id).armies(0, "spearmen").give(0, coins=1)
    before = t.gives(0)
    t.city(0).swords = defence - 3 - 1
    assert f"fight:{id}" not in t.keys
    t.again()
    t.city(0).swords = defence - 3
    t.act(0, f"fight:{id}")
    assert t.ids(SLAIN) == [id] and t.now.book[id].stars == stars
    assert more(t.gives(0), before) == symbols
    assert banners(t) == Counter(tribes.split())


@pytest.mark.parametrize("id", TITANS)
def test_arrows_hurt_it_or_not(id: str) -> None:
    _, defence, arrows, *_ = TITANS[id]
    t = table().titan(id).armies(0, "slingers").give(0, coins=1)
    t.city(0).swords = defence - 4
    assert (f"fight:{id}" in t.keys) == arrows


# -- districts


@pytest.mark.parametrize("id", DISTRICTS)
def test_taking_it_gives_exactly_this(id: str) -> None:
    t = table().district(id).give(0, knowledge=1)
    before = t.gives(0)
    t.place(0, "expand", 1)
    assert t.ids(LANDS) == [id]
    assert more(t.gives(0), before) == DISTRICTS[id]
    assert banners(t) == Counter()
