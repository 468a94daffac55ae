"""Glossary "attack", and the cards that avoid attacks."""

from __future__ import annotations

from rules.imperium.tables import Table, table


def corruption(t: Table) -> Table:
    """Seat 0 plays Corruption: all gain 2 materials, others take unrest, 1 progress."""
    return t.hand(0, "cls-corruption").state(0, empire=True).unrest_pile(9).act(0, "play:cls-corruption")


def test_an_attack_goes_as_far_as_possible() -> None:
    """Onager: each other abandons a city; who has none, abandons none."""
    t = table("romans", "celts", "greeks").hand(0, "cls-onager").state(0, empire=True)
    t.play(1, "cls-city", "cls-metropolis").play(2, "cls-metropolis-4p").market("", "", "", "cls-hittites")
    t.act(0, "play:cls-onager")
    assert t.ids("play", 1) == ["cls-metropolis"]
    assert t.ids("play", 2) == ["cls-metropolis-4p"]
    assert t.goods(0) == {"materials": 2}
    assert t.prompt == "acquire"


def test_the_attacked_player_chooses_the_card() -> None:
    t = table().hand(0, "cls-onager").state(0, empire=True).play(1, "cls-city", "cls-city")
    t.act(0, "play:cls-onager")
    assert t.seat == 1
    assert t.prompt == "abandon"
    assert "no" not in t.keys


# -- avoiding


def test_wilderness_may_be_recalled_to_avoid_an_attack() -> None:
    t = corruption(table("romans", "celts", "greeks").play(1, "cls-wilderness"))
    assert (t.seat, t.prompt) == (1, "avoid")
    t.act(1, "cls-wilderness")
    assert t.ids("hand", 1) == ["cls-wilderness"]
    assert t.goods(1) == {}  # the whole card is without effect on that player (3.4.20)
    assert t.ids("hand", 2) == ["unrest"]
    assert t.goods(2) == {"materials": 2}
    assert t.goods(0) == {"materials": 2, "progress": 1}


def test_avoiding_is_voluntary() -> None:
    t = corruption(table().play(1, "cls-cape")).act(1, "no")
    assert t.ids("hand", 1) == ["unrest"]
    assert t.ids("play", 1) == ["cls-cape"]


def test_a_garrison_comes_along_when_the_card_is_recalled() -> None:
    t = corruption(table().play(1, "cls-cape").garrison(1, "cls-cape", "rom-glory")).act(1, "cls-cape")
    assert t.ids("hand", 1) == ["cls-cape", "rom-glory"]


def test_fortified_region_costs_a_token_and_a_population() -> None:
    t = corruption(table().play(1, "leg-fortified-region").has(1, population=1)).act(1, "leg-fortified-region")
    assert t.ids("hand", 1) == []
    assert t.goods(1) == {}
    assert t.player(1).exhausts == 4
    assert t.ids("play", 1) == ["leg-fortified-region"]


def test_fortified_region_without_population_or_token_does_not_help() -> None:
    assert corruption(table().play(1, "leg-fortified-region")).prompt == "act"
    assert corruption(table().play(1, "leg-fortified-region").has(1, population=1).state(1, exhausts=0)).prompt == "act"


def test_scythians_are_exhausted_in_anothers_turn() -> None:
    t = corruption(table().play(1, "leg-scythians")).act(1, "leg-scythians")
    assert t.ids("hand", 1) == []
    assert t.player(1).exhausts == 4
    assert corruption(table().play(1, "leg-scythians").tired(1, "leg-scythians")).prompt == "act"


def test_the_token_stays_until_the_own_clean_up() -> None:
    t = corruption(table().play(1, "leg-scythians")).act(1, "leg-scythians").end(0)
    assert t.player(1).exhausts == 4
    t.end(1)
    assert t.player(1).exhausts == 5


def test_one_card_avoids_the_whole_attack() -> None:
    """Asked once, when the card is played."""
    t = table().play(1, "leg-scythians", "cls-cape", "cls-river").unrest_pile(9).market("", "", "", "cls-hittites")
    t.hand(0, "cls-invasion").has(0, materials=3).act(0, "play:cls-invasion").act(1, "leg-scythians")
    t.act(0, "break-through-region", "deck:region")
    assert t.ids("play", 1) == ["leg-scythians", "cls-cape", "cls-river"]
    assert t.ids("hand", 1) == []


def test_what_the_attacker_gains_stays() -> None:
    t = corruption(table().play(1, "leg-scythians")).act(1, "leg-scythians")
    assert t.goods(0) == {"materials": 2, "progress": 1}


def test_no_attack_symbol_no_avoiding() -> None:
    """Elders give others progress; that is no attack."""
    t = table().play(1, "leg-scythians").hand(0, "cls-elders").market("", "cls-boats")
    t.act(0, "play:cls-elders", "break-through", "pick:cls-boats:market")
    assert t.prompt == "act"
    assert t.goods(1) == {"progress": 1}


def test_cards_are_not_stolen_from_who_avoids() -> None:
    t = table().hand(0, "cls-notorious").has(1, progress=3).play(1, "leg-scythians").act(0, "play:cls-notorious")
    t.act(1, "leg-scythians")
    assert t.goods(1) == {"progress": 3}
    assert t.goods(0) == {}
    assert t.ids("hand", 1) == []


# -- Standing Army


def standing() -> Table:
    return table("romans", "celts", "greeks", "persians").play(1, "cls-standing-army")


def test_standing_army_stops_an_attacker_who_does_not_pay() -> None:
    t = corruption(standing().has(0, progress=1))
    assert (t.seat, t.prompt) == (0, "pay-off")
    t.act(0, "no")
    assert t.ids("hand", 1) == []
    assert t.ids("hand", 2) == ["unrest"]
    assert t.goods(0) == {"materials": 2, "progress": 2}


def test_standing_army_an_attacker_may_give_a_progress() -> None:
    t = corruption(standing().has(0, progress=1)).act(0, "yes")
    assert t.goods(1) == {"materials": 2, "progress": 1}
    assert t.ids("hand", 1) == ["unrest"]
    assert t.goods(0) == {"materials": 2, "progress": 1}


def test_standing_army_an_attacker_without_progress_is_stopped() -> None:
    t = corruption(standing())
    assert t.ids("hand", 1) == []


def test_standing_army_who_was_paid_may_still_avoid_otherwise() -> None:
    t = corruption(standing().play(1, "leg-scythians").has(0, progress=1)).act(0, "yes")
    assert (t.seat, t.prompt) == (1, "avoid")
