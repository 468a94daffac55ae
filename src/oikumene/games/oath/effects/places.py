"""Words for the powers of sites (the site reference): they bend what is asked there, or wait for a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.games.oath.deed import Deed, Effect
from oikumene.games.oath.model import SUITS, Cost
from oikumene.games.oath.powers import Using
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.rules.title import settle_title
from oikumene.games.oath.state import RELICS, Campaign, State
from oikumene.kernel.flow import Flow, Value, optional
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.effects import DO, part, phrase
from oikumene.kit.moments import Reaction

COAST = "coast"


def leaves(state: State, seat: int, card: int) -> bool:
    """Whether a player's pawn stands at the site of the card."""
    return state.slot_of(card) == state.boards[seat].pawn


@dataclass(frozen=True)
class Coast(Bend[State]):
    """From one coast to another travel costs 1."""

    question = ruling.TRAVEL_PRICE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        seat, slot = about
        there = state.site(slot)
        coast = there >= 0 and state.card(there).group == COAST
        if coast and leaves(state, seat, card) and not ruling.ignores(state, seat, slot):
            return min(value, 1)
        return value

    def say(self) -> Part:
        return part("text-site-coast")


@dataclass(frozen=True)
class Leaving(Bend[State]):
    """Leaving the site costs more supply."""

    n: int
    question = ruling.TRAVEL_PRICE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        here = leaves(state, about[0], card) and not ruling.ignores(state, *about)
        return value + self.n if here else value

    def say(self) -> Part:
        return part("text-site-leaving", n=self.n)


@dataclass(frozen=True)
class FreeLeave(Using):
    """Leaving the site is free for a secret that is turned facedown."""

    question = ruling.TRAVEL_FREE
    action = "travel"
    price = Cost(dark=1)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value or leaves(state, about[0], card)

    def reaches(self, state: State, seat: int, card: int) -> bool:
        return leaves(state, seat, card)

    def say(self) -> Part:
        return part("text-site-free-leave")


@dataclass(frozen=True)
class FreeLeavePass(Using):
    """And a pass does not bar the way."""

    question = ruling.IGNORED
    action = "travel"
    price = Cost(dark=1)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value | {ruling.GATE} if leaves(state, about[0], card) else value

    def say(self) -> Part:
        return part("text-ignoring-pass")


@dataclass(frozen=True)
class Ground(Bend[State]):
    """Attack dice more or fewer, once, where a target is declared at this site."""

    n: int
    question = ruling.ATTACK_DICE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        war: Campaign = about[0]
        slot = state.slot_of(card)
        here = any(target[0] != "site" for target in war.targets) and war.place == slot
        return value + self.n if here or slot in war.sites else value

    def say(self) -> Part:
        return part("text-site-ground-more" if self.n > 0 else "text-site-ground-fewer", n=abs(self.n))


@dataclass(frozen=True)
class Fewer(Bend[State]):
    """A search from here draws fewer cards."""

    n: int
    question = ruling.SEARCH_COUNT

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value - self.n if leaves(state, about[0], card) else value

    def say(self) -> Part:
        return part("text-site-fewer", n=self.n)


@dataclass(frozen=True)
class MoreMusters(Bend[State]):
    """Mustering here brings more warbands to who rules the site."""

    n: int
    question = ruling.MUSTERS

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        slot = state.slot_of(card)
        here = leaves(state, about[0], card) and ruling.rules_site(state, about[0], slot)
        return value + self.n if here else value

    def say(self) -> Part:
        return part("text-site-more-musters", n=self.n)


@dataclass(frozen=True)
class Crowded(Bend[State]):
    """A card of this site may be discarded before one is played here."""

    question = ruling.MAKES_ROOM

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value + (state.slot_of(card) == about[1])

    def say(self) -> Part:
        return part("text-site-crowded")


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
            return [("recover-relic", n) for n in range(len(state.zones[zone]))]

        if not ways():
            return False
        what = yield from optional(deed.seat, "homeland-relic", ways)
        if not isinstance(what, tuple):
            return False
        yield from verbs.take_relic(state, deed.seat, state.zones[zone][int(what[1])])
        yield from moments.occurs(state, moments.RECOVERED, deed.seat)
        yield from settle_title(state)
        return True


@dataclass(frozen=True)
class Opportunity(Reaction[Deed]):
    """At the end of the Wake phase who stands here may take what lies here."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return leaves(deed.state, deed.seat, deed.card)

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
