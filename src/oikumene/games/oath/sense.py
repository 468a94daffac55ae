"""Oath has no points: a position is worth the share of a win that each seat may expect of it.

The title, the Visions and the end die decide (`prospects.py`). What does not show there yet (advisers, secrets, relics
in hand, cards on the own sites) is a little more or less of that share. A campaign that is declared counts as what it
would leave behind, won and lost, by the odds of its dice.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from typing import Any

from oikumene.games.oath.bequests import CHOICES
from oikumene.games.oath.model import DS, PF, SLOTS
from oikumene.games.oath.odds import survivors, wins
from oikumene.games.oath.prospects import Figures, fallen, handed, post, settle
from oikumene.games.oath.replies import LEAST, judged
from oikumene.games.oath.rules import force, ruling
from oikumene.games.oath.rules.title import title_dice
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    BANDITS,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    HELD,
    LORD,
    Campaign,
    State,
)
from oikumene.kernel.flow import DONE, NO, Ask, Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Habits, Sense
from oikumene.kit import learned

#: What belongs to a player besides the race for the title, as powers of e of its share.
TRAITS: tuple[str, ...] = (
    "favor",
    "secrets",
    "relics",
    "people",
    "secret",
    "advisers",
    "facedown",
    "warbands",
    "sites",
    "cards",
    "citizen",
)
#: What a free action costs of which nothing comes, or an offer: enough not to begin it for nothing.
IDLENESS = 0.002
WORTH: tuple[float, ...] = (0.02, 0.03, 0.06, 0.05, 0.04, 0.05, 0.02, 0.015, 0.05, 0.02, 0.0)
#: The same for who looks further and trusts what is foreseen less (`replies.DOUBT`), by role, as games went in the end
#: (`bench/foretold.py --fit`): relics make heirs, sites Oathkeepers, and a Citizen wins less often than is foreseen.
FAR_WORTH: dict[int, tuple[float, ...]] = {
    LORD: (0.04, 0.15, 0.45, 0.05, 0.2, 0.08, 0.03, 0.06, 0.07, 0.0, 0.0),
    CITIZEN: (0.04, 0.15, 0.45, 0.05, 0.2, 0.08, 0.03, 0.06, 0.0, 0.0, -0.65),
    EXILE: (0.04, 0.15, 0.05, 0.05, 0.2, 0.08, 0.03, 0.06, 0.3, 0.0, 0.0),
}
#: So many turns are gone through at most. (With the own next one too who wins is foreseen no better.)
MOST_TURNS = 3


def seats(state: State) -> int:
    return state.seats


def traits(state: State, seat: int, f: Figures | None = None, posted: bool = False) -> list[float]:
    """The figures of a player, in the order of TRAITS; `posted`: with the warbands at sites, which a Citizen has no say
    over."""
    zones, f = state.zones, f or Figures(state)
    slots = [slot for slot, ruler in enumerate(f.ruler) if ruler == f.side[seat]]
    return [
        min(f.favor[seat], 8),
        min(f.secrets[seat], 6),
        len(zones[HELD + seat]),
        float(f.flags[PF] == seat),
        float(f.flags[DS] == seat),
        len(zones[ADVISERS_UP + seat]),
        len(zones[ADVISERS_DOWN + seat]),
        min(f.force[seat] + (sum([f.bands[slot] for slot in slots]) if posted and f.role[seat] != CITIZEN else 0), 12),
        len(slots),
        sum([len(zones[CARDS + slot]) for slot in slots]),
        float(f.role[seat] == CITIZEN),
    ]


def weights(role: int, far: bool) -> tuple[float, ...]:
    """What the traits of a player are worth."""
    return FAR_WORTH[role] if far else WORTH


def outlook(state: State) -> list[float]:
    """The logarithm of each seat's share."""
    return [math.log(share) for share in shares(state)]


def far_outlook(state: State) -> list[float]:
    """The same when all others have answered to the turn."""
    return [math.log(share) for share in shares(state, far=True)]


def shares(state: State, ended: bool = False, far: bool = False) -> list[float]:
    """The share of a win of each seat; `ended`: as if the active player did nothing more; `far`: when all others have
    answered to the turn (`replies.py`)."""
    if state.winner >= 0:
        return [1.0 if seat == state.winner else LEAST**2 for seat in range(state.seats)]
    f = Figures(state, far)
    war = state.war
    if war is not None and not war.won and not war.survivors:
        return of_war(state, f, war, war.attack, far)
    return with_traits(state, f, judged(f, ended, ahead(state, far)), far)


