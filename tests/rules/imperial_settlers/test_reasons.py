"""Why something cannot be done: the reason that is said is the reason. And who gives is named when it is asked what."""

from __future__ import annotations

from random import Random

import pytest

from oikumene.games.imperial_settlers import LACKS
from oikumene.games.imperial_settlers.cards.book import BOOK
from oikumene.games.imperial_settlers.model import GOODS
from oikumene.games.imperial_settlers.rules.goods import can_pay, missing
from oikumene.games.imperial_settlers.state import DECK
from oikumene.kernel.words import Said
from oikumene.text import Texts
from rules.imperial_settlers.table import Table, table

RICH = {"wood": 9, "stone": 9, "food": 9, "gold": 9, "worker": 9, "raze": 9}


def alone(empire: str, card: str, **goods: int) -> Table:
    """The card in an empire of enough goods, against an opponent with nothing at all; a Ruins keeps the seat asked."""
    rival = "romans" if empire != "romans" else "barbarians"
    return table(empire, rival).no_hand(1).empire(0, card, "com-ruins").has(0, **{**RICH, **goods}).has(1, defence=1)


@pytest.mark.parametrize(
    ("empire", "card", "why"),
    [
        ("romans", "com-settlers", "no-faction-card"),
        ("romans", "com-acting-troupe", "nothing-used"),
        ("romans", "com-imperial-messenger", "no-own-deal"),
        ("romans", "com-porters", "no-production"),
        ("romans", "rom-engineers", "no-rival-location"),
        ("romans", "rom-spies", "no-rival-deal"),
        ("barbarians", "bar-saboteurs-a", "nothing-to-steal"),
        ("barbarians", "bar-dark-chapel-a", "nothing-to-raze"),
        ("barbarians", "bar-pack-a", "no-raze-field"),
        ("barbarians", "bar-rabble", "no-own-common"),
        ("barbarians", "bar-robbers", "no-rival-deal"),
        ("egyptians", "egy-desert", "no-rival-hand"),
        ("egyptians", "egy-chariot-builder", "no-raze-field"),
        ("egyptians", "egy-royal-bath", "nothing-used"),
        ("egyptians", "egy-scorpion-breeder", "no-rival-action"),
        ("egyptians", "egy-temple-of-ra", "no-rival-location"),
        ("egyptians", "egy-sanctuary", "no-common-card"),
        ("japanese", "jap-garrison", "no-rival-location"),
        ("japanese", "jap-negotiator", "no-own-deal"),
        ("japanese", "jap-trade-route-a", "no-rival-faction"),
        ("japanese", "jap-ninjas", "no-rival-deal"),
    ],
)
def test_what_is_missing_is_said(empire: str, card: str, why: str) -> None:
    t = alone(empire, card)
    if card == "egy-desert":
        t.hand(0, "com-mill")
    assert t.why_not(f"activate:{card}@1") == why


def test_every_action_that_is_closed_to_who_can_pay_it_has_its_reason() -> None:
    """Whatever the action, a reason is found when nobody else has anything."""
    for card in BOOK:
        if card.action is not None:
            t = alone("romans" if card.common else card.deck, card.id)
            closed = {item.key: item.why.id for item in t.match.pending[0].closed}
            why = closed.get(f"activate:{card.id}@1")
            assert why is None or why != "why-price" or card.action.pay.hand_card or card.action.pay.deal


def test_dark_chapel_without_tokens_lacks_tokens() -> None:
    t = table("barbarians", "romans").empire(0, "bar-dark-chapel-a").hand(0, "com-mill")
    assert t.why_not("activate:bar-dark-chapel-a@1") == "need-raze"
    closed = next(c for c in t.match.pending[0].closed if c.key == "activate:bar-dark-chapel-a@1")
    assert closed.why.args == {"n": 1}


def test_dark_chapel_with_one_token_and_a_defended_target_lacks_two() -> None:
    t = table("barbarians", "romans").empire(0, "bar-dark-chapel-a").empire(1, "com-town").guarded("com-town@2")
    t.has(0, raze=1, defence=1).busy(0)
    closed = next(c for c in t.match.pending[0].closed if c.key == "activate:bar-dark-chapel-a@1")
    assert (closed.why.id, closed.why.args) == ("why-need-raze", {"n": 3})


def test_acting_troupe_does_not_speak_of_those_who_passed() -> None:
    t = table().empire(0, "com-acting-troupe").has(0, worker=2).passed(1)
    assert t.why_not("activate:com-acting-troupe@1") == "nothing-used"


