"""The rest of the glossary, and the rulings of the fact sheets on the common rules that no other file tests."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.model import Effect
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import DECK, HAND, POWERS
from oikumene.kernel.flow import NO
from oikumene.kit.effects import slug
from rules.imperium.tables import printed, table

# -- permanent cards, passive effects


def test_a_permanent_card_stays_until_something_moves_it() -> None:
    t = table().play(0, "cls-coinage", "cls-river").end(0).end(1).end(0).end(1)
    assert t.ids("play") == ["cls-coinage", "cls-river"]


def test_a_passive_effect_lasts_while_the_card_is_in_play() -> None:
    """Road Building in the hand lets nobody play Conquer."""
    t = table(base="legends").hand(0, "leg-road-building", "rom-conquer").state(0, empire=True)
    assert t.why_not("play:rom-conquer") == "state"
    t.act(0, "play:leg-road-building")
    assert "play:rom-conquer" in t.has(0, population=2).keys


@pytest.mark.parametrize("card", [card for card in BOOK if card.start == "power"], ids=lambda card: card.id)
def test_power_cards_are_no_cards_to_play(card: object) -> None:
    """They begin in play and stay there."""
    assert not card.pinned  # type: ignore[attr-defined]


def test_cards_with_an_ability_in_play_can_get_there() -> None:
    """Facts: a card with an exhaust, solstice or passive ability is pinned or begins in play."""
    for card in BOOK:
        if card.exhaust is not None or card.solstice is not None or card.reactions:
            assert card.pinned or card.start in ("power", "in_play"), card.id


# -- the exhaust token that comes back


def test_a_token_does_not_come_back_from_a_card_that_has_none() -> None:
    """3.4.9: from one of the own exhausted cards."""
    t = table().hand(0, "cls-olmecs").play(0, "cls-mysticism").act(0, "play:cls-olmecs")
    assert t.player(0).exhausts == 5


def test_a_token_does_not_come_back_from_the_nation_deck() -> None:
    t = table().hand(0, "cls-olmecs").state(0, nation_token=True, exhausts=4).act(0, "play:cls-olmecs")
    assert t.player(0).exhausts == 4
    assert t.player(0).nation_token


def test_which_token_comes_back_is_chosen() -> None:
    t = table().hand(0, "cls-olmecs").play(0, "cls-mysticism", "leg-religion")
    t.act(0, "exhaust:cls-mysticism@1", "exhaust:leg-religion@1", "play:cls-olmecs")
    assert t.prompt == "token-back"
    t.act(0, "leg-religion")
    assert "exhaust:leg-religion@1" in t.keys
    assert t.why_not("exhaust:cls-mysticism@1") == "tired"


# -- no history


def test_what_is_discarded_instead_still_pays() -> None:
    """3.4.10: Vikings keep no history; the Gates of Shangri-La (history a card of the hand for 1 progress) work."""
    t = table("vikings", "romans").powers(0, "vik-power-a", "uto-journey-2-a").hand(0, "unrest", "rom-glory")
    t.act(0, "exhaust:uto-journey-2-a@1", "unrest")
    assert t.goods(0) == {"progress": 1}
    assert t.ids("discard") == ["unrest"]
    assert t.ids("history") == []


# -- symbols


def test_a_symbol_printed_twice_counts_twice() -> None:
    """2.2: "per X" counts symbols, not cards."""
    t = table().play(0, "cls-forest", "leg-lakes").hand(0, "scy-nomads").act(0, "play:scy-nomads", "no").act(1, "no")
    assert t.goods(0) == {"materials": 3}


def test_a_card_is_one_region_whatever_its_lands() -> None:
    t = table().play(0, "cls-forest", "leg-lakes").hand(0, "rom-prosperity")
    t.act(0, "play:rom-prosperity", "no").act(1, "no").act(0, "gain-1-population")
    assert t.goods(0) == {"population": 2}


def test_agriculture_twice_needs_two_symbols() -> None:
    """4.2.5: one symbol, which loses its own kind for the turn."""
    t = table().play(0, "cls-agriculture", "cls-hills", "cls-mysticism").hand(0, "cls-olmecs")
    t.act(0, "exhaust:cls-agriculture@1", "play:cls-olmecs")
    assert t.why_not("exhaust:cls-agriculture@1") == "cost"


def test_treated_land_is_itself_again_in_the_next_turn() -> None:
    t = table().play(0, "cls-agriculture", "cls-hills").act(0, "exhaust:cls-agriculture@1").end(0).end(1)
    t.hand(0, "scy-nomads").act(0, "play:scy-nomads", "no").act(1, "no")
    assert t.goods(0) == {"materials": 1}


def test_a_treated_symbol_is_not_itself_for_a_recall_either() -> None:
    """Boats recall a fertile land: one whose only such symbol counts as production is none in this turn."""
    t = table().play(0, "cls-agriculture", "cls-hills", "cls-boats")
    assert "exhaust:cls-boats@1" in t.keys
    t.act(0, "exhaust:cls-agriculture@1")
    assert t.why_not("exhaust:cls-boats@1") == "cost"
    t = table().play(0, "cls-agriculture", "cls-hills", "cls-forest", "cls-boats")
    t.act(0, "exhaust:cls-agriculture@1", "cls-hills", "exhaust:cls-boats@1")
    assert t.ids("hand") == ["cls-forest"]


def test_a_treated_symbol_is_not_itself_for_what_is_abandoned_either() -> None:
    """The Flood of the Nile wants a river."""
    t = table("egyptians", "romans", base="legends").play(0, "leg-qanat", "leg-moor").hand(0, "egy-flood-of-the-nile")
    t.act(0, "exhaust:leg-qanat@1", "play:egy-flood-of-the-nile")
    assert t.prompt == "act" and t.goods(0) == {} and "leg-moor" in t.ids("play")
    t = table("egyptians", "romans", base="legends").play(0, "leg-qanat", "leg-moor").hand(0, "egy-flood-of-the-nile")
    t.act(0, "play:egy-flood-of-the-nile")
    assert t.prompt == "abandon"


def test_a_treated_card_with_another_such_symbol_can_be_recalled() -> None:
    """Lakes carry two rivers."""
    t = table(base="legends").play(0, "leg-qanat", "leg-lakes", "leg-water-mill")
    t.act(0, "exhaust:leg-qanat@1", "exhaust:leg-water-mill@1")
    assert t.ids("hand") == ["leg-lakes"]


def test_a_treated_card_that_leaves_play_counts_no_more_and_is_itself_when_it_returns() -> None:
    """The Archipelago's fertile symbol is treated; then Boats recall it for its river, and it is played again."""
    t = table().play(0, "cls-agriculture", "leg-archipelago", "cls-boats").hand(0, "scy-nomads")
    t.act(0, "exhaust:cls-agriculture@1", "exhaust:cls-boats@1")
    assert t.player(0).treated == () and t.goods(0) == {"materials": 2, "population": 1}
    t.act(0, "play:leg-archipelago", t.open_market[0], "no", "play:scy-nomads", "no").act(1, "no")
    assert t.goods(0) == {"materials": 3, "population": 1}


