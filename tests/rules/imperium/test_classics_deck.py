"""The base deck of Classics: every card against its sheet, and what each of its abilities does.

Cards that both boxes have are tested here in both. Reactions to attacks are in test_attack.py, points in
test_scoring.py, Shaduf, Sacred Pass, Sumerians and King of Kings in test_particular_cards.py.
"""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.book import UNREST_FACE
from rules.imperium.commons import CLASSICS, coded, written
from rules.imperium.tables import Table, printed, table

MARKET = ("cls-river", "cls-boats", "cls-coinage", "cls-hittites", "leg-moor")


def laid(*nations: str, **options: object) -> Table:
    """A market with every suit and no tokens, ten unrest in the pile, a draw deck of three for seat 0."""
    t = table(*nations, **options)  # type: ignore[arg-type]
    t.market(*MARKET).no_tokens().unrest_pile(10)
    return t.deck(0, "leg-highlands", "leg-lakes", "leg-grassland")


def empire(*nations: str, **options: object) -> Table:
    return laid(*nations, **options).state(0, empire=True)


def both(*names: str) -> pytest.MarkDecorator:
    """A card of that name in both boxes."""
    return pytest.mark.parametrize("card", [f"{box}-{name}" for name in names for box in ("cls", "leg")])


# -- the sheet


@pytest.mark.parametrize("card", sorted(written(CLASSICS)))
def test_the_card_says_what_the_sheet_says(card: str) -> None:
    assert coded("classics")[card] == written(CLASSICS)[card]


def test_there_are_no_other_cards() -> None:
    assert sorted(coded("classics")) == sorted(written(CLASSICS))


def test_83_cards() -> None:
    sizes = [line[0].split(" | ")[1].count("/") for ident, line in written(CLASSICS).items() if ident[-2:] != "-b"]
    assert sum(sizes) == 83


def test_all_unrest_is_one_face() -> None:
    assert str(UNREST_FACE.play) == str(printed("unrest").play)
    assert printed("unrest").points.fixed == -2


# -- regions


REGIONS = [
    ("cls-wilderness", {}, 0, ""),
    ("cls-jungle", {"population": 1}, 0, ""),
    ("cls-mountain", {"materials": 3}, 0, ""),
    ("cls-coast", {}, 1, ""),
    ("cls-floodplain", {}, 0, "history"),
    ("cls-forest", {}, 0, ""),
    ("cls-oasis", {}, 0, ""),
    ("cls-hills", {"population": 1}, 0, ""),
    ("cls-marsh", {"materials": 2}, 0, ""),
    ("cls-steppe", {}, 0, ""),
    ("cls-river", {}, 0, "history"),
    ("cls-cape", {}, 0, ""),
    ("cls-woodland", {}, 0, "on-top"),
    ("leg-rainforest", {"population": 1}, 0, ""),
    ("leg-mountain", {"materials": 2}, 0, ""),
    ("leg-peninsula", {}, 2, ""),
    ("leg-lakes", {}, 0, "history"),
    ("leg-highlands", {}, 0, ""),
    ("leg-lowlands", {}, 0, ""),
    ("leg-moor", {}, 0, "on-top"),
    ("leg-plain", {"progress": 1}, 0, ""),
    ("leg-archipelago", {}, 0, "history"),
    ("leg-fortified-region", {}, 0, ""),
    ("leg-grassland", {}, 0, ""),
    ("leg-island", {}, 1, ""),
]


@pytest.mark.parametrize(("card", "gains", "drawn", "first"), REGIONS)
def test_a_region_when_it_is_played(card: str, gains: dict[str, int], drawn: int, first: str) -> None:
    """Gains or draws or moves a card of the discard pile; then a market card is exiled, then a garrison."""
    t = table().nothing(0).market("", "cls-boats", "cls-coinage", "cls-hittites").no_tokens().unrest_pile(9)
    t.deck(0, "rom-conquer", "rom-advance", "rom-triumvirate").discard(0, "rom-city-of-rome", "rom-prosperity")
    t.hand(0, card, "rom-glory", "unrest").act(0, f"play:{card}")
    if first:
        assert t.prompt == first
        assert t.keys == ["pick:rom-city-of-rome:discard", "pick:rom-prosperity:discard", "no"]
        t.act(0, "rom-city-of-rome")
        assert t.ids("history") == (["rom-city-of-rome"] if first == "history" else [])
        assert (t.ids("deck")[-1] == "rom-city-of-rome") == (first == "on-top")
    assert t.prompt == "exile-market"
    t.act(0, "cls-hittites")
    assert t.ids("exile") == ["cls-hittites"]
    assert t.prompt == "garrison"
    t.act(0, "unrest")
    assert t.under(0, card) == ["unrest"]
    assert t.ids("play") == [card]
    assert t.goods(0) == gains
    assert t.ids("hand") == sorted(["rom-glory", "rom-conquer", "rom-advance"][: 1 + drawn])
    assert t.prompt == "act"


