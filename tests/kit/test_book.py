"""Cards with their copies: looked up, laid out, counted, and compared with what the box says."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from small import Small, SmallGame, conforms

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, argument, choose
from oikumene.kernel.table import ALL, NOBODY, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.book import Book, amounts, check_copies, check_decks, compared, counts, lay, named, written
from oikumene.kit.sides import push


@dataclass(frozen=True)
class Card:
    id: str
    deck: str
    copies: int = 1
    worth: tuple[int, ...] = (0, 0)


GOODS = ("wheat", "gold")
BOOK = Book(
    [
        Card("field", "land", 3, amounts(GOODS, "wheat 1")),
        Card("mine", "land", 1, amounts(GOODS, "gold 2")),
        Card("feast", "deed", 2, amounts(GOODS, "wheat 1, gold 1")),
    ]
)


def test_a_card_is_found_by_id_and_by_number() -> None:
    assert BOOK["mine"] is BOOK.cards[BOOK.face["mine"]]
    assert BOOK.ids == ("field", "mine", "feast")
    assert len(BOOK) == 3 and [card.id for card in BOOK] == list(BOOK.ids)


def test_a_deck_has_each_card_as_often_as_it_is_printed() -> None:
    assert BOOK.deck("land") == [0, 0, 0, 1]
    assert BOOK.every(lambda card: card.worth[1] > 0) == [1, 2, 2]


def test_two_cards_of_one_id_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="two cards have the id 'mine'"):
        Book([Card("mine", "land"), Card("mine", "deed")])


def test_what_differs_from_the_box_is_named() -> None:
    assert BOOK.miscounts({"land": 4, "deed": 2}) == []
    assert [str(wrong) for wrong in BOOK.miscounts({"land": 5})] == [
        "land has 4 cards instead of 5",
        "deed has 2 cards instead of 0",
    ]
    assert compared({}, {"land": 1})[0].found == 0


def test_a_book_is_told_what_a_deck_is() -> None:
    book = Book(BOOK.cards, deck_of=lambda card: "rich" if card.worth[1] else "poor")
    assert book.totals() == {"poor": 3, "rich": 3}


def test_figures_are_read_by_name_and_said_by_name() -> None:
    assert written("") == {} and written("gold 1, wheat 2, gold 3") == {"gold": 4, "wheat": 2}
    assert amounts(GOODS, "gold 3") == (0, 3)
    assert named(GOODS, (0, 3)) == {"gold": 3}
    with pytest.raises(ValueError, match="'silver' is not one of wheat, gold"):
        counts(GOODS, {"silver": 1})


# -- a game of the book: one card after the other is taken from an open row; what lies where is conserved


@data
class Harvest(Small):
    __slots__ = ()
    WORDS = Vocabulary({"take": "card"}, {"take": ""}, {})


DECK, ROW, TAKEN = 0, 1, 2


def lay_table(state: Small) -> None:
    lay(state, [*BOOK.deck("land"), *BOOK.deck("deed")], DECK, 0)
    state.shuffle(DECK)
    push(state, ("fill",), ("turn", 0))


def fill(state: Small) -> None:
    for card in state.zones[DECK][-2:]:
        state.move(card, ROW)


def turn(state: Small, seat: int) -> Flow[None]:
    picked = yield from choose(seat, "take", lambda: [("take", card) for card in state.distinct(state.zones[ROW])])
    card = argument(picked)
    for good, n in enumerate(BOOK.cards[state.face[card]].worth):
        state.purses[seat][good] += n
    state.move(card, TAKEN + seat)
    if state.zones[DECK]:
        push(state, ("fill",), ("turn", (seat + 1) % state.seats))


class HarvestGame(SmallGame):
    def check(self, state: Small) -> None:
        check_decks(state, BOOK.cards, {"land": 4, "deed": 2})
        check_copies(state, BOOK.cards)


HARVEST = HarvestGame(
    "harvest",
    Harvest,
    {"fill": fill, "turn": turn},
    lay_table,
    zones=lambda seats: [Zone("deck", NOBODY), Zone("row", ALL), *(Zone(f"taken-{n}", ALL) for n in range(seats))],
    faces=BOOK.ids,
    goods=2,
)


def test_a_card_too_many_or_too_few_is_found() -> None:
    state = HARVEST.new(seats=2, seed=1).state
    HARVEST.check(state)
    state.add(BOOK.face["mine"], DECK, 0)
    with pytest.raises(AssertionError, match="land has 5 cards instead of 4"):
        check_decks(state, BOOK.cards, {"land": 4, "deed": 2})
    with pytest.raises(AssertionError, match="2 copies of mine, of which there are 1"):
        check_copies(state, BOOK.cards)


def test_the_harvest_passes_the_suite() -> None:
    made = conforms(HARVEST, 1)
    assert made["secrets"] and made["copies"]
