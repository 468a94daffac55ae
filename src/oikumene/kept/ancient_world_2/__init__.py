"""The Ancient World (Древний мир), first edition: the game's doors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from oikumene.kept.ancient_world_2.cards import deckfile
from oikumene.kept.ancient_world_2.cards.model import PRINTED, Book, card_facts
from oikumene.kept.ancient_world_2.rules.round import end_round, prepare
from oikumene.kept.ancient_world_2.rules.scoring import breakdown, scores, winners
from oikumene.kept.ancient_world_2.rules.setup import RANDOM, set_up
from oikumene.kept.ancient_world_2.rules.turn import turn
from oikumene.kept.ancient_world_2.state import ARMIES, CITY, LOST, RETIRED, State
from oikumene.kept.ancient_world_2.view import view
from oikumene.kept.ancient_world_2.words import WORDS
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import CardInfo, Choice, Document, Flag, Game, OptionValue, Result, Setup


class AncientWorld(Game[State]):
    """Six rounds of placing citizens, building an empire and fighting titans; 2 to 4 players."""

    id = "ancient_world"
    titles = {"en": "The Ancient World", "ru": "Древний мир"}
    seats = range(2, 5)
    rules = 2  # 2: chance is a keyed stream
    taking = ("builds", "builds-aside", "recruits", "expands", "beats")
    words = WORDS
    settings = (
        Flag("expand_plus"),
        Choice("first_player", (RANDOM, "1", "2", "3", "4")),
        Document("deck"),
    )

    def setup(self, setup: Setup) -> State:
        first = setup.options["first_player"]
        if first != RANDOM and int(str(first)) > setup.seats:
            raise Refused(
                "first-player",
                "Player {first} cannot begin: there are {seats} seats.",
                first=str(first),
                seats=setup.seats,
            )
        return set_up(
            self.book(setup.options),
            setup.seats,
            setup.seed,
            first=None if first == RANDOM else int(str(first)) - 1,
            expand_plus=bool(setup.options["expand_plus"]),
        )

    def book(self, options: Mapping[str, OptionValue]) -> Book:
        """The components: the house's, or those of the deck file that the options carry."""
        deck = options.get("deck")
        return deckfile.house_book() if deck is None else deckfile.read(str(deck))

    def step(self, state: State) -> Flow[None]:
        step = state.agenda.pop()
        if step[0] == "turn":
            return turn(state, int(step[1]))
        if step[0] == "round":
            return prepare(state)
        return end_round(state)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return view(state, seat)

    def result(self, state: State) -> Result:
        return Result(
            scores=tuple(scores(state)),
            winners=winners(state),
            breakdown=tuple(breakdown(state, seat) for seat in range(len(state.cities))),
            ending="rounds",
        )

    def cards(self, options: Mapping[str, OptionValue] | None = None) -> Sequence[CardInfo]:
        return [
            CardInfo(
                id=card.id,
                deck=card.deck,
                copies=card.copies,
                names={"en": card.en, "ru": card.ru},
                sure=card.sure,
                guessed=card.guessed,
                text=card.text(),
                facts=card_facts(card),
            )
            for card in self.book(options or {}).cards
        ]

    def export(self) -> str:
        return deckfile.write(deckfile.house_book())

    def check(self, state: State) -> None:
        seats = len(state.cities)
        cards = Counter(state.card(card).deck for card in range(len(state.face)))
        for deck, printed in PRINTED.items():
            expected = 2 * seats if deck.startswith("starting") else printed
            assert cards[deck] == expected, f"{deck} has {cards[deck]} cards instead of {expected}"
        for seat, city in enumerate(state.cities):
            assert city.coins >= 0 and city.knowledge >= 0, f"seat {seat} owes something"
            assert city.totals == state.counted(seat), f"the symbols of seat {seat} are miscounted"
            assert city.ready & city.starving == 0 and (city.ready | city.starving) & ~city.citizens == 0
            assert state.free_space(seat) >= 0, f"seat {seat} holds more empire cards than it has space for"
            assert sorted(army.card for army in city.armies) == sorted(state.zones[ARMIES + seat])
            retired = sorted(card for army in city.armies for card in army.retired)
            assert retired == sorted(state.zones[RETIRED + seat])
            kinds = [state.face[card] for zone in (CITY, LOST) for card in state.zones[zone + seat]]
            assert len(kinds) == len(set(kinds)), f"seat {seat} has two empire cards of a kind"

    def setups(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        for seats, options in super().setups():
            first = options["first_player"]
            if first == RANDOM or int(str(first)) <= seats:
                yield seats, options


ANCIENT_WORLD = AncientWorld()
