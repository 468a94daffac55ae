"""Imperium: Classics and Legends (Империи): the game's doors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from oikumene.games.imperium.cards.book import BOX, FACE, WAYS, ways_of
from oikumene.games.imperium.cards.nations import ALL_NATIONS
from oikumene.games.imperium.dials import dials_of, turned
from oikumene.games.imperium.facts import card_facts
from oikumene.games.imperium.model import BOXES, CLASSICS, LEGENDS, POWER, RESOURCES, Box, Card, Effect
from oikumene.games.imperium.prices import FEE, MOST, details, fees, say_fee
from oikumene.games.imperium.rules import ending, rounds, turn, unrest
from oikumene.games.imperium.rules import setup as table
from oikumene.games.imperium.rules.scoring import announce, breakdown, endgame, total, winners
from oikumene.games.imperium.solo import scoring as solo
from oikumene.games.imperium.solo.levels import LEVELS, OPPONENT
from oikumene.games.imperium.solo.sheets import JOURNEYS, ROWS
from oikumene.games.imperium.solo.turn import clean_up, lay_opponent, opponent_turn, resolve_slot
from oikumene.games.imperium.state import GARRISON, MAX_SEATS, State
from oikumene.games.imperium.telling import say_card, say_effect, say_face
from oikumene.games.imperium.view import View, view, views
from oikumene.games.imperium.words import JOINING, TELLING, WINDOWS, WORDS
from oikumene.kernel.drawing import Panel, Speaker
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Flow, Value, nothing
from oikumene.kernel.game import CardInfo, Choice, Dial, Game, OptionValue, Part, Result, Setup
from oikumene.kernel.sense import Sense
from oikumene.kernel.words import Details
from oikumene.kit import goods, learned
from oikumene.kit.book import check_copies

ANY = "any"
#: What the solo rules leave open; see docs/games/imperium-solo.md.
SOLO = (
    Choice("solo_dynasty_order", ("rising", "falling")),
    Choice("solo_unrest", ("deck", "discard")),
    Choice("solo_unrest_order", ("above", "below")),
    Choice("solo_tables", ("printed", "corrected")),
    Choice("solo_rows", ("next", "first")),
    Choice("solo_per_region", ("both", "second")),
    Choice("solo_draw", ("discard", "nothing")),
    Choice("solo_quests", ("pile", "dynasty")),
    Choice("solo_tie", ("opponent", "human")),
)
SWITCHES = ("nations", "powers", "level", "active_quest", *(choice.name for choice in SOLO))
NATION_OPTIONS = tuple(f"nation_{n}" for n in range(1, MAX_SEATS + 1))


FEES = fees(BOX.book)


class Imperium(Game[State]):
    """A deck for a people: from barbarians to an empire, through unrest and fame; 1 to 4 players."""

    id = "imperium"
    titles = {"en": "Imperium: Classics and Legends", "ru": "Империи. Классика и Легенды"}
    seats = range(1, MAX_SEATS + 1)
    rules = 3  # 2: chance is a keyed stream; 3: choices, searches, free cards and the solstice as the book has them
    taking = ("acquires", "breaks-through", "takes-deck", "takes-fame", "king", "develops")
    telling = TELLING
    joining = JOINING
    windows = WINDOWS
    seat_places = ("first", "active", "opponent/seat")
    words = WORDS
    settings = (
        Choice("base", (CLASSICS, LEGENDS)),
        Choice("pool", (ANY, *BOXES)),
        Choice("nations", (table.RANDOM, table.CHOOSE)),
        Choice("powers", (table.CHOOSE, *table.SIDES)),
        *(Choice(name, (ANY, *ALL_NATIONS)) for name in NATION_OPTIONS),
        Choice("opponent", (ANY, *ALL_NATIONS)),
        Choice("level", tuple(LEVELS), "imperator"),
        Choice("active_quest", ("scores", "worthless")),
        *SOLO,
    )

    #: The cards, nations and terms, and what cards let one choose: the house's, unless it is a game with other numbers.
    box: Box = BOX
    ways: Mapping[str, Effect] = WAYS
    #: What cards ask for, by its name: the card, and whether that is when it is played or exhausted.
    fees: Mapping[str, tuple[Card, str]] = FEES

    def setup(self, setup: Setup) -> State:
        options = setup.options
        named = [str(options[name]) for name in NATION_OPTIONS]
        taken: list[str] = []
        for seat, nation in enumerate(named):
            if nation == ANY:
                continue
            if seat >= setup.seats:
                raise Refused(
                    "nation-seat",
                    "Option {name} names a nation for a seat that is not there.",
                    name=NATION_OPTIONS[seat],
                )
            if nation in taken:
                raise Refused("nation-twice", "Two players cannot both play {nation}.", nation=nation)
            taken.append(nation)
        opponent = str(options["opponent"])
        if opponent != ANY and setup.seats > 1:
            raise Refused("opponent-seat", "Option opponent is for the solo game.")
        if opponent in taken:
            raise Refused("nation-twice", "Two players cannot both play {nation}.", nation=opponent)
        return table.set_up(
            self.box,
            setup.seats,
            setup.seed,
            str(options["base"]),
            ["" if nation == ANY else nation for nation in named[: setup.seats]],
            "" if opponent == ANY else opponent,
            str(options["pool"]),
            {name: str(options[name]) for name in SWITCHES},
        )

    def dials(self) -> Sequence[Dial]:
        return list(dials_of(self.box))

    def turn_dials(self, values: Mapping[str, int]) -> None:
        self.box = turned(BOX, values)
        self.ways = ways_of(self.box.book)
        self.fees = fees(self.box.book)

    def step(self, state: State) -> Flow[None]:
        name, *args = state.agenda.pop()
        if name == "act":
            return turn.act(state, int(args[0]))
        if name == "market-token":
            return turn.market_token(state, int(args[0]))
        if name == "refresh":
            return turn.refresh(state, int(args[0]))
        if name == "solstice":
            return rounds.solstice(state)
        if name == "endgame":
            return endgame(state, int(args[0]))
        if name == "opponent-slot":
            return resolve_slot(state, int(args[0]))
        if name == "opponent-clean-up":
            return clean_up(state)
        if name == "nation":
            return table.choose_nation(state, int(args[0]), str(args[1]))
        if name == "power":
            return table.choose_power(state, int(args[0]))
        self._at_once(state, str(name), args)
        return nothing()

    def _at_once(self, state: State, name: str, args: Sequence[int | str]) -> None:
        """Steps in which nobody decides anything."""
        if name == "turn":
            turn.begin_turn(state, int(args[0]))
        elif name == "round":
            rounds.begin_round(state)
        elif name == "round-over":
            ending.round_over(state)
        elif name == "set-up":
            table.lay_out(state, lay_opponent)
        elif name == "opponent":
            opponent_turn(state)
        elif name == "draw-nation":
            table.draw_nation(state, int(args[0]), str(args[1]))
        else:
            assert name == "score", name
            announce(state)
            if state.solo:
                solo.announce(state)

    def ended(self, state: State, why: str) -> None:
        unrest.collapsed(state)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int) -> View:
        return view(state, seat)

    def views(self, state: State, seats: Sequence[int]) -> Sequence[View]:
        return views(state, seats)

    def progress(self, state: State, watching: int) -> tuple[int, int]:
        return state.round, 0

    def led(self, state: State, seat: int) -> tuple[str, str] | None:
        people = state.players[seat].nation
        return ("nation", people) if people else None

    def realms(self, state: State) -> Sequence[str]:
        return [player.nation for player in state.players]

    def result(self, state: State) -> Result:
        seats = range(state.seats)
        shown = [breakdown(state, seat) for seat in seats]
        if state.solo:
            shown[0] = {
                **shown[0],
                **{f"opponent-{name}": -n for name, n in solo.bot_breakdown(state, OPPONENT).items()},
            }
        return Result(
            scores=tuple(total(state, seat) - (solo.bot_total(state, OPPONENT) if state.solo else 0) for seat in seats),
            winners=solo.winners(state) if state.solo else winners(state),
            breakdown=tuple(shown),
            ending=state.why,
        )

    def phrase(self, kind: str, value: int | str) -> Sequence[Part] | None:
        """What a way to go, a price or a side of a power card says."""
        if kind == "way":
            effect = self.ways.get(str(value))
            return None if effect is None else say_effect(effect)
        if kind == "row":
            row = ROWS.get(str(value)) or JOURNEYS.get(str(value))
            return None if row is None else [row.say()]
        if kind == goods.PRICE:
            return goods.phrase(value)
        if kind == FEE:
            return say_fee(*self.fees[str(value)]) if value in self.fees else None
        if kind == "face":
            return say_face(self.box.book[FACE[str(value)]]) if value in FACE else None
        return None

    def phrases(self) -> Mapping[str, Sequence[int | str]]:
        faces = tuple(card.id for card in self.box.book if card.start == POWER)
        amounts = goods.phrases((*RESOURCES, "card"), MOST)
        return {"way": tuple(self.ways), "face": faces, "row": tuple(ROWS), goods.PRICE: amounts, FEE: tuple(self.fees)}

    def details(self, state: State, ask: Ask, value: Value) -> Details:
        return details(state, ask, value)

    def cards(self, options: Mapping[str, OptionValue] | None = None) -> Sequence[CardInfo]:
        return [
            CardInfo(
                id=card.id,
                deck=card.nation or card.box,
                copies=0 if card.id.endswith("-b") else card.copies,
                names={"en": card.en, "ru": card.ru},
                sure=card.sure,
                text=tuple(say_card(card)),
                facts=card_facts(card),
            )
            for card in self.box.book
        ]

    def sense(self, *, near: bool = False) -> Sense:
        from oikumene.games.imperium import sense

        return learned.sense(self.package(), sense, near)

    def terminal(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
        from oikumene.games.imperium.terminal import draw

        return draw(view, speaker, names)

    def check(self, state: State) -> None:
        if not state.face:
            return
        check_copies(state, self.box.book)
        lie = sorted(card for zone in state.zones for card in zone)
        assert lie == list(range(len(state.face))), "a card lies nowhere, or twice"
        for side, player in enumerate(state.players):
            assert min(player.resources) >= 0, f"side {side} owes something"
            assert player.actions >= 0
            assert player.exhausts >= 0
            in_play = state.in_play(side)
            assert set(player.tired) <= set(in_play), "a token lies on a card that is not in play"
            under = state.zones[GARRISON + side]
            assert all(state.garrisons[card] in in_play for card in under), "a garrison without a card above it"
        hidden = [c for side in range(len(state.players)) for c in state.zones[GARRISON + side]]
        assert sorted(state.garrisons) == sorted(hidden), "the garrisons are not what lies there"
        assert all(min(tokens) >= 0 for tokens in state.market)

    def setups(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every player count, each base deck; each nation alone and against others; each level of the opponent."""
        defaults = self.read_options({})
        for seats in self.seats:
            yield seats, dict(defaults)
            yield seats, {**defaults, "base": LEGENDS, "nations": table.CHOOSE}
        for n, nation in enumerate(ALL_NATIONS):
            base = BOXES[n % 2]
            yield 1, {**defaults, "base": base, "nation_1": nation}
            yield 2, {**defaults, "base": base, "nation_1": nation}
            yield 1, {**defaults, "opponent": nation, "level": list(LEVELS)[n % len(LEVELS)]}
        for side in table.SIDES:
            yield 3, {**defaults, "powers": side, "pool": BOXES[0]}
            yield 4, {**defaults, "powers": side, "pool": BOXES[1], "base": LEGENDS}
        yield 2, {**defaults, "nation_1": "arthurians", "active_quest": "worthless"}
        switched: dict[str, OptionValue] = {choice.name: choice.choices[1] for choice in SOLO}
        for nation in ("arthurians", "scythians", "persians"):
            yield 1, {**defaults, **switched, "opponent": nation}


IMPERIUM = Imperium()
