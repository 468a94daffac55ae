"""Words for warbands: gained by a count, killed on boards and at sites, sacrificed, moved about (Law 10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.bends import Bent, adds
from oikumene.kept.oath_2.effects.counts import Per
from oikumene.kept.oath_2.model import MAP, SLOTS, SUITS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.state import State
from oikumene.kernel.flow import Flow, Place, Value, choose, split
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part


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
        if verbs.gain_warbands(state, seat, 1) and ruling.may_post(state, seat):
            verbs.post(state, seat, slot, 1)
        return True
        yield


def watched(state: State, slot: int) -> bool:
    """Whether a player who rules a site stands there."""
    return any(state.boards[seat].pawn == slot and ruling.rules_site(state, seat, slot) for seat in range(state.seats))


def more_bandits(n: int) -> Bent:
    """While it lies at a site, each site has more bandits."""
    return adds(ruling.BANDITS_THERE, "text-more-bandits", n, n=n)


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

    def sites(self, deed: Deed) -> dict[int, int]:
        """The ruled sites, and how many warbands may leave each."""
        state, seat = deed.state, deed.seat
        return spare_at(state, seat, ruling.ruled(state, seat))

    def can(self, deed: Deed) -> bool:
        return can_move(deed.state, deed.seat, self.sites(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        spare = movable(deed.state, deed.seat, self.sites(deed))
        yield from redeployed(deed.state, deed.seat, deed.seat, self.sites(deed), "redeploy", (deed.card, spare))
        return True


def spare_at(state: State, seat: int, slots: Iterable[int]) -> dict[int, int]:
    """How many warbands of a player's side may leave each of these sites: the last stays, as a rule (Law 6.5)."""
    return {slot: state.bands[slot][1] - ruling.rearguard(state, seat, slot) for slot in slots}


def movable(state: State, seat: int, sites: Mapping[int, int]) -> int:
    """How many warbands a player can move about: of the board, and what may leave the sites."""
    return (state.boards[seat].warbands if ruling.may_post(state, seat) else 0) + sum(sites.values())


def can_move(state: State, seat: int, sites: Mapping[int, int]) -> bool:
    """Whether a player can move any warband between the board and these sites."""
    return bool(sites) and movable(state, seat, sites) > 0


def redeployed(
    state: State, seat: int, by: int, sites: Mapping[int, int], prompt: str, about: tuple[int | str, ...] = ()
) -> Flow[None]:
    """Move a player's warbands among the board and some sites as somebody says; who may not place any at sites only
    takes them off."""
    whole = movable(state, seat, sites)
    onto = ruling.may_post(state, seat)
    places: list[tuple[Place, int]] = [(("post", SLOTS[slot]), whole if onto else n) for slot, n in sites.items()]
    shares = yield from split(by, prompt, lambda: places, whole, low=0, about=about)
    for slot, n in sites.items():
        verbs.withdraw(state, seat, slot, n)
    for place, n in shares.items():
        verbs.post(state, seat, SLOTS.index(str(place[1])), n)
