"""Words for cards in play: discarded, moved, swapped (Law 10). A locked card stays where it is (Law 7.2.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.asking import card_or_none, one_card, one_seat, one_slot, one_suit, peers, picks
from oikumene.kept.oath_2.effects.counts import at_sites
from oikumene.kept.oath_2.model import DS, MAP, PF, SLOTS, SUITS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.rules.search import clearable, trim
from oikumene.kept.oath_2.state import ADVISERS_DOWN, ADVISERS_UP, CARDS, DISPOSSESSED, DRAWN, PILE, State
from oikumene.kernel.flow import Flow, Value, argument, choose
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.bend import bent_by_card
from oikumene.kept.oath_2.kit.effects import part


def loose(deed: Deed, cards: Sequence[int]) -> list[int]:
    """Those of the cards that the player may discard, move or swap."""
    return [card for card in cards if not ruling.locked(deed.state, deed.seat, card)]


def discardable(deed: Deed, cards: Sequence[int]) -> list[int]:
    """Those of the cards that the player may discard: not those at work in the action being done (Law 7.4.3)."""
    return [card for card in cards if not ruling.stays(deed.state, deed.seat, card)]


def fits(state: State, card: int, where: str) -> bool:
    """Whether a card may lie face up at a "site", or in a council ("adviser"), by what is printed on it (Law 7.2.1)."""
    return state.card(card).only in ("", where)


def councils(deed: Deed, seats: Sequence[int]) -> list[int]:
    """The faceup advisers of some players that are not locked."""
    return loose(deed, [card for seat in seats for card in deed.state.zones[ADVISERS_UP + seat]])


# -- discards


def sweep(deed: Deed, cards: Sequence[int]) -> Flow[None]:
    """Discard several cards, in any order (Law 10: discard): asked where two of them go to the same pile."""
    state, left = deed.state, list(cards)

    def options() -> list[Value]:
        return [("discard", card) for card in left]

    while left:
        regions = [MAP.region[state.slot_of(card)] for card in left]
        picked = (yield from choose(deed.seat, "discard-next", options)) if len(set(regions)) < len(left) else None
        card = left[0] if picked is None else argument(picked)
        left.remove(card)
        verbs.discard(state, deed.seat, card)


@dataclass(frozen=True)
class DiscardInRegion(Effect):
    """Discard every other card of some suits at the sites of the own region."""

    suits: tuple[int, int]

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, region = deed.state, deed.state.region(deed.seat)
        there = [card for slot in range(len(SLOTS)) if MAP.region[slot] == region for card in state.zones[CARDS + slot]]
        able = [card for card in discardable(deed, there) if card != deed.card]
        yield from sweep(deed, [card for card in able if ruling.suit(state, card) in self.suits])
        return True

    def say(self, mood: str = "") -> Part:
        one, other = self.suits
        return part("text-discard-in-region", mood=mood, suit=SUITS[one], other=SUITS[other])


@dataclass(frozen=True)
class DiscardCommonest(Effect):
    """Discard every other card of the suit that is the commonest at sites; the player chooses between equals."""

    message = "text-discard-commonest"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        count = [len(at_sites(state, suit)) for suit in range(len(SUITS))]
        if not max(count):
            return False
        commonest = [suit for suit in range(len(SUITS)) if count[suit] == max(count)]
        suit = yield from one_suit(deed, commonest, "which-suit")
        yield from sweep(deed, [card for card in discardable(deed, at_sites(state, suit)) if card != deed.card])
        return True


@dataclass(frozen=True)
class Tame(Effect):
    """Discard a card of some suits at the own site; for it gain favor from the bank of its suit."""

    suits: tuple[int, int]
    n: int

    def whom(self, deed: Deed) -> list[int]:
        state = deed.state
        there = state.zones[CARDS + state.boards[deed.seat].pawn]
        return discardable(deed, [card for card in there if ruling.suit(state, card) in self.suits])

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from one_card(deed, self.whom(deed))
        suit = ruling.suit(deed.state, card)
        verbs.discard(deed.state, deed.seat, card)
        verbs.gain_favor(deed.state, deed.seat, suit, self.n)
        return True

    def say(self, mood: str = "") -> Part:
        one, other = self.suits
        return part("text-tame", mood=mood, suit=SUITS[one], other=SUITS[other], n=self.n)


@dataclass(frozen=True)
class DiscardAdviser(Effect):
    """Discard a faceup adviser of a player at the own site, oneself too; or, `dark`, of who holds the Darkest Secret
    and not the People's Favor."""

    dark: bool = False

    def whom(self, deed: Deed) -> list[int]:
        state = deed.state
        if not self.dark:
            return discardable(deed, councils(deed, [*peers(state, deed.seat), deed.seat]))
        holder = state.banners[DS].holder
        return councils(deed, [holder] if holder not in (-1, state.banners[PF].holder) else [])

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        verbs.discard(deed.state, deed.seat, (yield from one_card(deed, self.whom(deed))))
        return True

    def say(self, mood: str = "") -> Part:
        return part("text-discard-adviser-dark" if self.dark else "text-discard-adviser", mood=mood)


