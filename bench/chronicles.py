"""Chronicles of Oath: games in a row by random bots, each from what the last left.

    python bench/chronicles.py                     a hundred games at each number of players; says what broke
    python bench/chronicles.py --series 100 --games 5    a hundred series of five games, the numbers of players in turn
    python bench/chronicles.py --games 500 --seats 4 --seed 9
    python bench/chronicles.py --samples           writes the sample chronicles of the package anew

Each game is played to the end of its chronicle, the table is looked through (`Game.check`), what it left is sealed,
unsealed and compared, and the next game begins with it. A game that breaks is told with its seed, and ends the series.

The samples (`Game.setups`, so that the suite meets Citizens at the start, every oath and edifice, and all denizens) are
chronicles that such series left. To reach every denizen in few of them, denizens of their world decks that an earlier
sample has already change places with ones that none has yet.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

from oikumene.games.oath import CHRONICLES, OATH
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.legacy import Legacy, read, write, write_sealed
from oikumene.games.oath.model import DENIZEN, EDIFICE

BOOK = house_book()


def played(seats: int, seed: int, left: Legacy | None) -> tuple[Legacy, str, int]:
    """One game by random bots; what it left, how it ended, and how many answers it took."""
    options = {"series": True} if left is None else {"series": True, "chronicle": write(left)}
    match, rng, answers = OATH.new(seats=seats, seed=seed, options=options, keep=False), Random(seed), 0
    while match.asks:
        ask = match.asks[0]
        listed = ask.listing()
        match.take(ask, listed[rng.randrange(len(listed))])
        answers += 1
    OATH.check(match.state)
    result = match.result
    assert result is not None
    new = OATH.left_by(result, ())
    assert new is not None and read(write_sealed(new), BOOK) == read(write(new), BOOK) == new
    return new, result.ending, answers


class Tally:
    """What was played: how the games ended, how many answers they took, and what broke."""

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.answers = self.broken = 0
        self.seconds = 0.0

    def told(self) -> str:
        endings = ", ".join(f"{ending} {n}" for ending, n in self.endings.most_common())
        games = self.endings.total()
        return f"{games} games, {self.answers} answers in {self.seconds:.1f} s, {self.broken} broken; {endings}"


def series(seats: int, games: int, seed: int, tally: Tally) -> list[Legacy]:
    """Games in a row, until one breaks; what each left."""
    found: list[Legacy] = []
    began = time.perf_counter()
    for n in range(games):
        try:
            left, ending, more = played(seats, seed + n, found[-1] if found else None)
        except Exception as why:
            print(f"{seats} players: game {n + 1}, seed {seed + n}: {type(why).__name__}: {why}", file=sys.stderr)
            tally.broken += 1
            break
        found.append(left)
        tally.endings[ending] += 1
        tally.answers += more
    tally.seconds += time.perf_counter() - began
    return found


# -- samples


def cards_in(left: Legacy) -> set[str]:
    """The denizens that a game which begins with it can meet."""
    here = [*left.deck, *[id for place in left.places for id in place.cards]]
    return {id for id in here if BOOK[id].back == DENIZEN}


def edifices_in(left: Legacy) -> set[str]:
    return {id for place in left.places for id in place.cards if BOOK[id].back == EDIFICE}


def chosen(found: list[Legacy]) -> list[Legacy]:
    """A few of them that have every side of every edifice, every oath, and Citizens; then those that four need."""
    wanted = {card.id for card in BOOK.cards if card.back == EDIFICE} | {f"oath {n}" for n in range(4)}

    def has(left: Legacy) -> set[str]:
        return edifices_in(left) | {f"oath {left.oath}"}

    picked: list[Legacy] = []
    while wanted:
        best = max(found, key=lambda left: (len(has(left) & wanted), 0 < len(left.citizens) < 5))
        if not has(best) & wanted:
            raise SystemExit(f"no series met {', '.join(sorted(wanted))}: play more games")
        picked.append(best)
        wanted -= has(best)
    while len(picked) < 4:
        picked.append(max(found, key=lambda left: (left not in picked, len(edifices_in(left)))))
    return picked


def spread(picked: list[Legacy]) -> list[Legacy]:
    """The same with world decks that meet every denizen."""
    met: set[str] = set()
    made = []
    for left in picked:
        stale = [id for id in left.deck if id in met]
        fresh = [id for id in (*left.archive, *left.dispossessed) if id not in met]
        turn = dict(zip(stale, fresh, strict=False))
        turn |= {new: old for old, new in turn.items()}
        deck, archive, gone = (
            tuple(sorted(turn.get(id, id) for id in ids)) for ids in (left.deck, left.archive, left.dispossessed)
        )
        left = replace(left, deck=deck, archive=archive, dispossessed=gone, story=left.story[-1:])
        met |= cards_in(left)
        made.append(left)
    if len(met) != 198:
        raise SystemExit(f"only {len(met)} denizens are met")
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, choices=list(OATH.seats))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--series", type=int, default=1, help="series of that many games, at each number of players in turn"
    )
    parser.add_argument("--samples", action="store_true", help="write the samples of the package")
    args = parser.parse_args()
    found: list[Legacy] = []
    kinds = list(OATH.seats) if args.seats is None else [args.seats]
    tallies = {seats: Tally() for seats in kinds}
    for n in range(args.series if args.series > 1 else len(kinds)):
        seats = kinds[n % len(kinds)]
        found += series(seats, args.games, args.seed + n // len(kinds) * args.games, tallies[seats])
    for seats, tally in tallies.items():
        print(f"{seats} players: {tally.told()}")
    if args.samples:
        for old in CHRONICLES.glob("*.json"):
            old.unlink()
        for n, left in enumerate(spread(chosen(found)), 1):
            Path(CHRONICLES / f"sample-{n}.json").write_text(write(left) + "\n", encoding="utf-8")
            print(n, left.oath, left.citizens, sorted(edifices_in(left)))
    return 1 if any(tally.broken for tally in tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
