"""A judgement that was learned by self-play (`oikumene lab learn`): a small net, in plain Python.

The net looks at what a game tells of each seat (`Figures.traits`, the points now, the stage) and says how many points
are still to come. What an answer is worth follows from that as from any other sense, so greedy and tree search go by it
as they are. Beside it lie the pulls of options, learned from what the players chose: what comes to mind.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from operator import add
from pathlib import Path
from typing import Any

from oikumene.bots.senses import sense_of
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game
from oikumene.kernel.sense import Sense
from oikumene.kit.learned import Figures, Learned

FORMAT = 1
#: Where a game that brings a net of its own keeps it, in its package.
PLACE = ("lab", "net.json")
#: What figures do to a seat, and to its rivals.
SIDES = ("own", "other")
#: So many products of a figure and its weights are kept (about half a kilobyte each).
MOST_PRODUCTS = 10_000


class Net:
    """A net of one hidden layer, as it is written down.

    The hidden units of a seat are `begin[stage] + own x + other y`, where x are its figures and y the mean of those of
    its rivals, each less its mean and divided by its scale; negative ones count a hundredth. What is to come of points
    is their sum by `last`, and `bias`, in units of `unit` points.
    """

    def __init__(self, figures: Figures, written: dict[str, Any]) -> None:
        self.figures = figures
        self.last: list[float] = written["last"]
        self.bias = float(written["bias"])
        self.unit = float(written["unit"])
        self.spreads: list[float] = written["spread"]
        # Means and scales are put into the weights, so that a figure that is nothing (most are) takes no time.
        scale = written["scale"]
        own, other = ([_by(1 / s, row) for s, row in zip(scale, written[name], strict=True)] for name in SIDES)
        self.begin = [_less(row, own, written["mean"]) for row in written["begin"]]
        self.begin_among = [_less(row, other, written["mean"]) for row in self.begin]
        #: For each figure what it does to the hidden units of its seat, then to those of a rival.
        self.weights = [mine + theirs for mine, theirs in zip(own, other, strict=True)]
        self.unmoved = [0.0] * len(self.weights[0])
        self._products: dict[tuple[int, float], list[float]] = {}

    def outlook(self, state: Any) -> list[float]:
        """The points each seat may expect at the end."""
        figures = self.figures
        count = figures.seats(state)
        begin = (self.begin if count == 1 else self.begin_among)[min(figures.stage(state), len(self.begin) - 1)]
        size = len(begin)
        points = [figures.points(state, seat) for seat in range(count)]
        moved = [self._moved(points[seat], figures.traits(state, seat)) for seat in range(count)]
        expected = []
        for seat in range(count):
            hidden = list(map(add, begin, moved[seat][:size]))
            for rival in range(count):
                if rival != seat:
                    hidden = list(map(add, hidden, _by(1 / (count - 1), moved[rival][size:])))
            to_come = self.bias
            for unit, weight in zip(hidden, self.last, strict=True):
                to_come += weight * (unit if unit > 0 else 0.01 * unit)
            expected.append(points[seat] + self.unit * to_come)
        return expected

    def _moved(self, points: float, traits: list[float]) -> list[float]:
        """What the figures of a seat do to its own hidden units and to those of its rivals."""
        found = self.unmoved
        products = self._products
        for number, x in enumerate((points, *traits)):
            if x:
                row = products.get((number, x))
                if row is None:
                    row = self._product(number, x)
                found = list(map(add, found, row))
        return found

    def _product(self, number: int, x: float) -> list[float]:
        """What a figure of that size does; most are small numbers, which come again and again."""
        if len(self._products) > MOST_PRODUCTS:
            self._products.clear()
        found = self._products[number, x] = _by(x, self.weights[number])
        return found

    def spread(self, state: Any) -> float:
        """How many points ahead make a win likely (about 73 %), at this stage."""
        return self.spreads[min(self.figures.stage(state), len(self.spreads) - 1)]


def _by(factor: float, row: list[float]) -> list[float]:
    return [factor * weight for weight in row]


def _less(begin: list[float], rows: list[list[float]], mean: list[float]) -> list[float]:
    """Where hidden units begin if their inputs are counted from nothing and not from their means."""
    found = begin
    for m, row in zip(mean, rows, strict=True):
        found = [a - m * w for a, w in zip(found, row, strict=True)]
    return found


def figures_of(game: Game[Any]) -> Figures:
    """What a game tells of its positions; refuses where it tells nothing that could be learned from."""
    sense = game.sense()
    if sense is None or sense.figures is None or len(sense.figures.TRAITS) < 2:
        raise Refused(
            "unlearnable",
            "{game} tells no figures of its positions that a net could learn from (`Figures` in its module sense).",
            game=game.id,
        )
    figures: Figures = sense.figures
    return figures


def sense_from(game: Game[Any], written: dict[str, Any]) -> Sense:
    """A sense that goes by a net: what the game's own has beside its judgement stays."""
    figures = figures_of(game)
    if written.get("format") != FORMAT or written.get("game") != game.id.partition("+")[0]:
        raise Refused("net-other", "This net is of another game or format: {game}.", game=str(written.get("game")))
    if list(written["traits"]) != list(figures.TRAITS):
        raise Refused("net-figures", "This net was made with other figures of {game}; learn anew.", game=game.id)
    net, usual = Net(figures, written), sense_of(game, near=True)
    assert usual is not None
    pulls = Learned(figures, {"traits": [], "worth": [[]], "spread": [1.0], "pulls": written["pulls"]})
    return Sense(
        net.outlook,
        3.0,
        net.spread,
        pulls.likely if written["pulls"] else None,
        figures,
        turn=usual.turn,
        final=True,
    )


#: Nets that were given to this process, by a name that is no file's (`held`).
_held: dict[str, dict[str, Any]] = {}
MARK = "#"


def held(written: dict[str, Any]) -> str:
    """A name under which this process can read a net that was given to it and lies in no file."""
    name = f"{MARK}{written['game']}-{written.get('generation', 0)}-{written.get('seed', 0)}"
    _held[name] = written
    return name


def read(path: str) -> dict[str, Any]:
    """A net that was written down."""
    return _held[path] if path in _held else _read(path)


@lru_cache(maxsize=16)
def _read(path: str) -> dict[str, Any]:
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as why:
        raise Refused("net-file", "The net {path} cannot be read ({why}).", path=path, why=str(why)) from why
    except ValueError:
        found = None
    if not isinstance(found, dict) or not {"game", "traits", "own", "other", "last", "pulls"} <= found.keys():
        raise Refused("net-file", "The net {path} cannot be read ({why}).", path=path, why="JSON")
    return found


@lru_cache(maxsize=16)
def own(game: Game[Any]) -> dict[str, Any]:
    """The net that a game brings; refuses where there is none."""
    place = files(game.package()).joinpath(*PLACE)
    if not place.is_file():
        raise Refused(
            "net-none", "{game} brings no net; name one: learned:net=FILE (oikumene lab learn).", game=game.id
        )
    found: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=64)
def brought(game: Game[Any], seats: int) -> Sense | None:
    """The judgement of the net that a game brings, if it brings one and that was learned with as many seats."""
    place = files(game.package()).joinpath(*PLACE)
    if "+" in game.id or not place.is_file():
        return None
    written = own(game)
    return sense_from(game, written) if written["made"]["seats"] == seats else None
