"""Words for persistent powers (Law 7.1.4): bans, tolls, shields, and what waits for others; and for Rest powers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from oikumene.games.oath.deed import Deed, Effect
from oikumene.games.oath.effects.modifiers import spoken
from oikumene.games.oath.effects.war import opposed
from oikumene.games.oath.model import BANNERS, DS, MAP, PF, SUITLESS, SUITS
from oikumene.games.oath.rules import ruling, verbs
from oikumene.games.oath.state import CARDS, CHANCELLOR, EXILE, HELD, State, Target
from oikumene.kernel.flow import Flow, Value, optional
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.effects import part
from oikumene.kit.moments import Reaction


@dataclass(frozen=True)
class Rule(Bend[State]):
    """A persistent power, said by one message."""

    message: ClassVar[str] = ""
    says: ClassVar[tuple[str, ...]] = ()

    def say(self) -> Part:
        return spoken(self, self.message, self.says)


def lord_of(state: State, card: int) -> int:
    """The side that rules a card at a site."""
    return ruling.card_ruler(state, card)


def bound_at(state: State, seat: int, card: int) -> bool:
    """Whether a player is an enemy of who rules the card, with the pawn at a site of that side."""
    lord = lord_of(state, card)
    return ruling.foe_of(state, seat, lord) and ruling.ruler(state, state.boards[seat].pawn) == lord


def owner_of(state: State, thing: Target) -> int:
    """Who holds a relic or a banner; -1: nobody."""
    if thing[0] == "banner":
        return state.banners[int(thing[1])].holder
    zone = state.at[int(thing[1])]
    return zone - HELD if HELD <= zone < HELD + state.seats else -1


# -- bans on playing (Law 5.1.4)


@dataclass(frozen=True)
class NoFacedown(Rule):
    """Enemies of who rules this card cannot play cards facedown."""

    question = ruling.MAY_PLAY
    message = "text-no-facedown"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, _, where = about
        return value and not (where == "facedown" and ruling.foe_of(state, seat, lord_of(state, card)))


@dataclass(frozen=True)
class NoSuit(Rule):
    """Enemies of who rules this card cannot play cards of a suit face up."""

    suit: int
    question = ruling.MAY_PLAY
    message = "text-no-suit"
    says = ("suit",)

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, played, where = about
        banned = where in ("site", "adviser") and state.card(played).suit == self.suit
        return value and not (banned and ruling.foe_of(state, seat, lord_of(state, card)))


@dataclass(frozen=True)
class NoVisionHere(Rule):
    """Enemies at a site of who rules this card cannot play Visions face up, nor the Conspiracy."""

    question = ruling.MAY_PLAY
    message = "text-no-vision-here"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value and not (about[2] in ("vision", "conspiracy") and bound_at(state, about[0], card))


@dataclass(frozen=True)
class VisionOnlyHere(Rule):
    """True Visions are laid open only by who stands here."""

    question = ruling.MAY_PLAY
    message = "text-vision-only-here"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, _, where = about
        return value and not (where == "vision" and state.boards[seat].pawn != state.slot_of(card))


@dataclass(frozen=True)
class NoVision(Rule):
    """The holder plays no Visions face up, nor the Conspiracy."""

    question = ruling.MAY_PLAY
    message = "text-no-vision"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        own = ruling.rules_card(state, about[0], card)
        return value and not (own and about[2] in ("vision", "conspiracy"))


# -- tolls and bans on actions


@dataclass(frozen=True)
class SearchToll(Rule):
    """Enemies at a site of who rules this card pay a toll to search."""

    question = ruling.SEARCH_TOLLS
    message = "text-search-toll"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return (*value, card) if bound_at(state, about[0], card) else value


@dataclass(frozen=True)
class TradeToll(Rule):
    """Enemies of who rules this card pay a toll to trade with cards of that side."""

    question = ruling.TRADE_TOLLS
    message = "text-trade-toll"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, other = about
        lord = lord_of(state, card)
        return (*value, card) if ruling.foe_of(state, seat, lord) and lord_of(state, other) == lord else value


@dataclass(frozen=True)
class NoWork(Rule):
    """Enemies of who rules this card neither muster nor trade with cards of a suit."""

    suit: int
    question = ruling.MAY_WORK
    message = "text-no-work"
    says = ("suit",)

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, other, _ = about
        own = ruling.suit(state, other) == self.suit
        return value and not (own and ruling.foe_of(state, seat, lord_of(state, card)))


@dataclass(frozen=True)
class NoSecretPowers(Rule):
    """Enemies of who rules this card use no powers that cost secrets."""

    question = ruling.MAY_USE
    message = "text-no-secret-powers"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, cost = about
        return value and not (cost.all_secrets and ruling.foe_of(state, seat, lord_of(state, card)))


@dataclass(frozen=True)
class NoExile(Rule):
    """The holder cannot be exiled as a Citizen."""

    question = ruling.MAY_EXILE
    message = "text-no-exile"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value and not ruling.rules_card(state, about[0], card)


# -- what cannot be taken


@dataclass(frozen=True)
class GuardsSecret(Rule):
    """The Darkest Secret is out of reach for enemies of who rules this card."""

    question = ruling.MAY_TAKE
    message = "text-guards-secret"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, thing = about
        return value and not (thing == ("banner", DS) and ruling.foe_of(state, seat, lord_of(state, card)))


@dataclass(frozen=True)
class GuardsFromStrangers(Rule):
    """Others who rule no card of the suit cannot take the holder's relics and banners."""

    suit: int
    question = ruling.MAY_TAKE
    message = "text-guards-from-strangers"
    says = ("suit",)

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, thing = about
        if seat == side or owner_of(state, thing) != side:
            return value
        kin = [each for each in ruling.in_play(state) if ruling.suit(state, each) == self.suit]
        return value and any(ruling.rules_card(state, seat, each) for each in kin)


