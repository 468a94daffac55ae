"""What people read: a message of the kernel, a card, an error, in one language.

A message that is missing falls back to English and then to its own id, so that a game can always go on; with
`strict` (the environment variable OIKUMENE_STRICT_TEXT, set in tests) it is an error.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from oikumene.kernel.errors import Reasons, Refused
from oikumene.kernel.game import CardInfo, Choice, Game, Number, OptionValue, Part, Setting
from oikumene.kernel.tags import read_tag
from oikumene.kernel.words import CARD, NUMBER, SEAT, Said
from oikumene.text.bundles import bundle
from oikumene.text.languages import FALLBACK, LANGUAGES

Argument: TypeAlias = "int | str"

#: A kind of argument: a seat, or what plays against the seats.
SIDE = "side"


class MissingText(LookupError):
    """A message that is not there, or lacks an argument. Only raised where texts are strict."""


class CardText(NamedTuple):
    """A card as it reads: its name, its text line by line, and what is not known about it (or nothing)."""

    name: str
    lines: tuple[str, ...]
    note: str


class Texts:
    """The messages of a game (or of the house alone) in one language.

    >>> Texts(None, "ru").say("option-yes")
    'Да'
    """

    def __init__(
        self,
        game: Game[Any] | None,
        lang: str,
        options: Mapping[str, OptionValue] | None = None,
        *,
        strict: bool | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refused("lang", "There is no language {lang}; there are {langs}.", lang=lang, langs=known)
        self.game = game
        self.lang = lang
        self.options = options
        self.strict = bool(os.environ.get("OIKUMENE_STRICT_TEXT")) if strict is None else strict
        self._bundles = [bundle(game, name) for name in dict.fromkeys((lang, FALLBACK))]
        self._cards: dict[str, CardInfo] | None = None

    # -- messages

    def has(self, id: str) -> bool:
        return self._bundles[0].has(id)

    def say(self, id: str, /, **args: Argument) -> str:
        """A message with its arguments as they are."""
        for at, messages in enumerate(self._bundles):
            made = messages.format(id, args)
            if self.strict and at == 0:
                self._insist(id, made)
            if made is not None:
                return made[0]
        return id

    def _insist(self, id: str, made: tuple[str, tuple[str, ...]] | None) -> None:
        if made is None:
            raise MissingText(f"there is no message {id} ({self.lang})")
        if made[1]:
            raise MissingText("; ".join(made[1]))

    def said(self, said: Said, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """What the kernel says, with the players' names, to a seat (or to somebody who watches).

        A thing of the game is passed on twice: `$good` is its name, `$good-id` the thing itself (or `hidden`), for
        messages that choose their words by it. Several things are said as a list; `$goods-n` is how many.
        """
        args: dict[str, Argument] = {}
        for name, value in said.args.items():
            kind = said.kinds.get(name, NUMBER)
            if isinstance(value, list):
                each = [str(self.argument(kind, one, names, viewer, exact=True)) for one in value]
                args[name], args[f"{name}-n"] = self.joined(each), len(each)
                continue
            args[name] = self.argument(kind, value, names, viewer, exact=said.id.startswith("option-"))
            if kind not in (NUMBER, SEAT):
                args[f"{name}-id"] = "hidden" if value is None else value
        text = self.say(said.id, **args)
        veiled = any(kind == CARD and said.args.get(name, "") is None for name, kind in said.kinds.items())
        return self._unnamed(text) if veiled else text

    def _unnamed(self, text: str) -> str:
        """A sentence that would begin with a card that the reader may not know: what is said of it stands alone."""
        hidden = self.say("hidden-card")
        if not text.startswith(hidden):
            return text
        rest = text.removeprefix(f"{hidden}: ").removeprefix(f"{hidden}. ")
        return rest[:1].upper() + rest[1:]

    def said_json(self, said: Mapping[str, Any], names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The same for a message out of a view."""
        return self.said(Said(said["id"], said["args"], said["kinds"]), names, viewer)

    def argument(
        self,
        kind: str,
        value: int | str | None,
        names: Sequence[str] = (),
        viewer: int | None = None,
        *,
        exact: bool = False,
    ) -> Argument:
        """An argument of that kind, as it is said."""
        if kind == CARD:
            return self.quoted(value, names, viewer, exact=exact)
        if value is None:
            return self.say("hidden")
        if kind == NUMBER:
            return int(value)
        if kind == SEAT:
            return self.seat(int(value), names)
        if kind == SIDE:
            return self.side(int(value), names)
        return self.thing(kind, value)

    def thing(self, kind: str, value: Argument) -> Argument:
        """A thing of the game: its name where it has one (message `<kind>-<value>`, or the card of that id), else the
        value itself."""
        phrase = None if self.game is None else self.game.phrase(kind, value)
        if phrase:
            return self.listed(phrase)
        id = f"{kind}-{value}".replace(".", "-")
        if self.has(id):
            return self.say(id)
        return self.card_name(value) if isinstance(value, str) else value

    def side(self, side: int, names: Sequence[str] = ()) -> str:
        """A seat, or what plays against the seats without sitting there: that has a name of its own (`side-4`)."""
        return self.say(f"side-{side}") if self.has(f"side-{side}") else self.seat(side, names)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of who sits there."""
        return names[seat] if seat < len(names) else self.say("player", n=seat + 1)

    def topics(self) -> list[tuple[str, str]]:
        """Messages that explain a thing (they have an attribute `.help`): id and title, settings left out."""
        ids = [id for id in self._bundles[0].explained() if not id.startswith("setting-")]
        return [(id, self.say(id)) for id in ids]

    # -- cards

    def cards(self) -> Mapping[str, CardInfo]:
        """Every distinct card, by its id."""
        if self._cards is None:
            known: Iterable[CardInfo] = () if self.game is None else self.game.cards(self.options)
            self._cards = {info.id: info for info in known}
        return self._cards

    def card_name(self, id: object) -> str:
        """The name of a card, or its id where no such card is known."""
        info = self.cards().get(read_tag(id).id)
        if info is None:
            return str(id)
        return info.names.get(self.lang) or info.names.get(FALLBACK) or info.id

    def mark(self, id: str) -> str:
        """What tells a card from others of its name; nothing where there are none."""
        info = self.cards().get(id)
        return self.listed(info.mark) if info is not None and info.mark else ""

    def quoted(
        self, id: int | str | None, names: Sequence[str] = (), viewer: int | None = None, *, exact: bool = False
    ) -> str:
        """A card in a sentence; None is a card that the reader may not know.

        One on the table (`com-quarry@2#3`) is said with its owner, unless that is the viewer, and which copy it is.
        `exact`: of cards of one name it is said which.
        """
        if id is None:
            return self.say("hidden-card")
        tag = read_tag(id)
        told = [] if tag.side is None or tag.side == viewer else [self.side(tag.side, names)]
        told += [str(tag.copy)] if tag.copy > 1 else []
        told += [mark for mark in (self.mark(tag.id),) if exact and mark]
        card = self.say("card-in-text", name=self.card_name(tag.id))
        return self.say("card-on-table", card=card, told=", ".join(told)) if told else card

    def card(self, info: CardInfo) -> CardText:
        """A card as it reads."""
        return CardText(self.card_name(info.id), tuple(self.lines(info)), self._note(info))

    def lines(self, info: CardInfo) -> list[str]:
        """What is printed on a card in figures, in a line, then its text. A part whose id another part's id extends is
        its lead-in: `text-action`, then `text-action-coins`."""
        lines = [figures] if (figures := self.figures(info)) else []
        return lines + self.printed(info)

    def figures(self, info: CardInfo) -> str:
        """What is printed on a card besides its text, in a line: for where no picture shows it."""
        said = "; ".join(self.part(part) for part in info.figures)
        return said[:1].upper() + said[1:]

    def printed(self, info: CardInfo) -> list[str]:
        """The text of a card alone."""
        lines: list[str] = []
        lead, follows = "", False
        for id, args in info.text:
            said = self.part((id, args))
            if lead and id.startswith(f"{lead}-"):
                lines[-1] += f"; {said}" if follows else f" {said}"
                follows = True
                continue
            lines.append(said)
            lead, follows = id, False
        return lines

    def part(self, part: Part) -> str:
        """A part of a card's text; arguments that are parts in turn are said as a list."""
        id, args = part
        return self.say(id, **{name: v if isinstance(v, int | str) else self.listed(v) for name, v in args.items()})

    def listed(self, parts: Sequence[Part]) -> str:
        """Several parts in a sentence: "a, b and c"."""
        return self.joined([self.part(part) for part in parts])

    def joined(self, things: Sequence[str]) -> str:
        """Several things in a sentence."""
        if not things:
            return self.say("list-none")
        *before, last = things
        return self.say("list-and", before=", ".join(before), last=last) if before else last

    def _note(self, info: CardInfo) -> str:
        if info.sure == "guess" and not info.known:
            return self.say("card-guess")
        notes = [self.part(part) for part in info.doubt]
        if info.sure == "low" and not notes:
            notes = [self.say("card-low")]
        for id, fields in (("card-known", info.known), ("card-partly", info.guessed)):
            if fields:
                notes.append(self.say(id, fields=", ".join(str(self.thing("field", field)) for field in fields)))
        return " ".join(notes)

    def sure(self, info: CardInfo) -> str:
        """How sure a card is, in a word: high, low, guess, or partly where some of its fields are known."""
        return "partly" if info.guessed and info.known and info.sure != "low" else info.sure

    # -- settings and errors

    def setting(self, setting: Setting) -> tuple[str, str]:
        """The title of a setting, and what it does."""
        id = f"setting-{setting.name}"
        return self.say(id), self.say(f"{id}.help")

    def expected(self, setting: Setting) -> str:
        """What a setting may be."""
        if isinstance(setting, Choice):
            return self.say("expected-choice", choices=", ".join(setting.choices))
        if isinstance(setting, Number):
            return self.say("expected-number", low=setting.low, high=setting.high)
        return self.say(f"expected-{setting.kind}")

    def error(self, refused: Refused) -> str:
        """Why something was refused, as a sentence."""
        code = refused.code
        if code == "diverged" and not isinstance(refused.__cause__, Refused):
            code = "diverged-state"  # every answer was possible, but one led elsewhere
        if not self.has(f"error-{code}"):
            return str(refused)
        details = {name: shortened(self._detail(value)) for name, value in refused.details.items()}
        if isinstance(refused.__cause__, Refused) and "why" in details:
            details["why"] = self.error(refused.__cause__)
        settings = {} if self.game is None else {setting.name: setting for setting in self.game.settings}
        if "expected" in details and details.get("name") in settings:
            details["expected"] = self.expected(settings[str(details["name"])])
        return self.say(f"error-{code}", **details)

    def _detail(self, value: object) -> object:
        """A reason inside a refusal is said in the same language."""
        if isinstance(value, Refused):
            return self.error(value)
        if isinstance(value, Reasons):
            return "\n".join(map(self.error, value.reasons))
        return value


MOST = 1000


def shortened(value: object) -> int | str:
    """A detail as it can stand in a sentence: Fluent gives up on very long texts and very large numbers.

    >>> shortened(7), shortened("x" * 2000) == "x" * 1000 + "…", shortened(10**400) == "1" + "0" * 39 + "…"
    (7, True, True)
    """
    if isinstance(value, int) and abs(value) < 10**15:
        return value
    most = 40 if isinstance(value, int) else MOST
    text = "…" if isinstance(value, int) and value.bit_length() > 9_999 else str(value)
    return text if len(text) <= most else text[:most] + "…"
