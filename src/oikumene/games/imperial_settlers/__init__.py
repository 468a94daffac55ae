"""Imperial Settlers (Поселенцы): the game's doors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from oikumene.games.imperial_settlers.cards.book import BOOK
from oikumene.games.imperial_settlers.dials import dials_of, turned
from oikumene.games.imperial_settlers.facts import card_facts, marks
from oikumene.games.imperial_settlers.model import ATTACKS, FACTIONS, PAID, PRINTED, TERMS, Card, Terms
from oikumene.games.imperial_settlers.prices import MOST, NAMES, details
from oikumene.games.imperial_settlers.rules import lookout, solo
from oikumene.games.imperial_settlers.rules.production import produce
from oikumene.games.imperial_settlers.rules.round import end_round, next_round, start_round
from oikumene.games.imperial_settlers.rules.scoring import breakdown, scores, title, winners
from oikumene.games.imperial_settlers.rules.setup import choose_empire, deal_hands, set_up
from oikumene.games.imperial_settlers.rules.turn import turn
from oikumene.games.imperial_settlers.state import (
    EMPIRE,
    MARKERS,
    SIDES,
    TUCKED,
    State,
)
from oikumene.games.imperial_settlers.view import View, view, views
from oikumene.games.imperial_settlers.words import JOINING, TELLING, WORDS
from oikumene.kernel.drawing import Panel, Speaker
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Flow, Value, nothing
from oikumene.kernel.game import CardInfo, Choice, Dial, Flag, Game, OptionValue, Part, Result, Setup
from oikumene.kernel.sense import Sense
from oikumene.kernel.words import Details
from oikumene.kit import goods, learned
from oikumene.kit.book import check_decks, totals

RANDOM, CHOOSE, ANY = "random", "choose", "any"
MARKS = marks(BOOK)
LACK = "lack"
PRICES = [price for card in BOOK for price in (card.cost, card.action and card.action.pay) if price]
#: Whatever may be missing for a printed price.
LACKS = tuple(f"{name}-{n}" for name in PAID for n in range(1, max(getattr(price, name) for price in PRICES) + 1))
EMPIRE_OPTIONS = tuple(f"empire_{n}" for n in range(1, 5))


class ImperialSettlers(Game[State]):
    """Five rounds of building an empire of locations and deals; 2 to 4 players, or one against a virtual opponent."""

    id = "imperial_settlers"
    titles = {"en": "Imperial Settlers", "ru": "Поселенцы"}
    seats = range(1, 5)
    rules = 3  # 2: chance is a keyed stream; 3: free actions within an action
    taking = ("builds", "deals")
    telling = TELLING
    joining = JOINING
    seat_places = ("first", "captor")
    words = WORDS
    settings = (
        Choice("lookout", (lookout.STANDARD, lookout.DRAFTED, lookout.ADVANCED)),
        Flag("peaceful"),
        Choice("empires", (RANDOM, CHOOSE)),
        *(Choice(name, (ANY, *FACTIONS)) for name in EMPIRE_OPTIONS),
    )

    #: The cards and the terms: the house's, unless it is a game with other numbers.
    book: tuple[Card, ...] = BOOK
    terms: Terms = TERMS

    def setup(self, setup: Setup) -> State:
        options = setup.options
        if setup.seats == 1 and (options["lookout"] != lookout.STANDARD or options["peaceful"]):
            raise Refused("solo-variant", "The solo game has a lookout of its own and no peaceful variant.")
        named = [str(options[name]) for name in EMPIRE_OPTIONS]
        for seat, faction in enumerate(named):
            if faction != ANY and seat >= setup.seats:
                raise Refused(
                    "empire-seat",
                    "Option {name} names an empire for a seat that is not there.",
                    name=EMPIRE_OPTIONS[seat],
                )
            if faction != ANY and named.index(faction) != seat:
                raise Refused("empire-twice", "Two players cannot both play {empire}.", empire=faction)
        return set_up(
            self.book,
            setup.seats,
            setup.seed,
            ["" if faction == ANY else faction for faction in named[: setup.seats]],
            choosing=options["empires"] == CHOOSE,
            lookout=str(options["lookout"]),
            peaceful=bool(options["peaceful"]),
            terms=self.terms,
        )

    def dials(self) -> Sequence[Dial]:
        return list(dials_of(self.book, self.terms))

    def turn_dials(self, values: Mapping[str, int]) -> None:
        self.book, self.terms = turned(BOOK, TERMS, values)

    def step(self, state: State) -> Flow[None]:
        name, *args = state.agenda.pop()
        if name == "turn":
            return turn(state, int(args[0]))
        if name == "produce":
            return produce(state, int(args[0]))
        if name == "pick":
            return lookout.pick(state, int(args[0]))
        if name == "lookout":
            return lookout.look_out(state)
        if name == "solo-lookout":
            return solo.look_out(state)
        if name == "attack":
            return solo.attack_phase(state)
        if name == "choose-empire":
            return choose_empire(state, int(args[0]))
        self._at_once(state, str(name), args)
        return nothing()

    def _at_once(self, state: State, name: str, args: Sequence[int | str]) -> None:
        """Steps in which nobody decides anything."""
        if name == "round":
            start_round(state)
        elif name == "phase":
            state.note("phase", args[0])
        elif name == "display":
            lookout.fill_display(state, int(args[0]))
        elif name == "clear-display":
            lookout.clear_display(state)
        elif name == "end-round":
            end_round(state)
        elif name == "after-attack":
            next_round(state)
        else:
            assert name == "deal-hands", name
            deal_hands(state)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int) -> View:
        return view(state, seat)

    def views(self, state: State, seats: Sequence[int]) -> Sequence[View]:
        return views(state, seats)

    def progress(self, state: State, watching: int) -> tuple[int, int]:
        return state.round, state.terms.rounds

    def led(self, state: State, seat: int) -> tuple[str, str] | None:
        people = state.factions[seat]
        return ("empire", people) if people else None

    def realms(self, state: State) -> Sequence[str]:
        return state.factions

    def result(self, state: State) -> Result:
        return Result(
            scores=tuple(scores(state)),
            winners=winners(state),
            breakdown=tuple(breakdown(state, seat) for seat in range(len(state.players))),
            ending=title(state) if state.solo else "rounds",
        )

    def cards(self, options: Mapping[str, OptionValue] | None = None) -> Sequence[CardInfo]:
        return [
            CardInfo(
                id=card.id,
                deck=card.deck,
                copies=card.copies,
                names={"en": card.en, "ru": card.ru},
                sure=card.sure,
                mark=MARKS.get(card.id, ()),
                text=card.text(),
                facts=card_facts(card, self.terms),
            )
            for card in self.book
        ]

    def phrase(self, kind: str, value: int | str) -> Sequence[Part] | None:
        """So much of something that is missing for a price, or that is paid or gained."""
        if kind == goods.PRICE:
            return goods.phrase(value)
        if kind != LACK:
            return None
        name, _, n = str(value).rpartition("-")
        return [(f"lack-{name}", {"n": int(n)})]

    def phrases(self) -> Mapping[str, Sequence[int | str]]:
        return {LACK: LACKS, goods.PRICE: goods.phrases(NAMES, MOST)}

    def details(self, state: State, ask: Ask, value: Value) -> Details:
        return details(state, ask, value)

    def sense(self, *, near: bool = False) -> Sense:
        from oikumene.games.imperial_settlers import sense

        return learned.sense(self.package(), sense, near)

    def terminal(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
        from oikumene.games.imperial_settlers.terminal import draw

        return draw(view, speaker, names)

    def check(self, state: State) -> None:
        there = PRINTED if self.book is BOOK else totals(self.book)
        printed = {deck: n for deck, n in there.items() if deck != ATTACKS or state.solo}
        check_decks(state, self.book, printed)
        in_play = {card for side in range(SIDES) for card in state.zones[EMPIRE + side]}
        for card, mark in enumerate(state.marks):
            assert not mark or card in in_play, f"{state.ident(card)} has things on it and is not in play"
        assert set(state.stored) | set(state.captured) <= in_play
        for seat, player in enumerate(state.players):
            assert min(player.goods) >= 0, f"seat {seat} owes something"
            assert sorted(card for card, _ in player.tucks) == sorted(state.zones[TUCKED + seat])
            assert {gate for _, gate in player.tucks} <= in_play
            assert sorted(marker for marker, _ in player.routes) == sorted(state.zones[MARKERS + seat])
            assert {location for _, location in player.routes} <= in_play

    def setups(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every player count, the variants, chosen empires, each empire alone in the solo game, and against others."""
        defaults = self.read_options({})
        for seats in self.seats:
            yield seats, dict(defaults)
            yield seats, {**defaults, "empires": CHOOSE}
        for faction in FACTIONS:
            yield 1, {**defaults, "empire_1": faction}
            yield 2, {**defaults, "empire_1": faction}
        for seats in (2, 3, 4):
            for variant in ({"lookout": lookout.DRAFTED}, {"lookout": lookout.ADVANCED}, {"peaceful": True}):
                yield seats, {**defaults, **variant}


IMPERIAL_SETTLERS = ImperialSettlers()