def test_a_land_treated_as_production_has_production_for_mining() -> None:
    """Viviane's river alone: no production on it, unless it is treated so."""
    t = table("arthurians", "romans", base="legends").play(0, "leg-mining", "art-viviane-of-the-lake", "leg-qanat")
    assert t.act(0, "exhaust:leg-mining@1").goods(0) == {"progress": 2}
    t = table("arthurians", "romans", base="legends").play(0, "leg-mining", "art-viviane-of-the-lake", "leg-qanat")
    assert t.act(0, "exhaust:leg-qanat@1", "exhaust:leg-mining@1").goods(0) == {"progress": 1}


# -- up to


def up_to() -> list[tuple[str, Effect]]:
    """Every effect that says "up to", with a card that has it."""
    found = {effect: card.id for card in BOOK for effect in card.effects() if "up to" in slug(effect).replace("-", " ")}
    simple = {effect: id for effect, id in found.items() if not effect.inner()}
    return [(id, effect) for effect, id in simple.items()]


@pytest.mark.parametrize(("id", "effect"), up_to(), ids=lambda value: value if isinstance(value, str) else "")
def test_up_to_asks_how_many_and_none_will_do(id: str, effect: Effect) -> None:
    t = table().play(0, "cls-hills", "cls-river", "cls-coast").has(0, progress=5).deck(0, *["unrest"] * 5)
    t.hand(0, "unrest", "unrest").discard(0, "unrest", "unrest", "cls-jade-mask", "leg-jade-mask").run()
    flow = effect.run(Deed(t.now, 0, t.find("rom-power-a", POWERS)))
    asked = next(flow)[0]
    assert {NO, 0} & set(asked.values())
    assert len(asked.values()) > 1


