"""Solo: how the opponent chooses, and what it never does."""

from __future__ import annotations

import pytest

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.cards.book import BOOK, FACE
from oikumene.games.imperium.solo.scoring import value_to_bot
from oikumene.games.imperium.state import DECK, KING, UNDER
from rules.imperium.solo import BOT, SoloTable, solo

#: Two regions worth 1, three worth nothing.
REGIONS = ("cls-coast", "cls-jungle", "cls-hills", "cls-mountain", "cls-oasis")


def acquiring(*market: str, **options: object) -> SoloTable:
    """A table on which the next card (Conquer of the Romans) acquires a region."""
    t = solo("romans", **options)
    t.market(*market).no_tokens()
    return t


def conquer(t: SoloTable) -> SoloTable:
    return t.resolve("rom-conquer")


# -- value


@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("cls-jungle", 1),
        ("cls-coast", 0),
        ("cls-oracle", 5),  # a * coin
        ("cls-jade-mask", 1),  # a ? coin: its best
        ("cls-praiseworthy", 7),
        ("leg-proud", 10),  # 12 in a garrison, but never more than 10
        ("cls-triumphant", 10),  # 11
        ("unrest", -2),
        ("art-twrch-trwyth", -4),
        ("qin-mandate-of-heaven", 0),  # -2 only out of play
    ],
)
def test_value(id: str, value: int) -> None:
    assert value_to_bot(BOOK[FACE[id]]) == value


# -- acquiring


def test_acquires_the_card_of_the_highest_value_in_the_lowest_place() -> None:
    t = conquer(acquiring(*REGIONS))
    assert t.ids("deck", BOT)[-1] == "cls-jungle"
    assert t.said("bot-takes") == [("cls-jungle",)]


def test_a_token_is_worth_a_point() -> None:
    t = acquiring(*REGIONS)
    conquer(t.tokens("cls-hills", materials=1, population=1))
    assert t.ids("deck", BOT)[-1] == "cls-hills"
    assert t.goods(BOT) == {"materials": 1, "population": 1}


def test_of_equal_ones_that_with_more_tokens() -> None:
    t = acquiring(*REGIONS)
    conquer(t.tokens("cls-oasis", progress=1))
    assert t.ids("deck", BOT)[-1] == "cls-oasis"


def test_only_cards_of_the_suit() -> None:
    t = conquer(acquiring("cls-armenians", "cls-elders", "cls-education", "cls-coast", "cls-oracle"))
    assert t.ids("deck", BOT)[-1] == "cls-coast"


def test_the_place_is_filled_again() -> None:
    t = acquiring(*REGIONS)
    top = t.ids("region")[-1]
    conquer(t)
    assert t.open_market == ["cls-coast", top, "cls-hills", "cls-mountain", "cls-oasis"]


def test_unrest_comes_along_and_lies_above_the_card() -> None:
    t = solo("romans").market("cls-armenians", "cls-elders", "cls-education", "cls-coast", "cls-oracle").no_tokens()
    t.resolve("rom-advance")
    assert t.ids("deck", BOT)[-2:] == ["cls-oracle", "unrest"]


def test_unrest_below_the_card() -> None:
    t = solo("romans", solo_unrest_order="below")
    t.market("cls-armenians", "cls-elders", "cls-education", "cls-coast", "cls-oracle").no_tokens()
    t.resolve("rom-advance")
    assert t.ids("deck", BOT)[-2:] == ["unrest", "cls-oracle"]


def test_what_it_took_openly_is_known_on_its_deck_and_in_its_slot() -> None:
    t = conquer(acquiring(*REGIONS))
    assert t.now.look(DECK + BOT, 0)[-1] == "cls-jungle"
    t.slots().clean_up(6)
    assert IMPERIUM.view(t.now, 0)["opponent"]["cards"] == [["cls-jungle"], [None], [None], [None], [None]]


# -- breaking through


