"""What an option says before it is chosen: its price, and what it brings."""

from __future__ import annotations

from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS
from oikumene.text import Texts
from rules.imperial_settlers.table import Table, table


def said(t: Table, key: str, lang: str = "ru") -> str:
    """What an option, or one that is closed, says."""
    texts, question = Texts(IMPERIAL_SETTLERS, lang, strict=True), t.asked
    found = {one.key: one.said for one in (*question.options, *question.closed)}
    return texts.said(found[key], ("Анна", "Борис"), question.seat)


def test_a_location_says_what_it_costs_and_that_a_location_goes_for_it() -> None:
    t = table().empire(0, "com-quarry").hand(0, "rom-stonemason").has(0, wood=2, stone=2, gold=2)
    price = "за 1 дерево, 1 камень и 1 свою локацию (или фундамент)"
    assert said(t, "build:rom-stonemason") == f"Построить локацию «Каменотёс» {price}"
    t = table().empire(0, "com-settlers").hand(0, "rom-stonemason").has(0, wood=2, stone=2)
    t.act(0, "activate:com-settlers@1")
    assert said(t, "build:rom-stonemason", "en") == "Build Stonemason for 1 wood and 1 stone", (
        "Settlers spare the location"
    )


def test_deals_and_razes_say_what_they_cost_and_bring() -> None:
    t = table().hand(0, "com-quarry").empire(1, "com-quarry").guarded("com-quarry@2").has(0, food=1, raze=4)
    assert said(t, "raze-hand:com-quarry", "en").startswith("Raze Quarry from your hand for 1 raze token: ")
    assert said(t, "raze:com-quarry@2").startswith("Разрушить локацию «Каменоломня» (Борис) за 3 жетона разрушений: ")
    t = table().hand(0, "rom-stonemason").has(0, food=1)
    assert "за 1 еду: получить 1 " in said(t, "deal:rom-stonemason")


def test_an_action_says_its_price_and_what_it_gives() -> None:
    t = table().empire(0, "com-gold-mine").has(0, worker=2)
    assert said(t, "activate:com-gold-mine@1", "en") == "Activate Gold Mine for 1 worker: 1 gold"
    assert said(t, "exchange") == "Обменять рабочих: 2 рабочих за ресурс или карточку"


def test_what_is_closed_says_its_price_too() -> None:
    t = table().hand(0, "com-quarry").has(0, food=0, wood=0, stone=0, gold=0)
    assert " for " in said(t, "build:com-quarry", "en") and t.why_not("build:com-quarry") == "price"
