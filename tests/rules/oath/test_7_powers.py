"""Law 7: who may use powers, what they cost, modifiers."""

from __future__ import annotations

import pytest

from oikumene.games.oath import OATH
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.model import REGIONS, SLOTS, SUITS
from oikumene.games.oath.powers import Chosen, Using
from oikumene.games.oath.rules import ruling
from oikumene.games.oath.state import CARDS, PILE
from oikumene.text import Texts
from rules.oath.field import declares, duel
from rules.oath.powers import using
from rules.oath.table import Table, table


def card_at(t: Table, id: str) -> int:
    """A card in play, by its id."""
    return t.find(id, *range(len(t.lay().zones)))


def test_7_1_1_a_power_is_for_who_rules_the_card_or_stands_there() -> None:
    def far(**bands: int) -> Table:
        t = table(seat=1).site("p1", "plains").bands("p1", 0, 0).site("h1", "river").at("h1", "elders")
        return t.bands("h1", bands.get("ruler", 0), 1).has(1, pawn="p1", favor=3, secrets=3)

    assert "use:elders" not in far().run().keys
    assert "use:elders" in far(ruler=1).run().keys
    assert "use:elders" in far().has(1, pawn="h1").run().keys
    assert "use:elders" in far().advisers(1, "elders").run().keys


def test_7_1_1_a_facedown_adviser_and_another_players_have_no_power_for_one() -> None:
    t = table(seat=1).facedown(1, "elders").advisers(2, "alchemist").has(1, favor=3, secrets=3).run()
    assert not t.can("use")


def test_7_1_1_an_imperial_player_rules_the_cards_of_all_imperial_sites() -> None:
    t = table(seat=2).citizen(2).has(2, pawn="h1", favor=3, secrets=3).at("c1", "alchemist").run()
    assert "use:alchemist" in t.keys
    assert not ruling.rules_card(t.now, 1, card_at(t, "alchemist"))


def test_7_1_2_nothing_is_placed_on_a_card_where_tokens_lie() -> None:
    t = using("elders", favor=5, secrets=3).act(1, "use:elders")
    assert "use:elders" not in t.keys and t.board(1).favor >= 1


def test_7_1_2_secrets_that_lie_facedown_pay_for_nothing() -> None:
    t = using("scryer", favor=0, secrets=1).pile("provinces", "tents").run()
    assert "use:scryer" in t.keys
    t = using("scryer", favor=0, secrets=0).pile("provinces", "tents")
    t.lay().boards[1].dark = 3
    assert "use:scryer" not in t.run().keys and "trade" not in t.keys


def test_7_2_2_a_locked_card_is_neither_discarded_nor_moved_nor_swapped() -> None:
    t = table(seat=1).at("p1", "keep", "elders").has(1, pawn="p1", secrets=2).banner("pf", 1).holds(1, "horned-mask")
    t.advisers(1, "tents").pile("provinces", "wolves")
    assert ruling.locked(t.lay(), 1, card_at(t, "keep")) and not ruling.locked(t.lay(), 1, card_at(t, "elders"))
    t.act(1, "search", "search-pile:provinces", "play-site:p1")
    assert t.cards_at("p1") == ["keep", "wolves"]  # there was nothing else to clear
    assert "use:horned-mask" in t.keys  # wolves may be swapped
    t = table(seat=1).at("p1", "keep").has(1, pawn="p1", secrets=2).holds(1, "horned-mask").advisers(1, "tents")
    assert "use:horned-mask" not in t.run().keys


def test_7_4_2_a_modifier_without_a_cost_may_be_used_for_each_action() -> None:
    t = using("wolves", "dazzle", favor=0, secrets=2, supply=6).advisers(1, "birdsong")
    t.act(1, "trade", "trade-favor:wolves")
    assert t.board(1).supply == 6  # beast
    t.act(1, "trade", "trade-favor:dazzle")
    assert t.board(1).supply == 5  # arcane: not this one
    t = using("wolves", "tents", favor=0, secrets=2, supply=6).advisers(1, "birdsong")
    t.act(1, "trade", "trade-favor:wolves", "trade", "trade-favor:tents")
    assert t.board(1).supply == 6


