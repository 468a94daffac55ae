"""Which cards did something in play: powers at work, over many random games.

    python bench/reached.py oath                     forty series of five games; says what never did anything
    python bench/reached.py oath --rounds 100 --seed 9 --json
    python bench/reached.py clash --rounds 20        twenty rounds of fifteen games, each civilization once a round
    python bench/reached.py clash --tests            the same of the rules' tests: what each power does that none shows

*Oath*: every game after the first of a series begins with a chronicle whose denizens were dealt anew between deck,
archive and Dispossessed, so that all of them come up. *Clash*: every round plays each civilization once, with every
number of seats and with options drawn at random; in two games of three players begin with half of the advances and
whoever acts has goods enough (random players are poor, and leaders and wonders dear). Half of the games are steered
towards rare answers, as in the conformance suite. The table is checked at every tenth answer.

A part of a card has *worked* in a game where it ran (an action, a battle plan, a reaction) or bent what a rule asked,
so that the answer was another one. In Clash the parts are counted one by one: both abilities of a leader, both halves
of an action card; of tests it is enough that the condition of an objective held.
`python -m oikumene.conformance GAME --reach` counts words, and cards that were offered; this counts powers at work.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from endings import Guided, mixed
from endings import Table as Setup
from oikumene.games.clash import CLASH
from oikumene.games.clash.cards.book import house_book as clash_book
from oikumene.games.clash.model import (
    BUILDINGS,
    GOVERNMENTS,
    OWN_GROUP,
    RESOURCES,
    ROWS,
    TOKENS,
    ActionCard,
    Advance,
    EventCard,
    Power,
)
from oikumene.games.clash.rules import advances, verbs
from oikumene.games.oath import OATH
from oikumene.games.oath.cards.book import house_book as oath_book
from oikumene.games.oath.legacy import Legacy, write
from oikumene.games.oath.model import DENIZEN
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.table import Table
from oikumene.kit.bend import Bend
from oikumene.kit.effects import Deed, Effect

GAMES = 5
#: Of what counts by being there.
AS_IT_IS = "built"
#: Tokens that whoever acts has at least, where there are goods enough.
ENOUGH = 5


class Watch:
    """Looks over the shoulder of every power: which of them did something in the running game."""

    game: Game[Any]

    def __init__(self) -> None:
        self.worked: set[str] = set()
        self.games: Counter[str] = Counter()
        self.words: set[str] = set()  # questions that were asked, lines that were written
        self.watch_log()
        for kind in kinds_of(Bend):
            if "answer" in vars(kind) and kind is not Bend:
                self.watch_bend(kind)
        for kind in kinds_of(Effect):
            if "run" in vars(kind):
                self.watch_effect(kind)

    def parts(self) -> list[str]:
        """Everything that can work."""
        raise NotImplementedError

    def at_work(self, state: Any, card: int, part: object) -> str:
        """What it is that works: the bend or the effect of a card; "" if it is none of those that are counted."""
        raise NotImplementedError

    def rounds(self, n: int, seed: int) -> Iterator[Match[Any]]:
        """Random games, each played to its end."""
        raise NotImplementedError

    def watch_bend(self, kind: Any) -> None:
        answered = kind.answer

        def answer(bend: Any, state: Any, side: int, card: int, value: Any, *about: Any) -> Any:
            found = answered(bend, state, side, card, value, *about)
            if found != value:
                self.worked.add(self.at_work(state, card, bend))
            return found

        kind.answer = answer
        if "bound" in vars(kind):  # who has an index of its own asks the function behind it

            def bound(bend: Any, card: int) -> Callable[..., Any]:
                return lambda state, side, value, *about: bend.answer(state, side, card, value, *about)

            kind.bound = bound

    def watch_effect(self, kind: Any) -> None:
        ran = kind.run

        def run(effect: Any, deed: Any, *rest: Any, **more: Any) -> Any:
            if isinstance(deed, Deed) and deed.card >= 0:
                self.worked.add(self.at_work(deed.state, deed.card, effect))
            return ran(effect, deed, *rest, **more)

        kind.run = run

    def unsaid(self) -> list[str]:
        """Questions and lines that never came."""
        words = self.game.words
        known = [f"{kind}-{name}" for kind, names in (("ask", words.prompts), ("log", words.lines)) for name in names]
        return [word for word in known if word not in self.words]

    def watch_log(self) -> None:
        noted = Table.note

        def note(state: Any, message: str, *args: int | str) -> None:
            self.words.add(f"log-{message}")
            self.noted(state, message, args)
            noted(state, message, *args)

        Table.note = note  # type: ignore[method-assign, assignment]

    def noted(self, state: Any, message: str, args: tuple[int | str, ...]) -> None:
        """A line is written in the log: what it shows that no power does by itself."""

    def for_tests(self) -> None:
        """Tests are watched, which do not play everything to its end."""

    def over(self) -> None:
        """A game is over."""
        self.games.update(self.worked)
        self.worked.clear()

    def before(self, match: Match[Any]) -> None:
        """What is done to help random players before a question is answered."""

    def played(self, match: Match[Any], pick: Callable[[Any], Any], rng: Random) -> None:
        """A game is played to its end."""
        answers = 0
        while match.asks:
            answers += 1
            if answers % 10 == 0:
                self.game.check(match.state)
            self.before(match)
            ask = rng.choice(match.asks)
            self.words.add(f"ask-{ask.prompt}")
            match.take(ask, pick(ask))
        self.game.check(match.state)
        self.over()


def kinds_of(kind: type[Any]) -> set[type[Any]]:
    """A class and all that come from it."""
    return {kind}.union(*(kinds_of(each) for each in kind.__subclasses__()))


# -- Oath


class Oath(Watch):
    """Cards with a power, over series."""

    game = OATH
    book = oath_book()

    def parts(self) -> list[str]:
        return [card.id for card in self.book.cards if card.powers]

    def at_work(self, state: Any, card: int, part: object) -> str:
        return str(state.ident(card))

    def rounds(self, n: int, seed: int) -> Iterator[Match[Any]]:
        for series in range(n):
            seats, rng = OATH.seats[series % len(OATH.seats)], Random(seed + series)
            options: dict[str, object] = {"series": True}
            for game in range(GAMES):
                number = (seed + series) * GAMES + game
                match = OATH.new(seats=seats, seed=number, options=options)
                player = Guided(Random(number), bool(number % 2), Setup("", (seats,)))
                self.played(match, player.pick, player.rng)
                yield match
                assert match.result is not None
                left = OATH.left_by(match.result, ())
                assert left is not None
                options["chronicle"] = write(self.dealt_anew(left, rng))

    def dealt_anew(self, left: Legacy, rng: Random) -> Legacy:
        """The same realm, its denizens dealt anew between world deck, archive and Dispossessed, suit by suit."""
        book, turn = self.book, dict[str, str]()
        for suit in {book[id].suit for id in left.deck if book[id].back == DENIZEN}:
            ids = [id for id in (*left.deck, *left.archive, *left.dispossessed) if book[id].suit == suit]
            turn |= dict(zip(ids, rng.sample(ids, len(ids)), strict=True))

        def turned(ids: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(sorted(turn.get(id, id) for id in ids))

        return replace(
            left, deck=turned(left.deck), archive=turned(left.archive), dispossessed=turned(left.dispossessed)
        )


# -- Clash of Cultures


class Clash(Watch):
    """Each part of each power, each half of each card, each objective that was completed."""

    game = CLASH
    book = clash_book()

    def __init__(self) -> None:
        super().__init__()
        self.rich = False
        self.gifted: set[int] = set()  # seats that have got their advances in a rich game
        #: The parts of a power by what they are: bends and effects are shared by powers that do the same.
        self.of_power: dict[tuple[int, int], str] = {}
        #: And the effects of cards, which run with the handle of their card.
        self.of_cards: dict[int, str] = {}
        self.known: list[str] = []
        for n, power in enumerate(self.book.powers):
            self.learn(n, power)
        for card in self.book.cards:
            halves = [("", card.effect)] if isinstance(card, ActionCard) else []
            if isinstance(card, EventCard):
                halves = [("", card.effect), (" played", card.play)]
            for name, effect in halves:
                if effect is not None:
                    self.of_cards[id(effect)] = name
                    key = f"{card.title}{name}"  # type: ignore[attr-defined]
                    self.known += [key] if key not in self.known else []
        self.known += [f"objective {name}" for name in self.book.objectives]

    def learn(self, n: int, power: Power) -> None:
        """The parts of a power."""
        parts: list[tuple[str, object]] = [(bend.question.name, bend) for bend in power.bends]
        parts += [(reaction.moment, reaction.effect) for reaction in power.reactions]
        parts += [(ability.name or "used", ability.effect) for ability in power.abilities]
        for name, part in parts:
            key = f"{power.id} {name}"
            self.of_power[n, id(part)] = key
            self.known += [key] if key not in self.known else []
        for name in ("gain", "reveal"):
            if getattr(power, name, None) is not None:
                self.watch_function(power, name)
        if isinstance(power, Advance) and power.unlocks >= 0:
            self.known.append(f"{power.id} {BUILDINGS[power.unlocks]}")
        if isinstance(power, Advance) and power.lends:
            self.known += [f"{power.id} lends {lent}" for _, lent in power.lends]
        if not any(key.startswith(f"{power.id} ") for key in self.known):
            self.known.append(f"{power.id} {AS_IT_IS}")

    def watch_function(self, power: Power, name: str) -> None:
        key = f"{power.id} {name}"
        self.watch_call(power, name, key, lambda found: True)
        self.known.append(key)

    def watch_call(self, what: Any, name: str, key: str, worked: Callable[[Any], bool]) -> None:
        ran = getattr(what, name)

        def run(*about: Any) -> Any:
            found = ran(*about)
            if worked(found):
                self.worked.add(key)
            return found

        object.__setattr__(what, name, run)

    def for_tests(self) -> None:
        for objective in self.book.objectives.values():
            self.watch_call(objective, "condition", f"objective {objective.id}", bool)

    def parts(self) -> list[str]:
        return self.known

    def at_work(self, state: Any, card: int, part: object) -> str:
        found = self.of_power.get((card & 255, id(part)))
        if found is None:
            return f"{state.card(card).title}{self.of_cards[id(part)]}" if id(part) in self.of_cards else ""
        seat, power = card >> 8, self.book.powers[card & 255]
        for n in state.players[seat].owned if isinstance(power, Advance) else ():
            if power.id in [lent for _, lent in getattr(self.book.powers[n], "lends", ())]:
                self.worked.add(f"{self.book.powers[n].id} lends {power.id}")
        return found

    def noted(self, state: Any, message: str, args: tuple[int | str, ...]) -> None:
        if message == "completes":
            self.worked.add(f"objective {args[2]}")
        elif message == "wonder":
            self.worked.add(f"{state.card(args[1]).power} {AS_IT_IS}")
        elif message == "builds":
            for n in state.players[args[0]].owned:
                if getattr(self.book.powers[n], "unlocks", -1) == BUILDINGS.index(str(args[1])):
                    self.worked.add(f"{self.book.powers[n].id} {args[1]}")

    def before(self, match: Match[Any]) -> None:
        ask, state = match.asks[0], match.state
        if not self.rich or ask.prompt != "act":
            return
        if ask.seat not in self.gifted:
            self.gifted.add(ask.seat)
            self.gift(state, ask.seat, Random(f"{match.setup.seed} {ask.seat}"))
        goods = state.players[ask.seat].goods
        for good in RESOURCES:
            goods[good] = verbs.limit(state, ask.seat, good)
        for good in TOKENS:
            goods[good] = max(goods[good], ENOUGH)
        ask.stale()

    def gift(self, state: Any, seat: int, rng: Random) -> None:
        """Half of the advances, of one government, and those of the civilization that hang on them."""
        government = rng.choice(GOVERNMENTS)
        for group in range(OWN_GROUP):
            if group == government or group not in GOVERNMENTS:
                for row in range(rng.randrange(ROWS + 1)):
                    n = self.book.advance_at[group, row]
                    if not state.players[seat].owns >> n & 1:
                        advances.own(state, seat, n)
        civ = self.book.civilizations[state.players[seat].civ]
        for own in civ.advances:
            n = self.book.power_of[own.id]
            if advances.still_hangs(state, list(state.players[seat].owned), own) and n not in state.players[seat].owned:
                advances.own(state, seat, n)

    def rounds(self, n: int, seed: int) -> Iterator[Match[Any]]:
        for number in range(n * len(self.book.civilizations)):
            rng, seats = Random(seed + number), CLASH.seats[number % len(CLASH.seats)]
            civ = list(self.book.civilizations)[number % len(self.book.civilizations)]
            drawn = mixed(CLASH, rng) if number % 2 else {}
            options = {**drawn, "expansion": True, "civilizations": "choose", "trading": "few"}
            self.rich, self.gifted = rng.randrange(3) > 0, set()
            match = CLASH.new(seats=seats, seed=seed + number, options=options)
            table = Setup(civ, (seats,), prompt="civilization", answer=("civilization", civ), seldom=SELDOM)
            player = Guided(rng, bool(rng.randrange(2)), table)
            self.played(match, player.pick, rng)
            yield match


#: Random players raze their last city early, and end their turns.
SELDOM = frozenset({"raze", "end", "exchange", "done", "no"})
WATCHES: dict[str, type[Watch]] = {"oath": Oath, "clash": Clash}


def by_tests(watch: Watch, paths: Iterable[str]) -> None:
    """What is at work in tests instead of games: each test is a game."""
    import pytest

    watch.for_tests()

    class Plugin:
        @staticmethod
        def pytest_runtest_teardown() -> None:
            watch.over()

    pytest.main(["-q", "-p", "no:cacheprovider", "--no-header", *paths], plugins=[Plugin()])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tuple(WATCHES))
    parser.add_argument(
        "--rounds", type=int, default=0, help=f"series of {GAMES} games (40), rounds of civilizations (20)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", action="store_true", help="what the tests of the rules show, instead of games")
    parser.add_argument("--json", default="", help="a file for how often each was at work")
    args = parser.parse_args()
    watch, began, games = WATCHES[args.game](), time.perf_counter(), 0
    if args.tests:
        by_tests(watch, [str(Path(__file__).parent.parent / "tests" / "rules" / args.game)])
    else:
        for _ in watch.rounds(args.rounds or {"oath": 40}.get(args.game, 20), args.seed):
            games += 1
    seconds = time.perf_counter() - began
    parts = watch.parts()
    never = [part for part in parts if not watch.games[part]]
    if args.json:
        Path(args.json).write_text(json.dumps({part: watch.games[part] for part in parts}, indent=1), encoding="utf-8")
    print(f"{games} games in {seconds:.0f} s: {len(parts) - len(never)} of {len(parts)} worked")
    seldom = sorted((watch.games[part], part) for part in parts if watch.games[part])[:20]
    print("seldom: " + ", ".join(f"{part} {n}" for n, part in seldom))
    print("never: " + (", ".join(never) or "none"))
    if not args.tests:
        print("words that never came: " + (", ".join(watch.unsaid()) or "none"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
