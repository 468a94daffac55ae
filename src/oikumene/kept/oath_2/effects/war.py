"""Words for battle plans: dice into the pools and out of them, losses, conditions (Law 7.5)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from oikumene.kept.oath_2.deed import Condition, Deed, Effect
from oikumene.kept.oath_2.effects.bends import At, Bent, bans, lets, turns
from oikumene.kept.oath_2.effects.warbands import can_move, redeployed, spare_at
from oikumene.kept.oath_2.model import BANNERS, SLOTS, SUITLESS, SUITS, Cost
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.rules.campaign import gather_dice
from oikumene.kept.oath_2.rules.force import attacking, defending, mortal, place_of, size, slain
from oikumene.kept.oath_2.state import (
    ATTACKER_SPARED,
    BANDITS,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    DEAR_SACRIFICES,
    DEFENDER_SPARED,
    DEFENDER_STANDS,
    HOLLOW_IGNORED,
    LOST_NOW,
    NO_DEFENDING_PLANS,
    NO_KILLING,
    OWN_SKULLS_IGNORED,
    RELICS,
    ROLL_DOUBLED,
    ROLL_HALVED,
    SHIELD_IGNORED,
    TWO_SHIELDS_IGNORED,
    TWO_SWORDS_IGNORED,
    WON_NOW,
    Campaign,
    State,
    Target,
)
from oikumene.kernel.flow import Flow, Value, gather, optional
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit import effects
from oikumene.kept.oath_2.kit.effects import part

Per = effects.Per[Deed]


def war_of(deed: Deed) -> Campaign:
    """The campaign in which a plan is used."""
    assert deed.state.war is not None
    return deed.state.war


@dataclass(frozen=True)
class Attack(Effect):
    """Attack dice more, or fewer."""

    n: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        gather_dice(war_of(deed), self.n)
        return True
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-attack-more" if self.n > 0 else "text-attack-fewer", mood=mood, n=abs(self.n))


@dataclass(frozen=True)
class Defence(Effect):
    """Defence dice more."""

    n: int
    message = "text-defence-dice"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        gather_dice(war_of(deed), 0, self.n)
        return True
        yield


@dataclass(frozen=True)
class Sway(Effect):
    """Attack dice ±n (Law 7.5.4): the attacker adds them, a defender removes them (a ruling)."""

    n: int
    message = "text-sway-dice"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        sway(deed, self.n)
        return True
        yield

    def __str__(self) -> str:
        return f"sway {self.n}"


def sway(deed: Deed, n: int) -> None:
    """Attack dice more for the attacker, fewer against a defender."""
    war = war_of(deed)
    gather_dice(war, n if deed.seat == war.attacker else -n)


@dataclass(frozen=True)
class SwayPer(Effect):
    """Attack dice ±1 for each of something. Up to so many, where the card says so: nobody takes fewer."""

    per: Per

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        sway(deed, self.per.count(deed))
        return True
        yield

    def can(self, deed: Deed) -> bool:
        return self.per.count(deed) > 0

    def say(self, mood: str = "") -> Part:
        return part("text-sway-dice-per", mood=mood, per=[self.per.each()])


@dataclass(frozen=True)
class DefencePer(Effect):
    """A defence die more for each of something."""

    per: Per

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        gather_dice(war_of(deed), 0, self.per.count(deed))
        return True
        yield

    def can(self, deed: Deed) -> bool:
        return self.per.count(deed) > 0

    def say(self, mood: str = "") -> Part:
        return part("text-defence-dice-per", mood=mood, per=[self.per.each()])


@dataclass(frozen=True)
class Mark(Effect):
    """Something is otherwise in this campaign: one thing if an attacker uses it, another, or nothing, if a defender
    does."""

    name: str
    attacks: str = ""
    defends: str = ""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        war = war_of(deed)
        word = self.attacks if deed.seat == war.attacker else self.defends
        if word:
            war.mark(word)
        return True
        yield

    def say(self, mood: str = "") -> Part:
        return part(f"text-{self.name}", mood=mood)


#: What battle plans change in the rolls and the losses.
IGNORE_SKULLS = Mark("own-skulls-ignored", attacks=OWN_SKULLS_IGNORED)
IGNORE_HOLLOW = Mark("hollow-ignored", defends=HOLLOW_IGNORED)
IGNORE_TWOS = Mark("twos-ignored", attacks=TWO_SHIELDS_IGNORED, defends=TWO_SWORDS_IGNORED)
IGNORE_ONE_SHIELD = Mark("one-shield-ignored", attacks=SHIELD_IGNORED)
DOUBLE_ROLL = Mark("attack-doubled", attacks=ROLL_DOUBLED)
HALVE_DICE = Mark("attack-halved", defends=ROLL_HALVED)
DEAR_SACRIFICE = Mark("dear-sacrifices", attacks=DEAR_SACRIFICES)
SILENCE_DEFENDERS = Mark("no-defending-plans", attacks=NO_DEFENDING_PLANS)
SPARE_FORCE = Mark("force-spared", attacks=ATTACKER_SPARED, defends=DEFENDER_SPARED)
STAND_OR_FALL = Mark("stand-or-fall", defends=DEFENDER_STANDS)
WIN_NOW = Mark("win-now", attacks=WON_NOW, defends=LOST_NOW)


@dataclass(frozen=True)
class KillAttackers(Effect):
    """Kill warbands on the attacker's board. The dice are already collected."""

    n: int
    message = "text-kill-attackers"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        war = war_of(deed)
        slain(deed.state, war, ("dead-board", war.attacker), min(self.n, deed.state.boards[war.attacker].warbands))
        return True
        yield


