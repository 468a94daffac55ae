"""Chapter "Particular cards": every entry of it."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.state import HAND, KING, TRIGGERED
from rules.imperium.tables import Table, printed, table

# -- Embalming


def embalming() -> Table:
    return table("egyptians", "romans", base="legends").play(0, "egy-embalming").hand(0, "rom-glory")


def test_embalming_waits_for_population_that_is_paid() -> None:
    t = embalming().has(0, population=2).hand(0, "leg-persians")
    t.act(0, "play:leg-persians", "yes")
    assert t.prompt == "history"
    t.act(0, "rom-glory")
    assert "rom-glory" in t.ids("history")


def test_embalming_does_not_see_progress_that_stood_in() -> None:
    t = embalming().has(0, progress=2).hand(0, "leg-persians").act(0, "play:leg-persians", "yes")
    assert t.prompt == "break-through"


def test_embalming_sees_one_population_among_progress() -> None:
    t = embalming().has(0, population=1, progress=1).hand(0, "leg-persians").act(0, "play:leg-persians", "yes")
    assert t.prompt == "history"


def test_embalming_once_a_payment_and_without_a_token() -> None:
    t = embalming().has(0, population=2).hand(0, "leg-persians").state(0, exhausts=0)
    t.act(0, "play:leg-persians", "yes", "no")
    assert t.prompt == "break-through"


def test_embalming_in_the_solstice_too() -> None:
    t = embalming().play(0, "cls-pharmacy").has(0, population=2).then(("solstice",)).act(0, "pay-2-population")
    assert t.prompt_of(0) == "history"


def test_embalming_when_a_development_is_paid() -> None:
    t = embalming().play(0, "cls-coinage").state(0, empire=True).has(0, materials=20, population=9).deck(0)
    t.discard(0, "unrest").area(0, "rom-legions").act(0, "exhaust:cls-coinage@1", "rom-legions")
    assert t.prompt == "history"


def test_embalming_not_for_population_that_is_stolen_or_gained() -> None:
    t = embalming().hand(0, "cls-assyrians").act(0, "play:cls-assyrians")
    assert t.prompt == "act"


# -- Grand Trunk Road


def test_grand_trunk_road_counts_as_two_regions() -> None:
    t = table("mauryans", "romans", base="legends").play(0, "mau-grand-trunk-road", "leg-island")
    t.hand(0, "rom-prosperity").act(0, "play:rom-prosperity", "no").act(1, "no").act(0, "gain-1-population")
    assert t.goods(0) == {"population": 3}


def test_grand_trunk_road_is_two_of_three_regions_for_glory() -> None:
    t = table("mauryans", "romans", base="legends").play(0, "mau-grand-trunk-road", "leg-island").hand(0, "rom-glory")
    t.act(0, "play:rom-glory", "mau-grand-trunk-road")
    assert t.prompt == "fame"
    assert sorted(t.ids("discard")) == ["leg-island", "mau-grand-trunk-road"]


def test_grand_trunk_road_is_recalled_as_one_card() -> None:
    t = table("mauryans", "romans", base="legends").play(0, "mau-grand-trunk-road", "leg-island")
    t.hand(1, "cls-invasion").has(1, materials=3).then(("turn", 1), ("solstice",)).unrest_pile(9)
    t.act(1, "play:cls-invasion", "break-through-region", "deck:region").act(0, "mau-grand-trunk-road")
    assert t.ids("play") == ["leg-island"]


# -- Indian Elephants, Nomads


@pytest.mark.parametrize("name", ["mau-indian-elephants", "scy-nomads"])
def test_of_two_alike_only_one_is_for_barbarians(name: str) -> None:
    plain, barbarian = printed(name), printed(f"{name}-barbarian")
    assert (plain.state, barbarian.state) == ("", "barbarian")
    assert plain.en == barbarian.en
    assert str(plain.play) == str(barbarian.play)
    t = table().hand(0, name, f"{name}-barbarian").state(0, empire=True)
    assert f"play:{name}" in t.keys
    assert t.why_not(f"play:{name}-barbarian") == "state"


# -- Shaduf, Domestication


def watching(card: str, *cards: str, **options: object) -> Table:
    return table(**options).play(0, card, *cards)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("watcher", "land", "other"),
    [("cls-shaduf", "cls-river", "cls-forest"), ("leg-domestication", "cls-forest", "cls-river")],
)
def test_materials_for_production_on_such_a_card(watcher: str, land: str, other: str) -> None:
    """Prosperity, Nomads: the symbol itself need not be asked for."""
    t = watching(watcher, land).hand(0, "scy-nomads").act(0, "play:scy-nomads", "no").act(1, "no")
    assert t.prompt == "react"
    t.act(0, watcher)
    assert t.goods(0) == {"materials": 2, "progress": 1}
    assert t.player(0).exhausts == 4
    t = watching(watcher, other).hand(0, "scy-nomads").act(0, "play:scy-nomads", "no").act(1, "no")
    assert t.prompt == "act"


def test_shaduf_and_boats() -> None:
    """The river is recalled for materials."""
    t = watching("cls-shaduf", "cls-boats", "cls-river").act(0, "exhaust:cls-boats@1")
    assert t.prompt == "react"
    t.act(0, "cls-shaduf")
    assert t.goods(0) == {"materials": 2, "population": 1, "progress": 1}


def test_shaduf_and_port() -> None:
    t = watching("cls-shaduf", "cls-port", "cls-river").act(0, "exhaust:cls-port@1")
    assert t.prompt == "react"


def test_domestication_and_water_mill() -> None:
    t = watching("leg-domestication", "leg-water-mill", "leg-plain", base="legends").act(0, "exhaust:leg-water-mill@1")
    assert t.prompt == "react"
    t.act(0, "leg-domestication")
    assert t.goods(0) == {"materials": 2, "population": 1, "progress": 1}


def test_shaduf_and_a_river_that_gives_materials_when_played() -> None:
    t = watching("cls-shaduf").hand(0, "cls-marsh").act(0, "play:cls-marsh")
    assert t.prompt == "react"


@pytest.mark.parametrize(
    ("watcher", "land", "other"),
    [("leg-domestication", "cls-forest", "cls-river"), ("cls-shaduf", "cls-river", "cls-forest")],
)
def test_materials_that_trading_ships_bring_for_such_a_card(watcher: str, land: str, other: str) -> None:
    """The rulebook names Trading Ships: the land is recalled, and materials come with the market card."""
    t = table("carthaginians", "celts", power="b").play(0, watcher, "car-trading-ships", land)
    t.market("cls-hills").tokens("cls-hills", materials=2).act(0, "exhaust:car-trading-ships@1", land)
    assert t.prompt == "react"
    t.act(0, watcher)
    assert t.goods(0) == {"materials": 2, "progress": 1}
    t = table("carthaginians", "celts", power="b").play(0, watcher, "car-trading-ships", other)
    t.market("cls-hills").tokens("cls-hills", materials=2).act(0, "exhaust:car-trading-ships@1", other)
    assert t.prompt == "act" and t.goods(0) == {"materials": 2}


def test_domestication_not_for_a_symbol_that_was_treated_when_the_land_was_recalled() -> None:
    """Archipelago, its fertile symbol treated as production, goes for its river."""
    t = table("carthaginians", "celts", power="b")
    t.play(0, "leg-domestication", "car-trading-ships", "cls-agriculture", "leg-archipelago")
    t.market("cls-hills").tokens("cls-hills", materials=2).act(0, "exhaust:cls-agriculture@1")
    t.act(0, "exhaust:car-trading-ships@1", "leg-archipelago")
    assert t.prompt == "act" and t.goods(0) == {"materials": 2}


def test_materials_on_a_market_card_without_such_a_land_set_nothing_off() -> None:
    t = watching("leg-domestication", "cls-forest").hand(0, "cls-armenians").market("", "cls-shaduf")
    t.tokens("cls-shaduf", materials=2).act(0, "play:cls-armenians", "cls-shaduf")
    assert t.prompt == "act"


def test_shaduf_once_a_gain_and_once_a_turn() -> None:
    t = watching("cls-shaduf", "cls-river", "cls-oasis", "cls-port").hand(0, "scy-nomads")
    t.act(0, "play:scy-nomads", "no").act(1, "no").act(0, "cls-shaduf")
    assert t.goods(0) == {"materials": 4, "progress": 1}
    t.act(0, "exhaust:cls-port@1")
    assert t.prompt != "react"


def test_shaduf_need_not_be_exhausted() -> None:
    t = watching("cls-shaduf", "cls-river").hand(0, "scy-nomads").act(0, "play:scy-nomads", "no").act(1, "no")
    t.act(0, "no")
    assert t.goods(0) == {"materials": 2}
    assert t.player(0).exhausts == 5


def test_shaduf_not_for_population_nor_for_materials_from_elsewhere() -> None:
    t = watching("cls-shaduf", "cls-river").hand(0, "rom-prosperity", "cls-aksumites")
    t.act(0, "play:rom-prosperity", "no").act(1, "no").act(0, "gain-1-population", "play:cls-aksumites")
    assert t.prompt == "act"


def test_shaduf_not_for_tokens_on_a_market_card() -> None:
    t = watching("cls-shaduf").market("cls-river").tokens("cls-river", materials=2).hand(0, "cls-hittites")
    t.act(0, "play:cls-hittites", "pick:cls-river:market")
    assert t.prompt == "act"


def test_shaduf_and_a_river_treated_as_production() -> None:
    """4.2.5: a symbol treated as production loses its own kind; a second river on the card stays one."""
    t = watching("cls-shaduf", "leg-qanat", "cls-river").hand(0, "scy-nomads").act(0, "exhaust:leg-qanat@1")
    t.act(0, "play:scy-nomads", "no").act(1, "no")
    assert t.prompt == "act"
    assert t.goods(0) == {"materials": 5}
    t = watching("cls-shaduf", "leg-qanat", "leg-lakes").hand(0, "scy-nomads").act(0, "exhaust:leg-qanat@1")
    t.act(0, "play:scy-nomads", "no").act(1, "no")
    assert t.prompt == "react"
    assert t.goods(0) == {"materials": 4}


# -- Acclaimed


def acclaimed() -> Table:
    t = table(base="legends").hand(0, "leg-acclaimed")
    return t.market("leg-island", "leg-qanat", "leg-civil-service", "leg-celts", "leg-moor").unrest_pile(9)


def test_acclaimed_from_the_market_without_unrest() -> None:
    t = acclaimed().act(0, "play:leg-acclaimed")
    assert t.keys == ["pick:leg-qanat:market", "deck:star"]
    t.act(0, "leg-qanat")
    assert t.ids("hand") == ["leg-qanat"]
    assert t.ids("history") == ["leg-acclaimed"]


def test_acclaimed_from_the_main_deck() -> None:
    t = acclaimed().common("main", "leg-plain", "leg-proud", "leg-oracle", "leg-art")
    t.act(0, "play:leg-acclaimed", "deck:star")
    assert t.ids("hand") == ["leg-oracle"]
    assert sorted(t.ids("main")) == ["leg-art", "leg-plain", "leg-proud"]


def test_acclaimed_that_finds_nothing() -> None:
    t = acclaimed().common("main", "leg-plain").act(0, "play:leg-acclaimed", "deck:star")
    assert t.goods(0) == {"materials": 2}


def test_acclaimed_not_from_the_exile() -> None:
    t = acclaimed().exile("leg-oracle").act(0, "play:leg-acclaimed")
    assert t.keys == ["pick:leg-qanat:market", "deck:star"]


# -- Sacred Pass


def test_sacred_pass_swaps_a_card_with_the_top_of_the_nation_deck() -> None:
    t = (
        table()
        .play(0, "cls-sacred-pass")
        .nation(0, "rom-raetia", "rom-bread-and-circuses")
        .hand(0, "unrest", "rom-glory")
    )
    t.act(0, "exhaust:cls-sacred-pass@1", "no", "yes", "unrest")
    assert t.ids("nation") == ["rom-bread-and-circuses", "unrest"]
    assert t.ids("hand") == ["rom-glory", "rom-raetia"]
    assert t.ids("discard") == ["cls-sacred-pass"]


def test_sacred_pass_looks_first_and_then_decides() -> None:
    t = table().play(0, "cls-sacred-pass").nation(0, "rom-raetia", "rom-bread-and-circuses").hand(0, "unrest")
    t.act(0, "exhaust:cls-sacred-pass@1", "yes", "no")
    assert t.ids("play") == ["cls-sacred-pass"]
    assert t.ids("nation") == ["rom-bread-and-circuses", "rom-raetia"]


def test_sacred_pass_cannot_bring_the_accession_card() -> None:
    t = table().play(0, "cls-sacred-pass").nation(0).hand(0, "unrest")
    t.act(0, "exhaust:cls-sacred-pass@1")
    while t.prompt != "act":
        t.act(0, t.keys[0])
    assert t.ids("bottom") == ["rom-julius-caesar"]
    assert "rom-julius-caesar" not in t.ids("hand")
    assert not t.player(0).empire


# -- King of Kings


def kings(*fame_cards: str, **options: object) -> Table:
    """Celts and Persians, with these cards above King of Kings; seat 0 has a Glory and three regions."""
    t = table("celts", "persians", **options).common("fame", *fame_cards)  # type: ignore[arg-type]
    for seat, regions in enumerate((("cls-river", "cls-hills", "cls-coast"), ("cls-oasis", "cls-marsh", "cls-cape"))):
        t.play(seat, *regions).hand(seat, ("rom-glory", "gre-glory")[seat])
    return t


def glory(t: Table, seat: int, card: str = "") -> Table:
    """The seat plays Glory and gives up three regions."""
    t.act(seat, f"play:{card or ('rom-glory', 'gre-glory')[seat]}")
    while t.prompt_of(seat) in ("may", "abandon"):
        t.act(seat, t.keys_of(seat)[0])
    return t


def test_fame_is_looked_at_and_one_taken() -> None:
    t = glory(kings("cls-great", "cls-marvellous", "cls-glorious"), 0)
    assert t.prompt == "fame"
    assert sorted(t.keys) == ["pick:cls-great:fame", "pick:cls-marvellous:fame"]
    t.act(0, "cls-marvellous")
    assert t.ids("hand") == ["cls-marvellous"]
    assert t.ids("fame") == ["cls-glorious", "cls-great"]


def test_fame_that_is_put_back_in_any_order() -> None:
    t = table("romans", "celts").common("fame", "cls-great", "cls-marvellous", "cls-glorious", "cls-notorious")
    t.play(0, "cls-river", "cls-hills", "cls-coast").hand(0, "rom-glory")
    glory(t, 0).act(0, "cls-great")  # Romans A look at three
    assert t.prompt == "fame-order"
    t.act(0, "cls-marvellous")  # the last one named lies on top
    assert t.ids("fame") == ["cls-notorious", "cls-marvellous", "cls-glorious"]
    assert t.goods(0) == {"progress": 1}


def test_fewer_cards_than_are_to_be_looked_at() -> None:
    """All that are left, without King of Kings."""
    t = glory(kings("cls-great"), 0)
    assert t.ids("hand") == ["cls-great"]
    assert t.ids("fame") == []
    assert t.now.ending == 0
    assert [t.now.ident(card) for card in t.now.zones[KING]] == ["cls-king-of-kings-a"]


def test_side_a_for_a_barbarian() -> None:
    t = glory(kings(), 0)
    assert t.goods(0) == {"progress": 6}
    assert [t.now.ident(card) for card in t.now.zones[KING]] == ["cls-king-of-kings-b"]
    assert t.now.ending == TRIGGERED


def test_side_a_for_an_empire() -> None:
    """3 progress and a development for nothing."""
    t = kings().state(0, empire=True).area(0, "rom-legions", "rom-the-senate")
    glory(t, 0)
    assert t.prompt == "develop"
    t.act(0, "rom-legions")
    assert t.goods(0) == {"progress": 3}
    assert "rom-legions" in t.ids("discard")


def test_the_card_is_not_gained() -> None:
    t = glory(kings(), 0)
    assert t.ids("hand") == []
    assert len(t.now.zones[KING]) == 1


def turned(**options: object) -> Table:
    """Side B is up, after seat 0 has had side A; seat 1 is on turn."""
    return glory(kings(**options), 0).end(0)


def test_side_b_for_a_barbarian() -> None:
    t = glory(turned(), 1)
    assert t.goods(1) == {"progress": 4}
    assert [t.now.ident(card) for card in t.now.zones[KING]] == ["cls-king-of-kings-b"]


def test_side_b_for_an_empire() -> None:
    t = turned().state(1, empire=True).area(1, "rom-legions", "rom-the-senate")
    glory(t, 1).act(1, "rom-legions")
    assert t.goods(1) == {}
    assert "rom-legions" in t.ids("discard", 1)


def test_side_b_once_a_player_who_had_side_a_too() -> None:
    """rn-king-of-kings: side B at most once for each player, the player of side A included."""
    t = turned().end(1).hand(0, "car-glory", "vik-glory").state(0, actions=3)
    t.play(0, "cls-steppe", "cls-forest", "cls-jungle", "leg-island", "leg-moor", "leg-plain")
    glory(t, 0, "car-glory")
    assert t.goods(0) == {"progress": 10}
    glory(t, 0, "vik-glory")
    assert t.goods(0) == {"progress": 10}


def test_taking_the_top_fame_card_resolves_it_as_well() -> None:
    t = table("celts", "persians", "greeks", base="legends").common("fame").hand(0, "leg-romans").play(0, "leg-island")
    t.act(0, "play:leg-romans", "leg-island")
    assert t.goods(0) == {"progress": 6}
    assert t.ids("exile") == ["leg-romans"]
    assert [t.goods(seat) for seat in (1, 2)] == [{"progress": 1}] * 2


def test_it_cannot_be_taken_while_a_fame_card_lies_above_it() -> None:
    t = table("celts", "persians", "greeks", base="legends").common("fame", "leg-proud").hand(0, "leg-romans")
    t.play(0, "leg-island").act(0, "play:leg-romans", "leg-island")
    assert t.ids("hand") == ["leg-proud"]
    assert t.now.ending == 0


# -- Arthurians, Utopians


def test_arthurians_do_not_develop() -> None:
    t = table("arthurians", "romans", base="legends").hand(0, "cls-glorious").state(0, empire=True)
    t.act(0, "play:cls-glorious")
    assert t.prompt == "act"
    assert t.size("area") == 5


def test_an_active_quest_that_is_moved_is_no_quest_any_more() -> None:
    t = table("arthurians", "romans", base="legends")
    quest = t.ids("area")[0]
    t.garrison(0, "art-king-arthurs-court", quest)
    assert t.under(0, "art-king-arthurs-court") == [quest]


def test_utopians_take_unrest_when_the_deck_is_empty() -> None:
    """As soon as it is, although nothing needs to be reshuffled."""
    t = table("utopians", "romans", base="legends").play(0, "leg-code-of-laws").deck(0, "rom-glory").unrest_pile(9)
    t.act(0, "exhaust:leg-code-of-laws@1")
    assert t.ids("hand") == ["rom-glory", "unrest"]
    assert t.ids("deck") == []


def test_utopians_again_if_cards_were_added_meanwhile() -> None:
    t = table("utopians", "romans", base="legends").play(0, "leg-code-of-laws", "cls-coinage").deck(0, "rom-glory")
    t.unrest_pile(9).hand(0, "leg-lost-scroll").discard(0, "rom-advance").act(0, "exhaust:leg-code-of-laws@1")
    t.act(0, "play:leg-lost-scroll", "rom-advance", "yes")
    assert t.ids("hand").count("unrest") == 2
    assert "rom-advance" in t.ids("hand")


def test_a_hidden_fame_card_is_its_takers_secret() -> None:
    t = glory(kings("cls-great", "cls-marvellous", "cls-glorious"), 0).act(0, "cls-marvellous")
    assert t.now.shows(t.find("cls-marvellous", HAND)) & 3 == 1