def test_the_cards_that_say_up_to() -> None:
    said = {"draw", "return", "abandon", "history", "to", "pay"}
    assert {slug(effect).split("-")[0] for _, effect in up_to()} == said


# -- hidden and open


def test_own_and_common_decks_are_hidden_discard_and_exile_open() -> None:
    """Ours: discard piles and the exile lie open."""
    t = table().discard(0, "unrest").exile("cls-river").hand(0, "rom-glory").run()
    state = t.now
    assert all(not state.shows(card) & 3 for card in state.zones[DECK + 1])
    assert state.shows(t.find("unrest", t._zone("discard", 0))) & 3 == 3
    assert state.shows(t.find("cls-river", t._zone("exile", 0))) & 3 == 3
    assert state.shows(t.find("rom-glory", HAND)) & 3 == 1


# -- the order of things


def test_the_state_may_flip_between_two_steps_of_a_card() -> None:
    """Ours: Glorious draws the accession card, and the next step finds an empire."""
    t = table().deck(0).nation(0).hand(0, "cls-glorious").act(0, "play:cls-glorious", "1")
    assert t.player(0).empire
    assert t.prompt == "develop"


def test_a_card_discarded_by_its_own_play_is_not_moved_again() -> None:
    """Separate sentences are separate steps (3.4.12); what is gone is gone."""
    t = table().hand(0, "cls-hittites").market("cls-river").act(0, "play:cls-hittites", "pick:cls-river:market")
    assert t.where("cls-hittites") == ["history-0"]


def test_a_played_card_can_be_shuffled_only_when_it_is_done() -> None:
    """Oracle draws from an empty deck: it is not among the cards that are reshuffled."""
    t = table().hand(0, "cls-oracle").deck(0).nation(0).bottom(0).discard(0, "unrest", "rom-glory")
    t.act(0, "play:cls-oracle", "unrest")
    assert t.ids("hand") == ["rom-glory"]
    assert sorted(t.ids("discard")) == ["cls-oracle", "unrest"]


def test_a_card_with_no_play_effect_can_be_played() -> None:
    t = table().hand(0, "cls-sacred-pass", "cls-boats").act(0, "play:cls-sacred-pass", "play:cls-boats")
    assert t.ids("play") == ["cls-sacred-pass", "cls-boats"]


# -- all the sheets say about names


def test_tributaries_know_the_people_of_their_name() -> None:
    people = {card.people: card.id for card in BOOK if card.people}
    assert sorted(people) == [
        "carthaginians",
        "celts",
        "egyptians",
        "greeks",
        "macedonians",
        "mauryans",
        "minoans",
        "olmecs",
        "persians",
        "qin",
        "romans",
        "scythians",
        "vikings",
    ]


def test_two_suits_have_a_green_banner() -> None:
    assert printed("cls-city").banner == "uncivilised"
    assert printed("cls-city").suits == ("uncivilised", "civilised")
