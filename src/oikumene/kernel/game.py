"""What a game is to the rest of the house: its properties as data, and five functions."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import gcd
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from oikumene.kernel.data import require_plain
from oikumene.kernel.drawing import Panel, Speaker, Spine
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Flow, Value
from oikumene.kernel.sense import Sense
from oikumene.kernel.table import Table
from oikumene.kernel.words import Details, Joining, Vocabulary

if TYPE_CHECKING:
    from oikumene.kernel.match import Match

S = TypeVar("S", bound=Table)

OptionValue: TypeAlias = "bool | int | str | None"
#: A part of a card's text: a message and its arguments. An argument may be parts in turn, said as a list: "a, b and c".
Part: TypeAlias = "tuple[str, Mapping[str, int | str | Sequence[Part]]]"

#: What files are called that begin the next game of a series (`Game.bequest`); and the flag that asks for one.
CHRONICLE = "oikumene-chronicle"
SERIES = "series"

#: Parts of a point that have a sign of their own.
PARTS = {(1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (3, 4): "¾"}


class Setting:
    """One option of a game: what it is called, what it may be, what it is if nobody says.

    The text layer explains it: messages `setting-<name>` and its attribute `.help`.
    """

    kind: ClassVar[str] = ""

    def __init__(self, name: str, default: OptionValue) -> None:
        self.name = name
        self.default = default
        self.sealed = False  # nobody at the table may know it; see `Document`

    def read(self, value: object) -> OptionValue:
        """The value as the game keeps it; refuses with a sentence what cannot be read."""
        raise NotImplementedError  # pragma: no cover

    def expected(self) -> str:
        raise NotImplementedError  # pragma: no cover

    def samples(self) -> Sequence[OptionValue]:
        """Values worth trying in tests."""
        return (self.default,)

    def _refuse(self, value: object) -> Refused:
        shown = str(value)
        return Refused(
            "option-value",
            "Option {name} cannot be {value}; expected {expected}.",
            name=self.name,
            value=repr(shown if len(shown) < 60 else shown[:57] + "..."),
            expected=self.expected(),
        )


class Flag(Setting):
    """On or off."""

    kind = "flag"

    def __init__(self, name: str, default: bool = False) -> None:
        super().__init__(name, default)

    def read(self, value: object) -> OptionValue:
        if isinstance(value, bool):
            return value
        text = str(value).strip().lower()
        if text in ("true", "yes", "on", "1", "да"):
            return True
        if text in ("false", "no", "off", "0", "нет"):
            return False
        raise self._refuse(value)

    def expected(self) -> str:
        return "true or false"

    def samples(self) -> Sequence[OptionValue]:
        return (False, True)


class Choice(Setting):
    """One of several words."""

    kind = "choice"

    def __init__(self, name: str, choices: Sequence[str], default: str | None = None) -> None:
        super().__init__(name, choices[0] if default is None else default)
        self.choices = tuple(choices)

    def read(self, value: object) -> OptionValue:
        text = str(value).strip().lower()
        if text not in self.choices:
            raise self._refuse(value)
        return text

    def expected(self) -> str:
        return "one of " + ", ".join(self.choices)

    def samples(self) -> Sequence[OptionValue]:
        return self.choices


class Number(Setting):
    """A whole number within bounds."""

    kind = "number"

    def __init__(self, name: str, low: int, high: int, default: int) -> None:
        super().__init__(name, default)
        self.low, self.high = low, high

    def read(self, value: object) -> OptionValue:
        try:
            number = int(str(value).strip())
        except ValueError:
            raise self._refuse(value) from None
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise self._refuse(value)
        return number

    def expected(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def samples(self) -> Sequence[OptionValue]:
        return (self.low, self.default, self.high)


class Document(Setting):
    """The contents of a file, carried in the record; a `Path` is read, a string is the text itself.

    `sealed`: nobody at the table may read it (the chronicle of a series says what lies in which deck). Like the seed it
    is kept in records and in storage, and no view, no bot and no imagined match has it.
    """

    kind = "document"
    #: So many characters are read of it where strangers bring it.
    most: ClassVar[int] = 100_000

    def __init__(self, name: str, sample: str | None = None, sealed: bool = False) -> None:
        super().__init__(name, None)
        self.sample = sample
        self.sealed = sealed

    def read(self, value: object) -> OptionValue:
        if value is None or isinstance(value, str):
            return value
        if isinstance(value, Path):
            try:
                return value.read_text(encoding="utf-8-sig")
            except (OSError, UnicodeDecodeError) as why:
                raise Refused(
                    "option-file",
                    "Option {name}: the file {path} cannot be read ({why}).",
                    name=self.name,
                    path=str(value),
                    why=str(why),
                ) from why
        raise self._refuse(value)

    def expected(self) -> str:
        return "the text of a file, or a path to one"

    def samples(self) -> Sequence[OptionValue]:
        return (None,) if self.sample is None else (None, self.sample)


@cache
def _sealed(settings: tuple[Setting, ...]) -> frozenset[str]:
    """The names of those that nobody at the table may know."""
    return frozenset(setting.name for setting in settings if setting.sealed)


@dataclass(frozen=True)
class Setup:
    """What a match is made from: this and the answers are the whole of it."""

    seats: int
    seed: int
    options: Mapping[str, OptionValue]


@dataclass(frozen=True)
class Result:
    """How a game ended: points by seat, who won, and where the points came from (seat by seat, source: points).

    Points are whole numbers, of halves where the game counts in halves (`Game.fraction`). In a game without points
    (`Game.points`) the scores are 1 for who won and 0 for the others, and there is no breakdown.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...] = ()
    ending: str = ""
    #: What the next game may start from (a chronicle), as plain data that everybody may read.
    legacy: Any = None
    #: The same that nobody may read: in records and in storage, and in no view.
    sealed: Any = None

    def to_json(self) -> dict[str, object]:
        """All of it, for records and storage."""
        return {**self.shown(), **({} if self.sealed is None else {"sealed": self.sealed})}

    def shown(self) -> dict[str, object]:
        """What everybody sees."""
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "breakdown": [dict(part) for part in self.breakdown],
            "ending": self.ending,
            **({} if self.legacy is None else {"legacy": self.legacy}),
        }

    def unsealed(self) -> Result:
        """Without what nobody may read."""
        return Result(self.scores, self.winners, self.breakdown, self.ending, self.legacy)

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> Result:
        """What `to_json` wrote."""
        return cls(
            tuple(written["scores"]),
            tuple(written["winners"]),
            tuple(written["breakdown"]),
            str(written["ending"]),
            written.get("legacy"),
            written.get("sealed"),
        )


