"""argparse, speaking the chosen language."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from oikumene.text import LANGUAGES, Texts

#: What argparse says in English, and our message for it.
COMPLAINTS = (
    (r"the following arguments are required: (?P<what>.*)", "cli-usage-required"),
    (r"unrecognized arguments: (?P<what>.*)", "cli-usage-unknown"),
    (r"argument (?P<what>.*): expected .*argument.*", "cli-usage-value"),
    (r"argument .*: invalid choice: (?P<what>'[^']*') .*", "cli-usage-command"),
    (r"ambiguous option: (?P<what>.*) could match .*", "cli-usage-ambiguous"),
    (r"argument (?P<name>[^:]*): (?P<what>.*)", "cli-usage-bad"),
)


class Parser(argparse.ArgumentParser):
    """A command line whose help and complaints are in one language."""

    def __init__(self, texts: Texts, **settings: Any) -> None:
        class Formatter(argparse.HelpFormatter):
            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
                super().add_usage(usage, actions, groups, f"{texts.say('cli-usage')}: " if prefix is None else prefix)

        super().__init__(**settings, add_help=False, formatter_class=Formatter, allow_abbrev=False)
        self.texts = texts
        self._positionals.title = texts.say("cli-positionals")
        self._optionals.title = texts.say("cli-optionals")
        self.add_argument("-h", "--help", action="help", help=texts.say("cli-help-help"))

    def add_language(self) -> None:
        help = self.texts.say("cli-help-lang")
        # The language was read before this parser was made; here it is only allowed and checked.
        self.add_argument("--lang", type=self._language, default=None, metavar="ru|en", help=help)

    def _language(self, text: str) -> str:
        if text not in LANGUAGES:
            raise argparse.ArgumentTypeError(self.texts.say("error-lang", lang=text, langs=", ".join(LANGUAGES)))
        return text

    def whole(self, low: int | None = None, high: int | None = None) -> Any:
        """A type for whole numbers within bounds."""

        def read(text: str) -> int:
            try:
                number = int(text)
            except ValueError:
                raise argparse.ArgumentTypeError(self.texts.say("cli-not-whole", value=text)) from None
            if (low is not None and number < low) or (high is not None and number > high):
                bounds = "cli-not-between" if high is not None else "cli-too-small"
                raise argparse.ArgumentTypeError(
                    self.texts.say(
                        bounds, value=str(number), low=str(low), **({} if high is None else {"high": str(high)})
                    )
                )
            return number

        return read

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {self._complaint(message)}\n{self.texts.say('cli-see-help', command=self.prog)}\n")

    def _complaint(self, message: str) -> str:
        for pattern, id in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                return self.texts.say(id, **found.groupdict())
        return message
