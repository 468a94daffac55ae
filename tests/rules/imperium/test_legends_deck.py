"""The base deck of Legends: every card against its sheet, and what those of its abilities do that Classics has not.

Cards that both boxes have, and what regions do when they are played, are in test_classics_deck.py; Domestication,
Acclaimed and King of Kings in test_particular_cards.py; reactions to attacks in test_attack.py; points in
test_scoring.py.
"""

from __future__ import annotations

import pytest

from rules.imperium.commons import LEGENDS, coded, written
from rules.imperium.tables import Table, table

MARKET = ("leg-island", "leg-qanat", "leg-civil-service", "leg-celts", "leg-plain")


def laid(*nations: str, **options: object) -> Table:
    """A market with every suit and no tokens, ten unrest in the pile, a draw deck of three for seat 0."""
    t = table(*(nations or ("egyptians", "minoans")), base="legends", **options)  # type: ignore[arg-type]
    t.market(*MARKET).no_tokens().unrest_pile(10)
    return t.deck(0, "cls-hills", "cls-coast", "cls-marsh")


def empire(*nations: str, **options: object) -> Table:
    return laid(*nations, **options).state(0, empire=True)


# -- the sheet


@pytest.mark.parametrize("card", sorted(written(LEGENDS)))
def test_the_card_says_what_the_sheet_says(card: str) -> None:
    assert coded("legends")[card] == written(LEGENDS)[card]


def test_there_are_no_other_cards() -> None:
    assert sorted(coded("legends")) == sorted(written(LEGENDS))


def test_83_cards() -> None:
    sizes = [line[0].split(" | ")[1].count("/") for ident, line in written(LEGENDS).items() if ident[-2:] != "-b"]
    assert sum(sizes) == 83


# -- regions


def test_fortunate_isle() -> None:
    t = laid().hand(0, "leg-fortunate-isle").act(0, "play:leg-fortunate-isle")
    assert t.keys == [f"pick:{id}:market" for id in MARKET]
    t.act(0, "leg-celts")
    assert t.ids("hand") == ["leg-celts", "unrest"]
    assert t.ids("exile") == ["leg-fortunate-isle"]


@pytest.mark.parametrize(
    ("card", "goods", "drawn"),
    [
        ("leg-highlands", {"population": 2}, []),
        ("leg-lowlands", {"materials": 3}, []),
        ("leg-grassland", {}, ["cls-hills"]),
    ],
)
def test_regions_at_the_solstice(card: str, goods: dict[str, int], drawn: list[str]) -> None:
    """Something for a card that must be discarded; one just drawn will do."""
    t = laid().play(0, card).hand(0, "unrest", "rom-glory").then(("solstice",))
    assert t.keys_of(0) == [f"pick:{id}:hand" for id in ("unrest", "rom-glory", *drawn)]
    t.act(0, "unrest")
    assert t.goods(0) == goods
    assert t.ids("hand") == sorted(["rom-glory", *drawn])
    assert t.ids("discard") == ["unrest"]


def test_sacred_grove() -> None:
    t = laid().hand(0, "leg-sacred-grove", "unrest").act(0, "play:leg-sacred-grove", "unrest")
    assert t.goods(0) == {"progress": 1}
    assert t.ids("history") == ["leg-sacred-grove", "unrest"]
    t = laid().hand(0, "leg-sacred-grove", "unrest").act(0, "play:leg-sacred-grove", "no")
    assert t.ids("history") == ["leg-sacred-grove"]


# -- uncivilised


@pytest.mark.parametrize(("region", "progress"), [("leg-moor", 1), ("leg-fortified-region", 2)])
def test_mining(region: str, progress: int) -> None:
    """A progress more for a region without production."""
    t = laid().play(0, "leg-mining", region).garrison(0, region, "unrest").act(0, "exhaust:leg-mining@1")
    assert t.goods(0) == {"progress": progress}
    assert sorted(t.ids("discard")) == sorted([region, "unrest"])