def parts(state: State, seat: int, far: bool = False) -> dict[str, tuple[float, float]]:
    """What a seat's share is made of: how the race for the title stands, and what it has besides (logarithms)."""
    f = Figures(state, far)
    worth = weights(f.role[seat], far)
    race = math.log(max(judged(f, turns=ahead(state, far))[seat], LEAST)) if state.winner < 0 else 0.0
    besides = zip(TRAITS, worth, traits(state, seat, f, far), strict=True)
    return {"race": (race, race), **{name: (trait, weight * trait) for name, weight, trait in besides}}


def far_parts(state: State, seat: int) -> dict[str, tuple[float, float]]:
    return parts(state, seat, far=True)


def ahead(state: State, far: bool) -> int:
    """How many turns are gone through: those of all others."""
    return min(state.seats - 1, MOST_TURNS) if far else 0


def with_traits(state: State, f: Figures, found: Sequence[float], far: bool = False) -> list[float]:
    """Shares, a little more or less for what each player has besides."""
    more = []
    for seat, share in enumerate(found):
        worth = weights(f.role[seat], far)
        extra = sum([weight * trait for weight, trait in zip(worth, traits(state, seat, f, far), strict=True)])
        if seat == state.active:
            extra -= IDLENESS * (len(state.done) - state.talks.left)
        more.append(max(share, LEAST) * math.exp(extra))
    whole = sum(more)
    return [share / whole for share in more]


# -- campaigns


def of_war(state: State, f: Figures, war: Campaign, dice: int, far: bool = False) -> list[float]:
    """The shares while a campaign is on, by how likely it is won with so many dice."""
    mine, theirs = force.size(force.attacking(state, war)), force.size(force.defending(state, war))
    defence = war.defence
    if not any(step[0] in ("plans", "battle", "outcome") for step in state.agenda):
        allies = coming(state, war)
        theirs += sum([state.boards[seat].warbands for seat in allies if force.at_hand(state, war, seat)])
        defence += title_dice(state, (*war.side, *allies))
    if any(step[0] == "outcome" for step in state.agenda) and not any(step[0] == "battle" for step in state.agenda):
        likely = 0.5  # the dice are rolled; somebody is asked what follows from it
    else:
        likely = wins(mine, dice, defence, theirs)
    found, turns = [0.0] * state.seats, ahead(state, far)
    if likely:
        left = survivors(mine, dice, defence, theirs)
        after = judged(won(state, f.copy(), war, left), turns=turns)
        found = [likely * share for share in after]
    if likely < 1:
        after = judged(lost(f.copy(), war, mine, dice), turns=turns)
        found = [share + (1 - likely) * more for share, more in zip(found, after, strict=True)]
    return with_traits(state, f, found, far)


def coming(state: State, war: Campaign) -> list[int]:
    """Who will join an Imperial defender: the Chancellor always does, Citizens at hand are taken to (Law 5.5.2)."""
    if war.defender == BANDITS or not ruling.imperial(state, war.defender) or war.suspended == war.defender:
        return []
    others = [seat for seat in range(state.seats) if seat not in war.side and seat != war.attacker]
    return [
        seat
        for seat in others
        if seat == CHANCELLOR or (state.boards[seat].role == CITIZEN and force.at_hand(state, war, seat))
    ]


def won(state: State, f: Figures, war: Campaign, left: float) -> Figures:
    """What a victorious campaign leaves behind, roughly."""
    seat, side = war.attacker, f.side[war.attacker]
    fled = sum([f.bands[slot] for slot in war.sites])
    f.pawn[seat] = war.place
    places = sorted(war.sites, key=lambda slot: slot != war.place)
    f.force[seat] = post(f, side, int(left + 0.5), places)
    for other in war.side:
        if force.at_hand(state, war, other):
            f.force[other] -= fallen(f, seat, f.force[other])
    if war.defender != BANDITS:
        f.force[force.chief(state, war)] += fled - fallen(f, seat, fled)
    for target in war.targets:
        if target[0] == "relic":
            handed(f, war.defender, seat, -1)
        elif target[0] == "banner":
            flag = int(target[1])
            handed(f, war.defender, seat, flag)
            f.tokens[flag] = max(1, f.tokens[flag] - 2)
        elif target[0] == "pawn":
            f.favor[war.defender] -= f.favor[war.defender] // 2
    settle(f)
    return f


def lost(f: Figures, war: Campaign, mine: int, dice: int) -> Figures:
    """What a beaten attacker is left with."""
    dead = dice / 6
    f.force[war.attacker] = max(0, int((mine - dead + 1) / 2))
    return f


