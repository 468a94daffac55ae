"""Clash of Cultures (Столкновение цивилизаций), Monumental Edition with Civilizations: the game's doors. Not among the
games of the house yet: see docs/games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oikumene.games.clash import plain, prices, sense, terminal
from oikumene.games.clash.board import board
from oikumene.games.clash.cards.book import house_book
from oikumene.games.clash.cards.facts import card_infos
from oikumene.games.clash.dials import dials_of, turned
from oikumene.games.clash.model import GOODS
from oikumene.games.clash.rules import (
    barbarians,
    battle,
    events,
    move,
    objectives,
    pirates,
    scoring,
    setup,
    status,
    turn,
)
from oikumene.games.clash.rules.checks import check
from oikumene.games.clash.state import State, Variant
from oikumene.games.clash.view import view, views
from oikumene.games.clash.words import JOINING, TELLING, WINDOWS, WORDS
from oikumene.kernel.drawing import Panel, Speaker
from oikumene.kernel.flow import Ask, Flow, Value
from oikumene.kernel.game import CardInfo, Choice, Dial, Flag, Game, OptionValue, Part, Result, Setup
from oikumene.kernel.sense import Sense
from oikumene.kernel.words import Details
from oikumene.kit import goods
from oikumene.kit.scoring import POINT, by_points

#: The steps of the agenda that are a player's.
SEATED = {
    "civilization": setup.civilization,
    "home": setup.home,
    "turn": turn.turn,
    "trade": turn.trade,
    "act": turn.act,
    "end-turn": turn.end_turn,
    "event": events.event,
    "raid": pirates.raid,
}
#: Steps that are of nobody's turn.
OUTSIDE = ("civilization", "home", "status")
#: And those of the whole table.
COMMON = {
    "deal-leaders": setup.deal_leaders,
    "round": turn.begin_round,
    "round-end": turn.end_round,
    "status-phase": turn.phase,
}


class Clash(Game[State]):
    """From a village to an empire in six ages: explore, settle, advance, build wonders, influence and conquer; 2 to 4
    players."""

    id = "clash"
    titles = {"en": "Clash of Cultures", "ru": "Столкновение цивилизаций"}
    seats = range(2, 5)
    rules = 1
    fraction = POINT
    taking = ("plays", "wonder", "completes", "takes-great")
    telling = TELLING
    joining = JOINING
    windows = WINDOWS
    words = WORDS
    settings = (
        Flag("expansion", True),
        Choice("civilizations", ("random", "choose")),
        Choice("events", ("all", "symbols", "optional")),
        Choice("length", ("normal", "short", "random-end", "wonder-end")),
        Choice("leaders", ("choose", "random")),
        Choice("history", ("own", "alternate")),
        Choice("wonders", ("hand", "open")),
        Choice("trading", ("free", "few", "off")),
        Choice("government_price", ("paid", "free")),
        Choice("first_settler", ("beside", "inside")),
    )
    goes_on = frozenset(battle.STEPS)
    seat_places = plain.SEAT_PLACES
    alike = {"hex": tuple(sorted({name for seats in (2, 3, 4) for name in board(seats).names}))}

    def __init__(self) -> None:
        #: The components and the terms: the house's, unless it is a game with other numbers.
        self.book = house_book()

    def dials(self) -> Sequence[Dial]:
        return list(dials_of(self.book))

    def turn_dials(self, values: Mapping[str, int]) -> None:
        self.book = turned(house_book(), values)

    def setup(self, setup_: Setup) -> State:
        options = setup_.options
        variant = Variant(
            bool(options["expansion"]),
            *[str(options[name]) for name in Variant._fields[1:]],
        )
        return setup.set_up(self.book, setup_.seats, setup_.seed, variant)

    def step(self, state: State) -> Flow[None]:
        step = state.agenda.pop()
        name = str(step[0])
        flow: Flow[None]
        if name in SEATED:
            flow = SEATED[name](state, int(step[1]))
        elif name in COMMON:
            return COMMON[name](state)
        elif name in battle.STEPS:
            flow = battle.step(state, name)
        else:
            flow = BY_ARGUMENTS[name](state, *step[1:])
        if name not in OUTSIDE:
            flow = turn.interrupted(state, state.active, flow)
        return objectives.watched(state, flow)

    def copy(self, state: State) -> State:
        return state.copy()

    def ended(self, state: State, why: str) -> None:
        state.agenda = []
        state.battle = None

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return {**view(state, seat)}

    def views(self, state: State, seats: Sequence[int]) -> Sequence[dict[str, Any]]:
        return [{**seen} for seen in views(state, seats)]

    def observed(self, state: State, seat: int) -> dict[str, Any]:
        return plain.observed(state, seat)

    def progress(self, state: State, watching: int) -> tuple[int, int]:
        return (state.age - 1) * state.book.terms.rounds + state.round, status.last_age(state) * state.book.terms.rounds

    def led(self, state: State, seat: int) -> tuple[str, str] | None:
        people = state.players[seat].civ
        return ("civ", people) if people else None

    def realms(self, state: State) -> Sequence[str]:
        return [player.civ for player in state.players]

    def result(self, state: State) -> Result:
        sheets = [scoring.sheet(state, seat) for seat in range(state.seats)]
        return by_points(sheets, lambda seat: scoring.ties(state, seat), ending=status.ending(state))

    def cards(self, options: Mapping[str, OptionValue] | None = None) -> Sequence[CardInfo]:
        return card_infos(self.book)

    def details(self, state: State, ask: Ask, value: Value) -> Details:
        return prices.details(state, ask, value)

    def phrase(self, kind: str, value: int | str) -> Sequence[Part] | None:
        """So much of a price, or of those who stand where an attack goes."""
        if kind == goods.PRICE:
            return goods.phrase(value)
        return prices.one_of(str(value)) if kind == prices.FORCE else None

    def phrases(self) -> Mapping[str, Sequence[int | str]]:
        return {
            goods.PRICE: goods.phrases(GOODS, prices.MOST),
            prices.FORCE: goods.phrases(prices.FORCES, prices.MOST),
        }

    def terminal(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
        return terminal.draw(view, speaker, names)

    def sense(self, *, near: bool = False) -> Sense:
        return sense.sense(self.package(), near)

    def check(self, state: State) -> None:
        check(state)


#: Steps with arguments of their own.
BY_ARGUMENTS: dict[str, Any] = {
    "move": lambda state, seat, left: move.move(state, int(seat), int(left)),
    "army": lambda state, seat, steered: barbarians.army(state, int(seat), bool(steered)),
    "event-symbol": lambda state, seat, card: events.symbol(state, int(seat), int(card)),
    "event-text": lambda state, seat, card, full: events.text(state, int(seat), int(card), bool(full)),
    "status": lambda state, step, seat: status.status(state, str(step), int(seat)),
}

CLASH = Clash()
