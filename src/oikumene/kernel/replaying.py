"""A record is played again, answer by answer; where it goes another way, that is said."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from oikumene.kernel.documents import diverged, require_format
from oikumene.kernel.errors import BadRecord
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.table import Table

S = TypeVar("S", bound=Table)


def replay(game: Game[S], record: Mapping[str, Any], *, upto: int | None = None) -> Match[S]:
    """Play a record again, whole or up to a number of answers; say at which answer it goes another way."""
    require_format(game, record, "record", (1, 2))
    if type(record.get("rules")) is not int or record["rules"] != game.rules:
        raise BadRecord(
            "record-rules",
            "The record was played with rules {theirs} of {game}; these are rules {ours}.",
            theirs=repr(record.get("rules")),
            game=game.id,
            ours=game.rules,
        )
    answers, checks, options = record.get("answers"), record.get("checks"), record.get("options")
    if not isinstance(answers, list) or not isinstance(options, Mapping) or not isinstance(checks, list | None):
        raise BadRecord("record-shape", "The record lacks its answers or its options.")
    setup = game.checked(record.get("seats"), record.get("seed"), options)
    match = Match.new(game, setup) if record.get("start") is None else Match.begun_with(game, record["start"])
    if match.setup != setup:
        raise BadRecord("record-shape", "The record begins with a snapshot of another game.")
    begun = len(match.answers)
    compared = 0
    for number, answer in enumerate(answers if upto is None else answers[:upto]):
        if not (isinstance(answer, list | tuple) and len(answer) == 3):
            raise BadRecord(
                "record-answer", "Answer {number} of the record is not (seat, question, key).", number=number
            )
        seat, id, key = answer
        match.follow_written(number, seat, id, key)
        if checks is None:
            continue
        if record["format"] == 1:
            agrees = number < len(checks) and match.digest()[:8] == checks[number]
        else:
            agrees = match.marks()[compared:] == checks[compared : len(match.checks)]
            compared = len(match.checks)
        if not agrees:
            raise diverged(number, "the state after it is not the recorded one.")
    if upto is None:
        _require_same_end(match, record, begun)
    return match


def _require_same_end(match: Match[S], record: Mapping[str, Any], begun: int) -> None:
    """The final state and the result are those that were written down."""
    count = len(match.answers) - begun
    due = count if record["format"] == 1 else len(match.checks)
    if len(record.get("checks") or ()) > due:
        raise BadRecord("record-shape", "The record has more checks than answers: it was cut.")
    if record.get("hash") != match.digest():
        raise BadRecord("hash", "All {count} answers fit, but the final state is not the recorded one.", count=count)
    result = None if match.result is None else match.result.to_json()
    if json.dumps(record.get("result"), default=repr, sort_keys=True) != json.dumps(result, sort_keys=True):
        raise BadRecord("result", "All {count} answers fit, but the result is not the recorded one.", count=count)
