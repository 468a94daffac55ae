"""Words that make pawns go: the own one, or that of another player (Law 5.6, 7.6.2)."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.asking import one_seat, one_slot, peers
from oikumene.kept.oath_2.model import SLOTS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.rules.travel import can_roam, goals, led, readied, sent
from oikumene.kept.oath_2.state import CARDS, CHANCELLOR, PILE, State
from oikumene.kernel.flow import Flow
from oikumene.kernel.flow import may as ask


@dataclass(frozen=True)
class RideAfter(Effect):
    """Turn up the top card of the pile of the own region; travel to a site with a card of its suit, or anywhere if
    there is none, without supply. The card goes back."""

    message = "text-ride-after"

    def can(self, deed: Deed) -> bool:
        state = deed.state
        return bool(state.zones[PILE + state.region(deed.seat)]) and can_roam(state, deed.seat)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        card = state.zones[PILE + state.region(seat)][-1]
        state.reveal(card, state.everyone)
        state.note("turns-up-top", seat, card)
        suit = ruling.suit(state, card)

        def where(state: State, seat: int) -> list[int]:
            able = goals(state, seat)
            like = [slot for slot in able if any(ruling.suit(state, c) == suit for c in state.zones[CARDS + slot])]
            return like if like and suit >= 0 else able

        yield from readied(state, seat, where)
        slot = yield from one_slot(deed.of(ruling.travel_chooser(state, seat, seat)), where(state, seat))
        return (yield from led(state, seat, slot))


@dataclass(frozen=True)
class Summon(Effect):
    """A player who stands elsewhere must travel to the own site, if that can be, without supply; there that player is
    given the secret of this card."""

    message = "text-summon"

    def whom(self, deed: Deed) -> list[int]:
        state, here = deed.state, deed.state.boards[deed.seat].pawn
        return [seat for seat in state.clockwise(deed.seat) if here in goals(state, seat)]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        other = yield from one_seat(deed, self.whom(deed))
        here = state.boards[deed.seat].pawn
        went = yield from sent(state, other, deed.seat, here)
        if went and state.boards[other].pawn == here:
            verbs.secret_from_card(state, deed.card, deed.seat, other)
        return went


@dataclass(frozen=True)
class CarryAlong(Effect):
    """Choose a player at the own site and a site that this player may travel to: the own pawn is put there, and the
    player travels there without supply."""

    message = "text-carry-along"

    def whom(self, deed: Deed) -> list[int]:
        return [other for other in peers(deed.state, deed.seat) if goals(deed.state, other)]

    def can(self, deed: Deed) -> bool:
        return bool(self.whom(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        other = yield from one_seat(deed, self.whom(deed))
        slot = yield from one_slot(deed, goals(state, other))
        verbs.put_pawn(state, seat, slot)
        return (yield from sent(state, other, seat, slot))


@dataclass(frozen=True)
class Gather(Effect):
    """Each player, from the Chancellor on, may put the own pawn at the site of this card."""

    message = "text-gather"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, slot = deed.state, deed.state.slot_of(deed.card)
        for seat in state.in_order(CHANCELLOR):
            away = slot >= 0 and state.boards[seat].pawn != slot
            if away and (yield from ask(seat, "come", about=(deed.card, SLOTS[slot]))):
                verbs.put_pawn(state, seat, slot)
        return True
