"""Every print of the five decks does exactly what the sheet says: built, producing, activated, razed, dealt with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS
from oikumene.games.imperial_settlers.state import (
    COMMON_DISCARD,
    DEALS,
    DECK,
    DISCARD,
    EMPIRE,
    FOUNDATIONS,
    HAND,
    MARKERS,
)
from rules.imperial_settlers.sheet import (
    ATTACKS,
    BOARDS,
    CAPPED,
    CARDS,
    COUNTS,
    DECKS,
    HOME,
    ON_BUILD,
    RUSSIAN,
)
from rules.imperial_settlers.table import Table, table

#: One location of each colour that does nothing by itself, but for the Monument, which produces a point.
BASE = {
    "black": "com-barracks",
    "purple": "com-monument",
    "blue": "com-castle-a",
    "brown": "com-new-forest",
    "gold": "com-gold-mine",
    "red": "com-brewer",
    "pink": "com-settlers",
    "grey": "com-court-sculptor",
}
#: What is answered where the sheet counts on it.
ANSWERS = {"draw": "draw:common", "pay-any": "spend:wood", "sacrifice": "foundation:com-ruins"}
FACTION = [id for id in CARDS if HOME[id] != "common"]


def goods(text: str) -> dict[str, int]:
    return {good: int(n) for good, n in (part.split() for part in text.split(", ") if part)}


def empire_of(id: str) -> str:
    """Who plays a card; common ones the Romans."""
    return "romans" if HOME[id] == "common" else HOME[id]


def rival_of(empire: str) -> str:
    return "barbarians" if empire != "barbarians" else "romans"


def with_base(id: str) -> Table:
    """The card's empire at the table, with one other location of each colour; a Daimyo's Castle with two samurai."""
    empire = empire_of(id)
    t = table(empire, rival_of(empire))
    t.empire(0, *(other for other in BASE.values() if other != id))
    if "daimyos-castle" in id:
        t.empire(0, "jap-dojo", "jap-dojo").guarded("jap-dojo@1#1", "jap-dojo@1#2")
    return t


def pay(t: Table, price: str) -> Table:
    """Exactly the price, and a foundation for a location cost."""
    named = goods(price)
    if named.pop("location", 0):
        t.foundations(0, "com-ruins")
    if named.pop("hand_card", 0):
        t.hand(0, "com-ruins")
    if named.pop("deal", 0):
        t.deals(0, "rom-trade-colony")
    return t.has(0, wood=named.pop("resource", 0)).has(0, **named)


def brought(t: Table, after: Callable[[], object]) -> dict[str, int]:
    """What seat 0 has now, and which cards and samurai came, when all of its questions are answered."""
    before = set(t.state.zones[HAND])
    samurai = t.state.samurai(0)
    after()
    drawn = 0
    while t.match.pending and t.seat == 0 and t.prompt not in ("act", "end-turn"):
        drawn += t.prompt == "draw"
        t.act(0, ANSWERS.get(t.prompt, t.keys[0]))
    cards = [HOME[t.now.ident(card)] for card in t.now.zones[HAND] if card not in before]
    common = cards.count("common")
    came = {"card": drawn, "common_card": common - drawn, "faction_card": len(cards) - common}
    came = {**t.goods(0), **came, "samurai": t.now.samurai(0) - samurai}
    return {good: n for good, n in came.items() if n}


# -- the decks hold these cards and no others


def test_the_decks_hold_as_many_cards_as_the_rulebook_says() -> None:
    held: Counter[str] = Counter()
    for card in IMPERIAL_SETTLERS.cards():
        held[card.deck] += card.copies
    assert held == COUNTS
    assert sum(held.values()) == 220


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_holds_these_prints_and_no_others(deck: str) -> None:
    held = {card.id: (card.names["en"], card.copies) for card in IMPERIAL_SETTLERS.cards() if card.deck == deck}
    assert held == {id: (card.name, card.copies) for id, card in DECKS[deck].items()}


@pytest.mark.parametrize("deck", [deck for deck in DECKS if deck != "common"])
def test_a_faction_deck_has_9_singles_6_doubles_and_3_triples_by_name(deck: str) -> None:
    names: Counter[str] = Counter()
    for card in IMPERIAL_SETTLERS.cards():
        if card.deck == deck:
            names[card.names["en"]] += card.copies
    assert Counter(names.values()) == {1: 9, 2: 6, 3: 3}


def test_every_printed_number_is_used_once() -> None:
    codes = Counter(code for card in IMPERIAL_SETTLERS.cards() for code in card.facts["codes"])
    wanted = [f"COM{n:03}" for n in range(1, 85)]
    wanted += [f"{deck}{n:03}" for deck in ("ROM", "BAR", "EGY", "JAP") for n in range(1, 31)]
    assert codes == Counter(wanted)
    copies = {card.id: card.copies for card in IMPERIAL_SETTLERS.cards() if card.facts["codes"]}
    assert copies == {card.id: len(card.facts["codes"]) for card in IMPERIAL_SETTLERS.cards() if card.facts["codes"]}


def test_the_attack_cards_are_sixteen_with_one_good_each() -> None:
    held = {card.facts["deal"]: card.copies for card in IMPERIAL_SETTLERS.cards() if card.deck == "attack"}
    assert held == ATTACKS


def test_colours_of_the_common_deck_by_copies() -> None:
    colours: Counter[str] = Counter()
    for card in IMPERIAL_SETTLERS.cards():
        if card.deck == "common":
            colours[" ".join(card.facts["colours"])] += card.copies
    counts = {"brown": 16, "grey": 13, "red": 12, "pink": 12, "gold": 10, "blue": 8, "black": 6, "purple": 1, "": 6}
    assert colours == counts


def test_cards_that_the_rulebook_names_have_its_names() -> None:
    names = {card.id: card.names["ru"] for card in IMPERIAL_SETTLERS.cards()}
    assert {id: names[id] for id in RUSSIAN} == RUSSIAN


@pytest.mark.parametrize("id", CARDS)
def test_what_is_printed_on_it(id: str) -> None:
    facts = next(card.facts for card in IMPERIAL_SETTLERS.cards() if card.id == id)
    card = CARDS[id]
    assert facts["kind"] == card.kind
    assert sorted(facts["colours"]) == sorted(card.colours.split())
    assert facts["cost"] == goods(card.cost)
    assert facts["raze"] == (None if card.raze is None else goods(card.raze))
    assert facts["deal"] == card.deal
    assert facts["uses"] == (card.action[0] if card.action else 0)


# -- built


@pytest.mark.parametrize("id", CARDS)
def test_building_it_takes_its_price_and_brings_this(id: str) -> None:
    card = CARDS[id]
    t = pay(with_base(id), card.cost).hand(0, id)
    assert brought(t, lambda: t.act(0, f"build:{id}")) == goods(card.built)
    assert id in t.ids(EMPIRE)
    assert t.ids(FOUNDATIONS) == [], "the foundation paid for the location cost, if there is one"


@pytest.mark.parametrize("id", CARDS)
def test_it_cannot_be_built_for_less(id: str) -> None:
    price = goods(CARDS[id].cost)
    for good in price:
        less = ", ".join(f"{g} {n - (g == good)}" for g, n in price.items() if n - (g == good))
        t = pay(table(empire_of(id), rival_of(empire_of(id))), less).hand(0, id)
        assert f"build:{id}" not in t.keys
        assert t.why_not(f"build:{id}") == ("no-location" if good == "location" else "price")


@pytest.mark.parametrize("id", CAPPED)
def test_goods_for_each_location_of_a_colour_are_capped(id: str) -> None:
    good, colour, most = CAPPED[id]
    plain = [other for other, card in DECKS["common"].items() for _ in range(card.copies) if colour in card.colours]
    others = [other for other in plain if other not in (id, *ON_BUILD)][:7]
    if id == "bar-fortress":
        others = ["bar-raid"] * 3 + others[:4]
    for n in range(8):
        t = table(empire_of(id), rival_of(empire_of(id))).empire(0, *others[:n])
        pay(t, CARDS[id].cost).hand(0, id)
        assert brought(t, lambda t=t: t.act(0, f"build:{id}")).get(good, 0) == min(n + 1, most)  # type: ignore[misc]


@pytest.mark.parametrize(("id", "way"), [(id, way) for id, (_, ways) in ON_BUILD.items() for way in ways])
def test_its_feature_waits_for_this_colour_and_no_other(id: str, way: str) -> None:
    match, ways = ON_BUILD[id]
    for colour, other in BASE.items():
        t = table(empire_of(id), rival_of(empire_of(id))).empire(0, id)
        pay(t, CARDS[other].cost).hand(0, other).act(0, f"build:{other}")
        own = {"vp": 1} if other == "com-monument" else {}
        if colour == match and len(ways) > 1:
            t.act(0, f"gain:{way.replace(', ', '-').replace(' ', '-')}")
        assert t.goods(0) == (goods(way) if colour == match else own)


# -- in the production phase


@pytest.mark.parametrize("id", CARDS)
def test_in_the_production_phase_it_brings_this(id: str) -> None:
    t = with_base(id).empire(0, id).then(("phase", "actions"), ("produce", 0), ("turn", 0))
    expected = Counter(goods(BOARDS[empire_of(id)][0])) + Counter(goods(CARDS[id].produced))
    expected["vp"] += id != "com-monument"
    assert brought(t, lambda: t.match) == +expected


# -- activated


PRICED = [id for id, card in CARDS.items() if card.action and card.action[2]]


@pytest.mark.parametrize("id", PRICED)
def test_activating_it_takes_its_price_and_brings_this(id: str) -> None:
    assert CARDS[id].action is not None
    uses, price, gives = CARDS[id].action or (0, "", "")
    t = pay(table(empire_of(id), rival_of(empire_of(id))).empire(0, id), price)
    assert brought(t, lambda: t.act(0, f"activate:{id}@1")) == goods(gives)
    t.end(0)
    assert t.ids(COMMON_DISCARD) == (["com-ruins"] if "hand_card" in price else [])
    assert t.ids(DISCARD) == (["rom-trade-colony"] if "deal" in price else [])
    pay(t, price).act(1, "pass")
    assert (f"activate:{id}@1" in t.keys) == (uses == 2)


@pytest.mark.parametrize("id", PRICED)
def test_it_cannot_be_activated_for_less(id: str) -> None:
    _, price, _ = CARDS[id].action or (0, "", "")
    named = goods(price)
    for good in named:
        less = ", ".join(f"{g} {n - (g == good)}" for g, n in named.items() if n - (g == good))
        t = pay(table(empire_of(id), rival_of(empire_of(id))).empire(0, id).busy(0), less)
        assert f"activate:{id}@1" not in t.keys and t.why_not(f"activate:{id}@1") == "price"


def settlers(id: str) -> None:
    t = table().empire(0, id).hand(0, "rom-colossus").has(0, wood=1, stone=2)
    t.act(0, f"activate:{id}@1", "build:rom-colossus")
    assert t.goods(0) == {} and t.ids(EMPIRE) == [id, "rom-colossus"]


def refreshing(id: str) -> None:
    t = table("egyptians", "romans").empire(0, id, "com-gold-mine").used("com-gold-mine@1", 2)
    t.has(0, worker=1, gold=1).act(0, f"activate:{id}@1")
    assert t.goods(0) == ({"worker": 1} if id == "egy-royal-bath" else {"gold": 1})
    assert t.now.marks[t.location("com-gold-mine@1")] == 0


def messenger(id: str) -> None:
    t = table().empire(0, id).deals(0, "rom-colossus", "rom-legions").has(0, worker=1)
    t.act(0, f"activate:{id}@1", "use-deal:rom-legions")
    assert t.goods(0) == {"raze": 1} and len(t.ids(DEALS)) == 2


def porters(id: str) -> None:
    t = table().empire(0, id, "rom-stonemason", "com-town").has(0, food=1)
    t.act(0, f"activate:{id}@1", "target:rom-stonemason@1")
    assert t.goods(0) == {"stone": 2}


def engineers(id: str) -> None:
    t = table().empire(0, id).empire(1, "com-town").has(0, worker=2).act(0, f"activate:{id}@1")
    assert t.goods(0) == {"vp": 1} and t.ids(EMPIRE + 1) == t.ids(FOUNDATIONS + 1) == [] and t.goods(1) == {}
    assert t.ids(COMMON_DISCARD) == ["com-town"]


def garrison(id: str) -> None:
    t = table("japanese", "romans").empire(0, id).empire(1, "rom-builder").has(0, raze=2).act(0, f"activate:{id}@1")
    assert t.goods(0) == {} and t.ids(EMPIRE + 1) == [] and t.ids(DISCARD + 1) == ["rom-builder"]


def spies(id: str) -> None:
    t = table().empire(0, id).deals(1, "bar-expedition").has(0, worker=1).act(0, f"activate:{id}@1")
    assert t.goods(0) == {"vp": 1} and t.ids(DEALS) == ["bar-expedition"] and t.ids(DEALS + 1) == []


def saboteurs(id: str) -> None:
    t = table("barbarians", "romans").empire(0, id).has(0, worker=1).has(1, wood=1, stone=2, food=1, gold=1)
    t.act(0, f"activate:{id}@1", "steal:stone:1")
    assert t.goods(0) == {"stone": 1} and t.goods(1) == {"wood": 1, "stone": 1, "food": 1, "gold": 1}


def dark_chapel(id: str) -> None:
    t = table("barbarians", "romans").empire(0, id).hand(0, "com-mason-a").has(0, raze=1)
    t.act(0, f"activate:{id}@1", "raze-hand:com-mason-a", "give-up:stone", "done")
    assert t.goods(0) == {"wood": 1, "vp": 2}


def pack(id: str) -> None:
    t = table("barbarians", "romans").empire(0, id).empire(1, "com-mason-a").has(0, worker=2)
    t.act(0, f"activate:{id}@1", "gain:stone", "yes", "gain:wood")
    assert t.goods(0) == {"stone": 1, "wood": 1} and t.ids(EMPIRE + 1) == ["com-mason-a"]


def rabble(id: str) -> None:
    t = table("barbarians", "romans").empire(0, id, "com-mason-b").has(0, worker=2).act(0, f"activate:{id}@1")
    assert t.goods(0) == {"stone": 1, "vp": 1, "wood": 1} and t.ids(FOUNDATIONS) == ["com-mason-b"]


def mission(id: str) -> None:
    t = table("barbarians", "romans").empire(0, id).has(0, worker=1)
    t.on_top(DECK, "bar-temple").act(0, f"activate:{id}@1", "draw:faction", "draw:common", "keep:bar-temple")
    assert t.ids(HAND) == ["bar-temple"] and len(t.ids(COMMON_DISCARD)) == 1 and t.goods(0) == {}


def robbers(id: str) -> None:
    t = table("barbarians", "romans").empire(0, id).deals(1, "rom-gardens").has(0, worker=2)
    t.act(0, f"activate:{id}@1", "draw:faction")
    assert (
        t.goods(0) == {"vp": 1}
        and t.ids(DISCARD + 1) == ["rom-gardens"]
        and [HOME[c] for c in t.ids(HAND)] == ["barbarians"]
    )


def desert(id: str) -> None:
    t = table("egyptians", "romans").empire(0, id).hand(0, "com-ruins").hand(1, "com-town", "com-mill")
    t.act(0, f"activate:{id}@1", "discard:com-ruins").act(1, "discard:com-mill")
    assert t.goods(0) == {"vp": 1} and t.ids(HAND) == [] and t.ids(HAND + 1) == ["com-town"]


def chariot_builder(id: str) -> None:
    t = table("egyptians", "romans").empire(0, id).empire(1, "com-town").guarded("com-town@2").has(0, raze=1)
    t.act(0, f"activate:{id}@1")
    assert t.goods(0) == {"worker": 2} and t.goods(1) == {"wood": 1} and t.ids(FOUNDATIONS + 1) == ["com-town"]


def scorpion_breeder(id: str) -> None:
    t = table("egyptians", "romans").empire(0, id).empire(1, "com-new-forest").has(0, worker=1).has(1, worker=1)
    t.act(0, f"activate:{id}@1")
    assert t.seat == 1 and t.can("activate") == [] and t.why_not("activate:com-new-forest@2") == "blocked"
    assert t.goods(0) == {}


def temple_of_ra(id: str) -> None:
    t = table("egyptians", "romans").empire(0, id).empire(1, "com-new-forest").has(0, worker=2).has(1, worker=1)
    t.act(0, f"activate:{id}@1").end(0)
    assert t.seat == 1 and t.can("activate") == []
    t.act(1, "pass").act(0, "activate:com-new-forest@2", "no")
    assert t.goods(0) == {"worker": 1, "wood": 1}


def sanctuary(id: str) -> None:
    t = table("egyptians", "romans").empire(0, id).hand(0, "com-town", "egy-sphinx").has(0, worker=1)
    t.act(0, f"activate:{id}@1", "bury:com-town")
    assert t.goods(0) == {"stone": 1, "vp": 1} and t.ids(FOUNDATIONS) == ["com-town"] and t.ids(HAND) == ["egy-sphinx"]


def negotiator(id: str) -> None:
    t = table("japanese", "romans").empire(0, id).deals(0, "jap-casino").has(0, worker=1, wood=2)
    t.act(0, f"activate:{id}@1")
    assert t.goods(0) == {} and t.ids(EMPIRE) == [id, "jap-casino"] and t.ids(DEALS) == []


def trade_route(id: str) -> None:
    t = table("japanese", "romans").empire(0, id).empire(1, "rom-colossus", "com-town").has(0, food=1)
    t.on_top(DECK, "jap-shrine").act(0, f"activate:{id}@1")
    assert t.goods(0) == {"stone": 1} and t.ids(MARKERS) == ["jap-shrine"] and "rom-colossus" in t.ids(EMPIRE + 1)


def ninjas(id: str) -> None:
    t = table("japanese", "romans").empire(0, id).deals(1, "rom-colossus").has(0, worker=1).act(0, f"activate:{id}@1")
    assert t.goods(0) == {"stone": 1} and t.ids(DEALS + 1) == [] and t.ids(DISCARD + 1) == ["rom-colossus"]


SPECIAL = {
    "com-settlers": settlers,
    "com-acting-troupe": refreshing,
    "egy-royal-bath": refreshing,
    "com-imperial-messenger": messenger,
    "com-porters": porters,
    "rom-engineers": engineers,
    "jap-garrison": garrison,
    "rom-spies": spies,
    "bar-saboteurs-a": saboteurs,
    "bar-saboteurs-b": saboteurs,
    "bar-dark-chapel-a": dark_chapel,
    "bar-dark-chapel-b": dark_chapel,
    "bar-pack-a": pack,
    "bar-pack-b": pack,
    "bar-rabble": rabble,
    "bar-mission": mission,
    "bar-robbers": robbers,
    "egy-desert": desert,
    "egy-chariot-builder": chariot_builder,
    "egy-scorpion-breeder": scorpion_breeder,
    "egy-temple-of-ra": temple_of_ra,
    "egy-sanctuary": sanctuary,
    "jap-negotiator": negotiator,
    "jap-trade-route-a": trade_route,
    "jap-trade-route-b": trade_route,
    "jap-trade-route-c": trade_route,
    "jap-ninjas": ninjas,
}


def test_every_action_is_tried() -> None:
    assert {*PRICED, *SPECIAL} == {id for id, card in CARDS.items() if card.kind == "action"}


@pytest.mark.parametrize("id", SPECIAL)
def test_activating_it_does_this(id: str) -> None:
    SPECIAL[id](id)


@pytest.mark.parametrize("id", SPECIAL)
def test_without_its_price_it_cannot_be_activated(id: str) -> None:
    """Everything that the scenario of the card gives, but no goods and no cards."""
    empire = empire_of(id)
    t = table(empire, rival_of(empire)).empire(0, id, "com-town").empire(1, "com-mason-a", "com-new-forest")
    t.deals(0, next(c for c in DECKS[empire] if c != id)).deals(1, next(iter(DECKS[rival_of(empire)])))
    assert (f"activate:{id}@1" in t.keys) == (id == "egy-temple-of-ra")


# -- razed


@pytest.mark.parametrize("id", CARDS)
def test_razing_it_from_the_hand(id: str) -> None:
    raze = CARDS[id].raze
    t = table(empire_of(id), rival_of(empire_of(id))).hand(0, id).has(0, raze=1)
    if raze is None:
        assert t.can("raze-hand") == []
        return
    assert brought(t, lambda: t.act(0, f"raze-hand:{id}")) == goods(raze)
    assert t.ids(COMMON_DISCARD if HOME[id] == "common" else DISCARD) == [id]


@pytest.mark.parametrize("id", CARDS)
def test_razing_it_in_an_empire(id: str) -> None:
    raze, owner = CARDS[id].raze, empire_of(id)
    t = table(rival_of(owner), owner).empire(1, id).has(0, raze=2)
    if raze is None:
        assert t.can("raze") == []
        return
    assert brought(t, lambda: t.act(0, f"raze:{id}@2")) == goods(raze)
    common = HOME[id] == "common"
    assert t.ids(FOUNDATIONS + 1) == ([id] if common else [])
    assert t.ids(DISCARD + 1) == ([] if common else [id])
    assert t.goods(1) == ({"wood": 1} if common else {})


# -- dealt with


@pytest.mark.parametrize("id", CARDS)
def test_making_a_deal_with_it(id: str) -> None:
    deal = CARDS[id].deal
    t = table(empire_of(id), rival_of(empire_of(id))).hand(0, id).has(0, food=1)
    if deal is None:
        assert t.can("deal") == []
        return
    assert brought(t, lambda: t.act(0, f"deal:{id}")) == {deal: 1}
    assert t.ids(DEALS) == [id]


@pytest.mark.parametrize("id", FACTION)
def test_its_deal_in_the_production_phase(id: str) -> None:
    t = table(empire_of(id), rival_of(empire_of(id))).deals(0, id).then(("produce", 0), ("turn", 0))
    expected = Counter(goods(BOARDS[empire_of(id)][0])) + Counter({CARDS[id].deal: 1})
    assert brought(t, lambda: t.match) == expected
