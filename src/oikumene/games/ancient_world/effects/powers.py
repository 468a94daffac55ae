"""Powers: what a face-up card does when its moment comes, and the rule that one of them bends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.games.ancient_world.deed import Deed
from oikumene.games.ancient_world.effects.actions import Action
from oikumene.games.ancient_world.rules import board, moments
from oikumene.games.ancient_world.rules.city import food_coins, gain_knowledge, pay, replace_army
from oikumene.games.ancient_world.state import ASIDE, DISCARD, ROW, State
from oikumene.kernel.flow import Flow, Value, argument, may, optional
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.moments import Reaction


class Power(Action):
    """What a power does when its moment has come."""

    def say(self, mood: str = "") -> Part:
        return (f"text-ability-{self.word}", {name: getattr(self, name) for name in self.says})


class CitizenCoins(Power):
    """Aqueduct: a coin for each food whenever the owner gains a citizen."""

    word = "citizen_coins"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        food_coins(deed.state, deed.seat)
        return True
        yield


@dataclass(frozen=True)
class LearnLeftKnowledge(Power):
    """Scribes Guild: when the left neighbour learns, a knowledge for a coin."""

    coins: int = 1
    word = "learn_left_knowledge"
    says = ("coins",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return (yield from buy_knowledge(deed.state, deed.seat, self.coins))


def buy_knowledge(state: State, seat: int, coins: int) -> Flow[bool]:
    if state.cities[seat].coins < coins or not (yield from may(seat, "scribes")):
        return False
    pay(state, seat, coins)
    state.note("pays-coins", seat, coins)
    gain_knowledge(state, seat, 1)
    return True


class LearnRightUncoin(Power):
    """Distant Outpost: when the right neighbour learns, a coin off an own military card, scroll or picture."""

    word = "learn_right_uncoin"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if not coins_on_armies(state, seat):
            return False
        picked = yield from optional(seat, "outpost", lambda: coins_on_armies(state, seat))
        if picked is None:
            return False
        _, card, place = picked
        army = next(army for army in state.cities[seat].armies if army.card == card)
        scroll, picture = (1, 0) if place == "scroll" else (0, 1)
        replace_army(state, seat, army.card, army.with_coins(army.picture - picture, army.scroll - scroll))
        state.note("uncoins", seat, army.card)
        return True


def coins_on_armies(state: State, seat: int) -> list[tuple[str, int, str]]:
    armies = state.cities[seat].armies
    return [("uncoin", army.card, "scroll") for army in armies if army.scroll] + [
        ("uncoin", army.card, "picture") for army in armies if army.picture
    ]


class PassFirstAside(Power):
    """Zoran Dramatists: the first to pass may set aside an empire card, from the row or the top of the deck."""

    word = "pass_first_aside"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat

        def offers() -> list[Value]:
            top: list[Value] = ["take-top"] if state.zones[state.deck] or state.zones[DISCARD] else []
            return [*top, *(("take-row", card) for card in state.distinct(state.zones[ROW]))]

        if not offers():
            return False
        picked = yield from optional(seat, "dramatists", offers)
        if picked is None:
            return False
        if isinstance(picked, tuple):
            board.set_aside_from_row(state, seat, argument(picked))
            return True
        board.draw_empire(state, 1, ASIDE + seat)
        state.note("sets-aside", seat, state.zones[ASIDE + seat][-1])
        return True


@dataclass(frozen=True)
class BuildFree(Bend[State]):
    """Crane: it may be discarded on Build, and the empire card costs nothing."""

    question = board.MAKES_BUILD_FREE

    def answer(self, state: State, side: int, card: int, value: list[int], *about: Any) -> list[int]:
        return [*value, card]

    def say(self) -> Part:
        return (f"text-ability-{self}", {})

    def __str__(self) -> str:
        return "build_free"


#: The powers, as a deck file names them.
POWERS: dict[str, Reaction[Deed] | BuildFree] = {
    "citizen_coins": Reaction(moments.CITIZEN_GAINED, CitizenCoins()),
    "learn_left_knowledge": Reaction(moments.LEFT_LEARNS, LearnLeftKnowledge()),
    "learn_right_uncoin": Reaction(moments.RIGHT_LEARNS, LearnRightUncoin()),
    "build_free": BuildFree(),
    "pass_first_aside": Reaction(moments.FIRST_TO_PASS, PassFirstAside()),
}
