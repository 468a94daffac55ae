"""Project Fluent, behind one small door: the only module that knows `fluent.runtime`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from oikumene.kernel.game import Game

#: So many texts that were said last are not put together anew: a table says mostly what it said before.
KEPT = 2048


class Bundle:
    """The messages of the house, of the kit and of one game, in one language."""

    def __init__(self, lang: str, sources: tuple[str, ...]) -> None:
        self.lang = lang
        self._bundle: Any = FluentBundle([lang], use_isolating=False)
        self._entries: list[Any] = []
        self._made = lru_cache(maxsize=KEPT, typed=True)(self._format)
        for source in sources:
            resource = _read(source)
            self._bundle.add_resource(resource, allow_overrides=True)
            self._entries += [entry for entry in resource.body if isinstance(entry, Message)]

    def has(self, id: str) -> bool:
        """Whether there is such a message, or attribute (`message.attribute`)."""
        return self._pattern(id) is not None

    def format(self, id: str, args: Mapping[str, int | str]) -> tuple[str, tuple[str, ...]] | None:
        """The text, and what was wrong with it; None where there is no such message."""
        return self._made(id, *chain.from_iterable(args.items()))

    def _format(self, id: str, *named: Any) -> tuple[str, tuple[str, ...]] | None:
        """Names and values of arguments take turns."""
        pattern = self._pattern(id)
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(zip(named[::2], named[1::2], strict=True)))
        return str(text), tuple(f"{id} ({self.lang}): {error}" for error in errors)

    def explained(self) -> list[str]:
        """The messages that have an attribute `help`."""
        return [entry.id.name for entry in self._entries if any(a.id.name == "help" for a in entry.attributes)]

    def _pattern(self, id: str) -> Any:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _read(source: str) -> Any:
    """What a source says: those of house and kit are part of every bundle, and are read once."""
    return FluentResource(source)


@cache
def house_source(lang: str) -> str:
    """The house's own messages."""
    return (files("oikumene.text") / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def kit_source(lang: str) -> str:
    """The messages of what every game's effects are put together with."""
    return (files("oikumene.kit") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def game_source(package: str, lang: str) -> str:
    """A game's messages: the folder `text` of its package; nothing where there is none.

    A game with many words keeps them in several files (`cards.<lang>.ftl` beside `<lang>.ftl`); those of the board are
    for the browser alone.
    """
    folder = files(package) / "text"
    if not (folder / f"{lang}.ftl").is_file():
        return ""
    more = sorted(
        (file for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl") and file.name != f"board.{lang}.ftl"),
        key=lambda file: file.name,
    )
    return "\n".join(file.read_text(encoding="utf-8") for file in (folder / f"{lang}.ftl", *more))


@cache
def board_source(package: str, lang: str) -> str:
    """The words of a game's board in a browser: `board.<lang>.ftl` beside its messages; nothing where there is none."""
    words = files(package) / "text" / f"board.{lang}.ftl"
    return words.read_text(encoding="utf-8") if words.is_file() else ""


@cache
def _bundle(package: str, lang: str) -> Bundle:
    own = game_source(package, lang) if package else ""
    return Bundle(lang, (house_source(lang), kit_source(lang), own))


def bundle(game: Game[Any] | None, lang: str) -> Bundle:
    """The messages of a game (with those of the house) in a language, read once."""
    return _bundle("" if game is None else game.package(), lang)
