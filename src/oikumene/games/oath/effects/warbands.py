"""Words for warbands: gained by a count, killed on boards and at sites, sacrificed, moved about (Law 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.games.oath.deed import Deed, Effect
from oikumene.games.oath.effects.counts import Per
from oikumene.games.oath.model import MAP, SLOTS, SUITS
from oikumene.games.oath.rules import ruling, verbs
from oikumene.games.oath.state import State
from oikumene.kernel.flow import Flow, Place, Value, choose, split
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.effects import part


@dataclass(frozen=True)
class GainWarbandsPer(Effect):
    """Gain a warband for each of what is counted."""

    per: Per

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return verbs.gain_warbands(deed.state, deed.seat, self.per.count(deed)) > 0
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-gain-warbands-per", mood=mood, per=[self.per.each()])


# -- killing


def kill(state: State, place: Place, n: int) -> int:
    """Kill warbands where an answer says: ("dead-site", slot) or ("dead-board", seat)."""
    if place[0] == "dead-site":
        return verbs.kill_at_site(state, SLOTS.index(str(place[1])), n)
    return verbs.kill_on_board(state, int(place[1]), n)


def one_of_boards(deed: Deed, seats: list[int]) -> Flow[None]:
    """Kill a warband on one of some boards."""
    ways: list[Value] = [("dead-board", seat, 1) for seat in seats]
    picked = yield from choose(deed.seat, "kill", lambda: ways, about=(deed.card, 1))
    assert isinstance(picked, tuple)
    kill(deed.state, picked[:2], 1)


@dataclass(frozen=True)
class KillOnBoard(Effect):
    """Kill a warband on a board. `suits`: only of a player who has a faceup adviser of one of them."""

    suits: tuple[int, ...] = ()

    def whom(self, deed: Deed) -> list[int]:
        state = deed.state
        able = [seat for seat in state.in_order(deed.seat) if state.boards[seat].warbands]
        return [seat for seat in able if not self.suits or ruling.suits_of(state, seat) & set(self.suits)]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not self.whom(deed):
            return False
        yield from one_of_boards(deed, self.whom(deed))
        return True

    def say(self, mood: str = "") -> Part:
        if not self.suits:
            return part("text-kill-on-board", mood=mood)
        one, other = self.suits
        return part("text-kill-on-board-of", mood=mood, suit=SUITS[one], other=SUITS[other])


@dataclass(frozen=True)
class KillInRegion(Effect):
    """Kill any warbands of the own region, at sites and on boards."""

    n: int
    message = "text-kill-in-region"
    says = ("n",)

    def places(self, deed: Deed) -> list[tuple[Place, int]]:
        state, region = deed.state, deed.state.region(deed.seat)
        found: list[tuple[Place, int]] = [
            (("dead-site", SLOTS[slot]), state.bands[slot][1]) for slot in occupied(state, region)
        ]
        for seat in state.in_order(deed.seat):
            if state.region(seat) == region and state.boards[seat].warbands:
                found.append((("dead-board", seat), state.boards[seat].warbands))
        return found

    def can(self, deed: Deed) -> bool:
        return bool(self.places(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        places = self.places(deed)
        shares = yield from split(deed.seat, "kill", lambda: places, self.n, about=(deed.card, self.n))
        for place, n in shares.items():
            kill(deed.state, place, n)
        return bool(shares)


@dataclass(frozen=True)
class KillAtSite(Effect):
    """Kill warbands at one site of the own region."""

    n: int
    message = "text-kill-at-site"
    says = ("n",)

    def can(self, deed: Deed) -> bool:
        return bool(occupied(deed.state, deed.state.region(deed.seat)))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        ways: list[Value] = [
            ("dead-site", SLOTS[slot], min(self.n, state.bands[slot][1]))
            for slot in occupied(state, state.region(deed.seat))
        ]
        picked = yield from choose(deed.seat, "kill", lambda: ways, about=(deed.card, self.n))
        assert isinstance(picked, tuple)
        kill(state, picked[:2], self.n)
        return True


def occupied(state: State, region: int) -> list[int]:
    """The sites of a region where warbands are."""
    return [slot for slot in range(len(SLOTS)) if MAP.region[slot] == region and state.bands[slot][1]]


@dataclass(frozen=True)
class KillAtEachSite(Effect):
    """Kill a warband at each site."""

    message = "text-kill-at-each-site"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        for slot in range(len(SLOTS)):
            verbs.kill_at_site(deed.state, slot, 1)
        return True
        yield


@dataclass(frozen=True)
class SeizeSite(Effect):
    """Unless a pawn of its ruler stands at the card's site: kill all warbands there, gain one and place it there."""

    message = "text-seize-site"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        slot = state.slot_of(deed.card)
        if slot < 0 or watched(state, slot):
            return False
        verbs.kill_at_site(state, slot, state.bands[slot][1])
        if verbs.gain_warbands(state, seat, 1):
            verbs.post(state, seat, slot, 1)
        return True
        yield


def watched(state: State, slot: int) -> bool:
    """Whether a player who rules a site stands there."""
    return any(state.boards[seat].pawn == slot and ruling.rules_site(state, seat, slot) for seat in range(state.seats))


@dataclass(frozen=True)
class MoreBandits(Bend[State]):
    """While it lies at a site, each site has more bandits."""

    n: int
    question = ruling.BANDITS_THERE

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return value + self.n

    def say(self) -> Part:
        return part("text-more-bandits", n=self.n)


# -- the own ones


@dataclass(frozen=True)
class SacrificeForSecrets(Effect):
    """Sacrifice warbands of the board, two for each secret that is gained."""

    message = "text-sacrifice-for-secrets"

    def can(self, deed: Deed) -> bool:
        return deed.state.boards[deed.seat].warbands >= 2

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        numbers = list(range(1, state.boards[seat].warbands // 2 + 1))
        n = yield from choose(seat, "sacrifice-pairs", lambda: numbers, about=(deed.card,))
        verbs.kill_on_board(state, seat, 2 * n)
        verbs.gain_secrets(state, seat, n)
        return True


@dataclass(frozen=True)
class Rearrange(Effect):
    """Move own warbands among the board and the ruled sites; the last one of a site stays (Law 6.5). No leave of the
    Chancellor is needed."""

    message = "text-redeploy"

    def sites(self, deed: Deed) -> list[int]:
        return [slot for slot in ruling.ruled(deed.state, deed.seat) if deed.state.bands[slot][1]]

    def spare(self, deed: Deed) -> int:
        state = deed.state
        return state.boards[deed.seat].warbands + sum(state.bands[slot][1] - 1 for slot in self.sites(deed))

    def can(self, deed: Deed) -> bool:
        return bool(self.sites(deed)) and self.spare(deed) > 0

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat, spare = deed.state, deed.seat, self.spare(deed)
        places: list[tuple[Place, int]] = [(("post", SLOTS[slot]), spare) for slot in self.sites(deed)]
        shares = yield from split(seat, "redeploy", lambda: places, spare, low=0, about=(deed.card, spare))
        for slot in self.sites(deed):
            verbs.withdraw(state, seat, slot, state.bands[slot][1] - 1)
        for place, n in shares.items():
            verbs.post(state, seat, SLOTS.index(str(place[1])), n)
        return True