# -- moves


@dataclass(frozen=True)
class Rove(Effect):
    """Discard a denizen at another site; this card moves there, with what lies on it."""

    message = "text-rove"

    def whom(self, deed: Deed) -> list[int]:
        state, here = deed.state, deed.state.slot_of(deed.card)
        return [card for slot in range(len(SLOTS)) if slot != here for card in clearable(state, deed.seat, slot)]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        gone = yield from one_card(deed, self.whom(deed))
        slot = state.slot_of(gone)
        verbs.discard(state, deed.seat, gone)
        verbs.move_to_site(state, deed.seat, deed.card, slot)
        return True


@dataclass(frozen=True)
class MoveToOther(Effect):
    """This card moves to the council of another player, with what lies on it; take favor from that player."""

    n: int
    message = "text-move-to-other"
    says = ("n",)

    def can(self, deed: Deed) -> bool:
        return deed.state.at[deed.card] == ADVISERS_UP + deed.seat

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        other = yield from one_seat(deed, state.clockwise(deed.seat))
        verbs.move_to_council(state, deed.card, other)
        verbs.take_favor(state, deed.seat, other, self.n)
        return True


def crowd(deed: Deed, slot: int) -> list[int]:
    """What may be discarded at a site that itself lets one make room for a card that moves there."""
    state, site = deed.state, deed.state.site(slot)
    able = site >= 0 and bent_by_card(state, ruling.MAKES_ROOM, deed.seat, site, 0, deed.seat, slot) > 0
    return clearable(state, deed.seat, slot) if able else []


def opens(deed: Deed, slot: int) -> bool:
    """Whether a card can move to a site: there is room, or can be made."""
    return ruling.room(deed.state, slot) > 0 or bool(crowd(deed, slot))


def moved(deed: Deed, card: int, slot: int) -> Flow[None]:
    """A card in play moves to a site, where another may go first; in a full one it must."""
    there = crowd(deed, slot)
    asked = one_card if ruling.room(deed.state, slot) <= 0 else card_or_none
    gone = (yield from asked(deed, there, "which-goes")) if there else -1
    if gone >= 0:
        verbs.discard(deed.state, deed.seat, gone)
    verbs.move_to_site(deed.state, deed.seat, card, slot)


@dataclass(frozen=True)
class Settle(Effect):
    """Move an own faceup adviser to the own site. It is not played: nothing is gained by it."""

    message = "text-settle"

    def whom(self, deed: Deed) -> list[int]:
        able = [card for card in councils(deed, [deed.seat]) if fits(deed.state, card, "site")]
        return able if opens(deed, deed.state.boards[deed.seat].pawn) else []

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from one_card(deed, self.whom(deed))
        yield from moved(deed, card, deed.state.boards[deed.seat].pawn)
        return True