@pytest.mark.parametrize("card", ["cls-floodplain", "cls-woodland"])
def test_what_a_region_moves_first_is_voluntary(card: str) -> None:
    t = laid().discard(0, "rom-glory").hand(0, card).act(0, f"play:{card}", "no")
    assert t.ids("discard") == ["rom-glory"]


# -- uncivilised


@both("jade-mask")
def test_jade_mask(card: str) -> None:
    t = laid().hand(0, card, "unrest").act(0, f"play:{card}")
    assert t.prompt == "draw-up-to" and t.keys == ["3", "2", "1", "0"]
    t.act(0, "3")
    assert t.ids("hand") == ["leg-grassland", "leg-highlands", "leg-lakes", "unrest"]
    t.act(0, "unrest")  # any card of the hand, not only a drawn one
    assert t.ids("deck") == ["unrest"]
    assert t.ids("discard") == [card]


@both("elders")
def test_elders(card: str) -> None:
    t = laid().hand(0, card).act(0, f"play:{card}", "acquire-uncivilised")
    assert t.ids("hand") == ["cls-boats", "unrest"]
    assert t.goods(1) == {}
    t = laid().hand(0, card).act(0, f"play:{card}", "break-through", "pick:cls-boats:market")
    assert t.ids("hand") == ["cls-boats"]
    assert t.goods(1) == {"progress": 1}
    assert t.goods(0) == {}


@both("jade-mask")
def test_jade_mask_draws_fewer_as_the_player_likes(card: str) -> None:
    """ "Up to three": not more than wanted, nor than there are; one card of the hand goes back in any case."""
    t = laid().hand(0, card, "unrest").act(0, f"play:{card}", "1")
    assert t.size("hand") == 2
    t = laid().hand(0, card, "unrest").act(0, f"play:{card}", "0")
    assert t.ids("deck")[-1] == "unrest" and t.ids("hand") == []
    t = laid().deck(0, "cls-hills", "cls-coast").hand(0, card, "unrest").act(0, f"play:{card}")
    assert t.keys == ["2", "1", "0"]


def test_elders_with_nothing_to_acquire_break_through() -> None:
    t = laid().market("", "cls-temple").on_common("uncivilised", "cls-shaduf").hand(0, "cls-elders")
    t.act(0, "play:cls-elders", "break-through")
    assert t.ids("hand") == ["cls-shaduf"]
    assert t.goods(1) == {"progress": 1}


def test_town() -> None:
    t = laid().play(0, "cls-town").act(0, "exhaust:cls-town@1", "yes").act(1, "yes")
    assert t.goods(0) == t.goods(1) == {"materials": 2}
    t = laid().play(0, "cls-town").act(0, "exhaust:cls-town@1", "no").act(1, "yes")
    assert (t.goods(0), t.goods(1)) == ({}, {"materials": 2})


@pytest.mark.parametrize(("way", "place"), [("abandon-self", "discard"), ("history-self", "history")])
def test_town_at_the_solstice(way: str, place: str) -> None:
    t = laid().play(0, "cls-town").then(("solstice",)).act(0, "yes", way)
    assert t.goods(0) == {"progress": 2}
    assert t.ids(place) == ["cls-town"]
    t = laid().play(0, "cls-town").then(("solstice",)).act(0, "no")
    assert t.goods(0) == {}
    assert t.ids("play") == ["cls-town"]


def test_shrine() -> None:
    t = laid().play(0, "cls-shrine").has(0, materials=2).act(0, "exhaust:cls-shrine@1")
    assert t.goods(0) == {"materials": 1}
    assert t.ids("hand") == ["leg-highlands"]


