"""Words for battle plans: dice into the pools and out of them, losses, conditions (Law 7.5)."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.oath.deed import Condition, Deed, Effect
from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.rules import verbs
from oikumene.games.oath.rules.battle import defending, lost
from oikumene.games.oath.rules.campaign import gather_dice
from oikumene.games.oath.state import BANDITS, Campaign
from oikumene.kernel.flow import Flow, Value, optional
from oikumene.kernel.game import Part
from oikumene.kit.effects import part


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
        war = war_of(deed)
        gather_dice(war, self.n if deed.seat == war.attacker else -self.n)
        return True
        yield


@dataclass(frozen=True)
class KillAttackers(Effect):
    """Kill warbands on the attacker's board. The dice are already collected."""

    n: int
    message = "text-kill-attackers"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        war = war_of(deed)
        lost(war, attacker=verbs.kill_on_board(deed.state, war.attacker, self.n))
        return True
        yield


@dataclass(frozen=True)
class SacrificeForDice(Effect):
    """The defender may sacrifice a warband of the force for defence dice. Bandits have none to give."""

    n: int
    message = "text-sacrifice-for-dice"
    says = ("n",)

    def can(self, deed: Deed) -> bool:
        return deed.seat != BANDITS and bool(defending(deed.state, war_of(deed)))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, war = deed.state, war_of(deed)

        def ways() -> list[Value]:
            return [
                ("dead-site", SLOTS[where], 1) if kind == "site" else ("dead-board", where, 1)
                for kind, where, _ in defending(state, war)
            ]

        where = yield from optional(deed.seat, "plan-sacrifice", ways)
        if not isinstance(where, tuple):
            return False
        if where[0] == "dead-site":
            lost(war, defender=verbs.kill_at_site(state, SLOTS.index(str(where[1])), 1))
        else:
            lost(war, defender=verbs.kill_on_board(state, int(where[1]), 1))
        gather_dice(war, 0, self.n)
        return True


@dataclass(frozen=True)
class SiteIsTarget(Condition):
    """The site where the card lies is a target."""

    def holds(self, deed: Deed) -> bool:
        return deed.state.slot_of(deed.card) in war_of(deed).sites

    def when(self) -> Part:
        return part("text-when-site-is-target")
