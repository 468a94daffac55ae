"""Words for favor and secrets of banks and boards, on banners and cards (Law 10: gain, take, give, burn, place)."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.asking import one_seat, one_suit, peers, rich_banks
from oikumene.kept.oath_2.effects.counts import Per
from oikumene.kept.oath_2.model import DEFENCE_DIE, DS, MAP, PF, SUITS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.rules.battle import shields
from oikumene.kept.oath_2.rules.dice import roll
from oikumene.kept.oath_2.state import CHANCELLOR, State
from oikumene.kernel.flow import Flow, Place, Value, choose, optional, split, subset
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part

# -- banks


def from_banks(state: State, suits: list[int]) -> list[tuple[Place, int]]:
    """What the banks hold, as places of a split."""
    return [(("from-bank", SUITS[suit]), state.banks[suit]) for suit in suits]


@dataclass(frozen=True)
class GainFromBanks(Effect):
    """Gain favor from any banks, split freely."""

    n: int
    message = "text-gain-from-banks"
    says = ("n",)

    def can(self, deed: Deed) -> bool:
        return bool(rich_banks(deed.state))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        places = from_banks(state, rich_banks(state))
        shares = yield from split(deed.seat, "banks", lambda: places, self.n, about=(deed.card, self.n))
        for place, n in shares.items():
            verbs.gain_favor(state, deed.seat, SUITS.index(str(place[1])), n)
        return True


@dataclass(frozen=True)
class GainOfEach(Effect):
    """Gain one favor from each of so many different banks."""

    banks: int
    message = "text-gain-of-each"
    says = ("banks",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        rich = rich_banks(state)
        most = min(self.banks, len(rich))
        options: list[tuple[str, str]] = [("of-suit", SUITS[suit]) for suit in rich]
        picked = yield from subset(deed.seat, "each-bank", lambda: options, most, most, about=(deed.card, most))
        for _, suit in picked:
            verbs.gain_favor(state, deed.seat, SUITS.index(suit), 1)
        return bool(picked)


@dataclass(frozen=True)
class FromOneBank(Effect):
    """Take favor from one bank; `per`: so much for each."""

    n: int = 1
    per: Per | None = None

    def can(self, deed: Deed) -> bool:
        return bool(rich_banks(deed.state))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        n = self.n if self.per is None else self.n * self.per.count(deed)
        return (yield from take_of_bank(deed, n))

    def say(self, mood: str = "") -> Part:
        if self.per is None:
            return part("text-from-one-bank", mood=mood, n=self.n)
        return part("text-from-one-bank-per", mood=mood, n=self.n, per=[self.per.each()])


def take_of_bank(deed: Deed, n: int) -> Flow[bool]:
    """Favor of a bank that the player chooses."""
    rich = rich_banks(deed.state)
    if not n or not rich:
        return False
    suit = yield from one_suit(deed, rich)
    return verbs.gain_favor(deed.state, deed.seat, suit, n) > 0


@dataclass(frozen=True)
class Gamble(Effect):
    """Roll defence dice and take as much favor from one bank as they show shields."""

    dice: int
    message = "text-gamble"
    says = ("dice",)

    def can(self, deed: Deed) -> bool:
        return bool(rich_banks(deed.state))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:

        def tell(shown: list[str]) -> None:
            deed.state.note("rolls-shields", deed.seat, shields(shown))

        shown = yield from roll(deed.state, (deed.seat,), self.dice, DEFENCE_DIE, tell)
        return (yield from take_of_bank(deed, shields(shown)))


@dataclass(frozen=True)
class DrawToBank(Effect):
    """Move favor from any banks to one bank: so much in all as is counted."""

    suit: int
    per: Per

    def can(self, deed: Deed) -> bool:
        return bool(self.others(deed.state)) and self.per.count(deed) > 0

    def others(self, state: State) -> list[int]:
        return [suit for suit in rich_banks(state) if suit != self.suit]

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, n = deed.state, self.per.count(deed)
        places = from_banks(state, self.others(state))
        shares = yield from split(deed.seat, "move-banks", lambda: places, n, about=(deed.card, n))
        for place, moved in shares.items():
            verbs.move_favor(state, SUITS.index(str(place[1])), self.suit, moved)
        return bool(shares)

    def say(self, mood: str = "") -> Part:
        return part("text-draw-to-bank", mood=mood, suit=SUITS[self.suit], per=[self.per.each()])


@dataclass(frozen=True)
class WholeBank(Effect):
    """Move all favor of one bank to another."""

    suit: int

    def can(self, deed: Deed) -> bool:
        return any(suit != self.suit for suit in rich_banks(deed.state))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        suit = yield from one_suit(deed, [suit for suit in rich_banks(state) if suit != self.suit])
        verbs.move_favor(state, suit, self.suit, state.banks[suit])
        return True

    def say(self, mood: str = "") -> Part:
        return part("text-whole-bank", mood=mood, suit=SUITS[self.suit])


@dataclass(frozen=True)
class Level(Effect):
    """Move favor from the bank with the most to the bank with the least; the player chooses between equals."""

    n: int
    message = "text-level"
    says = ("n",)

    def can(self, deed: Deed) -> bool:
        return bool(rich_banks(deed.state))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        banks = deed.state.banks
        rich = yield from one_suit(deed, [suit for suit, n in enumerate(banks) if n == max(banks)], "richest-bank")
        poor = [suit for suit, n in enumerate(banks) if n == min(banks) and suit != rich]
        suit = yield from one_suit(deed, poor, "poorest-bank")
        verbs.move_favor(deed.state, rich, suit, min(self.n, banks[rich]))
        return True


# -- other boards


@dataclass(frozen=True)
class TakeFavor(Effect):
    """Take favor from a player at the own site."""

    n: int
    message = "text-take-favor"
    says = ("n",)

    def whom(self, deed: Deed) -> list[int]:
        return [seat for seat in peers(deed.state, deed.seat) if ruling.takeable(deed.state, seat)]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        other = yield from one_seat(deed, self.whom(deed))
        verbs.take_favor(deed.state, deed.seat, other, self.n)
        return True


@dataclass(frozen=True)
class TakeSecret(Effect):
    """Take a secret from a player at the own site, never the last one."""

    message = "text-take-secret"

    def whom(self, deed: Deed) -> list[int]:
        return [seat for seat in peers(deed.state, deed.seat) if ruling.all_secrets(deed.state, seat) > 1]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        other = yield from one_seat(deed, self.whom(deed))
        verbs.take_secrets(deed.state, deed.seat, other, 1)
        return True


@dataclass(frozen=True)
class Tax(Effect):
    """Take favor from each player whose pawn stands at a ruled site of the own region."""

    n: int
    message = "text-tax"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        for other in state.clockwise(seat):
            there = state.boards[other].pawn
            if MAP.region[there] == state.region(seat) and ruling.rules_site(state, seat, there):
                verbs.take_favor(state, seat, other, self.n)
        return True
        yield


@dataclass(frozen=True)
class Bargain(Effect):
    """With players at the own site, as often as one likes: give a secret and take two favor, or the other way round.
    With one player it goes one way only, so that it comes to an end."""

    message = "text-bargain"

    def can(self, deed: Deed) -> bool:
        state, near = deed.state, peers(deed.state, deed.seat)
        sells = ruling.givable_secrets(state, deed.seat) > 0 and any(ruling.takeable(state, seat) >= 2 for seat in near)
        buys = ruling.purse(state, deed.seat) >= 2 and any(ruling.all_secrets(state, seat) for seat in near)
        return sells or buys

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        made: dict[int, str] = {}
        while ways := bargains(state, seat, made):
            picked = yield from optional(seat, "bargain", lambda ways=ways: ways, about=(deed.card,))  # type: ignore[misc]
            if picked is None:
                break
            word, other = picked
            made[other] = word
            if word == "sell-secret":
                verbs.give_secrets(state, seat, other, 1)
                verbs.take_favor(state, seat, other, 2)
            else:
                verbs.give_favor(state, seat, other, 2)
                verbs.take_secrets(state, seat, other, 1)
        return bool(made)


def bargains(state: State, seat: int, made: dict[int, str]) -> list[tuple[str, int]]:
    """The bargains that can be made now, with each player only in the way in which the first was made."""
    found = []
    for other in peers(state, seat):
        sells = ruling.givable_secrets(state, seat) and ruling.takeable(state, other) >= 2
        if sells and made.get(other) != "buy-secret":
            found.append(("sell-secret", other))
        buys = ruling.purse(state, seat) >= 2 and ruling.all_secrets(state, other)
        if buys and made.get(other) != "sell-secret":
            found.append(("buy-secret", other))
    return found


# -- everybody


@dataclass(frozen=True)
class BurnForSecrets(Effect):
    """Each player, from the Chancellor on, may burn favor to gain as many secrets."""

    message = "text-burn-for-secrets"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        for seat in state.in_order(CHANCELLOR):
            most = ruling.purse(state, seat)
            if most:
                numbers = list(range(most + 1))
                n = yield from choose(seat, "burn-for-secrets", lambda numbers=numbers: numbers, about=(deed.card,))  # type: ignore[misc]
                verbs.burn_favor(state, seat, n)
                verbs.gain_secrets(state, seat, n)
        return True


@dataclass(frozen=True)
class PayForSites(Effect):
    """Each player places a favor in a bank for each site that they rule."""

    suit: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        for seat in state.in_order(deed.seat):
            n = min(len(ruling.ruled(state, seat)), ruling.takeable(state, seat))
            verbs.place_in_bank(state, seat, self.suit, n)
        return True
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-pay-for-sites", mood=mood, suit=SUITS[self.suit])


@dataclass(frozen=True)
class PayForSuits(Effect):
    """Each player but who holds the People's Favor places a favor on this card for each suit of the cards they rule."""

    message = "text-pay-for-suits"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        for seat in state.in_order(deed.seat):
            if state.banners[PF].holder != seat:
                verbs.place_on_card(state, seat, deed.card, min(suits_ruled(state, seat), ruling.takeable(state, seat)))
        return True
        yield


