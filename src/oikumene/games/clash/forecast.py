"""What a battle will come to (rulebook, battles), reckoned exactly from the dice, for views.

It is assumed that nobody plays a card or retreats, and that each side loses infantry first, then cavalry, elephants,
and the leader last. What powers add now they add in every round; what would have to be paid for is left out.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple, TypedDict

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ARMY, CAVALRY, DIE, ELEPHANT, HULLS, INFANTRY, LEADER
from oikumene.games.clash.rules import groups, losses, move, roll
from oikumene.games.clash.rules.forces import enemy_at, fighters, fortress
from oikumene.games.clash.rules.questions import BEATEN_OFF, BONUS, CANCELS, CAP, MALUS
from oikumene.games.clash.state import Battle, State, kind_of


class Chances(TypedDict):
    """Of a hundred battles like this: won by who attacks, nobody left on either side, lost."""

    won: int
    even: int
    lost: int


class Attack(TypedDict):
    """What an attack with all who can go would come to."""

    origin: str
    goal: str
    force: int
    chances: Chances


class Might(NamedTuple):
    """A side: its kinds in the order in which they are lost, and what it adds in the first and in later rounds."""

    kinds: tuple[int, ...]
    clashes: bool = True
    #: Dice beside those of units, combat value, hits cancelled: now, and in later rounds.
    dice: tuple[int, int] = (0, 0)
    bonus: tuple[int, int] = (0, 0)
    cancels: tuple[int, int] = (0, 0)
    #: What the other side lets it add at most, and what it takes away.
    cap: int = roll.NO_CAP
    malus: int = 0

    def without(self, n: int) -> Might:
        """The side after so many losses."""
        return self._replace(kinds=self.kinds[n:])


def forecast(state: State, fight: Battle) -> Chances:
    """The chances of a battle as it stands, before the dice of its round are rolled; all of it is known to all."""
    if fight.defender < state.seats and bent(state, BEATEN_OFF, fight.defender, False, fight.attacker):
        return {"won": 0, "even": 0, "lost": 100}
    own, foe = sides(state, fight)
    guarded = bool(foe.kinds) or fortress(state, fight) != (0, 0)
    if not guarded:
        return {"won": 100, "even": 0, "lost": 0}
    return hundredths(*reckoned(own, foe, 0, fight.first[1] == 0))


def sides(state: State, fight: Battle) -> tuple[Might, Might]:
    """Both sides of a battle as they stand, the attacker first."""
    now, later = state.copy(), state.copy()
    now.battle, later.battle = fight.copy(), fight.copy()
    later.battle.round = fight.round + 1
    later.battle.extra = (0, 0)
    later.tactics = [-1] * len(state.tactics)
    later.empower()
    return _might(now, later, fight.attacker), _might(now, later, fight.defender)


def _might(now: State, later: State, side: int) -> Might:
    """A side as it stands now and as it will in the rounds to come."""
    fight = now.battle
    assert fight is not None
    kinds = tuple(sorted([kind_of(unit) for unit in fighters(now, fight, side)]))
    parts = [_adds(state, side) for state in (now, later)]
    foe = fight.other(side)
    return Might(
        kinds,
        roll.clashing(now, fight, side),
        (parts[0][0], parts[1][0]),
        (parts[0][1], parts[1][1]),
        (parts[0][2], parts[1][2]),
        bent(now, CAP, foe, roll.NO_CAP) if foe < now.seats else roll.NO_CAP,
        bent(now, MALUS, foe, 0) if foe < now.seats else 0,
    )


def _adds(state: State, side: int) -> tuple[int, int, int]:
    """Dice, combat value and cancelled hits that a side has beside those of its units."""
    fight = state.battle
    assert fight is not None
    dice = roll.dice(state, fight, side) - len(fighters(state, fight, side))
    bonus = roll.armed(state, fight, side)
    cancels = fortress(state, fight)[1] if side == fight.defender else 0
    if side < state.seats:
        bonus, cancels = bent(state, BONUS, side, bonus), bent(state, CANCELS, side, cancels)
    return dice, bonus, cancels


@lru_cache(maxsize=4096)
def reckoned(own: Might, foe: Might, at: int, alone: bool) -> tuple[float, float, float]:
    """Won, nobody left, lost: from this round on (0: the first that is reckoned, 1: any later). `alone`: a fortress
    defends without units, and has won where nobody is left.

    >>> [round(100 * share) for share in reckoned(Might((INFANTRY,)), Might((INFANTRY,)), 0, False)]
    [40, 20, 40]
    """
    won = even = lost = again = 0.0
    for (hits, cancels), share in blows(own, at).items():
        for (struck, saved), other in blows(foe, at).items():
            losses = max(0, struck - cancels)
            kills = max(0, hits - saved)
            chance = share * other
            left, there = own.without(losses), foe.without(kills)
            if left.kinds and there.kinds:
                if at and not losses and not kills:
                    again += chance
                    continue
                more = reckoned(left, there, 1, alone)
                won, even, lost = won + chance * more[0], even + chance * more[1], lost + chance * more[2]
            elif left.kinds:
                won += chance
            elif there.kinds or alone:
                lost += chance
            else:
                even += chance
    if again >= 1.0:  # nobody can ever hurt anybody
        return 0.0, 1.0, 0.0
    return won / (1 - again), even / (1 - again), lost / (1 - again)


@lru_cache(maxsize=4096)
def blows(might: Might, at: int) -> dict[tuple[int, int], float]:
    """What a round of a side comes to: hits dealt and hits cancelled, with their chances."""
    count = might.kinds.count
    kinds = (count(INFANTRY), count(CAVALRY), count(ELEPHANT), count(LEADER))
    n = max(0, len(might.kinds) + might.dice[at])
    found: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (value, more, beasts), share in rolls(n, kinds if might.clashes else (0, 0, 0, 0)).items():
        more = min(more + might.bonus[at], might.cap) - might.malus
        found[max(0, value + more) // losses.HIT, beasts + might.cancels[at]] += share
    return dict(found)


@lru_cache(maxsize=512)
def rolls(n: int, kinds: tuple[int, int, int, int]) -> dict[tuple[int, int, int], float]:
    """Every roll of so many dice by units of infantry, cavalry, elephants and leaders: values, what clashes add, hits
    that elephants cancel; with their chances.

    >>> rolls(1, (0, 0, 0, 0))[6, 0, 0] * 12
    2.0
    """
    units = (INFANTRY,) * kinds[0] + (CAVALRY,) * kinds[1] + (ELEPHANT,) * kinds[2]
    found: defaultdict[tuple[int, int, int], float] = defaultdict(float)
    for faces, share in throws(n):
        for shown, part in led(faces, bool(kinds[3])):
            found[roll.clashed(shown, units)] += share * part
    return dict(found)


def led(faces: tuple[int, ...], leader: bool) -> list[tuple[tuple[int, ...], float]]:
    """A leader rolls a die with the leader's symbol again, until it shows another: every way that this can end."""
    stars = [n for n, face in enumerate(faces) if DIE[face][1] == LEADER]
    if not leader or not stars:
        return [(faces, 1.0)]
    others = [face for face in range(len(DIE)) if DIE[face][1] != LEADER]
    rest = (*faces[: stars[0]], *faces[stars[0] + 1 :])
    return [((*rest, face), 1 / len(others)) for face in others]


