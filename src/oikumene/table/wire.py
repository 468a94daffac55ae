"""Everything that goes over the wire, as types. The client's TypeScript is generated from them (`make types-web`).

Names on the wire are the names here. A message over the WebSocket is an object with a `type`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

Lang = Literal["ru", "en"]
Status = Literal["waiting", "playing", "finished", "abandoned"]
Pace = Literal["live", "slow"]


class Wire(Struct, forbid_unknown_fields=True):
    """Strict: a field nobody knows is refused."""


# -- people


class Me(Wire):
    """Who the visitor is. `notify`: where to tell them that it is their turn, which is done once it is `confirmed`."""

    id: str
    name: str
    guest: bool
    lang: Lang
    notify: str = ""
    confirmed: bool = False


class Rename(Wire):
    name: str


class Account(Wire):
    """Name and password: to make an account of a guest, or to come back to one."""

    name: str
    password: str


class Session(Wire):
    """Where somebody is signed in. `mark` names it, `agent` is the browser as far as it said, `here` is the one that
    asks; times in seconds since 1970."""

    mark: str
    made: float
    seen: float
    agent: str
    here: bool


class Recovery(Wire):
    """What came of asking for a new password: whether this server sends letters at all. It does not say more."""

    mails: bool


class NewByCode(Wire):
    """The code of a link that was sent, and the password from now on."""

    code: str
    password: str


class NewPassword(Wire):
    """The password of now, and the one from now on; all other sessions end."""

    password: str
    new: str


class Code(Wire):
    """What was sent to the address where a person wants to be told."""

    code: str


class Preferences(Wire):
    """What a person wants: language, and where to be told of their turn (an https or e-mail address, or nothing)."""

    lang: Lang | None = None
    notify: str | None = None


# -- games


class SettingInfo(Wire):
    """`high`: of a document, how many characters it may have; `sealed`: it is the chronicle of a series, which people
    hand on and nobody at the table may read."""

    name: str
    kind: Literal["flag", "choice", "number", "document"]
    title: str
    help: str
    default: bool | int | str | None
    choices: list[str] = field(default_factory=list)
    choice_titles: list[str] = field(default_factory=list)
    low: int = 0
    high: int = 0
    sealed: bool = False


class GameInfo(Wire):
    """`rules`: they are written down here and can be opened; `lesson`: there is a guided first game."""

    id: str
    title: str
    about: str
    least: int
    most: int
    settings: list[SettingInfo]
    rules: bool = False
    lesson: bool = False


class CardText(Wire):
    """A distinct card as people read it. `note` says where it is reconstructed, `mark` what tells it from others of its
    name."""

    id: str
    deck: str
    deck_title: str
    copies: int
    name: str
    mark: str
    lines: list[str]
    note: str
    sure: str
    facts: dict[str, Any]


class BotInfo(Wire):
    id: str
    name: str
    about: str


# -- tables


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
    happens. `away`: until when the seat is on holiday; `days`: how many days off are left."""

    seat: int
    left: float
    runs: bool
    stands: bool
    turns: float | None
    until: float | None
    away: float | None
    days: int


