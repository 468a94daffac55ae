"""Actions: what a citizen on a card's slot gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from oikumene.games.ancient_world.deed import Deed, Effect
from oikumene.games.ancient_world.rules import board
from oikumene.games.ancient_world.rules.city import (
    food_coins,
    gain_coins,
    gain_knowledge,
    restore_cards,
    take_first_player,
)
from oikumene.games.ancient_world.rules.fight import can_fight, fight
from oikumene.games.ancient_world.rules.turn import run_action
from oikumene.games.ancient_world.state import CITY, HAND, LOST, TITAN_DECK, TITAN_OPEN, State
from oikumene.kernel.flow import Flow, Value, choose, gather, may
from oikumene.kernel.game import Part


@dataclass(frozen=True)
class Action(Effect):
    """A word of a deck file, said by a message of its own."""

    word: ClassVar[str] = ""

    def say(self, mood: str = "") -> Part:
        return (f"text-action-{self.word}", {name: getattr(self, name) for name in self.says})

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True)
class Amount(Action):
    """An action that gives n of something."""

    n: int
    says = ("n",)

    def __str__(self) -> str:
        return f"{self.word} {self.n}"


class Coins(Amount):
    word = "coins"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        gain_coins(deed.state, deed.seat, self.n)
        return True
        yield


class Knowledge(Amount):
    word = "knowledge"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        gain_knowledge(deed.state, deed.seat, self.n)
        return True
        yield


class Sword(Amount):
    """Swords in every fight until the end of the round."""

    word = "sword"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.cities[deed.seat].swords += self.n
        deed.state.note("swords", deed.seat, self.n)
        return True
        yield


class Restore(Amount):
    word = "restore"

    def feasible(self, deed: Deed) -> bool:
        return bool(deed.state.zones[LOST + deed.seat])

    def why_not(self, deed: Deed) -> Value:
        return "nothing-lost"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from restore_cards(deed.state, deed.seat, self.n)
        return True


class TitanLook(Amount):
    """Forest Refuge: take the top cards of one titan deck, put them back in any order, may fight the top one."""

    word = "titan_look"

    def feasible(self, deed: Deed) -> bool:
        return bool(decks(deed.state))

    def why_not(self, deed: Deed) -> Value:
        return "titans-gone"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if not decks(state):
            return False
        _, stars = yield from choose(seat, "refuge-deck", lambda: decks(state))
        yield from reorder(state, seat, stars, self.n)
        yield from fight_top(state, seat, stars)
        return True


def decks(state: State) -> list[tuple[str, int]]:
    return [("titans", stars) for stars in (1, 2, 3) if state.zones[TITAN_OPEN + stars - 1]]


def reorder(state: State, seat: int, stars: int, n: int) -> Flow[None]:
    """The top n cards of a titan deck, the open one among them, in an order that only the player knows."""
    deck, top = TITAN_DECK + stars - 1, TITAN_OPEN + stars - 1
    looked = (*state.zones[top], *state.zones[deck][:-n:-1])
    for card in looked:
        state.move(card, HAND + seat)
    state.note("reorders", seat, stars)

    def left(placed: Sequence[int]) -> list[tuple[str, int]]:
        """The cards in hand that have no place yet, copies as one."""
        return [("next", card) for card in state.distinct(c for c in state.zones[HAND + seat] if c not in placed)]

    most = len(looked) - 1  # the last one follows
    chosen = yield from gather(
        seat,
        "refuge-order",
        lambda picked: left([c for _, c in picked]),
        lambda picked: len(picked) >= most,
        low=most,
        high=most,
        about=lambda picked: (len(looked) - len(picked),),
        secret=True,
    )
    order = [int(card) for _, card in chosen]
    order += [card for card in looked if card not in order]
    for card in reversed(order[1:]):
        state.move(card, deck)
    state.move(order[0], top)
    state.note("opens-titan", order[0])


def fight_top(state: State, seat: int, stars: int) -> Flow[None]:
    titan = state.zones[TITAN_OPEN + stars - 1][-1]
    if can_fight(state, seat, titan) and (yield from may(seat, "refuge-fight", about=(titan,))):
        yield from fight(state, seat, titan)


class CoinsPerFood(Action):
    word = "coins_per_food"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        food_coins(deed.state, deed.seat)
        return True
        yield


class Explore(Action):
    """The board's Explore, also while its space is still covered."""

    word = "explore"

    def feasible(self, deed: Deed) -> bool:
        return board.explorable(deed.state)

    def why_not(self, deed: Deed) -> Value:
        return "no-cards"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from board.explore(deed.state, deed.seat)
        return True


class FirstPlayer(Action):
    """The first player token, if it lies hand side down; it is not locked by this."""

    word = "first_player"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        take_first_player(deed.state, deed.seat, lock=False)
        return True
        yield


class CopyAction(Action):
    """Bridge, Trade City: do the action of another player's empire card, whether it holds a citizen or not."""

    word = "copy"

    def feasible(self, deed: Deed) -> bool:
        return bool(self._models(deed))

    def why_not(self, deed: Deed) -> Value:
        return "nothing-to-copy"

    def _models(self, deed: Deed) -> list[tuple[str, int, int]]:
        """Face-up cards of others with an action that would do something; one that copies cannot be copied."""
        state = deed.state
        found = []
        for owner in deed.others():
            for card in state.zones[CITY + owner]:
                action = state.card(card).action
                copies = any(isinstance(effect, CopyAction) for effect in action)
                if not copies and any(effect.feasible(deed) for effect in action):
                    found.append(("copy", card, owner))
        return found

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not self._models(deed):
            return False
        _, card, owner = yield from choose(deed.seat, "copy", lambda: self._models(deed))
        deed.state.note("copies", deed.seat, card, owner)
        yield from run_action(deed.state, deed.seat, card)
        return True
