"""What the advances and leaders of the Vikings do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import cheaper_advances, has, levy
from oikumene.games.clash.effects.leaders import activates, captures, gains, lcity, lspace
from oikumene.games.clash.effects.making import Do, allows, bends, plainly, when
from oikumene.games.clash.model import (
    ANGRY,
    ARMY,
    GOODS,
    HULLS,
    LEADER,
    OBELISK,
    RESOURCES,
    SHIP,
    Ability,
    goods,
)
from oikumene.games.clash.rules import battle, cities, groups, moments, move, questions, routes, verbs
from oikumene.games.clash.rules.aftermath import Fought
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.state import IN_FOREST, MOVED, Battle, State, kind_of, marks_of
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.places import each

# -- advances

SHIP_CONSTRUCTION = (cheaper_advances("navigation"), allows(questions.CONVERTS))
#: So many land units a longship carries.
LONG_LOAD = 3
LONGSHIPS = (
    bends(questions.MOVES_AGAIN, lambda state, side, value, kind: value or kind == SHIP),
    bends(questions.CARRIES, lambda state, side, value: max(value, LONG_LOAD)),
)


def _raids(deed: Deed) -> Flow[None]:
    """Who trades with a ship that lies beside the city loses a resource, which the player chooses; once a player."""
    state = deed.state
    used: tuple[routes.Route, ...] = deed.about
    near = [route for route in used if route.by == SHIP and state.apart(route.start, route.city) == 1]
    owners = {state.cities[route.city].owner for route in near}
    for other in state.clockwise(deed.seat):
        if other in owners and any(state.players[other].goods[good] for good in RESOURCES):
            yield from _raided(state, other)


def _raided(state: State, seat: int) -> Flow[None]:
    purse = state.players[seat].goods

    def listing() -> list[Value]:
        return [("give-up", GOODS[good]) for good in RESOURCES if purse[good]]

    picked = yield from choose(seat, "raiding", listing)
    assert isinstance(picked, tuple)
    purse[GOODS.index(str(picked[1]))] -= 1
    state.note("loses", seat, 1, str(picked[1]))


RAIDING = when(moments.TRADED, "vik-raiding", _raids)


def _rune(deed: Deed) -> None:
    player = deed.state.players[deed.seat]
    player.pieces[OBELISK] -= 1
    player.stones += 1


def _mourned(deed: Deed, fact: Fought) -> bool:
    """At least two army units were lost."""
    return not fact.sea and (fact.attackers_lost if fact.attacker == deed.seat else fact.defenders_lost) >= 2


RUNE_STONES = when(
    moments.BATTLE_OVER,
    "vik-rune-stones",
    plainly(_rune),
    holds=_mourned,
    able=lambda deed: deed.state.players[deed.seat].pieces[OBELISK] > 0,
    at_will=True,
)

# -- Cnut the Great


def _far_from_home(state: State, side: int, value: int, line: str) -> int:
    """Half a point for each step between the leader and the place of the first city."""
    here, home = lspace(state, side), state.players[side].first_city
    if line != "events" or here < 0 or home < 0:
        return value
    return value + max(0, state.apart(here, home))


RULER_OF_THE_NORTH = bends(questions.SCORES, _far_from_home)


def _danegeld(deed: Deed) -> Flow[None]:
    """What taxes bring, without their price; not in a turn with the action of taxes."""
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    state.done += ("taxes",)
    cities.activate(state, hex)
    yield from levy(deed)
    yield from cities.worked(state, seat, hex, "special")


def _can_levy(deed: Deed) -> bool:
    return has(deed.state, deed.seat, "taxes") and "taxes" not in deed.state.done and activates(deed)


DANEGELD = Ability(Do("lead-cnut", _danegeld, _can_levy), action=True, once=True)

# -- Eric the Red


def _aboard(state: State, seat: int) -> int:
    """The sea hex where the leader is on a ship; -1 for none."""
    here = lspace(state, seat)
    return here if here >= 0 and state.sea >> here & 1 else -1


def _charts(deed: Deed) -> None:
    player = deed.state.players[deed.seat]
    player.charted = (*player.charted, deed.state.board.spot[_aboard(deed.state, deed.seat)])


def _can_chart(deed: Deed) -> bool:
    here = _aboard(deed.state, deed.seat)
    return here >= 0 and deed.state.board.spot[here] not in deed.state.players[deed.seat].charted


EXPLORER = Ability(Do("lead-eric", plainly(_charts), _can_chart), action=True, price=goods(culture=1), name="explorer")


def _crew(state: State, seat: int) -> tuple[int, ...]:
    """All land units on the ships where the leader is, if all of them can move."""
    here = _aboard(state, seat)
    units = tuple([unit for unit in state.units[here] if kind_of(unit) not in HULLS]) if here >= 0 else ()
    return units if all(groups.able(state, seat, unit) for unit in units) else ()


def _shores(deed: Deed) -> list[int]:
    """The land beside the ships where all of them can land."""
    state, seat = deed.state, deed.seat
    crew, here = _crew(state, seat), _aboard(state, seat)
    if not crew:
        return []
    return [goal for goal in each(state.board.masks[here] & state.land) if _can_land(state, seat, goal, crew)]


def _can_land(state: State, seat: int, goal: int, crew: tuple[int, ...]) -> bool:
    army = tuple([unit for unit in crew if kind_of(unit) in ARMY])
    if enemy_at(state, seat, goal) < 0:
        return len(army) <= verbs.room_for_army(state, seat, goal, led=True)
    if any(marks_of(unit) & IN_FOREST for unit in army) or not battle.may_attack(state, seat, goal, army):
        return False
    return len(army) <= verbs.stack_limit(state, seat, goal, [LEADER])


def _lands(deed: Deed) -> Flow[None]:
    """All go ashore together; if somebody is there, they fight."""
    state, seat = deed.state, deed.seat
    here, crew = _aboard(state, seat), _crew(state, seat)

    def listing() -> list[Value]:
        return [("to", state.label(goal)) for goal in _shores(deed)]

    picked = yield from choose(seat, "move-to", listing, about=(state.label(here),))
    assert isinstance(picked, tuple)
    goal = state.hex(picked[1])
    if enemy_at(state, seat, goal) >= 0:
        verbs.take_units(state, here, crew)
        state.note("moves", seat, state.label(here), state.label(goal))
        yield from battle.attack(state, seat, goal, here, crew, landed=True)
    else:
        yield from move.arrive(state, seat, here, goal, crew)
    verbs.clear_marks(state, seat, MOVED)


NEW_COLONIES = Ability(Do("lead-eric", _lands, lambda deed: bool(_shores(deed))), name="colonies")

# -- Ragnar Lodbrok

PREY = captures("lead-ragnar", gains(gold=2), lambda deed, about: about.before.mood != ANGRY)


def landed(state: State, seat: int, fight: Battle) -> bool:
    """An attack straight from ships."""
    return fight.attacker == seat and fight.landed