class TableInfo(Wire):
    """`time`: what was agreed about time, `clocks`: how they stand at `now` (of the server), in a game that runs.
    `late`: the seats about which you may ask the others to go on without who sits there; `decide`: those about which it
    is for you to say what becomes of them. `back`: a bot has gone on for you, and you may take your seat again.

    `invited`: a seat is kept for you. `again`: the table of a rematch, for those who played.

    `fraction`: into how many parts a point is divided, in `scores` too. `points`: whether the game has points at all.
    `follows`: another game may follow this one, from where it ended. `lesson`: it is a guided first game. `group`: the
    group whose table it is, for those who belong there; `members`: nobody else may sit down or look.
    `follows`: another game may follow this one, from where it ended. `lesson`: it is a guided first game. `origin`: the
    finished game it is tried from. `name`: what its host calls it, "" where it has no name of its own.
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


# -- the owner of the server


class Announcement(Wire):
    """What the owner tells everybody, until then; empty: nothing."""

    ru: str = ""
    en: str = ""
    until: float = 0.0


class NewAnnouncement(Wire):
    ru: str = ""
    en: str = ""
    hours: int = 24


class OwnerInfo(Wire):
    """The server as it is. `tables`: how many by status; `aside`: set aside; `thinking` and `waiting`: bots that think,
    and that wait for it; `asleep`: tables that wait to be woken; `settings`: what holds."""

    version: str
    up: float
    owners: list[str]
    tables: dict[str, int]
    aside: int
    people: int
    guests: int
    connections: int
    thinking: int
    waiting: int
    asleep: int
    settings: dict[str, Any]


class OwnerTable(Wire):
    """`fault`: why it was set aside, `where` in the code; `bot`: which one failed, empty where it cannot be read."""

    id: str
    title: str
    status: Status
    seats: list[str]
    moves: int
    changed: float
    public: bool
    guarded: bool
    watching: int
    fault: str | None
    where: list[str]
    bot: str


class OwnerReplay(Wire):
    """A table, and how many of `all` its events can be played again; `what` goes wrong then, and `where`."""

    table: OwnerTable
    n: int = 0
    all: int = 0
    what: str = ""
    where: list[str] = field(default_factory=list)


class OwnerCut(Wire):
    """After how many events the table goes on."""

    n: int


class OwnerHours(Wire):
    hours: int


class OwnerPerson(Wire):
    """`muted`: until when."""

    id: str
    name: str
    guest: bool
    created: float
    seen: float
    seats: int
    muted: float | None
    owner: bool
    you: bool


class OwnerError(Wire):
    at: float
    table: str
    what: str
    place: str


class JournalLine(Wire):
    """`name`: who did it; empty: the machine, or somebody who is gone."""

    at: float
    name: str
    what: str
    about: str
    note: str


# -- notices to browsers


class PushInfo(Wire):
    """`key`: the server's public key for web push, empty where it sends none."""

    key: str


class PushSubscriptionInfo(Wire):
    """Where a browser wants to be told, and the two keys of its own, as browsers give them (base64 of addresses)."""

    endpoint: str
    key: str
    auth: str


# -- groups


class TableName(Wire):
    """What a table is called; nothing takes its name away."""

    name: str


class GroupName(Wire):
    name: str


class GroupMember(Wire):
    """`n`: what the member is known by in the group. `here`: at a table, on one of our pages, or not."""

    n: int
    name: str
    you: bool
    owner: bool
    here: Literal["table", "now", ""]
    seen: float


class GroupChange(Wire):
    """Whom it is about: the member's number."""

    member: int


class GroupLine(Wire):
    """One of your groups. `tables`: how many of its tables wait or are played."""

    id: str
    name: str
    members: int
    yours: bool
    tables: int


class GroupTable(Wire):
    """A table of a group; `members`: who of the group sits at each seat, by their numbers (0: nobody of it)."""

    table: TableInfo
    members: list[int]


class SideStats(Wire):
    """What members did with a people of a game, or as a player. `title`: its name; `member`: who does best with it, or
    who it is about (0: nobody who belongs to the group). Points are parts of a point, `fraction` of the game."""

    id: str
    title: str
    games: int
    wins: int
    mean: float
    best: int | None
    member: int


class GameStats(Wire):
    """`kind`: what the peoples of the game are (`empire`), empty where it has none."""

    game: str
    title: str
    games: int
    points: bool
    fraction: int
    kind: str
    sides: list[SideStats]
    players: list[SideStats]


class GroupRating(Wire):
    """A member's rating among those who play here; `line`: after the last games, the newest last."""

    member: int
    rating: int
    change: int
    games: int
    line: list[int]


class InvitationInfo(Wire):
    """`room`: how many may still come by it."""

    code: str
    until: float
    room: int


