"""Words for travel: what it costs, what bars it, what happens on the way (Law 5.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from oikumene.games.oath.deed import Deed, Effect
from oikumene.games.oath.effects.modifiers import Use, has_suit, spoken
from oikumene.games.oath.model import MAP, SUITLESS, SUITS
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.rules.title import settle_title
from oikumene.games.oath.state import CARDS, CHANCELLOR, EMPIRE, MAX_SEATS, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kernel.flow import may as ask
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.effects import part
from oikumene.kit.moments import Reaction

# -- modifiers that are chosen


@dataclass(frozen=True)
class FreeTravel(Use):
    """Travel costs no supply, wherever it goes."""

    question = ruling.TRAVEL_FREE
    action = "travel"
    message = "text-travel-free"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value or self.leads(state, card, *about)

    def leads(self, state: State, card: int, seat: int, slot: int) -> bool:
        """Whether it is free to go there."""
        return True


@dataclass(frozen=True)
class FreeWhileFew(FreeTravel):
    """Travel costs no supply with few warbands on the board."""

    most: int
    message = "text-travel-while-few"
    says = ("most",)

    def reaches(self, state: State, seat: int, card: int) -> bool:
        return state.boards[seat].warbands <= self.most


@dataclass(frozen=True)
class FreeInRegion(FreeTravel):
    """Travel within the region costs no supply."""

    message = "text-travel-in-region"

    def leads(self, state: State, card: int, seat: int, slot: int) -> bool:
        return MAP.region[slot] == state.region(seat)


@dataclass(frozen=True)
class FreeToSuit(FreeTravel):
    """Travel to a site with a card of the suit costs no supply."""

    suit: int
    message = "text-travel-to-suit"
    says = ("suit",)

    def leads(self, state: State, card: int, seat: int, slot: int) -> bool:
        return has_suit(state, slot, self.suit)


@dataclass(frozen=True)
class FreeGate(FreeTravel):
    """Travel to the site of this card, or from it, costs no supply."""

    message = "text-travel-gate"

    def leads(self, state: State, card: int, seat: int, slot: int) -> bool:
        return state.slot_of(card) in (slot, state.boards[seat].pawn)


@dataclass(frozen=True)
class IgnoringSites(Use):
    """Where the travel is free by this card, the powers of sites are ignored too."""

    way: FreeTravel
    question = ruling.IGNORED
    action = "travel"
    message = "text-travel-ignoring-sites"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value | {ruling.SITES} if self.way.leads(state, card, *about) else value


# -- what bars the way, and tolls


@dataclass(frozen=True)
class TollRoads(Bend[State]):
    """Enemies of who rules this card pay a toll to travel to a site of that side."""

    question = ruling.TRAVEL_TOLLS

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, slot = about
        lord = ruling.card_ruler(state, card)
        return (*value, card) if ruling.foe_of(state, seat, lord) and ruling.ruler(state, slot) == lord else value

    def say(self) -> Part:
        return part("text-toll-roads")


@dataclass(frozen=True)
class FreeStation(Bend[State]):
    """Who rules this card travels to its site for no supply."""

    question = ruling.TRAVEL_FREE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, slot = about
        return value or (state.slot_of(card) == slot and ruling.rules_card(state, seat, card))

    def say(self) -> Part:
        return part("text-station-free")


@dataclass(frozen=True)
class TollStation(Bend[State]):
    """Others may pay its ruler a toll for that."""

    question = ruling.TRAVEL_BY_TOLL

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, slot = about
        return card if state.slot_of(card) == slot and not ruling.rules_card(state, seat, card) else value

    def say(self) -> Part:
        return part("text-station-toll")


@dataclass(frozen=True)
class Pass(Bend[State]):
    """From outside the region one travels only to this site."""

    question = ruling.MAY_TRAVEL

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, slot = about
        gate = state.slot_of(card)
        region = MAP.region[gate]
        outside = MAP.region[slot] == region != state.region(seat) and slot != gate
        return value and not (outside and not ruling.ignores(state, seat, slot, ruling.GATE))

    def say(self) -> Part:
        return part("text-pass")


@dataclass(frozen=True)
class Ignoring(Bend[State]):
    """Leaving this site one ignores what bars the way to others; `group`: only to sites of the own kind."""

    what: tuple[str, ...]
    group: str = ""
    question = ruling.IGNORED

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, slot = about
        if state.slot_of(card) != state.boards[seat].pawn:
            return value
        there = state.site(slot)
        if self.group and (there < 0 or state.card(there).group != self.group):
            return value
        return value | set(self.what)

    def say(self) -> Part:
        return part("text-ignoring-pass" if len(self.what) == 1 else "text-ignoring-both")


@dataclass(frozen=True)
class LeavingAt(Bend[State]):
    """Leaving this site costs so much supply, wherever one goes."""

    n: int
    question = ruling.TRAVEL_PRICE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, slot = about
        here = state.slot_of(card) == state.boards[seat].pawn
        return self.n if here and not ruling.ignores(state, seat, slot) else value

    def say(self) -> Part:
        return part("text-leaving-at", n=self.n)


@dataclass(frozen=True)
class RulerSends(Bend[State]):
    """An enemy player who rules this site chooses where one goes."""

    question = ruling.TRAVEL_CHOOSER

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat = about[0]
        if state.slot_of(card) != state.boards[seat].pawn:
            return value
        lord = ruling.ruler(state, state.slot_of(card))
        player = CHANCELLOR if lord == EMPIRE else lord
        return player if player < MAX_SEATS and ruling.foe_of(state, seat, lord) else value

    def say(self) -> Part:
        return part("text-ruler-sends")


# -- on the way


@dataclass(frozen=True)
class OnWay(Reaction[Deed]):
    """What happens when a pawn leaves or arrives, said by one message."""

    message: ClassVar[str] = ""

    def say(self) -> Part:
        return spoken(self, self.message, ())


@dataclass(frozen=True)
class Vines(OnWay):
    """Enemies of who rules this card lose a warband of their board when they leave a site of that side."""

    message = "text-vines"

    def fits(self, deed: Deed, about: Any) -> bool:
        lord = ruling.card_ruler(deed.state, deed.card)
        left = ruling.ruler(deed.state, about.start)
        return left == lord and ruling.foe_of(deed.state, deed.seat, lord)


@dataclass(frozen=True)
class Lake(OnWay):
    """Who comes here and does not rule this card loses two warbands of the board."""

    message = "text-lake"

    def fits(self, deed: Deed, about: Any) -> bool:
        here = deed.state.slot_of(deed.card) == about.goal
        return here and not ruling.rules_card(deed.state, deed.seat, deed.card)


@dataclass(frozen=True)
class OwnWay(OnWay):
    """After every travel of who has access to the card."""

    said: str = ""

    def fits(self, deed: Deed, about: Any) -> bool:
        return ruling.access(deed.state, deed.seat, deed.card)

    def say(self) -> Part:
        return part(self.said)


@dataclass(frozen=True)
class UsedWay(OwnWay):
    """After a travel for which the modifier was chosen."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return deed.card in deed.state.using


