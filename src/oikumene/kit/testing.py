"""A table of any game set in one call, for tests of rules: say who has what, act, look.

    t = table("romans", "celts").hand(0, "legion").has(0, gold=3)     # the game's own words, built on `Laid`
    t.act(0, "play:legion", "pick:city")
    assert t.goods(0) == {"gold": 1} and t.prompt == "act"

`Laid` is what such builders share: cards are named by their ids and brought from wherever they lie, nobody remembering
where that was; decks are laid in order, dice and draws loaded; the match begins with the first look or answer, and the
table may be laid out again whenever nothing was answered yet in the step that asks. A game's builder adds its own words
and says where cards come from (`supply`) and where those go that are in the way (`AWAY`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from oikumene.kernel.chapters import LOAD
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.questions import Question
from oikumene.kernel.table import Step, Table

S = TypeVar("S", bound=Table)


class Laid(Generic[S]):
    """A match that is laid out by hand."""

    #: Zones where a card is looked for, the likeliest first; see `supply`.
    SUPPLY: ClassVar[Sequence[int]] = ()
    #: The zone for cards that are in the way.
    AWAY: ClassVar[int]

    def __init__(self, game: Game[S], seats: int, *, seed: int = 1, **options: object) -> None:
        self.game = game
        self.setup = game.checked(seats, seed, options)
        #: The table as it is laid out; what happens then is `match.state`.
        self.ground: S = game.setup(self.setup)
        self._match: Match[S] | None = None

    # -- laying out

    def lay(self) -> S:
        """The table, to be changed. Only while nothing was answered in a step may it be touched: then the state before
        the question is taken up again."""
        if self._match is not None:
            assert not self._match.over, "the game is over"
            chapter = self._match.chapters[-1]
            assert all(put_in[0] == LOAD for put_in in chapter.inputs), "the table is touched in mid-step"
            self.taken_up(self._match)
            self.ground = self.game.copy(chapter.base)
            if chapter.inputs:
                self.ground.load(*self._match.state.fate)
            self._match = None
        return self.ground

    def taken_up(self, match: Match[S]) -> None:
        """Before the table is laid out again: what a builder must remember of the match, or may not allow."""

    def supply(self, zone: int) -> Iterable[int]:
        """The cards that may be brought to a zone, the likeliest first: those that lie there already come last."""
        places = [place for place in self.SUPPLY if place != zone]
        places += [zone] if zone in self.SUPPLY else []
        return [card for place in places for card in self.ground.zones[place]]

    def bring(self, id: str, zone: int) -> int:
        """Move a card of that id to a zone; its handle. Nobody remembers where it came from."""
        state = self.lay()
        card = next((card for card in self.supply(zone) if state.ident(card) == id), None)
        if card is None:
            return self.make(id, zone)
        self.put(card, zone)
        return card

    def make(self, id: str, zone: int) -> int:
        """There is no such card to bring: a game that can make another one says how."""
        raise LookupError(f"no {id} is left")

    def put(self, card: int, zone: int, *, under: bool = False) -> None:
        """Move a card; nobody remembers where it came from."""
        state = self.ground
        state.move(card, zone, under=under)
        state.known[card] = state.layout.sees[zone]

    def bring_all(self, zone: int, ids: Iterable[str]) -> Self:
        """Cards to a zone, one after the other: the last on top."""
        self.lay()
        for id in ids:
            self.bring(id, zone)
        return self

    def on_top(self, zone: int, *ids: str) -> Self:
        """Cards on top of a deck, the first on top of all."""
        return self.bring_all(zone, ids[::-1])

    def only(self, zone: int, *ids: str) -> Self:
        """Exactly these cards in a zone, the first on top; those that lay there are out of the way, if not named."""
        for card in self.lay().zones[zone]:
            self.put(card, self.AWAY)
        return self.on_top(zone, *ids)

    def set(self, thing: object = None, /, **facts: Any) -> Self:
        """Anything of the table by its name, or of a thing of the table."""
        state = self.lay()
        for name, value in facts.items():
            target = state if thing is None else thing
            assert hasattr(target, name), f"there is no {name} on {type(target).__name__}"
            setattr(target, name, value)
        return self

    def then(self, *steps: Step) -> Self:
        """What is to come, step by step."""
        self.lay().agenda = list(steps[::-1])
        return self

    def load(self, *results: int) -> Self:
        """What the next dice and draws give, whoever rolls them; in clones too, and on the compiled build."""
        if self._match is None:
            self.ground.load(*results)
        else:
            self._match.load(*results)
        return self

    def rolls(self, faces: Sequence[str], *shown: str) -> Self:
        """What the next dice show, by the names of their faces."""
        wrong = [face for face in shown if face not in faces]
        if wrong:
            raise LookupError(f"no die shows {wrong[0]!r}; there are {', '.join(dict.fromkeys(faces))}")
        return self.load(*[faces.index(face) for face in shown])

    # -- acting

    def begins(self) -> None:
        """Before the match begins: what a builder must still do."""

    @property
    def match(self) -> Match[S]:
        """The match, begun with the first of the steps."""
        if self._match is None:
            self.begins()
            self.game.check(self.ground)
            self._match = Match.begun(self.game, self.setup, self.ground)
        return self._match

    def run(self) -> Self:
        """Begin, up to the first question: what is looked at before is the table as it was laid out."""
        assert self.match
        return self

    def act(self, seat: int, *keys: str) -> Self:
        """Answer, one after the other, what the seat is asked; after each the table is what it must be."""
        self.sayable()
        for key in keys:
            self.answer(seat, self.meant(seat, key))
            self.game.check(self.match.state)
            self.sayable()
        return self

    def sayable(self) -> None:
        """Everything that is asked has its words and its prices: a question that cannot be said stops a table."""
        for question in self.match.pending:
            assert question.said
            assert all(option.said for option in question.options)
            assert all(closed.said for closed in question.closed)

    def answer(self, seat: int, key: str) -> None:
        """One answer; a builder may do something before and after it."""
        self.match.answer(seat, key)

    def meant(self, seat: int, said: str) -> str:
        """The key that is meant; a builder may take less than a whole key (see `the_one`)."""
        return said

    # -- looking

    @property
    def now(self) -> S:
        """The state of the match, which has begun."""
        return self.match.state

    @property
    def as_is(self) -> S:
        """The state: as it was laid out, if the match has not begun."""
        return self.ground if self._match is None else self._match.state

    @property
    def asked(self) -> Question:
        """The first open question."""
        return self.match.pending[0]

    @property
    def prompt(self) -> str:
        """What is asked; nothing when the game is over."""
        return self.match.pending[0].prompt if self.match.pending else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.asked.seat

    @property
    def keys(self) -> list[str]:
        """What may be answered."""
        return [option.key for option in self.asked.options] if self.match.pending else []

    def can(self, *words: str) -> list[str]:
        """The answers that begin with one of these words, free actions too."""
        return [key for key in self.keys if key.removeprefix("free:").split(":")[0] in words]

    def why_not(self, key: str) -> str:
        """The reason why something cannot be answered now."""
        return next(closed.why.id.removeprefix("why-") for closed in self.asked.closed if closed.key == key)

    def question(self, seat: int) -> Question | None:
        """What a seat is asked, where several are at once."""
        return next((question for question in self.match.pending if question.seat == seat), None)

    def prompt_of(self, seat: int) -> str:
        """The prompt of a seat's question; nothing if it is not asked."""
        question = self.question(seat)
        return "" if question is None else question.prompt

    def keys_of(self, seat: int) -> list[str]:
        """What a seat may answer; nothing if it is not asked."""
        question = self.question(seat)
        return [] if question is None else [option.key for option in question.options]

    def ids(self, zone: int) -> list[str]:
        """The cards of a zone, the top of a deck last."""
        return [self.now.ident(card) for card in self.now.zones[zone]]

    def find(self, id: str, *zones: int) -> int:
        """The card of that id in one of the zones."""
        state = self.as_is
        found = [card for zone in zones for card in state.zones[zone] if state.ident(card) == id]
        assert found, f"there is no {id}"
        return found[0]

    def where(self, id: str) -> list[str]:
        """Names of the zones where cards of that id lie."""
        state = self.as_is
        return sorted(state.layout.names[state.at[card]] for card in range(len(state.face)) if state.ident(card) == id)

    def said(self, message: str) -> list[tuple[Any, ...]]:
        """The lines of the log of one kind; cards by their ids."""
        return [
            tuple(arg[0] if isinstance(arg, tuple) else arg for arg in line.args)
            for line in self.match.log
            if line.message == message
        ]

    def imagined(self, seat: int, worlds: int = 20) -> list[S]:
        """States as the seat may think them to be."""
        return [self.match.imagine(seat, Random(n)).state for n in range(worlds)]