class GroupInfo(Wire):
    """A group, for one of its members. `games`: how many its members have finished."""

    id: str
    name: str
    created: float
    yours: bool
    you: int
    games: int
    members: list[GroupMember]
    tables: list[GroupTable]
    stats: list[GameStats]
    ratings: list[GroupRating]
    invitation: InvitationInfo | None = None


class GroupInvitation(Wire):
    """What an invitation tells who does not belong to the group: its name. `group`: for who does."""

    name: str
    group: str | None = None


class ReignInfo(Wire):
    """A game of a series on the shelf. `member`: the winner, if one of the group's by name (0: not)."""

    number: int
    who: str
    member: int
    about: str
    how: str


class SeriesInfo(Wire):
    """A series of games of a group. `table`: the last of them, `status` what it is at; `next`: you may ask for the one
    that follows; `bring`: its file may be taken to another table."""

    game: str
    title: str
    table: str
    status: Status
    number: int
    reigns: list[ReignInfo]
    next: bool
    bring: bool


# -- what is said


class SaidInfo(Wire):
    """A message for people: rendered by the client from the game's texts. A hidden card is null; several things are a
    list, and said as one."""

    id: str
    args: dict[str, int | str | list[int | str | None] | None]
    kinds: dict[str, str]


class OptionInfo(Wire):
    """`refs`: the things it is about, as (kind, id)."""

    key: str
    refs: list[tuple[str, int | str]]
    said: SaidInfo


class ClosedInfo(Wire):
    key: str
    said: SaidInfo
    why: SaidInfo


class QuestionInfo(Wire):
    """`picked` is null but for a decision in several answers; then what is picked so far (`chosen`: as it is said), and
    `count` how many of `bounds` that is.

    `window`: the key that declines it, where the seat may leave an order to go on declining.
    """

    id: str
    seat: int
    prompt: str
    said: SaidInfo
    options: list[OptionInfo]
    closed: list[ClosedInfo]
    picked: list[str] | None
    bounds: tuple[int, int]
    count: int = 0
    chosen: list[SaidInfo] = field(default_factory=list)
    window: str | None = None


class ResultInfo(Wire):
    """Points are counted in parts of a point, `fraction` of the table; where it has no points, who won has 1."""

    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    ending: str
    legacy: Any = None


class ChatEntry(Wire):
    n: int
    name: str
    seat: int | None
    text: str
    at: float


class DecidingInfo(Wire):
    """What somebody else is asked, as far as everybody knows: a card in it may be hidden."""

    seat: int
    said: SaidInfo


class Position(Wire):
    """A table at one moment, as one seat (or somebody who watches: null) may see it. `view` is the game's own.

    `deciding`: what others are asked whom the table waits for, where that is no secret.
    """

    n: int
    last: int
    seat: int | None
    view: dict[str, Any]
    questions: list[QuestionInfo]
    waiting: list[int]
    log: list[SaidInfo]
    log_from: int
    log_moves: list[int]
    result: ResultInfo | None
    deciding: list[DecidingInfo] = field(default_factory=list)


# -- puzzles, the week's table, ratings


class PuzzleDay(Wire):
    """A puzzle as it stands in the list. `value`: the most you have reached; `solved`: that is all there is; `kept`:
    you solved it on its day, without having looked at the solution."""

    number: int
    day: str
    game: str
    title: str
    solved: bool = False
    kept: bool = False
    tries: int = 0
    value: int | None = None


class PuzzleShelf(Wire):
    """The puzzles of the last weeks, today's first. `streak`: on how many days on end you have solved the puzzle of the
    day; `longest`: the longest there was."""

    today: int
    streak: int
    longest: int
    days: list[PuzzleDay]


class PuzzleAnswers(Wire):
    """What you answered from the position on."""

    answers: list[str]


class PuzzleStep(Wire):
    """An answer of the best line, and what one has after it."""

    said: SaidInfo
    value: int
    log: list[SaidInfo]


class PuzzleTrap(Wire):
    """What is tempting: after some answers (`before`) one that brings `value` at once, after which `most` is left."""

    before: list[SaidInfo]
    said: SaidInfo
    value: int
    most: int


