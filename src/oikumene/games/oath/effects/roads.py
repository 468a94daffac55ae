"""Words for travel: what it costs, what bars it, what happens on the way (Law 5.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from oikumene.games.oath.deed import Deed, Effect
from oikumene.games.oath.effects.bends import (
    At,
    Bent,
    Used,
    When,
    adds,
    always,
    bans,
    lets,
    makes,
    names,
    turns,
    used,
)
from oikumene.games.oath.effects.following import OwnDeed, UsedDeed
from oikumene.games.oath.effects.gains import WarbandsAtWill
from oikumene.games.oath.effects.modifiers import has_suit
from oikumene.games.oath.model import MAP, SLOTS, SUITLESS, SUITS
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.rules.title import settle_title
from oikumene.games.oath.state import CARDS, CHANCELLOR, EMPIRE, MAX_SEATS, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kernel.game import Part
from oikumene.kit.effects import part
from oikumene.kit.moments import Reaction

# -- modifiers that are chosen


def free(message: str, leads: When = always, reach: When = always, **said: Any) -> Used:
    """Travel costs no supply, wherever it leads."""
    return used("travel", lets(ruling.TRAVEL_FREE, message, leads, **said), reach)


def free_while_few(most: int) -> Used:
    """Travel costs no supply with few warbands on the board."""

    def few(at: At, seat: int) -> bool:
        return at.state.boards[seat].warbands <= most

    return free("text-travel-while-few", reach=few, most=most)


def free_to_suit(suit: int) -> Used:
    """Travel to a site with a card of the suit costs no supply."""
    return free("text-travel-to-suit", lambda at, seat, slot: has_suit(at.state, slot, suit), suit=suit)


def ignoring_sites(way: Bent | Used) -> Used:
    """Where a travel is free by this card, the powers of sites are ignored too."""

    def ignored(at: At, value: frozenset[str], *about: Any) -> frozenset[str]:
        return value | {ruling.SITES} if way.turn(at, False, *about) else value

    return used("travel", turns(ruling.IGNORED, "text-travel-ignoring-sites", ignored))


FREE_TRAVEL = free("text-travel-free")
FREE_IN_REGION = free("text-travel-in-region", lambda at, seat, slot: MAP.region[slot] == at.state.region(seat))
#: To the site of this card, or from it.
FREE_GATE = free("text-travel-gate", lambda at, seat, slot: at.slot == slot or at.stands(seat))

# -- what bars the way, and tolls

TOLL_ROADS = names(
    ruling.TRAVEL_TOLLS,
    "text-toll-roads",
    lambda at, seat, slot: at.foe(seat) and ruling.ruler(at.state, slot) == at.lord,
)
#: Who rules this card travels to its site for no supply; others may pay its ruler a toll for that.
FREE_STATION = lets(ruling.STATION, "text-station-free", lambda at, seat, slot: at.slot == slot and at.ruled_by(seat))
TOLL_STATION = turns(
    ruling.TRAVEL_BY_TOLL,
    "text-station-toll",
    lambda at, value, seat, slot: at.card if at.slot == slot and not at.ruled_by(seat) else value,
)


def past_gate(at: At, seat: int, slot: int) -> bool:
    """Whether a travel would enter the region of this site from outside, and not here."""
    region = MAP.region[at.slot]
    enters = MAP.region[slot] == region != at.state.region(seat) and slot != at.slot
    return enters and not ruling.ignores(at.state, seat, slot, ruling.GATE)


PASS = bans(ruling.MAY_TRAVEL, "text-pass", past_gate)


def ignoring(*what: str, group: str = "") -> Bent:
    """Leaving this site one ignores what bars the way to others; `group`: only to sites of that kind."""

    def ignored(at: At, value: frozenset[str], seat: int, slot: int) -> frozenset[str]:
        fits = at.stands(seat) and (not group or of_group(at.state, slot, group))
        return value | set(what) if fits else value

    return turns(ruling.IGNORED, "text-ignoring-pass" if len(what) == 1 else "text-ignoring-both", ignored)


def of_group(state: State, slot: int, group: str) -> bool:
    """Whether a faceup site is of a kind."""
    site = state.site(slot)
    return site >= 0 and state.card(site).group == group


def leaves(at: At, seat: int, slot: int) -> bool:
    """Whether a player leaves this site, and does not ignore what sites do."""
    return at.stands(seat) and not ruling.ignores(at.state, seat, slot)


def leaving(more: int) -> Bent:
    """Leaving the site costs more supply."""
    return adds(ruling.TRAVEL_PRICE, "text-site-leaving", more, leaves, n=more)


def leaving_at(n: int) -> Bent:
    """Leaving this site costs so much supply, wherever one goes."""
    return makes(ruling.TRAVEL_PRICE, "text-leaving-at", n, leaves, n=n)


def sender(at: At, value: int, seat: int) -> int:
    """An enemy player who rules this site chooses where one goes, unless its power is ignored wherever that is."""
    state, here = at.state, at.state.boards[seat].pawn
    elsewhere = [slot for slot in range(len(SLOTS)) if slot != here]
    if at.slot != here or all(ruling.ignores(state, seat, slot) for slot in elsewhere):
        return value
    lord = ruling.ruler(state, at.slot)
    player = CHANCELLOR if lord == EMPIRE else lord
    return player if player < MAX_SEATS and ruling.foe_of(state, seat, lord) else value


RULER_SENDS = turns(ruling.TRAVEL_CHOOSER, "text-ruler-sends", sender)


# -- on the way


@dataclass(frozen=True)
class OnWay(Reaction[Deed]):
    """What happens when a pawn leaves or arrives, said by one message."""

    message: ClassVar[str] = ""

    def say(self) -> Part:
        return part(self.message)


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
TYRANT = OwnDeed(moments.TRAVELED, KillHere(), said="text-tyrant")
DRUM = OwnDeed(moments.TRAVELED, WarbandsAtWill(1), said="text-drum")
HOSPITALITY = OwnDeed(moments.TRAVELED, HostFavor(), said="text-hospitality")
ENVOY = UsedDeed(moments.TRAVELED, EndAct(), said="text-envoy")
