"""Questions and flows: how a rule asks, and how it goes on.

A rule is a generator. Where a player must decide it yields the open questions and receives the one that was
answered, with the answer. Rules call rules with `yield from`. The combinators below are all a rule needs.

A flow ends by returning, and its `StopIteration` says so to whoever runs it. One that a rule's own plain code lets
escape (`next` of nothing) is an error like any other: where it is caught stands `next(flow)` or `flow.send`, no more.

An answer is plain data that means the same in every copy of the state: a word ("pass"), or a word with its arguments
(("build", card)), or a number. Never an object of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar, cast

T = TypeVar("T")

Value: TypeAlias = "int | str | tuple[int | str, ...]"
Asks: TypeAlias = "tuple[Ask, ...]"
Flow: TypeAlias = "Generator[tuple[Ask, ...], tuple[Ask, Value], T]"
#: An option that is not open now, and the word (with arguments) that says why.
Closed: TypeAlias = "tuple[Value, Value | Args]"
#: A number that may change while a question is open is a function, called when somebody looks.
Bound: TypeAlias = "int | Callable[[], int]"
#: Arguments of a prompt. One that is a tuple is said as a list: "a, b and c".
Args: TypeAlias = "tuple[int | str | tuple[int | str, ...], ...]"
#: The same as they are, or by what was picked so far.
About: TypeAlias = "Args | Callable[[tuple[T, ...]], Args]"
#: What an option says beyond its arguments; None: what the game says of it (`Game.details`).
Told: TypeAlias = "tuple[int | str | tuple[int | str, ...] | None, ...]"
Tells: TypeAlias = "Callable[[Value], Told | None]"
#: Somewhere that some of a number may go: a word with its arguments.
Place: TypeAlias = "tuple[int | str, ...]"

DONE = "done"
NO = "no"
YES = "yes"
FREE = "free"


class Sealed:
    """The questions of one `together`: which inputs answered it, and whether somebody has still to answer."""

    __slots__ = ("given", "open")

    def __init__(self) -> None:
        self.given: list[int] = []
        self.open = True


class Ask:
    """One question to one seat. Its options are listed when somebody looks, so they are never stale."""

    __slots__ = (
        "_asked",
        "_bounds",
        "_closed",
        "_list",
        "_listed",
        "_recheck",
        "about",
        "details",
        "free",
        "guards",
        "held",
        "no",
        "offers",
        "path",
        "picked",
        "prompt",
        "sealed",
        "seat",
        "secret",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        listing: Callable[[], Sequence[Any]],
        about: Args = (),
        secret: bool = False,
        closed: Callable[[], Sequence[Closed]] | None = None,
        details: Tells | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.about = about
        self.secret = secret
        self.details = details  # what an option says beyond its arguments, where the game cannot know it by itself
        self.picked: tuple[Any, ...] | None = None  # what a multi-part decision has so far
        self.sealed: Sealed | None = None
        self.free = False  # part of a free action: answered openly, whatever it interrupts
        self.offers: tuple[Callable[[], Sequence[Value]], ...] = ()
        self.guards: tuple[Callable[[Value], bool], ...] = ()  # which free actions may interrupt it
        self.held = False  # put for the sake of free actions, even with one answer
        self.no: Value = NO  # the option that declines, where there is one
        self.path = ""  # the branches of `parallel` it comes through
        self._list = listing
        self._listed: Sequence[Value] | None = None
        self._closed = closed
        self._bounds: tuple[Bound, Bound] = (1, 1)
        self._asked = False
        self._recheck: Callable[[], None] | None = None

    @property
    def id(self) -> str:
        """Names the question among those open: a seat can be asked the same thing by two branches."""
        return self.path + self.prompt

    def listing(self) -> Sequence[Value]:
        """The main options, kept until something happens (then the match calls `stale`)."""
        listed = self._listed
        if listed is None:
            try:
                listed = self._listed = self._list()
            except StopIteration as why:
                raise self._fault() from why
        return listed

    def stale(self) -> None:
        self._listed = None

    def put(self) -> None:
        """The match puts it. If that is not the first time, something else was answered since: what is gone is gone."""
        self._listed = None
        if self._asked and self._recheck is not None:
            try:
                self._recheck()
            except StopIteration as why:
                raise self._fault() from why
        self._asked = True

    @property
    def count(self) -> int:
        """How much of a decision in several answers is there already, as its bounds count."""
        return len(self.picked or ())

    @property
    def bounds(self) -> tuple[int, int]:
        """How few and how many may be picked in all, as things are now."""
        low, high = self._bounds
        try:
            return number(low), number(high)
        except StopIteration as why:
            raise self._fault() from why

    def offered(self) -> Iterator[Value]:
        """The free actions that may be taken now."""
        for offer in self.offers:
            for value in offer():
                if all(allows(value) for allows in self.guards):
                    yield value

    def values(self) -> Sequence[Value]:
        """For programs: every value that may be answered, free actions after the main options."""
        listed = self._listed
        if listed is None:
            listed = self.listing()
        return [*listed, *self.offered()] if self.offers else listed

    def closed(self) -> Sequence[Closed]:
        """Options that are not open now, each with the reason."""
        if self._closed is None:
            return ()
        try:
            return self._closed()
        except StopIteration as why:
            raise self._fault() from why

    def _fault(self) -> RuntimeError:
        """No `StopIteration` of a rule goes out into a loop that would take it for its own end."""
        return RuntimeError(f"a fault in what is offered: {self.id!r} to seat {self.seat} (StopIteration)")

    def declining(self) -> Value | None:
        """The option that takes none of the others: no, or done with nothing picked. None where something must be."""
        listed = self.listing()
        if self.no in listed:
            return self.no
        return DONE if not self.picked and DONE in listed else None

    def accepts(self, value: Value) -> bool:
        return value in self.values()

    def forced(self) -> bool:
        """One option, and taking it tells nobody anything."""
        if self.secret:
            return False
        listed = self.listing()
        if not listed:
            raise RuntimeError(f"a question without an answer: {self.id!r} to seat {self.seat}")
        return len(listed) == 1 and not (self.held and any(True for _ in self.offered()))

    def __repr__(self) -> str:
        return f"<Ask {self.id!r} of seat {self.seat}>"


class Split(Ask):
    """One question of a `split`: its bounds count what is put somewhere, not the answers."""

    __slots__ = ()

    @property
    def count(self) -> int:
        return sum(amount(value) for value in self.picked or ())


def amount(value: Value) -> int:
    """How many an answer puts somewhere: the 2 of ("band", 3, 2)."""
    assert isinstance(value, tuple)
    return int(value[-1])


def number(bound: Bound) -> int:
    """A bound as it is now."""
    return bound if isinstance(bound, int) else bound()


def argument(value: Value) -> int:
    """The first argument of a value: the 7 of ("build", 7)."""
    assert isinstance(value, tuple)
    return int(value[1])


def is_free(value: Value) -> bool:
    """Whether a value is one of the free actions that `beside` offers."""
    return isinstance(value, tuple) and len(value) > 0 and value[0] == FREE


def telling(word: str, tells: Callable[[tuple[int | str, ...]], Told]) -> Tells:
    """What the options with one word say; the game speaks for the others.

    >>> price = telling("build", lambda value: (int(value[1]) * 2,))
    >>> price(("build", 3)), price("pass")
    ((6,), None)
    """
    return lambda value: tells(value) if isinstance(value, tuple) and value[0] == word else None


def choose(
    seat: int,
    prompt: str,
    options: Callable[[], Sequence[T]],
    *,
    about: Args = (),
    secret: bool = False,
    closed: Callable[[], Sequence[Closed]] | None = None,
    details: Tells | None = None,
) -> Flow[T]:
    """One of the options.

    `secret`: the options follow from what another seat cannot see, so the question is always put, even when it has
    one answer. `about`: arguments of the prompt's message. `closed`: what cannot be chosen now, and why. `details`:
    what an option says of its price, where only the rule that asks knows it.
    """
    picked: T
    _, picked = yield (Ask(seat, prompt, options, about, secret, closed, details),)  # type: ignore[assignment]
    return picked


def optional(
    seat: int,
    prompt: str,
    options: Callable[[], Sequence[T]],
    *,
    no: str = NO,
    about: Args = (),
    secret: bool = False,
    closed: Callable[[], Sequence[Closed]] | None = None,
    details: Tells | None = None,
) -> Flow[T | None]:
    """One of the options, or none of them."""

    def listing() -> Sequence[Value]:
        return [*options(), no]  # type: ignore[list-item]

    ask = Ask(seat, prompt, listing, about, secret, closed, details)
    ask.no = no
    picked: T
    _, picked = yield (ask,)  # type: ignore[assignment]
    return None if picked == no else picked


def yes_or_no() -> Sequence[str]:
    return (YES, NO)


def may(seat: int, prompt: str, *, about: Args = (), secret: bool = False) -> Flow[bool]:
    """Yes or no."""
    answer = yield from choose(seat, prompt, yes_or_no, about=about, secret=secret)
    return answer == YES


def gather(
    seat: int,
    prompt: str,
    options: Callable[[tuple[T, ...]], Sequence[T]],
    enough: Callable[[tuple[T, ...]], bool],
    *,
    low: Bound,
    high: Bound,
    about: About[T] = (),
    secret: bool = False,
    details: Tells | None = None,
) -> Flow[tuple[T, ...]]:
    """Several of the options, one at a time, what may still be added depending on what is there already.

    To the outside this is one decision in several answers: "one more, or done". Bounds that a free action or another
    seat can move are functions; so is what the prompt says of the picks (how many are left). A pick that is no option
    any more when something else has happened is dropped.
    """
    picked: tuple[T, ...] = ()

    def listing() -> Sequence[Value]:
        more: Sequence[Any] = options(picked) if len(picked) < number(high) else ()
        return [*more, DONE] if enough(picked) else more

    def recheck() -> None:
        nonlocal picked
        picked = still_there(picked, options, number(high))
        ask.picked = picked
        ask.about = about(picked) if callable(about) else about

    while len(picked) < number(high):
        ask = Ask(seat, prompt, listing, about(picked) if callable(about) else about, secret, None, details)
        ask.picked = picked
        ask._bounds = (low, high)
        if picked:
            ask._recheck = recheck
        one: T
        _, one = yield (ask,)  # type: ignore[assignment]
        if one == DONE:
            break
        picked += (one,)
    return picked


def still_there(picked: tuple[T, ...], options: Callable[[tuple[T, ...]], Sequence[T]], most: int) -> tuple[T, ...]:
    """The picks that could be picked again, in their order, so many at most."""
    kept: tuple[T, ...] = ()
    for value in picked:
        if len(kept) < most and value in options(kept):
            kept += (value,)
    return kept


def subset(
    seat: int,
    prompt: str,
    options: Callable[[], Sequence[T]],
    low: Bound,
    high: Bound,
    *,
    about: About[T] = (),
    secret: bool = False,
) -> Flow[tuple[T, ...]]:
    """Between low and high of the options, in the order they are named."""
    return gather(
        seat,
        prompt,
        lambda picked: [value for value in options() if value not in picked],
        lambda picked: len(picked) >= number(low),
        low=low,
        high=high,
        about=about,
        secret=secret,
    )


#: Up to so many, each number is an option of its own; of more only some are, and the place can be named again.
EACH = 12


def split(
    seat: int,
    prompt: str,
    places: Callable[[], Sequence[tuple[Place, int]]],
    total: Bound,
    *,
    low: Bound | None = None,
    about: About[Value] = (),
    secret: bool = False,
) -> Flow[dict[Place, int]]:
    """Numbers over places, as one decision: two of the warbands here, one there.

    `places` lists each place, as a word with its arguments, and how many may go there: of ("band", 3), 2 the options
    are ("band", 3, 1) and ("band", 3, 2), so that the word has a number as its last argument. `total` go in all, or
    from `low` to `total`; where there is no room for so many, as many as there is room for.
    """
    sharing = Sharing(places, total, low)
    picked: tuple[Value, ...] = ()
    while sharing.more(picked):

        def listing() -> Sequence[Value]:
            return sharing.options(picked)

        def recheck() -> None:
            nonlocal picked
            picked = still_there(picked, sharing.more, len(picked))
            ask.picked = picked
            ask.about = about(picked) if callable(about) else about

        ask = Split(seat, prompt, listing, about(picked) if callable(about) else about, secret)
        ask.picked = picked
        ask._bounds = (sharing.least, sharing.most)
        if picked:
            ask._recheck = recheck
        _, value = yield (ask,)
        if value == DONE:
            break
        picked += (value,)
    return sharing.shares(picked)


class Sharing:
    """What a `split` may still do, as things are now."""

    __slots__ = ("low", "places", "total")

    def __init__(
        self, places: Callable[[], Sequence[tuple[Place, int]]], total: Bound, low: Bound | None = None
    ) -> None:
        self.places = places
        self.total = total
        self.low = low

    def most(self) -> int:
        return min(number(self.total), sum([room for _, room in self.places()]))

    def least(self) -> int:
        return min(self.most(), number(self.total if self.low is None else self.low))

    def shares(self, picked: tuple[Value, ...]) -> dict[Place, int]:
        """What goes where."""
        found: dict[Place, int] = {}
        for value in picked:
            assert isinstance(value, tuple)
            found[value[:-1]] = found.get(value[:-1], 0) + amount(value)
        return found

    def options(self, picked: tuple[Value, ...]) -> Sequence[Value]:
        """More of it, or done where it is enough."""
        more = self.more(picked)
        return [*more, DONE] if sum(self.shares(picked).values()) >= self.least() else more

    def more(self, picked: tuple[Value, ...]) -> list[Value]:
        """A number for each place that was not named yet, so that the rest can still go somewhere."""
        places, shares = self.places(), self.shares(picked)
        left = self.most() - sum(shares.values())
        if left <= 0:
            return []
        rooms = {place: room - shares.get(place, 0) for place, room in places if room > EACH or place not in shares}
        spare = sum(rooms.values()) - (left - self.most() + self.least())
        if spare <= 0:  # every place is filled: nothing is left to decide
            return [cast("Value", (*place, room)) for place, room in rooms.items() if room][:1]
        found: list[Value] = []
        for place, room in rooms.items():
            for n in self.numbers(max(1, room - spare), min(room, left), again=shares.get(place, 0) + room > EACH):
                found.append((*place, n))
        return found

    def numbers(self, first: int, last: int, *, again: bool) -> list[int]:
        """From the first to the last; where there are many, only some, if the place can be named again."""
        if not again:
            return list(range(first, last + 1))
        return [n for n in range(1, last + 1) if n <= 5 or n % 5 == 0 or n == last]


def parallel(seats: Iterable[int], flow: Callable[[int], Flow[T]], *, sealed: bool = False) -> Flow[dict[int, T]]:
    """A flow a seat, each going on as its own questions are answered. Returns when all are done."""
    flows: dict[int, Flow[T]] = {}
    for seat in seats:
        if seat in flows:
            raise ValueError(f"seat {seat} has two flows in parallel: one would be lost; give it one that asks both")
        flows[seat] = flow(seat)
    group = Sealed() if sealed else None
    waiting: dict[int, Asks] = {}
    done: dict[int, T] = {}
    seen: set[Ask] = set()
    turn: list[tuple[int, tuple[Ask, Value] | None]] = [(seat, None) for seat in flows]
    while True:
        for seat, reply in turn:
            try:
                asks = next(flows[seat]) if reply is None else flows[seat].send(reply)
            except StopIteration as stop:
                waiting.pop(seat, None)
                done[seat] = cast(T, stop.value)
                continue
            waiting[seat] = asks
            for ask in asks:
                if ask not in seen:  # a branch may yield a question again
                    seen.add(ask)
                    ask.path = f"{seat}/{ask.path}"
                    if group is not None and not ask.free:
                        ask.sealed = group  # of seals within seals the outermost is the last to be broken
        if not waiting:
            if group is not None:
                group.open = False
            return {seat: done[seat] for seat in flows}
        answered, value = yield tuple(ask for seat in flows if seat in waiting for ask in waiting[seat])
        turn = [(next(seat for seat, asks in waiting.items() if answered in asks), (answered, value))]


def together(seats: Iterable[int], flow: Callable[[int], Flow[T]]) -> Flow[dict[int, T]]:
    """`parallel` with the answers sealed: nobody knows one before all are in. The flows ask and change nothing."""
    return parallel(seats, flow, sealed=True)


def beside(
    flow: Flow[T],
    seat: int,
    offers: Callable[[], Sequence[Value]],
    take: Callable[[Value], Flow[None]],
    *,
    holds: Callable[[Ask], bool] | None = None,
) -> Flow[T]:
    """Run a flow, with free actions offered beside every question it puts to the seat.

    Offered values are tuples that begin with "free": ("free", "place-token", card). A question with one answer is put
    for their sake; `holds` says which of them are, where not all should be (one that was interrupted is).
    """
    try:
        asks = next(flow)
    except StopIteration as stop:
        return cast(T, stop.value)
    while True:
        for ask in asks:
            if ask.seat == seat and offers not in ask.offers:
                ask.offers += (offers,)
                ask.held = ask.held or holds is None or holds(ask)
        answered, value = yield asks
        mine = is_free(value) and answered.seat == seat
        if mine and (len(answered.offers) == 1 or value in offers()):
            answered.held = True  # who has begun to do free things may go on with them
            yield from openly(take(value))  # then the same questions again, their options listed anew
            continue
        try:
            asks = flow.send((answered, value))
        except StopIteration as stop:
            return cast(T, stop.value)


def guarded(flow: Flow[T], allows: Callable[[Value], bool]) -> Flow[T]:
    """Run a flow; of the free actions beside its questions only those it allows may be taken: what it has promised
    must stay possible."""
    reply: tuple[Ask, Value] | None = None
    while True:
        try:
            asks = next(flow) if reply is None else flow.send(reply)
        except StopIteration as stop:
            return cast(T, stop.value)
        for ask in asks:
            if allows not in ask.guards:
                ask.guards += (allows,)
        reply = yield asks


def openly(flow: Flow[T]) -> Flow[T]:
    """A flow whose questions are part of a free action: no seal around it covers them."""
    try:
        asks = next(flow)
    except StopIteration as stop:
        return cast(T, stop.value)
    while True:
        for ask in asks:
            ask.free = True
        reply = yield asks
        try:
            asks = flow.send(reply)
        except StopIteration as stop:
            return cast(T, stop.value)


def nothing() -> Flow[None]:
    """A flow that asks nothing: for verbs that need not."""
    return
    yield


def run(flow: Flow[T]) -> T:
    """Run a flow that is sure to ask nothing (set-up, tests)."""
    try:
        asks = next(flow)
    except StopIteration as stop:
        return cast(T, stop.value)
    raise RuntimeError(f"the flow asks: {asks!r}")


__all__ = [
    "DONE",
    "FREE",
    "NO",
    "YES",
    "Args",
    "Ask",
    "Asks",
    "Bound",
    "Closed",
    "Flow",
    "Place",
    "Sealed",
    "Value",
    "argument",
    "beside",
    "choose",
    "gather",
    "guarded",
    "is_free",
    "may",
    "nothing",
    "openly",
    "optional",
    "parallel",
    "run",
    "split",
    "subset",
    "together",
]
