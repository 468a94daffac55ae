"""What the sixteen tactics do in the round in which they are played (rulebook, battles: action cards)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.making import Bent, bends, when
from oikumene.games.clash.model import goods
from oikumene.games.clash.rules import losses, moments, payment, questions, tactics, verbs
from oikumene.games.clash.rules.forces import enemy_at, fighters
from oikumene.games.clash.rules.influence import roll
from oikumene.games.clash.state import HAND_ACTIONS, RESOLVING, Battle, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.places import each

#: A die of so much hits where a tactic rolls.
HITS = 5


def fight_of(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def bonus(n: int) -> Bent:
    """Combat value."""
    return bends(questions.BONUS, lambda state, side, value: value + n)


def dice(n: int) -> Bent:
    return bends(questions.DICE, lambda state, side, value: value + n)


def _foes(state: State, side: int) -> int:
    fight = fight_of(state)
    return len(fighters(state, fight, fight.other(side)))


WEDGE = bends(questions.BONUS, lambda state, side, value: value + _foes(state, side))
STAND = bends(questions.MALUS, lambda state, side, value: value + _foes(state, side))
CANCEL = bends(questions.CANCELS, lambda state, side, value: value + 1)
NO_CLASH = bends(questions.CLASHES, lambda state, side, value, whose: value and whose == side)

# -- dice of their own


def peltasts(state: State, fight: Battle, side: int) -> Flow[None]:
    """A die for each own unit: one five or six lets a hit be cancelled."""
    rolled = [roll(state) for _ in fighters(state, fight, side)]
    if any(value >= HITS for value in rolled):
        fight.add("saves", side)
    return
    yield


def strike(state: State, fight: Battle, side: int) -> Flow[None]:
    """A side loses one unit of its choice at once."""
    if fighters(state, fight, side):
        yield from losses.casualties(state, fight, side, 1)


def archers(state: State, fight: Battle, side: int) -> Flow[None]:
    """A five or six removes one of the enemy's units before the roll."""
    if roll(state) >= HITS:
        yield from strike(state, fight, fight.other(side))


def _rout(deed: Deed) -> Flow[None]:
    state, fight = deed.state, fight_of(deed.state)
    if roll(state) >= HITS:
        yield from strike(state, fight, fight.other(deed.seat))


ROUTING = when(moments.AFTER_LOSSES, "tac-routing", _rout, holds=lambda deed, lost: lost[1] >= lost[0])
SURPRISE = when(
    moments.AFTER_LOSSES,
    "tac-tactical-surprise",
    lambda deed: verbs.draw_action(deed.state, deed.seat),
    holds=lambda deed, lost: lost[1] >= 1 and deed.seat < deed.state.seats,
)

# -- the siege


def _besiege(deed: Deed) -> Flow[None]:
    """The defender pays two food, or has no clash abilities in this round."""
    state, fight = deed.state, fight_of(deed.state)
    foe, price = fight.other(deed.seat), goods(food=2)
    if foe < state.seats and payment.can_pay(state, foe, price):
        picked = yield from choose(foe, "besieged", lambda: ["yes", "no"])
        if picked == "yes":
            yield from payment.pays(state, foe, price)
            return
    fight.mute = (True, fight.mute[1]) if foe == fight.attacker else (fight.mute[0], True)


SIEGE = (
    when(moments.BEFORE_ROLL, "tac-siege", _besiege),
    bonus(1),
)

# -- what is laid open first


def card_of(fight: Battle, side: int) -> int:
    return fight.cards[fight.side(side)]


def scouts(state: State, fight: Battle, side: int) -> Flow[None]:
    """The enemy's card does nothing, and comes to the hand."""
    foe = fight.other(side)
    card = card_of(fight, foe)
    if card >= 0 and state.at[card] == RESOLVING:
        tactics.annul(state, foe)
        state.move(card, HAND_ACTIONS + tactics.player_of(fight, side))
        state.note("takes-card", tactics.player_of(fight, side), card)
    return
    yield


def martyr(state: State, fight: Battle, side: int) -> Flow[None]:
    """Both lose a unit, and the enemy's card does nothing."""
    foe = fight.other(side)
    yield from strike(state, fight, side)
    yield from strike(state, fight, foe)
    if card_of(fight, foe) >= 0:
        tactics.annul(state, foe)


# -- tactical retreat


def havens(state: State, fight: Battle, side: int) -> list[int]:
    """Land beside the battle without enemies, with room for the whole army."""
    force = len(fighters(state, fight, side))
    return [
        hex
        for hex in each(state.board.masks[fight.hex] & state.land)
        if enemy_at(state, side, hex) < 0 and verbs.room_for_army(state, side, hex) >= force
    ]


def can_withdraw(state: State, fight: Battle, side: int) -> bool:
    return not fight.sea and bool(havens(state, fight, side)) and bool(fighters(state, fight, side))


def withdraw(state: State, fight: Battle, side: int) -> Flow[None]:
    """The defender's army leaves; the attacker has won."""

    def listing() -> list[Value]:
        return [("to", state.label(hex)) for hex in havens(state, fight, side)]

    picked = yield from choose(tactics.player_of(fight, side), "withdraw", listing)
    assert isinstance(picked, tuple)
    army = fighters(state, fight, side)
    verbs.take_units(state, fight.hex, army)
    verbs.put_units(state, side, state.hex(picked[1]), army)
    fight.unrolled = True
    fight.winner = fight.attacker
