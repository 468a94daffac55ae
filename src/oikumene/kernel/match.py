"""A match: a game in progress.

A match keeps the state from the start of the current step, and what was put in since. Clone, undo, save and recovery
from a fault in a rule are one thing: copy that state and put the answers in again.

`answer` is for people: checked, by key, recorded. `take` is for programs: a value out of `ask.values()`, unchecked.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from types import GeneratorType
from typing import Any, Generic, TypeVar, cast

from oikumene.kernel import saving
from oikumene.kernel.chapters import DEAL, LOAD, Chapter, Input, Later, decided_since, knows_as_much, sum_up, undoable
from oikumene.kernel.data import digest, mark, require_plain
from oikumene.kernel.dealing import Unknown
from oikumene.kernel.documents import (
    as_written,
    brought_forward,
    checks_of,
    diverged,
    require_format,
    start_of,
    unreadable,
)
from oikumene.kernel.errors import BadRecord, GameEnd, Refused
from oikumene.kernel.flow import Ask, Asks, Flow, Sealed, Value, is_free
from oikumene.kernel.game import Game, Result, Setup
from oikumene.kernel.questions import Question
from oikumene.kernel.table import NOBODYS, LogLine, Table

S = TypeVar("S", bound=Table)


#: How many steps back an undo can reach.
REMEMBERED = 64

#: How many answers at least lie between two fingerprints in a record.
CHECKED_EVERY = 16


class Place(Generic[S]):
    """Where a match stood: what it takes to make another one at that point when this one has gone on (`Match.at`)."""

    __slots__ = ("answers", "chapter", "chapters", "checks", "inputs", "steps")

    def __init__(
        self,
        chapter: Chapter[S],
        inputs: list[Input],
        chapters: list[Chapter[S]],
        answers: int,
        checks: int,
        steps: int,
    ) -> None:
        self.chapter = chapter
        self.inputs = inputs
        self.chapters = chapters  # those before it
        self.answers = answers
        self.checks = checks
        self.steps = steps


class Match(Generic[S]):
    """A game in progress. Made by `Game.new`, `replay`, `restore`, `clone` and `imagine`."""

    __slots__ = (
        "_flow",
        "_pending",
        "_undealt",
        "_unknown",
        "answers",
        "asks",
        "chapters",
        "checks",
        "game",
        "keep",
        "log",
        "setup",
        "start",
        "state",
        "steps",
    )

    def __init__(self, game: Game[S], setup: Setup, state: S, *, keep: bool) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.keep = keep  # without snapshots: faster, but only good for playing on
        self.asks: Asks = ()
        self.steps = 0  # changes whenever a step begins that does not go on with the one before (`Game.goes_on`)
        self.chapters: list[Chapter[S]] = []
        self.answers: list[tuple[int, str, str]] = []
        #: At the start of a step now and then: the number of answers before, and the state or already its fingerprint.
        #: Only whoever asks for a record or a snapshot pays for it.
        self.checks: list[tuple[int, S | str]] = []
        self.log: list[LogLine] = []
        self.start: dict[str, Any] | None = None  # the snapshot of older rules it goes on from, if it does
        self._flow: Flow[None] | None = None
        self._pending: tuple[Question, ...] | None = None
        self._undealt = True
        self._unknown: dict[int, Unknown] | None = None  # by seat, until something happens

    @classmethod
    def new(cls, game: Game[S], setup: Setup, *, keep: bool = True) -> Match[S]:
        """A new match; `Game.new` is the door for most."""
        return cls.begun(game, setup, game.setup(setup), keep=keep)

    @classmethod
    def begun(cls, game: Game[S], setup: Setup, state: S, *, keep: bool = True) -> Match[S]:
        """A match that goes on from a state, whatever it was made by: for tests, which lay it out by hand. Its record
        begins with the set-up, and plays again only where that made the state."""
        match = cls(game, setup, state, keep=keep)
        match.state.learned = 0
        if keep:
            match.state.log = match.log
        else:
            match.state.unfollow()
        match._settle()
        match._look_through()
        return match

    # -- what is asked

    @property
    def pending(self) -> tuple[Question, ...]:
        """The open questions; empty when the game is over."""
        if self._pending is None:
            self._pending = tuple(Question(self.game, self.state, ask) for ask in self.asks)
        return self._pending

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if self.asks:
            return None
        result = self.game.result(self.state)
        return result if self._undealt or result.sealed is None else result.unsealed()

    def key(self, value: Value) -> str:
        """The stable key of a value."""
        return self.game.words.key(value, self.state.tag)

    def find(self, seat: int, id: str) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat and ask.id == id:
                return ask
        return None

    # -- answering

    def answer(self, seat: object, key: object, id: object = None) -> None:
        """Answer an open question of a seat (a number) by the key of an option; what cannot be is refused, whatever it
        is, and changes nothing.

        `id` names the question; it is needed only where the seat is asked several at once.
        """
        self._answer(seat, key, id, fresh=True)

    def follow(self, seat: object, key: object, id: object = None) -> None:
        """The same for an answer that was written down: what it leads to was looked through when it was given."""
        self._answer(seat, key, id, fresh=False)

    def _answer(self, seat: object, key: object, id: object, *, fresh: bool) -> None:
        ask = self.asked(seat, id)
        value = self.value(ask, key)
        try:
            self.take(ask, value)
            if fresh:
                self._look_through()
        except Exception:  # a fault in the rules: back to the question, as if nothing had been said
            if self.keep:
                self._recover()
            raise

    def _look_through(self) -> None:
        """Before an answer counts: whatever is asked now can be shown and answered, and the state written down. What
        is secret is not answered by force, so nobody would have looked. Imagined matches are not slowed by it."""
        if not self.keep or not self._undealt:
            return
        for question in self.pending:
            ask = question.ask
            if not ask.listing():
                raise RuntimeError(f"a question without an answer: {ask.id!r} to seat {ask.seat}")
            require_plain(tuple(ask.values()), f"{ask.id!r} to seat {ask.seat}")
            question.shut()
            _ = ask.bounds
        require_plain(self.state)

    def value(self, ask: Ask, key: object) -> Value:
        """What the key of an option stands for; whatever is none is refused."""
        values = ask.values()
        if isinstance(key, str):
            for value in values:
                if self.key(value) == key:
                    return value
        menu = [self.key(value) for value in values]
        shown = ", ".join(menu[:12]) + (", …" if len(menu) > 12 else "")
        raise Refused(
            "key",
            "Seat {seat} cannot answer {key} to {prompt}; expected one of {keys}.",
            seat=ask.seat,
            key=repr(key)[:80],
            prompt=ask.prompt,
            keys=shown,
        )

    def asked(self, seat: object, id: object = None) -> Ask:
        """The open question of a seat, the one of that id where it is asked several."""
        self._check_seat(seat)
        asks = [ask for ask in self.asks if ask.seat == seat and (id is None or ask.id == id)]
        if len(asks) == 1:
            return asks[0]
        if not self.asks:
            raise Refused("over", "The game is over.")
        if asks:
            raise Refused(
                "which",
                "Seat {seat} is asked several questions: say which is answered ({ids}).",
                seat=seat,
                ids=", ".join(ask.id for ask in asks),
            )
        waiting = sorted({ask.seat for ask in self.asks})
        raise Refused(
            "not-asked",
            "Seat {seat} is not asked {what} now; waiting for seat {waiting}.",
            seat=repr(seat),
            what="anything" if id is None else repr(id)[:80],
            waiting=", ".join(map(str, waiting)),
        )

    def take(self, ask: Ask, value: Value) -> None:
        """For programs: answer with a value out of `ask.values()`. Only whether the question is open is checked."""
        if ask not in self.asks:
            raise Refused("closed", "The question {id} is no longer open.", id=ask.id)
        if self.keep:
            self.answers.append((ask.seat, ask.id, self.key(value)))
        self._feed(ask, value, False)
        self._settle()
        if self.keep:
            del self.chapters[:-REMEMBERED]

    # -- running

    def _settle(self) -> None:
        """Answer what has one answer and go on to the next step, until somebody must decide."""
        while True:
            if self._flow is None and not self._begin():
                self.asks = ()
                return
            for ask in self.asks:
                if ask.forced():
                    self._feed(ask, ask.listing()[0], True)
                    break
            else:
                return

    def _begin(self) -> bool:
        """Start steps until one asks something; False when the agenda is empty."""
        state = self.state
        while state.agenda:
            anew = state.agenda[-1][0] not in self.game.goes_on
            if anew:
                self.steps += 1
            if self.keep:
                base, count = self.game.copy(state), len(self.answers)
                self.chapters.append(Chapter(base, count, len(self.log)))
                if anew and count - (self.checks[-1][0] if self.checks else 0) >= CHECKED_EVERY:
                    self.checks.append((count, base))
            if self._start():
                return True
        self._pending = self._unknown = None
        return False

    def _start(self) -> bool:
        """Start the next step; False when it is over without a question."""
        state = self.state
        state.learned = 0
        state.mine = NOBODYS
        flow = self._stepped()
        try:
            self.asks = next(flow)
        except StopIteration:
            running = False
        except GameEnd as end:
            self._ended(end.why)
            running = False
        else:
            self._flow = flow
            for ask in self.asks:
                ask.put()
            running = True
        self._pending = self._unknown = None
        if self.keep:
            self.chapters[-1].opening = state.learned
        return running

    def _stepped(self) -> Flow[None]:
        """The flow of the next step. What a game does outside its flows cannot end one either."""
        try:
            flow = self.game.step(self.state)
        except StopIteration as why:
            raise RuntimeError("a fault in the game's step (StopIteration)") from why
        if type(flow) is not GeneratorType and not isinstance(flow, Generator):  # the second is slow
            raise TypeError(f"a step is a flow (a generator), not {type(flow).__name__}")
        return flow

    def _ended(self, why: str) -> None:
        """The game ended in mid-step."""
        try:
            self.game.ended(self.state, why)
        except StopIteration as fault:
            raise RuntimeError("a fault in what the game does at its end (StopIteration)") from fault

    def _feed(self, ask: Ask, value: Value, forced: bool) -> None:
        """Put an answer into the running step."""
        flow = self._flow
        assert flow is not None
        state = self.state
        if self.keep:
            chapter = self.chapters[-1]
            if ask.sealed is not None and not is_free(value):  # a free action is open, whatever it interrupts
                if not ask.sealed.given:
                    chapter.seals.append(ask.sealed)
                ask.sealed.given.append(len(chapter.inputs))
            if len(self.asks) > 1:
                chapter.beside += (len(chapter.inputs),)
            chapter.inputs.append((ask.seat, ask.id, value, forced, len(ask.picked or ())))
            state.learned = state.shown = 0
            state.mine = 1 << ask.seat
        try:
            self.asks = flow.send((ask, value))
        except StopIteration:
            self._flow = None
        except GameEnd as end:
            self._flow = None
            self._ended(end.why)
        else:
            for open_now in self.asks:
                open_now.put()
        self._pending = self._unknown = None
        if self.keep:
            if state.shown & ~state.learned:
                chapter.shown[len(chapter.learned)] = state.shown & ~state.learned
            chapter.learned.append(state.learned | state.shown)
            if ask.sealed is not None and not ask.sealed.open:
                self._unsealed(chapter, ask.sealed)

    def _unsealed(self, chapter: Chapter[S], seal: Sealed) -> None:
        """The last answer is in: now everybody knows those of all others."""
        seats = {chapter.inputs[i][0] for i in seal.given}
        own = 1 << seats.pop() if len(seats) == 1 else 0
        chapter.unsealed[len(chapter.inputs) - 1] = self.state.everyone & ~own

    def _again(
        self,
        chapter: Chapter[S],
        inputs: Sequence[Input],
        *,
        keep: bool,
        log: list[LogLine] | None,
        follow: bool = True,
    ) -> Match[S]:
        """The same step once more: copy its base and put the inputs in. No options are listed on the way."""
        twin = self._begun(chapter, keep=keep, log=log, follow=follow)
        for seat, id, value, forced, _ in inputs:
            if seat < 0:
                twin._put_in(seat, cast("tuple[Any, ...]", value))
                continue
            ask = twin.find(seat, id)
            if ask is None or twin._flow is None:
                raise RuntimeError(f"a step played again asks something else: {id!r} of seat {seat} is missing")
            twin._feed(ask, value, forced)
        return twin

    def _begun(self, chapter: Chapter[S], *, keep: bool, log: list[LogLine] | None, follow: bool = True) -> Match[S]:
        """The same step, up to its first question. Unless it is to `follow` what is known of cards that cannot be told
        apart, nothing can be imagined from there."""
        base, state = chapter.base, self.game.copy(chapter.base)
        if not follow:
            state.unfollow()
            if keep:
                base = self.game.copy(state)
        twin = Match(self.game, self.setup, state, keep=keep)
        twin.steps = self.steps
        if log is not None:
            twin.log = log
            twin.state.log = log
        if keep:
            twin.chapters.append(Chapter(base, chapter.answers, chapter.log))
        twin._start()
        return twin

    def _require_kept(self) -> None:
        if not self.keep:
            raise Refused("light", "This match was made without snapshots (keep=False): it can only be played on.")

    def _require_real(self) -> None:
        """An imagined match was not played from its seed, and what is real behind it is not to be had from it."""
        self._require_kept()
        if not self._undealt:
            raise Refused("imagined", "An imagined match can be played on and cloned: it has no record and no undo.")

    def _check_seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Refused("seat", "There is no seat {seat}.", seat=repr(seat)[:80])
        return seat

    # -- copies

    def clone(self, *, keep: bool = True) -> Match[S]:
        """An independent match at the same point. `keep=False`: lighter, only good for playing on."""
        self._require_kept()
        if self.asks:
            chapter = self.chapters[-1]
            log = self.log[: chapter.log] if keep and self._undealt else None
            twin = self._again(chapter, chapter.inputs, keep=keep, log=log, follow=keep)
        else:
            twin = Match(self.game, self.setup, self.game.copy(self.state), keep=keep)
            twin.log = self.log[:] if keep else []
        twin._undealt = self._undealt
        if keep:
            twin.chapters = self.chapters[:-1] + twin.chapters if self.asks else self.chapters[:]
            twin.answers = self.answers[:]
            twin.checks = self.checks[:]
            twin.start = self.start
        return twin

    def place(self) -> Place[S]:
        """Where the match stands, for `at`. Much less than a clone, for who hardly ever comes back to it."""
        self._require_real()
        chapter = self.chapters[-1]
        return Place(chapter, chapter.inputs[:], self.chapters[:-1], len(self.answers), len(self.checks), self.steps)

    def at(self, place: Place[S]) -> Match[S]:
        """The match as it stood there, as a clone made there would be. Nothing may have been taken back since."""
        chapter = place.chapter
        twin = self._again(chapter, place.inputs, keep=True, log=self.log[: chapter.log])
        twin.steps = place.steps
        twin.chapters = place.chapters + twin.chapters
        twin.answers = self.answers[: place.answers]
        twin.checks = self.checks[: place.checks]
        twin.start = self.start
        return twin

    def imagine(self, seat: object, rng: Random, *, keep: bool = True, follow: bool = True) -> Match[S]:
        """A match as the seat may think it is: all that it cannot know is dealt afresh, consistently with what it
        has seen. Chance to come is drawn anew, and the sealed answers of others are forgotten (they are asked again).

        Bots think only in such matches, so they cannot cheat. An imagined match carries no log. `follow=False`: it can
        be played on and cloned, but nothing will be imagined from it, so that what is known of cards which cannot be
        told apart need not be kept; without snapshots (`keep=False`) it never is.
        """
        self._require_kept()
        return self._imagined(self._check_seat(seat), rng, keep, follow and keep)

    def _imagined(self, seat: int, rng: Random, keep: bool, follow: bool) -> Match[S]:
        if not self.state.follows:
            raise RuntimeError("nothing can be imagined from a match that was imagined with follow=False")
        if not self.asks:
            return self._imagined_end(keep)
        chapter = self.chapters[-1]
        sealed = {i for seal in chapter.seals if seal.open for i in seal.given if chapter.inputs[i][0] != seat}
        if sealed:
            twin = self._without(sealed, seat, rng, keep)
            unknown = twin.state.unknown_to(seat)
        else:
            twin = self._again(chapter, chapter.inputs, keep=keep, log=None, follow=follow)
            unknown = self._unknown_to(seat)
        if not follow:
            twin._unfollow()
        twin._veil()
        state = twin.state
        for _ in range(50):
            cards = unknown.dealt(rng)
            twin._deal((rng.getrandbits(64), seat, cards, state.hide_afresh(seat, rng)))
            if all(ask.seat == seat or ask.listing() for ask in twin.asks):
                return twin
            if keep:  # the deal leaves somebody without an answer: it cannot be; take another
                twin.chapters[-1].inputs.pop()
                twin.chapters[-1].learned.pop()
        raise RuntimeError(f"no consistent deal was found for seat {seat} at {self.asks!r}")

    def _unfollow(self) -> None:
        """Nothing will be imagined from here, nor from a clone."""
        self.state.unfollow()
        if self.keep and self.chapters[-1].base.follows:
            self.chapters[-1].base = base = self.game.copy(self.chapters[-1].base)
            base.unfollow()

    def _unknown_to(self, seat: int) -> Unknown:
        """What the seat does not know; a search imagines one position many times."""
        if self._unknown is None:
            self._unknown = {}
        if seat not in self._unknown:
            self._unknown[seat] = self.state.unknown_to(seat)
        return self._unknown[seat]

    def _without(self, sealed: set[int], seat: int, rng: Random, keep: bool) -> Match[S]:
        """The same step as the seat knows it, without the sealed answers of others.

        What happened openly has happened there too (a free action beside a later question, a question to the seat
        that another's answer led to). So something was answered before it: what, is drawn.
        """
        chapter = self.chapters[-1]
        inputs = chapter.inputs
        for _ in range(50):
            twin = self._begun(chapter, keep=keep, log=None)
            if twin._retold(self, sealed, seat, rng):
                return twin
        # hardly anything else could have led here, so that who sees it may as well know
        last = max((i for i in range(len(inputs)) if i not in sealed), default=-1)
        for kept in ([given for i, given in enumerate(inputs) if i not in sealed or i < last], inputs):
            twin = self._again(chapter, kept, keep=keep, log=None)
            if all(ask.seat != seat or twin.find(seat, ask.id) for ask in self.asks):
                break
        return twin

    def _retold(self, real: Match[S], sealed: set[int], seat: int, rng: Random) -> bool:
        """Put in what the seat knows of the real step, and answers drawn for others where they have answered."""
        first = min(sealed)
        for i, (who, id, value, forced, _) in enumerate(real.chapters[-1].inputs):
            if who < 0:
                self._put_in(who, cast("tuple[Any, ...]", value))
            elif i not in sealed:
                ask = self.find(who, id) if i < first else self._led_to(who, id, value, seat, rng)
                if ask is None:
                    return False
                self._feed(ask, value, forced)
        return all(ask.seat != seat or self._led_to(seat, ask.id, None, seat, rng) for ask in real.asks)

    def _led_to(self, who: int, id: str, value: Value | None, seat: int, rng: Random) -> Ask | None:
        """The question where this was answered, or a free action taken; sealed answers of others are drawn until it is
        open. None if they lead elsewhere."""
        free = value is not None and is_free(value)
        while self._flow is not None:
            for ask in self.asks:
                if ask.seat == who and (ask.id == id or free) and (value is None or ask.accepts(value)):
                    return ask
            waiting = [ask for ask in self.asks if ask.sealed is not None and ask.seat != seat and ask.listing()]
            if not waiting:
                return None
            nearest = max(waiting, key=lambda ask: (_shared(ask.path, id), ask.seat == who))
            self._feed(nearest, rng.choice(nearest.listing()), False)
            if nearest.sealed is not None and not nearest.sealed.open:
                return None
        return None

    def _imagined_end(self, keep: bool) -> Match[S]:
        """Of a finished game there is nothing to imagine."""
        twin = self.clone(keep=keep)
        twin._veil()
        twin.chapters, twin.answers, twin.checks, twin.log = [], [], [], []
        return twin

    def _veil(self) -> None:
        """Mark as imagined; without the seed and sealed documents, which would tell everything."""
        self._undealt = False
        self.setup = Setup(self.setup.seats, 0, self.game.open_options(self.setup.options))

    def load(self, *results: int) -> None:
        """For tests: what the next dice, draws and shuffles give (see `Table.load`). It is an input of the step, so
        that clones and undo meet the same chance; it is no part of a record, and of a snapshot only from the next step
        on. Imagined matches know nothing of it."""
        self._require_kept()
        self._put_in(LOAD, results)

    def _put_in(self, what: int, value: tuple[Any, ...]) -> None:
        """What nobody answered: a fresh deal, or loaded chance."""
        if what == DEAL:
            return self._deal(value)
        self.state.load(*value)
        if self.keep and self.asks:
            self.chapters[-1].inputs.append((LOAD, "", value, True, 0))
            self.chapters[-1].learned.append(0)
        return None

    def _deal(self, value: tuple[Any, ...]) -> None:
        """Set hidden faces, hidden facts and the generator, as part of the inputs of the step."""
        state = self.state
        key, seat, cards, facts = value
        state.reseed(key)
        state.deal(seat, cards)
        state.hide(facts)
        for ask in self.asks:
            ask.stale()
        self._pending = self._unknown = None
        if self.keep:
            self.chapters[-1].inputs.append((DEAL, "", value, True, 0))
            self.chapters[-1].learned.append(0)

    def _recover(self) -> None:
        """After a fault in a rule: the question as it was before the last answer."""
        at = max(n for n, chapter in enumerate(self.chapters) if any(not given[3] for given in chapter.inputs))
        chapter = self.chapters[at]
        last = max(i for i, given in enumerate(chapter.inputs) if not given[3])
        twin = self._again(chapter, chapter.inputs[:last], keep=True, log=self.log[: chapter.log])
        del self.answers[-1]
        self.checks = [check for check in self.checks if check[0] <= len(self.answers)]
        self._become(twin, at)

    def _become(self, twin: Match[S], at: int) -> None:
        """Stand where the twin stands, which began with the chapter of that number."""
        self.chapters[at:] = twin.chapters
        self.state, self.log = twin.state, twin.log
        self.asks, self._flow = twin.asks, twin._flow
        self._pending = self._unknown = None
        self.steps = twin.steps
        twin.asks, twin._flow = (), None

    # -- undo

    def undo(self, seat: object, *, consent: bool = False) -> None:
        """Take back the seat's last decision, if nobody has learned anything by it and nobody else has decided on it.

        What others saw of the seat's own hand is its answer, and no bar. Answers that others gave at the same time
        stay, with all they learned by them. `consent`: everyone agrees that what was learned is forgotten.
        Once the game is over everything is open, and nothing goes back, whoever agrees.
        """
        at, i, later = self._undoable(seat, consent)
        twin = self._back(at, i, later, consent)
        self.answers, self.checks = twin.answers, twin.checks
        self._become(twin, at)

    def can_undo(self, seat: object, *, consent: bool = False) -> bool:
        """Whether the seat's last decision could be taken back now. Nothing is played again for it where nobody else
        has decided since: the seat would be asked again what it has answered."""
        try:
            at, i, later = self._undoable(seat, consent)
            if later:
                self._back(at, i, later, consent)
        except Refused:
            return False
        return True

    def _undoable(self, seat: object, consent: bool) -> tuple[int, int, list[Later]]:
        """The answer that would be taken back, if that may be, and what others decided since."""
        self._require_real()
        seat = self._check_seat(seat)
        if not self.asks:
            raise Refused("over", "The game is over.")
        return undoable(self.chapters, seat, consent)

    def _back(self, at: int, i: int, later: Sequence[Later], consent: bool) -> Match[S]:
        """The match as it was before the answer, with what others decided since; refuses where that does not go."""
        chapter = self.chapters[at]
        inputs, (seat, question, *_) = chapter.inputs[:i], chapter.inputs[i]
        twin = self._again(chapter, inputs, keep=True, log=self.log[: chapter.log])
        twin.answers = self.answers[: chapter.answers + sum(not given[3] for given in inputs)]
        twin.checks = [check for check in self.checks if check[0] <= len(twin.answers)]
        twin._settle()
        for (other, id, value, _, _), learned in later:
            ask = twin.find(other, id)
            if ask is None or not ask.accepts(value):
                if consent:
                    break  # what others decided on it is taken back too
                raise decided_since()
            if learned & ~twin._learned_by(ask, value) and not consent:
                raise decided_since()
        if twin.find(seat, question) is None:  # answered by force, or overtaken by what others did
            raise Refused("same", "It would come out the same.")
        if later and not consent and not self._as_known(twin, seat, later):
            raise decided_since()
        return twin

    def _learned_by(self, ask: Ask, value: Value) -> int:
        """Answer, and say who learned something by it."""
        chapter, begun = self.chapters[-1], len(self.chapters[-1].inputs)
        self.take(ask, value)
        learned = 0
        for each in reversed(self.chapters):
            learned |= sum_up(each.learned[begun if each is chapter else 0 :])
            if each is chapter:
                break
            learned |= each.opening
        return learned

    def _as_known(self, twin: Match[S], seat: int, later: Sequence[Later]) -> bool:
        """Whether in the twin, where the seat has not yet decided, everybody knows what they know here. What was seen
        and is no longer known was the same if chance went the same way."""
        one, two = twin.state, self.state
        chance = (one.rng, one.luck, one.fate) == (two.rng, two.luck, two.fate)
        if not chance and any(learned for _, learned in later):
            return False
        return all(knows_as_much(twin.state, self.state, each, 1 << seat) for each in range(self.seats))

    # -- showing

    def view(self, seat: object = None, since: int = 0) -> dict[str, Any]:
        """All that a seat may know, as JSON, and nothing else; without a seat, what somebody who watches may. Of the
        log what came `since` so many lines: who looks often has read the others."""
        viewer = self.seats if seat is None else self._check_seat(seat)
        result = self.result
        return {
            "game": self.game.id,
            "seats": self.seats,
            "seat": seat,
            "table": self.game.view(self.state, viewer),
            "waiting": sorted({ask.seat for ask in self.asks}),
            "questions": [question.to_json() for question in self.pending if question.seat == seat],
            "log": [line.seen_by(viewer, self.game.words).to_json() for line in self.log[since:]],
            "result": None if result is None else result.shown(),
        }

    def digest(self) -> str:
        """A fingerprint of the state."""
        return digest(self.state)

    # -- keeping

    def record(self, *, checks: bool = True) -> dict[str, Any]:
        """The match as one JSON document: what it was made from, the answers, the result and a hash.

        `checks`: also fingerprints of the state at the start of a step, sixteen answers apart or a few more, so that a
        reader can say where a replay goes another way. A match that goes on from a snapshot of older rules begins with
        that (`start`).
        """
        self._require_real()
        result = self.result
        begun = 0 if self.start is None else len(self.start["before"]) + len(self.start["since"])
        return {
            "format": 2,
            "game": self.game.id,
            **({"change": dict(self.game.change)} if self.game.change else {}),
            "rules": self.game.rules,
            "seats": self.seats,
            "seed": self.setup.seed,
            "options": dict(self.setup.options),
            **({} if self.start is None else {"start": self.start}),
            "answers": [list(answer) for answer in self.answers[begun:]],
            **({"checks": self.marks()} if checks else {}),
            "result": None if result is None else result.to_json(),
            "hash": self.digest(),
        }

    def marks(self) -> list[list[Any]]:
        """The fingerprints: [number of answers before, fingerprint]."""
        for i, (count, state) in enumerate(self.checks):
            if not isinstance(state, str):
                self.checks[i] = (count, mark(state))
        return [list(check) for check in self.checks]

    def save(self) -> dict[str, Any]:
        """A snapshot: the state at the start of the step, by name, and the answers since. It outlives a change of the
        rules' code, which a record may not. The log is not part of it."""
        self._require_real()
        base, before = (self.chapters[-1].base, self.chapters[-1].answers) if self.asks else (self.state, None)
        return {
            "format": 2,
            "game": self.game.id,
            **({"change": dict(self.game.change)} if self.game.change else {}),
            "rules": self.game.rules,
            "seats": self.seats,
            "seed": self.setup.seed,
            "options": dict(self.setup.options),
            "state": saving.write(base, base.names()),
            "before": [list(answer) for answer in self.answers[:before]],
            "since": [] if before is None else [list(answer) for answer in self.answers[before:]],
            "checks": self.marks(),
            **({} if self.start is None else {"start": self.start}),
        }

    @classmethod
    def restore(
        cls, game: Game[S], saved: Mapping[str, Any], *, as_far: bool = False, log: Sequence[LogLine] = ()
    ) -> Match[S]:
        """The match of a snapshot. Its log begins at the snapshot's step: lines of before are not in it, but for those
        that somebody has kept and gives (`log`).

        Of other rules than today's, the match goes on from the snapshot with today's; its record then begins there.
        `as_far`: where the rules have changed since, answers of the open step are put in only as far as they fit.
        """
        require_format(game, saved, "snapshot", (2,))
        new = brought_forward(game, saved)
        changed = new is not saved
        try:
            setup = game.checked(new["seats"], new["seed"], new["options"])
            state = game.setup(setup)
            saving.read(new["state"], state, state.names(), game.renamed)
            state.restored()
            state.learned = 0
            match = cls(game, setup, state, keep=True)
            match.answers = [(seat, id, key) for seat, id, key in new["before"]]
            since = [(seat, id, key) for seat, id, key in new["since"]]
            match.checks = [] if changed else checks_of(new["checks"], len(match.answers))
            match.start = as_written(saved) if changed else start_of(game, saved)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as why:
            raise unreadable(why) from why
        match.log = list(log)
        match.state.log = match.log
        try:
            match._settle()
        except Exception as why:  # a step that is there no more, or cannot be played on what was read
            raise unreadable(why) from why
        match._follow_all(since, as_far and changed)
        return match

    @classmethod
    def begun_with(cls, game: Game[S], saved: Mapping[str, Any]) -> Match[S]:
        """A match that begins with a snapshot, whatever led there (older rules, a position laid by hand): its record
        begins there too."""
        match = cls.restore(game, saved)
        if match.start is None:
            match.start = as_written(saved)
        return match

    def _follow_all(self, since: Sequence[tuple[object, object, object]], as_far: bool) -> None:
        """Put in the answers of the open step that a snapshot has, all or as far as they fit."""
        for number, (seat, id, key) in enumerate(since):
            try:
                self.follow_written(number, seat, id, key)
            except BadRecord:
                if not as_far:
                    raise
                assert self.start is not None
                self.start = {**self.start, "since": self.start["since"][:number]}
                return

    def follow_written(self, number: int, seat: object, id: object, key: object) -> None:
        """Give an answer that was written down; say which it is if it does not fit."""
        try:
            self.follow(seat, key, id)
        except Refused as why:
            raise diverged(number, str(why)) from why


def _shared(one: str, two: str) -> int:
    """How many characters two names begin with in common."""
    count = 0
    for a, b in zip(one, two, strict=False):
        if a != b:
            break
        count += 1
    return count
