"""Whole games: they end, the same answers lead to the same, imagined ones end too, and a rule that fails is heard."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oikumene.conformance.looking import at, same, traces, viewers
from oikumene.conformance.walking import AnyMatch, Case, Player, play_out, walk
from oikumene.kernel.data import require_plain
from oikumene.kernel.table import LogLine


def ends(case: Case) -> int:
    """The game ends; at every decision components are conserved, and every view is JSON."""
    match = case.new()
    faces = sorted(match.state.face)
    count = read = 0
    for _ in walk(case, match):
        sound(match, faces)
        for viewer in viewers(match):
            json.dumps(match.view(viewer, read), allow_nan=False)
        read = len(match.log)  # a line stays what it was
        count += 1
    sound(match, faces)
    for viewer in viewers(match):
        json.dumps(match.view(viewer), allow_nan=False)
    assert match.result is not None, "a finished game has a result"
    json.dumps(match.result.to_json(), allow_nan=False)
    assert len(match.result.scores) == case.seats, "the result has a score for each seat"
    assert all(winner in range(case.seats) for winner in match.result.winners), "who wins sits at the table"
    return count


def sound(match: AnyMatch, faces: list[int]) -> None:
    """Every card lies in exactly one zone, no face is made or lost, and the game itself finds nothing wrong.

    Where players choose what they play first, the table is empty until they have: the faces are those laid out then.
    """
    state = match.state
    require_plain(state)
    if not faces:
        faces.extend(sorted(state.face))
    lying = sorted(card for cards in state.zones for card in cards)
    assert lying == list(range(len(state.face))), f"every card lies in exactly one zone {at(match)}"
    for zone, cards in enumerate(state.zones):
        for card in cards:
            assert state.at[card] == zone, (
                f"card {card} lies in {state.layout.names[zone]} and does not know {at(match)}"
            )
    assert sorted(state.face) == faces, f"a face was made or lost {at(match)}"
    match.game.check(state)


def determinism(case: Case) -> int:
    """The same set-up and the same answers give the same state after each answer, and the same log."""
    trail: list[str] = []
    match = case.new()
    for _ in walk(case, match):
        trail.append(match.digest())
    again = case.new()
    for number, (seat, id, key) in enumerate(match.answers):
        same(again.digest(), trail[number], f"the same answers give another state before answer {number}")
        again.answer(seat, key, id)
    same(again.digest(), match.digest(), "the same answers give another state at the end")
    same(again.log, match.log, "the same answers give another log")
    return len(trail)


def playouts(case: Case) -> int:
    """Imagined matches can be played to the end, clones of them too."""
    count = 0
    for match, ask, player in walk(case):
        if not case.sometimes(player.rng, 0.1):
            continue
        faces = sorted(match.state.face)
        imagined = match.imagine(player.rng.choice([ask.seat, *range(match.seats)]), player.rng)
        for world in (imagined.clone(keep=False), imagined):
            play_out(world, Player(player.rng, case.steered), case.longest)
            sound(world, faces[:])
            assert world.result is not None
            count += 1
    return count


class Planted(list[LogLine]):
    """A log that fails when its nth line is written: a rule that fails there."""

    def __init__(self, lines: Iterable[LogLine], nth: int, fault: type[Exception]) -> None:
        super().__init__(lines)
        self.left = nth
        self.fault = fault

    def append(self, line: LogLine) -> None:
        self.left -= 1
        if not self.left:
            raise self.fault("planted")
        super().append(line)


def faults(case: Case) -> int:
    """A rule that fails is heard, whatever it raises, and the question is open as before. Returns how many failed."""
    count = 0
    for match, ask, player in walk(case):
        if not case.sometimes(player.rng, 0.3):
            continue
        for fault in (StopIteration, LookupError):
            twin = match.clone()
            log = twin.log = twin.state.log = Planted(twin.log, player.rng.choice((1, 1, 2, 3)), fault)
            before = traces(match)
            try:
                twin.answer(ask.seat, match.key(player.rng.choice(ask.values())), ask.id)
            except Exception:
                same(traces(twin), before, f"a fault in a rule leaves something behind {at(match)}")
                count += 1
            else:
                assert log.left > 0, (
                    f"a rule fails after {ask.id!r} and nobody hears of it ({fault.__name__}) {at(match)}"
                )
    return count