def test_when_all_opponents_have_passed_that_is_the_reason() -> None:
    t = table().empire(0, "rom-engineers").empire(1, "com-town").has(0, worker=2).passed(1)
    assert t.why_not("activate:rom-engineers@1") == "all-passed"


def test_settlers_say_whether_the_card_or_its_price_is_missing() -> None:
    t = table().empire(0, "com-settlers").hand(0, "rom-builder").has(0, wood=1)
    assert t.why_not("activate:com-settlers@1") == "no-settling"


def test_negotiator_says_whether_the_deal_or_its_price_is_missing() -> None:
    t = (
        table("japanese", "romans")
        .empire(0, "jap-negotiator")
        .deals(0, "jap-casino")
        .has(0, worker=1, defence=1)
        .busy(0)
    )
    assert t.why_not("activate:jap-negotiator@1") == "no-negotiating"


def test_trade_route_without_a_deck_says_so() -> None:
    t = table("japanese", "romans").empire(0, "jap-trade-route-a").empire(1, "rom-builder").has(0, food=1).busy(0)
    t.only(DECK)
    assert t.why_not("activate:jap-trade-route-a@1") == "deck-empty"


def test_a_fifth_location_lacks_an_egyptian_token() -> None:
    t = table("egyptians", "romans").empire(0, "egy-temple-of-ra").busy(0)
    t.empire(1, "com-town", "com-mill", "com-quarry", "com-castle-a", "rom-builder")
    for tag in ("com-town@2", "com-mill@2", "com-quarry@2", "com-castle-a@2"):
        t.captured(tag, by=0)
    assert t.why_not("activate:egy-temple-of-ra@1") == "no-egyptian-token"


def test_what_to_gain_is_asked_in_the_name_of_the_card_that_gives() -> None:
    """Administration gives gold or a point for each faction location, itself too; here Warehouses are built."""
    t = table().empire(0, "rom-administration", "com-ruins").hand(0, "rom-warehouses").has(0, wood=3, stone=3)
    t.act(0, "build:rom-warehouses", "sacrifice:com-ruins@1")
    assert t.prompt == "choose-goods"
    assert t.match.pending[0].said.args == {"card": "rom-administration"}


def lacks(t: Table, key: str) -> list[object]:
    """What is said to be missing for a price."""
    closed = next(c for c in t.match.pending[0].closed if c.key == key)
    assert closed.why.id == "why-price"
    goods = closed.why.args["goods"]
    assert isinstance(goods, list)
    return goods


def test_goods_that_are_missing_are_named_with_their_number() -> None:
    t = table().hand(0, "com-masons-guild").has(0, gold=1).busy(0)
    cost = next(card.cost for card in BOOK if card.id == "com-masons-guild")
    assert (cost.wood, cost.stone) == (2, 1)
    assert lacks(t, "build:com-masons-guild") == ["wood-1", "stone-1"]  # gold stands in for one of the wood


def test_a_location_to_discard_is_among_what_is_missing() -> None:
    t = table("romans").hand(0, "rom-colossus").has(0, stone=1, worker=2)
    assert lacks(t, "build:rom-colossus") == ["stone-1", "location-1"]
    t = table("romans").hand(0, "rom-colossus").has(0, stone=2, worker=2)
    assert t.why_not("build:rom-colossus") == "no-location"


def test_exactly_what_cannot_be_paid_lacks_something() -> None:
    """Whatever the goods, for every printed price; and each thing that is missing can be said."""
    rng, t = Random(4), table("romans")
    prices = {price for card in BOOK for price in (card.cost, card.action and card.action.pay) if price}
    said = {lang: Texts(t.match.game, lang, strict=True) for lang in ("en", "ru")}
    for _ in range(60):
        t.state.players[0].goods[:] = [rng.choice((0, 0, 1, 1, 2, 3)) for _ in GOODS]
        for price in prices:
            short = missing(t.state, 0, price)
            assert bool(short) is not can_pay(t.state, 0, price), (price, t.state.players[0].goods)
            assert set(short) <= set(LACKS)
    for lack in LACKS:
        assert all(texts.thing("lack", lack) for texts in said.values())
    why = Said("why-price", {"goods": ["wood-2", "worker-1"]}, {"goods": "lack"})
    assert said["ru"].said(why) == "нужно иметь ещё 2 дерева и 1 рабочего"
    assert said["en"].said(why) == "you still need 2 wood and 1 worker"