def test_mining_needs_a_region() -> None:
    assert laid().play(0, "leg-mining").why_not("exhaust:leg-mining@1") == "cost"


def test_espionage() -> None:
    t = laid().hand(0, "leg-espionage", "unrest").play(1, "leg-moor", "leg-art").act(0, "play:leg-espionage", "unrest")
    assert t.ids("deck")[-1] == "unrest"
    t.act(0, "leg-qanat")
    assert t.ids("hand") == ["leg-qanat", "unrest"]
    t.act(1, "leg-art")
    assert t.ids("hand", 1) == ["leg-art"]


def test_espionage_without_a_price_still_lets_others_recall() -> None:
    t = laid().hand(0, "leg-espionage", "unrest").play(1, "leg-moor").act(0, "play:leg-espionage", "no")
    assert t.ids("hand") == ["unrest"]
    assert t.ids("hand", 1) == ["leg-moor"]


def test_monument() -> None:
    t = laid().play(0, "leg-monument").hand(0, "unrest", "rom-glory").has(0, population=1)
    t.act(0, "exhaust:leg-monument@1", "unrest")
    assert t.size("unrest") == 11
    assert t.goods(0) == {}
    assert t.player(0).actions == 3


def test_code_of_laws() -> None:
    t = laid().play(0, "leg-code-of-laws").act(0, "exhaust:leg-code-of-laws@1")
    assert t.ids("hand") == ["cls-hills"]


def test_religion() -> None:
    t = laid().play(0, "leg-religion").act(0, "exhaust:leg-religion@1")
    assert t.player(0).actions == 4


def test_religion_at_the_solstice() -> None:
    t = laid().play(0, "leg-religion").has(0, materials=4).then(("solstice",)).act(0, "pay-3-materials")
    assert t.goods(0) == {"materials": 1}
    t = laid().play(0, "leg-religion").has(0, materials=4).then(("solstice",)).act(0, "take-unrest")
    assert t.ids("hand") == ["unrest"]
    t = laid().play(0, "leg-religion").has(0, materials=2).then(("solstice",)).run()
    assert t.ids("hand") == ["unrest"]


def test_water_mill() -> None:
    """As Boats, the lands exchanged."""
    cards = ("leg-water-mill", "leg-moor", "leg-grassland")
    t = laid().play(0, *cards).act(0, "exhaust:leg-water-mill@1", "recall-fertile")
    assert t.goods(0) == {"materials": 2, "population": 1}
    assert t.ids("hand") == ["leg-grassland"]
    t = laid().play(0, *cards).act(0, "exhaust:leg-water-mill@1", "recall-river")
    assert t.player(0).actions == 4
    assert t.ids("hand") == ["leg-moor"]


def test_qanat() -> None:
    t = table(base="legends").play(0, "leg-qanat", "leg-lakes", "leg-moor").hand(0, "scy-nomads")
    t.act(0, "exhaust:leg-qanat@1", "leg-lakes", "play:scy-nomads", "no").act(1, "no")
    assert t.goods(0) == {"materials": 5}
    t = table(base="legends").play(0, "leg-qanat", "leg-grassland")
    assert t.why_not("exhaust:leg-qanat@1") == "cost"


def test_road_building_at_the_solstice() -> None:
    t = laid().play(0, "leg-road-building").then(("solstice",)).run()
    assert t.goods(0) == {"materials": 2}


def test_art_as_a_barbarian() -> None:
    t = laid().play(0, "leg-art").has(0, materials=4).hand(0, "unrest").then(("solstice",)).act(0, "yes")
    assert t.goods(0) == {"materials": 3}
    assert t.size("unrest") == 11
    t = laid().play(0, "leg-art").has(0, materials=4).hand(0, "unrest").then(("solstice",)).act(0, "no")
    assert t.goods(0) == {"materials": 4}


def test_art_as_an_empire() -> None:
    t = empire().play(0, "leg-art").has(0, materials=4).hand(0, "unrest").then(("solstice",)).act(0, "yes")
    assert t.goods(0) == {"materials": 1, "progress": 1}
    assert t.ids("hand") == ["unrest"]