def test_breaking_through_leaves_the_unrest() -> None:
    t = solo("celts").market("cls-armenians", "cls-elders", "cls-education", "cls-coast", "cls-oracle").no_tokens()
    n = t.size("unrest")
    t.tokens("cls-oracle", progress=2).resolve("cel-advance")
    assert t.ids("deck", BOT)[-1] == "cls-oracle"
    assert t.goods(BOT) == {"progress": 2}
    assert t.size("unrest") == n  # one back, one under the card that came
    assert t.size(UNDER + 4) == 1


def test_without_such_a_market_card_the_top_of_the_small_deck_unseen() -> None:
    t = solo("celts").market(*REGIONS).no_tokens()
    top = t.ids("uncivilised")[-1]
    t.resolve("cel-advance")
    assert t.ids("deck", BOT)[-1] == top
    event = next(event for event in t.match.log if event.message == "bot-takes")
    assert event.args == ((top, 0),)


def test_without_a_small_deck_the_main_deck_is_searched() -> None:
    t = solo("celts").market(*REGIONS).no_tokens()
    t.common("uncivilised").common("main", "cls-armenians", "cls-steppe", "cls-elders", "cls-wonder")
    t.resolve("cel-advance")
    assert t.ids("deck", BOT)[-1] == "cls-elders"
    assert [card for (card,) in t.said("reveals")] == ["cls-armenians", "cls-steppe", "cls-elders"]
    assert t.size("main") == 3


def test_found_nothing_two_materials() -> None:
    t = solo("celts").market(*REGIONS).no_tokens()
    t.common("uncivilised").common("main", "cls-armenians", "cls-steppe")
    t.resolve("cel-advance")
    assert t.goods(BOT) == {"materials": 2}
    assert t.said("bot-finds-nothing") == [("uncivilised",)]


def test_the_last_card_of_the_main_deck_begins_the_end() -> None:
    t = solo("celts").market(*REGIONS).no_tokens()
    t.common("uncivilised").common("main", "cls-elders")
    t.resolve("cel-advance")
    assert t.now.why == "main-deck"


# -- exile


def test_exiles_the_first_market_card_without_tokens() -> None:
    t = solo("romans").market(*REGIONS).no_tokens().tokens("cls-coast", progress=1)
    t.resolve("rom-dalmatia")
    assert t.ids("exile") == ["cls-jungle"]
    assert t.ids("play", BOT) == ["rom-dalmatia"]


def test_exiles_none_if_all_have_tokens() -> None:
    t = solo("romans").market(*REGIONS)
    for card in REGIONS:
        t.tokens(card, progress=1)
    t.resolve("rom-dalmatia")
    assert t.ids("exile") == []


def test_acquires_the_best_from_the_exile() -> None:
    t = solo("macedonians").bot(empire=True).exile("cls-coast", "cls-jungle", "cls-hills")
    t.resolve("mac-glory-nation")
    assert t.ids("deck", BOT)[-1] == "cls-jungle"
    assert t.ids("exile") == ["cls-coast", "cls-hills"]


# -- its own cards


def test_abandons_what_was_played_last() -> None:
    t = solo("romans").play(BOT, "cls-jungle", "cls-coast", "cls-hills", "cls-mountain")
    t.resolve("rom-glory")
    assert t.ids("play", BOT) == ["cls-jungle"]
    assert t.ids("discard", BOT) == ["cls-mountain", "cls-hills", "cls-coast", "rom-glory"]


def test_a_card_with_two_region_symbols_counts_twice() -> None:
    twice = next(card.id for card in BOOK if card.suits.count("region") == 2)
    t = solo("romans").play(BOT, "cls-jungle", twice)
    fame = t.ids("fame")[-1]
    t.resolve("rom-glory")
    assert t.ids("play", BOT) == [] and t.ids("deck", BOT)[-1] == fame
    t = solo("macedonians").play(BOT, "cls-jungle", twice)
    t.resolve("cls-armenians")
    assert t.goods(BOT)["progress"] == 3


