"""Who is asked in the middle of somebody's turn is asked alike, whatever is in the hand: nobody can tell from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.rules.clash.field import Field, field


def defends(card: str) -> Field:
    """Seat 1 defends at D4 with a card in the hand."""
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3").hand(1, card)
    return t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).strike("D5", "D4", "1l", "1l")


def attacks(card: str) -> Field:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "A3").hand(0, card)
    return t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).strike("D5", "D4", "1l", "1l")


def conquers(objective: str) -> Field:
    """A city with a defender falls: objectives that wait for that are asked for."""
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4").city(1, "A3").objectives(0, int(objective))
    return t.units(0, "D5", infantry=2).units(1, "D4", infantry=1).strike("D5", "D4", "6i", "6i", "1l")


def is_cancelled(card: str) -> Field:
    t = field(expansion=True).city(0, "D7").city(1, "D5").knows(1, "jap-ninjutsu").has(0, culture=1)
    return t.hand(0, "leadership-25").hand(1, card).act(0, "play:leadership-25")


def reckons(objective: str) -> Field:
    t = field().city(0, "D4").city(1, "F4", "temple").objectives(1, int(objective))
    return t.then(("status", "objectives", 1), ("act", 0))  # type: ignore[return-value]


#: Action cards, of whose tactics some fit and others do not.
ALL = ("advance-1", "heroic-general-5", "inspiration-3", "spies-7", "militia-37", "mercenaries-13")
#: How a window is reached, and cards of which some can be used there and others not.
WINDOWS: list[tuple[Callable[[str], Field], str, tuple[str, ...]]] = [
    (defends, "tactic", ALL),
    (attacks, "tactic", ALL),
    (conquers, "objective", tuple(str(n) for n in range(1, 33))),
    (is_cancelled, "cancel", ("advance-1", "heroic-general-5", "inspiration-3")),
    (reckons, "objective-status", tuple(str(n) for n in range(1, 33))),
]


@pytest.mark.parametrize(("reach", "prompt", "cards"), WINDOWS, ids=[reach.__name__ for reach, _, _ in WINDOWS])
def test_a_window_opens_alike_for_whatever_is_held(
    reach: Callable[[str], Field], prompt: str, cards: tuple[str, ...]
) -> None:
    seen, offered = set(), set()
    for card in cards:
        t = reach(card)
        assert t.prompt == prompt and t.asked.ask.secret
        other = 1 - t.seat
        log = [(line.message, line.args) for line in t.match.log]
        seen.add(str((t.seat, t.match.view(other)["table"]["hexes"], log[-3:])))
        offered.add(len(t.keys) > 1)
    assert len(seen) == 1, "who looks on sees the same"
    assert offered == {True, False} or prompt == "cancel", "and yet there is something to choose with some of them"


def test_without_any_card_nobody_is_asked() -> None:
    """How many cards somebody has is open to all."""
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3")
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).strike("D5", "D4", "6i", "1l")
    assert t.at("D4") == {"infantry": 1} and t.prompt == "act"


def test_the_defender_sees_whether_a_card_lies_there_but_not_which() -> None:
    t = field().knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3").hand(0, *ALL)
    t.hand(1, "advance-2").units(0, "D5", infantry=1).units(1, "D4", infantry=1).strike("D5", "D4", "1l", "1l")
    t.act(0, t.can("tactic")[0])
    assert t.seat == 1 and t.said("lays-card") == [(0,)]
    sides = t.match.view(1)["table"]["battle"]["sides"]
    assert sides[0]["laid"] and not sides[0]["card"]