def test_shrine_at_the_solstice() -> None:
    """The discarded card may itself be the unrest that is returned."""
    t = laid().play(0, "cls-shrine").hand(0, "unrest", "rom-glory").then(("solstice",)).act(0, "unrest")
    assert t.size("unrest") == 11
    assert t.ids("hand") == ["rom-glory"]
    t = laid().play(0, "cls-shrine").hand(0, "unrest", "rom-glory").discard(0, "unrest").then(("solstice",))
    t.act(0, "rom-glory")
    assert t.ids("discard") == ["rom-glory"]
    assert t.ids("hand") == ["unrest"]


def test_shrine_at_the_solstice_is_voluntary() -> None:
    t = laid().play(0, "cls-shrine").hand(0, "unrest").then(("solstice",)).act(0, "no")
    assert t.ids("hand") == ["unrest"]


@both("invasion")
def test_invasion_for_a_tributary(card: str) -> None:
    t = laid().hand(0, card).has(0, materials=4).play(1, "cls-hills")
    t.act(0, f"play:{card}", "break-through-tributary", "pick:cls-hittites:market")
    assert t.goods(0) == {"materials": 1}
    assert t.ids("hand") == ["cls-hittites"]
    assert t.ids("hand", 1) == ["unrest"]
    assert t.ids("play", 1) == ["cls-hills"]


@both("invasion")
def test_invasion_for_a_region(card: str) -> None:
    t = laid().hand(0, card).has(0, materials=3).play(1, "cls-hills", "cls-shrine")
    t.act(0, f"play:{card}", "break-through-region", "pick:cls-river:market")
    assert t.ids("hand") == ["cls-river"]
    assert t.ids("hand", 1) == ["cls-hills", "unrest"]
    assert t.ids("play", 1) == ["cls-shrine"]


def test_mysticism() -> None:
    t = laid().play(0, "cls-mysticism").act(0, "exhaust:cls-mysticism@1")
    assert t.player(0).actions == 4


def test_mysticism_at_the_solstice() -> None:
    t = laid().play(0, "cls-mysticism").hand(0, "rom-glory", "cls-hills", "cls-coast").then(("solstice",))
    t.act(0, "take-unrest")
    assert t.ids("hand") == ["cls-coast", "cls-hills", "rom-glory", "unrest"]
    t = laid().play(0, "cls-mysticism").hand(0, "rom-glory", "cls-hills", "cls-coast").then(("solstice",))
    t.act(0, "discard-2", "rom-glory", "cls-hills")
    assert t.ids("hand") == ["cls-coast"]
    assert t.size("unrest") == 10


@both("oracle")
def test_oracle(card: str) -> None:
    t = laid().hand(0, card, "unrest").state(0, actions=0).act(0, f"play:{card}")
    assert t.keys == ["pick:leg-highlands:hand", "pick:leg-lakes:hand"]  # one of the drawn cards
    t.act(0, "leg-highlands")
    assert t.ids("hand") == ["leg-lakes", "unrest"]


def test_agriculture() -> None:
    """One fertile symbol counts as three production, and is not fertile, until the end of the turn."""
    t = laid().play(0, "cls-agriculture", "cls-hills", "cls-coast").hand(0, "scy-nomads", "scy-nomads-barbarian")
    t.act(0, "exhaust:cls-agriculture@1", "cls-hills", "play:scy-nomads", "no").act(1, "no")
    assert t.goods(0) == {"materials": 5}
    t.end(0)
    assert t.player(0).treated == ()


def test_agriculture_needs_a_fertile_card() -> None:
    t = laid().play(0, "cls-agriculture", "cls-oasis")
    assert t.why_not("exhaust:cls-agriculture@1") == "cost"


def test_agriculture_takes_the_symbol_away_from_other_counts() -> None:
    t = laid().play(0, "cls-agriculture", "cls-hills").act(0, "exhaust:cls-agriculture@1")
    kind = printed("cls-agriculture").points.counts[0][2].kind  # type: ignore[attr-defined]
    assert t.now.count_in_play(0, kind) == 0


