"""Battles: round by round, until one side has nobody left or the attacker retreats."""

from __future__ import annotations

from oikumene.games.clash.rules import losses, moments, tactics
from oikumene.games.clash.rules.forces import fighters
from oikumene.games.clash.state import NOBODYS, Battle, State
from oikumene.kernel.flow import Flow, may


def rounds(state: State, fight: Battle) -> Flow[None]:
    """Round after round, until one side has nobody left or the attacker retreats."""
    while True:
        if (yield from lays(state, fight)):
            yield from rolls(state, fight)
        if not (yield from ends(state, fight)):
            return


def ends(state: State, fight: Battle) -> Flow[bool]:
    """A round ends; whether another follows."""
    attackers, defenders = fighters(state, fight, fight.attacker), fighters(state, fight, fight.defender)
    if not attackers or not defenders:
        fight.winner = decided(state, fight, bool(attackers), bool(defenders))
        return False
    if fight.winner != NOBODYS:
        return False
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.ROUND_ENDS, side, fight.other(side))
    if fight.breaks or (yield from retreats(state, fight)):
        state.note("retreats", fight.attacker)
        return False
    fight.round += 1
    return True


def decided(state: State, fight: Battle, attackers: bool, defenders: bool) -> int:
    """Who has won when somebody has nobody left. A fortress that defends alone wins if all attackers fall at once."""
    if attackers:
        return fight.attacker
    if defenders:
        return fight.defender
    return fight.defender if fight.first[1] == 0 else NOBODYS


def retreats(state: State, fight: Battle) -> Flow[bool]:
    """The attacker may retreat to where they came from; barbarians never do, nor do ships that were just built."""
    if fight.attacker >= state.seats or fight.recruited:
        return False
    return (yield from may(fight.attacker, "retreat", about=(state.label(fight.hex),)))


def lays(state: State, fight: Battle) -> Flow[bool]:
    """A round begins: cards, the reveal. Whether somebody is there to roll."""
    fight.cards, fight.ally = (-1, -1), NOBODYS
    fight.dice = fight.stood = ((), ())
    fight.extra = fight.saves = (0, 0)
    fight.mute = (False, False)
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.ROUND_BEGINS, side, fight.other(side))
    present = [len(fighters(state, fight, side)) for side in (fight.attacker, fight.defender)]
    fight.present = (present[0], present[1])
    if fight.round > 1 and 0 in present:
        return False
    for side in (fight.attacker, fight.defender):
        yield from tactics.lay_card(state, fight, side)
    yield from tactics.reveal(state, fight)
    return True


def rolls(state: State, fight: Battle) -> Flow[None]:
    """The roll, losses; cards are put away."""
    if not fight.unrolled and fighters(state, fight, fight.attacker):
        yield from losses.roll_and_lose(state, fight)
    yield from tactics.put_away(state, fight)