@dataclass(frozen=True)
class SacrificeForDice(Effect):
    """The defender may sacrifice a warband of the force for defence dice. Bandits have none to give."""

    n: int
    message = "text-sacrifice-for-dice"
    says = ("n",)

    def can(self, deed: Deed) -> bool:
        return deed.seat != BANDITS and bool(mortal(defending(deed.state, war_of(deed))))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, war = deed.state, war_of(deed)
        if deed.seat == BANDITS:
            return False

        def ways() -> list[Value]:
            return [(*place_of(part), 1) for part in mortal(defending(state, war))]

        where = yield from optional(deed.seat, "plan-sacrifice", ways)
        if not isinstance(where, tuple):
            return False
        slain(state, war, where[:-1], 1)
        gather_dice(war, 0, self.n)
        return True


@dataclass(frozen=True)
class SiteIsTarget(Condition):
    """The site where the card lies is a target."""

    def holds(self, deed: Deed) -> bool:
        return deed.state.slot_of(deed.card) in war_of(deed).sites

    def when(self) -> Part:
        return part("text-when-site-is-target")


def ruled_cards(deed: Deed) -> list[int]:
    """The cards that a deed's side rules: "you" is the whole defending side (Law 5.5.3)."""
    state, war = deed.state, war_of(deed)
    if deed.seat == BANDITS:
        there = [card for card in ruling.in_play(state) if state.slot_of(card) >= 0]
        return [card for card in there if ruling.card_ruler(state, card) == BANDITS]
    friends = war.friends(deed.seat)
    return [card for card in ruling.in_play(state) if any(ruling.rules_card(state, seat, card) for seat in friends)]


# -- conditions


@dataclass(frozen=True)
class SideHolds(Condition):
    """One of the side holds a banner."""

    banner: int

    def holds(self, deed: Deed) -> bool:
        return deed.state.banners[self.banner].holder in war_of(deed).friends(deed.seat)

    def when(self) -> Part:
        return part("text-when-side-holds", banner=BANNERS[self.banner])


@dataclass(frozen=True)
class FoeLacks(Condition):
    """Nobody of the enemy holds a banner."""

    banner: int

    def holds(self, deed: Deed) -> bool:
        return deed.state.banners[self.banner].holder not in war_of(deed).foes(deed.seat)

    def when(self) -> Part:
        return part("text-when-foe-lacks", banner=BANNERS[self.banner])


@dataclass(frozen=True)
class FoeHasAdviser(Condition):
    """The enemy has a faceup adviser of a suit."""

    suit: int

    def holds(self, deed: Deed) -> bool:
        return any(ruling.advisers(deed.state, foe, self.suit) for foe in war_of(deed).foes(deed.seat))

    def when(self) -> Part:
        return part("text-when-foe-has-adviser", suit=SUITS[self.suit])


