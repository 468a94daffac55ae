"""Words for persistent powers (Law 7.1.4): bans, tolls, shields, and what waits for others; and for Rest powers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.bends import At, Bent, adds, bans, lets, makes, names, turns
from oikumene.kept.oath_2.effects.war import opposed
from oikumene.kept.oath_2.model import BANNERS, DEFENCE_DIE, DS, MAP, PF, SUITLESS, SUITS
from oikumene.kept.oath_2.rules import moments, ruling, verbs
from oikumene.kept.oath_2.rules.campaign import keeps
from oikumene.kept.oath_2.rules.dice import roll
from oikumene.kept.oath_2.rules.taking import take_relics
from oikumene.kept.oath_2.state import BANDITS, CARDS, CHANCELLOR, EXILE, HELD, State, Target
from oikumene.kernel.flow import Flow, Value, choose, optional
from oikumene.kernel.flow import may as ask
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part
from oikumene.kept.oath_2.kit.moments import Reaction


def owner_of(state: State, thing: Target) -> int:
    """Who holds a relic or a banner; -1: nobody."""
    if thing[0] == "banner":
        return state.banners[int(thing[1])].holder
    zone = state.at[int(thing[1])]
    return zone - HELD if HELD <= zone < HELD + state.seats else -1


# -- bans on playing (Law 5.1.4): seat, card, where

#: How Visions are played face up.
OPENLY = ("vision", "conspiracy")
NO_FACEDOWN = bans(ruling.MAY_PLAY, "text-no-facedown", lambda at, seat, _, how: how == "facedown" and at.foe(seat))
NO_VISION_HERE = bans(
    ruling.MAY_PLAY, "text-no-vision-here", lambda at, seat, _, how: how in OPENLY and at.foe_there(seat)
)
VISION_ONLY_HERE = bans(
    ruling.MAY_PLAY, "text-vision-only-here", lambda at, seat, _, how: how == "vision" and not at.stands(seat)
)
NO_VISION = bans(ruling.MAY_PLAY, "text-no-vision", lambda at, seat, _, how: how in OPENLY and at.ruled_by(seat))


def no_suit(suit: int) -> Bent:
    """Enemies of who rules this card cannot play cards of a suit face up."""

    def banned(at: At, seat: int, card: int, how: str) -> bool:
        return how in ("site", "adviser") and at.state.card(card).suit == suit and at.foe(seat)

    return bans(ruling.MAY_PLAY, "text-no-suit", banned, suit=suit)


# -- tolls and bans on actions

SEARCH_TOLL = names(ruling.SEARCH_TOLLS, "text-search-toll", lambda at, seat: at.foe_there(seat))
TRADE_TOLL = names(
    ruling.TRADE_TOLLS,
    "text-trade-toll",
    lambda at, seat, card: at.foe(seat) and ruling.card_ruler(at.state, card) == at.lord,
)
NO_SECRET_POWERS = bans(
    ruling.MAY_USE, "text-no-secret-powers", lambda at, seat, cost: cost.all_secrets > 0 and at.foe(seat)
)
NO_EXILE = bans(ruling.MAY_EXILE, "text-no-exile", lambda at, seat: at.ruled_by(seat))
MOB_STAYS = makes(ruling.STAYS_MOB, "text-mob-stays", True)
CATCHES_BURNT = turns(ruling.BURNS_TO, "text-catches-burnt", lambda at, value: at.side)


def no_work(suit: int) -> Bent:
    """Enemies of who rules this card neither muster nor trade with cards of a suit."""
    return bans(
        ruling.MAY_WORK, "text-no-work", lambda at, seat, card, _: at.suit(card) == suit and at.foe(seat), suit=suit
    )


def no_recovery(banner: int) -> Bent:
    """The holder cannot recover a banner."""
    return bans(
        ruling.MAY_RECOVER,
        f"text-no-recovery-{BANNERS[banner]}",
        lambda at, seat, what: what == ("recover-banner", BANNERS[banner]) and at.ruled_by(seat),
    )


# -- what cannot be taken: seat, thing


def owned(at: At, seat: int, thing: Target) -> bool:
    """Whether a thing is the holder's, and another player would have it."""
    return seat != at.side and owner_of(at.state, thing) == at.side


GUARDS_SECRET = bans(
    ruling.MAY_TAKE, "text-guards-secret", lambda at, seat, thing: thing == ("banner", DS) and at.foe(seat)
)
GUARDS_ALL = bans(
    ruling.MAY_TAKE, "text-guards-all", lambda at, seat, thing: owned(at, seat, thing) and thing != ("relic", at.card)
)


