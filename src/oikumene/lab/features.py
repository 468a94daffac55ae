"""What a seat sees as numbers: a vector of fixed length, made from the view (`Game.observed`) and nothing else.

The view is JSON; a feature is a place in it. Seats are turned so that `seats/0` is whoever looks and `seats/1` the next
one around the table; numbers that mean seats are turned with them. There are three kinds of places:

- `number PATH`: a number or a yes/no as it is (`number round`, `number seats/0/goods/wood`);
- `word PATH=WORD`: how often a word stands there (`word seats/0/empire=romans`, `word ask=act`);
- `zone PATH`: cards that lie there: a row of one count a card of the game, and one for cards that are hidden.

The vector is all numbers and words, then the zones row by row; `Features.names` says what each entry is, and
`Features.zones_of` gives the zones as a matrix. Things in a list are told apart by their id where they have one, and
what belongs to a card is a zone of its own: a number (`seats/0/locations/used`), one of several
(`market/tokens/materials`), a word (`…/treated/river`), how many cards lie with it (`…/play/garrison`), and which those
are (`…/play/garrison/these`). Values are clipped to ±LIMIT.

Whatever the view says is in the vector: a test changes each fact of a view and asks that the vector changes. No place
have what only names a card (`UNTOLD`) and what is printed in the rules, the same in every game; the test lists them.

The tables of places lie beside those of actions, and only grow as well; but a new place changes the vector's length.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
#: What a card of the view bears that only names it: where it lies says the same.
UNTOLD = ("id", "card", "tag")
#: Under which the cards that lie with a card are counted.
THESE = "these"

#: A kind of argument: a seat, or what plays against the seats.
SIDE = "side"

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
            kinds[kind] += around(path, max(2, seats))  # who plays alone has an opponent
        self.plain = (*kinds[NUMBERS], *kinds[WORDS])
        self.zones = tuple(kinds[ZONES])
        self._plain = {path: n for n, path in enumerate(self.plain)}
        self._zone = {path: len(self.plain) + n * len(self.cards) for n, path in enumerate(self.zones)}
        self._trees: dict[tuple[str, ...], _Place] = {}

    def __len__(self) -> int:
        return len(self.plain) + len(self.zones) * len(self.cards)

    @property
    def names(self) -> list[str]:
        """What each entry of the vector is."""
        return [*self.plain, *(f"{zone}={card}" for zone in self.zones for card in self.cards)]

    def observe(self, match: Match[Any], seat: int, ask: Ask | None = None) -> Vector:
        """What the seat sees now, and what it is asked if it is asked."""
        return self._vector(self._seen(match, seat, ask))

    def _seen(self, match: Match[Any], seat: int, ask: Ask | None) -> _Sums:
        sums = self.sums(seat, match.game.seat_places)
        sums.view(match.game.observed(match.state, seat))
        self.add(sums, self.asked(match, seat, ask))
        return sums

    def of_view(self, view: Mapping[str, Any], seat: int, places: tuple[str, ...]) -> Vector:
        """A view (`Game.observed`) that somebody has at hand. `places`: where its numbers mean seats."""
        sums = self.sums(seat, places)
        sums.view(view)
        return self._vector(sums)

    def sums(self, seat: int, places: tuple[str, ...]) -> _Sums:
        return _Sums(self.tree(places), self._column, seat, self.seats)

    def asked(self, match: Match[Any], seat: int, ask: Ask | None) -> Sequence[Seen]:
        """What a question says, as it stands in the vector."""
        if ask is None:
            return ()
        eyes = _Eyes(seat, self.seats, self._column, match.game.seat_places)
        eyes.asked(match, ask)
        return eyes.seen

    def add(self, sums: _Sums, seen: Sequence[Seen]) -> None:
        for path, word, value in seen:
            at = self._at(path, word)
            if at is not None:
                sums.at.append(at)
                sums.values.append(value)

    def _at(self, path: str, word: str | None) -> int | None:
        if word is None:
            return self._plain.get(path)
        if word in self._column:
            base = self._zone.get(path)
            return None if base is None else base + self._column[word]
        return self._plain.get(f"{path}={word}")

    def _vector(self, sums: _Sums) -> Vector:
        made = np.zeros(len(self), np.float32)
        _fill(made, sums)
        return made

    def tree(self, places: tuple[str, ...]) -> _Place:
        """The places as a tree, by the names of a view: so that it is walked once, and only where there are places.
        `places`: where numbers mean seats."""
        found = self._trees.get(places)
        if found is None:
            found = self._trees[places] = _Place()
            for path, at in self._plain.items():
                where, said, word = path.partition("=")
                place = found.down(where)
                if said:
                    place.words[word] = at
                else:
                    place.number = at
            for path, at in self._zone.items():
                found.down(path).zone = at
                away_from = TURNED.match(path)
                if away_from is not None:
                    found.down(away_from[1]).seats[away_from[2]] = at
            found.mark("", places)
        return found

    def filled(self, seen: Sequence[Seen]) -> Vector:
        """The vector of what was seen (`look`): the slow way, which says what each entry means."""
        sums = _Sums(_Place(), self._column, 0, self.seats)
        self.add(sums, seen)
        return self._vector(sums)

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


def look(
    match: Match[Any], seat: int, ask: Ask | None, cards: Mapping[str, int], *, everything: bool = False
) -> list[Seen]:
    """The view as (path, word or card or nothing, number); `everything`: what is 0 as well."""
    eyes = _Eyes(seat, match.seats, cards, match.game.seat_places)
    eyes.all = everything
    eyes.view(match.game.observed(match.state, seat))
    if ask is not None:
        eyes.asked(match, ask)
    return eyes.seen


class _Eyes:
    """Who looks, what the cards are, and what was seen so far."""

    __slots__ = ("all", "cards", "places", "seat", "seats", "seen")

    def __init__(self, seat: int, seats: int, cards: Mapping[str, int], places: tuple[str, ...]) -> None:
        self.seat = seat
        self.seats = seats
        self.cards = cards
        self.places = places
        self.seen: list[Seen] = []
        self.all = False  # also what is 0: only who makes a table wants to know

    def view(self, view: Mapping[str, Any]) -> None:
        """A whole view, seats in their order from who looks."""
        for name, thing in view.items():
            if name == "seats" and isinstance(thing, list) and len(thing) >= self.seats:
                for n, one in enumerate(thing):  # whoever plays against the seats comes after them
                    at = (n - self.seat) % self.seats if n < self.seats and self.seat < self.seats else n
                    self.flat(one, f"seats/{at}")
            else:
                self.flat(thing, name)

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
                    turned = kind == SEAT or (kind == SIDE and int(value) < self.seats)
                    self.seen.append((f"ask/{name}", self.away(int(value)) if turned else str(value), 1.0))

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
            elif thing or self.all:
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
            if part not in UNTOLD:
                self.borne(value, f"{path}/{part}", str(name))

    def borne(self, value: Any, path: str, card: str) -> None:
        """What a card of the view bears, as a zone: a number, a word, several of them, or the cards with it."""
        if isinstance(value, str):
            if value:
                self.seen.append((f"{path}/{value}", card, 1.0))
        elif isinstance(value, dict):
            for part, inner in value.items():
                self.borne(inner, f"{path}/{part}", card)
        elif isinstance(value, list | tuple):
            if value or self.all:
                self.seen.append((path, card, float(len(value))))
            for inner in value:
                bare = inner.partition("@")[0] if isinstance(inner, str) else inner
                if inner is None or bare in self.cards:
                    self.seen.append((f"{path}/{THESE}", bare or HIDDEN, 1.0))
                else:
                    self.borne(inner, path, card)
        elif value is not None:
            if means_seat(path, self.places):
                self.seen.append((f"{path}{self.away(int(value))}", card, 1.0))
            elif value or self.all:
                self.seen.append((path, card, float(value)))


def _fill(vector: Vector, sums: _Sums) -> None:
    """Add up what was seen, entry by entry; only those are touched."""
    at = np.array(sums.at, np.intp)
    np.add.at(vector, at, np.array(sums.values, np.float32))
    vector[at] = np.clip(vector[at], -LIMIT, LIMIT)


#: A zone of cards that belong to a seat: `captor+1`.
TURNED = re.compile(r"(.*[^+~])(\+[0-9]+|~)$")


class _Place:
    """A place in a view: where its number, its words and its cards go, and what lies below it."""

    __slots__ = ("kids", "number", "seat", "seats", "words", "zone")

    def __init__(self) -> None:
        self.number = -1
        self.zone = -1
        self.seat = False
        self.words: dict[str, int] = {}
        self.seats: dict[str, int] = {}
        self.kids: dict[str, _Place] = {}

    def down(self, path: str) -> _Place:
        place = self
        for part in path.split("/"):
            place = place.kids.setdefault(part, _Place())
        return place

    def mark(self, path: str, places: tuple[str, ...]) -> None:
        """Where numbers mean seats."""
        for name, kid in self.kids.items():
            below = f"{path}/{name}" if path else name
            kid.seat = means_seat(below, places)
            kid.mark(below, places)


class _Sums:
    """A view walked along the tree of places: the entries it fills, and with what. The same as `_Eyes` and `filled`,
    only faster; a test compares them."""

    __slots__ = ("at", "aways", "column", "seat", "seats", "tree", "values")

    def __init__(self, tree: _Place, column: Mapping[str, int], seat: int, seats: int) -> None:
        self.tree = tree
        self.column = column
        self.seat = seat
        self.seats = seats
        self.aways = {n: away(n, seat, seats) for n in range(-1, seats + 1)}
        self.at: list[int] = []
        self.values: list[float] = []

    def view(self, view: Mapping[str, Any]) -> None:
        for _, thing, place in self.parts(view):
            self.flat(thing, place)

    def parts(self, view: Mapping[str, Any]) -> Iterator[tuple[str, Any, _Place]]:
        """What a view consists of, each with its name and place; seats one by one, in their order from who looks."""
        kids, seat, seats = self.tree.kids, self.seat, self.seats
        for name, thing in view.items():
            place = kids.get(name)
            if place is None:
                continue
            if name == "seats" and isinstance(thing, list) and len(thing) >= seats:
                for n, one in enumerate(thing):
                    at = str((n - seat) % seats if n < seats and seat < seats else n)
                    own = place.kids.get(at)
                    if own is not None:
                        yield f"seats/{at}", one, own
            else:
                yield name, thing, place

    def away(self, seat: int) -> str:
        return self.aways.get(seat) or away(seat, self.seat, self.seats)

    def word(self, word: str, place: _Place) -> None:
        column = self.column.get(word)
        if column is None:
            at = place.words.get(word, -1)
        else:
            at = place.zone + column if place.zone >= 0 else -1
        if at >= 0:
            self.at.append(at)
            self.values.append(1.0)

    def flat(self, thing: Any, place: _Place) -> None:
        kind = type(thing)
        if kind is int or kind is bool or kind is float:
            if place.seat:
                self.word(self.away(int(thing)), place)
            elif thing and place.number >= 0:
                self.at.append(place.number)
                self.values.append(float(thing))
        elif kind is dict:
            kids = place.kids
            for name, inner in thing.items():
                kid = kids.get(name)
                if kid is not None:
                    self.flat(inner, kid)
        elif kind is str:
            if thing:
                self.word(thing.partition("@")[0] if "@" in thing else thing, place)
        elif kind is list or kind is tuple:
            self.listed(thing, place)
        elif thing is not None:
            raise TypeError(f"{thing!r:.60} is nothing that a view holds")

    def listed(self, things: Sequence[Any], place: _Place) -> None:
        kids = place.kids
        for at, thing in enumerate(things):
            kind = type(thing)
            if kind is str:
                if thing:
                    self.word(thing.partition("@")[0] if "@" in thing else thing, place)
            elif thing is None:
                self.word(HIDDEN, place)
            elif kind is dict:
                self.thing(thing, place, at)
            elif kind is int or kind is bool:
                self.word(self.away(thing) if place.seat else str(thing), place)
            elif kind is list or kind is tuple:
                for n, inner in enumerate(thing):
                    kid = kids.get(str(n))
                    if kid is not None:
                        self.listed([inner], kid)
            else:
                self.flat(thing, place)

    def thing(self, thing: Mapping[str, Any], place: _Place, at: int) -> None:
        name = thing.get("id", thing.get("card"))
        column = self.column.get(name) if isinstance(name, str) else None
        if column is None:
            within = place.kids.get(str(at) if name is None else str(name))
            if within is not None:
                for part, value in thing.items():
                    kid = within.kids.get(part)
                    if kid is not None and part != "id":
                        self.flat(value, kid)
            return
        if place.zone >= 0:
            self.at.append(place.zone + column)
            self.values.append(1.0)
        kids = place.kids
        for part, value in thing.items():
            kid = kids.get(part)
            if kid is not None and part not in UNTOLD:
                self.borne(value, kid, column)

    def borne(self, value: Any, place: _Place, column: int) -> None:
        kind = type(value)
        if kind is int or kind is bool or kind is float:
            if place.seat:
                base = place.seats.get(self.away(int(value)), -1)
                if base >= 0:
                    self.at.append(base + column)
                    self.values.append(1.0)
            elif value:
                self.put(place, column, float(value))
        elif kind is str:
            self.put(place.kids.get(value), column, 1.0)
        elif kind is dict:
            for part, inner in value.items():
                kid = place.kids.get(part)
                if kid is not None:
                    self.borne(inner, kid, column)
        elif kind is list or kind is tuple:
            if value:
                self.put(place, column, float(len(value)))
            for inner in value:
                bare = inner.partition("@")[0] if isinstance(inner, str) else inner
                if inner is None or bare in self.column:
                    self.put(place.kids.get(THESE), self.column[bare or HIDDEN], 1.0)
                else:
                    self.borne(inner, place, column)

    def put(self, place: _Place | None, column: int, value: float) -> None:
        if place is not None and place.zone >= 0:
            self.at.append(place.zone + column)
            self.values.append(value)


# -- looking again


class Watcher:
    """Looks at one table again and again: what of a seat's view is as it was is not walked anew, which is most of it.

    It goes by what the view says, not by which match it is of, so that the next game needs no other. It keeps a vector
    for each seat that looks.
    """

    def __init__(self, features: Features) -> None:
        self.features = features
        self._seats: dict[int, _Watched] = {}

    def observe(self, match: Match[Any], seat: int, ask: Ask | None = None) -> Vector:
        """As `Features.observe`."""
        return self._seen(match, seat, ask).copy()

    def observe_into(self, row: Vector, match: Match[Any], seat: int, ask: Ask | None = None) -> None:
        """The same, written into a row of an array of many."""
        row[:] = self._seen(match, seat, ask)

    def _seen(self, match: Match[Any], seat: int, ask: Ask | None) -> Vector:
        watched = self._seats.get(seat)
        if watched is None:
            watched = self._seats[seat] = _Watched(self.features, self.features.sums(seat, match.game.seat_places))
        return watched.seen(match.game.observed(match.state, seat), self.features.asked(match, seat, ask))


class _Part:
    """A part of a view as it was: the entries it filled, or the parts it has."""

    __slots__ = ("at", "parts", "thing")

    def __init__(self) -> None:
        self.thing: Any = None
        self.at: list[int] = []
        self.parts: dict[str, _Part] = {}

    def entries(self) -> list[int]:
        return [*self.at, *(at for part in self.parts.values() for at in part.entries())]


class _Watched:
    """What a seat saw last, and of which parts that was made."""

    #: How deep tables within tables are compared part by part; what lies deeper is walked whole where it has changed.
    DEEP = 2

    def __init__(self, features: Features, sums: _Sums) -> None:
        self.features = features
        self.sums = sums
        self.vector: Vector = np.zeros(len(features), np.float32)
        self.parts: dict[str, _Part] = {}
        self.asked: list[int] = []
        self.stale: list[int] = []  # entries that were filled by what has changed

    def seen(self, view: Mapping[str, Any], asked: Sequence[Seen]) -> Vector:
        sums = self.sums
        sums.at, sums.values = [], []
        self.stale = self.asked
        self.renewed(sums.parts(view), self.parts, self.DEEP)
        begun = len(sums.at)
        self.features.add(sums, asked)
        self.asked = sums.at[begun:]
        self.vector[self.stale] = 0
        _fill(self.vector, sums)
        return self.vector

    def renewed(self, now: Iterable[tuple[str, Any, _Place]], parts: dict[str, _Part], deep: int) -> None:
        """What there is now takes the place of what was, as far as it is not the same."""
        names = []
        for name, thing, place in now:
            names.append(name)
            part = parts.get(name)
            if part is None:
                part = parts[name] = _Part()
            if part.thing != thing:
                self.renew(part, thing, place, deep)
        if len(names) < len(parts):
            for name in parts.keys() - set(names):
                self.stale += parts.pop(name).entries()

    def renew(self, part: _Part, thing: Any, place: _Place, deep: int) -> None:
        tabled = deep and type(thing) is dict
        if not (tabled and part.parts):
            self.stale += part.entries()
            part.at, part.parts = [], {}
        if tabled:
            kids = place.kids
            inner = [(name, value, kids[name]) for name, value in thing.items() if name in kids]
            self.renewed(inner, part.parts, deep - 1)
        else:
            begun = len(self.sums.at)
            self.sums.flat(thing, place)
            part.at = self.sums.at[begun:]
        part.thing = thing


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
    printed: dict[str, float | None] = {}  # numbers that were always the same and not 0: of the rules, not of the table
    for match, ask in positions(game, games):
        for path, word, value in look(match, ask.seat, ask, cards, everything=True):
            parts = path.split("/")
            if parts[0] == "seats" and len(parts) > 1:
                parts[1] = "*"
            place = "/".join(parts)
            if word is None:
                if printed.setdefault(place, value) != value:
                    printed[place] = None
                found.add(f"{NUMBERS} {place}")
            elif word in cards:
                found.add(f"{ZONES} {place}")
            else:
                found.add(f"{WORDS} {place}={word}")
    found -= {f"{NUMBERS} {place}" for place, value in printed.items() if value and not place.startswith("ask/")}
    turned = re.compile(r"(.*)\+[0-9]+$")
    for place in list(found):  # what is said of one seat can be said of every other
        said = turned.match(place)
        if said is not None:
            found |= {f"{said[1]}+{n}" for n in range(game.seats[-1])}
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
