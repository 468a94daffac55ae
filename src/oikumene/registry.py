"""Which games there are. A game of another package is found through the entry point group `oikumene.games`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

from oikumene.kernel import replaying
from oikumene.kernel.errors import BadRecord, Refused
from oikumene.kernel.game import CHANGED, Game
from oikumene.kernel.match import Match

_games: dict[str, Game[Any]] = {}
#: Games with other numbers, that somebody made here: known by their ids to who has one, and among no games.
_changed: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known under its id."""
    if _games.setdefault(game.id, game) is not game:
        raise Refused("game-twice", "There is a game {game} already.", game=game.id)


def games() -> dict[str, Game[Any]]:
    """Every game by its id: the house's own, registered ones, and those that other packages bring."""
    _look_for_games()
    return dict(_games)


@cache
def _look_for_games() -> None:
    """Once: to go through everything that is installed takes milliseconds, and what is installed stays."""
    for own in import_module("oikumene.games").GAMES:
        register(own)
    for entry in entry_points(group="oikumene.games"):
        if entry.name not in _games:
            register(entry.load())


def game(id: str, rules: int | None = None) -> Game[Any]:
    """The game of that id: by these rules where they are today's or kept, else by today's.

    >>> game("ancient_world").titles["en"]
    'The Ancient World'
    >>> game("ancient_world", rules=2).rules
    2
    """
    known = _games.get(id) or games().get(id) or _changed.get(id)
    if known is None and CHANGED in id and id.partition(CHANGED)[0] in _games:
        raise Refused("changed-game", "{game} is a changed game: it is played only with its change.", game=repr(id))
    if known is None:
        raise Refused("game", "There is no game {game}; there are {games}.", game=repr(id), games=", ".join(games()))
    if rules is None or rules == known.rules:
        return known
    return _earlier(id, rules) or known


def plays(id: str, rules: int) -> bool:
    """Whether games begun with these rules are played by them.

    >>> plays("ancient_world", 2), plays("ancient_world", 99)
    (True, False)
    """
    return id in games() and game(id, rules).rules == rules


def kept(id: str) -> list[int]:
    """The earlier rules of a game that are still played, by their numbers."""
    return sorted(rules for name, rules in _kept() if name == id)


def _earlier(id: str, rules: int) -> Game[Any] | None:
    """A game by earlier rules. It is loaded when it is asked for: most servers never need it."""
    found = _kept().get((id, rules))
    if found is None:
        return None
    if isinstance(found, EntryPoint):
        known = found.load()
    else:
        module = import_module(found)
        known = next(value for value in vars(module).values() if isinstance(value, Game) and value.id == id)
    if (known.id, known.rules) != (id, rules):
        raise ValueError(f"what is kept as rules {rules} of {id} are rules {known.rules} of {known.id}")
    return known  # type: ignore[no-any-return]


@cache
def _kept() -> dict[tuple[str, int], str | EntryPoint]:
    """Where each of the earlier rules is: in `oikumene.kept`, or in another package (`oikumene.kept`, `hamlet_1`)."""
    found: dict[tuple[str, int], str | EntryPoint] = {}
    for entry in entry_points(group="oikumene.kept"):
        id, _, rules = entry.name.rpartition("_")
        if rules.isdecimal():
            found[id, int(rules)] = entry
    for module in iter_modules(import_module("oikumene.kept").__path__):
        id, _, rules = module.name.rpartition("_")
        if module.ispkg and rules.isdecimal():
            found[id, int(rules)] = f"oikumene.kept.{module.name}"
    return found


def changed(id: str, change: Mapping[str, int]) -> Game[Any]:
    """The game with these numbers changed (`Game.changed`); the same object for the same change, and the game itself
    for none."""
    plain = game(id)
    if not change:
        return plain
    made = plain.changed(change)
    return _changed.setdefault(made.id, made)


def game_of(document: Mapping[str, Any]) -> Game[Any]:
    """The game of a record or a snapshot, with its change if it has one, by the rules it was played with where they are
    kept."""
    id, change = str(document.get("game")), document.get("change")
    if change is None:
        rules = document.get("rules")
        return game(id, rules if type(rules) is int else None)
    if not isinstance(change, Mapping) or not change:
        raise BadRecord("record-shape", "The change in the record is not numbers by their paths.")
    made = changed(id.partition(CHANGED)[0], change)
    if made.id != id:
        raise BadRecord("record-change", "The record says it is of {game}, and its change is another.", game=repr(id))
    return made


def replay(record: Mapping[str, Any] | str, *, upto: int | None = None) -> Match[Any]:
    """Play a record (a dictionary, or its JSON text) again; `upto`: only so many answers."""
    if isinstance(record, str):
        try:
            record = json.loads(record)
        except (ValueError, RecursionError) as why:  # also numbers without end, and brackets within brackets
            raise BadRecord("record-json", "The record is not JSON ({why}).", why=str(why)) from why
    if not isinstance(record, Mapping):
        raise BadRecord("record-shape", "A record is a JSON object.")
    return replaying.replay(game_of(record), record, upto=upto)
