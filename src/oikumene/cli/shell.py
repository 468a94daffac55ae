"""What every subcommand has at hand: the language, the messages, and where to print."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Timer
from typing import Any

from rich.console import Console

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Document, Game, OptionValue
from oikumene.registry import game as find_game
from oikumene.text import LANGUAGES, Texts, language_of

#: How wide we print where nobody says (a pipe, a file).
WIDTH = 100
#: So many seconds of silence nobody minds.
PATIENCE = 0.4


def wanted_language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for on the command line, before it is parsed, else that of the environment."""
    for at, word in enumerate(argv):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and at + 1 < len(argv):
            value = argv[at + 1]
        if value in LANGUAGES:
            return str(value)
    return language_of(environ)


class Shell:
    """The language, the house's messages, and the two streams."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts = Texts(None, lang)
        self._game: Game[Any] | None = None
        for stream in (sys.stdout, sys.stderr, sys.stdin):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.out = console(sys.stdout)
        self.err = console(sys.stderr)

    def say(self, id: str, **args: int | str) -> str:
        return self.texts.say(id, **args)

    def error(self, refused: Refused) -> str:
        """A refusal in the chosen language, in the words of the game it was about."""
        return self.texts_of(self._game).error(refused)

    def complain(self, sentence: str) -> None:
        """A sentence on the error stream."""
        self.err.print(f"oikumene: {sentence}", soft_wrap=True)

    def game(self, id: str) -> Game[Any]:
        """The game of that id; what goes wrong from now on is said in its words."""
        self._game = find_game(id)
        return self._game

    def texts_of(self, game: Game[Any] | None, options: Mapping[str, OptionValue] | None = None) -> Texts:
        return Texts(game, self.lang, options)

    @property
    def at_terminal(self) -> bool:
        """Whether a person types, rather than a script."""
        return sys.stdin.isatty()

    def ask(self, prompt: str) -> str:
        """A line that is typed; what a script types is printed, so that its transcript can be read."""
        self.out.print(f"{prompt} ", end="", soft_wrap=True)
        if self.at_terminal:
            return input().strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.out.print(line.strip(), soft_wrap=True)
        return line.strip()

    def clear(self) -> None:
        """Leave nothing to read on the screen, nor above it."""
        if self.out.is_terminal:
            self._write("\x1b[2J\x1b[3J\x1b[H")

    @contextmanager
    def waiting(self, sentence: str) -> Iterator[None]:
        """While something takes long, a line at the terminal says so; it is gone afterwards."""
        if not self.out.is_terminal:
            yield
            return
        told = Event()

        def tell() -> None:
            told.set()
            self._write(sentence)

        timer = Timer(PATIENCE, tell)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            if told.is_set():
                self._write("\r\x1b[2K")

    def _write(self, text: str) -> None:
        self.out.file.write(text)
        self.out.file.flush()

    def print_json(self, data: object) -> None:
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def console(stream: Any) -> Console:
    """A plain console: no markup, no guessing what to colour; a fixed width where there is no terminal."""
    width = None if stream.isatty() else WIDTH
    return Console(file=stream, width=width, markup=False, highlight=False, emoji=False)


def add_options(parser: Any, shell: Shell) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar=shell.say("cli-meta-option"), help=shell.say("cli-help-option")
    )


def read_options(game: Game[Any], pairs: Sequence[str]) -> dict[str, OptionValue]:
    """Options given as name=value; for a document the value is a path."""
    documents = {setting.name for setting in game.settings if isinstance(setting, Document)}
    given: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused("option-pair", "An option is given as name=value, not {pair}.", pair=repr(pair))
        given[name] = Path(value) if name in documents else value
    return game.read_options(given)


def read_text(path: Path) -> str:
    """The text of a file, or a sentence why not."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as why:
        reason = why.strerror or str(why) if isinstance(why, OSError) else "not UTF-8 text"
        raise Refused("file-read", "The file {path} cannot be read ({why}).", path=str(path), why=reason) from why


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as why:
        beside.unlink(missing_ok=True)
        reason = why.strerror or str(why)
        raise Refused("file-write", "The file {path} cannot be written ({why}).", path=str(path), why=reason) from why