# -- civilised


def conquer(t: Table) -> Table:
    return t.hand(0, "rom-conquer").has(0, population=2).act(0, "play:rom-conquer")


def test_astronomy() -> None:
    t = conquer(laid().play(0, "leg-astronomy")).act(0, "leg-island", "leg-astronomy")
    assert t.goods(0) == {"progress": 1}
    t = conquer(laid().play(0, "leg-astronomy")).act(0, "leg-celts")
    assert t.prompt == "act"


def test_astronomy_at_the_solstice() -> None:
    t = laid().play(0, "leg-astronomy").discard(0, "unrest", "leg-moor").then(("solstice",))
    assert t.keys == ["pick:leg-moor:discard", "no"]
    t.act(0, "leg-moor")
    assert t.ids("hand") == ["leg-moor"]


def test_civil_service_at_the_solstice() -> None:
    t = table(base="legends").play(0, "leg-civil-service").then(("solstice",)).run()
    assert t.goods(0) == {"materials": 2}


def test_amphitheatre() -> None:
    t = laid().play(0, "leg-amphitheatre").discard(0, "unrest", "rom-glory").act(0, "exhaust:leg-amphitheatre@1")
    assert t.goods(0) == {"progress": 1}
    assert t.size("unrest") == 11
    t = laid().play(0, "leg-amphitheatre").hand(0, "unrest")
    assert t.why_not("exhaust:leg-amphitheatre@1") == "cost"


def test_amphitheatre_at_the_solstice() -> None:
    t = laid().play(0, "leg-amphitheatre").hand(0, "unrest", "rom-glory").then(("solstice",)).act(0, "unrest")
    assert t.ids("discard") == ["unrest"]


# -- tributaries


def test_etruscans() -> None:
    t = laid().hand(0, "leg-etruscans").act(0, "play:leg-etruscans")
    assert t.goods(0) == {"progress": 2}
    assert t.ids("discard") == ["leg-etruscans"]


@pytest.mark.parametrize(("has", "unrest", "left"), [(0, 1, 0), (1, 1, 0), (2, 0, 0), (5, 0, 3)])
def test_vikings(has: int, unrest: int, left: int) -> None:
    t = empire().hand(0, "leg-vikings").has(1, materials=has).act(0, "play:leg-vikings")
    assert t.goods(0) == {"materials": 2 + has - left}
    assert t.now.players[1].resources[0] == left
    assert t.ids("hand", 1) == ["unrest"] * unrest


def test_phoenicians() -> None:
    t = laid().hand(0, "leg-phoenicians").act(0, "play:leg-phoenicians")
    assert t.ids("hand") == ["leg-civil-service", "unrest"]
    assert t.ids("history") == ["leg-phoenicians"]


def test_romans() -> None:
    t = laid().hand(0, "leg-romans").play(0, "leg-moor").common("fame", "leg-eminent", "leg-proud")
    t.act(0, "play:leg-romans", "leg-moor")
    assert t.ids("hand") == ["leg-eminent"]
    assert t.ids("discard") == ["leg-moor"]
    assert t.ids("exile") == ["leg-romans"]
    assert t.goods(1) == {"progress": 1}


def test_romans_without_a_region_give_others_progress_all_the_same() -> None:
    t = laid().hand(0, "leg-romans").act(0, "play:leg-romans")
    assert t.ids("hand") == []
    assert t.ids("exile") == ["leg-romans"]
    assert t.goods(1) == {"progress": 1}


def test_carthaginians() -> None:
    t = laid().hand(0, "leg-carthaginians").discard(0, "unrest").act(0, "play:leg-carthaginians")
    assert t.goods(0) == {"materials": 2}
    assert t.keys == ["give:cls-hills:hand", "give:unrest:discard"]
    t.act(0, "unrest")
    assert t.ids("hand", 1) == ["unrest"]
    assert t.goods(1) == {}


