"""What cannot be is refused with a sentence and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Any, TypeAlias

from oikumene.conformance.documents import broken, broken_records
from oikumene.conformance.looking import assert_sentence, at, same, traces
from oikumene.conformance.walking import AnyMatch, Case, walk
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay


def refusals(case: Case) -> int:
    """What cannot be is refused with a sentence and changes nothing: answers, seats, records, snapshots."""
    count = 0
    match = case.new()
    for _, ask, player in walk(case, match):
        if not match.answers or case.sometimes(player.rng, 0.1):
            count += refuses(match, wrong_answers(match, ask))
        if case.sometimes(player.rng, 0.004):
            count += refuses_documents(match)
    count += refuses(match, after_the_end(match))
    return count + refuses_documents(match)


Attempt: TypeAlias = "tuple[str, Callable[[], object]]"


def refuses(match: AnyMatch, attempts: Iterable[Attempt]) -> int:
    before = traces(match)
    count = 0
    for what, attempt in attempts:
        count += 1
        try:
            attempt()
        except Refused as why:
            assert_sentence(why)
        except Exception as why:
            raise AssertionError(f"{what} is not refused with a sentence but fails: {why!r} {at(match)}") from why
        else:
            raise AssertionError(f"{what} is not refused {at(match)}")
        same(traces(match), before, f"{what} is refused and yet changes something")
    return count


def wrong_answers(match: AnyMatch, ask: Ask) -> Iterator[Attempt]:
    seat, id = ask.seat, ask.id
    bad: Any
    for bad in ("no-such-key", "", "\u0000", "{0}", None, 0, True, ["pass"], ("a", 1), {"key": "pass"}):
        yield f"the answer {bad!r}", partial(match.answer, seat, bad, id)
    offered = {option.key for question in match.pending for option in question.options if question.ask is ask}
    for question in match.pending:
        for closed in question.closed:
            if question.ask is ask and closed.key not in offered:
                yield f"the closed option {closed.key}", partial(match.answer, seat, closed.key, id)
    key = next(iter(offered))
    for bad in ("no-such-question", "", 7, ["x"]):
        yield f"an answer to the question {bad!r}", partial(match.answer, seat, key, bad)
    asked = {ask.seat for ask in match.asks}
    idle = [other for other in range(match.seats) if other not in asked]
    for bad in (*idle, -1, match.seats, 99, None, "0", 0.0, True, [0]):
        yield f"an answer of seat {bad!r}", partial(match.answer, bad, key, id)
    for bad in (-1, match.seats, "0", 0.0, True, None):
        yield f"an undo of seat {bad!r}", partial(match.undo, bad)
        yield f"imagining for seat {bad!r}", partial(match.imagine, bad, Random(0))
        if bad is not None:
            yield f"a view of seat {bad!r}", partial(match.view, bad)
    light, imagined = match.clone(keep=False), match.imagine(seat, Random(0))
    for name in ("save", "record", "clone"):
        yield f"{name} of a match without snapshots", getattr(light, name)
    for name in ("save", "record"):
        yield f"{name} of an imagined match", getattr(imagined, name)
    yield "undo of an imagined match", lambda: imagined.undo(seat)


def after_the_end(match: AnyMatch) -> Iterator[Attempt]:
    """Nothing is answered any more, and nothing taken back: all that was hidden is open."""
    for seat in range(match.seats):
        yield f"an answer of seat {seat} after the end", partial(match.answer, seat, "pass")
        yield f"an undo of seat {seat} after the end", partial(match.undo, seat)
        yield f"an undo of seat {seat} after the end, by consent", partial(match.undo, seat, consent=True)


def refuses_documents(match: AnyMatch) -> int:
    record = json.loads(json.dumps(match.record()))
    saved = json.loads(json.dumps(match.save()))
    game = match.game
    right = once_more(match)
    records = [
        (f"a record with {what}", partial(replay, game, doc)) for what, doc in broken_records(record) if doc != right
    ]
    saves = [(f"a snapshot with {what}", partial(Match.restore, game, doc)) for what, doc in broken(saved)]
    return refuses(match, [*records, *saves])


def once_more(match: AnyMatch) -> Any:
    """The record if the last answer is given again: where nobody moves from here, and then from there, it is right."""
    if not match.answers:
        return None
    seat, id, key = match.record()["answers"][-1]
    twin = match.clone()
    try:
        twin.answer(seat, key, id)
    except Refused:
        return None
    return json.loads(json.dumps(twin.record()))
