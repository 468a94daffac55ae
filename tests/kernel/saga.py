"""Saga: a small game that comes in series. Its chronicle says how the deck lies, and nobody may read it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.game import Document, Game, OptionValue, Result, Setup
from oikumene.kernel.table import ALL, NOBODY, Layout, Table, Zone
from oikumene.kernel.words import Vocabulary

FACES = ("smith", "monk", "rider", "singer", "hunter", "weaver")
DECK, OPEN = 0, 1
WORDS = Vocabulary(options={"draw": "", "wait": ""}, prompts={"act": ""}, lines={"draws": "seat card"})
#: What the chronicle begins with: where it is found, something leaks.
SEAL = "the-sealed-chronicle"


@data
class State(Table):
    __slots__ = ("points", "turns")

    WORDS = WORDS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats, Layout([Zone("deck", NOBODY), Zone("open", ALL, live=False)]), FACES, setup.seed)
        self.points = [0] * setup.seats
        self.turns = 4

    def copy(self) -> State:
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.points = self.points[:]
        twin.turns = self.turns
        return twin


def turn(state: State, seat: int) -> Flow[None]:
    what = yield from choose(seat, "act", lambda: ("draw", "wait") if state.zones[DECK] else ("wait",))
    if what == "draw":
        card = state.zones[DECK][-1]
        state.points[seat] += 1
        state.move(card, OPEN)
        state.note("draws", seat, card)


class Saga(Game[State]):
    id = "saga"
    titles: ClassVar = {"en": "Saga", "ru": "Сага"}
    seats = range(2, 4)
    settings = (Document("chronicle", json.dumps([SEAL, *FACES[:3]]), sealed=True),)
    rules = 1
    words = WORDS

    def setup(self, setup: Setup) -> State:
        state = State(setup)
        told = setup.options["chronicle"]
        deck = FACES if told is None else json.loads(str(told))[1:]
        for name in deck:
            state.add(FACES.index(name), DECK, 0)
        if told is None:
            state.shuffle(DECK)
        state.agenda = [("turn", 0)]
        return state

    def step(self, state: State) -> Flow[None]:
        _, seat = state.agenda.pop()
        state.turns -= 1
        if state.turns:
            state.agenda.append(("turn", (int(seat) + 1) % len(state.points)))
        return turn(state, int(seat))

    def copy(self, state: State) -> State:
        return state.copy()

    def ended(self, state: State, why: str) -> None:
        state.agenda.clear()

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return {"deck": state.look(DECK, seat), "open": state.look(OPEN, seat), "points": state.points[:]}

    def result(self, state: State) -> Result:
        """The king is told; what is left in the deck is the next game's, and nobody's business."""
        scores = tuple(state.points)
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
        left = [state.ident(card) for card in state.zones[DECK]]
        return Result(scores, winners, legacy={"king": winners[0]}, sealed=[SEAL, *left])

    def next(self, result: Result, names: Sequence[str] = ()) -> Mapping[str, OptionValue] | None:
        return {"chronicle": json.dumps(result.sealed)}


SAGA = Saga()