def test_7_5_1_a_battle_plan_is_for_who_rules_it_and_standing_there_is_not_enough() -> None:
    t = declares(duel().at("h2", "longbows"), 6)
    assert t.seat == 2 and t.prompt == "plans" and "plan:longbows" in t.keys  # seat 2 rules the site


def test_7_5_3_a_battle_plan_is_paid_for_though_tokens_lie_on_it() -> None:
    t = duel(mine=("mercenaries",))
    card = card_at(t, "mercenaries")
    t.lay().favor_on[card] = 1
    t._spare(1)
    t = declares(t, 6)
    assert "plan:mercenaries" in t.keys
    t.act(1, "plan:mercenaries")
    assert t.now.favor_on[card] > 1


def test_7_6_2_no_supply_means_none_of_the_increases_either() -> None:
    t = table(seat=1).site("p1", "charming-valley").has(1, pawn="p1", favor=1, supply=0, warbands=0)
    t.advisers(1, "a-fast-steed").act(1, "travel")
    assert {"travel-to:c1", "travel-to:h1"} <= set(t.keys)


# -- Law 9 and 10


def test_9_3_who_gains_more_than_there_is_gains_what_there_is() -> None:
    t = using("wolves", favor=0, secrets=1).advisers(1, "taming-charm").bank(beast=0).act(1, "trade")
    assert t.board(1).favor == 0 and t.board(1).secrets == 0


def test_9_4_the_size_of_the_world_deck_is_in_nobodys_view() -> None:
    t = table(seat=1)
    before = t.seen(0)
    size = len(t.now.zones[0])
    assert before["deck_top"] in ("denizen", "vision") and not any(value == size for value in before.values())


def test_10_a_card_of_another_region_is_discarded_by_its_own_region() -> None:
    from oikumene.games.oath.rules import verbs

    for slot, pile in (("c1", "provinces"), ("p1", "hinterland"), ("h1", "cradle")):
        t = table(seat=1).has(1, pawn="p1").at(slot, "riots").pile(pile)
        state = t.lay()
        verbs.discard(state, 1, state.zones[CARDS + SLOTS.index(slot)][0])
        assert [state.ident(card) for card in state.zones[PILE + REGIONS.index(pile)]] == ["riots"]


def test_10_tokens_of_a_discarded_card_go_to_the_bank_and_facedown_to_the_active_player() -> None:
    from oikumene.games.oath.rules import verbs

    t = table(seat=1).at("p1", "riots").bank(discord=1)
    state = t.lay()
    card = card_at(t, "riots")
    state.favor_on[card], state.secrets_on[card] = 2, 1
    t._spare(2)
    bank, dark = state.banks[SUITS.index("discord")], state.boards[1].dark
    verbs.discard(state, 2, card)
    assert state.banks[SUITS.index("discord")] == bank + 2
    assert (state.boards[1].dark, state.boards[2].dark) == (dark + 1, 0)
    assert not state.favor_on and not state.secrets_on


def test_10_killed_purple_warbands_go_to_the_chancellors_bank() -> None:
    from oikumene.games.oath.rules import verbs

    t = table(seat=2).citizen(2, warbands=3)
    state = t.lay()
    purple = state.boards[0].bank
    verbs.kill_on_board(state, 2, 2)
    assert state.boards[0].bank == purple + 2 and state.boards[2].bank == 14


def test_10_enemies_every_other_player_of_an_exile_and_the_exiles_of_the_empire() -> None:
    state = table(4).citizen(2).lay()
    assert not ruling.enemy(state, 0, 2) and ruling.enemy(state, 0, 1) and ruling.enemy(state, 1, 3)
    assert not ruling.enemy(state, 1, 1)