@dataclass(frozen=True)
class TargetHasCard(Condition):
    """A targeted site has a card of a suit."""

    suit: int

    def holds(self, deed: Deed) -> bool:
        state = deed.state
        there = [card for slot in war_of(deed).sites for card in state.zones[CARDS + slot]]
        return any(ruling.suit(state, card) == self.suit for card in there)

    def when(self) -> Part:
        return part("text-when-target-has-card", suit=SUITS[self.suit])


@dataclass(frozen=True)
class StrongerForce(Condition):
    """The own force is greater than the enemy's."""

    def holds(self, deed: Deed) -> bool:
        war = war_of(deed)
        lead = size(attacking(deed.state, war)) - size(defending(deed.state, war))
        return lead > 0 if deed.seat == war.attacker else lead < 0

    def when(self) -> Part:
        return part("text-when-stronger")


@dataclass(frozen=True)
class WeakerForce(Condition):
    """The defending force is greater than the attacker's, as things are when the plan is used."""

    def holds(self, deed: Deed) -> bool:
        war = war_of(deed)
        return size(defending(deed.state, war)) > size(attacking(deed.state, war))

    def when(self) -> Part:
        return part("text-when-weaker")


@dataclass(frozen=True)
class DefencePool(Condition):
    """There are so many defence dice, as things are when the plan is used."""

    n: int

    def holds(self, deed: Deed) -> bool:
        return war_of(deed).defence >= self.n

    def when(self) -> Part:
        return part("text-when-defence-pool", n=self.n)


@dataclass(frozen=True)
class PawnIsTarget(Condition):
    """The defender's pawn and favor are a target."""

    def holds(self, deed: Deed) -> bool:
        return ("pawn",) in war_of(deed).targets

    def when(self) -> Part:
        return part("text-when-pawn-is-target")


@dataclass(frozen=True)
class CanBuyPeace(Condition):
    """The enemy's pawn is at the own site ("your site" is the defender's for allies too, Law 5.5.3), and besides the
    plan's price there is a favor for each defence die."""

    def holds(self, deed: Deed) -> bool:
        state, war = deed.state, war_of(deed)
        price = ruling.plan_price(state, deed.seat, deed.card).all_favor + war.defence
        here = war.side if deed.seat == war.attacker else (war.defender,)
        meets = any(state.boards[seat].pawn == war.place for seat in here)
        return meets and ruling.purse(state, deed.seat) >= price

    def when(self) -> Part:
        return part("text-when-foe-is-here")


# -- what is counted


@dataclass(frozen=True)
class TargetedSites(Per):
    """Sites that are targets."""

    def count(self, deed: Deed) -> int:
        return len(war_of(deed).sites)

    def each(self) -> Part:
        return part("text-per-targeted-site")


@dataclass(frozen=True)
class OwnAdvisers(Per):
    """Faceup advisers of a suit of the side."""

    suit: int

    def count(self, deed: Deed) -> int:
        return sum(ruling.advisers(deed.state, seat, self.suit) for seat in war_of(deed).friends(deed.seat))

    def each(self) -> Part:
        return part("text-per-own-adviser", suit=SUITS[self.suit])


@dataclass(frozen=True)
class RuledCards(Per):
    """Cards of a suit that the side rules."""

    suit: int

    def count(self, deed: Deed) -> int:
        return sum(ruling.suit(deed.state, card) == self.suit for card in ruled_cards(deed))

    def each(self) -> Part:
        return part("text-per-ruled-card", suit=SUITS[self.suit])


@dataclass(frozen=True)
class RuledSuits(Per):
    """Suits of which the side rules a card, but for one."""

    without: int

    def count(self, deed: Deed) -> int:
        return len({ruling.suit(deed.state, card) for card in ruled_cards(deed)} - {self.without, SUITLESS})

    def each(self) -> Part:
        return part("text-per-ruled-suit", suit=SUITS[self.without])


@dataclass(frozen=True)
class CardsAtSites(Per):
    """Cards of a suit at all sites, whoever rules them."""

    suit: int

    def count(self, deed: Deed) -> int:
        state = deed.state
        there = [card for slot in range(len(SLOTS)) for card in state.zones[CARDS + slot]]
        return sum(ruling.suit(state, card) == self.suit for card in there)

    def each(self) -> Part:
        return part("text-per-card-at-sites", suit=SUITS[self.suit])


# -- odd plans


