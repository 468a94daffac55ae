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
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match

_games: dict[str, Game[Any]] = {}


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
    known = _games.get(id) or games().get(id)
    if known is None:
        raise Refused("game", "There is no game {game}; there are {games}.", game=repr(id), games=", ".join(games()))
    return known


def replay(record: Mapping[str, Any] | str, *, upto: int | None = None) -> Match[Any]:
    """Play a record (a dictionary, or its JSON text) again; `upto`: only so many answers."""
    if isinstance(record, str):
        try:
            record = json.loads(record)
        except (ValueError, RecursionError) as why:  # also numbers without end, and brackets within brackets
            raise BadRecord("record-json", "The record is not JSON ({why}).", why=str(why)) from why
    if not isinstance(record, Mapping):
        raise BadRecord("record-shape", "A record is a JSON object.")
    return replaying.replay(game(str(record.get("game"))), record, upto=upto)