def guards_from_strangers(suit: int) -> Bent:
    """Others who rule no card of the suit cannot take the holder's relics and banners."""

    def banned(at: At, seat: int, thing: Target) -> bool:
        kin = [card for card in ruling.in_play(at.state) if at.suit(card) == suit]
        return owned(at, seat, thing) and not any(ruling.rules_card(at.state, seat, card) for card in kin)

    return bans(ruling.MAY_TAKE, "text-guards-from-strangers", banned, suit=suit)


def locked_at(at: At, seat: int, slot: int) -> bool:
    """Whether a site is the holder's, and a player an enemy."""
    return slot >= 0 and ruling.enemy(at.state, seat, at.side) and ruling.rules_site(at.state, at.side, slot)


LOCKED_FOR_ENEMIES = lets(
    ruling.LOCKED, "text-locked-for-enemies", lambda at, seat, card: locked_at(at, seat, at.state.slot_of(card))
)
RELICS_LOCKED = bans(
    ruling.MAY_RECOVER,
    "text-relics-locked",
    lambda at, seat, what: what[0] == "recover-relic" and locked_at(at, seat, at.state.boards[seat].pawn),
)


# -- campaigns (Law 5.5)

NO_PEOPLE_TARGET = bans(ruling.MAY_TARGET, "text-no-banner-target", lambda at, _, __, target: target == ("banner", PF))
RELIC_DICE = adds(
    ruling.TARGET_DICE,
    "text-relic-dice",
    1,
    lambda at, _, __, target: target[0] == "relic" and owner_of(at.state, target) == at.side,
)
PAWN_DICE = adds(
    ruling.TARGET_DICE, "text-pawn-dice", 1, lambda at, _, defender, target: target == ("pawn",) and defender == at.side
)
SITE_DICE = adds(
    ruling.TARGET_DICE,
    "text-site-dice",
    1,
    lambda at, _, __, target: target[0] == "site" and ruling.ruler(at.state, target[1]) == at.lord,
)
NO_KINDRED_PLANS = bans(
    ruling.MAY_PLAN,
    "text-no-kindred-plans",
    lambda at, user, plan: at.suit(plan) in ruling.suits_of(at.state, at.side) and opposed(at.state, at.side, user),
)
NO_CAMPAIGN = bans(ruling.MAY_CAMPAIGN, "text-no-campaign", lambda at, seat: seat == at.side)
NO_SACRIFICE = bans(ruling.MAY_SACRIFICE, "text-no-sacrifice", lambda at, war: at.side in war.side)


def no_plans_of(one: int, other: int) -> Bent:
    """Enemies cannot use plans of two suits against the holder."""
    return bans(
        ruling.MAY_PLAN,
        "text-no-plans-of",
        lambda at, user, plan: at.suit(plan) in (one, other) and opposed(at.state, at.side, user),
        suit=one,
        other=other,
    )


def targeted(at: At, user: int, plan: int) -> bool:
    """Whether who would use a plan has made the site of this card a target."""
    war = at.state.war
    return war is not None and user == war.attacker and at.slot in war.sites


NO_PLANS_HERE = bans(ruling.MAY_PLAN, "text-no-plans-here", targeted)


def passed_by(at: At, attacker: int, defender: int, targets: tuple[Target, ...], here: int) -> bool:
    """Whether an attack from outside the region goes past this site, which is neither a target nor the attacker's."""
    region = MAP.region[at.slot]
    sites = [int(target[1]) for target in targets if target[0] == "site"]
    inside = MAP.region[here] != region and any(MAP.region[slot] == region for slot in sites)
    return inside and at.slot not in sites and not keeps(at.state, attacker, defender, at.slot)


PASS_TARGET = bans(ruling.TARGETS_FIT, "text-pass-target", passed_by)


# -- what waits for others


@dataclass(frozen=True)
class Watch(Reaction[Deed]):
    """What others do brings the holder something."""

    said: str = ""

    def fits(self, deed: Deed, about: Any) -> bool:
        return bool(about != deed.seat)

    def say(self) -> Part:
        return part(self.said)


@dataclass(frozen=True)
class WatchPlay(Watch):
    """Another player played a card of one of these suits; its bank gives the favor."""

    suits: tuple[int, ...] = ()

    def fits(self, deed: Deed, about: Any) -> bool:
        return deed.state.active != deed.seat and ruling.suit(deed.state, about.card) in self.suits