@dataclass(frozen=True)
class Resettle(Effect):
    """Move a faceup adviser of a suit, whoever has it, to any site that has room."""

    suit: int

    def whom(self, deed: Deed) -> list[int]:
        state = deed.state
        able = [card for card in councils(deed, state.in_order(deed.seat)) if fits(state, card, "site")]
        return [card for card in able if ruling.suit(state, card) == self.suit] if self.where(deed) else []

    def where(self, deed: Deed) -> list[int]:
        return [slot for slot in range(len(SLOTS)) if opens(deed, slot)]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from one_card(deed, self.whom(deed))
        slot = yield from one_slot(deed, self.where(deed))
        yield from moved(deed, card, slot)
        return True

    def say(self, mood: str = "") -> Part:
        return part("text-resettle", mood=mood, suit=SUITS[self.suit])


# -- swaps


@dataclass(frozen=True)
class SwapHere(Effect):
    """Swap an own faceup adviser with a card at the own site. Neither is played."""

    message = "text-swap-here"

    def mine(self, deed: Deed) -> list[int]:
        return [card for card in councils(deed, [deed.seat]) if fits(deed.state, card, "site")]

    def there(self, deed: Deed) -> list[int]:
        state = deed.state
        cards = loose(deed, state.zones[CARDS + state.boards[deed.seat].pawn])
        return [card for card in cards if fits(state, card, "adviser")]

    def can(self, deed: Deed) -> bool:
        return bool(self.mine(deed) and self.there(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        mine = yield from one_card(deed, self.mine(deed))
        there = yield from one_card(deed, self.there(deed), "which-other")
        verbs.swap(deed.state, deed.seat, mine, there)
        return True


@dataclass(frozen=True)
class SwapAdviser(Effect):
    """Swap this card with a faceup adviser of another player. `suit`: only of that suit, and only if one likes."""

    suit: int = -1

    def whom(self, deed: Deed) -> list[int]:
        state = deed.state
        cards = councils(deed, state.clockwise(deed.seat))
        return [card for card in cards if self.suit < 0 or ruling.suit(state, card) == self.suit]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed)) and deed.state.at[deed.card] == ADVISERS_UP + deed.seat

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not self.can(deed):
            return False
        asks = one_card if self.suit < 0 else card_or_none
        card = yield from asks(deed, self.whom(deed))
        if card < 0:
            return False
        other = deed.state.at[card] - ADVISERS_UP
        verbs.swap(deed.state, deed.seat, deed.card, card)
        yield from trim(deed.state, other, deed.card)  # what came needs a seat
        return True

    def say(self, mood: str = "") -> Part:
        if self.suit < 0:
            return part("text-swap-adviser", mood=mood)
        return part("text-swap-adviser-of", mood=mood, suit=SUITS[self.suit])


@dataclass(frozen=True)
class SwapAtSites(Effect):
    """One may swap this card with a card of a suit at another site."""

    suit: int

    def whom(self, deed: Deed) -> list[int]:
        return [card for card in loose(deed, at_sites(deed.state, self.suit)) if card != deed.card]

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if deed.state.slot_of(deed.card) < 0 or not self.whom(deed):
            return False
        card = yield from card_or_none(deed, self.whom(deed))
        if card >= 0:
            verbs.swap(deed.state, deed.seat, deed.card, card)
        return card >= 0

    def say(self, mood: str = "") -> Part:
        return part("text-swap-at-sites", mood=mood, suit=SUITS[self.suit])


@dataclass(frozen=True)
class SwapFacedown(Effect):
    """Swap two facedown advisers of different players. Everybody follows where they go."""

    message = "text-swap-facedown"

    def whom(self, deed: Deed, but: int = -1) -> list[tuple[str, int, int]]:
        state = deed.state
        return [
            ("hidden-adviser", seat, place)
            for seat in state.in_order(deed.seat)
            if seat != but
            for place in range(len(state.zones[ADVISERS_DOWN + seat]))
        ]

    def can(self, deed: Deed) -> bool:
        return len({seat for _, seat, _ in self.whom(deed)}) > 1

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        one = yield from choose(deed.seat, "which", lambda: self.whom(deed), about=(deed.card,))
        two = yield from choose(deed.seat, "which-other", lambda: self.whom(deed, one[1]), about=(deed.card,))
        first, second = (state.zones[ADVISERS_DOWN + seat][place] for _, seat, place in (one, two))
        state.move(first, ADVISERS_DOWN + two[1])
        state.move(second, ADVISERS_DOWN + one[1])
        state.note("swaps-facedown", one[1], two[1])
        return True


