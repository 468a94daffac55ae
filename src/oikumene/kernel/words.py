"""The vocabulary of a game: the words of its options, prompts and log, with the kinds of their arguments.

One table gives an option its key, the things it is about and its message; the same holds for prompts and for what
is written in the log. `"build": "card:card n:number"` is the word *build* with two arguments.

Kinds the kernel knows: `card` (a handle; printed as the card's id, hidden where the viewer may not know it), `seat` and
`number`. Any other kind (`space`, `skill`, `region` …) is plain data that names a thing of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from oikumene.kernel.flow import FREE, Args, Value

CARD = "card"
SEAT = "seat"
NUMBER = "number"

#: Arguments of a message; None is a card that is not named, and a tuple several things that are said as a list.
Details: TypeAlias = "tuple[int | str | tuple[int | str, ...] | None, ...]"
#: The same as it is written down.
Named: TypeAlias = "int | str | list[int | str | None] | None"

#: Words every game may use in its options.
COMMON_OPTIONS = {"yes": "", "no": "", "done": "", "number": "n:number"}


class Word(NamedTuple):
    """A word and its arguments as (name, kind)."""

    name: str
    params: tuple[tuple[str, str], ...]


def word(name: str, signature: str) -> Word:
    """
    >>> word("build", "card:card n:number")
    Word(name='build', params=(('card', 'card'), ('n', 'number')))
    >>> word("fight", "card").params
    (('card', 'card'),)
    """
    params = []
    for part in signature.split():
        param, _, kind = part.partition(":")
        params.append((param, kind or param))
    return Word(name, tuple(params))


class Ref(NamedTuple):
    """A thing an option is about, so that any client can light it up."""

    kind: str
    id: int | str


class Said(NamedTuple):
    """A message for people: which one, and its arguments by name. A hidden card is None."""

    id: str
    args: dict[str, Named]
    kinds: dict[str, str]

    def to_json(self) -> dict[str, object]:
        return {"id": self.id, "args": self.args, "kinds": self.kinds}


class Joining(NamedTuple):
    """How lines of the log belong together in a sentence, by their words; lines that are not here begin one.

    A deed takes what was paid before it and what came of it with it, as long as it is the same seat's."""

    #: What comes of what was told before.
    follows: frozenset[str] = frozenset()
    #: What is paid or given up before a deed, and the deeds that have a price (None: all).
    prices: frozenset[str] = frozenset()
    priced: frozenset[str] | None = None
    #: Deeds that are told before their price is paid.
    early: frozenset[str] = frozenset()
    #: What is told one thing after the other: clearing up after a turn.
    chains: frozenset[str] = frozenset()
    #: What a deed ends with, and after which: one of these in a sentence at most.
    closes: Mapping[str, frozenset[str]] = MappingProxyType({})
    #: Deeds that are told in one list: what each place produces.
    lists: frozenset[str] = frozenset()
    #: What happens by itself and is told in a row: cards that are turned up one after the other.
    rows: frozenset[str] = frozenset()


