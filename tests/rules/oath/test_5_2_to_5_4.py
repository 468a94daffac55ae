"""Law 5.2 to 5.4: muster, trade, recover."""

from __future__ import annotations

from oikumene.games.oath.model import DS, PF, SUITS
from rules.oath.table import Table, table


def here(**has: object) -> Table:
    return table(seat=1).has(1, pawn="p1", **has)  # type: ignore[arg-type]


def test_5_2_a_favor_on_a_bare_card_brings_two_warbands() -> None:
    t = here(favor=2, warbands=3).act(1, "muster")
    assert (t.board(1).favor, t.board(1).warbands, t.board(1).supply) == (1, 5, 6)
    assert "muster" not in t.keys and t.why_not("muster") == "no-muster"  # the only card has favor on it


def test_5_2_no_more_than_the_bank_has() -> None:
    t = here(favor=1, warbands=13).act(1, "muster")
    assert t.board(1).warbands == 14


def test_5_2_2_a_citizen_gets_purple() -> None:
    t = table(seat=2).citizen(2).has(2, pawn="p1", favor=1)
    purple = t.ground.boards[0].bank
    t.act(2, "muster")
    assert t.board(2).warbands == 2 and t.board(0).bank == purple - 2


def test_pressgangs_muster_on_a_card_with_tokens() -> None:
    t = here(favor=2, warbands=0).advisers(1, "pressgangs").act(1, "muster", "muster")
    assert t.board(1).warbands == 4


def test_5_3_a_secret_for_a_favor_and_one_for_each_adviser_of_the_suit() -> None:
    t = here(favor=0, secrets=1).advisers(1, "dazzle", "spirit-snare").bank(arcane=2).act(1, "trade")
    assert (t.board(1).favor, t.board(1).secrets) == (2, 0)  # three, but the bank has two
    assert t.now.banks[SUITS.index("arcane")] == 0


def test_5_3_two_favor_for_a_secret_for_each_adviser_of_the_suit() -> None:
    t = here(favor=2, secrets=0).advisers(1, "dazzle").act(1, "trade")
    assert (t.board(1).favor, t.board(1).secrets, t.board(1).supply) == (0, 1, 6)


def test_reliquary_careless_a_favor_more_and_a_secret_less() -> None:
    t = table(seat=0).reliquary("careless").has(0, pawn="p1", favor=2, secrets=1).advisers(0, "dazzle")
    t.act(0, "trade", "trade-secrets:taming-charm")
    assert (t.board(0).favor, t.board(0).secrets) == (1, 1)


def test_5_4_a_relic_for_what_the_site_asks() -> None:
    t = here(favor=2).relics_at("p1", "map")
    stock = t.ground.stock
    t.act(1, "recover", "recover-relic:0")
    assert t.relics(1) == ["map"] and t.board(1).favor == 0 and t.now.stock == stock + 2


def test_5_4_place_favor_in_a_bank() -> None:
    t = table(seat=1).site("p2", "mine").relics_at("p2", "map").has(1, pawn="p2", favor=3, secrets=0).bank(discord=0)
    t.act(1, "recover", "recover-relic:0")
    assert t.relics(1) == ["map"] and t.now.banks[SUITS.index("discord")] == 3


def test_5_4_4_the_peoples_favor_goes_to_the_banks_one_by_one() -> None:
    t = here(favor=5, secrets=0).relics_at("p1").banner("pf", 2, 3, mob=True).bank(nomad=1, discord=1, arcane=1)
    t.act(1, "recover", "5", "bank:nomad")
    flag = t.now.banners[PF]
    assert (flag.holder, flag.tokens, flag.mob, t.board(1).favor) == (1, 5, False, 0)
    assert [t.now.banks[SUITS.index(suit)] for suit in ("nomad", "discord", "arcane")] == [2, 2, 2]


def test_5_4_4_of_the_darkest_secret_one_secret_is_yours_the_others_go_back() -> None:
    t = here(favor=0, secrets=4).banner("ds", 2, 3).has(2, pawn="h1", secrets=0)
    t.act(1, "recover")
    assert (t.now.banners[DS].holder, t.now.banners[DS].tokens) == (1, 4)
    assert (t.board(1).secrets, t.board(2).secrets) == (1, 2)


def test_5_4_1_the_darkest_secret_needs_a_suit_its_holder_has_not() -> None:
    def asked(*advisers: str, at: tuple[str, ...] = ("elders",)) -> bool:
        t = here(favor=0, secrets=4).banner("ds", 2, 1).has(2, pawn="h1").at("h1", *at).advisers(2, *advisers)
        return "recover" in t.run().keys

    assert asked() and asked("wolves")
    assert not asked("tents") and not asked(at=())
    assert asked("tents", at=("elders", "longbows"))


def test_5_3_facedown_advisers_have_no_suit() -> None:
    t = here(favor=0, secrets=1).facedown(1, "dazzle", "spirit-snare").act(1, "trade")
    assert t.board(1).favor == 1


def test_5_4_1_ones_own_banner_may_be_recovered_and_one_that_nobody_has() -> None:
    t = here(favor=3, secrets=0).banner("pf", 1, 2).act(1, "recover")
    t.act(1, *(["recover-banner:pf"] if t.prompt == "recover" else []), *(["bank:order"]))
    assert (t.now.banners[PF].holder, t.now.banners[PF].tokens, t.board(1).favor) == (1, 3, 0)
    t = here(favor=0, secrets=2).banner("ds", -1, 1).act(1, "recover")
    assert t.now.banners[DS].holder == 1 and t.board(1).secrets == 1  # the one that lay there


def test_5_4_1_no_card_at_the_holders_site_tells_the_darkest_secret() -> None:
    t = here(favor=0, secrets=3).banner("ds", 2, 1).has(2, pawn="c1").at("c1").run()
    assert "recover" not in t.keys
    t = here(favor=0, secrets=3).banner("ds", 2, 1).has(2, pawn="c1").at("c1", "longbows").run()
    assert "recover" in t.keys  # a card, and no faceup adviser


def test_5_4_4_a_recovered_people_lose_the_mob() -> None:
    t = here(favor=3, secrets=0).banner("pf", 2, 2, mob=True).act(1, "recover")
    t.act(1, *(["recover-banner:pf"] if t.prompt == "recover" else []), "bank:order")
    assert not t.now.banners[PF].mob
    assert [t.now.banks[SUITS.index(suit)] for suit in ("order", "hearth")] == [4, 4]  # one each, from there on