# -- piles and the Dispossessed


@dataclass(frozen=True)
class Convoy(Effect):
    """Put the whole discard pile of another region on top of that of the own region."""

    message = "text-convoy"

    def whence(self, deed: Deed) -> list[int]:
        own = deed.state.region(deed.seat)
        return [region for region in range(len(MAP.regions)) if region != own and deed.state.zones[PILE + region]]

    def can(self, deed: Deed) -> bool:
        return bool(self.whence(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, own = deed.state, deed.state.region(deed.seat)
        options: list[tuple[str, str]] = [("pile", MAP.regions[region]) for region in self.whence(deed)]
        _, name = yield from choose(deed.seat, "which-pile", lambda: options, about=(deed.card,))
        for card in state.zones[PILE + MAP.regions.index(name)]:
            state.move(card, PILE + own)
        state.note("moves-pile", deed.seat, name, MAP.regions[own])
        return True


@dataclass(frozen=True)
class Pilgrimage(Effect):
    """The denizens of the own site go to the Dispossessed, which is shuffled; as many of it are drawn, looked at and
    put on the pile of the own region, in an order that the player chooses."""

    message = "text-pilgrimage"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        leaving = clearable(state, seat, state.boards[seat].pawn)
        for card in leaving:
            verbs.strip(state, card)
            state.move(card, DISPOSSESSED)
        state.shuffle(DISPOSSESSED)
        left = list(state.zones[DISPOSSESSED][: len(leaving)])
        for card in left:
            state.move(card, DRAWN + seat)

        def options() -> list[Value]:
            return picks(left)

        while left:
            card = left[0]
            if len(left) > 1:
                card = argument((yield from choose(seat, "lay-next", options, about=(deed.card,), secret=True)))
            left.remove(card)
            state.move(card, PILE + state.region(seat))
        state.note("pilgrimage", seat, len(leaving))
        return bool(leaving)


@dataclass(frozen=True)
class Exchange(Effect):
    """Up to so many topmost denizens of the pile of the own region are swapped for random cards of the Dispossessed;
    how many is said without looking."""

    n: int
    message = "text-exchange-pile"
    says = ("n",)

    def most(self, deed: Deed) -> int:
        state = deed.state
        pile = [card for card in state.zones[PILE + state.region(deed.seat)] if not verbs.is_vision(state, card)]
        return min(self.n, len(pile), len(state.zones[DISPOSSESSED]))

    def can(self, deed: Deed) -> bool:
        return self.most(deed) > 0

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, most = deed.state, self.most(deed)
        n = yield from choose(deed.seat, "exchange-pile", lambda: list(range(1, most + 1)), about=(deed.card,))
        state.shuffle(DISPOSSESSED)
        verbs.exchange_top(state, state.region(deed.seat), state.zones[DISPOSSESSED][:n])
        state.note("exchanges-pile", deed.seat, n)
        return True


# -- edifices


@dataclass(frozen=True)
class TurnOver(Effect):
    """Turn this edifice over to its other side, with what lies on it."""

    message = "text-turn-over"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        verbs.turn_over(deed.state, deed.seat, deed.card)
        return True
        yield


@dataclass(frozen=True)
class DiscardBeside(Effect):
    """Discard all other denizens at the site of this card."""

    message = "text-discard-beside"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        there = clearable(deed.state, deed.seat, deed.state.slot_of(deed.card))
        yield from sweep(deed, [card for card in there if card != deed.card])
        return True
