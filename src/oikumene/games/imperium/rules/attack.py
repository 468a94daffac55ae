"""Attacks, and how others avoid them: asked once, when the card is played, before it does anything."""

from __future__ import annotations

from oikumene.games.imperium.cards.model import PROGRESS, RESOURCES
from oikumene.games.imperium.cards.rules import PayOff
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose, may


def attacked(state: State, attacker: int, card: int) -> Flow[tuple[int, ...]]:
    """The sides that an attack card will not touch."""
    avoided: list[int] = []
    for side in state.others(attacker):
        if state.is_bot(side):
            continue
        if (yield from avoids(state, side, attacker, card)):
            avoided.append(side)
            state.note("avoids", side, card)
    return tuple(avoided)


def avoids(state: State, side: int, attacker: int, card: int) -> Flow[bool]:
    """Whether a player is not touched, by a card in play that waits for attacks."""
    if any(state.card(own).rule(PayOff) is not None for own in state.in_play(side)):
        paid = yield from _paid_off(state, side, attacker, card)
        if not paid:
            return True
    found = moments.waiting(state, side, moments.ATTACKED)
    if not found:
        return False

    def able() -> list[int]:
        return [
            own
            for own, n in found
            if (not state.card(own).reactions[n].exhaust or moments.may_exhaust(state, side, own))
            and state.card(own).reactions[n].effect.can(Deed(state, side, own))
        ]

    if not able():
        return False

    def listing() -> list[Value]:
        return [*(("react", own) for own in able()), NO]

    picked = yield from choose(side, "avoid", listing, about=(card, state.named(attacker)))
    if picked == NO:
        return False
    own = argument(picked)
    reaction = next(state.card(own).reactions[n] for c, n in found if c == own)
    if reaction.exhaust:
        moments.exhaust(state, side, own)
    state.note("reacts", side, own)
    yield from reaction.effect.run(Deed(state, side, own))
    return True


def _paid_off(state: State, side: int, attacker: int, card: int) -> Flow[bool]:
    """Standing Army: the attacker may give its owner a progress, so that the attack goes on."""
    purse = state.players[attacker].resources
    if state.is_bot(attacker) or not purse[PROGRESS]:
        return False
    if not (yield from may(attacker, "pay-off", about=(card, side))):
        return False
    purse[PROGRESS] -= 1
    state.players[side].resources[PROGRESS] += 1
    state.note("pays", attacker, 1, RESOURCES[PROGRESS])
    state.note("gains", side, 1, RESOURCES[PROGRESS])
    return True
