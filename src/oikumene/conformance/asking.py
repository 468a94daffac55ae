"""Questions: keys, what they name, and that whatever is offered is accepted."""

from __future__ import annotations

import json
from collections import Counter

from oikumene.conformance.looking import at
from oikumene.conformance.walking import AnyMatch, Case, walk
from oikumene.kernel.questions import Question
from oikumene.kernel.words import CARD, Said


def options(case: Case) -> int:
    """Keys are unique and built from what people know, and every offered option is accepted."""
    count = 0
    for match, _, player in walk(case):
        ids = [(ask.seat, ask.id) for ask in match.asks]
        assert len(set(ids)) == len(ids), f"two open questions have one id {at(match)}"
        for question in match.pending:
            well_said(match, question)
            count += 1
            if case.sometimes(player.rng, 0.25):
                all_accepted(match, question)
    return count


def well_said(match: AnyMatch, question: Question) -> None:
    keys = [option.key for option in question.options]
    assert keys, f"the question {question.id!r} to seat {question.seat} has no options {at(match)}"
    doubles = [key for key, n in Counter(keys).items() if n > 1]
    assert not doubles, f"{question.id!r} offers the same key twice: {doubles} {at(match)}"
    closed = [option.key for option in question.closed]
    assert not set(closed) & set(keys), f"{question.id!r} offers {sorted(set(closed) & set(keys))} as open and closed"
    json.dumps(question.to_json(), allow_nan=False)
    faces = set(match.state.faces)
    for said in (question.said, *(o.said for o in question.options), *(c.said for c in question.closed)):
        no_handles(said, faces)
    for option in question.options:
        for ref in option.refs:
            assert ref.kind != CARD or is_id(ref.id, faces), f"{option.key} refers to a card by {ref.id!r}: no id"


def no_handles(said: Said, faces: set[str]) -> None:
    for name, kind in said.kinds.items():
        value = said.args[name]
        for each in value if isinstance(value, list) else [value]:
            assert kind != CARD or each is None or is_id(each, faces), f"{said.id} shows a card as {each!r}: no id"


def is_id(value: int | str, faces: set[str]) -> bool:
    """What is printed on a card, perhaps with whose it is and which copy (`id@owner#copy`)."""
    return isinstance(value, str) and value.partition("@")[0].partition("#")[0] in faces


def all_accepted(match: AnyMatch, question: Question) -> None:
    for option in question.options:
        twin = match.clone()
        try:
            twin.answer(question.seat, option.key, question.id)
        except Exception as why:
            raise AssertionError(
                f"{option.key} was offered by {question.id!r} and not accepted {at(match)}: {why!r}"
            ) from why