@lru_cache(maxsize=16)
def throws(n: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every roll of so many dice, whatever the order, with its chance; faces that are alike are one."""
    alike: dict[tuple[int, int], list[int]] = {}
    for number, face in enumerate(DIE):
        alike.setdefault(face, []).append(number)
    faces = [(numbers[0], len(numbers)) for numbers in alike.values()]
    found = []
    for shown in combinations_with_replacement(faces, n):
        ways = factorial(n)
        for face in set(shown):
            ways //= factorial(shown.count(face))
        for _, copies in shown:
            ways *= copies
        found.append((tuple([number for number, _ in shown]), ways / len(DIE) ** n))
    return tuple(found)


def hundredths(won: float, even: float, lost: float) -> Chances:
    """Shares as whole hundredths that add up.

    >>> hundredths(0.333, 0.334, 0.333)
    {'won': 33, 'even': 34, 'lost': 33}
    """
    first = round(100 * won)
    last = round(100 * lost)
    return {"won": first, "even": max(0, 100 - first - last), "lost": min(last, 100 - first)}


# -- before anybody has moved


def attacks(state: State, seat: int) -> list[Attack]:
    """What attacks on neighbouring hexes would come to, each with all army units that can go; the player's whose turn
    it is, between battles."""
    if seat != state.active or state.battle is not None:
        return []
    found: list[Attack] = []
    for hex in state.units_of(seat):
        land = tuple([unit for unit in state.units[hex] if kind_of(unit) not in HULLS])
        land = tuple([unit for unit in land if groups.able(state, seat, unit)])
        for goal in state.board.beside[hex] if land else ():
            way = move.step(state, seat, hex, goal, land)
            if way is not None and way.fights:
                found.append(_attack(state, seat, hex, way))
    return found


def _attack(state: State, seat: int, hex: int, way: groups.Way) -> Attack:
    armies = sorted([unit for unit in way.units if kind_of(unit) in ARMY], key=kind_of)
    most = way.led if groups.led(tuple(armies)) else way.army
    force = tuple(armies[max(0, len(armies) - most) :])
    fight = Battle(seat, enemy_at(state, seat, way.goal), way.goal, hex, force, False)
    twin = state.copy()
    twin.battle = fight
    fight.first = (len(force), len(fighters(twin, fight, fight.defender)))
    return {
        "origin": state.label(hex),
        "goal": state.label(way.goal),
        "force": len(force),
        "chances": forecast(twin, fight),
    }
