"""What powers count, and what they ask for: cards of a suit, banners held, roles."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Condition, Deed
from oikumene.kept.oath_2.model import BANNERS, SLOTS, SUITS
from oikumene.kept.oath_2.rules import ruling
from oikumene.kept.oath_2.state import CARDS, CHANCELLOR, EXILE, State
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit import effects
from oikumene.kept.oath_2.kit.effects import part

Per = effects.Per[Deed]


def at_sites(state: State, suit: int) -> list[int]:
    """The cards of a suit at all sites, whoever rules them."""
    return [
        card for slot in range(len(SLOTS)) for card in state.zones[CARDS + slot] if ruling.suit(state, card) == suit
    ]


@dataclass(frozen=True)
class AtSites(Per):
    """Cards of a suit at all sites."""

    suit: int

    def count(self, deed: Deed) -> int:
        return len(at_sites(deed.state, self.suit))

    def each(self) -> Part:
        return part("text-each-at-sites", suit=SUITS[self.suit])


@dataclass(frozen=True)
class Ruled(Per):
    """Cards of a suit that the player rules."""

    suit: int

    def count(self, deed: Deed) -> int:
        state = deed.state
        return sum(
            ruling.suit(state, card) == self.suit and ruling.rules_card(state, deed.seat, card)
            for card in ruling.in_play(state)
        )

    def each(self) -> Part:
        return part("text-per-card-ruled", suit=SUITS[self.suit])


@dataclass(frozen=True)
class Holds(Condition):
    """The player holds a banner."""

    banner: int

    def holds(self, deed: Deed) -> bool:
        return deed.state.banners[self.banner].holder == deed.seat

    def when(self) -> Part:
        return part("text-when-you-hold", banner=BANNERS[self.banner])


@dataclass(frozen=True)
class MobRages(Condition):
    """The People's Favor shows the Mob."""

    def holds(self, deed: Deed) -> bool:
        return deed.state.banners[0].mob

    def when(self) -> Part:
        return part("text-when-mob")


@dataclass(frozen=True)
class MoreSecrets(Condition):
    """An Exile has more secrets, those on cards too, than the Chancellor."""

    def holds(self, deed: Deed) -> bool:
        state, seat = deed.state, deed.seat
        return state.boards[seat].role == EXILE and secrets(state, seat) > secrets(state, CHANCELLOR)

    def when(self) -> Part:
        return part("text-when-more-secrets")


@dataclass(frozen=True)
class MoreSites(Condition):
    """An Exile rules more sites than the Chancellor."""

    def holds(self, deed: Deed) -> bool:
        state, seat = deed.state, deed.seat
        more = ruling.sites_of(state, seat) > ruling.sites_of(state, CHANCELLOR)
        return state.boards[seat].role == EXILE and more

    def when(self) -> Part:
        return part("text-when-more-sites")


def secrets(state: State, seat: int) -> int:
    """All secrets of a player: those on cards are of the player whose turn it is."""
    board = state.boards[seat]
    return board.secrets + board.dark + (sum(state.secrets_on.values()) if state.active == seat else 0)
