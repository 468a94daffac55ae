"""What the advances and leaders of the Aztecs do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import has
from oikumene.games.clash.effects.leaders import builds_here, cancels, lcity, lspace, near_own_city
from oikumene.games.clash.effects.making import Do, bends, when
from oikumene.games.clash.model import (
    ARMY,
    CULTURE,
    GOLD,
    GOODS,
    KINDS,
    LEADER,
    MOOD,
    MOST_CAPTIVES,
    MOUNTAIN,
    NOTHING,
    RESOURCES,
    Ability,
    goods,
)
from oikumene.games.clash.rules import collect, events, moments, payment, questions, verbs
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.rules.questions import Credit
from oikumene.games.clash.state import BARBARIANS, NOBODYS, State, kind_of
from oikumene.kernel.flow import Flow, Value, choose, gather, optional
from oikumene.kit.goods import Swap, plus_one
from oikumene.kit.places import bits, each

# -- captives: enemies that were beaten, kept as half a point each


def _captives(deed: Deed) -> Flow[None]:
    """Enemy army units that were destroyed may be kept, four at most."""
    state, seat, fight = deed.state, deed.seat, deed.state.battle
    assert fight is not None
    foe = fight.other(seat)
    kinds = [kind for kind in fight.lost[fight.side(foe)] if kind in ARMY and kind != LEADER]
    room = min(MOST_CAPTIVES - len(state.players[seat].captives), len(kinds))
    if room <= 0:
        return

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        gone = [KINDS.index(str(pick[1])) for pick in picked if isinstance(pick, tuple)]
        last = gone[-1] if gone else 0
        return [("keep", KINDS[k]) for k in sorted(set(kinds)) if k >= last and kinds.count(k) > gone.count(k)]

    picked = yield from gather(seat, "captives", listing, lambda picked: True, low=0, high=room)
    for pick in picked:
        assert isinstance(pick, tuple)
        kind = KINDS.index(str(pick[1]))
        verbs.supply(state, foe)[kind] -= 1
        verbs.take_captive(state, seat, foe, kind)


CAPTIVES = (
    when(
        moments.BATTLE_OVER,
        "azt-captives",
        _captives,
        holds=lambda deed, fact: fact.winner == deed.seat and not fact.sea,
    ),
    bends(
        questions.SCORES,
        lambda state, side, value, line: value + (len(state.players[side].captives) if line == "objectives" else 0),
    ),
)

# -- human sacrifice: a captive puts an event away; captives pay for tokens


def _sacrifice(deed: Deed) -> Flow[None]:
    yield from verbs.free_captive(deed.state, deed.seat)
    events.put_away(deed.state, deed.seat, int(deed.about))


HUMAN_SACRIFICE = (
    when(
        moments.EVENT_DRAWN,
        "azt-human-sacrifice",
        _sacrifice,
        able=lambda deed: bool(deed.state.players[deed.seat].captives),
        at_will=True,
    ),
    bends(
        questions.SWAPS,
        lambda state, side, value, what, hex: (
            *value,
            Swap(payment.CAPTIVE, (MOOD, CULTURE), why="azt-human-sacrifice"),
        ),
    ),
)

# -- gold


def _gold(deed: Deed) -> Flow[None]:
    """Gold for a new city; more for each mountain beside it, for something else."""
    state, seat = deed.state, deed.seat
    verbs.gain_one(state, seat, GOLD)

    def listing() -> list[Value]:
        able = [good for good in range(len(GOODS)) if good != GOLD and has_to_give(state, seat, good)]
        return [("give-up", GOODS[good]) for good in able]

    for _ in [near for near in state.board.beside[int(deed.about)] if state.terrain[near] == MOUNTAIN]:
        if not listing():
            return
        picked = yield from optional(seat, "aztec-gold", listing)
        if picked is None:
            return
        assert isinstance(picked, tuple)
        good = GOODS.index(str(picked[1]))
        if good in RESOURCES:
            verbs.pay(state, seat, plus_one(NOTHING, good, 1))  # in kind: gold for gold would be nothing
        else:
            yield from payment.pays(state, seat, plus_one(NOTHING, good, 1))
        verbs.gain_one(state, seat, GOLD)


def has_to_give(state: State, seat: int, good: int) -> bool:
    """Whether a good can be given: a resource in kind, a token in any way that pays for it."""
    if good in RESOURCES:
        return state.players[seat].goods[good] > 0
    return payment.can_pay(state, seat, plus_one(NOTHING, good, 1))


AZTEC_GOLD = when(moments.FOUNDED, "azt-gold", _gold)

# -- tribute


def _tributaries(state: State, side: int, value: int, city: int) -> int:
    """Enemy cities within two hexes pay to a city."""
    near = state.within(city, 2)
    return value | bits([hex for hex, other in state.cities.items() if other.owner != side and near >> hex & 1])


def _pays_tribute(state: State, side: int, value: bool, city: int, hex: int) -> bool:
    other = state.cities.get(hex)
    return value or (other is not None and other.owner != side)


def _pays_in_men(state: State, side: int, value: tuple[int, ...], city: int, hex: int) -> tuple[int, ...]:
    """From a barbarian city an army unit may be taken captive, by who takes captives."""
    other = state.cities.get(hex)
    if other is None or other.owner != BARBARIANS or not has(state, side, "azt-captives"):
        return value
    return tuple(sorted({kind_of(unit) for unit in state.units[hex]}))


TRIBUTE_EMPIRE = (
    bends(questions.ALSO_NEAR, _tributaries),
    bends(questions.COLLECTABLE, _pays_tribute),
    bends(questions.CAPTURABLE, _pays_in_men),
)

# -- Marqzen

STORM_MASTER = bends(
    questions.WARDED,
    lambda state, side, value, hex, kind: value or (hex == lcity(state, side) and kind != LEADER),
)


def _frightened(deed: Deed) -> list[Value]:
    """Enemy land units beside the leader that can be driven somewhere."""
    state, seat = deed.state, deed.seat
    here = lspace(state, seat)
    found: list[Value] = []
    for hex in each(state.board.masks[here] & state.land if here >= 0 else 0):
        if state.whose[hex] in (NOBODYS, seat):
            continue
        kinds = sorted({kind_of(unit) for unit in state.units[hex]})
        found += [("drive", KINDS[kind], state.label(hex)) for kind in kinds if _refuges(state, hex, kind)]
    return found


def _refuges(state: State, hex: int, kind: int) -> list[int]:
    """Land beside a hex where a unit starts no battle and has room."""
    side = state.whose[hex]
    return [
        goal
        for goal in each(state.board.masks[hex] & state.land)
        if enemy_at(state, side, goal) < 0 and (kind not in ARMY or verbs.room_for_army(state, side, goal) > 0)
    ]


def _spread_fear(deed: Deed) -> Flow[None]:
    """An enemy land unit beside the leader is moved a hex away."""
    state, seat = deed.state, deed.seat
    picked = yield from choose(seat, "fear", lambda: _frightened(deed))
    assert isinstance(picked, tuple)
    kind, hex = KINDS.index(str(picked[1])), state.hex(picked[2])

    def listing() -> list[Value]:
        return [("to", state.label(goal)) for goal in _refuges(state, hex, kind)]

    goal = yield from choose(seat, "fear-to", listing, about=(KINDS[kind],))
    assert isinstance(goal, tuple)
    side = state.whose[hex]
    unit = next(unit for unit in state.units[hex] if kind_of(unit) == kind)
    verbs.take_units(state, hex, [unit])
    verbs.put_units(state, side, state.hex(goal[1]), [unit])
    state.note("driven", side, KINDS[kind], state.label(hex), str(goal[1]))


SPREAD_OF_FEAR = Ability(Do("lead-marqzen", _spread_fear, lambda deed: bool(_frightened(deed))), action=True, once=True)

# -- Ahuitzotl

EXPANSIONIST = cancels(lambda state, seat, fight: not near_own_city(state, seat, fight.hex, 2))
MASS_SACRIFICE = builds_here("lead-ahuitzotl", captives=2)

# -- Acamapichtli

GROWTH = bends(
    questions.CREDITS,
    lambda state, side, value, what, hex: (
        (*value, Credit(payment.CAPTIVE, 2, "lead-acamapichtli"))
        if what in (payment.BUILDING, payment.WONDER) and hex == lcity(state, side)
        else value
    ),
)


def _tributes(deed: Deed) -> Flow[None]:
    yield from collect.collect(deed.state, deed.seat, lcity(deed.state, deed.seat))


TRIBUTES = Ability(
    Do(
        "lead-acamapichtli",
        _tributes,
        lambda deed: (
            (hex := lcity(deed.state, deed.seat)) >= 0
            and deed.state.cities[hex].size <= 3
            and collect.can_collect(deed.state, deed.seat, hex)
        ),
    ),
    once=True,
    price=goods(mood=2),
)