@dataclass(frozen=True)
class BuyPeace(Effect):
    """Give the enemy a favor for each defence die; the side is victorious at once, and nobody is killed. The favor goes
    to the attacked player alone."""

    message = "text-buy-peace"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, war = deed.state, war_of(deed)
        attacks = deed.seat == war.attacker
        verbs.give_favor(state, deed.seat, war.defender if attacks else war.attacker, war.defence)
        war.mark(WON_NOW if attacks else LOST_NOW, NO_KILLING)
        return True
        yield


@dataclass(frozen=True)
class FindRelics(Effect):
    """Any of the facedown relics at targeted sites become targets too, a defence die each."""

    message = "text-find-relics"

    def places(self, deed: Deed) -> list[Value]:
        """Said by their places: nobody sees which they are."""
        zones = deed.state.zones
        return [("find", SLOTS[slot], n) for slot in war_of(deed).sites for n in range(len(zones[RELICS + slot]))]

    def can(self, deed: Deed) -> bool:
        return bool(self.places(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        war, there = war_of(deed), self.places(deed)

        def options(picked: tuple[Value, ...]) -> list[Value]:
            return [place for place in there if place not in picked]

        picked = yield from gather(deed.seat, "find-relics", options, lambda _: True, low=0, high=len(there))
        for place in picked:
            assert isinstance(place, tuple)
            slot = SLOTS.index(str(place[1]))
            war.targets += (("find", slot, int(place[2])),)
            deed.state.note("targets-find", deed.seat, deed.state.site(slot))
            gather_dice(war, 0, 1)
        return bool(picked)


@dataclass(frozen=True)
class Rearrange(Effect):
    """Move warbands among the defender's board and the sites of the side; the last of a site stays."""

    message = "text-rearrange"

    def sites(self, deed: Deed) -> dict[int, int]:
        """The sites, and how many warbands may leave each; bandits stay where they are."""
        war = war_of(deed)
        if deed.seat == BANDITS:
            return {}
        slots = [slot for slot in ruling.ruled(deed.state, war.defender) if slot not in war.camps]
        return spare_at(deed.state, war.defender, slots)

    def can(self, deed: Deed) -> bool:
        return can_move(deed.state, war_of(deed).defender, self.sites(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not self.can(deed):
            return False
        yield from redeployed(deed.state, war_of(deed).defender, deed.seat, self.sites(deed), "rearrange")
        return True


# -- powers that bend a campaign while they lie in a council


def opposed(state: State, seat: int, side: int) -> bool:
    """Whether a player fights a side in the campaign that goes on: the attacker, the defender or an ally."""
    war = state.war
    if war is None:
        return False
    return seat in war.side if side == war.attacker else seat == war.attacker


def dearer_plans(secret: int = 0, burn_favor: int = 0) -> Bent:
    """Each battle plan of the enemy costs more."""

    def price(at: At, value: Cost, user: int, plan: int) -> Cost:
        extra = Cost(secret=secret, burn_favor=burn_favor)
        return more(value, extra) if opposed(at.state, at.side, user) else value

    return turns(ruling.PLAN_PRICE, "text-dearer-plans", price, secret=secret)


def more(cost: Cost, extra: Cost) -> Cost:
    """A price with something on top."""
    return replace(cost, secret=cost.secret + extra.secret, burn_favor=cost.burn_favor + extra.burn_favor)


def joins_always(state: State, attacker: int, defender: int) -> tuple[int, ...]:
    """Who is an ally without being asked: the Chancellor, of a Citizen attacked by somebody else (Law 5.5.2)."""
    lord = attacker != CHANCELLOR and state.boards[defender].role == CITIZEN
    return (CHANCELLOR,) if lord else ()


def odd_targets(at: At, attacker: int, defender: int, targets: tuple[Target, ...], here: int) -> bool:
    """Whether the targets of who attacks the holder come to an odd number of defence dice. The Chancellor's card works
    for every Imperial defender; a Citizen who joins later does not help (a ruling of the card)."""
    state = at.state
    if defender == BANDITS or at.side not in (defender, *joins_always(state, attacker, defender)):
        return False
    return sum(ruling.target_dice(state, attacker, defender, target) for target in targets) % 2 > 0


EVEN_TARGETS = bans(ruling.TARGETS_FIT, "text-even-targets", odd_targets)
#: Who rules the card may pay to roll all attack or defence dice again that were just rolled, once.
ROLL_AGAIN = lets(ruling.REROLLS, "text-roll-again", lambda at, seat: at.ruled_by(seat))
