"""Plans: the question that a seat will be asked, as far as it can be foreseen, and what an answer to it rests on.

Others are imagined to do as little as they may until the seat is asked: what it can choose then is what it could choose
as the table lies now. This is done in a few matches as the seat may imagine them, and only what is the same in all of
them is offered, so nothing hidden is told.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.foresight import asked_then, foresee
from oikumene.kernel.match import Match
from oikumene.kernel.questions import Option, Question
from oikumene.kernel.words import Said

#: In so many imagined matches the coming question is looked at.
WORLDS = 3
#: Others are waited for through so many answers.
PATIENCE = 400
#: Answers that do as little as may be, beside those that decline.
LEAST = ("pass", "done", "no", "end", "stop", "skip")
#: Lines that only say where the game is: what comes after them is no longer the answer's doing.
HEADS = frozenset(("log-round", "log-phase", "log-turn", "log-age"))


class Coming(NamedTuple):
    """A question that can be foreseen, with the options that are sure, in the first of the imagined matches."""

    question: Question
    said: Said
    options: list[Option]


class Step(NamedTuple):
    """An answer laid down in advance, and what it rests on: the question and the option as they are said, and what the
    answer would do (`effect`)."""

    prompt: str
    asked: dict[str, Any]
    key: str
    said: dict[str, Any]
    refs: list[list[Any]]
    effect: dict[str, Any]


def coming(match: Match[Any], seat: int, path: Sequence[str] = ()) -> Coming | None:
    """What the seat will be asked next, after these answers of its own; None where that cannot be foreseen.

    >>> import oikumene
    >>> match = oikumene.game("ancient_world").new(seats=2, seed=7)
    >>> waiting = 1 - match.asks[0].seat
    >>> found = coming(match, waiting)
    >>> found is not None and found.question.prompt
    'act'
    """
    rng = Random(f"plan {match.game.id} {len(match.answers)} {seat}")  # of what the seat knows
    found: list[Question] = []
    for _ in range(WORLDS):
        twin = match.imagine(seat, rng)
        _await(twin, seat, rng)
        if not _follow(twin, seat, path):
            return None
        question = _mine(twin, seat)
        if question is None:
            return None
        found.append(question)
    then = asked_then([(seat, question.prompt, question.said) for question in found])
    if then is None:
        return None
    first, *others = found
    sure = [{option.key: option.said for option in question.options} for question in others]
    options = [option for option in first.options if all(each.get(option.key) == option.said for each in sure)]
    return Coming(first, then[1], options) if options else None


def _await(twin: Match[Any], seat: int, rng: Random) -> None:
    """Let others do as little as they may until the seat is asked."""
    for _ in range(PATIENCE):
        if not twin.asks or any(ask.seat == seat for ask in twin.asks):
            return
        ask = twin.asks[0]
        twin.take(ask, _least(ask, rng))


def _least(ask: Ask, rng: Random) -> Value:
    declining = ask.declining()
    if declining is not None:
        return declining
    listed = ask.listing()
    out = next((value for value in LEAST if value in listed), None)
    return out if out is not None else rng.choice(list(listed))


def _mine(twin: Match[Any], seat: int) -> Question | None:
    return next((question for question in twin.pending if question.seat == seat), None)


def _follow(twin: Match[Any], seat: int, path: Sequence[str]) -> bool:
    """Give the seat's own answers one after the other; whether they can be given."""
    for key in path:
        question = _mine(twin, seat)
        option = None if question is None else next((each for each in question.options if each.key == key), None)
        if question is None or option is None:
            return False
        twin.take(question.ask, option.value)
    return True


def laid(match: Match[Any], seat: int, path: Sequence[str]) -> list[Step]:
    """Answers laid down for the coming questions, with what each rests on; refuses what is not offered there."""
    steps: list[Step] = []
    for at, key in enumerate(path):
        found = coming(match, seat, path[:at])
        option = None if found is None else next((each for each in found.options if each.key == key), None)
        if found is None or option is None:
            raise unforeseen()
        steps.append(
            Step(
                found.question.prompt,
                _plain(found.said),
                key,
                _plain(option.said),
                [list(ref) for ref in option.refs],
                effect(_there(match, seat, path[:at]), seat, key),
            )
        )
    return steps


def required(match: Match[Any], seat: int, keys: Sequence[str]) -> list[dict[str, Any]]:
    """Options of the coming question that must still be there as they are for a plan to be followed."""
    found = coming(match, seat) if keys else None
    offered = {} if found is None else {option.key: option for option in found.options}
    if not set(keys) <= set(offered):
        raise unforeseen()
    there = _there(match, seat, ()) if keys else match
    return [{"key": key, "said": _plain(offered[key].said), "effect": effect(there, seat, key)} for key in keys]


