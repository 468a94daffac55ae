"""What an option says before it is chosen: prices, who is attacked with what, how much comes of it."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field
from tests.rules.clash.test_actions import card, holding, play
from tests.rules.clash.test_wonders import builder

from oikumene.games.clash import CLASH
from oikumene.text import Texts

NAMES = ("Анна", "Борис", "Вера")


def said(t: Field, key: str, lang: str = "ru") -> str:
    """What an option, or one that is closed, says."""
    texts, question = Texts(CLASH, lang, strict=True), t.asked
    found = {one.key: one.said for one in (*question.options, *question.closed)}
    return texts.said(found[key], NAMES, question.seat)


def test_an_advance_says_its_price_and_one_for_nothing_says_none() -> None:
    t = field().city(0, "D4").has(0, food=2)
    assert said(t, "buy-advance") == "Получить достижение за 2 еды"
    t.act(0, "buy-advance")
    assert said(t, "advance:storage") == "Заготовка пищи за 2 еды"
    assert said(t, "advance:storage", "en") == "Storage for 2 food"
    free = play(holding("advance", culture=1, food=2), "advance")
    assert free.prompt == "free-advance" and said(free, "advance:storage") == "Заготовка пищи"


def test_what_bends_a_price_is_told_with_it() -> None:
    t = field().knows(0, "myths", "priesthood").city(0, "D4").has(0, food=2).act(0, "buy-advance")
    assert said(t, "advance:storage") == "Заготовка пищи за 2 еды"
    assert said(t, "advance:math", "en") == "Math"
    t.act(0, "advance:math")
    assert t.goods(0)["food"] == 2, "nothing was said and nothing was paid"


def test_units_and_buildings_and_moods_say_their_prices() -> None:
    t = field().has(0, food=2, wood=2, ore=2).knows(0, "writing").city(0, "D4").city(0, "D6")
    assert said(t, "construct:D4") == "Построить здание в городе D4 за 1 еду, 1 дерево и 1 руду"
    t.act(0, "recruit:D4")
    assert said(t, "unit:infantry", "en") == "infantry for 1 food and 1 ore"
    t = field().has(0, mood=9).city(0, "D4", mood="angry").city(0, "D6", "academy").act(0, "cheer-action")
    assert said(t, "cheer:D4").endswith("за 1 жетон настроения")
    assert said(t, "cheer:D6").endswith("за 2 жетона настроения")


def test_a_building_for_nothing_says_no_price() -> None:
    t = holding("city-growth", culture=1, food=2, wood=3, ore=3).knows(0, "writing", "myths").city(0, "D6")
    play(t, "city-growth", "city:D4")
    assert t.prompt == "construct" and said(t, "build:academy") == "академия"


def test_a_wonder_says_what_it_costs_in_that_city() -> None:
    t = builder("lighthouse", "cartography").act(0, "wonder-in:D4")
    price = said(t, "wonder:wonder-lighthouse", "en")
    before = dict(t.goods(0))
    t.act(0, "wonder:wonder-lighthouse")
    paid = {good: n - t.goods(0).get(good, 0) for good, n in before.items() if n != t.goods(0).get(good, 0)}
    assert price.startswith("Great Lighthouse for ") and all(
        str(n) in price and good in price for good, n in paid.items()
    )


def test_a_far_city_says_the_culture_that_it_takes() -> None:
    t = field().city(0, "D2", "academy", "temple").city(1, "D6", "temple").city(1, "D4", "temple").city(1, "A3")
    t.has(0, culture=3).act(0, "influence")
    assert said(t, "target:D4") == "Город D4"
    assert said(t, "target:D6") == "Город D6 за 1 жетон культуры"
    t.act(0, "target:D6")
    assert t.goods(0)["culture"] == 2


def test_a_city_that_has_worked_says_that_its_mood_will_fall() -> None:
    t = field().city(0, "D4").city(0, "D6")
    assert said(t, "collect:D4", "en") == "Collect with the city at D4, up to 1 good"
    t.act(0, "collect:D4")
    while t.prompt != "act":
        t.act(0, t.keys[0])
    assert said(t, "collect:D4", "en").endswith("(its mood falls: it has worked already)")
    t.act(0, "collect:D4")
    while t.prompt != "act":
        t.act(0, t.keys[0])
    assert t.mood("D4") == "angry"


def test_an_attack_says_whom_it_meets_with_what() -> None:
    t = (
        field()
        .knows(0, "tactics")
        .units(0, "D4", infantry=2)
        .city(1, "D5", "fortress")
        .units(1, "D5", infantry=1, settler=1)
    )
    t.units(4, "E4", infantry=2).act(0, "move", "from:D4")
    assert said(t, "to:D5", "en") == "To D5: attack Борис (1 settler, 1 infantry and fortress)"
    assert said(t, "to:D5") == "На клетку D5 (нападение: Борис — 1 поселенец, 1 пехота и крепость)"
    assert said(t, "to:E4") == "На клетку E4 (нападение: варвары — 2 пехоты)"
    assert said(t, "to:C4") == "На клетку C4"


def test_a_card_says_its_price_and_whether_it_takes_an_action() -> None:
    t = holding("city-growth", "mass-collection", culture=1).knows(0, "writing").city(0, "D6")
    assert said(t, f"play:{card('city-growth')}").endswith("за 1 жетон культуры")
    assert said(t, f"play:{card('mass-collection')}").endswith(", не тратя действие")


@pytest.mark.parametrize(("power", "price"), [("voting", "1 mood token"), ("arts", "1 culture token")])
def test_an_ability_says_what_it_pays_on_the_way(power: str, price: str) -> None:
    t = (
        field()
        .knows(0, power)
        .has(0, mood=5, culture=5)
        .city(0, "D2", "academy", mood="neutral")
        .city(1, "D3", "temple")
    )
    assert said(t, f"special:{power}", "en").endswith(f" for {price}, without an action")
