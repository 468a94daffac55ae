"""Worked examples of the rules: positions and answers that the engine plays, and what must be seen after each.

`rulebook/examples.toml` in a game's room:

    [build]
    title = { ru = "…", en = "…" }
    seats = 2
    seed = 7
    options = { first_player = "1" }
    deal = { "row" = ["citadel"] }                # cards to zones at the deal, by the zone's name
    lead = ["0 place:work:1"]                     # answers before the position is shown: who, and the key
    bring = { "row" = ["citadel"] }               # cards to zones after these answers
    set = { "cities.0.coins" = 9 }                # anything of the state
    lay = { … }                                   # what only the game can lay out: `lay` of its `laying.py`
    dice = [0, 4]                                 # what the next dice and draws give

    [[build.steps]]
    say = { ru = "…", en = "…" }
    answers = ["0 place:build:3", "0 buy:citadel"]
    asked = "act"                                 # what is asked after it
    offers = ["fight:…"]                          # what may be answered then; `refuses` what may not: {key: reason}
    log = ["builds"]                              # what the chronicle says of it
    see = { "seats.0.coins" = 4 }                 # what the seat sees after it

Nothing is shown that was not played: who reads an example gets the log of the engine, and a test plays each of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.table import NOBODY
from oikumene.kernel.words import Said
from oikumene.kit.testing import Laid
from oikumene.registry import game as find_game
from oikumene.text.rulebook import table_of

FILE = "examples.toml"


class BadExample(ValueError):
    """An example that does not play, or that claims what is not so."""


class Position(Laid[Any]):
    """A table laid out by data: cards come from wherever they lie, hidden places first."""

    def supply(self, zone: int) -> Iterable[int]:
        state = self.ground
        zones = sorted(range(len(state.zones)), key=lambda place: (place == zone, state.layout.sees[place] != NOBODY))
        return [card for place in zones for card in state.zones[place]]

    def zone(self, name: str) -> int:
        names = self.ground.layout.names
        if name not in names:
            raise BadExample(f"there is no place {name}; there are {', '.join(names)}")
        return int(names.index(name))

    def exchange(self, ids: Iterable[str], zone: int) -> None:
        """These cards to a zone; as many that lie there and are not named go where they came from."""
        state, wanted = self.lay(), list(ids)
        spare = [card for card in state.zones[zone] if state.ident(card) not in wanted]
        here = [state.ident(card) for card in state.zones[zone]]
        for id in wanted:
            if id in here:
                here.remove(id)
                continue
            elsewhere = (card for card in self.supply(zone) if state.at[card] != zone)
            card = next((card for card in elsewhere if state.ident(card) == id), None)
            if card is None:
                raise BadExample(f"no {id} is left to bring to {state.layout.names[zone]}")
            place = state.at[card]
            self.put(card, zone)
            if spare:
                self.put(spare.pop(0), place, under=True)

    def change(self, path: str, value: object) -> None:
        """Set anything of the state by its path: `cities.0.coins`."""
        target: Any = self.lay()
        *way, last = path.split(".")
        for part in way:
            target = target[int(part)] if part.isdecimal() else getattr(target, part)
        if last.isdecimal():
            target[int(last)] = _like(target[int(last)], value)
        elif hasattr(target, last):
            setattr(target, last, _like(getattr(target, last), value))
        else:
            raise BadExample(f"there is no {path} in the state")


def _like(before: object, value: object) -> object:
    """The value as the state keeps such things: a list where one is, else a tuple."""
    if not isinstance(value, list):
        return value
    return list(value) if isinstance(before, list) else tuple(value)


@dataclass
class Shown:
    """A step of an example: what was answered and what happened, and the match then."""

    say: Mapping[str, str]
    match: Match[Any]
    answers: list[Said] = field(default_factory=list)
    keys: list[tuple[int, str]] = field(default_factory=list)
    log: list[Said] = field(default_factory=list)


@dataclass
class Example:
    id: str
    title: Mapping[str, str]
    #: Whose eyes one looks through.
    seat: int
    steps: list[Shown]


def example_ids(game: Game[Any]) -> list[str]:
    return list(table_of(game, FILE))


@cache
def _played(game_id: str, id: str) -> Example:
    return play(find_game(game_id), id, table_of(find_game(game_id), FILE)[id])


def example(game: Game[Any], id: str) -> Example:
    """An example, played once."""
    return _played(game.id, id)


def play(game: Game[Any], id: str, written: Mapping[str, Any]) -> Example:
    """Play an example and look whether everything is as it claims; refuses with what is not."""
    try:
        return _play(game, id, written)
    except Exception as why:
        raise BadExample(f"{game.id}, example {id}: {why}") from why


KNOWN = {"title", "seats", "seed", "options", "deal", "lead", "bring", "set", "lay", "dice", "steps", "seat"}
KNOWN_OF_STEPS = {"say", "answers", "asked", "offers", "refuses", "log", "see", "dice"}


def _play(game: Game[Any], id: str, written: Mapping[str, Any]) -> Example:
    unknown = set(written) - KNOWN
    if unknown:
        raise BadExample(f"nobody knows {', '.join(sorted(unknown))}")
    table = Position(game, written["seats"], seed=written.get("seed", 1), **written.get("options", {}))
    _lay(table, written.get("deal", {}), {})
    for answer in written.get("lead", ()):
        _answer(table, answer)
    table.run()  # what is laid then is laid at the first question, not before the deal
    _lay(table, written.get("bring", {}), written.get("set", {}), written.get("lay"))
    if "dice" in written:
        table.load(*written["dice"])
    seat = int(written.get("seat", 0))
    made = Example(id, written["title"], seat, [])
    for number, step in enumerate(written["steps"], 1):
        try:
            made.steps.append(_step(table, seat, step))
        except Exception as why:
            raise BadExample(f"step {number}: {why}") from why
    return made


def _lay(table: Position, bring: Mapping[str, Any], change: Mapping[str, Any], own: Any = None) -> None:
    """Lay cards and values out, then what only the game knows to lay (`laying.py` in its room); what the state counts
    by itself is counted anew."""
    for zone, cards in bring.items():
        table.exchange(cards, table.zone(zone))
    for path, value in change.items():
        table.change(path, value)
    if own is not None:
        import_module(f"{table.game.package()}.laying").lay(table.lay(), own)
    if bring or change or own is not None:
        table.lay().restored()
        table.game.check(table.ground)


def _answer(table: Position, written: str) -> tuple[int, Said, str]:
    """`0 place:work:1`: who answers, and the key; how the option was said."""
    who, _, key = written.partition(" ")
    seat = int(who)
    questions = [question for question in table.match.pending if question.seat == seat]
    options = {option.key: option.said for question in questions for option in question.options}
    if key not in options:
        raise BadExample(f"{seat} cannot answer {key}; asked {[q.prompt for q in questions]}: {', '.join(options)}")
    table.match.answer(seat, key)
    return seat, options[key], key


def _step(table: Position, seat: int, step: Mapping[str, Any]) -> Shown:
    unknown = set(step) - KNOWN_OF_STEPS
    if unknown:
        raise BadExample(f"nobody knows {', '.join(sorted(unknown))}")
    if "dice" in step:
        table.load(*step["dice"])
    before = len(table.match.log)
    given = [_answer(table, answer) for answer in step.get("answers", ())]
    match = table.match
    words = match.game.words
    lines = match.log[before:]
    shown = Shown(
        step["say"],
        match.clone(),
        [said for _, said, _ in given],
        [(who, key) for who, _, key in given],
        [line.seen_by(seat, words) for line in lines],
    )
    _look(match, seat, step, [line.message for line in lines])
    return shown


def _look(match: Match[Any], seat: int, step: Mapping[str, Any], said: list[str]) -> None:
    """Whether it is as the step claims."""
    for word in step.get("log", ()):
        if word not in said:
            raise BadExample(f"the log does not say {word}, but {', '.join(said) or 'nothing'}")
    asked = [question.prompt for question in match.pending]
    if "asked" in step and step["asked"] not in asked:
        raise BadExample(f"{step['asked']} is not asked, but {', '.join(asked) or 'nothing'}")
    options = [option.key for question in match.pending for option in question.options]
    for key in step.get("offers", ()):
        if key not in options:
            raise BadExample(f"{key} is not offered, but {', '.join(options)}")
    closed = {c.key: c.why.id.removeprefix("why-") for question in match.pending for c in question.closed}
    for key, why in step.get("refuses", {}).items():
        if closed.get(key) != why:
            raise BadExample(f"{key} is refused by {closed.get(key)!r}, not by {why!r}; closed are {closed}")
    view = match.game.view(match.state, seat)
    for path, wanted in step.get("see", {}).items():
        found = at_path(view, path)
        if found != wanted:
            raise BadExample(f"{path} is {found!r}, not {wanted!r}")


def at_path(view: Any, path: str) -> Any:
    """What stands there in a view: `seats.0.coins`; `seats.0.hand.#` is how many.

    >>> at_path({"seats": [{"coins": 2, "hand": ["a"]}]}, "seats.0.hand.#")
    1
    """
    for part in path.split("."):
        if part == "#":
            view = len(view)
        elif part.lstrip("-").isdecimal() and isinstance(view, list | tuple):
            view = view[int(part)]
        else:
            view = view[part]
    return view