@dataclass(frozen=True)
class CardInfo:
    """A distinct card as people look it up. `sure`: high, low or guess (reconstructed)."""

    id: str
    deck: str
    copies: int
    names: Mapping[str, str]
    sure: str = "high"
    #: Of its printed fields, those that no source gives, and those that one gives; neither where all is known.
    guessed: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    #: What of it the sources are in doubt about, in sentences, where more can be said than that they are.
    doubt: tuple[Part, ...] = ()
    #: What tells it from other cards of its name, where there are some: said with the name in options.
    mark: tuple[Part, ...] = ()
    #: The parts of its text, for the text layer, in order.
    text: tuple[Part, ...] = ()
    #: What is printed on it as a sign or a figure (a price, a suit), read before the text where no picture shows it.
    figures: tuple[Part, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)


class Dial(NamedTuple):
    """A number of a game that can be set by data: where it stands (`rules/rounds`, `cards/aqueduct/coins`), what it is
    now, and what it may be."""

    path: str
    value: int
    low: int
    high: int


#: What stands between the id of a game and the mark of its change.
CHANGED = "+"


class Game(Generic[S]):
    """A game's doors. Each game is one instance of a subclass, registered under its id."""

    id: ClassVar[str]
    #: What of the printed game was changed, as {path: value}; nothing of the game as it is. See `changed`.
    change: Mapping[str, int] = {}
    titles: ClassVar[Mapping[str, str]]
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]] = ()
    #: Raised whenever old records would play differently, or a state has other fields.
    rules: ClassVar[int]
    #: Cards that had another id in older snapshots: {old: new}.
    renamed: ClassVar[Mapping[str, str]] = {}
    words: ClassVar[Vocabulary]
    #: Steps, by name, that only go on with the one before: cut so that clones have less to play again. Bots think past
    #: them as if it were one step, and no fingerprint of a record stands before one.
    goes_on: ClassVar[frozenset[str]] = frozenset()
    #: Into how many parts a point is divided: 2 means that scores, breakdowns and views count halves. `tell` says them.
    fraction: ClassVar[int] = 1
    #: Whether it is decided by points at all.
    points: ClassVar[bool] = True
    #: Words of the log that put a card into somebody's hands for good (for reports); none: every word counts.
    taking: ClassVar[tuple[str, ...]] = ()
    #: Words of the log that the story of a game tells, and how telling each is; the others are left out of it.
    telling: ClassVar[Mapping[str, int]] = {}
    #: How lines of the log are put together into sentences; without it each line stands alone.
    joining: ClassVar[Joining] = Joining()
    #: Questions that come of what others do and may be declined before they are met: by prompt the key that declines.
    #: Each has a text `window-<prompt>` that says what is left.
    windows: ClassVar[Mapping[str, str]] = {}
    #: Places in the view where a number means a seat, as a path's end (`captor`, `spaces/*/citizens/0`).
    seat_places: ClassVar[tuple[str, ...]] = ("first",)
    #: Every value of a kind of argument of which a game has many alike (hexes): what is seen of one is possible of all.
    alike: ClassVar[Mapping[str, Sequence[str]]] = {}

    # -- what a game must say

    def setup(self, setup: Setup) -> S:
        """The state before the first step, its agenda filled."""
        raise NotImplementedError

    def step(self, state: S) -> Flow[None]:
        """Take the last entry off the agenda and play it."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        raise NotImplementedError

    def ended(self, state: S, why: str) -> None:
        """The game ended in mid-step (`GameEnd`): put on the agenda what is still to be done."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> Mapping[str, Any]:
        """What a seat sees on the table, as JSON; seat = number of seats is somebody who watches.

        A game whose board the browser draws gives it a type (`View` in its `view.py`): the client's is made from it.
        """
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """How it ended; asked only when the agenda is empty."""
        raise NotImplementedError

    # -- what it may say

    def views(self, state: S, seats: Sequence[int]) -> Sequence[Mapping[str, Any]]:
        """What several see of one position, each as in `view`. A server shows every position to all who are there, so a
        game says it itself where what all see alike can be made once. What one is given is part of what others are."""
        return [self.view(state, seat) for seat in seats]

    def observed(self, state: S, seat: int) -> Mapping[str, Any]:
        """What a seat sees, for who learns from numbers (the laboratory's features): the view, unless a leaner one says
        the same. `seat_places` are places of it."""
        return self.view(state, seat)

    def cards(self, options: Mapping[str, OptionValue] | None = None) -> Sequence[CardInfo]:
        """Every distinct card of the box."""
        return ()

    def progress(self, state: S, watching: int) -> tuple[int, int]:
        """The round, and how many there are (0: nobody can say), for the list of tables. Asked after every answer, so a
        game says it itself where making a whole view for it (that of somebody who watches) takes long."""
        return int(getattr(state, "round", 0)), int(self.view(state, watching).get("rounds", 0))

    def realms(self, state: S) -> Sequence[str]:
        """What each seat plays (a nation, a colour), where it has a name: the story of a game tells of it by that. The
        text layer names each as the subject of a sentence: `realm-<id>`."""
        return ()

    def phrase(self, kind: str, value: int | str) -> Sequence[Part] | None:
        """A thing of the game whose name is a sentence made of parts (one of several ways to go); None for others."""
        return None

    def details(self, state: S, ask: Ask, value: Value) -> Details:
        """What an option says beyond its arguments, for the words that `words.details` names: a price, a fee."""
        raise NotImplementedError

    def led(self, state: S, seat: int) -> tuple[str, str] | None:
        """Whom a seat led, as a kind of thing and its value, which have a name (`empire`, `romans`): for statistics of
        people who play often. Asked when the game is over; None where everybody begins alike."""
        return None

    # -- series: games that follow each other

    def next(self, result: Result, names: Sequence[str] = ()) -> Mapping[str, object] | None:
        """The options of the game that follows one that ended like this; None where games do not follow each other.
        `names`: who played, for games that tell it."""
        return None

    def follows(self, result: Result) -> bool:
        """Whether another game may follow. Asked for every table of a list, so a game says it itself where `next`
        takes long."""
        return self.next(result) is not None

    def seating(self, result: Result) -> Sequence[int]:
        """Who sits where in the game that follows: for each seat, the one that they had."""
        return range(len(result.scores))

    def colours_in_play(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether seats get their colours in play, so that their order says nothing of them. Asked for every table of a
        list."""
        return False

    def colours(self, state: S) -> Sequence[int]:
        """Where that is so: the colour of each seat, as a place in the order that the seats of a first game have;
        nothing as long as it is not decided."""
        return ()

    def signs(self, state: S) -> Sequence[int]:
        """The colour and symbol of each seat, as numbers from 1 to 6, where they are not those of its place."""
        return ()

    def in_series(self) -> Mapping[str, OptionValue]:
        """The options that make a game one which another can follow."""
        return {setting.name: True for setting in self.settings if isinstance(setting, Flag) and setting.name == SERIES}

    def bequest(self, result: Result, names: Sequence[str] = ()) -> str | None:
        """What the next game starts from as a file that people hand on: JSON with `format` CHRONICLE and the game's id.
        What nobody may read is sealed in it."""
        return None

    def inherit(self, document: str) -> Mapping[str, object] | None:
        """The options of a game that begins with such a file; refuses with a sentence what is broken or foreign."""
        return None

    def story(self, document: str) -> Mapping[str, Any] | None:
        """What everybody may read of such a file, or of the document that a game was begun with."""
        return None

    def tale(self, story: Mapping[str, Any], speaker: Speaker) -> Sequence[Panel]:
        """A story as it is drawn in a terminal."""
        return ()

    def spines(self, story: Mapping[str, Any], speaker: Speaker) -> Sequence[Spine]:
        """The games of a story as they stand on a shelf, in their order."""
        return ()

    def begun_with(self, options: Mapping[str, OptionValue]) -> str | None:
        """The sealed document that a game was begun with, if it was."""
        found = [options.get(setting.name) for setting in self.settings if setting.sealed]
        return next((value for value in found if isinstance(value, str)), None)

    # -- and more

    def phrases(self) -> Mapping[str, Sequence[int | str]]:
        """Every such thing, by its kind: for those who render messages without the game at hand."""
        return {}

    def export(self) -> str | None:
        """The decks as an editable file, where the game has such a thing."""
        return None

    def sense(self, *, near: bool = False) -> Sense | None:
        """What positions are worth, for bots that look ahead; `near`: for who looks no further than its own turn."""
        return None

    def terminal(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> Sequence[Panel] | None:
        """The table of a view as it is drawn in a terminal; None where the game draws none."""
        return None

    def check(self, state: S) -> None:
        """Raise AssertionError where the table is not what it must be (components conserved, totals right)."""

    def upgrade(self, saved: dict[str, Any]) -> dict[str, Any]:
        """A snapshot of older rules (`saved["rules"]`) brought forward, as plain data: fields renamed or made
        otherwise, steps and words that changed. What is new needs nothing here where a default is right, and cards
        that have another id are in `renamed`. Raise ValueError with a sentence where it cannot be done."""
        return saved

    def setups(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Player counts and options that the conformance suite plays: each count, and each option's samples."""
        defaults = self.read_options({})
        for seats in self.seats:
            yield seats, dict(defaults)
        for setting in self.settings:
            for sample in setting.samples():
                if sample != setting.default:
                    for seats in self.seats:
                        yield seats, {**defaults, setting.name: sample}

    # -- the game with other numbers

    def dials(self) -> Sequence[Dial]:
        """The numbers that can be set by data, with what they are in this game."""
        return ()

    def turn_dials(self, values: Mapping[str, int]) -> None:
        """Become the game in which these numbers are other ones: asked of a fresh game of its class, once, before
        anything is played. Nothing that another game uses may be touched."""
        raise NotImplementedError

    def changed(self, values: Mapping[str, int]) -> Game[S]:
        """This game with other numbers: another game, with an id of its own, which its records and snapshots bear.
        Numbers that are what they were are left out of it."""
        if self.change:
            raise Refused("change-twice", "{game} is a changed game already.", game=self.id)
        change = dict(sorted(self.checked_change(values).items()))
        written = json.dumps([self.id, change], ensure_ascii=True, separators=(",", ":"))
        id = f"{self.id}{CHANGED}{hashlib.sha256(written.encode()).hexdigest()[:10]}"
        kind = type(self)
        made: Game[S] = type(kind.__name__, (kind,), {"id": id, "__module__": self.__module__})()
        made.change = change
        made.turn_dials(change)
        return made

    def checked_change(self, values: Mapping[str, int]) -> dict[str, int]:
        """A change, looked through: what it names can be set, to what it says, and something is another number then."""
        dials = {dial.path: dial for dial in self.dials()}
        if not dials:
            raise Refused("change-none", "Nothing of {game} can be changed by data.", game=self.id)
        for path, value in values.items():
            dial = dials.get(path)
            if dial is None:
                raise Refused(
                    "change-path",
                    "{path} is no number of {game} that data can change: what cards do beyond their numbers, and rules "
                    "that are no numbers, are code.",
                    path=str(path),
                    game=self.id,
                )
            if type(value) is not int or not dial.low <= value <= dial.high:
                raise Refused(
                    "change-value",
                    "{path} can be a whole number from {low} to {high}, not {value}.",
                    path=path,
                    low=dial.low,
                    high=dial.high,
                    value=repr(value)[:40],
                )
        found = {path: value for path, value in values.items() if value != dials[path].value}
        if not found:
            raise Refused("change-empty", "The change changes nothing: every number in it is what it was.")
        return found

    # -- what every game does the same

    def new(
        self,
        *,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        keep: bool = True,
    ) -> Match[S]:
        """A new match.

        >>> import oikumene
        >>> match = oikumene.game("ancient_world").new(seats=3, seed=1)
        >>> match.pending[0].prompt
        'act'
        """
        from oikumene.kernel.match import Match

        return Match.new(self, self.checked(self.seats[0] if seats is None else seats, seed, options or {}), keep=keep)

    def checked(self, seats: object, seed: object, options: Mapping[str, object]) -> Setup:
        """Everything that was asked for, read and checked."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise Refused(
                "seats",
                "{game} is for {low} to {high} seats, not {seats}.",
                game=self.id,
                low=self.seats[0],
                high=self.seats[-1],
                seats=repr(seats),
            )
        if isinstance(seed, bool) or not isinstance(seed, int) or seed.bit_length() > 256:
            shown = "one of that size" if type(seed) is int else repr(seed)
            raise Refused("seed", "A seed is a whole number, not {seed}.", seed=shown)
        if not isinstance(options, Mapping):
            raise Refused("options", "Options are names with values, not {options}.", options=repr(options)[:60])
        return Setup(seats, seed, self.read_options(options))

    def read_options(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options of the game, those that were given read, the others at their defaults."""
        settings = {setting.name: setting for setting in self.settings}
        for name in options:
            if name not in settings:
                raise Refused(
                    "option-name",
                    "{game} has no option {name}; it has {names}.",
                    game=self.id,
                    name=repr(name),
                    names=", ".join(settings) or "none",
                )
        found = {
            name: setting.read(options[name]) if name in options else setting.default
            for name, setting in settings.items()
        }
        require_plain(found, "options")
        return found

    def open_options(self, options: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
        """What of the options people and bots at the table may know: all but sealed documents."""
        sealed = _sealed(self.settings)
        return {name: value for name, value in options.items() if name not in sealed} if sealed else options

    def tell(self, points: int) -> str:
        """Points as people read them: 15 halves are 7½."""
        whole, part = divmod(abs(points), self.fraction)
        sign = "-" if points < 0 else ""
        if not part:
            return f"{sign}{whole}"
        shared = gcd(part, self.fraction)
        part, parts = part // shared, self.fraction // shared
        mark = PARTS.get((part, parts))
        if mark is not None:
            return f"{sign}{whole or ''}{mark}"
        return f"{sign}{whole} {part}/{parts}" if whole else f"{sign}{part}/{parts}"

    def package(self) -> str:
        """The package that the game's class lives in: its texts and its tables lie there."""
        return sys.modules[type(self).__module__].__package__ or ""

    def __repr__(self) -> str:
        return f"<game {self.id}>"
