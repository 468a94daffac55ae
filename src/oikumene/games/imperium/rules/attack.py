"""Attacks, and how others avoid them: asked once, when the card is played, before it does anything."""

from __future__ import annotations

from oikumene.games.imperium.model import PROGRESS, RESOURCES
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.matters import PAID_OFF
from oikumene.games.imperium.state import State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose, may
from oikumene.kit.bend import bent
from oikumene.kit.moments import waiting


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
    price = bent(state, PAID_OFF, side, 0)
    if price and not (yield from _paid_off(state, side, attacker, card, price)):
        return True
    found = waiting(state, moments.ATTACKED, side, lambda own: Deed(state, side, own), -1)
    if not found:
        return False

    def able() -> list[int]:
        return [
            own
            for own, reaction in found
            if (not reaction.at_will or moments.may_exhaust(state, side, own))
            and reaction.effect.can(Deed(state, side, own))
        ]

    if not able():
        return False

    def listing() -> list[Value]:
        return [*(("react", own) for own in able()), NO]

    picked = yield from choose(side, "avoid", listing, about=(card, state.named(attacker)))
    if picked == NO:
        return False
    own = argument(picked)
    reaction = next(reaction for other, reaction in found if other == own)
    if reaction.at_will:
        moments.exhaust(state, side, own)
    state.note("reacts", side, own)
    yield from reaction.effect.run(Deed(state, side, own))
    return True


def _paid_off(state: State, side: int, attacker: int, card: int, n: int) -> Flow[bool]:
    """The attacker may give so much progress, so that the attack goes on."""
    purse = state.players[attacker].resources
    if state.is_bot(attacker) or purse[PROGRESS] < n:
        return False
    if not (yield from may(attacker, "pay-off", about=(card, side))):
        return False
    purse[PROGRESS] -= n
    state.players[side].resources[PROGRESS] += n
    state.note("pays", attacker, n, RESOURCES[PROGRESS])
    state.note("gains", side, n, RESOURCES[PROGRESS])
    return True