@dataclass(frozen=True)
class FromAnyBank(Effect):
    """Favor of one bank, which the player chooses; `may`: it may be declined."""

    n: int
    message = "text-from-any-bank"
    says = ("n",)

    def banks(self, deed: Deed) -> list[int]:
        """The banks that will do."""
        return [suit for suit, favor in enumerate(deed.state.banks) if favor]

    def can(self, deed: Deed) -> bool:
        return bool(self.banks(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        banks = self.banks(deed)
        if not banks:
            return False

        def ways() -> list[Value]:
            return [("bank", SUITS[suit]) for suit in banks]

        asked = optional if may else choose
        picked = yield from asked(deed.seat, "gain-bank", ways, about=(deed.card,))
        if not isinstance(picked, tuple):
            return False
        return verbs.gain_favor(deed.state, deed.seat, SUITS.index(str(picked[1])), self.n) > 0


@dataclass(frozen=True)
class FromSiteBank(FromAnyBank):
    """Favor of a bank that matches a card at the own site."""

    message = "text-from-site-bank"

    def banks(self, deed: Deed) -> list[int]:
        state = deed.state
        there = {ruling.suit(state, card) for card in state.zones[CARDS + state.boards[deed.seat].pawn]} - {SUITLESS}
        return [suit for suit in sorted(there) if state.banks[suit]]


@dataclass(frozen=True)
class FromPlayedBank(Effect):
    """Favor of the bank of the card that was played."""

    n: int
    message = "text-from-played-bank"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        suit = ruling.suit(deed.state, deed.about.card)
        return verbs.gain_favor(deed.state, deed.seat, suit, self.n) > 0
        yield


@dataclass(frozen=True)
class TakeFavor(Effect):
    """Take a favor from the one it is about; what lies in a bank that stands for a board cannot be taken."""

    message = "text-take-favor-of"

    def victim(self, deed: Deed) -> int:
        """From whom."""
        return int(deed.about)

    def can(self, deed: Deed) -> bool:
        other = self.victim(deed)
        return other != deed.seat and deed.state.boards[other].favor > 0

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return self.can(deed) and verbs.take_favor(deed.state, deed.seat, self.victim(deed), 1) > 0
        yield


@dataclass(frozen=True)
class WatchRelics(Watch):
    """Another player whose pawn is in the own region has just taken relics."""

    def fits(self, deed: Deed, about: Any) -> bool:
        state = deed.state
        return bool(about.seat != deed.seat) and state.region(about.seat) == state.region(deed.seat)


@dataclass(frozen=True)
class Steal(Effect):
    """For the card's price a defence die is rolled for each relic that was taken; if none shows a shield, they are
    taken from the taker, all of them."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat, taking = deed.state, deed.seat, deed.about
        cost, zone = state.card(deed.card).cost, HELD + taking.seat
        there = [card for card in taking.cards if state.at[card] == zone]
        relics = [card for card in there if ruling.may_take(state, seat, ("relic", card))]
        if not relics or not moments.payable(state, seat, deed.card, cost):
            return False
        if not (yield from ask(seat, "steal", about=(deed.card, taking.seat, len(relics)))):
            return False
        state.note("uses", seat, deed.card)
        moments.pay(state, seat, deed.card, cost)
        shown = yield from roll(state, (seat,), len(taking.cards), DEFENCE_DIE, lambda shown: self.tell(deed, shown))
        if any(face in SHIELDS for face in shown):
            return False
        yield from take_relics(state, seat, relics)
        return True

    def tell(self, deed: Deed, shown: list[str]) -> None:
        deed.state.note("rolls-shields", deed.seat, sum(SHIELDS.get(face, 0) for face in shown))


#: The faces of a defence die with shields, and how many.
SHIELDS = {"shield": 1, "shields": 2}


@dataclass(frozen=True)
class WatchFight(Watch):
    """A campaign of another player against a player is over."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return bool(about.attacker != deed.seat and about.defender != BANDITS)


@dataclass(frozen=True)
class Always(Watch):
    """Whoever did it."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return True


# -- Rest powers (Law 4.3.5)


@dataclass(frozen=True)
class Resting(Reaction[Deed]):
    """When its holder rests."""

    said: str = ""

    def fits(self, deed: Deed, about: Any) -> bool:
        return ruling.rules_card(deed.state, deed.seat, deed.card)

    def say(self) -> Part:
        return part(self.said)


@dataclass(frozen=True)
class RestingPoor(Resting):
    """When its holder rests without favor on the board."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return super().fits(deed, about) and not ruling.takeable(deed.state, deed.seat)


@dataclass(frozen=True)
class RestingUsurped(Resting):
    """When its holder rests while an Exile has the title."""

    def fits(self, deed: Deed, about: Any) -> bool:
        title = deed.state.title
        return super().fits(deed, about) and title >= 0 and deed.state.boards[title].role == EXILE


@dataclass(frozen=True)
class TakeFromChancellor(TakeFavor):
    """Take a favor from the Chancellor."""

    message = "text-take-from-chancellor"

    def victim(self, deed: Deed) -> int:
        return CHANCELLOR
