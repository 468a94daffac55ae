"""What a campaign will come to (Law 5.5.4, 5.5.5), reckoned exactly from the dice, for views.

Battle plans and rolls made again are left out: they are decisions that nobody has taken yet. `answered` tells what is
left of the chances if the defending side uses every plan that it can.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import comb
from typing import TypedDict

from oikumene.kept.oath_2.model import ATTACK_DIE, DEFENCE_DIE
from oikumene.kept.oath_2.rules import moments, ruling
from oikumene.kept.oath_2.rules.battle import attack_value, defence_value, doubled, is_bandits, plans_of, play_plan
from oikumene.kept.oath_2.rules.force import attacking, defending, size
from oikumene.kept.oath_2.state import (
    BANDITS,
    DEAR_SACRIFICES,
    LOST_NOW,
    NO_KILLING,
    OWN_SKULLS_IGNORED,
    ROLL_HALVED,
    WON_NOW,
    Campaign,
    State,
)
from oikumene.kept.oath_2.kit.bend import bent_by_all


class Chances(TypedDict):
    """Of a hundred campaigns like this: won outright, won by a sacrifice, lost."""

    won: int
    dear: int
    lost: int


def forecast(state: State, war: Campaign) -> Chances:
    """What the rolls would come to if they were made now; everything there is known to all."""
    if war.decided:
        won = WON_NOW in war.marks
        assert won or LOST_NOW in war.marks
        return {"won": 100 * won, "dear": 0, "lost": 100 * (not won)}
    return reckoned(
        war.attack >> war.marks.count(ROLL_HALVED),
        war.defence,
        size(attacking(state, war)),
        size(defending(state, war)),
        tuple(sorted(war.marks)),
        bent_by_all(state, ruling.MAY_SACRIFICE, True, war),
    )


def answered(state: State, war: Campaign) -> Chances | None:
    """The chances once the defending side has used all plans that it can now; None where it has none. A plan that asks
    something, or leaves something to chance or to hidden cards, is not counted."""
    now = state
    for side in war.side or (BANDITS,):
        for card in replies(state, war, side):
            now = with_plan(now, side, card) or now
    return None if now is state or now.war is None else forecast(now, now.war)


def replies(state: State, war: Campaign, side: int) -> list[int]:
    """The battle plans that a defender could use now, or bandits will."""
    if side == BANDITS:
        return [card for card in ruling.in_play(state) if is_bandits(state, war, card)]
    return plans_of(state, war, side)


def with_plan(state: State, side: int, card: int) -> State | None:
    """The table after a side used a battle plan, if that is sure."""
    twin = state.copy()
    war = twin.war
    assert war is not None
    if card not in replies(twin, war, side):
        return None
    if side != BANDITS:
        moments.pay(twin, side, card, ruling.plan_price(twin, side, card))
    for _ in play_plan(twin, war, side, card):
        return None
    sure = (twin.rng, twin.luck, twin.zones) == (state.rng, state.luck, state.zones)
    return twin if sure else None


@cache
def reckoned(attack: int, defence: int, force: int, walls: int, marks: tuple[str, ...], sacrifice: bool) -> Chances:
    """The chances of a campaign of so many dice, warbands and marks.

    >>> reckoned(0, 0, 3, 0, (), True), reckoned(0, 0, 3, 0, (), False)
    ({'won': 0, 'dear': 100, 'lost': 0}, {'won': 0, 'dear': 0, 'lost': 100})
    >>> reckoned(1, 0, 0, 0, (), True)
    {'won': 50, 'dear': 0, 'lost': 50}
    """
    war = Campaign(0, 1, 0)
    war.marks = marks
    worth = 3 if DEAR_SACRIFICES in marks else 1
    shields: Counter[int] = Counter()
    for shown, ways in throws(defence, DEFENCE_DIE):
        shields[defence_value(war, list(shown)) + walls] += ways
    won = dear = 0
    for shown, ways in throws(attack, ATTACK_DIE):
        value, left = attack_value(war, list(shown)), force - dead(war, list(shown), force)
        for wall, more in shields.items():
            need = wall + 1 - value
            if need <= 0:
                won += ways * more
            elif sacrifice and -(-need // worth) <= left:
                dear += ways * more
    return hundredths(won, dear, len(ATTACK_DIE) ** attack * len(DEFENCE_DIE) ** defence)


def dead(war: Campaign, shown: list[str], force: int) -> int:
    """How many of the force the skulls of a roll kill."""
    if OWN_SKULLS_IGNORED in war.marks or NO_KILLING in war.marks:
        return 0
    return min(doubled(war, shown).count("skull"), force)


def hundredths(won: int, dear: int, all_of_them: int) -> Chances:
    """Shares as whole hundredths that add up.

    >>> hundredths(1, 1, 3)
    {'won': 33, 'dear': 34, 'lost': 33}
    """
    first = round(100 * won / all_of_them)
    both = round(100 * (won + dear) / all_of_them)
    return {"won": first, "dear": both - first, "lost": 100 - both}


@cache
def throws(n: int, die: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """Every roll of so many dice, whatever the order, with how many ways lead to it.

    >>> throws(2, ("blank", "sword", "sword"))
    ((('blank', 'blank'), 1), (('blank', 'sword'), 4), (('sword', 'sword'), 4))
    """
    faces = Counter(die)
    found: dict[tuple[str, ...], int] = {(): 1}
    left = n
    names = list(faces)
    for name in names[:-1]:
        more: dict[tuple[str, ...], int] = {}
        for shown, ways in found.items():
            free = left - len(shown)
            for k in range(free, -1, -1):
                more[(*shown, *[name] * k)] = ways * comb(free, k) * faces[name] ** k
        found = more
    last = names[-1]
    whole = {
        (*shown, *[last] * (n - len(shown))): ways * faces[last] ** (n - len(shown)) for shown, ways in found.items()
    }
    return tuple(whole.items())
