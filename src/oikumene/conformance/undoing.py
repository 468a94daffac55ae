"""Undo: what comes back, and what nobody can take back."""

from __future__ import annotations

from collections.abc import Iterator, Sized
from contextlib import contextmanager
from typing import Any

from oikumene.conformance.looking import assert_sentence, at, picture, same, traces
from oikumene.conformance.walking import AnyMatch, Case, Player, walk
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value, is_free
from oikumene.kernel.table import Table


def undo(case: Case) -> int:
    """Where an undo is accepted right after an answer, what was before comes back, and the same answer leads to the
    same again; an undo never goes past what anybody learned; a refused one changes nothing. Returns how many were
    accepted."""
    undone = 0
    with rolling() as rolls:
        for match, _, player in walk(case):
            undone += answer_and_undo(match.clone(), player, rolls)
    return undone


@contextmanager
def rolling() -> Iterator[list[int]]:
    """Count the dice that everybody sees. The methods of a compiled table cannot be exchanged: none is counted then."""
    rolls: list[int] = []
    below = Table.below

    def counted(table: Table, n: int) -> int:
        rolls.append(n)
        return below(table, n)

    try:
        Table.below = counted  # type: ignore[method-assign, assignment]
    except TypeError:
        yield rolls
        return
    try:
        yield rolls
    finally:
        Table.below = below  # type: ignore[method-assign]


def answer_and_undo(match: AnyMatch, player: Player, rolls: Sized = ()) -> int:
    rng = player.rng
    rolled = len(rolls)
    ask = rng.choice(match.asks)
    before, log, answers = picture(match), list(match.log), list(match.answers)
    inside = bool(ask.picked)
    given = decide(match, ask, player)
    other = somebody_else(match, ask.seat, player)
    after, left = picture(match), traces(match)
    knew = [known_to(match.state, seat) for seat in range(match.seats)]
    rolled = len(rolls) - rolled
    try:
        match.undo(ask.seat)
    except Refused as why:
        assert_sentence(why)
        same(traces(match), left, f"a refused undo changes something {at(match)}")
        return 0
    assert not rolled, f"seat {ask.seat} takes back {given} to {ask.id!r} after dice were rolled {at(match)}"
    for seat, cards in enumerate(knew):
        for card, face in cards.items():
            still = match.state.shows(card) >> seat & 1 and match.state.face[card] == face
            assert still or (seat != ask.seat and in_the_hand_of(match.state, card, ask.seat)), (
                f"seat {ask.seat} takes back {given} to {ask.id!r} after seat {seat} saw {match.state.faces[face]!r}"
            )
    again = next((q for q in match.pending if q.seat == ask.seat and q.id == ask.id), None)
    assert again is not None, f"seat {ask.seat} takes back {given} and is not asked {ask.id!r} again"
    if other is not None:
        assert other in [answer[:2] for answer in match.answers], (
            "an undo loses the simultaneous answer of another seat"
        )
        return 1
    if inside and not is_free(given[0][1]):  # the whole decision goes back, of which this was a later part
        assert len(again.ask.picked or ()) <= len(before_picked(before, ask)), "an undo goes forward"
        return 1
    same(picture(match), before, f"seat {ask.seat} takes back {given} and the match is not what it was")
    same((match.log, match.answers), (log, answers), "an undo leaves something in the log or the answers")
    for id, value in given:
        repeated = match.find(ask.seat, id)
        assert repeated is not None, f"after an undo {id!r} is not asked again"
        match.take(repeated, value)
    same(picture(match), after, f"after an undo the same answers {given} lead somewhere else")
    return 1


def before_picked(before: dict[str, Any], ask: Ask) -> list[str]:
    for seat, question in before["questions"]:
        if seat == ask.seat and question["id"] == ask.id:
            return list(question["picked"] or ())
    return []


def decide(match: AnyMatch, ask: Ask, player: Player) -> list[tuple[str, Value]]:
    """One answer; of a decision in several parts, perhaps more of them."""
    value = player.pick(ask)
    match.take(ask, value)
    given = [(ask.id, value)]
    while ask.picked is not None and not is_free(value) and player.rng.random() < 0.7:
        more = match.find(ask.seat, ask.id)
        if more is None or not more.picked or len(more.picked) <= len(ask.picked):
            break
        ask, value = more, player.rng.choice(more.listing())
        match.take(ask, value)
        given.append((ask.id, value))
    return given


def somebody_else(match: AnyMatch, seat: int, player: Player) -> tuple[int, str] | None:
    """Half the time somebody else answers too, if they are asked."""
    asks = [ask for ask in match.asks if ask.seat != seat]
    if not asks or player.rng.random() < 0.5:
        return None
    ask = player.rng.choice(asks)
    match.take(ask, player.pick(ask))
    return ask.seat, ask.id


def known_to(state: Table, seat: int) -> dict[int, int]:
    return {card: face for card, face in enumerate(state.face) if state.shows(card) >> seat & 1}


def in_the_hand_of(state: Table, card: int, seat: int) -> bool:
    """Whether only that seat sees where the card lies: what it shows of its own, others may have seen in vain."""
    return state.layout.sees[state.at[card]] == 1 << seat
