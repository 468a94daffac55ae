"""Visions: a small game with a mixed deck. Two backs lie in it; only that of its top card is seen.

Piles and hands show backs, a bag hides them; cards are drawn, looked through, buried and stirred in again.
"""

from __future__ import annotations

from typing import Any, ClassVar

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kernel.game import Game, Number, Result, Setup
from oikumene.kernel.table import ALL, NOBODY, TOP, Layout, Table, Zone
from oikumene.kernel.words import Vocabulary

FOLK = {"smith": 2, "monk": 2, "rider": 2, "singer": 2}
VISIONS = {"conquest": 1, "faith": 1, "rebellion": 2}
FACES = (*FOLK, *VISIONS)
DENIZEN, VISION = 0, 1

DECK, PILE, BAG, OPEN, HAND = 0, 1, 2, 3, 4
MOST_SEATS = 3

WORDS = Vocabulary(
    options={
        "draw": "",
        "search": "",
        "grope": "",
        "stir": "",
        "bury": "card",
        "hide": "card",
        "drop": "card",
        "show": "card",
        "back": "card",
        "on-top": "",
        "under": "",
        "pile": "",
    },
    prompts={"act": "", "back": "", "where": ""},
    lines={"draws": "seat card", "shows": "seat card", "stirs": "seat"},
)


@data
class State(Table):
    __slots__ = ("points", "turns")

    WORDS = WORDS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats, layout(setup.seats), FACES, setup.seed)
        self.points = [0] * setup.seats
        self.turns = int(setup.options["turns"] or 0)

    def copy(self) -> State:
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.points = self.points[:]
        twin.turns = self.turns
        return twin


def layout(seats: int) -> Layout:
    zones = [
        Zone("deck", NOBODY, backs=TOP),
        Zone("pile", NOBODY),
        Zone("bag", NOBODY, ordered=False, backs=NOBODY),
        Zone("open", ALL),
    ]
    hands = [Zone(f"hand-{n}", 1 << n if n < seats else NOBODY, ordered=False) for n in range(MOST_SEATS)]
    return Layout([*zones, *hands], backs=ALL)


def actions(state: State, seat: int) -> list[Value]:
    zones = state.zones
    own: list[Value] = [
        (word, c) for word in ("bury", "hide", "drop", "show") for c in state.distinct(zones[HAND + seat])
    ]
    return [
        *(["draw"] if zones[DECK] else []),
        *(["search"] if len(zones[DECK]) > 2 else []),
        *(["grope"] if zones[BAG] else []),
        "stir",
        *own,
    ]


def turn(state: State, seat: int) -> Flow[None]:
    what = yield from choose(seat, "act", lambda: actions(state, seat), secret=True)
    if what == "draw":
        take(state, seat, state.zones[DECK][-1])
    elif what == "grope":
        bag = state.zones[BAG]
        take(state, seat, bag[state.draw(len(bag))])
    elif what == "search":
        yield from search(state, seat)
    elif what == "stir":
        stir(state, seat)
    elif isinstance(what, tuple):
        put(state, seat, str(what[0]), int(what[1]))


def take(state: State, seat: int, card: int) -> None:
    state.move(card, HAND + seat)
    state.note("draws", seat, card)


def search(state: State, seat: int) -> Flow[None]:
    """Draw two, put one back: on top, under the deck, or on the pile."""
    for _ in range(2):
        take(state, seat, state.zones[DECK][-1])
    hand = HAND + seat
    _, back = yield from choose(
        seat, "back", lambda: [("back", c) for c in state.distinct(state.zones[hand])], secret=True
    )
    where = yield from choose(seat, "where", lambda: ("on-top", "under", "pile"))
    state.move(back, PILE if where == "pile" else DECK, under=where == "under")


def stir(state: State, seat: int) -> None:
    """The pile is shuffled into the deck."""
    for card in state.zones[PILE]:
        state.move(card, DECK)
    state.shuffle(DECK)
    state.note("stirs", seat)


def put(state: State, seat: int, word: str, card: int) -> None:
    if word == "show":
        state.points[seat] += 1 + state.pool[card]
        state.move(card, OPEN)
        state.note("shows", seat, card)
    elif word == "bury":
        state.move(card, DECK, under=True)
    else:
        state.move(card, BAG if word == "hide" else PILE)


class VisionsGame(Game[State]):
    id = "visions"
    titles: ClassVar = {"en": "Visions", "ru": "Видения"}
    seats = range(2, MOST_SEATS + 1)
    settings = (Number("turns", 4, 40, 24),)
    rules = 1
    words = WORDS

    def setup(self, setup: Setup) -> State:
        state = State(setup)
        for n, (cards, back) in enumerate(((FOLK, DENIZEN), (VISIONS, VISION))):
            for face, (_, copies) in enumerate(cards.items(), n * len(FOLK)):
                for _ in range(copies):
                    state.add(face, DECK, back)
        state.shuffle(DECK)
        state.agenda = [("turn", 0)]
        return state

    def step(self, state: State) -> Flow[None]:
        _, seat = state.agenda.pop()
        state.turns -= 1
        if state.turns > 0:
            state.agenda.append(("turn", (int(seat) + 1) % len(state.points)))
        return turn(state, int(seat))

    def copy(self, state: State) -> State:
        return state.copy()

    def ended(self, state: State, why: str) -> None:
        state.agenda.clear()

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return {
            "zones": {name: state.look(zone, seat) for zone, name in enumerate(state.layout.names)},
            "backs": {name: state.behind(zone) for zone, name in enumerate(state.layout.names)},
            "points": state.points[:],
        }

    def result(self, state: State) -> Result:
        scores = tuple(state.points)
        return Result(scores, tuple(seat for seat, points in enumerate(scores) if points == max(scores)))


VISIONS_GAME = VisionsGame()