def unforeseen() -> Refused:
    return Refused("no-plan", "That answer cannot be planned now: the question cannot be foreseen so far.")


def _there(match: Match[Any], seat: int, path: Sequence[str]) -> Match[Any]:
    """The first of the imagined matches, where the coming question is asked."""
    rng = Random(f"plan {match.game.id} {len(match.answers)} {seat}")
    twin = match.imagine(seat, rng)
    _await(twin, seat, rng)
    _follow(twin, seat, path)
    return twin


def effect(match: Match[Any], seat: int, key: str, id: str | None = None) -> dict[str, Any]:
    """What an answer does for sure: the lines it brings, by how much it changes numbers, and how it can be completed
    where the decision has a second part. A pass does nothing that a plan could rest on."""
    if key in LEAST:
        return {}
    seen = foresee(match, seat, key, id=id)
    then = _completed(match, seat, key)
    lines: list[dict[str, Any]] = []
    for one in seen.lines:
        if one.said.id in HEADS:
            return {"lines": lines, "then": then}
        if one.share == 1:
            lines.append(_plain(one.said))
    figures = {one.path: one.most - one.before for one in seen.figures if one.least == one.most}
    return {"lines": lines, "figures": figures, "then": then}


def _completed(match: Match[Any], seat: int, key: str) -> list[str]:
    """The ways to complete a decision whose first part was answered so, that are sure: none where it is done."""
    rng = Random(f"then {match.game.id} {len(match.answers)} {seat} {key}")
    ways: list[list[str]] = []
    for _ in range(WORLDS):
        twin = match.imagine(seat, rng)
        steps = twin.steps
        question = _mine(twin, seat) if _follow(twin, seat, [key]) and twin.steps == steps else None
        if question is None:
            return []
        ways.append([question.prompt, *(option.key for option in question.options)])
    return [way for way in ways[0] if all(way in others for others in ways)]


def line_misfit(
    match: Match[Any], seat: int, line: Sequence[Step], needs: Sequence[Mapping[str, Any]] = (), own: str = ""
) -> str:
    """The same for answers that follow one another: none is given if one of those after it no longer fits, as far as
    the seat can see that now."""
    why = misfit(match, seat, line[0], needs, own) if line else "question"
    rng = Random(f"line {match.game.id} {len(match.answers)} {seat}")
    for at in range(1, len(line)):
        if why:
            return why
        twin = match.imagine(seat, rng)
        why = misfit(twin, seat, line[at]) if _follow(twin, seat, [step.key for step in line[:at]]) else "question"
    return why


def misfit(match: Match[Any], seat: int, step: Step, needs: Sequence[Mapping[str, Any]] = (), own: str = "") -> str:
    """Why a planned answer cannot be given to the seat's open question: what it rests on that has changed (`question`,
    `option`, `effect`, `needs`, `own`); nothing where it fits."""
    question = next((each for each in match.pending if each.seat == seat and each.prompt == step.prompt), None)
    if question is None or not _alike(step.asked, _plain(question.said)):
        return "question"
    offered = {option.key: _plain(option.said) for option in question.options}
    if offered.get(step.key) != step.said:
        return "option"
    for need in needs:
        if offered.get(need["key"]) != need["said"] or effect(match, seat, need["key"], question.id) != need["effect"]:
            return "needs"
    if own and own_digest(match, seat) != own:
        return "own"
    return "" if effect(match, seat, step.key, question.id) == step.effect else "effect"


def _plain(said: Said) -> dict[str, Any]:
    """A sentence as it comes back from a store."""
    found: dict[str, Any] = json.loads(json.dumps(said.to_json()))
    return found


def _alike(planned: Mapping[str, Any], asked: Mapping[str, Any]) -> bool:
    """Whether a question is the planned one; a card that could not be known then may be any."""
    if planned["id"] != asked["id"]:
        return False
    return all(value is None or asked["args"].get(name) == value for name, value in planned["args"].items())


def own_digest(match: Match[Any], seat: int) -> str:
    """A fingerprint of what the seat has, as it sees it."""
    view = match.game.view(match.state, seat)
    seats = view.get("seats")
    mine = seats[seat] if isinstance(seats, list | tuple) and seat < len(seats) else view
    return hashlib.sha256(json.dumps(mine, sort_keys=True).encode()).hexdigest()[:24]
