"""Oath: which cards did something in random play, over series of games and random decks.

    python bench/reached.py                          forty series of five games; says what never did anything
    python bench/reached.py --series 100 --seed 9 --json

Every game after the first of a series begins with a chronicle whose denizens were dealt anew between deck, archive
and Dispossessed, so that all of them come up. Half of the games are steered towards rare answers, as in the conformance
suite. A card has *worked* in a game where one of its powers ran (an Action, a When Played, a battle plan, a reaction,
what a modifier does at the start) or bent what a rule asked, so that the answer was another one.
`python -m oikumene.conformance oath --reach` counts words, and cards that were offered; this counts powers at work.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from oikumene.conformance import Player
from oikumene.games.oath import OATH
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.deed import Deed
from oikumene.games.oath.effects.bends import Bent
from oikumene.games.oath.legacy import Legacy, write
from oikumene.games.oath.model import DENIZEN
from oikumene.kit.effects import Effect

BOOK = house_book()
GAMES = 5


class Watch:
    """Looks over the shoulder of every power: which cards did something in the running game."""

    def __init__(self) -> None:
        self.worked: set[str] = set()
        self.games: Counter[str] = Counter()
        self.words: set[str] = set()  # questions that were asked, lines that were written
        for kind in kinds_of(Bent):
            if "answer" in vars(kind):
                self.watch_bend(kind)
        for kind in kinds_of(Effect):
            if "run" in vars(kind):
                self.watch_effect(kind)

    def watch_bend(self, kind: Any) -> None:
        answered = kind.answer

        def answer(bent: Bent, state: Any, side: int, card: int, value: Any, *about: Any) -> Any:
            found = answered(bent, state, side, card, value, *about)
            if found != value:
                self.worked.add(state.ident(card))
            return found

        kind.answer = answer

    def watch_effect(self, kind: Any) -> None:
        ran = kind.run

        def run(effect: Any, deed: Any, *rest: Any, **more: Any) -> Any:
            if isinstance(deed, Deed) and deed.card >= 0:
                self.worked.add(deed.state.ident(deed.card))
            return ran(effect, deed, *rest, **more)

        kind.run = run

    def unsaid(self) -> list[str]:
        """Questions and lines that never came."""
        words = OATH.words
        known = [f"{kind}-{name}" for kind, names in (("ask", words.prompts), ("log", words.lines)) for name in names]
        return [word for word in known if word not in self.words]

    def over(self) -> None:
        """A game is over."""
        self.games.update(self.worked)
        self.worked.clear()


def kinds_of(kind: type[Any]) -> set[type[Any]]:
    """A class and all that come from it."""
    return {kind}.union(*(kinds_of(each) for each in kind.__subclasses__()))


def dealt_anew(left: Legacy, rng: Random) -> Legacy:
    """The same realm, its denizens dealt anew between world deck, archive and Dispossessed, suit by suit."""
    turn: dict[str, str] = {}
    for suit in {BOOK[id].suit for id in left.deck if BOOK[id].back == DENIZEN}:
        ids = [id for id in (*left.deck, *left.archive, *left.dispossessed) if BOOK[id].suit == suit]
        turn |= dict(zip(ids, rng.sample(ids, len(ids)), strict=True))

    def turned(ids: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(turn.get(id, id) for id in ids))

    return replace(left, deck=turned(left.deck), archive=turned(left.archive), dispossessed=turned(left.dispossessed))


def played(seats: int, seed: int, left: Legacy | None, steered: bool, words: set[str]) -> Legacy:
    """One random game of a series, which adds the words that it met; what it left."""
    options = {"series": True} if left is None else {"series": True, "chronicle": write(left)}
    match, player = OATH.new(seats=seats, seed=seed, options=options), Player(Random(seed), steered)
    while match.asks:
        ask = player.rng.choice(match.asks)
        words.add(f"ask-{ask.prompt}")
        match.take(ask, player.pick(ask))
    OATH.check(match.state)
    words.update(f"log-{line.message}" for line in match.log)
    assert match.result is not None
    new = OATH.left_by(match.result, ())
    assert new is not None
    return new


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--series", type=int, default=40, help=f"series of {GAMES} games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    watch, began = Watch(), time.perf_counter()
    for n in range(args.series):
        seats, rng, left = OATH.seats[n % len(OATH.seats)], Random(args.seed + n), None
        for game in range(GAMES):
            seed = (args.seed + n) * GAMES + game
            left = dealt_anew(played(seats, seed, left, bool(seed % 2), watch.words), rng)
            watch.over()
    seconds = time.perf_counter() - began
    powered = [card.id for card in BOOK.cards if card.powers]
    never = [id for id in powered if not watch.games[id]]
    if args.json:
        print(json.dumps({id: watch.games[id] for id in powered}, indent=1))
        return 0
    worked = f"{len(powered) - len(never)} of {len(powered)} cards worked"
    print(f"{args.series} series of {GAMES} games in {seconds:.0f} s: {worked}")
    seldom = sorted((n, id) for id, n in watch.games.items() if id in powered)[:20]
    print("seldom: " + ", ".join(f"{id} {n}" for n, id in seldom))
    print("never: " + (", ".join(never) or "none"))
    print("words that never came: " + (", ".join(watch.unsaid()) or "none"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