class Vocabulary:
    """Three tables of words: what can be answered, what is asked, what is written in the log.

    Reasons (why an option is closed) are words of the table of reasons. `details` are what an option says beyond its
    arguments, from the table as it is: a price, a fee. They are no part of the answer; `Game.details` gives them.
    """

    __slots__ = ("cards", "details", "lines", "options", "prompts", "reasons")

    def __init__(
        self,
        options: Mapping[str, str],
        prompts: Mapping[str, str],
        lines: Mapping[str, str],
        reasons: Mapping[str, str] | None = None,
        details: Mapping[str, str] | None = None,
    ) -> None:
        self.options = {name: word(name, s) for name, s in {**COMMON_OPTIONS, **options}.items()}
        #: Where in a value with this word cards stand.
        self.cards: dict[int | str, tuple[int, ...]] = {
            name: tuple([n for n, (_, kind) in enumerate(known.params, 1) if kind == CARD])
            for name, known in self.options.items()
        }
        self.prompts = {name: word(name, s) for name, s in prompts.items()}
        self.lines = {name: word(name, s) for name, s in lines.items()}
        self.reasons = {name: word(name, s) for name, s in (reasons or {}).items()}
        self.details = {
            name: Word(name, self.options[name].params + word(name, s).params) for name, s in (details or {}).items()
        }

    def messages(self) -> dict[str, Word]:
        """Every message the text layer must have, by its id."""
        tables = {
            "option": {**self.options, **self.details},
            "ask": self.prompts,
            "log": self.lines,
            "why": self.reasons,
        }
        return {f"{prefix}-{name}": w for prefix, table in tables.items() for name, w in table.items()}

    def key(self, value: Value, ident: Callable[[int], str]) -> str:
        """The stable key of a value: what a person answers, and what a record keeps."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return str(value)
        name = value[0]
        if name == FREE:
            return f"{FREE}:{self.key(value[1:], ident)}"
        if len(value) != len(self.options[str(name)].params) + 1:
            raise ValueError(f"{value!r} has not the arguments of {name!r}")
        parts = [str(part) for part in value]
        for n in self.cards[name]:
            parts[n] = ident(int(value[n]))
        return ":".join(parts)

    def rekeyed(self, key: str, renamed: Mapping[str, str]) -> str:
        """A key of an older version, its cards named as they are now."""
        parts = key.split(":")
        first = 1 if parts[0] == FREE else 0
        known = self.options.get(parts[first]) if first < len(parts) else None
        if known is None or len(parts) != first + 1 + len(known.params):
            return key
        for n, (_, kind) in enumerate(known.params, first + 1):
            if kind == CARD:
                ident = parts[n].partition("@")[0].partition("#")[0]
                parts[n] = renamed.get(ident, ident) + parts[n][len(ident) :]
        return ":".join(parts)

    def refs(self, value: Value, ident: Callable[[int], str]) -> tuple[Ref, ...]:
        """The things a value is about."""
        if not isinstance(value, tuple):
            return ()
        if value[0] == FREE:
            return self.refs(value[1:], ident)
        params = self.options[str(value[0])].params
        return tuple(
            Ref(kind, ident(int(arg)) if kind == CARD else arg)
            for arg, (_, kind) in zip(value[1:], params, strict=True)
            if kind != NUMBER
        )

    def say_option(
        self, value: Value, ident: Callable[[int], str], detail: Callable[[Value], Details] | None = None
    ) -> Said:
        """What the option says to a person; `detail` gives its details, where it has some."""
        if isinstance(value, int):
            value = ("number", value)
        elif isinstance(value, str):
            value = (value,)
        elif value[0] == FREE:
            value = value[1:]
        name = str(value[0])
        if detail is not None and name in self.details:
            return said("option", self.details[name], (*value[1:], *detail(value)), ident)
        return said("option", self.options[name], value[1:], ident)

    def say_reason(self, value: Value | Args, ident: Callable[[int], str]) -> Said:
        """Why an option is closed; an argument that is a tuple is said as a list."""
        parts = value if isinstance(value, tuple) else (value,)
        return said("why", self.reasons[str(parts[0])], parts[1:], ident)

    def say_prompt(self, prompt: str, about: Args, ident: Callable[[int], str]) -> Said:
        """What is asked."""
        return said("ask", self.prompts[prompt], about, ident)


def said(prefix: str, known: Word, args: Details, ident: Callable[[int], str]) -> Said:
    named: dict[str, Named] = {}
    for arg, (name, kind) in zip(args, known.params, strict=True):
        if isinstance(arg, tuple):
            named[name] = [ident(int(each)) if kind == CARD else each for each in arg]
        else:
            named[name] = ident(int(arg)) if kind == CARD and arg is not None else arg
    return Said(f"{prefix}-{known.name}", named, dict(known.params))
