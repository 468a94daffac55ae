"""What the player whose turn it is may still do with it, and what each way would leave behind.

A way is a whole plan of several actions (travel there, muster, attack; trade, then recover), so that who looks no
further than one action sees what it is good for. Only ways are looked at that serve a goal somebody can win by: the
oath's, a Vision's (the own one to be met, an open one of others to be undone), the successor's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from oikumene.kept.oath_2.model import DEVOTION, DS, NO_GOAL, PAWN_DICE, PEOPLE, PF, PROTECTION, SUPREMACY
from oikumene.kept.oath_2.odds import wins
from oikumene.kept.oath_2.prospects import (
    CAMPAIGN,
    OUTLAWS,
    PAYS,
    PRICE,
    RECOVERY,
    Figures,
    defenders,
    fallen,
    feat,
    handed,
    loot,
    march,
    more_sites,
    post,
    settle,
    spent,
    standing,
    strength,
    title_dice,
    won,
)
from oikumene.kept.oath_2.state import CITIZEN, EXILE, NOBODYS

#: What a lost campaign leaves of its attacker's share.
BEATEN = 0.8
#: A way that is less likely to succeed is not thought of.
UNLIKELY = 0.2
#: Trading first takes a supply and may be spoilt.
TRADE, TRADED = 1, 0.95


class Way(NamedTuple):
    """A plan for the rest of the turn: how likely it succeeds, and what it leaves behind; whether by a campaign."""

    likely: float
    after: Figures
    fight: bool = True


def mixed(likely: float, good: Sequence[float], bad: Sequence[float]) -> list[float]:
    """What comes of two ways it may go."""
    return [likely * a + (1 - likely) * b for a, b in zip(good, bad, strict=True)]


def beaten(shares: Sequence[float], seat: int) -> list[float]:
    """The shares after a player's campaign was lost: the others divide what that costs."""
    gone = (1 - BEATEN) * shares[seat]
    return [share - gone if each == seat else share + gone / (len(shares) - 1) for each, share in enumerate(shares)]


# -- which goals count


def aims(f: Figures, seat: int) -> set[int]:
    """The goals that the active player has reason to work for, or against."""
    found = {f.oath, *f.goal}
    if f.role[seat] != EXILE and CITIZEN in f.role:
        found.add(SUCCESSION[f.oath])
    return found - {NO_GOAL}


#: By oath: what the successor's goal comes to; of Devotion, the Scepter: it is taken like any other prize.
SUCCESSION = {SUPREMACY: PROTECTION, PEOPLE: DEVOTION, PROTECTION: PEOPLE, DEVOTION: PROTECTION}


def ways(f: Figures) -> Iterator[Way]:
    """What the active player may do in this turn for the goals that count."""
    seat, goals = f.active, aims(f, f.active)
    if not f.supply[seat]:
        return
    if SUPREMACY in goals:
        yield from conquests(f, seat)
    for flag, goal in ((PF, PEOPLE), (DS, DEVOTION)):
        if (goal in goals or PROTECTION in goals) and f.flags[flag] != seat:
            yield from recoveries(f, seat, flag)
    if PROTECTION in goals:
        yield from relics(f, seat)
    for other in range(len(f.side)):
        if other != seat and (f.side[other] != f.side[seat] or PROTECTION in goals):
            yield from raids(f, seat, other, goals)


# -- campaigns for sites


def conquests(f: Figures, seat: int) -> Iterator[Way]:
    """The likeliest campaign for one site, and those that change who leads."""
    if f.supply[seat] < CAMPAIGN or f.force[seat] + f.favor[seat] == 0:
        return
    own = f.side[seat]
    foes = [side for side in sorted(set(f.side)) if side != own and f.count[side]]
    single = [feat(f, seat, side, 1) for side in (*foes, OUTLAWS)]
    found = [max([each for each in single if each is not None], key=lambda each: each.likely, default=None)]
    found += [feat(f, seat, side, need) for side, need in turning(f, own, foes)]
    for each in found:
        if each is not None and each.likely > UNLIKELY:
            yield Way(each.likely, won(f, each))


