"""Words for what battle plans do when a campaign is won, lost or over (Law 5.5.6, 5.5.8)."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.war import ruled_cards, war_of
from oikumene.kept.oath_2.model import SUITS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.rules.force import slain
from oikumene.kept.oath_2.rules.outcome import discard_plan
from oikumene.kept.oath_2.state import (
    ATTACKER_SPARED,
    BANDITS,
    DEFENDER_SPARED,
    NO_KILLING,
    Campaign,
    State,
)
from oikumene.kernel.flow import Flow, Place, Value, argument, optional, split
from oikumene.kernel.flow import may as ask
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part


@dataclass(frozen=True)
class DiscardThis(Effect):
    """Discard this card now."""

    message = "text-discard-this"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        discard_plan(deed.state, war_of(deed), deed.seat, deed.card)
        return True
        yield


@dataclass(frozen=True)
class DoomThis(Effect):
    """Discard this card at the end of the campaign."""

    message = "text-doom-this"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        war_of(deed).doomed += (deed.card,)
        return True
        yield

    def __str__(self) -> str:
        return "discard at end"


@dataclass(frozen=True)
class FavorPerFoeAdviser(Effect):
    """For each faceup adviser of the enemy gain a favor from the bank of its suit; what bandits gain is burnt."""

    message = "text-favor-per-foe-adviser"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, war = deed.state, war_of(deed)
        for suit in range(len(SUITS)):
            n = sum(ruling.advisers(state, foe, suit) for foe in war.foes(deed.seat))
            if deed.seat == BANDITS:
                burnt = min(n, state.banks[suit])
                state.banks[suit] -= burnt
                state.stock += burnt
            else:
                verbs.gain_favor(state, deed.seat, suit, n)
        return True
        yield


@dataclass(frozen=True)
class WarbandsPerDead(Effect):
    """Gain a warband for each of the enemy that was killed in this campaign."""

    message = "text-warbands-per-dead"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        war = war_of(deed)
        return verbs.gain_warbands(deed.state, deed.seat, war.killed[1 if deed.seat == war.attacker else 0]) > 0
        yield


@dataclass(frozen=True)
class BurnDefendersSecrets(Effect):
    """The defender burns all secrets of the board but one. It stays face up if there is one face up: all else would be
    worse for its owner, who may choose."""

    message = "text-burn-defenders-secrets"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, war_of(deed).defender
        board = state.boards[seat]
        burnt = board.secrets + board.dark - 1
        if burnt > 0:
            bright = min(1, board.secrets)
            board.secrets, board.dark = bright, 1 - bright
            state.note("burns-secrets", seat, burnt)
        return burnt > 0
        yield


@dataclass(frozen=True)
class BurnDefendersFavor(Effect):
    """The defender burns all favor of the board, not half of it."""

    message = "text-burn-defenders-favor"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        seat = war_of(deed).defender
        verbs.burn_favor(deed.state, seat, ruling.takeable(deed.state, seat))
        return True
        yield


@dataclass(frozen=True)
class TakeInDead(Effect):
    """Warbands of the side that would be killed in this campaign come to this card's site at its end, if the side still
    rules it."""

    message = "text-take-in-dead"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if deed.seat != BANDITS:
            war_of(deed).shelter = deed.card
        return True
        yield


def beaten(war: Campaign) -> int:
    """Who was beaten: the attacked player of a defending side, or the attacker."""
    return war.defender if war.won else war.attacker


def left_over(state: State, war: Campaign) -> list[tuple[int, int]]:
    """What is left of the loser's force, by boards."""
    found = [(seat, min(n, state.boards[seat].warbands)) for seat, n in war.survivors]
    return [(seat, n) for seat, n in found if n]


@dataclass(frozen=True)
class KillLeftOver(Effect):
    """You may kill what is left of the enemy's force; then give the enemy a favor, if you have one, even if a power
    saves that force."""

    message = "text-kill-left-over"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, war = deed.state, war_of(deed)
        left, foe = left_over(state, war), beaten(war)
        if not left or not (yield from ask(deed.seat, "kill-force", about=(foe, sum(n for _, n in left)))):
            return False
        verbs.give_favor(state, deed.seat, foe, min(1, ruling.takeable(state, deed.seat)))
        spared = DEFENDER_SPARED if war.won else ATTACKER_SPARED
        if spared not in war.marks and NO_KILLING not in war.marks:
            for seat, n in left:
                slain(state, war, ("dead-board", seat), n)
        return True


@dataclass(frozen=True)
class CageLeftOver(Effect):
    """What is left of the enemy's force is kept on this relic."""

    message = "text-cage-left-over"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, war = deed.state, war_of(deed)
        for seat, n in left_over(state, war):
            state.boards[seat].warbands -= n
            state.caged[ruling.colour(state, seat)] += n
            state.note("cages", seat, deed.card, n)
        return True
        yield


@dataclass(frozen=True)
class ReleaseCaged(Effect):
    """Any number of the warbands kept on this relic go to the boards of their colour; those of an Exile who became a
    Citizen are replaced by purple ones."""

    message = "text-release-caged"

    def can(self, deed: Deed) -> bool:
        return any(deed.state.caged)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        places: list[tuple[Place, int]] = [(("release", colour), n) for colour, n in enumerate(state.caged) if n]
        shares = yield from split(deed.seat, "release", lambda: places, sum(state.caged), low=1)
        for place, n in shares.items():
            verbs.set_free(state, deed.card, int(place[1]), n)
        return True


@dataclass(frozen=True)
class DiscardInstead(Effect):
    """In place of all plans of one suit that the side would discard, it may discard one card of another suit that it
    rules. Bandits do so where they would lose two or more, the first such card from the Cradle on."""

    lost: int
    price: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, war = deed.state, war_of(deed)
        own = [card for card, by in war.used if (by == war.attacker) == (deed.seat == war.attacker)]
        saved = [card for card in own if card in war.doomed and ruling.suit(state, card) == self.lost]
        able = self.able(deed)
        if not saved or not able:
            return False
        if deed.seat == BANDITS:
            picked: Value | None = ("discard", able[0]) if len(saved) > 1 else None
        else:
            ways: list[Value] = [("discard", card) for card in able]
            picked = yield from optional(deed.seat, "discard-instead", lambda: ways, about=(len(saved),))
        if picked is None:
            return False
        discard_plan(state, war, deed.seat, argument(picked))
        war.doomed = tuple([card for card in war.doomed if card not in saved])
        return True

    def able(self, deed: Deed) -> list[int]:
        """The cards that may go instead: no plans that are at work (Law 7.4.3), none that are locked."""
        state, war = deed.state, war_of(deed)
        used = [card for card, _ in war.used]
        found = [card for card in ruled_cards(deed) if ruling.suit(state, card) == self.price and card not in used]
        return [card for card in found if not ruling.locked(state, deed.seat, card)]

    def say(self, mood: str = "") -> Part:
        return part("text-discard-instead", mood=mood, lost=SUITS[self.lost], suit=SUITS[self.price])