class PuzzleSolution(Wire):
    """What is best, and how it was proven: so many answers were tried (`tried`)."""

    steps: list[PuzzleStep]
    trap: PuzzleTrap | None
    tried: int


class PuzzleShare(Wire):
    """How many people reached so much."""

    value: int
    people: int


class PuzzleState(Wire):
    """A puzzle after some answers: what you have now, and whether it is over. `moves`: your answers in words, each with
    what you had after it."""

    position: Position
    value: int
    over: bool
    moves: list[PuzzleStep]


class PuzzleInfo(Wire):
    """A puzzle of a day. `what`: the number that counts; `ends`: with what it is over; `start` is what you have before
    your first answer, `best` the most there is."""

    number: int
    day: str
    today: int
    game: str
    title: str
    what: str
    ends: Literal["game", "round", "turn"]
    start: int
    best: int
    rivals: int
    table: TableInfo
    state: PuzzleState
    mine: PuzzleDay
    streak: int
    longest: int
    week: list[PuzzleDay]
    others: list[PuzzleShare]


class PuzzleOutcome(Wire):
    """What came of it. The solution is told to who has found the best, or gives it up."""

    value: int
    mine: PuzzleDay
    streak: int
    longest: int
    week: list[PuzzleDay]
    others: list[PuzzleShare]
    solution: PuzzleSolution | None = None


class WeekResult(Wire):
    """How somebody did at the week's table; `points` are parts of a point."""

    place: int
    name: str
    you: bool
    points: int
    won: bool


class WeekInfo(Wire):
    """The table of a week: everybody plays the same deal against the same bots, once. `table`: yours. `ranked`: whether
    yours counts for the list, which is for those who had an account when they sat down."""

    number: int
    game: str
    title: str
    seats: int
    bot: str
    until: float
    over: bool
    points: bool
    fraction: int
    players: int
    results: list[WeekResult]
    table: str | None = None
    status: Status | None = None
    ranked: bool = False


class WeekList(Wire):
    """This week's table, and the last one with how it went."""

    now: WeekInfo
    last: WeekInfo | None = None


class RatingLine(Wire):
    """Somebody on the scale: a person with an account, or a bot's level (`bot`)."""

    name: str
    bot: str
    you: bool
    rating: int
    games: int
    wins: int


class RatingTable(Wire):
    """Ratings by game, from the finished tables of this server; `games`: how many were counted."""

    game: str
    title: str
    games: int
    lines: list[RatingLine]


class SinceStep(Wire):
    """What one seat did in one step of the game, up to move `n`: the table as the viewer saw it then, and the lines of
    the log."""

    n: int
    seat: int
    view: dict[str, Any]
    log: list[SaidInfo]


class Since(Wire):
    """What has happened since a seat's last answer: the table as it was then (`before`, after move `n`), and what
    followed. `left_out`: so many steps that came first are not told."""

    n: int
    last: int
    before: dict[str, Any]
    steps: list[SinceStep]
    left_out: int = 0


class Moment(Wire):
    """A move that changed what a seat has from one source of points."""

    move: int
    seat: int
    source: str
    by: int


class History(Wire):
    """Points of each seat after each move, and the moves at which rounds began: for the end screen and the slider.

    `moments` add up to the breakdown of the result; what only the final count brought is at the last move. `points` are
    parts of a point like those of the result, and empty in a game without points.
    """

    points: list[list[int]]
    moves: list[int]
    rounds: list[int]
    moments: list[Moment] = field(default_factory=list)


class TraitInfo(Wire):
    """Something an answer changes (`trait-<name>` in the game's texts): is there more of it then, and is that good?"""

    name: str
    more: bool
    good: bool


class ExpectedInfo(Wire):
    """An answer that is expected to follow, and whose."""

    seat: int
    said: SaidInfo


class ReasonInfo(Wire):
    """What the adviser thinks of an option: the share of a win, how often it was tried, what speaks for it and against
    it, and how it goes on."""

    key: str
    said: SaidInfo
    expected: float
    visits: int
    traits: list[TraitInfo]
    line: list[ExpectedInfo]


