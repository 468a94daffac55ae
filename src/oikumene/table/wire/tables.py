"""Tables in the lobby and at the door: seats, clocks, faults, and how one is made or joined."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from oikumene.table.wire.base import Pace, Status, Wire


class SeatInfo(Wire):
    """Who sits there: a person, a bot, or nobody yet. `gone`: the person has left a running game.

    `invited`: the seat is kept for somebody of that name who has not answered yet.
    """

    seat: int
    name: str = ""
    you: bool = False
    bot: str = ""
    open: bool = False
    online: bool = False
    gone: bool = False
    invited: bool = False


Way = Literal["again", "simple", "swap", "take"]


class FaultInfo(Wire):
    """A table that was set aside: the bot that failed (null: the table cannot be read), why, and the ways on you have.

    `again`: the bot tries once more; `simple`: this answer is drawn by lot; `swap`: a simple bot takes the seat for the
    rest of the game; `take`: you take the seat.
    """

    seat: int | None
    text: str
    at: float
    ways: list[Way]


class OriginInfo(Wire):
    """Where a table was begun from: a move of a finished game, and how that ended."""

    table: str
    move: int
    seat: int
    scores: list[int]
    winners: list[int]


class TimeControl(Wire):
    """What is agreed about time. `kind`: no clock, `seconds` for each decision (`move`), or for all the game (`game`,
    with `increment` seconds for each decision). `out`: what happens when they are gone: the others may vote for a bot,
    a bot goes on until you are back, a bot goes on for good and you are last (`resign`), or who made the table says.
    `votes`: who must agree to go on without somebody. Of slow tables: `vacation`, days off for each seat; `night`, the
    minutes of the day between which clocks stand, in the time of `zone` (as in `Europe/Rome`)."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    increment: int = 0
    out: Literal["vote", "bot", "resign", "host"] = "vote"
    votes: Literal["all", "majority"] = "all"
    vacation: int = 0
    night: tuple[int, int] | None = None
    zone: str = ""


class ClockInfo(Wire):
    """A seat's clock at `now` of the table: seconds `left`, whether it `runs`, and whether it `stands` just now though
    it does (a holiday, quiet hours); `turns`: when that ends, or will begin. `until`: when it has run out if nothing
    happens. `away`: until when the seat is on holiday; `days`: how many days off are left. `quiet`: the next quiet
    hours of who sits there, or those of now, from when to when."""

    seat: int
    left: float
    runs: bool
    stands: bool
    turns: float | None
    until: float | None
    away: float | None
    days: int
    quiet: tuple[float, float] | None = None


class HolidayTaken(Wire):
    """Days off of a seat, from when to when."""

    seat: int
    begin: float
    end: float


class TableInfo(Wire):
    """`time`: what was agreed about time, `clocks`: how they stand at `now` (of the server), in a game that runs, and
    `holidays`: the days off that were taken, the last ones.
    `late`: the seats about which you may ask the others to go on without who sits there; `decide`: those about which it
    is for you to say what becomes of them. `back`: a bot has gone on for you, and you may take your seat again.

    `invited`: a seat is kept for you. `again`: the table of a rematch, for those who played.

    `fraction`: into how many parts a point is divided, in `scores` too. `points`: whether the game has points at all.
    `follows`: another game may follow this one, from where it ended. `lesson`: it is a guided first game. `group`: the
    group whose table it is, for those who belong there; `members`: nobody else may sit down or look.
    `follows`: another game may follow this one, from where it ended. `lesson`: it is a guided first game. `origin`: the
    finished game it is tried from. `name`: what its host calls it, "" where it has no name of its own. `rules`: the
    number of the earlier rules it is played by; none where they are today's. `colours`: where seats get their colours
    in play, those that they have (as places in the order of a first game's seats), empty until they are known; none
    where they have them in their order.
    """

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, bool | int | str | None]
    public: bool
    pace: Pace
    hours: int
    confirm: bool
    hints: bool
    host: bool
    your_seat: int | None
    waiting: list[int]
    moves: int
    round: int
    rounds: int
    created: float
    changed: float
    deadline: float | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    fraction: int = 1
    points: bool = True
    fault: FaultInfo | None = None
    invited: bool = False
    again: str | None = None
    follows: bool = False
    lesson: bool = False
    group: str | None = None
    members: bool = False
    origin: OriginInfo | None = None
    now: float = 0.0
    time: TimeControl = field(default_factory=TimeControl)
    clocks: list[ClockInfo] = field(default_factory=list)
    late: list[int] = field(default_factory=list)
    decide: list[int] = field(default_factory=list)
    back: bool = False
    name: str = ""
    rules: int | None = None
    holidays: list[HolidayTaken] = field(default_factory=list)
    colours: list[int] | None = None


class LateWay(Wire):
    """What becomes of somebody whose time has run out: more of it, a bot for now, or a bot for good."""

    seat: int
    way: Literal["time", "bot", "resign"]


class Holiday(Wire):
    """So many days off from now on; none: I am back."""

    days: int


class Lobby(Wire):
    """Your tables (those that wait for you first), open ones to join, running ones to watch."""

    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]


class NewSeat(Wire):
    """`you`, `open`, a bot's id, or at a table of a group `member:` and the number of whom the seat is kept for."""

    who: str


class NewTable(Wire):
    """`group`: its members are told, and unless it is public only they may sit down and look. `name`: what the table is
    called, 2 to 40 letters, or nothing."""

    game: str
    seats: list[NewSeat]
    options: dict[str, bool | int | str | None] = field(default_factory=dict)
    public: bool = False
    pace: Pace = "live"
    hours: int = 24
    confirm: bool = False
    hints: bool = True
    start: bool = False
    group: str = ""
    time: TimeControl | None = None
    name: str = ""


class Quick(Wire):
    """Play at once against bots."""

    game: str
    rivals: int
    bot: str
    options: dict[str, bool | int | str | None] = field(default_factory=dict)


class PlayExample(Wire):
    """A table that goes on from an example of the rules, after a step of it (from 0)."""

    game: str
    example: str
    step: int = 0


class Learn(Wire):
    """A guided first game."""

    game: str


class Chronicle(Wire):
    """A file that somebody handed on, from which a game may begin."""

    document: str


class StoryInfo(Wire):
    """The story of a series: what everybody may read of it. `story` is the game's own; `file`: whether the table has a
    file that lets others go on; `options`: of a file that is brought, those of a table that continues it, but for the
    file itself."""

    game: str
    title: str
    story: dict[str, Any]
    file: bool
    options: dict[str, bool | int | str | None] = field(default_factory=dict)


class SeatChange(Wire):
    seat: int
    bot: str = ""


class BotWay(Wire):
    """How a table goes on whose bot has failed."""

    seat: int
    way: Way
