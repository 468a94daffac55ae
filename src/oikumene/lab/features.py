"""What a seat sees as numbers: a vector of fixed length, made from the view (`Game.observed`) and nothing else.

The view is JSON; a feature is a place in it. Seats are turned so that `seats/0` is whoever looks and `seats/1` the next
one around the table; numbers that mean seats are turned with them. There are three kinds of places:

- `number PATH`: a number or a yes/no as it is (`number round`, `number seats/0/goods/wood`);
- `word PATH=WORD`: how often a word stands there (`word seats/0/empire=romans`, `word ask=act`);
- `zone PATH`: cards that lie there: a row of one count a card of the game, and one for cards that are hidden.

The vector is all numbers and words, then the zones row by row; `Features.names` says what each entry is, and
`Features.zones_of` gives the zones as a matrix. Things in a list are told apart by their id where they have one, and a
number that belongs to a card (how often a location was used) is a zone of its own. Values are clipped to ±LIMIT.

The tables of places lie beside those of actions, and only grow as well; but a new place changes the vector's length.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from oikumene.kernel.flow import Ask
from oikumene.kernel.game import Game, OptionValue
from oikumene.kernel.match import Match
from oikumene.kernel.words import CARD, NUMBER, SEAT
from oikumene.lab.actions import FEATURES, away, positions, table
from oikumene.registry import game as find_game

Vector = NDArray[np.float32]
#: A place in the view, the word or card there (or none), and a number.
Seen: TypeAlias = "tuple[str, str | None, float]"

LIMIT = 1024.0
HIDDEN = "?"

NUMBERS, WORDS, ZONES = "number", "word", "zone"


class Features:
    """The places of a game's view at one number of seats, and how to fill them."""

    def __init__(self, places: Sequence[str], cards: Sequence[str], seats: int) -> None:
        self.seats = seats
        self.cards = (*cards, HIDDEN)
        self._column = {card: n for n, card in enumerate(self.cards)}
        kinds: dict[str, list[str]] = {NUMBERS: [], WORDS: [], ZONES: []}
        for place in places:
            kind, _, path = place.partition(" ")
            kinds[kind] += around(path, seats)
        self.plain = (*kinds[NUMBERS], *kinds[WORDS])
        self.zones = tuple(kinds[ZONES])
        self._plain = {path: n for n, path in enumerate(self.plain)}
        self._zone = {path: len(self.plain) + n * len(self.cards) for n, path in enumerate(self.zones)}

    def __len__(self) -> int:
        return len(self.plain) + len(self.zones) * len(self.cards)

    @property
    def names(self) -> list[str]:
        """What each entry of the vector is."""
        return [*self.plain, *(f"{zone}={card}" for zone in self.zones for card in self.cards)]

    def observe(self, match: Match[Any], seat: int, ask: Ask | None = None) -> Vector:
        """What the seat sees now, and what it is asked if it is asked."""
        vector = np.zeros(len(self), np.float32)
        plain, zones, column = self._plain, self._zone, self._column
        for path, word, value in look(match, seat, ask, column):
            if word is None:
                at = plain.get(path)
            elif word in column:
                base = zones.get(path)
                at = None if base is None else base + column[word]
            else:
                at = plain.get(f"{path}={word}")
            if at is not None:
                vector[at] += value
        np.clip(vector, -LIMIT, LIMIT, out=vector)
        return vector

    def zones_of(self, vector: Vector) -> Vector:
        """The zones of a vector as a matrix: a row a zone, a column a card."""
        return vector[len(self.plain) :].reshape(len(self.zones), len(self.cards))


def around(path: str, seats: int) -> list[str]:
    """The places that a path of the table stands for: one for each seat where it has a `*`.

    >>> around("seats/*/coins", 2)
    ['seats/0/coins', 'seats/1/coins']
    """
    return [path.replace("*", str(n), 1) for n in range(seats)] if "*" in path else [path]


def features(game_id: str, seats: int, options: Mapping[str, OptionValue] | None = None) -> Features:
    """The features of a game at a number of seats."""
    game = find_game(game_id)
    return Features(_places(game_id), [info.id for info in game.cards(options)], seats)


@cache
def _places(game_id: str) -> tuple[str, ...]:
    game = find_game(game_id)
    held = table(game, FEATURES)
    return tuple(discover(game, 3) if held is None else held.splitlines())


# -- looking


def look(match: Match[Any], seat: int, ask: Ask | None, cards: Mapping[str, int]) -> list[Seen]:
    """Everything in the view as (path, word or card or nothing, number)."""
    eyes = _Eyes(seat, match.seats, cards, match.game.seat_places)
    view = dict(match.game.observed(match.state, seat))
    everyone = view.pop("seats", None)
    if isinstance(everyone, list) and len(everyone) == match.seats:
        for n in range(match.seats):
            eyes.flat(everyone[(seat + n) % match.seats], f"seats/{n}")
    for name, thing in view.items():
        eyes.flat(thing, name)
    if ask is not None:
        eyes.asked(match, ask)
    return eyes.seen