def test_boats() -> None:
    t = table().play(0, "cls-boats", "cls-oasis", "cls-hills").garrison(0, "cls-oasis", "unrest")
    t.act(0, "exhaust:cls-boats@1", "recall-river")
    assert t.goods(0) == {"materials": 2, "population": 1}
    assert t.ids("hand") == ["cls-oasis", "unrest"]
    t = table().play(0, "cls-boats", "cls-oasis", "cls-hills").act(0, "exhaust:cls-boats@1", "recall-fertile")
    assert t.player(0).actions == 4
    assert t.ids("hand") == ["cls-hills"]
    assert t.goods(0) == {}


@both("rituals-and-ceremonies")
def test_rituals_and_ceremonies(card: str) -> None:
    t = laid().hand(0, card, "unrest").state(0, actions=0).act(0, f"play:{card}", "return-unrest")
    assert t.size("unrest") == 11
    t = laid().hand(0, card, "unrest").play(0, "cls-mysticism").act(0, "exhaust:cls-mysticism@1")
    t.act(0, f"play:{card}", "gain-1-progress", "cls-mysticism")
    assert t.goods(0) == {"progress": 1}
    assert t.player(0).exhausts == 5
    assert "exhaust:cls-mysticism@1" in t.keys


def test_rituals_leave_the_token_if_so_wished() -> None:
    card = "cls-rituals-and-ceremonies"
    t = laid().hand(0, card).play(0, "cls-mysticism").act(0, "exhaust:cls-mysticism@1", f"play:{card}")
    t.act(0, "gain-1-progress", "no")
    assert t.goods(0) == {"progress": 1}
    assert t.player(0).exhausts == 4


def test_ambassador() -> None:
    """The token lies on the Ambassador; the price is the player's own."""
    t = laid().play(0, "cls-ambassador").play(1, "cls-shrine", "cls-mysticism").has(0, materials=1)
    t.act(0, "exhaust:cls-ambassador@1")
    assert t.keys == ["pick:cls-shrine@2:play", "pick:cls-mysticism@2:play"]
    t.act(0, "cls-shrine@2")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["leg-highlands"]
    assert [t.now.ident(card) for card in t.player(0).tired] == ["cls-ambassador"]
    assert t.player(1).tired == ()


def test_ambassador_needs_an_ability_it_can_pay() -> None:
    t = laid().play(0, "cls-ambassador").play(1, "cls-shrine", "cls-city")
    assert t.why_not("exhaust:cls-ambassador@1") == "cost"


def test_ambassador_does_not_copy_a_reaction() -> None:
    """4.2.2, left open by the sources: a reaction would need its event."""
    t = laid().play(0, "cls-ambassador").play(1, "cls-shaduf")
    assert t.why_not("exhaust:cls-ambassador@1") == "cost"


def test_ambassador_is_the_card_that_a_copied_ability_speaks_of() -> None:
    """Ours: "this card" is the Ambassador (Sacred Pass: abandon self)."""
    t = laid().play(0, "cls-ambassador").play(1, "cls-sacred-pass").hand(0, "unrest").nation(0, "rom-raetia")
    t.act(0, "exhaust:cls-ambassador@1", "no", "yes", "unrest")
    assert t.ids("hand") == ["rom-raetia"]
    assert t.ids("discard") == ["cls-ambassador"]
    assert t.ids("play", 1) == ["cls-sacred-pass"]


CITIES = pytest.mark.parametrize("card", ["cls-city", "leg-city", "leg-city-3p"])


@CITIES
@pytest.mark.parametrize(
    ("way", "goods", "hand"),
    [
        ("gain-1-materials", {"materials": 1}, ["rom-glory"]),
        ("gain-1-population", {"population": 1}, ["rom-glory"]),
        ("draw-1", {}, ["leg-highlands", "rom-glory"]),
    ],
)
def test_city(card: str, way: str, goods: dict[str, int], hand: list[str]) -> None:
    t = laid().play(0, card).hand(0, "unrest", "rom-glory").then(("solstice",)).act(0, "unrest", way)
    assert t.goods(0) == goods
    assert t.ids("hand") == hand
    assert t.ids("discard") == ["unrest"]


@CITIES
def test_city_is_voluntary(card: str) -> None:
    t = laid().play(0, card).hand(0, "unrest").then(("solstice",)).act(0, "no")
    assert t.ids("hand") == ["unrest"]