def test_returns_the_unrest_that_was_discarded_last() -> None:
    t = solo("olmecs").discard(BOT, "unrest", "cls-elders", "unrest", "cls-education")
    n = t.size("unrest")
    t.resolve("olm-cacao").act(0, "no")
    assert t.ids("discard", BOT) == ["unrest", "cls-elders", "cls-education", "olm-cacao"]
    assert t.size("unrest") == n + 1


def test_brings_back_the_latest_region() -> None:
    t = solo("vikings").discard(BOT, "cls-coast", "cls-jungle", "cls-elders").nation(BOT, "cls-wonder", "cls-temple")
    t.resolve("cls-mysticism")
    assert t.ids("play", BOT) == ["cls-jungle"]


def test_never_pays_with_progress_for_something_else() -> None:
    t = solo("romans").bot(progress=9).market(*REGIONS).no_tokens()
    t.resolve("rom-advance")
    assert t.goods(BOT) == {"progress": 9, "population": 1}


# -- fame and King of Kings


def test_fame_goes_unseen_on_its_deck() -> None:
    t = solo("romans").play(BOT, "cls-jungle", "cls-coast", "cls-hills")
    top = t.ids("fame")[-1]
    t.resolve("rom-glory")
    assert t.ids("deck", BOT)[-1] == top
    event = next(event for event in t.match.log if event.message == "bot-takes-fame")
    assert event.args == ((top, 0),)


def famous(*, empire: bool, **what: object) -> SoloTable:
    t = solo("romans").play(BOT, "cls-jungle", "cls-coast", "cls-hills").common("fame").bot(empire=empire, **what)
    return t.resolve("rom-glory")


def test_king_of_kings_for_barbarians() -> None:
    t = famous(empire=False)
    n = t.size("nation", BOT)
    assert t.goods(BOT) == {"progress": 6}
    assert (t.now.why, t.player(BOT).king) == ("king", True)
    assert t.size("nation", BOT) == n
    assert t.said("bot-king") == [()] and t.said("bot-dynasty") == []


def test_king_of_kings_for_an_empire() -> None:
    t = famous(empire=True)
    card = t.said("bot-dynasty")[0][0]
    assert t.goods(BOT) == {"progress": 3}
    assert t.ids("deck", BOT)[-1] == card
    assert t.now.why == "king"


def test_king_of_kings_is_turned_over_for_the_human() -> None:
    t = famous(empire=False)
    assert [t.now.ident(card) for card in t.now.zones[KING]] == ["cls-king-of-kings-b"]


def test_king_of_kings_only_once() -> None:
    """Then giving up regions for fame brings nothing: the next option is taken."""
    t = famous(empire=False, king=True)
    assert t.goods(BOT) == {"progress": 1}
    assert t.size("play", BOT) == 3


# -- rows


def test_a_row_of_which_nothing_can_be_done_is_passed_over() -> None:
    """Celts attack somebody who has nothing: the next row that the card fits counts."""
    t = solo("celts")
    t.resolve("cel-cattle-raid")
    assert t.said("bot-row") == [("celts-barbarian-barbarian",)]


def test_first_option_that_can_be_done_in_full() -> None:
    """Paying is no use without a card to have for it."""
    t = solo("egyptians").bot(population=2, materials=2)
    t.market("cls-armenians", "cls-assyrians", "cls-ionians", "cls-olmecs", "cls-sumerians").no_tokens()
    t.deck(BOT, "cls-wonder").resolve("egy-advance")
    assert t.goods(BOT) == {"population": 2, "materials": 2}
    assert t.ids("discard", BOT) == ["cls-wonder"]


def test_where_no_option_can_be_done_in_full_the_last_as_far_as_possible() -> None:
    t = solo("vikings").deck(BOT, "cls-wonder")
    t.has(0, materials=1).resolve("vik-glory")
    assert t.goods(BOT) == {"materials": 1}
    assert t.ids("discard", BOT) == ["cls-wonder", "vik-glory"]