def sheet(text: str) -> dict[str, list[str]]:
    """Cards as a test writes them down from the box, by id: a line a card that begins with it, and indented lines for
    what it does, on which deeper ones go on.

    >>> sheet('''
    ... smithy: Smithy | 2 copies
    ...     play = gain 1 iron ;
    ...         draw 1
    ... ''')
    {'smithy': ['smithy: Smithy | 2 copies', 'play = gain 1 iron ; draw 1']}
    """
    found: dict[str, list[str]] = {}
    ident = ""
    for line in re.sub(r"\n {8,}", " ", text.strip()).splitlines():
        if line.startswith(" "):
            found[ident].append(line.strip())
        else:
            ident = line.split(":")[0]
            found[ident] = [line]
    return found


def the_one(keys: Sequence[str], said: str, opening: str = "") -> str:
    """The key that is meant: itself, or the only one of which it is a part, with or without owner and copy; or, after
    a word that can be left out, the only one that begins so.

    >>> the_one(["pick:city@2:market", "pick:farm:market", "end"], "city")
    'pick:city@2:market'
    >>> the_one(["pick:city:market", "pick:city:hand"], "city")
    Traceback (most recent call last):
    ...
    LookupError: 'city' is none or several of ['pick:city:market', 'pick:city:hand']
    """
    if said in keys:
        return said
    found = [key for key in keys if said in key.split(":")]
    found = found or [key for key in keys if key.startswith(f"{said}:")]
    found = found or [key for key in keys if any(part.split("@")[0] == said for part in key.split(":"))]
    found = found or [key for key in keys if key.split("@")[0] == said]
    found = found or [key for key in keys if opening and key.startswith(f"{opening}:{said}")]
    if len(found) != 1:
        raise LookupError(f"{said!r} is none or several of {list(keys)}")
    return found[0]
