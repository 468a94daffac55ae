"""What a tournament says: who wins, from which seat, with how many points, how long it takes, and which cards win."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oikumene.lab import stats
from oikumene.lab.extras import has
from oikumene.lab.ratings import Rating, ratings, standing
from oikumene.lab.stats import Interval
from oikumene.lab.tournament import Played, Tournament
from oikumene.registry import games

#: All the words of `Game.taking` together, as a word of its own; every word where a game names none.
TAKEN = "taken"
#: So many players at least must have taken a card, and left it, before a difference is told.
LEAST = 10


class Line(NamedTuple):
    """A bot, or a seat: games, share of wins, points (None in a game without)."""

    name: str
    games: int
    share: Interval
    points: Interval | None


class CardLine(NamedTuple):
    """A card: how many players took it, how often they won, how often the others did, and how far both lie apart after
    taking out how strong each bot is in its line-up anyway."""

    card: str
    players: int
    rate: float
    taking: Interval
    without: Interval
    apart: Interval | None

    def to_json(self) -> dict[str, Any]:
        return {
            "card": self.card,
            "players": self.players,
            "rate": round(self.rate, 5),
            "win_share_with": self.taking.to_json(),
            "win_share_without": self.without.to_json(),
            "apart": None if self.apart is None else self.apart.to_json(),
        }


class Findings(NamedTuple):
    """What the games with one number of seats say."""

    seats: int
    games: int
    bots: tuple[Line, ...]
    places: tuple[Line, ...]
    #: How often the first bot came in ahead of the second; a tie is half.
    ahead: Mapping[tuple[str, str], Interval]
    #: By bot, in parts of a point (`fraction` of them); none in a game without points.
    scores: Mapping[str, list[int]]
    fraction: int
    lengths: list[int]
    endings: Mapping[str, int]
    cards: Mapping[str, list[CardLine]]

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "bots": [_line(line, "bot") for line in self.bots],
            "places": [_line(line, "seat") for line in self.places],
            "ahead": [{"bot": a, "of": b, "share": share.to_json()} for (a, b), share in self.ahead.items()],
            "decisions": stats.average(self.lengths).to_json(),
            "endings": dict(self.endings),
            "cards": {word: [line.to_json() for line in lines] for word, lines in self.cards.items()},
        }


def _line(line: Line, name: str) -> dict[str, Any]:
    said: dict[str, Any] = {name: line.name, "games": line.games, "win_share": line.share.to_json()}
    if line.points is not None:
        said["points"] = line.points.to_json() if line.games > 1 else {"mean": line.points.mean}
    return said


def findings(game: str, played: Sequence[Played]) -> list[Findings]:
    """One for each number of seats that was played."""
    counts = sorted({one.seats for one in played})
    return [_findings(game, [one for one in played if one.seats == seats], seats) for seats in counts]


def _findings(game: str, played: Sequence[Played], seats: int) -> Findings:
    bots = list(dict.fromkeys(bot for one in played for bot in one.bots))
    held = {bot: [(one, seat) for one in played for seat in range(seats) if one.bots[seat] == bot] for bot in bots}
    endings: dict[str, int] = defaultdict(int)
    for one in played:
        endings[one.ending] += 1
    known = games().get(game)  # games of another package can be told of where it is not installed
    fraction = 1 if known is None else known.fraction if known.points else 0
    lines = [_tell(bot, held[bot], fraction) for bot in bots]
    return Findings(
        seats,
        len(played),
        tuple(sorted(lines, key=lambda line: -line.share.mean)),
        tuple(_tell(str(seat), [(one, seat) for one in played], fraction) for seat in range(seats)),
        _ahead(played, bots),
        {bot: [one.scores[seat] for one, seat in held[bot]] for bot in bots} if fraction else {},
        fraction,
        [one.decisions for one in played],
        dict(endings),
        cards(game, played),
    )


def _tell(name: str, held: Sequence[tuple[Played, int]], fraction: int) -> Line:
    """`fraction`: the parts of a point, 0 where there are no points."""
    wins = sum(one.win(seat) for one, seat in held)
    points = stats.average([one.scores[seat] / fraction for one, seat in held]) if fraction else None
    return Line(name, len(held), stats.share(wins, len(held)), points)


def _ahead(played: Sequence[Played], bots: Sequence[str]) -> dict[tuple[str, str], Interval]:
    sums: dict[tuple[str, str], float] = defaultdict(float)
    counts: dict[tuple[str, str], int] = defaultdict(int)
    for one in played:
        for a, mine in enumerate(one.bots):
            for b, other in enumerate(one.bots):
                if mine != other:
                    ours, theirs = standing(one, a), standing(one, b)
                    sums[mine, other] += 0.5 if ours == theirs else float(ours > theirs)
                    counts[mine, other] += 1
    pairs = [(a, b) for a in bots for b in bots if counts[a, b]]
    return {pair: stats.share(sums[pair], counts[pair]) for pair in pairs}


# -- cards


def cards(game: str, played: Sequence[Played]) -> dict[str, list[CardLine]]:
    """Word by word of the log, and first all that count as taking; in each the cards that go with winning first."""
    usual = _usual(played)
    residues = [one.win(seat) - usual[one.line_up, one.bots[seat]] for one in played for seat in range(one.seats)]
    wins = [one.win(seat) for one in played for seat in range(one.seats)]
    who: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    known = games().get(game)  # games of another package can be told of where it is not installed
    words = () if known is None else known.taking
    at = 0
    for one in played:
        for seat, word, card, _ in one.taken:
            who[word][card].add(at + seat)
            if not words or word in words:
                who[TAKEN][card].add(at + seat)
        at += one.seats
    return {
        word: sorted(
            (_card(card, takers, wins, residues) for card, takers in who[word].items()),
            key=lambda line: (-(line.apart.mean if line.apart else -9.0), line.card),
        )
        for word in [TAKEN, *sorted(set(who) - {TAKEN})]
        if who[word]
    }


def _usual(played: Sequence[Played]) -> dict[tuple[tuple[str, ...], str], float]:
    """The share of wins that a bot has in a line-up."""
    sums: dict[tuple[tuple[str, ...], str], float] = defaultdict(float)
    counts: dict[tuple[tuple[str, ...], str], int] = defaultdict(int)
    for one in played:
        for seat, bot in enumerate(one.bots):
            sums[one.line_up, bot] += one.win(seat)
            counts[one.line_up, bot] += 1
    return {key: sums[key] / n for key, n in counts.items()}


def _card(card: str, takers: set[int], wins: Sequence[float], residues: Sequence[float]) -> CardLine:
    n, all_wins = len(takers), sum(wins)
    own = sum(wins[i] for i in takers)
    with_it = [residues[i] for i in sorted(takers)]
    without = [value for i, value in enumerate(residues) if i not in takers]
    return CardLine(
        card,
        n,
        n / len(wins),
        stats.share(own, n),
        stats.share(all_wins - own, len(wins) - n),
        None if min(n, len(wins) - n) < LEAST else stats.difference(with_it, without),
    )


# -- all of it


class Summary(NamedTuple):
    """A tournament, told."""

    made: Tournament
    #: None where the package that makes them is not installed.
    ratings: list[Rating] | None
    findings: list[Findings]

    def to_json(self) -> dict[str, Any]:
        plan = self.made.plan
        return {
            "game": plan.game,
            "bots": list(plan.bots),
            "seats": list(plan.seats),
            "deals": plan.deals,
            "seed": plan.seed,
            "options": dict(plan.options),
            "planned": self.made.planned,
            "played": len(self.made.played),
            "new": self.made.new,
            "seconds": round(self.made.seconds, 3),
            "interrupted": self.made.interrupted,
            "crashes": len(self.made.crashes),
            "ratings": None
            if self.ratings is None
            else [{"bot": r.bot, "mu": round(r.mu, 3), "sigma": round(r.sigma, 3)} for r in self.ratings],
            "findings": [found.to_json() for found in self.findings],
        }


def summary(made: Tournament) -> Summary:
    rated = ratings(made.played, made.plan.bots) if has("openskill") else None
    return Summary(made, rated, findings(made.plan.game, made.played))