@dataclass(frozen=True)
class GuardsAll(Rule):
    """Others cannot take the holder's banners and other relics."""

    question = ruling.MAY_TAKE
    message = "text-guards-all"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, thing = about
        own = owner_of(state, thing) == side and thing != ("relic", card)
        return value and not (own and seat != side)


@dataclass(frozen=True)
class NoBannerTarget(Rule):
    """The People's Favor cannot be a target."""

    question = ruling.MAY_TARGET
    message = "text-no-banner-target"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value and about[2] != ("banner", PF)


@dataclass(frozen=True)
class MobStays(Rule):
    """The People's Favor ends every recovery on its Mob side."""

    question = ruling.STAYS_MOB
    message = "text-mob-stays"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return True


@dataclass(frozen=True)
class NoRecovery(Rule):
    """The holder cannot recover a banner."""

    banner: int
    question = ruling.MAY_RECOVER

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, what = about
        own = ruling.rules_card(state, seat, card)
        return value and not (own and what == ("recover-banner", BANNERS[self.banner]))

    def say(self) -> Part:
        return part(f"text-no-recovery-{BANNERS[self.banner]}")


@dataclass(frozen=True)
class CatchesBurnt(Rule):
    """Favor that anybody burns comes to the holder."""

    question = ruling.BURNS_TO
    message = "text-catches-burnt"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return side


@dataclass(frozen=True)
class LockedForEnemies(Rule):
    """For the holder's enemies every denizen at the holder's sites is locked."""

    question = ruling.LOCKED
    message = "text-locked-for-enemies"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, other = about
        slot = state.slot_of(other)
        return value or (slot >= 0 and ruling.enemy(state, seat, side) and ruling.rules_site(state, side, slot))


@dataclass(frozen=True)
class RelicsLocked(Rule):
    """And so is every relic there: they cannot recover it."""

    question = ruling.MAY_RECOVER
    message = "text-relics-locked"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, what = about
        here = ruling.rules_site(state, side, state.boards[seat].pawn)
        return value and not (what[0] == "recover-relic" and here and ruling.enemy(state, seat, side))


# -- campaigns (Law 5.5)


