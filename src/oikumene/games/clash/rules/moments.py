"""The moments that a power can wait for, all in one place, and how the powers that wait are asked."""

from __future__ import annotations

from typing import Any

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.model import GOODS, NOTHING, Amounts
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Flow, Value, optional, telling
from oikumene.kernel.words import Details
from oikumene.kit.goods import named
from oikumene.kit.moments import Reaction, happens

#: A player's turn begins.
TURN_BEGINS = "turn-begins"
#: A city is about to collect or recruit; about: (hex, what for).
AT_WORK = "at-work"
#: A collect is done; about: `Collected`.
COLLECTED = "collected"
#: A recruit is done; about: `Recruited`.
RECRUITED = "recruited"
#: A city was activated, its action done; about: (hex, what for).
ACTIVATED = "activated"
#: A building was constructed; about: (hex, building, whether it was paid for).
CONSTRUCTED = "constructed"
#: A wonder was built; about: (hex, power, what helped with it or nothing).
WONDER_BUILT = "wonder-built"
#: A settler has founded a city, and is off the map; about: (hex, the unit).
SETTLED = "settled"
#: A city was founded; about: hex.
FOUNDED = "founded"
#: An advance was obtained; about: `Obtained`.
ADVANCED = "advanced"
#: A group has come to a hex without enemies; about: (from, hex, kinds).
ARRIVED = "arrived"
#: A move action is over; about: `Moved`.
MOVED = "moved"
#: An influence attempt was rolled, and can still be changed; about: (from, target).
INFLUENCE_ROLLED = "influence-rolled"
#: An influence has succeeded; about: (from, target).
INFLUENCED = "influenced"
#: An attack begins, its price is paid; about: (attacker, who is attacked). Told to both.
ATTACKED = "attacked"
#: A battle is about to be fought; about: the side.
BEFORE_BATTLE = "before-battle"
#: A round of a battle begins, before cards.
ROUND_BEGINS = "round-begins"
#: Cards are laid open, before they do anything.
REVEALED = "revealed"
#: Before the dice of a round are rolled.
BEFORE_ROLL = "before-roll"
#: After the roll, the values summed.
AFTER_ROLL = "after-roll"
#: Hits are about to be taken; about: how many are left.
LOSSES = "losses"
#: A round is over, and the battle goes on.
ROUND_ENDS = "round-ends"
#: A round's losses are taken.
AFTER_LOSSES = "after-losses"
#: A battle is over.
BATTLE_OVER = "battle-over"
#: A city was captured by the player; about: `Captured`.
CAPTURED = "captured"
#: A city of the player was captured; about: the hex.
CITY_LOST = "city-lost"
#: The player's leader is dead or dismissed.
LEADER_GONE = "leader-gone"
#: An event card is about to be drawn.
BEFORE_EVENT = "before-event"
#: An event card was drawn; about: the card. Who puts it away draws another.
EVENT_DRAWN = "event-drawn"
#: Barbarians near the player's cities are about to move.
BARBARIANS_MOVE = "barbarians-move"
#: Trade routes were used; about: the routes, each with its carrier.
TRADED = "traded"

MOMENTS = (
    TURN_BEGINS,
    AT_WORK,
    COLLECTED,
    RECRUITED,
    ACTIVATED,
    CONSTRUCTED,
    WONDER_BUILT,
    FOUNDED,
    SETTLED,
    ADVANCED,
    ARRIVED,
    MOVED,
    INFLUENCE_ROLLED,
    INFLUENCED,
    ATTACKED,
    BEFORE_BATTLE,
    ROUND_BEGINS,
    REVEALED,
    BEFORE_ROLL,
    AFTER_ROLL,
    LOSSES,
    AFTER_LOSSES,
    ROUND_ENDS,
    BATTLE_OVER,
    CAPTURED,
    CITY_LOST,
    LEADER_GONE,
    BEFORE_EVENT,
    EVENT_DRAWN,
    BARBARIANS_MOVE,
    TRADED,
)


def occurs(state: State, moment: str, seat: int, about: Any = None) -> Flow[None]:
    """Something happened to a player: what follows by itself follows; then the player is asked about the rest, in any
    order. For barbarians only what was played for them follows, and by itself."""
    if moment not in state.hooks:
        return

    def deed_of(power: int) -> Deed:
        return Deed(state, seat, power, about)

    left = yield from happens(state, moment, seat, deed_of, about)
    if left and seat < state.seats:
        yield from offered(state, seat, left, about)


def fee_of(effect: Any) -> Amounts:
    """What an effect pays itself, whatever is chosen on the way."""
    fee: Amounts = getattr(effect, "fee", NOTHING)
    return fee


def offered(state: State, seat: int, left: list[tuple[int, Reaction[Any]]], about: Any) -> Flow[None]:
    """Reactions that are for their player to decide on: any of them, each once, or none."""
    waiting = {state.book.powers[power & 255].id: (power, reaction) for power, reaction in left}
    assert len(waiting) == len(left), "a power waits for one moment twice"

    def able() -> list[Value]:
        return [("react", id) for id, (power, reaction) in waiting.items() if can(power, reaction)]

    def can(power: int, reaction: Reaction[Any]) -> bool:
        held = bool(state.players[seat].powers >> (power & 255) & 1)
        return held and reaction.effect.feasible(Deed(state, seat, power, about))

    def fee(value: tuple[int | str, ...]) -> Details:
        _, reaction = waiting[str(value[1])]
        return (named(GOODS, fee_of(reaction.effect)),)

    while able():
        picked = yield from optional(seat, "react", able, details=telling("react", fee))
        if picked is None:
            return
        assert isinstance(picked, tuple)
        power, reaction = waiting.pop(str(picked[1]))
        yield from reaction.effect.run(Deed(state, seat, power, about))
