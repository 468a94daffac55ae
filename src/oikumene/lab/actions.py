"""Actions as numbers: a fixed table of keys for each game, so that an action means the same in every match.

A row of the table is the key of an option with everything seen from whoever acts: seat `+0` is the actor, `+1` the next
one around the table, as in `build:com-quarry`, `raze:com-quarry@+1`, `steal:wood:+2`; `@~` is a side that is no seat.
So a row means the same from every seat and at every player count.

The tables lie with the game (`lab/actions.txt` of its package), a row a line, and only grow: the number of an action
never changes. The first numbers are kept for options that the table does not have, in the order they are listed (see
SPARE). A game without a table gets one by playing it (`discover`), the same on every machine.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from oikumene.kernel.flow import FREE, Ask, Value
from oikumene.kernel.game import Game, OptionValue
from oikumene.kernel.match import Match
from oikumene.kernel.words import CARD, SEAT
from oikumene.registry import game as find_game

#: Numbers 0 to SPARE - 1 are for options without a row: more copies of a card, cards of a changed deck, rare things.
SPARE = 64
#: The tables of a game lie in this folder of its package.
FOLDER, ACTIONS, FEATURES = "lab", "actions.txt", "features.txt"

_PLACE = re.compile(r"@(\d+)")


class Actions:
    """The table of a game.

    >>> table = actions("ancient_world")
    >>> table.keys[table.number("pass")]
    'pass'
    """

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = (*(f"?{n}" for n in range(SPARE)), *keys)
        self._numbers = {key: n for n, key in enumerate(self.keys)}

    def __len__(self) -> int:
        return len(self.keys)

    def number(self, key: str) -> int:
        """The number of a row."""
        return self._numbers[key]

    def legal(self, match: Match[Any], ask: Ask) -> dict[int, Value]:
        """The numbers of what may be answered, with the values to answer; options that do not fit are left out only
        where there are more of them than spare numbers."""
        found: dict[int, Value] = {}
        rest: list[Value] = []
        for value in ask.values():
            number = self._numbers.get(row(match, value, ask.seat))
            if number is None or number in found:
                rest.append(value)
            else:
                found[number] = value
        found.update(zip(range(SPARE), rest, strict=False))
        return found


def row(match: Match[Any], value: Value, actor: int) -> str:
    """The row of a value: its key as the actor sees the table."""
    if not isinstance(value, tuple):
        return str(value)
    if value[0] == FREE:
        return f"{FREE}:{row(match, value[1:], actor)}"
    seats, tag = match.seats, match.state.tag
    parts = [str(value[0])]
    for arg, (_, kind) in zip(value[1:], match.game.words.options[str(value[0])].params, strict=True):
        if kind == CARD:
            name = tag(int(arg))
            if "@" in name:
                name = _PLACE.sub(lambda found: f"@{away(int(found[1]) - 1, actor, seats)}", name)
            parts.append(name)
        elif kind == SEAT:
            parts.append(away(int(arg), actor, seats))
        else:
            parts.append(str(arg))
    return ":".join(parts)


def away(seat: int, actor: int, seats: int) -> str:
    """A seat as the actor sees it.

    >>> away(0, 2, 3), away(4, 0, 1)
    ('+1', '~')
    """
    return f"+{(seat - actor) % seats}" if 0 <= seat < seats else "~"


@cache
def actions(game_id: str) -> Actions:
    """The table of a game: its own, or one made by playing."""
    game = find_game(game_id)
    held = table(game, ACTIONS)
    return Actions(discover(game) if held is None else held.split())


def table(game: Game[Any], name: str) -> str | None:
    """A table that a game brings, if it brings one."""
    path = place(game, name)
    return path.read_text(encoding="utf-8") if path is not None and path.exists() else None


def place(game: Game[Any], name: str) -> Path | None:
    """Where a table of a game lies, or would lie; None for a game that is no package."""
    package = game.package()
    return Path(str(files(package))) / FOLDER / name if package else None


# -- making a table


def discover(game: Game[Any], games: int = 3) -> list[str]:
    """Rows found by playing every set-up at random: what was seen, and the same for every other card of the deck and
    for everything else that is alike (`Game.alike`)."""
    decks = {info.id: info.deck for info in game.cards()}
    cards: dict[str, list[str]] = {}
    for id, deck in decks.items():
        cards.setdefault(deck, []).append(id)
    seen: set[str] = set()
    for match, ask in positions(game, games):
        for value in ask.values():
            seen.add(row(match, value, ask.seat))
    rows = set(seen)
    for key in seen:
        rows.update(_like(key, decks, cards))
        rows.update(_elsewhere(key, game))
    return sorted(rows)


def _elsewhere(key: str, game: Game[Any]) -> Iterator[str]:
    """The same for other things of a kind that are alike: the first of them only."""
    word, *parts = key.split(":")
    params = game.words.options[word].params if word in game.words.options else ()
    for at, (_, kind) in enumerate(params):
        if kind in game.alike and len(parts) == len(params):
            for other in game.alike[kind]:
                yield ":".join((word, *parts[:at], other, *parts[at + 1 :]))
            return


def _like(key: str, decks: Mapping[str, str], cards: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The same for other cards of the deck; the first card only, and not for second copies. A word that is also the
    name of a card stays what it is."""
    parts = key.split(":")
    first = 2 if parts[0] == FREE else 1
    for at, part in enumerate(parts[first:], first):
        id, place, where = part.partition("@")
        if id in decks:
            if "#" not in where:
                for other in cards[decks[id]]:
                    yield ":".join((*parts[:at], other + place + where, *parts[at + 1 :]))
            return


def positions(game: Game[Any], games: int) -> Iterator[tuple[Match[Any], Ask]]:
    """Every question of random games of every set-up."""
    for number, (seats, options) in enumerate(game.setups()):
        for seed in range(games):
            yield from walk(game, seats, options, seed, Random(f"{number}:{seed}"))


def walk(
    game: Game[Any], seats: int, options: Mapping[str, OptionValue], seed: int, rng: Random
) -> Iterator[tuple[Match[Any], Ask]]:
    match = game.new(seats=seats, seed=seed, options=options, keep=False)
    while match.asks:
        ask = match.asks[0]
        yield match, ask
        values = ask.values()
        match.take(ask, values[int(rng.random() * len(values))])


def grow(path: Path, found: Sequence[str]) -> int:
    """Add what is new to the end of a table; how much that was."""
    there = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    new = [entry for entry in found if entry not in set(there)]
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{entry}\n" for entry in [*there, *new]), encoding="utf-8")
    return len(new)


def main(argv: Sequence[str] | None = None) -> None:
    """`python -m oikumene.lab.actions GAME`: play, and add what is new to the game's two tables."""
    from oikumene.lab import features

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40, help="games for each set-up")
    args = parser.parse_args(argv)
    game = find_game(args.game)
    for name, found in ((ACTIONS, discover), (FEATURES, features.discover)):
        path = place(game, name)
        if path is None:
            parser.error(f"{game.id} is no package: there is no folder for its tables")
        print(f"{grow(path, found(game, args.games))} new {name.partition('.')[0]}")


if __name__ == "__main__":
    main()