@dataclass(frozen=True)
class RelicDice(Rule):
    """Each of the holder's relics adds a die more as a target."""

    question = ruling.TARGET_DICE
    message = "text-relic-dice"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        target = about[2]
        return value + 1 if target[0] == "relic" and owner_of(state, target) == side else value


@dataclass(frozen=True)
class PawnDice(Rule):
    """The holder's pawn and favor add a die more as a target."""

    question = ruling.TARGET_DICE
    message = "text-pawn-dice"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value + 1 if about[2] == ("pawn",) and about[1] == side else value


@dataclass(frozen=True)
class SiteDice(Rule):
    """Each targeted site of who rules this card adds a die more."""

    question = ruling.TARGET_DICE
    message = "text-site-dice"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        target = about[2]
        own = target[0] == "site" and ruling.ruler(state, int(target[1])) == lord_of(state, card)
        return value + 1 if own else value


@dataclass(frozen=True)
class NoPlansOf(Rule):
    """Enemies cannot use plans of two suits against the holder."""

    suits: tuple[int, ...]
    question = ruling.MAY_PLAN

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        user, plan = about
        return value and not (opposed(state, side, user) and ruling.suit(state, plan) in self.suits)

    def say(self) -> Part:
        one, other = self.suits
        return part("text-no-plans-of", suit=SUITS[one], other=SUITS[other])


@dataclass(frozen=True)
class NoKindredPlans(Rule):
    """Enemies cannot use against the holder plans of a suit that an adviser of the holder has."""

    question = ruling.MAY_PLAN
    message = "text-no-kindred-plans"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        user, plan = about
        known = ruling.suit(state, plan) in ruling.suits_of(state, side)
        return value and not (known and opposed(state, side, user))


@dataclass(frozen=True)
class NoPlansHere(Rule):
    """Who targets this site cannot use plans."""

    question = ruling.MAY_PLAN
    message = "text-no-plans-here"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        war = state.war
        here = war is not None and about[0] == war.attacker and state.slot_of(card) in war.sites
        return value and not here


@dataclass(frozen=True)
class PassTarget(Rule):
    """Who attacks from outside the region something in it must also target this site, or rule it."""

    question = ruling.TARGETS_FIT
    message = "text-pass-target"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        attacker, _, targets = about
        gate = state.slot_of(card)
        if state.region(attacker) == MAP.region[gate] or ruling.rules_site(state, attacker, gate):
            return value
        sites = [int(target[1]) for target in targets if target[0] == "site"]
        inside = any(MAP.region[slot] == MAP.region[gate] for slot in sites)
        return value and (not inside or gate in sites)


@dataclass(frozen=True)
class NoCampaign(Rule):
    """The holder cannot campaign."""

    question = ruling.MAY_CAMPAIGN
    message = "text-no-campaign"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value and about[0] != side


@dataclass(frozen=True)
class NoSacrifice(Rule):
    """Attackers of the holder's side cannot sacrifice."""

    question = ruling.MAY_SACRIFICE
    message = "text-no-sacrifice"

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value and side not in about[0].side


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
    """Favor of one bank, which the player chooses; it may be declined."""

    n: int
    message = "text-from-any-bank"
    says = ("n",)

    def banks(self, deed: Deed) -> list[int]:
        """The banks that will do."""
        return [suit for suit, favor in enumerate(deed.state.banks) if favor]

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        banks = self.banks(deed)
        if not banks:
            return False

        def ways() -> list[Value]:
            return [("bank", SUITS[suit]) for suit in banks]

        picked = yield from optional(deed.seat, "gain-bank", ways, about=(deed.card,))
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

    message = "text-take-favor"

    def victim(self, deed: Deed) -> int:
        """From whom."""
        return int(deed.about)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        other = self.victim(deed)
        if other == deed.seat or not deed.state.boards[other].favor:
            return False
        verbs.give_favor(deed.state, other, deed.seat, 1)
        return True
        yield


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
    """When its holder rests without favor."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return super().fits(deed, about) and not ruling.purse(deed.state, deed.seat)


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
