"""Messages of the server over the WebSocket."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from oikumene.table.wire.base import Wire
from oikumene.table.wire.learning import LessonAt
from oikumene.table.wire.past import ArrivalInfo, FigureInfo, ReasonInfo, ToldInfo
from oikumene.table.wire.said import ChatEntry, Position, QuestionInfo, SaidInfo
from oikumene.table.wire.tables import TableInfo


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
    what the seat is asked next (`then_seat` who decides). `nothing`: nothing changes by it. `arrivals`: what would
    surely lie where it does not lie now; `departures`: what would surely lie there no longer."""

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
    arrivals: list[ArrivalInfo]
    departures: list[ArrivalInfo]


class Foreseen(Wire, tag_field="type", tag="foreseen"):
    """What you will be asked after these answers of yours, with the options that are sure; null where nobody knows."""

    ref: int
    path: list[str]
    question: QuestionInfo | None


class Pong(Wire, tag_field="type", tag="pong"):
    ref: int


ServerMessage = State | Ack | Refusal | Chat | Hint | Preview | Foreseen | Pong
