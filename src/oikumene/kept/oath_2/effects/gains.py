"""Words for what a card gives or takes: favor, secrets, supply, warbands (Law 10)."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Condition, Deed, Effect
from oikumene.kept.oath_2.model import MAX_SUPPLY, SLOTS, SUITS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.rules.empire import become_citizen
from oikumene.kept.oath_2.state import BANDITS, EXILE
from oikumene.kernel.flow import Flow, Place, split
from oikumene.kernel.flow import may as ask
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part


@dataclass(frozen=True)
class GainFavor(Effect):
    """Gain favor from the bank of a suit; what bandits would gain is burnt (a ruling)."""

    n: int
    suit: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        if deed.seat == BANDITS:
            burnt = min(self.n, state.banks[self.suit])
            state.banks[self.suit] -= burnt
            state.stock += burnt
        else:
            verbs.gain_favor(state, deed.seat, self.suit, self.n)
        return True
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-gain-favor", mood=mood, n=self.n, suit=SUITS[self.suit])


@dataclass(frozen=True)
class GainSecrets(Effect):
    """Gain secrets from the shared bank."""

    n: int
    message = "text-gain-secrets"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        verbs.gain_secrets(deed.state, deed.seat, self.n)
        return True
        yield


@dataclass(frozen=True)
class GainSupply(Effect):
    """Gain supply, to the leftmost space at most."""

    n: int
    message = "text-gain-supply"
    says = ("n",)

    def can(self, deed: Deed) -> bool:
        return deed.state.boards[deed.seat].supply < MAX_SUPPLY

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        board = deed.state.boards[deed.seat]
        got = min(self.n, MAX_SUPPLY - board.supply)
        board.supply += got
        deed.state.note("gains-supply", deed.seat, got)
        return got > 0
        yield


@dataclass(frozen=True)
class GainWarbands(Effect):
    """Gain warbands; `per_site`: so many for each site that the player rules."""

    n: int
    per_site: bool = False

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        times = len(ruling.ruled(deed.state, deed.seat)) if self.per_site else 1
        return verbs.gain_warbands(deed.state, deed.seat, self.n * times) > 0
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-gain-warbands-per-site" if self.per_site else "text-gain-warbands", mood=mood, n=self.n)


@dataclass(frozen=True)
class WarbandsAtWill(Effect):
    """Gain warbands, if they are wanted: a modifier need not be used (Law 7.4.1), and warbands lower supply."""

    n: int
    message = "text-gain-warbands"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        bank = deed.state.boards[ruling.colour(deed.state, deed.seat)].bank
        if not bank or not (yield from ask(deed.seat, "gain-warbands", about=(deed.card, self.n))):
            return False
        return verbs.gain_warbands(deed.state, deed.seat, self.n) > 0


@dataclass(frozen=True)
class PostEverywhere(Effect):
    """Move one warband from the board to each site that the player rules, as far as they go: the player says where."""

    message = "text-post-everywhere"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if not ruling.may_post(state, seat):
            return False
        places: list[tuple[Place, int]] = [(("post", SLOTS[slot]), 1) for slot in ruling.ruled(state, seat)]
        shares = yield from split(seat, "post-ruled", lambda: places, state.boards[seat].warbands)
        for place, n in shares.items():
            verbs.post(state, seat, SLOTS.index(str(place[1])), n)
        return bool(shares)


@dataclass(frozen=True)
class Citizenship(Effect):
    """An Exile may become a Citizen without an offer (Law 7.6.1)."""

    message = "text-citizenship"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if seat == BANDITS or state.boards[seat].role != EXILE:
            return False
        if not (yield from ask(seat, "become-citizen")):
            return False
        yield from become_citizen(state, seat)
        return True


@dataclass(frozen=True)
class LoserIsExile(Condition):
    """Both sides of the campaign are Exiles."""

    def holds(self, deed: Deed) -> bool:
        war = deed.state.war
        if war is None or war.defender == BANDITS:
            return False
        return all(deed.state.boards[seat].role == EXILE for seat in (war.attacker, war.defender))

    def when(self) -> Part:
        return part("text-when-exiles-fight")
