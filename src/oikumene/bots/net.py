"""A bot whose judgement was learned by self-play (`oikumene lab learn`): a small net, played in plain Python.

The net looks at what a game tells of each seat (`Figures.traits`, the points now, the stage) and says how many points
are still to come. What an answer is worth follows from that as from any other sense, so greedy and tree search go by it
as they are. Beside it lie the pulls of options, learned from what the players chose: what comes to mind.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

from oikumene.bots.bot import Chair, Reason
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.bots.senses import sense_of
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Value
from oikumene.kernel.game import Game
from oikumene.kernel.sense import Sense
from oikumene.kit.learned import Figures, Learned

FORMAT = 1
#: Where a game that brings a net of its own keeps it, in its package.
PLACE = ("lab", "net.json")


class Net:
    """A net of one hidden layer, as it is written down.

    The hidden units of a seat are `begin[stage] + own x + other y`, where x are its figures and y the mean of those of
    its rivals, each less its mean and divided by its scale; negative ones count a hundredth. What is to come of points
    is their sum by `last`, and `bias`, in units of `unit` points.
    """

    def __init__(self, figures: Figures, written: dict[str, Any]) -> None:
        self.figures = figures
        self.begin: list[list[float]] = written["begin"]
        self.own: list[list[float]] = written["own"]  # a row for each figure
        self.other: list[list[float]] = written["other"]
        self.last: list[float] = written["last"]
        self.bias = float(written["bias"])
        self.unit = float(written["unit"])
        self.mean: list[float] = written["mean"]
        self.scale: list[float] = written["scale"]
        self.spreads: list[float] = written["spread"]
        self.stages = len(self.begin)

    def outlook(self, state: Any) -> list[float]:
        """The points each seat may expect at the end."""
        figures = self.figures
        stage = min(figures.stage(state), self.stages - 1)
        count = figures.seats(state)
        points = [figures.points(state, seat) for seat in range(count)]
        rows = [self.normal(points[seat], figures.traits(state, seat)) for seat in range(count)]
        mine = [_through(self.own, row) for row in rows]
        theirs = [_through(self.other, row) for row in rows] if count > 1 else []
        expected = []
        for seat in range(count):
            hidden = [a + b for a, b in zip(self.begin[stage], mine[seat], strict=True)]
            for rival in range(count):
                if rival != seat:
                    share = 1 / (count - 1)
                    hidden = [a + share * b for a, b in zip(hidden, theirs[rival], strict=True)]
            to_come = self.bias
            for unit, weight in zip(hidden, self.last, strict=True):
                to_come += weight * (unit if unit > 0 else 0.01 * unit)
            expected.append(points[seat] + self.unit * to_come)
        return expected

    def normal(self, points: float, traits: list[float]) -> list[float]:
        """The figures of a seat as the net takes them."""
        return [(x - m) / s for x, m, s in zip((points, *traits), self.mean, self.scale, strict=True)]

    def spread(self, state: Any) -> float:
        """How many points ahead make a win likely (about 73 %), at this stage."""
        return self.spreads[min(self.figures.stage(state), len(self.spreads) - 1)]


def _through(rows: list[list[float]], inputs: list[float]) -> list[float]:
    """Inputs times a matrix, a row each."""
    found = [0.0] * len(rows[0])
    for x, row in zip(inputs, rows, strict=True):
        if x:
            found = [a + x * w for a, w in zip(found, row, strict=True)]
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


class LearnedBot:
    """Goes by a net: the one of the game, or of a file. Looks to the end of its turn as greedy does, or as far as a
    tree search does where it is given rounds or seconds."""

    thinks: ClassVar[bool] = True
    kinds: ClassVar[dict[str, str]] = {"rounds": "int", "seconds": "float"}

    def __init__(
        self,
        seat: int,
        seed: int,
        *,
        net: str = "",
        rounds: int | None = None,
        seconds: float | None = None,
        worlds: int = 2,
        nodes: int = 250,
    ) -> None:
        self.net = net
        self.seconds = seconds
        if net:
            read(net)  # says at once what is wrong with it
        searches = rounds is not None or seconds is not None
        self.player: GreedyBot | MctsBot = (
            MctsBot(seat, seed, rounds=rounds, seconds=seconds)
            if searches
            else GreedyBot(seat, seed, worlds=worlds, nodes=nodes)
        )
        self._sense: Sense | None = None

    def choose(self, chair: Chair) -> Value:
        return self.player.choose(self._told(chair))

    def reasons(self, chair: Chair) -> list[Reason]:
        """Every option with what the bot thinks of it, the best first."""
        return self.player.reasons(self._told(chair))

    def _told(self, chair: Chair) -> Chair:
        if self._sense is None:
            game = chair.played
            self._sense = sense_from(game, read(self.net) if self.net else own(game))
        return chair.told(self._sense)
