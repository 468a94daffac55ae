"""A change as a designer writes it: a file of numbers, without a line of code.

    game = "ancient_world"
    title = "A cheaper aqueduct"

    [rules]
    rounds = 5

    [cards.aqueduct]
    coins = "-1"            # one less than it is

    [cards."*-guild"]       # each card whose id ends so, as far as it has such a number
    copies = 2

TOML or JSON, tables within tables as paths go (`oikumene lab changes GAME` lists them); a path may also be written at
once, `"cards/aqueduct/coins" = 3`. A number is what it shall be; a text, "+1" or "-1", is what shall be added.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Dial, Game

#: What a file says beside numbers.
ABOUT = ("game", "title")
SPLIT = "/"


class Change(NamedTuple):
    """What is other than printed, by path; and what somebody calls it."""

    title: str
    values: dict[str, int]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards it touches, in the order of their paths."""
        parts = [path.split(SPLIT) for path in self.values]
        return tuple(dict.fromkeys(part[1] for part in parts if part[0] == "cards"))


def load(game: Game[Any], path: Path) -> Change:
    """The change that a file describes; refused with a sentence where it cannot be read or done."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        written: object = json.loads(text) if path.suffix.lower() == ".json" else tomllib.loads(text)
    except OSError as why:
        raise _unread(path, why.strerror or str(why)) from why
    except (ValueError, RecursionError) as why:  # also UnicodeDecodeError and TOMLDecodeError
        raise _unread(path, str(why)) from why
    if not isinstance(written, Mapping):
        raise _unread(path, "it holds no table")
    return read(game, written, path.stem)


def _unread(path: Path, why: str) -> Refused:
    return Refused("change-file", "The change {path} cannot be read ({why}).", path=str(path), why=why[:200])


def read(game: Game[Any], written: Mapping[str, Any], name: str = "") -> Change:
    """A change out of plain data."""
    meant = written.get("game", game.id)
    if meant != game.id:
        raise Refused("change-game", "The change is one of {theirs}, not of {game}.", theirs=str(meant), game=game.id)
    numbers = {key: value for key, value in written.items() if key not in ABOUT}
    dials = {dial.path: dial for dial in game.dials()}
    values: dict[str, int] = {}
    for path, value in flat(numbers):
        found = [dials[path]] if path in dials else [dial for dial in dials.values() if fits(dial.path, path)]
        if not found:
            game.checked_change({path: value})  # says why not
        for dial in found:
            values[dial.path] = meant_by(dial, value)
    if not values:
        raise Refused("change-empty", "The change changes nothing: every number in it is what it was.")
    values = game.checked_change(values)
    return Change(str(written.get("title") or name), dict(sorted(values.items())))


def fits(path: str, pattern: str) -> bool:
    """
    >>> fits("cards/scribes-guild/coins", "cards/*-guild/coins"), fits("cards/a/b/c", "cards/*/c")
    (True, False)
    """
    ours, theirs = path.split(SPLIT), pattern.split(SPLIT)
    return "*" in pattern and len(ours) == len(theirs) and all(map(fnmatchcase, ours, theirs))


def flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """
    >>> list(flat({"rules": {"rounds": 5}, "cards/a/coins": "+1"}))
    [('rules/rounds', 5), ('cards/a/coins', '+1')]
    """
    for key, value in table.items():
        path = f"{before}{SPLIT}{key}" if before else str(key)
        if isinstance(value, Mapping):
            yield from flat(value, path)
        else:
            yield path, value


def meant_by(dial: Dial, value: object) -> int:
    """The number that a file gives a dial: itself, or so much more or less."""
    if isinstance(value, str) and value[:1] in ("+", "-") and value[1:].isdecimal() and len(value) < 6:
        return dial.value + int(value)
    if type(value) is int:
        return value
    raise Refused(
        "change-number",
        'What {path} shall be is a whole number, or a text like "+1" or "-2", not {value}.',
        path=dial.path,
        value=repr(value)[:40],
    )
