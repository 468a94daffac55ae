"""Records and snapshots that somebody has broken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def broken(document: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A document with something missing, or of the wrong type."""
    bad: Any
    for bad in (None, 1, "record", [], {}):
        yield f"nothing but {bad!r}", bad
    for name in document:
        if name not in ("checks", "result"):
            yield f"no {name}", {key: value for key, value in document.items() if key != name}
        for bad in (2.5, "wrong", ["wrong"], {"wrong": 1}, True, -7):
            if name != "seed" or bad != -7:
                yield f"{name} = {bad!r}", {**document, name: bad}


def broken_records(record: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    yield from broken(record)
    yield "another game", {**record, "game": record["game"] + "-2"}
    yield "another seed", {**record, "seed": record["seed"] + 1}
    yield "other rules", {**record, "rules": record["rules"] + 1}
    yield "another hash", {**record, "hash": record["hash"][::-1] + "0"}
    yield "an option there is not", {**record, "options": {**record["options"], "no-such-option": 1}}
    for name in record["options"]:
        yield f"option {name} of the wrong type", {**record, "options": {**record["options"], name: ["wrong"]}}
    if record["result"] is not None:
        yield "no result", {**record, "result": None}
        yield "other scores", {**record, "result": {**record["result"], "scores": [-1]}}
    answers, checks = record["answers"], record["checks"]
    if not answers:
        return
    middle = len(answers) // 2
    seat, id, key = answers[middle]
    yield "a check too many", {**record, "checks": [*checks, [1, "0badf00d"]]}
    if checks:
        half = len(checks) // 2
        yield "fewer checks than there were", {**record, "checks": checks[:-1]}
        yield (
            "an altered check",
            {**record, "checks": [*checks[:half], [checks[half][0], "0badf00d"], *checks[half + 1 :]]},
        )
    for bad in (
        [seat, id],
        [seat, id, key, key],
        key,
        None,
        [seat, id, None],
        [str(seat), id, key],
        [seat + 1, id, key],
    ):
        yield f"the answer {bad!r}", {**record, "answers": [*answers[:middle], bad, *answers[middle + 1 :]]}
    yield "an answer too many", {**record, "answers": [*answers, answers[-1]]}