def test_persians() -> None:
    t = laid().hand(0, "leg-persians").has(0, population=2).act(0, "play:leg-persians", "yes", "pick:leg-celts:market")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["leg-celts"]
    assert t.ids("history") == ["leg-persians"]


def test_celts() -> None:
    t = table("egyptians", "minoans", base="legends").hand(0, "leg-celts").market("", "leg-qanat").unrest_pile(9)
    t.act(0, "play:leg-celts", "pick:leg-qanat:market")
    assert t.ids("hand") == ["leg-qanat"]
    assert t.ids("hand", 1) == ["unrest"]


def test_macedonians() -> None:
    """Two regions, from the market or the exile."""
    t = laid().hand(0, "leg-macedonians").exile("leg-moor", "leg-oracle").act(0, "play:leg-macedonians")
    assert t.keys == ["pick:leg-island:market", "pick:leg-plain:market", "pick:leg-moor:exile"]
    t.act(0, "leg-moor", "leg-island")
    assert t.ids("hand") == ["leg-island", "leg-moor"]
    assert t.ids("history") == ["leg-macedonians"]


def test_xiongnu() -> None:
    t = laid("egyptians", "minoans", "romans").hand(0, "leg-xiongnu").has(1, progress=2).act(0, "play:leg-xiongnu")
    assert t.goods(0) == t.goods(1) == {"progress": 1}
    assert t.ids("hand", 2) == []


# -- fame


def test_imperial() -> None:
    t = laid().hand(0, "leg-imperial").exile("leg-moor").act(0, "play:leg-imperial", "break-through")
    assert {"pick:leg-celts:market", "pick:leg-moor:exile", "deck:region", "deck:tributary"} < set(t.keys)
    t.act(0, "leg-celts")
    assert t.ids("hand") == ["leg-celts"]
    t = laid().hand(0, "leg-imperial").act(0, "play:leg-imperial", "history-self")
    assert t.ids("history") == ["leg-imperial"]


def test_independent() -> None:
    t = laid().hand(0, "leg-independent").state(0, actions=0).act(0, "play:leg-independent")
    assert t.goods(0) == {"materials": 3, "population": 2}


def test_magnificent() -> None:
    t = laid().hand(0, "leg-magnificent", "unrest").state(0, actions=0).act(0, "play:leg-magnificent", "unrest")
    assert t.ids("hand") == ["cls-hills"]
    assert t.size("unrest") == 11
    t = laid().hand(0, "leg-magnificent", "unrest").act(0, "play:leg-magnificent", "no")
    assert t.ids("hand") == ["cls-hills", "unrest"]


def test_magnificent_may_return_the_unrest_it_drew() -> None:
    t = laid().deck(0, "unrest").hand(0, "leg-magnificent").act(0, "play:leg-magnificent", "unrest")
    assert t.ids("hand") == []


def test_outstanding() -> None:
    t = laid().hand(0, "leg-outstanding").discard(0, "unrest", "rom-glory", "cls-river").state(0, actions=0)
    t.act(0, "play:leg-outstanding", "unrest", "cls-river")
    assert t.ids("history") == ["cls-river", "unrest"]
    assert t.prompt == "act"
    t = (
        laid()
        .hand(0, "leg-outstanding")
        .discard(0, "unrest", "rom-glory")
        .act(0, "play:leg-outstanding", "unrest", "no")
    )
    assert t.ids("history") == ["unrest"]


def test_eminent() -> None:
    t = laid().hand(0, "leg-eminent").state(0, actions=0).act(0, "play:leg-eminent")
    assert t.ids("hand") == ["cls-coast", "cls-hills"]
    assert t.ids("discard") == ["leg-eminent"]


def test_proud_may_be_garrisoned() -> None:
    t = laid().hand(0, "leg-moor", "leg-proud").act(0, "play:leg-moor", "leg-qanat", "leg-proud")
    assert t.under(0, "leg-moor") == ["leg-proud"]
