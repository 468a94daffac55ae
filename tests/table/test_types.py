"""The client's types are made from ours, and ours are what is really sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import inspect
from tests.rules.clash.field import field as laid
from tests.rules.clash.test_influence import cities
from tests.rules.clash.test_moving import coast

from oikumene.games import GAMES
from oikumene.games.clash import CLASH
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.table.typescript import doors, fields_of, files, mentioned

CLIENT = Path(__file__).parents[2] / "web" / "src"
#: How often each field of each type was there, and how often it could have been.
Seen = Counter[tuple[str, str, bool]]
SHAPES: dict[type, Any] = {
    inspect.TypedDictType: dict,
    inspect.DictType: dict,
    inspect.ListType: list,
    inspect.TupleType: (tuple, list),
}


@pytest.mark.parametrize("path", files())
def test_the_client_has_the_newest_types(path: str) -> None:
    assert (CLIENT / path).read_text("utf-8") == files()[path], "run `python -m oikumene.table.typescript web/src`"


def unlike(thing: Any, kind: inspect.Type, seen: Seen, path: str = "") -> Iterator[str]:
    """Where plain data is not what its type says, field by field; counts the fields it met."""
    if not isinstance(thing, SHAPES.get(type(kind), object)):
        yield f"{path} is {thing!r}"
        return
    match kind:
        case inspect.TypedDictType(cls=cls):
            declared = fields_of(cls)
            yield from (f"{path}.{name} is not declared" for name in thing if name not in declared)
            for name, field in declared.items():
                seen[cls.__name__, name, name in thing] += 1
                if name in thing:
                    yield from unlike(thing[name], field.type, seen, f"{path}.{name}")
                elif field.required:
                    yield f"{path}.{name} is missing"
        case inspect.ListType(item_type=inner):
            for at, one in enumerate(thing):
                yield from unlike(one, inner, seen, f"{path}.{at}")
        case inspect.TupleType(item_types=inners):
            if len(thing) != len(inners):
                yield f"{path} has {len(thing)} parts"
            for at, (one, inner) in enumerate(zip(thing, inners, strict=False)):
                yield from unlike(one, inner, seen, f"{path}.{at}")
        case inspect.DictType(key_type=key, value_type=inner):
            if isinstance(key, inspect.LiteralType) and set(thing) != set(key.values):
                yield f"{path} has {sorted(thing)} instead of {sorted(key.values)}"
            for name, one in thing.items():
                yield from unlike(one, inner, seen, f"{path}.{name}")
        case inspect.UnionType(types=inners):
            if all(any(True for _ in unlike(thing, inner, Counter())) for inner in inners):
                yield f"{path} is {thing!r}"
            for inner in inners:
                if not any(True for _ in unlike(thing, inner, Counter())):
                    yield from unlike(thing, inner, seen, path)
        case inspect.LiteralType(values=values):
            yield from () if thing in values else (f"{path} is {thing!r}",)
        case inspect.AnyType():
            raise AssertionError(f"{path} may be anything: give it a type")
        case _:
            plain = {inspect.StrType: str, inspect.IntType: int, inspect.BoolType: bool, inspect.NoneType: type(None)}
            yield from () if type(thing) is plain[type(kind)] else (f"{path} is {thing!r}",)


def views(game: Game[Any]) -> Iterator[Any]:
    """Everything that anybody sees in whole random games: each number of seats, and the set-ups of two."""
    set_ups = [set_up for set_up in game.setups() if set_up[0] <= 2][:6]
    set_ups += [(seats, game.read_options({})) for seats in game.seats if seats > 2]
    for n, (seats, options) in enumerate(set_ups):
        rng = Random(n)
        match: Match[Any] = Match.new(game, game.checked(seats, n, options))
        moves = 0
        while match.asks:
            if moves % 4 == 0:
                yield from (game.view(match.state, viewer) for viewer in range(seats + 1))
            ask = match.asks[moves % len(match.asks)]
            match.take(ask, rng.choice(list(ask.values())))
            moves += 1
        yield from (game.view(match.state, viewer) for viewer in range(seats + 1))
    if game.id == "clash":
        yield from battles()
        yield from found_land()


def battles() -> Iterator[Any]:
    """Random players of Clash of Cultures hardly fight: a battle before its dice and after."""
    t = laid().knows(0, "tactics").city(0, "D7").city(1, "A3").hand(0, "leadership-25")
    t.units(0, "D5", infantry=4).units(1, "D4", infantry=3)
    t.die("1l", "1l", "1l", "2c", "1l", "1l", "2c")
    t.act(0, "move", "from:D5", "to:D4", *["who:infantry:0"] * 3)
    assert t.prompt == "tactic"
    yield CLASH.view(t.as_is, 0)
    t.act(0, "no")
    assert t.prompt == "retreat"
    yield CLASH.view(t.as_is, 1)


def found_land() -> Iterator[Any]:
    """Nor do they always influence a city, or find land that can lie in two ways."""
    t = cities(3, "D5").city(1, "C4", "temple").act(0, "influence")
    assert t.prompt == "influence"
    yield CLASH.view(t.as_is, 0)
    t = coast(15, "A3", "B3").knows(0, "navigation").units(0, "A3", ship=1).go("A3", "chart:B4")
    assert t.prompt == "orient"
    yield CLASH.view(t.as_is, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_seats_see_is_what_its_type_says(game: Game[Any]) -> None:
    """No field is missing, none undeclared; a field that may be left out is there at times, and at times is not."""
    (_, view), (_, facts), *_ = doors(game)
    seen: Seen = Counter()
    for real in views(game):
        assert not list(unlike(real, inspect.type_info(view), seen))
    for info in game.cards():
        assert not list(unlike(info.facts, inspect.type_info(facts), seen))
    for cls in {*mentioned(view), *mentioned(facts)}:
        for name, field in fields_of(cls).items():
            assert seen[cls.__name__, name, True], f"{cls.__name__}.{name} was never there"
            assert field.required or seen[cls.__name__, name, False], f"{cls.__name__}.{name} was always there"


def test_the_reader_of_types_knows_what_is_wrong() -> None:
    (_, view), *_ = doors(GAMES[0])
    real = dict(Match.new(GAMES[0], GAMES[0].checked(2, 1, {})).view(0)["table"])
    kind = inspect.type_info(view)
    assert not list(unlike(real, kind, Counter()))
    assert list(unlike({**real, "more": 1}, kind, Counter())) == [".more is not declared"]
    assert list(unlike({**real, "round": "1"}, kind, Counter())) == [".round is '1'"]
    assert list(unlike({**real, "row": [None]}, kind, Counter())) == [".row.0 is None"]
    del real["first"]
    assert list(unlike(real, kind, Counter())) == [".first is missing"]


def test_the_story_of_a_series_is_what_its_type_says() -> None:
    """Of Oath: two reigns, and the realm that waits."""
    game = next(game for game in GAMES if game.id == "oath")
    *_, (module, story) = doors(game)
    assert module == "legacy"
    for _, options in game.setups():
        document = game.begun_with(options)
        if document is not None:
            told = dict(game.story(document) or {})
            assert told["reigns"] and not list(unlike(told, inspect.type_info(story), Counter()))
