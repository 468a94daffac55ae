"""Decks: how many cards there are, when they are reshuffled, what happens when they run out."""

from __future__ import annotations

import pytest

from oikumene.games.ancient_world import ANCIENT_WORLD
from oikumene.games.ancient_world.deckfile import house_book
from oikumene.games.ancient_world.state import ASIDE, DECK_A, DECK_B, DISCARD, HAND, ROW
from rules.ancient_world.table import table


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("empire-a", 45),
        ("empire-b", 47),
        ("military", 25),
        ("titans", 20),
        ("districts", 11),
        ("starting-empire", 8),
        ("starting-military", 8),
    ],
)
def test_every_deck_has_as_many_cards_as_the_box(deck: str, cards: int) -> None:
    assert len(house_book().deck(deck)) == cards
    assert sum(card.copies for card in ANCIENT_WORLD.cards() if card.deck == deck) == cards


def test_an_empty_deck_is_made_anew_of_the_discards_in_the_middle_of_a_draw() -> None:
    t = table(round=2).row("smithy").only(DECK_A, "crane", "bridge")
    t.only(DISCARD, "granary", "bazaar", "barracks", "academy")
    t.place(0, "explore", 1, "draw")
    hand = t.ids(HAND)
    assert hand[:2] == ["crane", "bridge"] and set(hand[2:]) <= {"granary", "bazaar", "barracks", "academy"}
    assert len(hand) == 5 and t.said("reshuffles") == [()]
    assert t.ids(DISCARD) == [] and len(t.ids(DECK_A)) == 1
    t.act(0, "keep:crane")
    assert len(t.ids(DISCARD)) == 4, "what was drawn and not kept is discarded after the shuffle"


def test_when_deck_and_discards_are_short_all_that_is_left_is_drawn() -> None:
    t = table(round=2).row("smithy").only(DECK_A, "crane").only(DISCARD, "granary")
    t.place(0, "explore", 1, "draw")
    assert sorted(t.ids(HAND)) == ["crane", "granary"]


def test_with_no_deck_and_no_discards_only_the_row_can_be_explored() -> None:
    t = table(round=2).row("smithy", "granary").only(DECK_A).place(0, "explore", 1)
    assert t.keys == ["take-row:smithy", "take-row:granary"]


def test_with_nothing_left_explore_is_closed() -> None:
    t = table(round=2).only(ROW).only(DECK_A)
    assert "place:explore" not in t.keys and t.why_not("place:explore") == "no-cards"


def test_the_row_is_renewed_out_of_the_discards_when_the_deck_is_empty() -> None:
    t = table(round=1).row("smithy", "granary", "bazaar", "crane").only(DECK_A)
    t.pass_all()
    assert sorted(t.ids(ROW)) == ["bazaar", "crane", "granary", "smithy"]
    assert t.said("reshuffles") == [()]


def test_the_row_is_as_long_as_the_cards_reach() -> None:
    t = table(round=1).only(ROW, "smithy").only(DECK_A, "crane")
    t.pass_all()
    assert sorted(t.ids(ROW)) == ["crane", "smithy"]


def test_from_round_4_explore_draws_from_deck_b() -> None:
    t = table(round=4).place(0, "explore", 1, "draw")
    assert {t.now.card(card).deck for card in t.now.zones[HAND]} == {"empire-b"}
    assert len(t.now.zones[DECK_B]) == 47 - 4 - 5


def test_a_reshuffled_deck_is_unknown_to_all() -> None:
    t = table(round=2).row("smithy").only(DECK_A).only(DISCARD, "granary", "bazaar", "barracks")
    t.give(0, aside=["crane"]).place(0, "explore", 1, "draw")
    assert t.match.view(1)["table"]["seats"][0]["hand"] == [None] * 3
    t.act(0, t.keys[0])
    assert len(t.ids(ASIDE)) == 2 and t.match.view(1)["table"]["seats"][0]["aside"] == [None, None]


def test_the_decks_hide_their_cards() -> None:
    match = ANCIENT_WORLD.new(seats=2, seed=1)
    for seat in (0, 1, None):
        titans = match.view(seat)["table"]["titans"]
        assert [set(deck["known"]) for deck in titans] == [{None}] * 3
        assert set(match.view(seat)["table"]["district"]["known"]) == {None}
