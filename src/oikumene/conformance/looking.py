"""What is looked at: a match as plain data, where two differ, and the sentences that say so."""

from __future__ import annotations

from typing import Any

from oikumene.conformance.walking import AnyMatch
from oikumene.kernel.data import dump
from oikumene.kernel.errors import Refused


def picture(match: AnyMatch) -> dict[str, Any]:
    """Everything about a match that a copy must share, but for the log (a restored match has none of before)."""
    return {
        "state": dump(match.state),
        "questions": [(question.seat, question.to_json()) for question in match.pending],
        "views": [blind(match, viewer) for viewer in viewers(match)],
    }


def viewers(match: AnyMatch) -> list[int | None]:
    return [*range(match.seats), None]


def blind(match: AnyMatch, viewer: int | None) -> dict[str, Any]:
    """A view without the log."""
    view = match.view(viewer, len(match.log))
    del view["log"]
    return view


def asleep(match: AnyMatch, viewer: int | None) -> dict[str, Any]:
    """A view without the log and without who is waited for."""
    view = blind(match, viewer)
    del view["waiting"]
    return view


def traces(match: AnyMatch) -> tuple[Any, ...]:
    """What a refusal must leave as it was."""
    return match.digest(), list(match.answers), list(match.log), [ask.id for ask in match.asks]


def difference(one: Any, two: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *(key for key in two if key not in one)]:
            if key not in one or key not in two:
                return f"{path}/{key} is only on one side"
            if one[key] != two[key]:
                return difference(one[key], two[key], f"{path}/{key}")
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            if a != b:
                return difference(a, b, f"{path}/{i}")
    return f"{path or 'it'} is {one!r:.100} on one side and {two!r:.100} on the other"


def same(one: Any, two: Any, sentence: str) -> None:
    assert one == two, f"{sentence}: {difference(one, two)}"


def at(match: AnyMatch) -> str:
    asked = ", ".join(f"{ask.id!r} of seat {ask.seat}" for ask in match.asks)
    return f"after {len(match.answers)} answers, at {asked or 'the end'}"


def assert_sentence(why: Refused) -> None:
    text = str(why)
    assert why.code and " " in text and text.endswith("."), f"{why!r} is not a sentence"
