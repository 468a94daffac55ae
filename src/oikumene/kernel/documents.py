"""Records and snapshots as documents: what they must say, and how an older one is read by the rules of today."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from oikumene.kernel.errors import BadRecord
from oikumene.kernel.game import Game
from oikumene.kernel.table import Table

S = TypeVar("S", bound=Table)


def brought_forward(game: Game[S], saved: Mapping[str, Any]) -> Mapping[str, Any]:
    """A snapshot as this version of the game writes it; what it was read from stays as it was."""
    rules = saved.get("rules")
    if type(rules) is not int or not 0 < rules <= game.rules:
        raise BadRecord(
            "snapshot-rules",
            "The snapshot was written with rules {theirs} of {game}; these are {ours}, and no newer ones can be read.",
            theirs=repr(rules)[:80],
            game=game.id,
            ours=game.rules,
        )
    if rules == game.rules:
        return saved
    try:
        made = game.upgrade(json.loads(json.dumps(saved)))
        for name in ("before", "since"):
            made[name] = [[seat, id, game.words.rekeyed(key, game.renamed)] for seat, id, key in made[name]]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as why:
        raise unreadable(why) from why
    return made


def as_written(saved: Mapping[str, Any]) -> dict[str, Any]:
    """What a record begins with, of a match that goes on with other rules: the snapshot as it was written."""
    return {name: value for name, value in saved.items() if name != "start"}


def start_of(game: Game[S], saved: Mapping[str, Any]) -> dict[str, Any] | None:
    """The snapshot of older rules that a match went on from before this one was written, if it did."""
    start = saved.get("start")
    if start is not None:
        require_format(game, start, "snapshot", (2,))
        len(start["before"]), len(start["since"])
    return None if start is None else dict(start)


def checks_of(checks: Any, answers: int) -> list[tuple[int, Any]]:
    """The fingerprints of a snapshot with that many answers before its step."""
    found: list[tuple[int, Any]] = []
    for count, fingerprint in checks:
        if type(count) is not int or type(fingerprint) is not str or not 0 < count <= answers:
            raise ValueError("the fingerprints do not belong to the answers")
        found.append((count, fingerprint))
    return found


def unreadable(why: Exception) -> BadRecord:
    said = str(why) if type(why) is ValueError else repr(why)
    return BadRecord("snapshot", "The snapshot cannot be read ({why}).", why=said[:200])


def require_format(game: Game[S], document: Mapping[str, Any], what: str, formats: Sequence[int]) -> None:
    """A record or a snapshot says what it is, and of which game."""
    if not isinstance(document, Mapping):
        raise BadRecord("record-shape", "A {what} is a JSON object.", what=what)
    if type(document.get("format")) is not int or document["format"] not in formats:
        raise BadRecord(
            "record-format",
            "This is not a {what} of format {known} (format: {format}).",
            what=what,
            known=" or ".join(map(str, formats)),
            format=repr(document.get("format"))[:80],
        )
    if document.get("game") != game.id:
        raise BadRecord(
            "record-game",
            "This is a {what} of {theirs}, not of {game}.",
            what=what,
            theirs=repr(document.get("game"))[:80],
            game=game.id,
        )


def diverged(number: int, why: str) -> BadRecord:
    return BadRecord("diverged", "The replay goes another way at answer {number}: {why}", number=number, why=why)