class _Eyes:
    """Who looks, what the cards are, and what was seen so far."""

    __slots__ = ("cards", "places", "seat", "seats", "seen")

    def __init__(self, seat: int, seats: int, cards: Mapping[str, int], places: tuple[str, ...]) -> None:
        self.seat = seat
        self.seats = seats
        self.cards = cards
        self.places = places
        self.seen: list[Seen] = []

    def away(self, seat: int) -> str:
        return away(seat, self.seat, self.seats)

    def asked(self, match: Match[Any], ask: Ask) -> None:
        """The question: its prompt and what it is about."""
        self.seen.append(("ask", ask.prompt, 1.0))
        for (name, kind), about in zip(match.game.words.prompts[ask.prompt].params, ask.about, strict=False):
            for value in about if isinstance(about, tuple) else (about,):
                if kind == NUMBER:
                    self.seen.append((f"ask/{name}", None, float(value)))
                elif kind == CARD:
                    self.seen.append((f"ask/{name}", match.state.ident(int(value)), 1.0))
                else:
                    self.seen.append((f"ask/{name}", self.away(int(value)) if kind == SEAT else str(value), 1.0))

    def flat(self, thing: Any, path: str) -> None:
        if isinstance(thing, dict):
            for name, inner in thing.items():
                self.flat(inner, f"{path}/{name}")
        elif isinstance(thing, list | tuple):
            self.listed(thing, path)
        elif isinstance(thing, str):
            if thing:
                self.seen.append((path, thing.partition("@")[0] if "@" in thing else thing, 1.0))
        elif thing is not None:
            if means_seat(path, self.places):
                self.seen.append((path, self.away(int(thing)), 1.0))
            elif thing:
                self.seen.append((path, None, float(thing)))

    def listed(self, things: Sequence[Any], path: str) -> None:
        for at, thing in enumerate(things):
            if thing is None:
                self.seen.append((path, HIDDEN, 1.0))
            elif isinstance(thing, dict):
                self.thing(thing, path, at)
            elif isinstance(thing, list | tuple):
                for n, inner in enumerate(thing):
                    self.listed([inner], f"{path}/{n}")
            elif isinstance(thing, int):
                self.seen.append((path, self.away(thing) if means_seat(path, self.places) else str(thing), 1.0))
            else:
                self.flat(thing, path)

    def thing(self, thing: Mapping[str, Any], path: str, at: int) -> None:
        """Something in a list with parts of its own: a card with what lies on it, or a thing of the board."""
        name = thing.get("id", thing.get("card"))
        if name not in self.cards:
            within = f"{path}/{at if name is None else name}"
            for part, value in thing.items():
                if part != "id":
                    self.flat(value, f"{within}/{part}")
            return
        self.seen.append((path, str(name), 1.0))
        for part, value in thing.items():
            if not isinstance(value, bool | int | float):
                continue
            if means_seat(part, self.places):
                self.seen.append((f"{path}/{part}{self.away(int(value))}", str(name), 1.0))
            elif value:
                self.seen.append((f"{path}/{part}", str(name), float(value)))


@cache
def means_seat(path: str, places: tuple[str, ...]) -> bool:
    """Whether a number there means a seat, of a game that says so of these places (`Game.seat_places`).

    >>> places = ("first", "spaces/*/citizens/0")
    >>> [means_seat(path, places) for path in ("first", "spaces/build/citizens/0", "spaces/build/citizens/1")]
    [True, True, False]
    """
    parts = path.split("/")
    return any(_fits(parts, pattern.split("/")) for pattern in places)


def _fits(parts: Sequence[str], pattern: Sequence[str]) -> bool:
    tail = parts[-len(pattern) :]
    return len(tail) == len(pattern) and all(p in ("*", t) for p, t in zip(pattern, tail, strict=True))


# -- making a table


def discover(game: Game[Any], games: int = 3) -> list[str]:
    """Places found by playing every set-up at random: what was seen, and the same of what is alike (`Game.alike`)."""
    cards = {info.id: n for n, info in enumerate(game.cards())}
    cards[HIDDEN] = len(cards)
    alike = {value: tuple(values) for values in game.alike.values() for value in values}
    found: set[str] = set()
    for match, ask in positions(game, games):
        for path, word, _ in look(match, ask.seat, ask, cards):
            parts = path.split("/")
            if parts[0] == "seats" and len(parts) > 1:
                parts[1] = "*"
            place = "/".join(parts)
            if word is None:
                found.add(f"{NUMBERS} {place}")
            elif word in cards:
                found.add(f"{ZONES} {place}")
            else:
                found.add(f"{WORDS} {place}={word}")
    return sorted({other for place in found for other in _elsewhere(place, alike)})


def _elsewhere(place: str, alike: Mapping[str, Sequence[str]]) -> list[str]:
    """A place, and the same of everything that is like a thing in it.

    >>> _elsewhere("word hexes/D4/terrain=sea", {"D4": ("D4", "E5")})
    ['word hexes/D4/terrain=sea', 'word hexes/E5/terrain=sea']
    """
    parts = re.split(r"([ /=])", place)
    at = next((n for n, part in enumerate(parts) if part in alike), None)
    if at is None:
        return [place]
    return ["".join((*parts[:at], other, *parts[at + 1 :])) for other in alike[parts[at]]]
