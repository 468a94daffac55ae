"""Chapter "The end of the game": what begins it, the final round, and collapse."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.state import FINAL, GOING, TRIGGERED
from rules.imperium.tables import table

# -- the six ways to begin it


def test_1_the_main_deck_is_empty() -> None:
    t = table().common("main", "cls-aksumites").hand(0, "cls-gambling").has(0, materials=1)
    t.act(0, "play:cls-gambling", "suit:region")
    assert t.now.ending == TRIGGERED
    assert t.now.why == "main-deck"


def test_2_the_last_development_is_taken() -> None:
    t = table().area(0, "rom-legions").hand(0, "cls-glorious").state(0, empire=True).act(0, "play:cls-glorious")
    assert t.now.why == "developments"


def test_2_at_a_reshuffle_too() -> None:
    t = table().area(0, "rom-legions").deck(0).has(0, population=3).state(0, empire=True).play(0, "cls-coinage")
    t.act(0, "exhaust:cls-coinage@1", "rom-legions")
    assert t.now.why == "developments"


def test_2_not_while_one_is_left() -> None:
    t = table().area(0, "rom-legions", "rom-the-senate").hand(0, "cls-glorious").state(0, empire=True)
    t.act(0, "play:cls-glorious", "rom-legions")
    assert t.now.ending == GOING


def test_2_the_last_quest_of_the_arthurians_does_not_begin_it() -> None:
    t = table("arthurians", "romans", base="legends").then(("solstice",))
    quest = t.ids("area")[0]
    t.area(0, quest)
    while t.prompt_of(0) not in ("act", ""):
        t.act(0, next((key for key in t.keys_of(0) if quest in key or key == "yes"), t.keys_of(0)[0]))
    assert t.ids("area") == []
    assert t.now.ending == GOING


def test_3_king_of_kings_is_turned() -> None:
    t = table("celts", "persians", "greeks", base="legends").common("fame").hand(0, "leg-romans").play(0, "leg-island")
    t.act(0, "play:leg-romans", "leg-island")
    assert t.now.why == "king"
    assert t.goods(0) == {"progress": 6}


def test_4_the_zenith_of_the_vikings() -> None:
    t = table("vikings", "romans").nation(0).deck(0).play(0, "cls-coinage").act(0, "exhaust:cls-coinage@1")
    assert t.now.why == "zenith"


def test_5_the_graal_is_played() -> None:
    t = table("arthurians", "romans", base="legends").hand(0, "art-graal").act(0, "play:art-graal")
    assert t.now.ending == TRIGGERED


@pytest.mark.parametrize(("population", "ending"), [(23, GOING), (24, FINAL)])
def test_6_shangri_la_with_24_population(population: int, ending: int) -> None:
    t = table("utopians", "romans", base="legends").then(("solstice",))
    t.powers(0, "uto-power-b", "uto-journey-2-b").has(0, population=population)
    assert t.run().now.ending == ending


# -- the final round


def test_the_round_is_finished_and_one_more_is_played() -> None:
    t = table("romans", "celts", "greeks", turn=1).common("main", "cls-aksumites").hand(1, "cls-gambling")
    t.has(1, materials=1).act(1, "play:cls-gambling", "suit:region").end(1).end(2)
    assert t.now.ending == FINAL
    assert t.now.round == 2
    for seat in (0, 1, 2):
        assert t.seat == seat
        t.end(seat)
    assert t.match.over
    assert t.match.result is not None


def test_the_final_round_has_its_solstice() -> None:
    t = table().table(ending=FINAL, why="main-deck").play(0, "cls-coinage").end(0).end(1)
    assert t.match.over
    assert t.goods(0)["materials"] == 2


def test_a_trigger_in_the_solstice_still_brings_a_final_round() -> None:
    """Ours: the solstice belongs to the round that ends."""
    t = table("utopians", "romans", base="legends").then(("solstice",)).table(ending=TRIGGERED, why="shangri-la")
    assert t.seat in (0, 1)
    assert not t.match.over


def test_a_second_trigger_changes_nothing() -> None:
    t = table().table(ending=FINAL, why="king").common("main", "cls-aksumites").hand(0, "cls-gambling")
    t.has(0, materials=1).act(0, "play:cls-gambling", "suit:region").end(0).end(1)
    assert t.match.over
    assert t.match.result.ending == "king"


# -- collapse


def test_collapse_when_the_last_unrest_is_taken() -> None:
    t = table().unrest_pile(1).hand(0, "cls-corruption").state(0, empire=True).act(0, "play:cls-corruption")
    assert t.match.over
    assert t.now.why == "collapse"


def test_even_the_operation_that_caused_it_is_not_finished() -> None:
    """Corruption: the materials came before, the progress would come after."""
    t = table().unrest_pile(1).hand(0, "cls-corruption").state(0, empire=True).act(0, "play:cls-corruption")
    assert t.goods(0) == {"materials": 2}
    assert t.goods(1) == {"materials": 2}
    assert t.ids("hand", 1) == ["unrest"]


def test_the_next_player_takes_no_more() -> None:
    t = table("romans", "celts", "greeks").unrest_pile(1).hand(0, "cls-corruption").state(0, empire=True)
    t.act(0, "play:cls-corruption")
    assert (t.ids("hand", 1), t.ids("hand", 2)) == (["unrest"], [])


def test_collapse_by_a_refill_of_the_market() -> None:
    """rn-collapse-timing: the acquired card and its tokens are had, what would follow is not."""
    t = table().hand(0, "cls-armenians").market("", "cls-boats").tokens("cls-boats", progress=1).unrest_pile(1)
    t.on_common("uncivilised", "cls-elders").act(0, "play:cls-armenians", "pick:cls-boats:market")
    assert t.match.over
    assert "cls-boats" in t.ids("hand")
    assert t.goods(0) == {"progress": 1}
    assert t.ids("history") == []  # the Armenians never got there


def test_collapse_by_the_refill_after_an_exile() -> None:
    t = table().hand(0, "cls-steppe").market("cls-river").common("region").on_common("main", "cls-aksumites")
    t.unrest_pile(1).no_tokens().act(0, "play:cls-steppe", "pick:cls-river:market")
    assert t.match.over


def test_no_collapse_while_one_is_left() -> None:
    t = table().unrest_pile(2).hand(0, "cls-corruption").state(0, empire=True).act(0, "play:cls-corruption")
    assert not t.match.over
    assert t.size("unrest") == 1


def test_no_collapse_where_the_unrest_comes_back_first() -> None:
    """A broken-through card gives its unrest back before the new card takes one."""
    t = table().market("", "cls-boats").unrest_pile(1).on_common("uncivilised", "cls-elders")
    t.act(0, "innovate", "pick:cls-boats:market")
    assert not t.match.over
    assert t.size("unrest") == 1


def test_collapse_in_the_solstice() -> None:
    t = table().play(0, "cls-mysticism").nothing(0).nation(0).bottom(0).unrest_pile(1).end(0).end(1)
    assert t.match.over
    assert t.now.why == "collapse"


def test_collapse_overrides_the_scoring() -> None:
    t = table().table(ending=FINAL, why="king").unrest_pile(1).hand(0, "cls-corruption").state(0, empire=True)
    t.act(0, "play:cls-corruption")
    assert t.match.result.ending == "collapse"


def test_least_unrest_wins_a_collapse() -> None:
    t = table("romans", "celts", "greeks").nothing(0, 1, 2).unrest_pile(1).hand(0, "cls-corruption")
    t.hand(0, "unrest").discard(2, "unrest", "unrest").has(1, progress=50).state(0, empire=True)
    t.history(1, "unrest").act(0, "play:cls-corruption")
    assert t.match.result.winners == (0,)  # 1, 2 and 2


def test_unrest_counts_wherever_it_lies() -> None:
    """Hand, play area (garrisons), draw deck, discard pile, history."""
    t = table("romans", "celts", "greeks").nothing(0, 1, 2).unrest_pile(1).hand(0, "cls-corruption")
    t.state(0, empire=True).play(0, "cls-river").garrison(0, "cls-river", "unrest").hand(0, "unrest")
    t.discard(0, "unrest").history(0, "unrest").deck(0, "unrest").discard(2, *["unrest"] * 4)
    t.act(0, "play:cls-corruption")
    assert t.said("unrest-count") == [(0, 5), (1, 1), (2, 4)]
    assert t.match.result.winners == (1,)


def test_unrest_in_the_nation_deck_does_not_count() -> None:
    t = table().nothing(0, 1).unrest_pile(1).hand(0, "cls-corruption").state(0, empire=True)
    assert "unrest" in t.ids("nation", 0)
    t.act(0, "play:cls-corruption")
    assert t.said("unrest-count") == [(0, 0), (1, 1)]


def test_a_tie_in_a_collapse_is_broken_by_points() -> None:
    t = table("romans", "celts", "greeks").nothing(0, 1, 2).unrest_pile(1).hand(0, "cls-corruption", "unrest")
    t.state(0, empire=True).has(2, progress=30).discard(2, "unrest").act(0, "play:cls-corruption")
    assert t.said("unrest-count") == [(0, 1), (1, 1), (2, 1)]
    assert t.match.result.winners == (2,)


# -- Sumerians


def test_sumerians_return_two_unrest_before_the_winner_is_named() -> None:
    t = table().nothing(0, 1).table(ending=FINAL, why="king").deck(0, "cls-sumerians", "unrest", "unrest", "unrest")
    t.nation(0).bottom(0).nation(1).bottom(1).end(0).end(1)
    assert t.prompt == "endgame"
    t.act(0, t.keys[0], t.keys[0])
    assert t.match.over
    assert sum(t.ids(place).count("unrest") for place in ("hand", "deck", "discard")) == 1


def test_sumerians_need_not_return_any() -> None:
    t = table().nothing(0, 1).table(ending=FINAL, why="king").history(0, "cls-sumerians", "unrest")
    t.nation(0).bottom(0).nation(1).bottom(1).end(0).end(1).act(0, "no")
    assert t.match.over
    assert t.ids("history") == ["cls-sumerians", "unrest"]


def test_sumerians_count_in_a_collapse_which_goes_on() -> None:
    """It does not undo the collapse, but the unrest is counted after it."""
    t = table().nothing(0, 1).unrest_pile(1).hand(0, "cls-corruption").state(0, empire=True)
    t.history(1, "cls-sumerians").discard(0, "unrest").act(0, "play:cls-corruption")
    assert t.prompt == "endgame"
    assert t.seat == 1
    t.act(1, "unrest", "no")
    assert t.now.why == "collapse"
    assert t.said("unrest-count") == [(0, 1), (1, 0)]
    assert t.match.result.winners == (1,)


def test_sumerians_do_not_reach_what_the_atlanteans_have_sunk() -> None:
    """Glossary "sunken cards": effects on the history do not apply to them. They count in the collapse all the same."""
    t = table("atlanteans", "romans").nothing(0, 1).unrest_pile(1).hand(1, "cls-corruption").state(1, empire=True)
    t.history(0, "unrest", "unrest").discard(0, "cls-sumerians", "unrest").then(("turn", 1)).discard(1, "unrest")
    t.act(1, "play:cls-corruption")
    assert t.prompt == "endgame" and t.seat == 0
    assert t.keys == ["pick:unrest:hand", "pick:unrest:discard", "no"]
    t.act(0, "pick:unrest:hand", "pick:unrest:discard")
    assert t.match.over
    assert t.ids("history") == ["unrest", "unrest"]
    assert t.said("unrest-count") == [(0, 2), (1, 1)]


def test_sumerians_in_the_market_or_the_nation_deck_do_nothing() -> None:
    t = table().nothing(0, 1).table(ending=FINAL, why="king").market("", "", "", "cls-sumerians").history(0, "unrest")
    t.nation(0).bottom(0).nation(1).bottom(1).end(0).end(1)
    assert t.match.over


@pytest.mark.parametrize("place", ["hand", "discard", "deck", "history", "garrison"])
def test_sumerians_take_from_every_own_place(place: str) -> None:
    t = table().nothing(0, 1).then(("endgame", 0), ("score",)).history(0, "cls-sumerians").play(0, "cls-river")
    if place == "garrison":
        t.garrison(0, "cls-river", "unrest")
    else:
        t.bring("unrest", t._zone(place, 0))
    assert t.keys == [f"pick:unrest{'@1' if place == 'garrison' else ''}:{place}", "no"]