@dataclass(frozen=True)
class KillOnBoard(Effect):
    """Warbands of the traveller's board die, as many as there are."""

    n: int
    message = "text-kill-on-board"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return verbs.kill_on_board(deed.state, deed.seat, self.n) > 0
        yield


@dataclass(frozen=True)
class KillHere(Effect):
    """A warband at the traveller's site dies, whoever's it is."""

    message = "text-kill-here"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        dead = verbs.kill_at_site(deed.state, deed.state.boards[deed.seat].pawn, 1)
        yield from settle_title(deed.state)
        return dead > 0


@dataclass(frozen=True)
class EndAct(Effect):
    """The Act phase ends."""

    message = "text-end-act"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.act_over = deed.seat == deed.state.active
        return True
        yield


@dataclass(frozen=True)
class MayGainWarband(Effect):
    """A warband may be gained; it may be declined, since it lowers supply (a ruling)."""

    message = "text-may-gain-warband"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not (yield from ask(deed.seat, "gain-warbands", about=(deed.card, 1))):
            return False
        return verbs.gain_warbands(deed.state, deed.seat, 1) > 0


@dataclass(frozen=True)
class HostFavor(Effect):
    """Gain a favor of a bank that matches both a card at the site and an adviser."""

    message = "text-host-favor"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        there = {ruling.suit(state, card) for card in state.zones[CARDS + state.boards[seat].pawn]}
        banks = sorted(suit for suit in (there & ruling.suits_of(state, seat)) - {SUITLESS} if state.banks[suit])
        if not banks:
            return False

        def ways() -> list[Value]:
            return [("bank", SUITS[suit]) for suit in banks]

        picked = yield from choose(seat, "gain-bank", ways, about=(deed.card,))
        assert isinstance(picked, tuple)
        return verbs.gain_favor(state, seat, SUITS.index(str(picked[1])), 1) > 0


VINES = Vines(moments.LEAVING, KillOnBoard(1))
LAKE = Lake(moments.TRAVELED, KillOnBoard(2))
TYRANT = OwnWay(moments.TRAVELED, KillHere(), said="text-tyrant")
DRUM = OwnWay(moments.TRAVELED, MayGainWarband(), said="text-drum")
HOSPITALITY = OwnWay(moments.TRAVELED, HostFavor(), said="text-hospitality")
ENVOY = UsedWay(moments.TRAVELED, EndAct(), said="text-envoy")
