"""Oath (Обет), by the Law of October 2022: the game's doors. Not among the games of the house yet: see docs/games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from oikumene.games.oath.cards.book import house_book, ways
from oikumene.games.oath.model import COLOURED, FAVOR, OATHS, PRINTED, PURPLE, ROUNDS, SLOTS, facts
from oikumene.games.oath.rules import ruling
from oikumene.games.oath.rules.battle import battle, plans
from oikumene.games.oath.rules.campaign import rally
from oikumene.games.oath.rules.force import shelter_colour
from oikumene.games.oath.rules.outcome import campaign_over, outcome, plan_tail
from oikumene.games.oath.rules.setup import set_up, settle
from oikumene.games.oath.rules.turn import act, acted, end_of_round, rest, turn, wake
from oikumene.games.oath.state import ADVISERS_UP, CARDS, CHANCELLOR, EXILE, HELD, RELICS, SHOWN, State
from oikumene.games.oath.view import view
from oikumene.games.oath.words import WORDS
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import CardInfo, Choice, Game, OptionValue, Part, Result, Setup
from oikumene.kit.book import check_decks
from oikumene.kit.effects import WAY
from oikumene.kit.scoring import by_deed

#: The steps of the agenda that are a player's.
SEATED = {"settle": settle, "turn": turn, "wake": wake, "act": act, "acted": acted, "rest": rest}
#: And those that are of the whole table.
COMMON = {"rally": rally, "plans": plans, "battle": battle, "outcome": outcome, "round-end": end_of_round}

#: And those of a player, about somebody or something.
TAILS = {"campaign-over": campaign_over, "plan-tail": plan_tail}


class Oath(Game[State]):
    """A Chancellor, Exiles who would take the realm, Citizens who may inherit it; 3 to 6 players, eight rounds."""

    id = "oath"
    titles = {"en": "Oath", "ru": "Обет"}
    seats = range(3, 7)
    rules = 1
    points = False
    words = WORDS
    settings = (Choice("oath", OATHS),)
    seat_places = ("active", "title", "banners/*/holder", "war/attacker", "war/defender", "war/allies/*")

    def setup(self, setup: Setup) -> State:
        return set_up(house_book(), setup.seats, setup.seed, OATHS.index(str(setup.options["oath"])))

    def step(self, state: State) -> Flow[None]:
        step = state.agenda.pop()
        name = str(step[0])
        if name in SEATED:
            return SEATED[name](state, int(step[1]))
        if name in TAILS:
            return TAILS[name](state, int(step[1]), int(step[2]))
        return COMMON[name](state)

    def copy(self, state: State) -> State:
        return state.copy()

    def ended(self, state: State, why: str) -> None:
        state.agenda = []
        state.war = None

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return dict(view(state, seat))

    def progress(self, state: State, watching: int) -> tuple[int, int]:
        return state.round, ROUNDS

    def result(self, state: State) -> Result:
        return by_deed(state.seats, (state.winner,), state.ending)

    def cards(self, options: Mapping[str, OptionValue] | None = None) -> Sequence[CardInfo]:
        return [
            CardInfo(
                id=card.id,
                deck=card.deck,
                copies=card.copies,
                names={"en": card.en, "ru": card.ru},
                text=card.text(),
                facts=facts(card),
            )
            for card in house_book().cards
        ]

    def phrase(self, kind: str, value: int | str) -> Sequence[Part] | None:
        """What a way to go says, that a card lets its user choose."""
        way = ways().get(str(value)) if kind == "way" else None
        return None if way is None else way.as_way(WAY)

    def phrases(self) -> Mapping[str, Sequence[int | str]]:
        return {"way": tuple(ways())}

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
            extra = sum(ruling.outside(state, seat, card) for card in state.zones[ADVISERS_UP + seat])
            assert ruling.council(state, seat) <= ruling.council_room(state, seat) + extra, (
                f"too many advisers of {seat}"
            )
            assert board.role != EXILE or seat != CHANCELLOR
        assert len(state.zones[SHOWN]) <= 1
        assert sum(len(state.zones[HELD + seat]) for seat in range(state.seats)) >= 1, "the Scepter is held by nobody"


def check_favor(state: State) -> None:
    """All 36 favor are somewhere."""
    there = state.stock + sum(state.banks) + sum(state.site_favor) + sum(state.favor_on.values())
    there += state.banners[0].tokens + sum(board.favor for board in state.boards)
    assert there == FAVOR, f"{there} favor instead of {FAVOR}"


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
    for seat in range(state.seats):
        count[seat] += state.caged[seat]
        whole = PURPLE if seat == CHANCELLOR else COLOURED
        assert count[seat] == whole, f"{count[seat]} warbands of seat {seat} instead of {whole}"


OATH = Oath()