@pytest.mark.parametrize(("suit", "hand", "exile"), [("civilised", 1, 0), ("uncivilised", 1, 0), ("region", 0, 1)])
def test_gambling(suit: str, hand: int, exile: int) -> None:
    """A card with both suits matches either; no unrest comes with it."""
    t = laid().hand(0, "cls-gambling").has(0, materials=1).on_common("main", "cls-leadership").state(0, actions=0)
    t.act(0, "play:cls-gambling")
    assert t.keys == ["suit:region", "suit:uncivilised", "suit:civilised", "suit:tributary"]
    t.act(0, f"suit:{suit}")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["cls-leadership"] * hand
    assert t.ids("exile") == ["cls-leadership"] * exile
    assert t.size("unrest") == 10


def test_port() -> None:
    t = laid().play(0, "cls-port", "cls-oasis", "leg-archipelago").has(0, materials=1).discard(0, "rom-glory", "unrest")
    t.act(0, "exhaust:cls-port@1", "yes", "unrest")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["unrest"]


def test_port_need_not_be_paid_for_a_card() -> None:
    t = laid().play(0, "cls-port", "cls-oasis").has(0, materials=2).discard(0, "rom-glory")
    t.act(0, "exhaust:cls-port@1", "no")
    assert t.goods(0) == {"materials": 3}
    assert t.ids("hand") == []


def test_port_counts_river_symbols() -> None:
    t = laid().deck(0).play(0, "cls-port", "leg-lakes").act(0, "exhaust:cls-port@1")
    assert t.goods(0) == {"materials": 2}


@both("diplomacy")
def test_diplomacy(card: str) -> None:
    t = laid().hand(0, card).has(0, materials=3).act(0, f"play:{card}", "yes")
    assert t.keys == ["pick:cls-hittites:market", "deck:tributary"]
    t.act(0, "cls-hittites")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["cls-hittites"]


@both("leadership")
def test_leadership(card: str) -> None:
    t = laid().hand(0, card, "unrest").discard(0, "rom-glory").state(0, actions=0).act(0, f"play:{card}", "draw-1")
    assert t.ids("hand") == ["leg-highlands", "unrest"]
    t = laid().hand(0, card, "unrest").discard(0, "rom-glory").act(0, f"play:{card}", "history-1-card")
    assert t.keys == ["pick:unrest:hand", "pick:rom-glory:discard"]
    t.act(0, "rom-glory")
    assert t.ids("history") == ["rom-glory"]


@both("lost-scroll")
def test_lost_scroll(card: str) -> None:
    t = laid().hand(0, card).discard(0, "rom-glory", "unrest").state(0, actions=0).deck(1, "cel-glory")
    t.act(0, f"play:{card}", "rom-glory", "yes").act(1, "yes")
    assert t.ids("hand") == ["rom-glory"]
    assert t.ids("hand", 1) == ["cel-glory"]
    t = (
        laid()
        .hand(0, card)
        .discard(0, "rom-glory")
        .deck(1, "cel-glory")
        .act(0, f"play:{card}", "no", "no")
        .act(1, "no")
    )
    assert t.ids("hand") == t.ids("hand", 1) == []


# -- civilised


@both("drama-and-poetry")
def test_drama_and_poetry(card: str) -> None:
    t = empire().hand(0, card, "unrest", "rom-glory").hand(1, "unrest", "cel-glory").has(1, progress=2)
    t.state(0, actions=0).act(0, f"play:{card}", "rom-glory")
    assert t.goods(0) == t.goods(1) == {"progress": 1}
    assert t.ids("hand") == []
    t.act(1, "no")
    assert t.ids("hand", 1) == ["cel-glory", "unrest"]
    assert t.size("unrest") == 11


@both("education")
def test_education(card: str) -> None:
    t = empire().hand(0, card, "unrest").discard(0, "rom-glory").state(0, actions=0)
    t.act(0, f"play:{card}", "unrest", "rom-glory")
    assert t.ids("history") == ["rom-glory", "unrest"]
    t = empire().hand(0, card, "unrest").discard(0, "rom-glory").act(0, f"play:{card}", "no", "no")
    assert t.ids("history") == []


