"""A table in play: a match, the events that made it, and what each viewer may be shown.

A table is its events. `Board` holds the match they add up to; it can be thrown away and made again at any time.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import msgspec

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask
from oikumene.kernel.game import Game, Setup
from oikumene.kernel.match import Match
from oikumene.kernel.questions import Question
from oikumene.kernel.table import LogLine
from oikumene.kernel.words import CARD, Said
from oikumene.registry import game as find_game
from oikumene.table import wire

#: Kinds of events: an answer, a decision taken back (freely, or by consent), a turn confirmed.
ANSWER, UNDO, AGREED_UNDO, CONFIRM = "answer", "undo", "agreed-undo", "confirm"


class Quiet(NamedTuple):
    """Quiet hours: from which minute of the day to which, in the time of which zone."""

    begin: int
    end: int
    zone: str


class Event(NamedTuple):
    """One row of a table's history."""

    kind: str
    seat: int
    question: str = ""
    answer: str = ""


@dataclass
class Seat:
    """Who sits there."""

    person: str | None = None
    name: str = ""
    bot: str = ""
    gone: bool = False
    invited: str | None = None  # for whom the seat is kept until they say yes or no; the name is theirs
    was: str | None = None  # whose it was before a bot went on for them
    resigned: bool = False  # the bot goes on for good, and whose it was counts as last
    quiet: Quiet | None = None  # the quiet hours of who sits there

    @property
    def free(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and not self.bot and self.invited is None

    @property
    def human(self) -> bool:
        return self.person is not None and not self.bot


@dataclass
class Row:
    """What the table is, besides its events."""

    id: str
    game: str
    rules: int
    seed: int
    options: dict[str, Any]
    status: str
    public: bool
    pace: str
    hours: int
    confirm: bool
    hints: bool
    host: str
    created: float
    changed: float
    moves: int = 0
    round: int = 0
    rounds: int = 0
    waiting: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    vote: dict[str, Any] | None = None
    fault: dict[str, Any] | None = None  # why the table was set aside
    version: int = 0
    owner: str = ""
    lesson: bool = False  # a guided first game, as long as its player wants to be guided
    grp: str = ""  # the group it is a table of
    guarded: bool = False  # only its members may sit down and look, and who sits there already
    time: dict[str, Any] | None = None  # what was agreed about time (`clock.Terms`)
    clock: dict[str, Any] | None = None  # how the clocks stand (`clock`); never changed in its place
    due: float | None = None  # when to look at them
    name: str = ""  # what its host calls it
    colours: list[int] = field(default_factory=list)  # of the seats, where they are chosen in play, once they are
    seats: list[Seat] = field(default_factory=list)
    again: str = ""  # the table of the rematch
    origin: dict[str, Any] | None = None  # the finished game it was tried from, and how that ended

    def fork(self) -> Row:
        """A row to be changed: it takes the place of this one when it is on disk."""
        twin = _like(self)
        twin.seats = [_like(seat) for seat in self.seats]
        twin.vote = None if self.vote is None else {**self.vote}
        return twin

    def moved(self) -> Row:
        """The same for a move alone: who sits there stays as it is, and the list of them is the same one. So whoever
        finds that list again knows that nobody came, went or is called otherwise, and that the table is no other."""
        return _like(self)


Plain = TypeVar("Plain", Row, Seat)


def _like(one: Plain) -> Plain:
    """Another one with the same values; a row has thirty of them, and there is one for each answer."""
    twin = object.__new__(type(one))
    twin.__dict__.update(one.__dict__)
    return twin


class Start(NamedTuple):
    """What a table begins with that goes on with other rules: a snapshot, and how many events lie before it."""

    n: int
    data: str


class Board:
    """The match of a table and how it came about. Never shared between tables."""

    __slots__ = (
        *("_gone_on", "_match", "_seen", "confirmed", "events", "hold", "left_out", "log_moves", "points", "rounds"),
        *("row", "start", "viewers"),
    )

    def __init__(self, row: Row, start: Start | None = None, before: Sequence[Event] = ()) -> None:
        """From the seed, or from a snapshot with the events before it; what lies before counts as confirmed."""
        self.row = row
        self.start = start
        self.events: list[Event] = list(before)
        self.hold: int | None = None  # the seat whose turn waits for its confirmation
        game = find_game(row.game, row.rules)
        self.viewers: frozenset[int] = frozenset()
        self.left_out: list[int] = []  # seats of the answers before the snapshot that its rules did not take
        if start is None:
            self.match = Match.new(game, Setup(len(row.seats), row.seed, game.read_options(row.options)))
            self.log_moves: list[int] = [0] * len(self.match.log)
        else:
            self.match, self.log_moves, _, self.left_out = unpacked(game, start.data)
            self.log_moves += [start.n] * (len(self.match.log) - len(self.log_moves))
        #: How many answers of each seat belong to turns that were confirmed.
        self.confirmed: dict[int, int] = {seat: self._given(self.match, seat) for seat in range(len(row.seats))}
        self.points: list[list[int]] = []
        self.rounds: list[int] = []

    @property
    def match(self) -> Match[Any]:
        """The match. Where another board has gone on with it (`ahead`) it is made anew, as it was here."""
        if self._match is None:
            match, place = self._gone_on
            self.match = match.at(place)
        return self._match  # type: ignore[return-value]

    @match.setter
    def match(self, match: Match[Any]) -> None:
        self._match: Match[Any] | None = match
        self._gone_on: Any = None
        self._seen: dict[int, Mapping[str, Any]] = {}  # what was made for viewers of this very position

    @classmethod
    def replayed(cls, row: Row, events: Sequence[Event], start: Start | None = None) -> Board:
        """The board after these events."""
        first = 0 if start is None else start.n
        board = cls(row, start, events[:first])
        for event in events[first:]:
            board.apply(event, stored=True)
        return board

    @property
    def carried(self) -> bool:
        """It goes on with other rules than it was begun with; a position that was laid out is a beginning."""
        begun = self.match.start
        return self.start is not None and (self.start.n > 0 or begun is None or begun["rules"] != self.match.game.rules)

    def reaches(self, n: int) -> None:
        """Refuses what was played with rules that are gone."""
        if self.start is not None and n < self.start.n:
            raise Refused(
                "older-rules",
                "What was before move {n} was played with older rules and cannot be shown any more.",
                n=self.start.n,
            )

    def at(self, n: int, seat: int | None = None) -> Board:
        """The board as it was after n events, for a seat that wants to see it."""
        self.reaches(n)
        return self if n == self.n else Board.replayed(self.row, self.events[:n], self.start)

    def fork(self, row: Row) -> Board:
        """A board to try an event on: it takes the place of this one when the event is on disk."""
        twin = self._like(row)
        twin.match = self.match.clone()
        return twin

    def ahead(self, row: Row, event: Event) -> tuple[Board, int]:
        """The board after an event, and how many lines of the log stayed as they were; refuses what cannot be. It takes
        the place of this one when the event is on disk.

        An answer is given on the match itself, which is the other board's then: here it is made anew should anybody
        look before the answer is on disk, or should it never be."""
        if event.kind != ANSWER or self.match.over:
            twin = self.fork(row)
            return twin, twin.apply(event)
        match, twin = self.match, self._like(row)
        self._match, self._gone_on = None, (match, match.place())
        twin.match = match
        try:
            return twin, twin.apply(event)
        except Refused:
            self._match, self._gone_on = match, None  # nothing was put in
            raise

    def _like(self, row: Row) -> Board:
        """Another board with all but the match."""
        twin = Board.__new__(Board)
        twin.row, twin.start, twin.hold, twin.viewers = row, self.start, self.hold, self.viewers
        twin.events, twin.log_moves, twin.left_out = self.events[:], self.log_moves[:], self.left_out
        twin.confirmed, twin.points, twin.rounds = self.confirmed.copy(), self.points[:], self.rounds[:]
        return twin

    @property
    def n(self) -> int:
        return len(self.events)

    def apply(self, event: Event, *, stored: bool = False) -> int:
        """Let an event happen; refuses what cannot be. Returns how many lines of the log stayed as they were.

        What is `stored` was right when it was given: a confirmation, whoever sits at the seat by now; a decision taken
        back, whoever has to agree to such a thing by now.
        A stored event that cannot be is refused without a word of what could have been: whoever looks at the table is
        not who was asked.
        """
        try:
            return self._apply(event, stored)
        except Refused as why:
            if not stored:
                raise
            raise Refused("unreadable", "This table cannot be read. Everything it holds is kept as it is.") from why

    def _apply(self, event: Event, stored: bool) -> int:
        match = self.match
        self._seen = {}
        before = match.log
        kept = len(before)
        if event.kind == ANSWER:
            (match.follow if stored else match.answer)(event.seat, event.answer, event.question)
        elif event.kind in (UNDO, AGREED_UNDO):
            match = self.match = self._undone(event.seat, consent=stored or event.kind == AGREED_UNDO)
            kept = common(before, match.log)
            self.confirmed = {seat: min(n, self._given(match, seat)) for seat, n in self.confirmed.items()}
        elif event.kind == CONFIRM:
            if self.hold != event.seat and not stored:
                raise Refused("no-hold", "There is nothing to confirm.")
            self.confirmed[event.seat] = self._given(match, event.seat)
        self.events.append(event)
        self.hold = self._holds(event)
        del self.log_moves[kept:]
        self.log_moves += [self.n] * (len(match.log) - kept)
        return kept

    def _holds(self, event: Event) -> int | None:
        """Whose turn waits: with confirmation on, a person who may still take back what has passed the turn."""
        if not self.row.confirm or event.kind == CONFIRM or not self.match.asks:
            return None
        if any(ask.seat == event.seat for ask in self.match.asks) or not self.row.seats[event.seat].human:
            return None
        return event.seat if self.can_undo(event.seat) else None

    def can_undo(self, seat: int, *, consent: bool = False) -> bool:
        """Whether the seat's last decision could be taken back now."""
        if self.match.over:
            return False
        answers = [event for event in self.events[-6:] if event.kind == ANSWER]
        if not any(event.seat == seat for event in answers) and not consent:
            return False
        if consent or not self.row.confirm:
            return self.match.can_undo(seat, consent=consent)
        try:
            self._undone(seat, consent=False)
        except Refused:
            return False
        return True

    def _undone(self, seat: int, *, consent: bool) -> Match[Any]:
        """The match without the seat's last decision. A turn that was confirmed has ended for good: going back behind
        that is for everybody to allow, as with what somebody has learned."""
        twin = self.match.clone()
        twin.undo(seat, consent=consent)
        if not consent and self._given(twin, seat) < self.confirmed[seat]:
            raise Refused("confirmed", "That turn is confirmed; everyone would have to agree.")
        return twin

    def _given(self, match: Match[Any], seat: int) -> int:
        """How many answers a seat has given, at a table where that tells which of its turns are confirmed."""
        return sum(answer[0] == seat for answer in match.answers) if self.row.confirm else 0

    def decided(self, seat: int) -> bool:
        """Whether the seat has decided something that the others could be asked to let it take back."""
        return not self.match.over and any(e.seat == seat and e.kind == ANSWER for e in self.events)

    def window(self, ask: Ask) -> str | None:
        """The key that declines a question which a seat may answer in advance: one that another's answer has put, or
        that is secret, where nobody is to know whether there is anything to choose."""
        last = next((event.seat for event in reversed(self.events) if event.kind == ANSWER), None)
        if last == ask.seat and not ask.secret:
            return None
        value = ask.declining()
        return None if value is None else self.match.key(value)

    def waiting(self) -> list[int]:
        """The seats that are asked something, the one whose confirmation is awaited alone if there is one."""
        if self.hold is not None:
            return [self.hold]
        return sorted({ask.seat for ask in self.match.asks})

    # -- what a viewer gets

    def view(self, viewer: int) -> dict[str, Any]:
        """What a viewer sees on the table; made for all who are here together, who see most of it alike."""
        if viewer not in self._seen:
            match = self.match
            for_whom = [viewer, *(self.viewers - self._seen.keys() - {viewer})]
            self._seen.update(zip(for_whom, match.game.views(match.state, for_whom), strict=True))
        return dict(self._seen[viewer])

    def position(self, seat: int | None, log_from: int = 0) -> wire.Position:
        """The board as a seat (or somebody who watches) may see it."""
        match = self.match
        viewer = match.seats if seat is None else seat
        words = match.game.words
        result = match.result
        questions = [] if self.hold is not None else [q for q in match.pending if q.seat == seat]
        return wire.Position(
            n=self.n,
            last=self.n,
            seat=seat,
            view=self.view(viewer),
            questions=[question_info(question, self.window(question.ask)) for question in questions],
            waiting=self.waiting(),
            log=[said_info(line.seen_by(viewer, words)) for line in match.log[log_from:]],
            log_from=log_from,
            log_moves=self.log_moves[log_from:],
            result=None if result is None else wire.ResultInfo(**result.shown()),  # type: ignore[arg-type]
            deciding=[] if self.hold is not None else self._deciding(seat),
        )

    def _deciding(self, seat: int | None) -> list[wire.DecidingInfo]:
        """What others are asked, for who waits. Nothing of questions that are secret or sealed; cards may be hidden."""
        return [
            wire.DecidingInfo(question.seat, said_info(veiled(question.said)))
            for question in self.match.pending
            if question.seat != seat and not question.ask.secret and question.ask.sealed is None
        ]

    def progress(self) -> tuple[int, int]:
        """Round and rounds, where the game says so."""
        return self.match.game.progress(self.match.state, self.match.seats)

    def colours(self) -> list[int]:
        """The colours of the seats, where they are chosen in play and are known."""
        game = self.match.game
        return [*game.colours(self.match.state)] if game.colours_in_play(self.row.options) else []

    def record(self) -> dict[str, Any]:
        return self.match.record()

    def snapshot(self, left_out: Sequence[int] = ()) -> str:
        """The table as later rules can go on from it: the match, and the last lines of the log before its step; where
        it is what a table goes on from, also whose answers were left out."""
        match = self.match
        upto = match.chapters[-1].log if match.asks else len(match.log)
        first = max(0, upto - LINES_KEPT)
        lines = [[line.message, *line.args] for line in match.log[first:upto]]
        kept = {"save": match.save(), "log": lines, "moves": self.log_moves[first:upto]}
        return packed({**kept, "left_out": list(left_out)} if left_out else kept)


#: So many lines of the log go with a snapshot.
LINES_KEPT = 200


def packed(data: Any) -> str:
    """JSON, compressed, as text that any store takes."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(data), 1)).decode()


class Unpacked(NamedTuple):
    """What a snapshot holds: the match, the moves that the earlier lines of its log belong to, the seats of its answers
    that did not fit, and of those that had not when it was made."""

    match: Match[Any]
    moves: list[int]
    unfit: list[int]
    left_out: list[int]


def unpacked(game: Game[Any], data: str, *, as_far: bool = False) -> Unpacked:
    """Read a table's snapshot. Lines of the log that have no words any more are left out."""
    found = json.loads(zlib.decompress(base64.b64decode(data)))
    lines: list[LogLine] = []
    moves: list[int] = []
    for (message, *args), move in zip(found["log"], found["moves"], strict=True):
        word = game.words.lines.get(message)
        if word is not None and len(word.params) == len(args):
            named = (_renamed(game, arg) if isinstance(arg, list) else arg for arg in args)
            lines.append(LogLine(message, tuple(named)))
            moves.append(move)
    match = Match.restore(game, found["save"], as_far=as_far, log=lines)
    given = [*found["save"]["before"], *found["save"]["since"]]
    unfit = [seat for seat, *_ in given[len(match.answers) :]]
    return Unpacked(match, moves, unfit, found.get("left_out", []))


def _renamed(game: Game[Any], arg: list[Any]) -> tuple[str, int]:
    """A card of a line, by its name of today, and who saw it."""
    return game.renamed.get(arg[0], arg[0]), arg[1]


def common(one: Sequence[LogLine], other: Sequence[LogLine]) -> int:
    """How many lines two logs share from the start."""
    n = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        n += 1
    return n


def veiled(said: Said) -> Said:
    """The same sentence without the cards it names."""
    cards = [name for name, kind in said.kinds.items() if kind == CARD]
    return Said(said.id, {**said.args, **dict.fromkeys(cards)}, said.kinds) if cards else said


def said_info(said: Said) -> wire.SaidInfo:
    return wire.SaidInfo(said.id, said.args, said.kinds)


def question_info(question: Question, window: str | None = None) -> wire.QuestionInfo:
    return wire.QuestionInfo(
        id=question.id,
        seat=question.seat,
        prompt=question.prompt,
        said=said_info(question.said),
        options=[wire.OptionInfo(option.key, [*option.refs], said_info(option.said)) for option in question.options],
        closed=[wire.ClosedInfo(c.key, said_info(c.said), said_info(c.why)) for c in question.closed],
        picked=None if question.picked is None else list(question.picked),
        bounds=question.bounds,
        count=question.count,
        chosen=[said_info(said) for said in question.chosen],
        window=window,
    )