# -- facedown secrets


def test_10_facedown_secrets_are_taken_too_and_stay_facedown() -> None:
    t = using("elders", secrets=0).advisers(1, "sleight-of-hand").has(2, pawn="p1", secrets=0, dark=2)
    t.has(1, favor=1).act(1, "use:sleight-of-hand")
    assert (t.board(1).secrets, t.board(1).dark, t.board(2).secrets, t.board(2).dark) == (0, 1, 0, 1)
    t.ends(1)
    assert (t.board(1).secrets, t.board(1).dark) == (1, 0)  # turned up at one's own rest (Law 4.3.2)


def test_10_who_takes_a_secret_takes_a_faceup_one_while_there_is_one() -> None:
    t = using("elders", secrets=0).advisers(1, "sleight-of-hand").has(2, pawn="p1", secrets=1, dark=1).has(1, favor=1)
    t.act(1, "use:sleight-of-hand")
    assert (t.board(1).secrets, t.board(1).dark, t.board(2).secrets, t.board(2).dark) == (1, 0, 0, 1)
    last = (
        using("elders", secrets=0).advisers(1, "sleight-of-hand").has(2, pawn="p1", secrets=0, dark=1).has(1, favor=1)
    )
    assert "use:sleight-of-hand" not in last.run().keys  # never the last, whichever side is up


def test_10_who_gives_a_secret_gives_a_facedown_one_while_there_is_one() -> None:
    t = using("witchs-bargain", favor=0, secrets=2).has(1, dark=1).has(2, pawn="p1", favor=2, secrets=0)
    t.act(1, "use:witchs-bargain", "sell-secret:2")
    assert (t.board(1).secrets, t.board(1).dark, t.board(2).secrets, t.board(2).dark) == (1, 0, 0, 1)


def test_10_a_bargain_buys_a_facedown_secret() -> None:
    t = using("witchs-bargain", favor=2, secrets=1).has(2, pawn="p1", favor=0, secrets=0, dark=1)
    t.act(1, "use:witchs-bargain", "buy-secret:2")
    assert (t.board(1).dark, t.board(2).dark, t.board(2).favor) == (1, 0, 2)


def test_7_6_3_facedown_secrets_go_into_deals_and_offers() -> None:
    t = using("tinkers-fair", favor=1, secrets=0).has(1, dark=1).has(2, favor=1, secrets=0)
    t.act(1, "use:tinkers-fair", "player:2", "give:secret", "done").act(2, "accept")
    assert (t.board(1).dark, t.board(2).dark) == (0, 1)
    t = table(seat=0).has(0, favor=0, secrets=0, dark=1).reliquary("greedy", "whistle")
    t.act(0, "offer:1", "space:greedy", "done", "yes", "give:secret", "done").act(1, "accept")
    assert (t.board(0).dark, t.board(1).dark) == (0, 1)


def test_7_1_2_facedown_secrets_pay_no_price() -> None:
    t = using("elders", favor=5, secrets=0).has(1, dark=3).at("p1", "alchemist")
    assert "use:alchemist" not in t.run().keys


# -- modifiers need not be used


@pytest.mark.parametrize(("lang", "may"), [("en", "you may"), ("ru", "можете")])
def test_7_4_1_a_modifier_that_is_chosen_says_that_one_may(lang: str, may: str) -> None:
    texts = Texts(OATH, lang, strict=True)
    said = {card.id: texts.listed(card.text).lower() for card in OATH.cards()}
    chosen = [card.id for card in house_book().cards if any(isinstance(each, Using | Chosen) for each in card.powers)]
    asked = ["downtrodden", "rowdy-pub", "river", "dragonskin-drum", "wild-cry"]
    assert len(chosen) > 15 and [id for id in (*chosen, *asked) if may not in said[id]] == []