def suits_ruled(state: State, seat: int) -> int:
    """How many suits the faceup cards have that a player rules."""
    ruled = [card for card in ruling.in_play(state) if ruling.rules_card(state, seat, card)]
    return len({ruling.suit(state, card) for card in ruled if ruling.suit(state, card) >= 0})


@dataclass(frozen=True)
class BurnToLast(Effect):
    """Each player burns all secrets but one; who does it keeps the one on this card only."""

    message = "text-burn-to-last"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        for seat in state.in_order(deed.seat):
            verbs.burn_to_last(state, seat, deed.card if seat == deed.seat else -1)
        return True
        yield


@dataclass(frozen=True)
class ComeBack(Effect):
    """Favor and secrets come back from cards and secrets turn up as in the Rest phase, but for the favor here."""

    message = "text-come-back"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        verbs.come_back(deed.state, deed.seat, but=deed.card)
        return True
        yield


# -- the Darkest Secret


@dataclass(frozen=True)
class PlaceOnSecret(Effect):
    """Place a secret of the shared bank on the Darkest Secret, whoever holds it."""

    message = "text-place-on-ds"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        verbs.darken(deed.state, deed.seat, 1)
        return True
        yield


@dataclass(frozen=True)
class BurnOfSecret(Effect):
    """Burn all secrets of the Darkest Secret but one."""

    message = "text-burn-of-ds"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        verbs.darken(deed.state, deed.seat, 1 - deed.state.banners[DS].tokens)
        return True
        yield


@dataclass(frozen=True)
class TendSecret(Effect):
    """Place a secret of the shared bank on the Darkest Secret, or burn one of it, never the last."""

    message = "text-tend-ds"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state

        def ways() -> list[Value]:
            return ["ds-place", *(["ds-burn"] if state.banners[DS].tokens > 1 else [])]

        picked = yield from choose(deed.seat, "tend-ds", ways, about=(deed.card,))
        verbs.darken(state, deed.seat, 1 if picked == "ds-place" else -1)
        return True


# -- the turn


@dataclass(frozen=True)
class EndAct(Effect):
    """The player's Act phase ends."""

    message = "text-end-act"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if deed.state.active == deed.seat:
            deed.state.act_over = True
        return True
        yield