class ReviewWay(Wire):
    """Something that could be answered: the share of a win it promises, how often it was looked at, what speaks for it
    and against it, and how it goes on."""

    key: str
    refs: list[tuple[str, int | str]]
    said: SaidInfo
    share: float
    looks: int
    traits: list[TraitInfo]
    line: list[ExpectedInfo]


class ReviewDecision(Wire):
    """A decision that cost something: after so many moves, what was asked, what was done and what was stronger."""

    move: int
    round: int
    asked: SaidInfo
    did: ReviewWay
    best: ReviewWay
    cost: float


class TriedInfo(Wire):
    """A table of yours that was begun from a move of this game; `scores` and `winners` once it is over."""

    table: str
    move: int
    status: Status
    scores: list[int] | None = None
    winners: list[int] | None = None


class ReviewInfo(Wire):
    """The costliest decisions of a seat. `none`: nobody has asked for it; `working`: so much of it is done; `failed`:
    it can be asked for again. `decided`: how often the seat had a choice; `weighed`: how many of these were thought
    through. `tried`: what you have tried from this game."""

    seat: int
    status: Literal["none", "working", "done", "failed"]
    progress: float = 0.0
    decided: int = 0
    weighed: int = 0
    decisions: list[ReviewDecision] = field(default_factory=list)
    tried: list[TriedInfo] = field(default_factory=list)


class ReviewedInfo(Wire):
    """A finished game of yours: your seat in it, whether its review is there and what its costliest decision cost."""

    table: TableInfo
    seat: int
    done: bool
    cost: float | None = None


class TaleSentence(Wire):
    """`seat`: of whom it tells; `move`: when it happened."""

    seat: int | None
    move: int
    text: str


class TaleChapter(Wire):
    title: str
    move: int
    sentences: list[TaleSentence]
    standing: str


class TaleInfo(Wire):
    """The story of a game, a sentence a turn. `realms`: what each seat is called in it. `course`: what each seat had
    after which move (`moves`): points, or chances to win where the game has none."""

    realms: list[str]
    chapters: list[TaleChapter]
    ending: str
    chances: bool
    moves: list[int]
    course: list[list[float]]


class ToldInfo(Wire):
    """A line that the log would get, and in which share of the imagined matches."""

    said: SaidInfo
    share: float


class FigureInfo(Wire):
    """A number of the view that would change: where it stands, what it is, the least and the most it becomes."""

    path: str
    before: int
    least: int
    most: int


# -- guided first games


class LessonStep(Wire):
    """A decision of the learner, its lines with the marks of the rulebook. `key`: what is advised; `point`: the thing
    it is about (else what the option is about); `others`: a word on other options; `rules`: the chapter to open."""

    id: str
    key: str
    point: str
    text: str
    others: list[tuple[str, str]]
    rules: str


class LessonInfo(Wire):
    """A guided first game in a language. `welcome` is said with the first step, `end` when it is over."""

    game: str
    title: str
    welcome: str
    steps: list[LessonStep]
    end: str


class LessonAt(Wire):
    """Where a learner stands. `step`: what is told of the question that is open (null: nothing, decide yourself);
    `keys`: the option it advises, then those it has a word on, as far as they are offered; `done`: how many of `all`
    lie behind; `left`: the last decision was not the one that was advised."""

    step: str | None
    keys: list[str]
    done: int
    all: int
    left: bool
    over: bool


# -- the rules in our own words


class RuleBlock(Wire):
    """A piece of a chapter, its lines with their marks (`oikumene.text.rulebook`). `text`: of a heading its title, of a
    picture the ids of its cards or the example whose board it shows, of an example its id. `items`: of a list its
    items, of a picture its captions."""

    kind: Literal["head", "text", "list", "steps", "table", "note", "ruling", "cards", "board", "example"]
    text: str = ""
    id: str = ""
    items: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


