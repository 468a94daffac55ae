"""The numbers that can be set by data: the terms of the rules, the boards, and what is printed on cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from oikumene.games.imperial_settlers.effects.goods import Gain, GainPer
from oikumene.games.imperial_settlers.model import ALL_GOODS, ATTACKS, GOODS, Action, Board, Card, Cost, Terms
from oikumene.kernel.game import Dial
from oikumene.kit.dials import Pairs, Shape, Whole

SHAPE = Shape(
    {
        Terms: {
            "rounds": Whole(1, 10),
            "start_common": Whole(0, 10),
            "start_faction": Whole(0, 10),
            "raze_hand": Whole(0, 5),
            "raze_rival": Whole(0, 5),
            "exchange": Whole(1, 5),
            "common_points": Whole(-5, 10),
            "faction_points": Whole(-5, 10),
        },
        Board: {"production": Pairs(GOODS, 0, 12)},
        Card: {"copies": Whole(0, 9), "raze": Pairs(ALL_GOODS, 0, 9)},
        Cost: {name: Whole(0, 9) for name in ("wood", "stone", "food", "gold", "worker", "raze")},
        Action: {"uses": Whole(1, 3)},
        Gain: {"goods": Pairs(ALL_GOODS, 0, 9)},
        GainPer: {"most": Whole(0, 20), "goods": Pairs(ALL_GOODS, 0, 9)},
    },
    amounts=("n",),
)


def dials_of(book: Sequence[Card], terms: Terms) -> Iterator[Dial]:
    """The terms, the boards, and the numbers of every card but those of the virtual opponent's attacks."""
    yield from SHAPE.dials("rules", terms)
    for board in terms.boards.values():
        yield from SHAPE.dials(f"boards/{board.id}", board)
    for card in book:
        if card.deck != ATTACKS:
            yield from SHAPE.dials(f"cards/{card.id}", card)


def turned(book: Sequence[Card], terms: Terms, values: Mapping[str, int]) -> tuple[tuple[Card, ...], Terms]:
    """The cards and the terms with other numbers."""
    boards = {id: SHAPE.turned(f"boards/{id}", board, values) for id, board in terms.boards.items()}
    cards = tuple([SHAPE.turned(f"cards/{card.id}", card, values) for card in book])
    return cards, replace(SHAPE.turned("rules", terms, values), boards=boards)
