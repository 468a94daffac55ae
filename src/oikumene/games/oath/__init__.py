"""Oath (Обет), by the Law of October 2022: the game's doors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from oikumene.games.oath import legacy
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.cards.book import ways as said_ways  # a module of this package has the shorter name
from oikumene.games.oath.dials import dials_of, turned
from oikumene.games.oath.effects.deals import deals
from oikumene.games.oath.facts import card_facts, card_figures
from oikumene.games.oath.model import COLOURED, OATHS, PRINTED, PURPLE, SIGNS, SLOTS
from oikumene.games.oath.prices import MOST, NAMES, details
from oikumene.games.oath.rules import chronicle, ruling
from oikumene.games.oath.rules.battle import battle, plans
from oikumene.games.oath.rules.campaign import rally
from oikumene.games.oath.rules.force import shelter_colour
from oikumene.games.oath.rules.outcome import campaign_over, outcome, plan_tail
from oikumene.games.oath.rules.search import crowded, drawn, play_kept, play_second, searched
from oikumene.games.oath.rules.setup import boards, set_up, settle, share_favor
from oikumene.games.oath.rules.turn import act, acted, end_of_round, rest, turn, wake
from oikumene.games.oath.state import CARDS, CHANCELLOR, EXILE, HELD, RELICS, ROLES, SHOWN, VISION_UP, State
from oikumene.games.oath.tale import spines, tale
from oikumene.games.oath.view import view, views
from oikumene.games.oath.words import JOINING, TELLING, WINDOWS, WORDS
from oikumene.kernel.drawing import Panel, Speaker, Spine
from oikumene.kernel.flow import Ask, Flow, Value
from oikumene.kernel.game import CardInfo, Choice, Dial, Document, Flag, Game, OptionValue, Part, Result, Setup
from oikumene.kernel.sense import Sense
from oikumene.kernel.words import Details
from oikumene.kit import goods
from oikumene.kit.book import check_decks
from oikumene.kit.effects import WAY
from oikumene.kit.scoring import by_deed
from oikumene.kit.sides import in_order

#: The steps of the agenda: those of a player's turn, what it is about following the name,
STEPS: dict[str, Callable[..., Flow[None]]] = {"turn": turn, "wake": wake, "act": act, "acted": acted, "rest": rest}
#: those that go on with a search and with deals,
GOES_ON: dict[str, Callable[..., Flow[None]]] = {
    "keep": drawn,
    "play": play_kept,
    "play-second": play_second,
    "searched": searched,
    "deals": deals,
}
STEPS |= GOES_ON
#: those of a campaign and of the whole table,
STEPS |= {"rally": rally, "plans": plans, "battle": battle, "outcome": outcome, "round-end": end_of_round}
STEPS |= {"campaign-over": campaign_over, "plan-tail": plan_tail}
#: those of the set-up,
STEPS |= {"settle": settle, "site-favor": share_favor, "boards": boards}
#: and those of the chronicle.
STEPS |= {
    "swear": chronicle.swear,
    "heirs": chronicle.heirs,
    "edifice": chronicle.edifice,
    "redraw": chronicle.redraw,
    "enrich": chronicle.enrich,
    "dispossess": chronicle.dispossess,
    "bury-relics": chronicle.bury_relics,
}

#: Where the view of a campaign names seats.
WAR_SEATS = (
    "war/attacker",
    "war/defender",
    "war/allies/*",
    "war/suspended",
    "war/open/*/by",
    "war/stake/holder",
    "war/stake/standings/*/seat",
)


#: Chronicles that bots left, for the suite (`bench/chronicles.py` writes them).
CHRONICLES = Path(__file__).parent / "chronicles"


class Chronicle(Document):
    """The chronicle of a series: read and checked at once, and kept in its one plain form."""

    most = legacy.LIMIT

    def read(self, value: object) -> OptionValue:
        text = super().read(value)
        return None if text is None else legacy.write(legacy.read(str(text), house_book(), OATH.renamed))


def begun_by(left: legacy.Legacy) -> dict[str, OptionValue]:
    """The options of a game that begins with what another left."""
    return {"oath": OATHS[left.oath], "series": True, "chronicle": legacy.write(left)}


class Oath(Game[State]):
    """A Chancellor, Exiles who would take the realm, Citizens who may inherit it; 3 to 6 players, eight rounds."""

    id = "oath"
    titles = {"en": "Oath", "ru": "Обет"}
    seats = range(3, 7)
    rules = 3  # 2: facedown secrets change hands, modifiers work with travel by a power; 3: test_by_heart.py
    points = False
    taking = ("plays-at-site", "plays-adviser", "reveals-vision", "takes-relic", "gets-relic")
    telling = TELLING
    joining = JOINING
    windows = WINDOWS
    words = WORDS
    goes_on = frozenset(GOES_ON)
    settings = (Choice("oath", OATHS), Flag("series"), Chronicle("chronicle", sealed=True))
    seat_places = ("active", "title", "heir", "banners/*/holder", *WAR_SEATS)

    def __init__(self) -> None:
        #: The cards and the terms: the house's, unless it is a game with other numbers.
        self.book = house_book()

    def dials(self) -> Sequence[Dial]:
        return list(dials_of(self.book))

    def turn_dials(self, values: Mapping[str, int]) -> None:
        self.book = turned(house_book(), values)

    def setup(self, setup: Setup) -> State:
        book, options = self.book, setup.options
        left = None if options["chronicle"] is None else legacy.read(str(options["chronicle"]), book)
        return set_up(book, setup.seats, setup.seed, OATHS.index(str(options["oath"])), left, bool(options["series"]))

    def step(self, state: State) -> Flow[None]:
        name, *about = state.agenda.pop()
        return STEPS[str(name)](state, *about)

    def copy(self, state: State) -> State:
        return state.copy()

    def ended(self, state: State, why: str) -> None:
        state.agenda = []
        state.war = None
        chronicle.begin(state)

    def details(self, state: State, ask: Ask, value: Value) -> Details:
        return details(state, ask, value)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return dict(view(state, seat))

    def views(self, state: State, seats: Sequence[int]) -> Sequence[dict[str, Any]]:
        return [dict(seen) for seen in views(state, seats)]

    def progress(self, state: State, watching: int) -> tuple[int, int]:
        return state.round, state.book.terms.rounds

    def realms(self, state: State) -> Sequence[str]:
        return [state.colour_name(seat) for seat in range(state.seats)]

    def colours_in_play(self, options: Mapping[str, OptionValue]) -> bool:
        return options.get("chronicle") is not None

    def colours(self, state: State) -> Sequence[int]:
        # once the boards are chosen there is favor, secrets or warbands on some
        laid = any(board.favor or board.secrets or board.warbands for board in state.boards)
        return state.colours if laid else ()

    def signs(self, state: State) -> Sequence[int]:
        return [SIGNS[colour] for colour in state.colours]

    def result(self, state: State) -> Result:
        won = by_deed(state.seats, (state.winner,), state.ending)
        if state.annals is None:
            return won
        shown, hidden = legacy.parts(chronicle.legacy(state))
        return replace(won, legacy=shown, sealed=hidden)

    def follows(self, result: Result) -> bool:
        return result.sealed is not None

    def left_by(self, result: Result, names: Sequence[str]) -> legacy.Legacy | None:
        """What a game of a series left."""
        if result.sealed is None:
            return None
        return legacy.joined(result.legacy, result.sealed, self.book, self.renamed).named(names)

    def next(self, result: Result, names: Sequence[str] = ()) -> Mapping[str, OptionValue] | None:
        """The game that follows one of a series: the chronicle is its beginning."""
        left = self.left_by(result, names)
        return None if left is None else begun_by(left)

    def seating(self, result: Result) -> Sequence[int]:
        """The winner is the next Chancellor (Law 1.7); the others follow clockwise."""
        return in_order(result.winners[0], len(result.scores))

    def bequest(self, result: Result, names: Sequence[str] = ()) -> str | None:
        left = self.left_by(result, names)
        return None if left is None else legacy.write_sealed(left)

    def inherit(self, document: str) -> Mapping[str, OptionValue]:
        return begun_by(legacy.read(document, self.book, self.renamed))

    def story(self, document: str) -> legacy.Story:
        return {**legacy.told(legacy.read(document, self.book, self.renamed)), "longest": self.book.terms.rounds}

    def tale(self, story: Mapping[str, Any], speaker: Speaker) -> Sequence[Panel]:
        return tale(cast("legacy.Story", story), speaker)

    def spines(self, story: Mapping[str, Any], speaker: Speaker) -> Sequence[Spine]:
        return spines(cast("legacy.Story", story), speaker)

    def led(self, state: State, seat: int) -> tuple[str, str]:
        return "role", ROLES[state.boards[seat].role]

    def sense(self, *, near: bool = False) -> Sense:
        from oikumene.games.oath import sense

        return sense.sense(self.package(), near)

    def cards(self, options: Mapping[str, OptionValue] | None = None) -> Sequence[CardInfo]:
        return [
            CardInfo(
                id=card.id,
                deck=card.deck,
                copies=card.copies,
                names={"en": card.en, "ru": card.ru},
                text=card.text(),
                figures=card_figures(card),
                facts=card_facts(card),
            )
            for card in self.book.cards
        ]

    def phrase(self, kind: str, value: int | str) -> Sequence[Part] | None:
        """What a way to go says, that a card lets its user choose; and so much of a price."""
        if kind == goods.PRICE:
            return goods.phrase(value)
        way = said_ways(self.book).get(str(value)) if kind == "way" else None
        return None if way is None else way.as_way(WAY)

    def phrases(self) -> Mapping[str, Sequence[int | str]]:
        return {"way": tuple(said_ways(self.book)), goods.PRICE: goods.phrases(NAMES, MOST)}

    def terminal(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> list[Panel]:
        from oikumene.games.oath.terminal import draw

        return draw(view, speaker, names)

    def setups(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """As they are, and what other games left: Citizens at the start, every oath, edifice and denizen."""
        yield from super().setups()
        for n, path in enumerate(sorted(CHRONICLES.glob("*.json"))):
            left = legacy.read(path.read_text(encoding="utf-8"), self.book)
            yield self.seats[n % len(self.seats)], begun_by(left)

    def check(self, state: State) -> None:
        check_decks(state, state.book.cards, PRINTED)
        check_favor(state)
        check_warbands(state)
        for slot in range(len(SLOTS)):
            if not state.faceup(slot):
                lies = state.zones[CARDS + slot] + state.zones[RELICS + slot]
                assert not lies and not state.bands[slot][1], f"something lies at the facedown site {SLOTS[slot]}"
                assert not state.site_favor[slot] and not state.site_secrets[slot]
            else:
                assert ruling.room(state, slot) >= 0, f"{SLOTS[slot]} holds more than it can"
        for banner in state.banners:
            assert banner.tokens >= 1, "a banner without a token"
        in_play = ruling.in_play(state)
        for card in (*state.favor_on, *state.secrets_on):
            assert card in in_play, f"tokens on {state.ident(card)}, which is not in play"
        for seat, board in enumerate(state.boards):
            assert min(board.favor, board.secrets, board.dark, board.supply, board.warbands, board.bank) >= 0, seat
            in_action = any(step[0] == "acted" for step in state.agenda)
            assert in_action or not crowded(state, seat), f"too many advisers of {seat}"
            assert board.role != EXILE or seat != CHANCELLOR
        assert len(state.zones[SHOWN]) <= 1
        assert sum(len(state.zones[HELD + seat]) for seat in range(state.seats)) >= 1, "the Scepter is held by nobody"


def check_favor(state: State) -> None:
    """All 36 favor are somewhere."""
    there = state.stock + sum(state.banks) + sum(state.site_favor) + sum(state.favor_on.values())
    there += state.banners[0].tokens + sum(board.favor for board in state.boards)
    assert there == state.book.terms.favor, f"{there} favor instead of {state.book.terms.favor}"


def check_warbands(state: State) -> None:
    """24 purple warbands and 14 of each other colour, and none of a Citizen's or the Chancellor's colour elsewhere."""
    count: Counter[int] = Counter()
    for seat, board in enumerate(state.boards):
        count[seat] += board.bank
        count[ruling.colour(state, seat)] += board.warbands
    for colour, n in state.bands:
        count[colour] += n
    if state.war is not None and state.war.saved:
        count[shelter_colour(state, state.war)] += state.war.saved
    for card, seat in state.followed.items():
        assert any(card in state.zones[VISION_UP + owner] for owner in range(state.seats)), "a follower of no Vision"
        count[seat] += 1
    for seat in range(state.seats):
        count[seat] += state.caged[seat]
        whole = PURPLE if seat == CHANCELLOR else COLOURED
        assert count[seat] == whole, f"{count[seat]} warbands of seat {seat} instead of {whole}"


OATH = Oath()