@both("moneylenders")
def test_moneylenders(card: str) -> None:
    t = empire().hand(0, card).has(0, materials=3).state(0, actions=0).act(0, f"play:{card}", "yes")
    assert t.goods(0) == {}
    assert t.player(0).actions == 1


@both("mercenaries")
def test_mercenaries(card: str) -> None:
    t = empire().hand(0, card).has(0, population=2).state(0, actions=0).act(0, f"play:{card}", "yes")
    assert t.goods(0) == {"population": 1}
    assert t.player(0).actions == 1


@both("corruption")
def test_corruption(card: str) -> None:
    t = empire().hand(0, card).act(0, f"play:{card}")
    assert t.goods(0) == {"materials": 2, "progress": 1}
    assert t.goods(1) == {"materials": 2}
    assert t.ids("hand", 1) == ["unrest"]


@both("onager")
def test_onager(card: str) -> None:
    t = empire("romans", "celts", "greeks").hand(0, card).play(1, "leg-city").play(2, "leg-city", "leg-greeks")
    t.garrison(1, "leg-city", "unrest").act(0, f"play:{card}")
    assert t.goods(0) == {"materials": 4}
    assert sorted(t.ids("discard", 1)) == ["leg-city", "unrest"]
    assert t.ids("play", 2) == ["leg-greeks"]
    assert t.keys == ["pick:cls-river:market", "pick:cls-hittites:market", "pick:leg-moor:market", "no"]
    t.act(0, "cls-hittites")
    assert t.ids("hand") == ["cls-hittites", "unrest"]


@pytest.mark.parametrize("card", ["cls-metropolis", "cls-metropolis-4p", "leg-metropolis", "leg-greeks"])
def test_metropolis(card: str) -> None:
    for way, goods, hand in (
        ("gain-1-materials", {"materials": 1}, []),
        ("gain-1-population", {"population": 1}, []),
        ("draw-1", {}, ["leg-highlands"]),
    ):
        t = laid().play(0, card).then(("solstice",))
        assert "no" not in t.keys
        t.act(0, way)
        assert t.goods(0) == goods
        assert t.ids("hand") == hand


def test_pharmacy() -> None:
    t = laid().play(0, "cls-pharmacy").has(0, population=3).then(("solstice",)).act(0, "pay-2-population")
    assert t.goods(0) == {"population": 1, "progress": 1}
    t = laid().play(0, "cls-pharmacy").has(0, population=3).then(("solstice",)).act(0, "gain-1-population")
    assert t.goods(0) == {"population": 4}
    t = laid().play(0, "cls-pharmacy").then(("solstice",)).run()
    assert t.goods(0) == {"population": 1}


def test_wonder() -> None:
    t = laid().play(0, "cls-wonder").hand(0, "unrest").has(0, population=1).act(0, "play:unrest", "cls-wonder")
    assert t.goods(0) == {"progress": 2}


def test_coinage() -> None:
    t = table().deck(0, "unrest").play(0, "cls-coinage").act(0, "exhaust:cls-coinage@1")
    assert t.ids("hand") == ["unrest"]
    t = table().play(0, "cls-coinage").then(("solstice",)).run()
    assert t.goods(0) == {"materials": 2}


@both("exports")
def test_exports(card: str) -> None:
    t = empire().hand(0, card, "unrest", "rom-glory").act(0, f"play:{card}", "rom-glory")
    assert t.goods(0) == t.goods(1) == {"materials": 2}
    assert t.ids("hand", 1) == ["rom-glory"]


@both("urban-development")
def test_urban_development(card: str) -> None:
    t = empire().hand(0, card, "leg-city").play(0, "leg-city", "leg-city", "leg-greeks").act(0, f"play:{card}")
    assert t.goods(0) == {"materials": 3, "population": 3}


def test_temple() -> None:
    t = laid().play(0, "cls-temple").hand(0, "unrest").act(0, "exhaust:cls-temple@1")
    assert t.ids("discard") == ["unrest"]
    assert t.goods(0) == {"progress": 1}
    assert laid().play(0, "cls-temple").why_not("exhaust:cls-temple@1") == "cost"


def test_temple_at_the_solstice() -> None:
    t = laid().play(0, "cls-temple").discard(0, "unrest", "rom-glory", "unrest").then(("solstice",)).run()
    assert sorted(t.ids("discard")) == ["rom-glory", "unrest"]
    assert t.size("unrest") == 11


