"""What an option says before it is chosen: its price, what lies on a card, that nothing would come of it."""

from __future__ import annotations

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.effects.bends import UnrestCost
from oikumene.text import Texts
from rules.imperium.tables import Table, table


def said(t: Table, key: str, lang: str = "ru") -> str:
    """What an option, or one that is closed, says."""
    texts, question = Texts(IMPERIUM, lang, strict=True), t.match.pending[0]
    found = {one.key: one.said for one in (*question.options, *question.closed)}
    return texts.said(found[key], ("Анна", "Борис"), question.seat)


def test_unrest_says_how_it_is_paid_for_and_what_takes_something_off() -> None:
    t = table("romans", "celts").hand(0, "unrest", "rom-glory", "rom-advance").has(0, materials=3, population=1)
    assert said(t, "play:unrest", "en") == "Play Unrest (pay 1 population, discard 2 cards or pay 3 materials)"
    t.act(0, "play:unrest")
    assert said(t, "way:pay-3-materials") == "Потратить 3 ресурса"


def test_a_lower_price_on_unrest_is_told() -> None:
    bending = [
        card.id for card in IMPERIUM.box.book for rule in card.rules if isinstance(rule, UnrestCost) and rule.cards
    ]
    t = table("romans", "celts").play(0, bending[0]).hand(0, "unrest", "rom-glory").has(0, materials=3, population=1)
    assert said(t, "play:unrest", "en") == "Play Unrest", "what is printed is not the price now"
    t.act(0, "play:unrest")
    assert said(t, "way:pay-3-materials", "en") == "Pay 3 materials (now 2 materials)"
    assert said(t, "way:discard-2") == "Сбросить 2 карты (сейчас — 1 карту)"
    t.act(0, "way:pay-3-materials")
    assert t.goods(0) == {"materials": 1, "population": 1}


def test_a_card_that_is_exhausted_says_its_price() -> None:
    t = table("romans", "celts").play(0, "cls-shrine").has(0, materials=1).run()
    assert said(t, "exhaust:cls-shrine@1", "en") == "Exhaust Shrine (pay 1 material)"
    assert said(t, "exhaust:cls-shrine@1") == "Эксплуатировать карту «Святилище» (потратить 1 ресурс)"


def test_a_revolt_without_unrest_says_that_the_turn_is_lost() -> None:
    t = table("romans", "celts").hand(0, "rom-glory")
    assert said(t, "revolt").endswith("— их там нет, ход пропадёт")
    t = table("romans", "celts").hand(0, "unrest")
    assert said(t, "revolt") == "Революция: вернуть карты беспорядков с руки"


def test_a_market_card_says_what_lies_on_it_and_whether_unrest_comes() -> None:
    t = table("romans", "celts").market("cls-elders", "cls-city").tokens("cls-elders", progress=2)
    t.hand(0, "rom-advance").has(0, materials=5).act(0, "play:rom-advance")
    t.act(0, next(key for key in t.keys if "pay-3-materials" in key))
    assert said(t, "pick:cls-elders:market", "en").endswith("in the market, on it 2 progress, with an unrest card")
    t.act(0, "pick:cls-elders:market")
    assert t.goods(0)["progress"] == 2 and "unrest" in t.ids("hand", 0)


def test_a_card_whose_text_does_nothing_says_so() -> None:
    t = table("romans", "celts").hand(0, "rom-glory")
    assert said(t, "play:rom-glory", "en").endswith("— its text would do nothing now")