def quick(match: Match[Any], ask: Ask, value: Value, far: bool = False) -> list[float] | None:
    """The shares after an answer that chance follows: by the odds, not by one throw of the dice."""
    state: State = match.state
    if ask.prompt == "act" and value == "end":
        return shares(state, ended=True, far=far)
    if ask.prompt == "attack-dice" and state.war is not None:
        return of_war(state, Figures(state, far), state.war, int(value), far)  # type: ignore[arg-type]
    return None


def far_quick(match: Match[Any], ask: Ask, value: Value) -> list[float] | None:
    return quick(match, ask, value, far=True)


# -- the short list


def shortlist(match: Match[Any], ask: Ask, values: Sequence[Value]) -> Sequence[Value]:
    """The options that are worth a thought: what shows cards, looks at them, or splits hairs about numbers is not. Of
    the chronicle's, one (`bequests.py`)."""
    thin = THIN.get(ask.prompt)
    if thin is None or len(values) < 2:
        return values
    return thin(match.state, ask, values) or values


IDLE = ("show", "look-relic", "look-reliquary", "give-warbands", "take-warbands")
#: What is put into an exchange: tokens, and what counts for a goal.
GIFTS = ("give", "give-relic", "give-banner", "give-site")
WISHES = ("want", "want-relic", "want-banner", "want-site")
#: So many offers of citizenship are made in a turn.
OFFERS = 2


def word(value: Value) -> str:
    return str(value[0]) if isinstance(value, tuple) else str(value)