@both("cataphract")
def test_cataphract(card: str) -> None:
    """Others abandon a region, one may be acquired, the card may go under an own region, which is resolved again."""
    t = empire().hand(0, card).play(0, "cls-jungle").play(1, "cls-hills", "cls-shrine").act(0, f"play:{card}")
    assert t.ids("play", 1) == ["cls-shrine"]
    assert t.ids("discard", 1) == ["cls-hills"]
    t.act(0, "cls-hittites")
    assert t.prompt == "garrison-in"
    t.act(0, "cls-jungle")
    assert t.goods(0) == {"population": 1}
    assert t.prompt == "exile-market"
    t.act(0, "cls-boats", "no")
    assert t.under(0, "cls-jungle") == [card]
    assert t.ids("discard") == []


@both("cataphract")
def test_cataphract_need_not_do_anything_for_its_owner(card: str) -> None:
    t = empire().hand(0, card).play(0, "cls-jungle").act(0, f"play:{card}", "no", "no")
    assert t.ids("discard") == [card]
    assert t.goods(0) == {}


# -- tributaries


def test_armenians() -> None:
    t = laid().hand(0, "cls-armenians").act(0, "play:cls-armenians")
    assert t.ids("hand") == ["cls-boats", "unrest"]
    assert t.ids("history") == ["cls-armenians"]


def test_assyrians() -> None:
    t = laid().hand(0, "cls-assyrians").state(0, actions=0).act(0, "play:cls-assyrians")
    assert t.goods(0) == {"population": 1}
    assert t.ids("discard") == ["cls-assyrians"]


def test_egyptians_as_a_barbarian() -> None:
    t = laid().hand(0, "cls-egyptians").nation(0, "rom-raetia", "rom-gallia-aquitania").act(0, "play:cls-egyptians")
    assert t.ids("discard") == ["rom-raetia"]
    assert t.ids("history") == ["cls-egyptians"]
    assert t.player(0).exhausts == 5
    assert not t.player(0).nation_token


def test_egyptians_as_an_empire() -> None:
    t = empire().hand(0, "cls-egyptians").has(0, population=3).act(0, "play:cls-egyptians")
    assert t.keys == ["pick:rom-roman-invasion:area", "pick:rom-legions:area", "no"]
    t.act(0, "rom-legions")
    assert t.goods(0) == {}
    assert t.ids("discard") == ["rom-legions"]


def test_egyptians_force_nobody_to_pay_for_a_development() -> None:
    """A development has a price, and a price is voluntary; the card goes into the history all the same."""
    t = empire().hand(0, "cls-egyptians").has(0, population=3).act(0, "play:cls-egyptians", "no")
    assert t.goods(0) == {"population": 3}
    assert t.ids("history") == ["cls-egyptians"]
    assert t.size("area") > 0 and "rom-legions" not in t.ids("discard")


def test_egyptians_and_the_accession_card() -> None:
    """The state flips at once; the next step of the card finds an empire. Ours: steps are done in order."""
    t = laid().hand(0, "cls-egyptians").nation(0).has(0, population=3).act(0, "play:cls-egyptians")
    assert t.player(0).empire
    assert t.prompt == "develop"


def test_ionians() -> None:
    t = laid().hand(0, "cls-ionians", "unrest").discard(0, "unrest", "unrest").state(0, actions=0)
    t.act(0, "play:cls-ionians", "pick:unrest:hand", "pick:unrest:discard")
    assert t.ids("hand") == []
    assert t.ids("discard") == ["unrest"]
    assert t.ids("history") == ["cls-ionians"]
    assert t.size("unrest") == 12


@pytest.mark.parametrize("card", ["cls-qin", "cls-awe-inspiring", "leg-civil-service"])
def test_a_bigger_hand(card: str) -> None:
    assert table().play(0, card).end(0).size("hand") == 6


def test_olmecs() -> None:
    """3.4.9: the token comes off a card exhausted in this turn, which may be exhausted again."""
    t = laid().hand(0, "cls-olmecs").play(0, "cls-mysticism").state(0, actions=0).act(0, "exhaust:cls-mysticism@1")
    t.act(0, "play:cls-olmecs", "exhaust:cls-mysticism@1")
    assert t.player(0).actions == 2
    assert t.player(0).exhausts == 4


