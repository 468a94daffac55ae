"""What an answer would do, as far as the seat can know: told before it is given.

The answer is tried in a few matches as the seat may imagine them, so nothing hidden is told: what is the same in all of
them is sure, what differs has a share, a card that nobody has seen yet stays a card. What is said are the lines that
the log would get, so a game needs no words of its own for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from oikumene.kernel.match import Match
from oikumene.kernel.words import CARD, Said

#: In so many imagined matches an answer is tried; where they differ or chance decides, in so many.
FEW, WORLDS = 4, 24
#: Up to so many answers to a question that follows are tried too.
BRANCHES = 6
#: So many ways in which one line may come out are told, the likeliest first.
WAYS = 4
#: So many lines are told at most.
LINES = 24

#: How a view names what lies in a list: the first of these that is there.
NAMES = ("tag", "card", "kind")

Path: TypeAlias = "tuple[str | int, ...]"


class Told(NamedTuple):
    """A line that the log would get, and in which share of the imagined matches."""

    said: Said
    share: float


class Figure(NamedTuple):
    """A number of the view that would change: where it stands, what it is, and the least and the most it becomes."""

    path: str
    before: int
    least: int
    most: int


class Arrival(NamedTuple):
    """Something that would surely come to a place of the view: a card to a hand, a unit to a hex, a city to the map."""

    path: str
    thing: str


class Foreseen(NamedTuple):
    """What an answer would do.

    `lines` come at once, `anyway` whatever the seat then chooses where its decision has a second part. `then`: the seat
    that decides next and what it is asked (others' questions have no words here), where that is sure. `over`: the share
    of the imagined matches in which the game ends. `nothing`: nothing that the seat could see would change, and its
    decision is done. `arrivals`: what would lie where it does not lie now; `departures`: what would no longer lie where
    it does.
    """

    key: str
    worlds: int
    lines: list[Told]
    anyway: list[Told]
    figures: list[Figure]
    then: tuple[int, Said] | None
    over: float
    nothing: bool
    arrivals: list[Arrival] = []
    departures: list[Arrival] = []


class _Tried(NamedTuple):
    """An answer in one imagined match."""

    lines: list[Said]
    anyway: list[Said]
    before: dict[Path, int]
    after: dict[Path, int]
    same: bool  # nothing that is seen has changed
    done: bool  # what the answer belongs to is over
    then: tuple[int, str, Said] | None
    chance: bool  # dice were rolled, cards drawn or shuffled
    new: Counter[Arrival]
    gone: Counter[Arrival]


def foresee(match: Match[Any], seat: int, key: str, *, id: str | None = None, worlds: int = WORLDS) -> Foreseen:
    """What the answer `key` to the seat's question would do; the same for the same position, whatever is hidden.

    >>> import oikumene
    >>> match = oikumene.game("ancient_world").new(seats=2, seed=7)
    >>> question = match.pending[0]
    >>> seen = foresee(match, question.seat, question.options[0].key)
    >>> seen.worlds, seen.nothing, len(match.answers)
    (4, False, 0)
    """
    ask = match.asked(seat, id)
    value = match.value(ask, key)
    rng = Random(f"{match.game.id} {len(match.answers)} {seat} {ask.id} {key}")  # of what the seat knows
    tried: list[_Tried] = []
    for n in range(worlds):
        if n == FEW and all(one == tried[0] and not one.chance for one in tried):
            break
        twin = match.imagine(seat, rng)
        same = twin.find(seat, ask.id)
        if same is not None and value in same.values():
            tried.append(_try(twin, seat, same, value))
    return Foreseen(
        key,
        len(tried),
        told([one.lines for one in tried])[:LINES],
        [one for one in told([one.anyway for one in tried])[:LINES] if one.share == 1],
        figures(tried),
        asked_then([one.then for one in tried]),
        sum(one.then is None for one in tried) / max(1, len(tried)),
        bool(tried) and all(one.same and one.done and not one.lines for one in tried),
        sorted(sure([one.new for one in tried]).elements()),
        sorted(sure([one.gone for one in tried]).elements()),
    )


def asked_then(thens: Sequence[tuple[int, str, Said] | None]) -> tuple[int, Said] | None:
    """Who is asked what next, where that is sure. A card that the question names may have been imagined: where it is
    not the same in all matches, it is a card; where anything else differs, nothing is told."""
    first = thens[0] if thens else None
    if first is None or any(then is None or then[:2] != first[:2] for then in thens):
        return None
    said = _unseen([then[2] for then in thens if then is not None])
    return (first[0], said[0]) if all(one == said[0] for one in said) else None


def _try(twin: Match[Any], seat: int, ask: Any, value: Any) -> _Tried:
    game = twin.game
    seen, steps, luck = game.view(twin.state, seat), twin.steps, _luck(twin)
    lines = _taken(twin, seat, ask, value)
    shown = game.view(twin.state, seat)
    mine = next((question for question in twin.pending if question.seat == seat), None)
    done = twin.steps != steps
    anyway = [] if mine is None or done else _anyway(twin, seat, mine.ask)
    if mine is not None:
        then: tuple[int, str, Said] | None = (seat, mine.prompt, mine.said)
    else:
        then = next(((ask.seat, "", Said("", {}, {})) for ask in twin.asks), None)
    chance = _luck(twin) != luck
    there, then_there = things(seen), things(shown)
    moved = then_there - there, there - then_there
    return _Tried(lines, anyway, dict(numbers(seen)), dict(numbers(shown)), seen == shown, done, then, chance, *moved)


def _luck(twin: Match[Any]) -> tuple[Any, Any]:
    """Where chance stands: it is another as soon as it was asked."""
    return twin.state.rng, twin.state.luck


def _taken(twin: Match[Any], seat: int, ask: Any, value: Any) -> list[Said]:
    """Answer in an imagined match; the lines that the log gets, as the seat may read them."""
    twin.log = twin.state.log = []
    twin.take(ask, value)
    return [line.seen_by(seat, twin.game.words) for line in twin.log]


def _anyway(twin: Match[Any], seat: int, ask: Any) -> list[Said]:
    """What comes whichever way the second part of a decision is answered."""
    values = list(ask.values())
    if not 1 < len(values) <= BRANCHES:
        return []
    ways: list[list[Said]] = []
    for value in values:
        branch = twin.clone()
        again = branch.find(seat, ask.id)
        if again is None:
            return []
        ways.append(_taken(branch, seat, again, value))
    return [one.said for one in told(ways) if one.share == 1]


def numbers(view: Any, path: Path = ()) -> list[tuple[Path, int]]:
    """Every number of a view that has a place of its own: in named fields, and in lists of a fixed length (seats)."""
    found: list[tuple[Path, int]] = []
    if isinstance(view, bool) or view is None:
        return found
    if isinstance(view, int):
        return [(path, view)]
    if isinstance(view, Mapping):
        for name, part in view.items():
            found += numbers(part, (*path, name))
    elif isinstance(view, list | tuple) and path in (("seats",), ("players",)):
        for at, part in enumerate(view):
            found += numbers(part, (*path, at))
    return found


def things(view: Any) -> Counter[Arrival]:
    """Whatever has a name and a place in a view: what lists hold, and what is there at all."""
    found: Counter[Arrival] = Counter()
    _gather(view, "", found)
    return found


def _gather(view: Any, path: str, found: Counter[Arrival]) -> None:
    lead = f"{path}." if path else ""
    if isinstance(view, Mapping):
        for name, part in view.items():
            if part is None:
                continue
            found[Arrival(path, name)] += 1
            if isinstance(part, Mapping | list | tuple):
                _gather(part, lead + str(name), found)
    elif isinstance(view, list | tuple):
        for at, part in enumerate(view):
            name = next((part[key] for key in NAMES if key in part), None) if isinstance(part, Mapping) else part
            if isinstance(name, str):
                found[Arrival(path, name)] += 1
            elif isinstance(part, Mapping):
                _gather(part, f"{lead}{at}", found)


def sure(found: Sequence[Counter[Arrival]]) -> Counter[Arrival]:
    """What is in all of them."""
    every = found[0].copy() if found else Counter[Arrival]()
    for one in found[1:]:
        every &= one
    return every


def figures(tried: Sequence[_Tried]) -> list[Figure]:
    """The numbers that change in at least one of the imagined matches."""
    found: list[Figure] = []
    for path, before in tried[0].before.items() if tried else ():
        after = [one.after.get(path, before) - one.before.get(path, before) + before for one in tried]
        if min(after) != before or max(after) != before:
            found.append(Figure(".".join(map(str, path)), before, min(after), max(after)))
    return found


def told(logs: Sequence[Sequence[Said]]) -> list[Told]:
    """The lines of several logs as one: what they share is said once, what differs by how often.

    The same line for the n-th time is compared with the other logs' n-th line of its kind. Cards that differ are a
    card; numbers and whatever else differ are told apart.
    """
    places: dict[tuple[str, int], list[Said]] = {}
    order: dict[tuple[str, int], float] = {}
    for log in logs:
        counts: dict[str, int] = {}
        for at, said in enumerate(log):
            place = (said.id, counts.get(said.id, 0))
            counts[said.id] = place[1] + 1
            places.setdefault(place, []).append(said)
            order[place] = max(order.get(place, 0.0), at)
    found: list[Told] = []
    for place in sorted(places, key=lambda place: order[place]):
        ways: dict[str, list[Said]] = {}
        merged = _unseen(places[place])
        for said in merged:
            ways.setdefault(repr(said.args), []).append(said)
        for same in sorted(ways.values(), key=len, reverse=True)[:WAYS]:
            found.append(Told(same[0], len(same) / len(logs)))
    return found


def _unseen(lines: Sequence[Said]) -> list[Said]:
    """The same line in several matches; a card that is another one in some of them is not known."""
    first = lines[0]
    apart = {
        name
        for name, kind in first.kinds.items()
        if kind == CARD and any(line.args.get(name) != first.args.get(name) for line in lines)
    }
    if not apart:
        return list(lines)
    return [Said(said.id, {**said.args, **dict.fromkeys(apart)}, said.kinds) for said in lines]