def thin_act(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    idle: tuple[str, ...] = IDLE if state.talks.left > 12 - OFFERS else (*IDLE, "offer")
    return [value for value in values if word(value) not in idle]


def some(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """Of a row of numbers: the first two, the middle, the last."""
    n = len(values)
    return list(dict.fromkeys([values[0], values[min(1, n - 1)], values[n // 2], values[-1]]))


def first(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    return [values[0]]


def most(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """All dice: a warband lost to a skull is a sword gained."""
    return [max(values, key=lambda value: int(value))]  # type: ignore[arg-type]


def no(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    return [value for value in values if value in (NO, DONE)]


def thin_exchange(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """What a person thinks of first: a gift, a wish, or one thing for another; for a wish up to three of a token.
    Things that nobody wins by are left out, and a wish is named before what is given for it."""
    picked = ask.picked or ()
    done: list[Value] = [value for value in values if value == DONE]
    if picked and word(picked[-1]) in GIFTS:
        more = word(picked[0]) in WISHES and len(picked) < 4 and picked[-1] in values
        return [*done, picked[-1]] if more else done
    gifts = [value for value in values if word(value) in GIFTS]
    wishes = [] if picked else [value for value in values if word(value) in WISHES]
    return [*done, *wishes, *gifts]


def thin_split(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """Of each place: one, two, three, and all there can be."""
    highest: dict[Value, int] = {}
    for value in values:
        if isinstance(value, tuple):
            highest[value[:-1]] = max(highest.get(value[:-1], 0), int(value[-1]))
    return [
        value
        for value in values
        if not isinstance(value, tuple) or int(value[-1]) <= 2 or int(value[-1]) == highest[value[:-1]]
    ]


def thin_post(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """One place after the other: a warband there, two, an even part, and all if it is the last."""
    where = list(dict.fromkeys([value[:-1] for value in values if isinstance(value, tuple)]))
    if not where:
        return list(values)
    sizes = [int(value[-1]) for value in values if isinstance(value, tuple) and value[:-1] == where[0]]
    wanted = {1, 2, max(sizes) // len(where)} | ({max(sizes)} if len(where) == 1 else set())
    here: list[Value] = [(*where[0], n) for n in sizes if n in wanted]
    return [*here, *[value for value in values if value == DONE]]


def thin_targets(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """Either sites, the weakest first, or one or two relics and banners; the pawn only where there is nothing else."""
    picked = ask.picked or ()
    done: list[Value] = [value for value in values if value == DONE]
    sites = [value for value in values if word(value) == "target-site"]
    sites.sort(key=lambda value: defended(state, SLOTS.index(str(value[1]))))  # type: ignore[index]
    goods = [value for value in values if word(value) in ("target-relic", "target-banner")]
    if not picked:
        return [*done, *goods, *sites[:1]]
    if word(picked[-1]) == "target-site":
        return [*done, *sites[:1]]
    return done if len(picked) > 1 and done else [*done, *goods]


def defended(state: State, slot: int) -> int:
    """The warbands that defend a site: those posted, and the boards of its side's players who stand there (Law
    5.5.4)."""
    colour, there = state.bands[slot]
    if not there:
        return 0
    boards = enumerate(state.boards)
    return there + sum(
        [each.warbands for seat, each in boards if each.pawn == slot and ruling.colour(state, seat) == colour]
    )


def thin_plans(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """A battle plan is used while the campaign is open, the first that is offered; not where all is clear."""
    war = state.war
    if war is None:
        return list(values)
    mine, theirs = force.size(force.attacking(state, war)), force.size(force.defending(state, war))
    likely = wins(mine, war.attack, war.defence, theirs)
    sure = likely > 0.95 if ask.seat == war.attacker else likely < 0.05
    return [values[-1]] if sure else [values[0]]


THIN = {
    "act": thin_act,
    "march": some,
    "attack-dice": most,
    "recover-pf": some,
    "recover-ds": some,
    "recover-bank": first,
    "discard-next": first,
    "lay-next": first,
    "offer-show": no,
    "exchange": thin_exchange,
    "exchange-counter": thin_exchange,
    "deal": thin_exchange,
    "deal-counter": thin_exchange,
    "post": thin_post,
    "post-from": thin_post,
    "targets": thin_targets,
    "dead": thin_split,
    "plans": thin_plans,
    **CHOICES,
}


# -- what comes to mind (`kit.learned`)


MOODS: tuple[str, ...] = ("s", "w", "f", "k", "t", "p", "r")


def mood(state: State, seat: int) -> tuple[int, ...]:
    """Supply, warbands, favor, secrets, who has the title, how a campaign at the own site would go, the round."""
    board = state.boards[seat]
    holder = state.title
    title = 0 if holder < 0 else 1 if holder == seat else 2 + state.boards[holder].role + 2 * state.usurper
    return (
        min(board.supply, 7),
        min(board.warbands, 9),
        min(board.favor, 6),
        min(board.secrets, 4),
        3 * (board.role == EXILE) + min(title, 6),
        campaign_mark(state, seat, board.pawn),
        min(state.round, 8),
    )


def campaign_mark(state: State, seat: int, slot: int) -> int:
    """How likely a campaign against who rules a site wins, from 1 to 9; 0: it is the own side's, or facedown."""
    board, (colour, there) = state.boards[seat], state.bands[slot]
    if not state.faceup(slot) or (there and colour == ruling.colour(state, seat)):
        return 0
    dice = 1 + (there > 0 and state.title == colour)
    for other, rival in enumerate(state.boards):
        if there and other != seat and rival.pawn == slot and ruling.colour(state, other) == colour:
            there += rival.warbands
    return 1 + int(8 * wins(board.warbands, board.warbands, dice, max(there, 1)))


def marks(state: State, seat: int, values: Sequence[Value]) -> list[int] | None:
    """Of places to go to and to attack: how a campaign there would go; of amounts of warbands: how many."""
    found: list[int] = []
    some = False
    for value in values:
        mark = -1
        if type(value) is tuple:
            if value[0] in ("travel-to", "target-site"):
                mark = campaign_mark(state, seat, SLOTS.index(str(value[1])))
            elif value[0] in ("post", "dead-site", "dead-board"):
                mark = min(9, int(value[-1]))
        some = some or mark >= 0
        found.append(mark)
    return found if some else None


def stage(state: State) -> int:
    return 0


def points(state: State, seat: int) -> float:
    return 0.0


def guess(stage: int) -> dict[str, float]:
    return {}


def owned(state: State, seat: int) -> list[str]:
    """The cards a seat ends with, for reports."""
    return [state.ident(card) for zone in (ADVISERS_UP, HELD) for card in state.zones[zone + seat]]


def turn(state: State) -> tuple[int, int]:
    """What changes when a turn is over."""
    return state.round, state.active


def sense(package: str, near: bool = False) -> Sense:
    """What the game gives at its door: the outlook by hand, what comes to mind learned from games; `near`: to who has
    no time to think of what the others will answer."""
    known = learned.load(package, sys.modules[__name__])
    return Sense(
        outlook if near else far_outlook,
        1.0,
        None,
        known.likely,
        sys.modules[__name__],
        shortlist=shortlist,
        quick=quick if near else far_quick,
        patient=True,
        habits=Habits(ahead=0, explore=0.1, wild=0.3, trust=1 / 3, tries=40),
        turn=turn,
        parts=parts if near else far_parts,
        burdens=frozenset(("citizen",)),
    )