def turning(f: Figures, own: int, foes: Sequence[int]) -> set[tuple[int, int]]:
    """How many sites of whom make the own side lead, or the leader no more."""
    if not foes:
        return {(OUTLAWS, 1)} if not f.count[own] else set()
    found = set()
    first = f.title if f.title in foes else max(foes, key=f.count.__getitem__)
    rest = max([f.count[side] for side in foes if side != first], default=0)
    need = more_sites(f.count[own], f.count[first], rest)
    if 1 <= need <= f.count[first]:
        found.add((first, need))
    found.add((OUTLAWS, max(f.count[side] for side in foes) - f.count[own] + 1))
    for side in foes:
        if f.goal[side] == SUPREMACY or (side == f.title and f.role[side] == EXILE):
            others = max([f.count[each] for each in set(f.side) if each != side], default=0)
            found.add((side, max(1, (f.count[side] - others + 1) // 2)))
    return {(side, need) for side, need in found if need >= 1}


# -- banners and relics


def recoveries(f: Figures, seat: int, flag: int) -> Iterator[Way]:
    """A banner is recovered with what one has, or with what a trade brings first (Law 5.4)."""
    if flag == DS and not f.told:
        return
    purse, other = (f.favor, f.secrets) if flag == PF else (f.secrets, f.favor)
    least, supply = f.tokens[flag] + 1, f.supply[seat]
    if supply >= RECOVERY and purse[seat] >= least:
        yield Way(PAYS, with_banner(f, seat, flag, least, RECOVERY), fight=False)
    elif supply >= RECOVERY + TRADE and purse[seat] + f.yields[seat][flag] >= least and other[seat] >= (1, 2)[flag]:
        yield Way(PAYS * TRADED, with_banner(f, seat, flag, purse[seat], RECOVERY + TRADE), fight=False)


def with_banner(f: Figures, seat: int, flag: int, paid: int, supply: int) -> Figures:
    """The position after a banner was recovered for so much, of so much supply."""
    twin, holder = f.copy(), f.flags[flag]
    twin.supply[seat] -= supply
    if flag == PF:
        twin.favor[seat] -= paid
    else:
        twin.secrets[seat] -= paid - 1
    twin.tokens[flag] += 1
    handed(twin, holder, seat, flag)
    settle(twin)
    return twin


def relics(f: Figures, seat: int) -> Iterator[Way]:
    """The nearest relic that can be paid for is fetched (Law 5.4.2)."""
    here, supply = f.pawn[seat], f.supply[seat] - RECOVERY
    for slot in sorted(f.relics, key=PRICE[here].__getitem__):
        favor, secrets = f.asked[slot]
        if PRICE[here][slot] <= supply and f.favor[seat] >= favor and f.secrets[seat] >= secrets:
            twin = f.copy()
            twin.supply[seat] -= PRICE[here][slot] + RECOVERY
            twin.pawn[seat] = slot
            twin.favor[seat] -= favor
            twin.secrets[seat] -= secrets
            handed(twin, NOBODYS, seat, -1)
            twin.relics.remove(slot)
            settle(twin)
            yield Way(PAYS, twin, fight=False)
            return


# -- campaigns against a player, where the pawn stands


def raids(f: Figures, seat: int, victim: int, goals: set[int]) -> Iterator[Way]:
    """A campaign for what another player holds: a banner that somebody wins by, prizes that make a lead."""
    force = strength(f, seat, f.pawn[victim], False)
    if force <= 0 or not f.prizes[victim]:
        return
    goods = loot(f, victim)
    for flag, goal in ((PF, PEOPLE), (DS, DEVOTION)):
        if f.flags[flag] == victim and goal in goals:
            yield from raid(f, seat, victim, force, [good for good in goods if good[1] == flag])
    if PROTECTION in goals:
        ahead = standing(f, victim, PROTECTION) - standing(f, seat, PROTECTION)
        for n in {1, max(1, min(len(goods), ahead // 2 + 1))}:
            yield from raid(f, seat, victim, force, goods[:n])


def raid(f: Figures, seat: int, victim: int, force: int, goods: Sequence[tuple[int, int]]) -> Iterator[Way]:
    """One such campaign, for these things (`prospects.loot`)."""
    if not goods:
        return
    side, slot = f.side[victim], f.pawn[victim]
    dice = sum([each for each, _ in goods]) + title_dice(f, side)
    against = defenders(f, seat, victim) + f.guard[side]
    stands = f.ruler[slot] == side and side != f.side[seat]
    if stands:
        dice, against = dice + 1, against + f.bands[slot]
    likely = wins(force, force, dice, against)
    if likely <= UNLIKELY:
        return
    twin = f.copy()
    march(twin, seat, slot, force)
    keeps = spent(twin, seat, force, dice, against)
    if stands:
        keeps = post(twin, f.side[seat], keeps, (slot,))
    twin.force[seat] = keeps
    twin.force[victim] -= fallen(f, seat, twin.force[victim])
    for _, flag in goods:
        handed(twin, victim, seat, flag)
        if flag >= 0:
            twin.tokens[flag] = max(1, twin.tokens[flag] - 2)
    settle(twin)
    yield Way(likely, twin)


#: An army of fewer warbands is not worth a campaign.
ARMY = 3


def blows(f: Figures) -> Iterator[Way]:
    """A campaign against an army of another side where its pawn stands, only to break it: for the site if it is theirs,
    else for the pawn (Law 5.5.2)."""
    seat = f.active
    for victim, side in enumerate(f.side):
        if side == f.side[seat] or f.force[victim] < ARMY:
            continue
        slot = f.pawn[victim]
        force = strength(f, seat, slot, False)
        stands = f.ruler[slot] == side
        dice, against = (1 if stands else PAWN_DICE) + title_dice(f, side), defenders(f, seat, victim) + f.guard[side]
        if stands:
            against += f.bands[slot]
        likely = wins(force, force, dice, against)
        if likely <= UNLIKELY:
            continue
        twin = f.copy()
        march(twin, seat, slot, force)
        keeps = spent(twin, seat, force, dice, against)
        twin.force[seat] = post(twin, f.side[seat], keeps, (slot,)) if stands else keeps
        twin.force[victim] -= fallen(f, seat, twin.force[victim])
        twin.favor[victim] -= twin.favor[victim] // 2
        settle(twin)
        yield Way(likely, twin)