class RuleChapter(Wire):
    id: str
    title: str
    lead: str
    blocks: list[RuleBlock]


class RuleStep(Wire):
    """A step of an example: what it shows, what was answered and by whom, and what happened then."""

    text: str
    seats: list[int]
    answers: list[SaidInfo]
    log: list[SaidInfo]


class RuleExample(Wire):
    """A worked example, played by the engine and seen by one seat."""

    id: str
    title: str
    players: int
    seat: int
    steps: list[RuleStep]


class RuleBook(Wire):
    """The rules of a game. Its terms and which word belongs where are in its index."""

    game: str
    title: str
    about: str
    chapters: list[RuleChapter]
    examples: list[RuleExample]


class RuleTerm(Wire):
    """A word with a meaning of its own. `forms`: how it is written, `*` for any ending; `at`: where it is explained
    (`chapter` or `chapter.section`)."""

    id: str
    title: str
    forms: list[str]
    at: str
    text: str


class RuleIndex(Wire):
    """What a table needs of the rules before anybody opens them. `titles`: of every chapter and section, by address;
    `places`: by kind (prompts, options, reasons, lines, decks, cards, things) where a word is explained."""

    game: str
    titles: dict[str, str]
    terms: list[RuleTerm]
    places: dict[str, dict[str, str]]


class RuleScene(Wire):
    """The table after a step of an example, as the one who acts there sees it."""

    table: TableInfo
    position: Position


# -- messages of the server


class State(Wire, tag_field="type", tag="state"):
    """The table now; the position's log holds the lines from `log_from` on.

    `undo`: your last decision can be taken back freely; `ask_undo`: the others can be asked to agree. `hold`: the seat
    whose turn waits for its confirmation. `orders`: what you have left to be answered for you; nobody else sees them.
    `carried`: the rules were changed while the table was played. `lesson`: where you stand in a guided first game.
    `took_back`: the last thing that happened is that this seat took a decision back. `plan`: what you have laid down
    for your coming questions; nobody else sees it.
    """

    table: TableInfo
    position: Position
    undo: bool
    ask_undo: bool
    hold: int | None = None
    vote: VoteInfo | None = None
    orders: list[OrderInfo] = field(default_factory=list)
    carried: CarriedInfo | None = None
    lesson: LessonAt | None = None
    took_back: int | None = None
    plan: PlanInfo | None = None


class CarriedInfo(Wire):
    """From move `n` on the table is played with newer rules. `left_out`: the seats of the last answers before it, in
    their order, that these do not take; the game went on before them."""

    n: int
    left_out: list[int]


class OrderInfo(Wire):
    """A standing order: questions with this prompt are answered so. `said` is the question it was left at."""

    prompt: str
    said: SaidInfo
    option: SaidInfo
    until: Literal["round", "game"]


class PlanStepInfo(Wire):
    """An answer laid down in advance: to what, how it is said, and the things it is about."""

    asked: SaidInfo
    said: SaidInfo
    refs: list[tuple[str, int | str]]


class PlanInfo(Wire):
    """Lines of answers to coming questions; the first that fits when the question comes is taken. `own`: only if what
    you have is the same then; `needs`: only if these options are open too. `dropped`: nothing of it will be done,
    because the question, the option, what it does, one of the needs or what you have is another (`question`, `option`,
    `effect`, `needs`, `own`), or it could not be looked through (`fault`)."""

    lines: list[list[PlanStepInfo]]
    own: bool
    needs: list[SaidInfo]
    dropped: Literal["", "question", "option", "effect", "needs", "own", "fault"] = ""


class VoteInfo(Wire):
    """A request that everybody must agree to: taking back (`undo`), or a bot (`bot`) or somebody (`sit`, called `name`)
    for a seat that was left. `refused`: who said no; then it is over, and stays to be read until the next move. `most`:
    more than half are enough; `against` are those who have said no so far."""

    kind: Literal["undo", "bot", "sit"]
    seat: int
    agreed: list[int]
    needed: list[int]
    name: str = ""
    refused: int | None = None
    most: bool = False
    against: list[int] = field(default_factory=list)