@pytest.mark.parametrize("card", ["cls-sumerians", "cls-triumphant", "leg-proud"])
def test_cards_that_cannot_be_played(card: str) -> None:
    assert table().hand(0, card).why_not(f"play:{card}") == "unplayable"


def test_aksumites() -> None:
    t = laid().hand(0, "cls-aksumites").act(0, "play:cls-aksumites")
    assert t.goods(0) == {"materials": 4}


def test_minoans() -> None:
    t = laid().hand(0, "cls-minoans", "unrest", "rom-glory").state(0, actions=0).act(0, "play:cls-minoans", "unrest")
    assert t.goods(0) == {"progress": 2}
    assert t.ids("deck")[-1] == "unrest"
    t = laid().hand(0, "cls-minoans").act(0, "play:cls-minoans")
    assert t.goods(0) == {"progress": 2}


def test_mauryans() -> None:
    t = laid().play(0, "cls-mauryans").discard(0, "unrest", "cls-hills").then(("solstice",)).act(0, "to-hand-1-region")
    assert t.ids("hand") == ["cls-hills"]
    t = laid().play(0, "cls-mauryans").discard(0, "cls-hills").then(("solstice",)).act(0, "gain-2-materials")
    assert t.goods(0) == {"materials": 2}


def test_hittites() -> None:
    t = table().market("cls-river").hand(0, "cls-hittites").act(0, "play:cls-hittites", "pick:cls-river:market")
    assert t.ids("hand") == ["cls-river"]
    assert t.ids("history") == ["cls-hittites"]


# -- fame


def test_praiseworthy() -> None:
    t = laid().hand(0, "cls-praiseworthy").act(0, "play:cls-praiseworthy", "history-self")
    assert t.ids("history") == ["cls-praiseworthy"]
    t = laid().hand(0, "cls-praiseworthy").act(0, "play:cls-praiseworthy", "break-through", "pick:cls-coinage:market")
    assert t.ids("hand") == ["cls-coinage"]
    assert t.ids("discard") == ["cls-praiseworthy"]


def test_great() -> None:
    t = laid().hand(0, "cls-great").state(0, actions=0).act(0, "play:cls-great", "yes")
    assert t.player(0).actions == 1
    assert t.ids("history") == ["cls-great"]
    assert laid().hand(0, "cls-great").act(0, "play:cls-great", "no").ids("discard") == ["cls-great"]


def test_notorious() -> None:
    t = laid("romans", "celts", "greeks").hand(0, "cls-notorious").has(1, progress=2).state(0, actions=0)
    t.act(0, "play:cls-notorious")
    assert t.goods(0) == t.goods(1) == {"progress": 1}
    assert (t.ids("hand", 1), t.ids("hand", 2)) == ([], ["unrest"])


@pytest.mark.parametrize(
    ("way", "place"), [("discard-it", "discard"), ("put-it-on-top", "deck"), ("history-it", "history")]
)
def test_marvellous(way: str, place: str) -> None:
    t = laid().hand(0, "cls-marvellous").state(0, actions=0).act(0, "play:cls-marvellous", way)
    assert "leg-highlands" in t.ids(place)
    assert t.ids("hand") == []


def test_glorious_as_a_barbarian() -> None:
    """Up to four, and not "if able": it may reshuffle."""
    t = laid().hand(0, "cls-glorious").state(0, actions=0).discard(0, "unrest").act(0, "play:cls-glorious")
    assert t.keys == ["4", "3", "2", "1", "0"]
    t.act(0, "4")
    assert t.size("hand") == 4
    assert t.ids("history") == ["cls-glorious"]


def test_glorious_as_an_empire() -> None:
    t = empire().hand(0, "cls-glorious").act(0, "play:cls-glorious", "rom-the-senate")
    assert t.ids("discard") == ["rom-the-senate"]
    assert t.ids("history") == ["cls-glorious"]
    assert t.size("hand") == 0


def test_triumphant_cannot_be_garrisoned_but_proud_can() -> None:
    assert printed("cls-triumphant").ungarrisonable
    assert not printed("leg-proud").ungarrisonable
