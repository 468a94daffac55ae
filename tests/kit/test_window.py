"""A chance to interrupt: whoever could is asked, who can is nobody's business, and the first who does ends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from small import Small, SmallGame, conforms

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kernel.table import ALL, NOBODY, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.book import lay
from oikumene.kit.moments import window
from oikumene.kit.sides import clockwise, push

FACES = ("veto", "speech")
DECK, PLAYED, HAND = 0, 1, 2


@data
class Senate(Small):
    """Speeches, and vetoes against them."""

    __slots__ = ()
    WORDS = Vocabulary(
        {"speak": "card", "veto": "card"}, {"act": "", "veto": "card"}, {"heard": "seat", "silenced": "seat"}
    )


def zones(seats: int) -> Sequence[Zone]:
    return [Zone("deck", NOBODY), Zone("played", ALL), *(Zone(f"hand-{n}", 1 << n, False) for n in range(seats))]


def lay_senate(state: Small) -> None:
    lay(state, [0, 1, 1] * 2 * state.seats, DECK, 0)
    state.shuffle(DECK)
    for seat in range(state.seats):
        for card in state.zones[DECK][-4:]:
            state.move(card, HAND + seat)
    push(state, *[("turn", seat) for _ in range(3) for seat in range(state.seats)])


def held(state: Small, seat: int, face: str) -> list[int]:
    return state.distinct([card for card in state.zones[HAND + seat] if state.ident(card) == face])


def turn(could: Callable[[Small, int], bool]) -> Callable[[Small, int], Flow[None]]:
    def run(state: Small, seat: int) -> Flow[None]:
        if not state.zones[HAND + seat]:
            return
        spoken = yield from choose(
            seat, "act", lambda: [("speak", card) for card in state.distinct(state.zones[HAND + seat])], secret=True
        )
        card = int(spoken[1])
        state.move(card, PLAYED)

        def vetoes(other: int) -> list[Value]:
            return [("veto", own) for own in held(state, other, "veto")]

        others = clockwise(seat, state.seats)
        cut = yield from window(others, "veto", lambda other: could(state, other), vetoes, about=(card,))
        if cut is None:
            state.purses[seat][0] += 1
            state.note("heard", seat)
            return
        _, value = cut
        assert isinstance(value, tuple)
        state.move(int(value[1]), PLAYED)
        state.note("silenced", seat)

    return run


def senate(could: Callable[[Small, int], bool]) -> SmallGame:
    return SmallGame("senate", Senate, {"turn": turn(could)}, lay_senate, zones=zones, faces=FACES)


def has_cards(state: Small, seat: int) -> bool:
    """What everybody sees."""
    return bool(state.zones[HAND + seat])


def has_veto(state: Small, seat: int) -> bool:
    """What nobody else should."""
    return bool(held(state, seat, "veto"))


def test_a_window_tells_nobody_who_can_interrupt() -> None:
    assert conforms(senate(has_cards))["nothing leaks"]


def test_asking_only_those_who_can_is_caught() -> None:
    with pytest.raises(AssertionError):
        conforms(senate(has_veto))


def test_who_could_is_asked_one_after_the_other_until_somebody_does() -> None:
    seen = set()
    for seed in range(30):
        match = senate(has_cards).new(seats=3, seed=seed)
        match.take(match.asks[0], match.asks[0].values()[0])
        asked, cut = [], False
        while match.asks[0].prompt == "veto" and not cut:
            ask = match.asks[0]
            asked.append(ask.seat)
            cut = len(ask.values()) > 1
            match.take(ask, ask.values()[0])
        assert match.asks[0].prompt == "act" and asked == [1, 2][: len(asked)]
        assert cut or len(asked) == 2
        assert (len(match.state.zones[PLAYED]), match.state.purses[0][0]) == ((2, 0) if cut else (1, 1))
        seen.add((cut, len(asked)))
    assert {(True, 1), (True, 2)} <= seen
