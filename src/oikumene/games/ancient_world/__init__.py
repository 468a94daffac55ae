"""The Ancient World (Древний мир), first edition: the game's doors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from oikumene.games.ancient_world import deckfile
from oikumene.games.ancient_world.dials import dials_of, turned
from oikumene.games.ancient_world.facts import card_facts
from oikumene.games.ancient_world.model import PRINTED, Book
from oikumene.games.ancient_world.rules.round import end_round, prepare
from oikumene.games.ancient_world.rules.scoring import breakdown, scores, winners
from oikumene.games.ancient_world.rules.setup import RANDOM, set_up
from oikumene.games.ancient_world.rules.turn import details, turn
from oikumene.games.ancient_world.state import ARMIES, CITY, LOST, RETIRED, State
from oikumene.games.ancient_world.view import View, view, views
from oikumene.games.ancient_world.words import JOINING, TELLING, WORDS
from oikumene.kernel.drawing import Panel, Speaker
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Flow, Value
from oikumene.kernel.game import CardInfo, Choice, Dial, Document, Flag, Game, OptionValue, Result, Setup
from oikumene.kernel.sense import Sense
from oikumene.kernel.words import Details
from oikumene.kit import learned
from oikumene.kit.book import check_decks, totals


class AncientWorld(Game[State]):
    """Six rounds of placing citizens, building an empire and fighting titans; 2 to 4 players."""

    id = "ancient_world"
    titles = {"en": "The Ancient World", "ru": "Древний мир"}
    seats = range(2, 5)
    rules = 3  # 2: chance is a keyed stream; 3: which of two Cranes goes, cards that must be restored asked apart
    taking = ("builds", "builds-aside", "recruits", "expands", "beats")
    telling = TELLING
    joining = JOINING
    seat_places = ("first", "spaces/*/citizens/0")
    words = WORDS
    settings = (
        Flag("expand_plus"),
        Choice("first_player", (RANDOM, "1", "2", "3", "4")),
        Document("deck"),
    )

    #: The components where they are not the house's: of a game with other numbers.
    house: Book | None = None

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
        if deck is None:
            return self.house or deckfile.house_book()
        if self.change:
            raise Refused("change-deck", "A changed game has the cards of the house: leave the deck file out.")
        return deckfile.read(str(deck))

    def dials(self) -> Sequence[Dial]:
        return list(dials_of(self.book({})))

    def turn_dials(self, values: Mapping[str, int]) -> None:
        self.house = turned(deckfile.house_book(), values)

    def step(self, state: State) -> Flow[None]:
        step = state.agenda.pop()
        if step[0] == "turn":
            return turn(state, int(step[1]))
        if step[0] == "round":
            return prepare(state)
        return end_round(state)

    def copy(self, state: State) -> State:
        return state.copy()

    def details(self, state: State, ask: Ask, value: Value) -> Details:
        return details(state, ask, value)

    def view(self, state: State, seat: int) -> View:
        return view(state, seat)

    def views(self, state: State, seats: Sequence[int]) -> Sequence[View]:
        return views(state, seats)

    def progress(self, state: State, watching: int) -> tuple[int, int]:
        return state.round, state.book.terms.rounds

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
                known=card.known if card.guessed else (),
                text=card.text(),
                facts=card_facts(card),
            )
            for card in self.book(options or {}).cards
        ]

    def export(self) -> str:
        return deckfile.write(self.book({}))

    def sense(self, *, near: bool = False) -> Sense:
        from oikumene.games.ancient_world import sense

        return learned.sense(self.package(), sense, near)

    def terminal(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
        from oikumene.games.ancient_world.terminal import draw

        return draw(view, speaker, names)

    def check(self, state: State) -> None:
        seats = len(state.cities)
        there = PRINTED if self.house is None else totals(self.house.cards)
        printed = {deck: 2 * seats if deck.startswith("starting") else n for deck, n in there.items()}
        check_decks(state, state.book.cards, printed)
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
