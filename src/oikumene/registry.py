"""Which games there are. A game of another package is found through the entry point group `oikumene.games`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
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


def game(id: str) -> Game[Any]:
    """The game of that id.

    >>> game("ancient_world").titles["en"]
    'The Ancient World'
    """
    known = _games.get(id) or games().get(id) or _changed.get(id)
    if known is None and CHANGED in id and id.partition(CHANGED)[0] in _games:
        raise Refused("changed-game", "{game} is a changed game: it is played only with its change.", game=repr(id))
    if known is None:
        raise Refused("game", "There is no game {game}; there are {games}.", game=repr(id), games=", ".join(games()))
    return known


def changed(id: str, change: Mapping[str, int]) -> Game[Any]:
    """The game with these numbers changed (`Game.changed`); the same object for the same change, and the game itself
    for none."""
    plain = game(id)
    if not change:
        return plain
    made = plain.changed(change)
    return _changed.setdefault(made.id, made)


def game_of(document: Mapping[str, Any]) -> Game[Any]:
    """The game of a record or a snapshot, with its change if it has one."""
    id, change = str(document.get("game")), document.get("change")
    if change is None:
        return game(id)
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
