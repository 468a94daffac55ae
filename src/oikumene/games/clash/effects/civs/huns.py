"""What the advances and leaders of the Huns do (rulebook, civilizations)."""

from __future__ import annotations

from typing import Any

from oikumene.games.clash.bending import bent
from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.civilizations import recruits_without
from oikumene.games.clash.effects.leaders import captures, gains, lcity, leads, storms
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import ANGRY, CAVALRY, HAPPY, SETTLER, Ability, goods
from oikumene.games.clash.rules import moments, move, payment, questions, roll, verbs
from oikumene.games.clash.rules.capture import Captured
from oikumene.games.clash.rules.forces import fighters
from oikumene.games.clash.rules.groups import Way
from oikumene.games.clash.state import BARBARIANS, FRESH, State, kind_of, marked, marks_of
from oikumene.kernel.flow import Flow, Value, choose

# -- Nomads

NOMADS = bends(
    questions.WANDERS,
    lambda state, side, value, hex: value or (state.cities[hex].size == 1 and state.cities[hex].mood != ANGRY),
)

# -- Mounted Archers


def _riders_out(state: State, seat: int, hex: int) -> list[Way]:
    return move.ways(state, seat, hex, lambda unit: bool(marks_of(unit) & FRESH))


def _ride(deed: Deed) -> Flow[None]:
    """New cavalry may move at once."""
    state, seat, about = deed.state, deed.seat, deed.about
    new = about.kinds.count(CAVALRY)
    riders = [unit for unit in state.units[about.hex] if unit == CAVALRY][:new]
    verbs.take_units(state, about.hex, riders)
    verbs.put_units(state, seat, about.hex, [marked(unit, FRESH) for unit in riders])
    yield from move.beside(state, seat, new, _riders_out)


MOUNTED_ARCHERS = (
    recruits_without(CAVALRY, lambda state, side, hex: state.cities[hex].size == 1),
    when(
        moments.RECRUITED,
        "hun-mounted-archers",
        _ride,
        holds=lambda deed, about: CAVALRY in about.kinds and bent(deed.state, questions.ARMIES_MOVE, deed.seat, False),
        able=lambda deed: CAVALRY in deed.state.units[deed.about.hex],
        at_will=True,
    ),
)

# -- Raiders


def _raided(state: State, side: int, value: bool, seat: int, hex: int, kind: int = SETTLER) -> bool:
    """Settlers of others near an own army, without an army or city of theirs, neither found nor trade."""
    if not value or seat == side or kind != SETTLER:
        return value
    city = state.cities.get(hex)
    if (city is not None and city.owner == seat) or verbs.army_at(state, hex):
        return value
    near = state.within(hex, 2)
    return not any(near >> own & 1 and verbs.army_at(state, own) for own in state.units_of(side))


RAIDERS = (bends(questions.MAY_FOUND, _raided), bends(questions.MAY_CARRY, _raided))

# -- Hunnic Tribes

STEERING = {"gold": goods(gold=1), "culture": goods(culture=1)}


def _steer(deed: Deed) -> Flow[None]:
    """For culture or gold the player says where each army goes."""
    state, seat = deed.state, deed.seat

    def listing() -> list[Value]:
        return [("give-up", name) for name, price in STEERING.items() if payment.can_pay(state, seat, price)]

    picked = yield from choose(seat, "steer", listing)
    assert isinstance(picked, tuple)
    yield from payment.pays(state, seat, STEERING[str(picked[1])])
    state.steered = True


HUNNIC_TRIBES = when(
    moments.BARBARIANS_MOVE,
    "hun-tribes",
    _steer,
    able=lambda deed: any(payment.can_pay(deed.state, deed.seat, price) for price in STEERING.values()),
    at_will=True,
)

# -- Attila


def _ruled(state: State, side: int, value: int, city: int) -> int:
    """A city of size one that is not angry counts as larger."""
    ruled = city == lcity(state, side) and state.cities[city].size == 1 and state.cities[city].mood != ANGRY
    return value + ruled


RULER = (bends(questions.COLLECTS, _ruled), bends(questions.RECRUITS, _ruled))


def _can_rear(deed: Deed, about: Any) -> bool:
    """Whether cavalry has clashed in the first round of his battle."""
    state, seat = deed.state, deed.seat
    fight = leads(state, seat)
    if fight is None or fight.round > 1 or not roll.clashing(state, fight, seat):
        return False
    kinds = [kind_of(unit) for unit in fighters(state, fight, seat)]
    return roll.together(fight.dice[fight.side(seat)], kinds)[CAVALRY] > 0


def _rear(deed: Deed) -> None:
    """One of the cavalry clashes as an elephant does: its die does not count, and a hit is cancelled."""
    state, seat = deed.state, deed.seat
    fight = state.battle
    assert fight is not None
    faces = fight.dice[fight.side(seat)]
    before, after = roll.worth(state, fight, seat, faces), roll.worth(state, fight, seat, faces, riders=1)
    fight.add("value", seat, after[0] - before[0])
    fight.add("cancel", seat)


HORSE_MASTER = when(moments.AFTER_ROLL, "lead-attila", plainly(_rear), holds=_can_rear, at_will=True)

# -- Bleda


def _enforce(deed: Deed) -> None:
    state = deed.state
    hex = lcity(state, deed.seat)
    state.cities[hex] = state.cities[hex].but(driven=True)


def _can_enforce(deed: Deed) -> bool:
    state = deed.state
    hex = lcity(state, deed.seat)
    return hex >= 0 and not state.cities[hex].acts and state.cities[hex].mood != HAPPY


ENFORCER = Ability(Do("lead-bleda", plainly(_enforce), _can_enforce), once=True)
RAMS = bends(
    questions.MAY_PLAY,
    lambda state, side, value, whose: (
        value
        and not (
            whose != side
            and (fight := leads(state, side)) is not None
            and fight.round == 1
            and storms()(state, side, fight)
        )
    ),
)

# -- Rugila


def _enemy_city_near(deed: Deed, about: Captured) -> bool:
    state = deed.state
    return any(city.owner != deed.seat and 0 < state.apart(hex, about.hex) <= 2 for hex, city in state.cities.items())


TRIBUTE = captures("lead-rugila", gains(gold=2), _enemy_city_near)
UNIFIER = bends(
    questions.CAPTURED_MOOD,
    lambda state, side, value, hex, before: (
        HAPPY if before.owner == BARBARIANS and state.leader_at(side) == hex else value
    ),
)
