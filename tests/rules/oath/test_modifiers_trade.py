"""Modifiers of Trade (Law 5.3, 7.4)."""

from __future__ import annotations

from rules.oath.table import Table, table


def here(*cards: str, **has: object) -> Table:
    """Seat 1 at p1, where these cards lie, with a secret and no favor."""
    more: dict[str, object] = {"favor": 0, "secrets": 1, "supply": 6, "warbands": 0, **has}
    return table(seat=1).has(1, pawn="p1", **more).at("p1", *cards)  # type: ignore[arg-type]


def test_acting_troupe_is_of_a_suit_that_is_wanted() -> None:
    for card in ("wolves", "longbows", "taming-charm"):
        t = here(card).advisers(1, "acting-troupe").bank(beast=3, order=3, arcane=3).act(1, "trade")
        assert t.board(1).favor == 2, card
    t = here("elders").advisers(1, "acting-troupe").bank(nomad=3, hearth=3).act(1, "trade")
    assert t.board(1).favor == 1


def test_secret_signal_makes_one_favor_two() -> None:
    t = here("wolves").advisers(1, "secret-signal").bank(beast=3).act(1, "trade")
    assert t.board(1).favor == 2
    t = here("wolves").advisers(1, "secret-signal", "vow-of-beastkin").bank(beast=4).act(1, "trade")
    assert t.board(1).favor == 2  # two already


def test_map_library_trades_with_the_whole_region() -> None:
    t = (
        here("map-library")
        .site("p2", "plains")
        .at("p2", "wolves")
        .site("h1", "river")
        .at("h1", "elders")
        .act(1, "trade")
    )
    assert set(t.keys) == {"trade-favor:map-library", "trade-favor:wolves"}
    t = here("taming-charm").site("p2", "plains").at("p2", "map-library", "wolves").act(1, "trade")
    assert t.prompt == "act" and sum(t.now.secrets_on.values()) == 1  # only from its own site: one trade was possible


def test_master_of_disguise_trades_with_another_council() -> None:
    t = here("wolves", secrets=2).advisers(1, "master-of-disguise", "vow-of-poverty")
    t.advisers(2, "animal-playmates", "secret-signal", "birdsong").bank(beast=5)
    t.act(1, "trade", "with:master-of-disguise", "guise:2")
    assert t.board(1).favor == 3  # one, and two beast advisers of the other; the own vow does not bind
    assert t.board(1).supply == 6  # the other's birdsong
    assert t.now.guise == -1


def test_the_old_oak_a_secret_more_with_a_beast_adviser() -> None:
    t = here("the-old-oak", favor=2, secrets=0).advisers(1, "birdsong").act(1, "trade")
    assert t.board(1).secrets == 2
    t = here("the-old-oak", favor=2, secrets=0).act(1, "trade")
    assert t.board(1).secrets == 0


def test_birdsong_no_supply_for_beast_and_nomad_cards() -> None:
    t = here("wolves", supply=0).advisers(1, "birdsong").act(1, "trade")
    assert t.board(1).supply == 0 and t.prompt == "act"
    t = here("taming-charm", supply=0).advisers(1, "birdsong").run()
    assert "trade" not in t.keys


def test_small_friends_trade_as_if_at_a_beast_site() -> None:
    t = here("map-library").site("h1", "river").at("h1", "wolves", "elders").advisers(1, "small-friends")
    t.act(1, "trade", "with:small-friends")
    assert set(t.keys) == {"trade-favor:wolves", "trade-favor:elders"}  # not the library of the real site
    t.act(1, "trade-favor:elders")
    assert t.now.deemed == -1 and t.pawn(1) == "p1"
    t = here("map-library").advisers(1, "small-friends").site("h1", "river").at("h1", "wolves")
    t.act(1, "trade", "done")  # and one need not: with the one card of the own site
    assert t.prompt == "act"


def test_awaited_return_a_warband_for_no_supply() -> None:
    t = here("wolves", warbands=2, supply=0).advisers(1, "awaited-return")
    t.act(1, "trade")
    assert (t.board(1).warbands, t.board(1).supply) == (1, 0)
    t = here("wolves", warbands=0, supply=0).advisers(1, "awaited-return").run()
    assert "trade" not in t.keys


def test_cup_of_plenty_no_supply_for_a_suit_of_an_adviser() -> None:
    t = here("wolves", supply=0).holds(1, "cup-of-plenty").advisers(1, "birdsong")
    t.act(1, "trade")
    assert t.board(1).supply == 0
    t = here("taming-charm", supply=0).holds(1, "cup-of-plenty").advisers(1, "true-names").run()
    assert "trade" not in t.keys


def test_marriage_counts_as_two_of_the_hearth() -> None:
    t = here("elders", favor=2, secrets=0).advisers(1, "marriage").at("p1", "rowdy-pub").act(1, "trade")
    assert t.board(1).secrets == 2
