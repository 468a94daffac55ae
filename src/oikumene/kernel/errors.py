"""What goes wrong on purpose: sentences for people, and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Refused(Exception):
    """Something was asked for that cannot be; nothing has changed.

    `str(error)` is an English sentence. `code` and `args` let the text layer say the same in another language
    (message `error-<code>`). A detail may itself be a refusal, or several (`Reasons`): each is said in its own words.

    >>> str(Refused("seats", "{game} takes 2 to 4 seats, not {seats}.", game="chess", seats=9))
    'chess takes 2 to 4 seats, not 9.'
    """

    def __init__(self, code: str, sentence: str, **details: object) -> None:
        super().__init__(sentence.format(**details) if details else sentence)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Whole from one process to another: the sentence as it reads, the code and the details."""
        return _again, (type(self), self.code, str(self), self.details)


def _again(kind: type[Refused], code: str, said: str, details: dict[str, object]) -> Refused:
    """A refusal that came from another process."""
    made = kind(code, said)
    made.details = details
    return made


class Reasons:
    """Several refusals in one, a line each.

    >>> print(Reasons([Refused("one", "This is wrong."), Refused("two", "That too.")]))
    This is wrong.
    That too.
    """

    def __init__(self, reasons: Sequence[Refused]) -> None:
        self.reasons = tuple(reasons)

    def __reduce__(self) -> tuple[Any, ...]:
        """Whole from one process to another, also where it is compiled."""
        return Reasons, (self.reasons,)

    def __str__(self) -> str:
        return "\n".join(map(str, self.reasons))


class BadRecord(Refused):
    """A record that cannot be read, or does not play the way it says."""


class GameEnd(Exception):
    """Raised by a rule: the game is over this instant, however deep the flow."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
