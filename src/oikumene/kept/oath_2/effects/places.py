"""Words for the powers of sites (the site reference): they bend what is asked there, or wait for a moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.bends import At, Bent, adds, always, lets, turns, used
from oikumene.kept.oath_2.effects.modifiers import muster_extra
from oikumene.kept.oath_2.effects.roads import ignoring, leaves, of_group
from oikumene.kept.oath_2.model import SUITS, Cost
from oikumene.kept.oath_2.rules import moments, ruling, verbs
from oikumene.kept.oath_2.rules.taking import taken
from oikumene.kept.oath_2.state import RELICS, Target
from oikumene.kernel.flow import Flow, Value, optional
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import DO, part, phrase
from oikumene.kept.oath_2.kit.moments import Reaction


def target_at(targets: Iterable[Target], start: int, slot: int) -> bool:
    """Whether one of the targets is at a site: the site itself, or what the defender has where the attacker stands."""
    return any(target[1] == slot if target[0] == "site" else start == slot for target in targets)


def to_coast(at: At, value: int, seat: int, slot: int) -> int:
    """From one coast to another travel costs 1."""
    return min(value, 1) if of_group(at.state, slot, "coast") and leaves(at, seat, slot) else value


COAST = (turns(ruling.TRAVEL_PRICE, "text-site-coast", to_coast), ignoring(ruling.GATE, group="coast"))

#: For a secret that is turned facedown the site is left for no supply, and a pass does not bar the way.
DARKLY = Cost(dark=1)
FREE_LEAVE = (
    used(
        "travel",
        lets(ruling.TRAVEL_FREE, "text-site-free-leave", lambda at, seat, slot: at.stands(seat)),
        lambda at, seat: at.stands(seat),
        DARKLY,
    ),
    used("travel", ignoring(ruling.GATE), price=DARKLY),
)


def ground(n: int) -> Bent:
    """Attack dice more or fewer, once, where a target is declared at this site."""
    message = "text-site-ground-more" if n > 0 else "text-site-ground-fewer"
    return adds(ruling.ATTACK_DICE, message, n, lambda at, war: target_at(war.targets, war.place, at.slot), n=abs(n))


def fewer(n: int) -> Bent:
    """A search from here draws fewer cards."""
    return adds(ruling.SEARCH_COUNT, "text-site-fewer", -n, lambda at, seat, deck: at.stands(seat), n=n)


def more_musters(n: int) -> Bent:
    """Mustering here brings more warbands to who rules the site, if they are wanted."""

    def rules(at: At, seat: int, card: int) -> bool:
        return at.stands(seat) and ruling.rules_site(at.state, seat, at.slot)

    return muster_extra("text-site-more-musters", n, rules, always)


#: A card of this site may be discarded before one is played here.
CROWDED = adds(ruling.MAKES_ROOM, "text-site-crowded", 1, lambda at, seat, slot: at.slot == slot)


def comes_here(at: At, seat: int, slot: int) -> bool:
    """Whether a player travels here, and not by a way that ignores what hides this site."""
    return at.slot == slot and not ruling.ignores(at.state, seat, slot, ruling.VEIL)


#: Who travels here turns a secret facedown; who declares a target here does so too, once a campaign.
HIDDEN = (
    adds(ruling.TRAVEL_DARK, "text-site-hidden", 1, comes_here),
    adds(
        ruling.TARGETS_DARK,
        "text-site-hidden-target",
        1,
        lambda at, attacker, start, targets: target_at(targets, start, at.slot),
    ),
)


# -- homelands and opportunities


@dataclass(frozen=True)
class Homeland(Reaction[Deed]):
    """A card of the suit played here brings something, unless its player discarded one of that suit from here in this
    turn."""

    suit: int = 0

    def fits(self, deed: Deed, about: Any) -> bool:
        state, slot = deed.state, deed.state.slot_of(deed.card)
        here = about.slot == slot and ruling.suit(state, about.card) == self.suit
        return here and (slot, self.suit) not in state.cleared

    def say(self) -> Part:
        return part("text-site-homeland", suit=SUITS[self.suit], effect=phrase(self.effect, DO))


def homeland(suit: int, effect: Effect) -> Homeland:
    """The home of a suit."""
    return Homeland(moments.PLAYED_AT_SITE, effect, False, suit)


@dataclass(frozen=True)
class TakeRelicHere(Effect):
    """Take a relic of the site; it may be declined (Law 7.4.1)."""

    message = "text-take-relic-here"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        zone = RELICS + state.slot_of(deed.card)

        def ways() -> list[Value]:
            there = enumerate(state.zones[zone])
            return [("recover-relic", n) for n, card in there if not ruling.locked(state, deed.seat, card)]

        if not ways():
            return False
        what = yield from optional(deed.seat, "homeland-relic", ways)
        if not isinstance(what, tuple):
            return False
        card = state.zones[zone][int(what[1])]
        verbs.take_relic(state, deed.seat, card)
        yield from moments.occurs(state, moments.RECOVERED, deed.seat)
        yield from taken(state, deed.seat, [card])
        return True


@dataclass(frozen=True)
class Opportunity(Reaction[Deed]):
    """At the end of the Wake phase who stands here may take what lies here."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return deed.state.boards[deed.seat].pawn == deed.state.slot_of(deed.card)

    def say(self) -> Part:
        return part("text-site-opportunity")


@dataclass(frozen=True)
class TakeFromSite(Effect):
    """Take a favor or a secret of the site (Law 4.1.4)."""

    message = "text-take-from-site"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        slot = state.slot_of(deed.card)

        def ways() -> list[Value]:
            favor: list[Value] = ["site-favor"] if state.site_favor[slot] else []
            return [*favor, *(["site-secret"] if state.site_secrets[slot] else [])]

        if not ways():
            return False
        what = yield from optional(seat, "opportunity", ways)
        if what == "site-favor":
            state.site_favor[slot] -= 1
            verbs.put_favor(state, seat, 1)
            state.note("takes-site-favor", seat, deed.card)
        elif what == "site-secret":
            state.site_secrets[slot] -= 1
            state.boards[seat].secrets += 1
            state.note("takes-site-secret", seat, deed.card)
        return what is not None


OPPORTUNITY = Opportunity(moments.AWAKE, TakeFromSite())