class Ack(Wire, tag_field="type", tag="ack"):
    """Done, and on disk."""

    ref: int
    n: int


class Refusal(Wire, tag_field="type", tag="refused"):
    """Not done, and why; nothing has changed."""

    ref: int
    code: str
    text: str


class Chat(Wire, tag_field="type", tag="chat"):
    entries: list[ChatEntry]


class Hint(Wire, tag_field="type", tag="hint"):
    ref: int
    reasons: list[ReasonInfo]


class Preview(Wire, tag_field="type", tag="preview"):
    """What an answer would do, as far as the seat can know: `lines` at once, `anyway` whatever is chosen next, `then`
    what the seat is asked next (`then_seat` who decides). `nothing`: nothing changes by it."""

    ref: int
    n: int
    question: str
    key: str
    lines: list[ToldInfo]
    anyway: list[ToldInfo]
    figures: list[FigureInfo]
    then: SaidInfo | None
    then_seat: int | None
    over: float
    nothing: bool


class Foreseen(Wire, tag_field="type", tag="foreseen"):
    """What you will be asked after these answers of yours, with the options that are sure; null where nobody knows."""

    ref: int
    path: list[str]
    question: QuestionInfo | None


class Pong(Wire, tag_field="type", tag="pong"):
    ref: int


ServerMessage = State | Ack | Refusal | Chat | Hint | Preview | Foreseen | Pong


# -- messages of the client


class Hello(Wire, tag_field="type", tag="hello"):
    """First: how many lines of the log and of the chat the client has already."""

    log: int = 0
    chat: int = 0


class Answer(Wire, tag_field="type", tag="answer"):
    """`n`: the number of moves the client has seen; an answer to an older position is refused."""

    ref: int
    n: int
    question: str
    key: str


class Undo(Wire, tag_field="type", tag="undo"):
    """`n`: as with an answer. Said again with the same number it is the same request, and takes nothing more back."""

    ref: int
    n: int
    ask: bool = False


class Confirm(Wire, tag_field="type", tag="confirm"):
    """`n`: as with an answer."""

    ref: int
    n: int


class Vote(Wire, tag_field="type", tag="vote"):
    """`n`: as with an answer; `kind` and `seat`: the request that is meant. Who asked to take back may withdraw that by
    not agreeing."""

    ref: int
    n: int
    kind: Literal["undo", "bot", "sit"]
    seat: int
    agree: bool


class Order(Wire, tag_field="type", tag="order"):
    """Decline this question, and others with the same prompt, until the end of the round or of the game."""

    ref: int
    question: str
    until: Literal["round", "game"]


class Revoke(Wire, tag_field="type", tag="revoke"):
    """Take back the order about questions with this prompt."""

    ref: int
    prompt: str


class Say(Wire, tag_field="type", tag="say"):
    ref: int
    text: str


class AskHint(Wire, tag_field="type", tag="ask-hint"):
    ref: int


class AskPreview(Wire, tag_field="type", tag="ask-preview"):
    """What would this answer do? `n`: as with an answer."""

    ref: int
    n: int
    question: str
    key: str


class AskPlan(Wire, tag_field="type", tag="ask-plan"):
    """While others decide: what shall I be asked, once I have answered these?"""

    ref: int
    path: list[str] = field(default_factory=list)


class Plan(Wire, tag_field="type", tag="plan"):
    """Lay answers down for the coming questions: lines of keys, of which the first that fits is taken; none takes the
    plan back."""

    ref: int
    lines: list[list[str]]
    own: bool = False
    needs: list[str] = field(default_factory=list)


class Ping(Wire, tag_field="type", tag="ping"):
    ref: int


ClientMessage = (
    Hello | Answer | Undo | Confirm | Vote | Order | Revoke | Say | AskHint | AskPreview | AskPlan | Plan | Ping
)


class Problem(Wire):
    """What any route answers when it refuses."""

    code: str
    text: str
