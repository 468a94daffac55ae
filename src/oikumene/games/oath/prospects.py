"""Who wins from here, roughly: what each player can reach in a turn, and the turns to come gone through as chances.

A position is reduced to figures (`Figures`), so that what a campaign would leave behind can be written into a copy. The
title is then followed from turn to turn, as a chance of each side to hold it: whoever comes to act takes it as likely
as the best campaign or recovery in reach succeeds; a wake makes an Exile's title a Usurper's and a Usurper the winner;
a round's end rolls the end die. A Vision that is met wins at its owner's wake. So whatever helps to take a title or to
keep it (sites, warbands, favor, supply, where pawns stand) is worth what it does for that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from oikumene.games.oath.model import (
    DEVOTION,
    DS,
    MAP,
    NO_GOAL,
    PEOPLE,
    PF,
    PROTECTION,
    ROUNDS,
    SLOTS,
    SUPREMACY,
    VISION,
    VISIONS_NEEDED,
    Book,
)
from oikumene.games.oath.odds import survivors, wins
from oikumene.games.oath.powers import Plan
from oikumene.games.oath.rules import ruling
from oikumene.games.oath.rules.victory import END_DIE
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    ADVISERS_UP,
    BANDITS,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    EMPIRE,
    EXILE,
    HELD,
    NOBODYS,
    NONE,
    RELICS,
    VISION_UP,
    State,
)

PLACES = len(SLOTS)
#: Sides of figures that are no seats; the Empire is the Chancellor's seat.
OUTLAWS, UNSEEN = -1, -2
PRICE = tuple([tuple([0 if a == b else MAP.price(a, b) for b in range(PLACES)]) for a in range(PLACES)])
CAMPAIGN, RECOVERY = 2, 1

#: How often a player who can take the title from an Exile, or from the Empire, does what it takes.
AGAINST_EXILE, AGAINST_EMPIRE = 0.75, 0.7
#: What a turn that is still far away is planned with: supply, and the way to where one must be.
FAR_SUPPLY, FAR_PRICE = 6, 2
#: Recovering what one can pay for hardly ever fails; what one is a little short of may be had by then.
PAYS, NEARLY = 0.96, 0.4
#: A Vision in its owner's council is as good as open, almost; the chance of a turn to find one and meet it.
HIDDEN, FOUND = 0.8, 0.01
#: A campaign costs so much of the strength for the next ones; a turn brings some of it back.
WEARY, RESTED = 0.4, 0.2
#: Something unforeseen comes in between, in each turn: what is won sooner is worth more.
UNFORESEEN = 0.015
#: How often an Imperial player who can become the heir does what it takes.
CLAIMS = 0.7
#: Defence dice of the Grand Scepter.
SCEPTER_DICE = 5
#: Defence dice of a relic, on the average.
RELIC_DICE = 2
#: Battle plans count as warbands, up to so many.
MOST_PLANS = 3


#: The figures of a position.
FIELDS = (
    "active",
    "asked",
    "bands",
    "brutal",
    "camps",
    "cards",
    "council",
    "count",
    "favor",
    "flags",
    "force",
    "goal",
    "guard",
    "hidden",
    "lands",
    "oath",
    "pawn",
    "plans",
    "prizes",
    "relics",
    "role",
    "round",
    "ruler",
    "scepter",
    "secrets",
    "side",
    "spoils",
    "supply",
    "title",
    "tokens",
    "told",
    "usurper",
    "visions",
    "yields",
)


class Figures:
    """A position as numbers. Seats of the Empire are one side, the Chancellor's. `close`: with a look at what exactly
    can be taken from each player."""

    __slots__ = FIELDS

    def __init__(self, state: State, close: bool = False) -> None:
        boards, zones = state.boards, state.zones
        seats = range(len(boards))
        self.oath, self.round, self.active, self.visions = state.oath, state.round, state.active, state.visions
        self.role = [board.role for board in boards]
        self.side = [seat if board.role == EXILE else CHANCELLOR for seat, board in enumerate(boards)]
        self.pawn = [board.pawn for board in boards]
        self.force = [board.warbands for board in boards]
        self.favor = [board.favor for board in boards]
        self.secrets = [board.secrets for board in boards]
        self.supply = [board.supply for board in boards]
        self.title = CHANCELLOR if state.title == NOBODYS else self.side[state.title]
        self.usurper = state.usurper
        self.flags = [banner.holder for banner in state.banners]
        self.tokens = [banner.tokens for banner in state.banners]
        self.prizes = [len(zones[HELD + seat]) + self.flags.count(seat) for seat in seats]
        self.spoils: list[list[tuple[int, int]] | None] = [spoils(state, seat) if close else None for seat in seats]
        self.brutal = close and ruling.kills_all(state, CHANCELLOR)
        self.scepter = state.scepter()
        self.ruler = [side_of(ruling.ruler(state, slot)) for slot in range(PLACES)]
        self.bands = [band[1] for band in state.bands]
        used = state.favor_on.keys() | state.secrets_on.keys()
        self.cards = [len([card for card in zones[CARDS + slot] if card not in used]) for slot in range(PLACES)]
        self.secrets[state.active] += sum(state.secrets_on.values())  # they come back at the end of the turn
        self.relics = [slot for slot in range(PLACES) if zones[RELICS + slot]]
        self.asked = {slot: asked_at(state, slot) for slot in self.relics}
        self.yields = [yields(state, seat, used) for seat in seats]
        self.lands: dict[int, list[int]] = {}
        self.count = [self.ruler.count(seat) for seat in seats]
        self.goal = [goal_of(state, VISION_UP + seat) for seat in seats]
        self.hidden = [goal_of(state, ADVISERS_DOWN + seat) for seat in seats]
        self.told = is_told(state)
        plans = plans_of(state.book)
        self.council = [plans_at(state, plans, (ADVISERS_UP + seat, HELD + seat)) for seat in seats]
        self.camps = [plans_at(state, plans, (CARDS + slot,)) for slot in range(PLACES)]
        self.plans: list[int]
        self.guard: list[int]
        arm(self)

    def copy(self) -> Figures:
        """A twin of which lists may be changed that campaigns and Visions change; the others are shared."""
        twin = Figures.__new__(Figures)
        for name in FIELDS:
            setattr(twin, name, getattr(self, name))
        twin.bands, twin.ruler, twin.count, twin.force = self.bands[:], self.ruler[:], self.count[:], self.force[:]
        twin.pawn, twin.goal, twin.prizes = self.pawn[:], self.goal[:], self.prizes[:]
        twin.flags, twin.tokens, twin.favor = self.flags[:], self.tokens[:], self.favor[:]
        twin.secrets, twin.supply, twin.relics, twin.lands = self.secrets[:], self.supply[:], self.relics[:], {}
        twin.spoils = self.spoils[:]
        return twin

    def key(self) -> tuple[object, ...]:
        """All that the outlook depends on."""
        found = [tuple(each) if type(each) is list else each for each in map(self.__getattribute__, KEPT)]
        return (*found, *[None if each is None else tuple(each) for each in self.spoils])


#: What makes two positions alike.
KEPT = tuple([name for name in FIELDS if name not in ("asked", "camps", "council", "count", "lands", "side", "spoils")])


def asked_at(state: State, slot: int) -> tuple[int, int]:
    """Favor and secrets that a relic of a slot costs (Law 5.4.2); of a facedown site, what is usual."""
    asked = state.card(state.site(slot)).recovery if state.faceup(slot) else None
    return (2, 1) if asked is None else (asked.place + asked.burn_favor, asked.burn_secret)


def yields(state: State, seat: int, used: Collection[int]) -> tuple[int, int]:
    """What the best trade at the own site would bring: favor for a secret, secrets for two favor (Law 5.3.2)."""
    council = [state.card(card).suit for card in state.zones[ADVISERS_UP + seat]]
    favor = secrets = 0
    for card in state.zones[CARDS + state.boards[seat].pawn]:
        suit = state.card(card).suit
        if suit >= 0 and card not in used:
            alike = council.count(suit)
            favor, secrets = max(favor, min(alike + 1, state.banks[suit])), max(secrets, alike)
    return favor, secrets


def side_of(ruler: int) -> int:
    """The side that rules a site, as figures have it."""
    if ruler == EMPIRE:
        return CHANCELLOR
    return OUTLAWS if ruler == BANDITS else UNSEEN if ruler == NONE else ruler


def goal_of(state: State, zone: int) -> int:
    """The goal of a Vision that lies there."""
    for card in state.zones[zone]:
        printed = state.card(card)
        if printed.back == VISION and printed.goal != NO_GOAL:
            return printed.goal
    return NO_GOAL


def is_told(state: State) -> bool:
    """Whether the Darkest Secret can be recovered from its holder (Law 5.4.1)."""
    holder = state.banners[DS].holder
    if holder == NOBODYS:
        return True
    known = ruling.suits_of(state, holder)
    there = state.zones[CARDS + state.boards[holder].pawn]
    return any(state.card(card).suit >= 0 and state.card(card).suit not in known for card in there)


def plans_at(state: State, plans: dict[int, tuple[int, int]], zones: Sequence[int]) -> tuple[int, int]:
    """Battle plans of the cards that lie there: for an attacker, for a defender."""
    attack = guard = 0
    face = state.face
    for zone in zones:
        for card in state.zones[zone]:
            helps = plans.get(face[card])
            if helps is not None:
                attack, guard = attack + helps[0], guard + helps[1]
    return attack, guard


def arm(f: Figures) -> None:
    """Battle plans that each player could use, and that each side could: of the own council, relics and sites."""
    attack, guard = [own[0] for own in f.council], [0] * len(f.side)
    for seat, side in enumerate(f.side):
        guard[side] += f.council[seat][1]
    for slot, (helps, guards) in enumerate(f.camps):
        ruler = f.ruler[slot]
        if ruler >= 0 and (helps or guards):
            guard[ruler] += guards
            for seat, side in enumerate(f.side):
                attack[seat] += helps * (side == ruler)
    f.plans, f.guard = [min(n, MOST_PLANS) for n in attack], [min(n, MOST_PLANS) for n in guard]


@cache
def plans_of(book: Book) -> dict[int, tuple[int, int]]:
    """The faces of a book that are battle plans: whether for the attacker, whether for the defender."""
    found = {}
    for face, card in enumerate(book.cards):
        for power in card.powers:
            if isinstance(power, Plan):
                found[face] = (int(power.fits(True)), int(power.fits(False)))
    return found


# -- what can be reached in a turn


def strength(f: Figures, seat: int, slot: int, far: bool) -> int:
    """The force with which a player can campaign at a slot in a turn, mustering on the way; 0: not there in time."""
    here = f.pawn[seat]
    price, supply = (FAR_PRICE, FAR_SUPPLY) if far else (PRICE[here][slot], f.supply[seat])
    left = supply - price - CAMPAIGN
    if left < 0:
        return 0
    there = f.cards[here] + (f.cards[slot] if slot != here else 0)
    force = f.force[seat] + 2 * min(left, f.favor[seat] + far, there)
    return force + f.plans[seat] if force else 0


def boards_at(f: Figures, side: int, slots: Sequence[int]) -> int:
    """Warbands on the boards of a side whose pawns stand at one of these slots."""
    return sum(f.force[seat] for seat, own in enumerate(f.side) if own == side and f.pawn[seat] in slots)


def title_dice(f: Figures, side: int) -> int:
    """Defence dice of the title, for the side that holds it."""
    return 0 if side != f.title else 2 if f.usurper else 1


class Feat(NamedTuple):
    """A campaign that a player could make in a turn: how likely it is won, with which force against what, for which
    sites of whom."""

    likely: float
    seat: int
    force: int
    dice: int
    against: int
    victim: int
    slots: tuple[int, ...]


def lands(f: Figures, side: int) -> list[int]:
    """The sites of a side, those with the fewest defenders first: warbands that are posted, and boards of who stands
    there."""
    found = f.lands.get(side)
    if found is None:
        slots = [slot for slot in range(PLACES) if f.ruler[slot] == side]
        found = sorted(slots, key=lambda slot: f.bands[slot] + boards_at(f, side, (slot,)))
        f.lands[side] = found
    return found


def feat(f: Figures, seat: int, victim: int, need: int, far: bool = False) -> Feat | None:
    """The best campaign of a player for so many sites of a side, or of the bandits: one of those may still lie
    facedown."""
    slots = lands(f, victim)
    unseen = [slot for slot in range(PLACES) if f.ruler[slot] == UNSEEN] if victim == OUTLAWS else []
    if len(slots) + bool(unseen) < need:
        return None
    best: Feat | None = None
    dice, likely = need + title_dice(f, victim), 0.0
    for slot in (*slots, *unseen):
        force = strength(f, seat, slot, far)
        targets = (slot, *[other for other in slots if other != slot][: need - 1])
        if force <= 0 or len(targets) < need:
            continue
        if victim == OUTLAWS:
            against = need
        else:
            against = sum([f.bands[target] for target in targets]) + boards_at(f, victim, targets) + f.guard[victim]
        chance = wins(force, force, dice, against)
        if chance > likely:
            likely, best = chance, Feat(chance, seat, force, dice, against, victim, targets)
        if far:
            break
    return best


def seize(f: Figures, seat: int, victim: int, need: int, far: bool) -> float:
    """How likely a player takes so many sites of a side in one campaign."""
    if need <= 0:
        return 1.0
    best = feat(f, seat, victim, need, far)
    return 0.0 if best is None else best.likely


def won(f: Figures, done: Feat) -> Figures:
    """The position after a campaign for sites was won, roughly."""
    twin, side = f.copy(), f.side[done.seat]
    march(twin, done.seat, done.slots[0], done.force)
    keeps = spent(twin, done.seat, done.force, done.dice, done.against)
    keeps = post(twin, side, keeps, done.slots)
    fled = sum([f.bands[slot] for slot in done.slots]) if done.victim >= 0 else 0
    for seat, own in enumerate(f.side):
        if own == done.victim and f.pawn[seat] in done.slots:
            twin.force[seat] -= fallen(f, done.seat, twin.force[seat])
    if done.victim >= 0:
        twin.force[done.victim] += fled - fallen(f, done.seat, fled)
    twin.force[done.seat] = keeps
    settle(twin)
    return twin


def fallen(f: Figures, attacker: int, beaten: int) -> int:
    """How many warbands of a beaten defender die: half of them, all where the Chancellor is bound to be brutal."""
    return beaten if f.brutal and attacker == CHANCELLOR else beaten // 2


def march(f: Figures, seat: int, slot: int, force: int) -> None:
    """A player campaigns at a slot with a force: supply for the way, the campaign and those who are mustered."""
    mustered = max(0, force - f.plans[seat] - f.force[seat]) // 2
    f.supply[seat] = max(0, f.supply[seat] - PRICE[f.pawn[seat]][slot] - CAMPAIGN - mustered)
    f.pawn[seat] = slot


def spent(f: Figures, seat: int, force: int, dice: int, against: int) -> int:
    """The warbands that a victor keeps of a force; favor went for those that were mustered. Plans only counted as
    warbands."""
    real = force - f.plans[seat]
    f.favor[seat] = max(0, f.favor[seat] - (real - f.force[seat]) // 2)
    return min(real, int(survivors(force, force, dice, against) + 0.5))


def post(f: Figures, side: int, keeps: int, slots: Sequence[int]) -> int:
    """The victor's warbands go onto the sites: one where the pawn stands, since the board defends there too, and an
    even part to each of the others. How many stay on the board."""
    each = keeps // max(1, len(slots))
    for n, slot in enumerate(slots):
        posted = min(keeps, max(1, each if n else 1))
        keeps -= posted
        f.bands[slot] = posted
        f.ruler[slot] = side if posted else OUTLAWS
    f.count = [f.ruler.count(each) for each in range(len(f.side))]
    arm(f)
    return keeps


def settle(f: Figures) -> None:
    """The title goes to who leads (Law 2.11)."""
    sides = sorted(set(f.side)) if f.oath == SUPREMACY else range(len(f.side))
    count = {side: standing(f, side, f.oath) for side in sides}
    most = max(count.values())
    leaders = {f.side[side] for side, n in count.items() if n == most}
    if most and f.title not in leaders:
        f.title, f.usurper = min(leaders), False


def open_vision(f: Figures) -> Figures | None:
    """The position after the active player has laid open a Vision of the own council."""
    seat = f.active
    if f.role[seat] != EXILE or f.hidden[seat] == NO_GOAL or f.goal[seat] != NO_GOAL:
        return None
    twin = f.copy()
    twin.goal[seat] = f.hidden[seat]
    return twin


def more_sites(mine: int, theirs: int, rest: int) -> int:
    """How many sites one must take from a leader to lead.

    >>> more_sites(0, 3, 0), more_sites(1, 2, 0), more_sites(1, 3, 3)
    (2, 1, 3)
    """
    return max((theirs - mine) // 2 + 1, rest - mine + 1, 0)


def banner(f: Figures, seat: int, flag: int, far: bool) -> float:
    """How likely a player has a banner after a turn."""
    holder, tokens = f.flags[flag], f.tokens[flag]
    if holder == seat:
        return 1.0
    if flag == DS and not f.told and not far:
        best = 0.0
    else:
        purse = f.favor[seat] if flag == PF else f.secrets[seat]
        able = far or f.supply[seat] >= RECOVERY
        best = 0.0 if not able else PAYS if purse > tokens else NEARLY if far and purse + 2 > tokens else 0.0
    return best if holder == NOBODYS else max(best, ambush(f, seat, holder, tokens, far))


def ambush(f: Figures, seat: int, holder: int, dice: int, far: bool) -> float:
    """How likely a campaign against a player, where the pawn stands, wins what brings so many dice."""
    side, slot = f.side[holder], f.pawn[holder]
    if side == f.side[seat] and side != CHANCELLOR:
        return 0.0
    force = strength(f, seat, slot, far)
    if force <= 0:
        return 0.0
    dice += title_dice(f, side)
    against = defenders(f, seat, holder) + f.guard[side]
    if f.ruler[slot] == side:
        dice, against = dice + 1, against + f.bands[slot]
    return wins(force, force, dice, against)


def defenders(f: Figures, seat: int, victim: int) -> int:
    """Warbands on the boards that defend a player where the pawn stands: all of the same side who are there, unless the
    Chancellor attacks a Citizen (Law 5.5.1)."""
    slot, side = f.pawn[victim], f.side[victim]
    if seat == CHANCELLOR and side == CHANCELLOR:
        return f.force[victim]
    there = [other for other, own in enumerate(f.side) if own == side and f.pawn[other] == slot and other != seat]
    return sum([f.force[other] for other in there])


def loot(f: Figures, holder: int) -> list[tuple[int, int]]:
    """What can be taken from a player, the easiest first: defence dice of each, and which banner (-1: a relic)."""
    spoils = f.spoils[holder]
    if spoils is not None:
        return spoils
    flags = [(f.tokens[flag], flag) for flag in (PF, DS) if f.flags[flag] == holder]
    return sorted([*flags, *[(RELIC_DICE, -1)] * (f.prizes[holder] - len(flags))])


def spoils(state: State, holder: int) -> list[tuple[int, int]]:
    """What a campaign could take from a player as things are, as `loot` has it: some cards let nobody at them."""
    by = (holder + 1) % state.seats
    found = [(("banner", flag), flag) for flag in (PF, DS) if state.banners[flag].holder == holder]
    found += [(("relic", card), -1) for card in state.zones[HELD + holder]]
    return sorted(
        [
            (ruling.target_dice(state, by, holder, target), flag)
            for target, flag in found
            if ruling.may_target(state, by, holder, target)
        ]
    )


def handed(f: Figures, holder: int, taker: int, flag: int) -> None:
    """A prize changes hands, or is found: which banner (-1: a relic). What exactly can be taken from both is not known
    any more."""
    if holder != NOBODYS:
        f.prizes[holder] -= 1
        f.spoils[holder] = None
    f.prizes[taker] += 1
    f.spoils[taker] = None
    if flag >= 0:
        f.flags[flag] = taker


def prize(f: Figures, seat: int, holder: int, need: int, far: bool) -> float:
    """How likely a player has so many prizes more, or has taken what evens them out from who has most."""
    if need <= 0:
        return 1.0
    mine = f.prizes[seat]
    taken = more_sites(mine, mine + need - 1, 0)
    goods = loot(f, holder)
    dice = sum([each for each, _ in goods[:taken]])
    best = ambush(f, seat, holder, dice, far) if len(goods) >= taken else 0.0
    if need == 1:
        for flag in (PF, DS):
            if f.flags[flag] == NOBODYS:
                best = max(best, banner(f, seat, flag, far))
        if f.relics and (f.favor[seat] >= 2 or f.secrets[seat] >= 1):
            near = any(PRICE[f.pawn[seat]][slot] + RECOVERY <= f.supply[seat] for slot in f.relics)
            best = max(best, 0.8 if near else 0.4 if far else 0.0)
    return best


def standing(f: Figures, seat: int, goal: int) -> int:
    """How much a player has of what a goal counts; under Supremacy the Empire is one."""
    if goal == SUPREMACY:
        return f.count[f.side[seat]]
    if goal == PROTECTION:
        return f.prizes[seat]
    return int(f.flags[PF if goal == PEOPLE else DS] == seat)


def rivals(f: Figures, seat: int, goal: int) -> list[int]:
    """Whose standing counts against a player's: for sites those of other sides, else everybody."""
    own = f.side[seat]
    return [other for other, side in enumerate(f.side) if other != seat and (side != own or goal != SUPREMACY)]


def leads(f: Figures, seat: int, goal: int) -> bool:
    """Whether a player has strictly more than all others."""
    own = standing(f, seat, goal)
    return own > 0 and all(standing(f, other, goal) < own for other in rivals(f, seat, goal))


def best_rival(f: Figures, seat: int, goal: int) -> int:
    """Who else has most of what a goal counts."""
    return max(rivals(f, seat, goal), key=lambda other: standing(f, other, goal), default=seat)


def reach(f: Figures, seat: int, goal: int, far: bool) -> float:
    """How likely a player meets a goal, more of it than anybody else, after one turn."""
    if goal in (PEOPLE, DEVOTION):
        return banner(f, seat, PF if goal == PEOPLE else DS, far)
    rival = best_rival(f, seat, goal)
    mine, theirs = standing(f, seat, goal), standing(f, rival, goal)
    if goal == PROTECTION:
        return prize(f, seat, rival, theirs - mine + 1, far)
    rest = max([f.count[side] for side in set(f.side) if side not in (f.side[seat], f.side[rival])], default=0)
    need = more_sites(mine, theirs, rest)
    best = max(seize(f, seat, f.side[rival], need, far), seize(f, seat, OUTLAWS, theirs - mine + 1, far))
    if need == 2 and more_sites(mine + 1, theirs, rest) == 1:
        best = max(best, 0.6 * seize(f, seat, f.side[rival], 1, far) * seize(f, seat, OUTLAWS, 1, far))
    return best


def upset(f: Figures, seat: int, owner: int, goal: int, far: bool, *, strictly: bool) -> float:
    """How likely a player takes from another, in a turn, the lead in what a goal counts; a tie does against a Vision,
    not against the title."""
    if goal in (PEOPLE, DEVOTION):
        return banner(f, seat, PF if goal == PEOPLE else DS, far)
    mine, theirs = standing(f, seat, goal), standing(f, owner, goal)
    if goal == PROTECTION:
        return prize(f, seat, owner, theirs - mine + strictly, far)
    rest = max([f.count[side] for side in set(f.side) if side != f.side[owner]], default=0)
    able = [x for x in range(theirs + 1) if max(mine + x, rest) >= theirs - x + strictly]
    need = able[0] if able else theirs + 1  # a holder without sites: there is nothing to take
    return max(seize(f, seat, f.side[owner], need, far), seize(f, seat, OUTLAWS, theirs - mine + strictly, far))


# -- the turns to come


class Chances:
    """What each player can do in the next turn and in a later one, and what that makes of the title and of Visions."""

    def __init__(self, f: Figures, far: bool = False) -> None:
        self.f = f
        self.seats = len(f.side)
        self.heirs, self.claim = succession(f), [[0.0, 0.0] for _ in f.side]
        if far and CITIZEN in f.role:
            self.heirs = heirs_now(f)
            imperial = [seat for seat in range(self.seats) if f.role[seat] != EXILE]
            for seat in imperial:
                self.claim[seat] = [CLAIMS * claim(f, seat, later) for later in (False, True)]
        self.take = [[0.0, 0.0] for _ in f.side]  # the title for one's own side: in the next turn, in a later one
        self.break_ = [[0.0, 0.0] for _ in f.side]  # the title from an Exile, for whoever is next
        self.might = [might(f, seat) for seat in range(self.seats)]
        self.seers = [seat for seat in range(self.seats) if f.role[seat] == EXILE and self.vision(seat) != NO_GOAL]
        self.met = [0.0] * self.seats
        self.make = [[FOUND, FOUND] for _ in f.side]
        self.stop: list[dict[int, list[float]]] = [{} for _ in f.side]
        for seat in range(self.seats):
            self.look(seat)

    def vision(self, seat: int) -> int:
        return self.f.goal[seat] if self.f.goal[seat] != NO_GOAL else self.f.hidden[seat]

    def look(self, seat: int) -> None:
        """What one player can do."""
        f, side = self.f, self.f.side[seat]
        if side != f.title:
            will = AGAINST_EMPIRE if f.title == CHANCELLOR else AGAINST_EXILE
            for far in (False, True):
                own = reach(f, seat, f.oath, far)
                if far:  # by then what lies where has changed
                    own = (own + self.again(seat, f.title)) / 2
                self.take[seat][far] = will * own
                if f.title != CHANCELLOR:
                    broken = upset(f, seat, f.title, f.oath, far, strictly=True)
                    self.break_[seat][far] = will * max(0.0, broken - own)
        for seer in self.seers:
            goal = self.vision(seer)
            if seer == seat:
                held = leads(f, seat, goal)
                sure = 1.0 if f.goal[seat] != NO_GOAL else HIDDEN
                self.met[seat] = float(held and f.goal[seat] != NO_GOAL)
                self.make[seat] = [sure * (1.0 if held else reach(f, seat, goal, far)) for far in (False, True)]
            elif side != seer:
                stops = [upset(f, seat, seer, goal, far, strictly=False) for far in (False, True)]
                self.stop[seat][seer] = [AGAINST_EXILE * each for each in stops]

    def again(self, seat: int, side: int) -> float:
        """How likely a player takes the title from a side that may hold it by then."""
        mine, theirs = self.might[seat], self.might[side]
        return wins(mine, mine, 3, 2 + theirs // 3)

    def shares(self) -> list[float]:
        """The share of a win of each seat: turn by turn until the last round is over, beginning with the next turn."""
        f, seats = self.f, self.seats
        won = [0.0] * seats
        keep, usurp = [0.0] * seats, [0.0] * seats
        (usurp if f.usurper else keep)[f.title] = 1.0
        met, late, missing = self.met[:], [0.0] * seats, VISIONS_NEEDED - f.visions
        heirs = self.heirs[:]
        rounds, seat, first, lost = f.round, f.active, True, 0.0
        acted, vigor = [0] * seats, [1.0] * seats
        acted[seat] = 1
        while True:
            if not first and f.role[seat] == EXILE:
                won[seat] += usurp[seat]
                usurp[seat], keep[seat] = keep[seat], 0.0
                if met[seat]:
                    drawn = ready(missing, rounds - f.round)
                    seen = met[seat] * (drawn - late[seat]) / (1 - late[seat]) if late[seat] < 1 else 0.0
                    left = 1 - seen
                    for side in range(seats):
                        won[seat] += seen * (keep[side] + usurp[side])
                        keep[side] *= left
                        usurp[side] *= left
                    late[seat] = met[seat] * drawn  # what came too late for it so far will not be had again
            if not first:
                tried = self.act(seat, acted[seat], vigor[seat], keep, usurp, met)
                claims = self.claim[seat][acted[seat]] * vigor[seat]
                if claims:
                    inherit_from(heirs, seat, claims)
                vigor[seat] = min(1.0, vigor[seat] * (1 - WEARY * tried) + RESTED)
                acted[seat] = 1
                for side in range(seats):
                    lost += UNFORESEEN * (keep[side] + usurp[side])
                    keep[side] *= 1 - UNFORESEEN
                    usurp[side] *= 1 - UNFORESEEN
            first = False
            seat += 1
            if seat == seats:
                seat = 0
                over = over_after(rounds)
                if over:
                    inherit(won, heirs, keep[CHANCELLOR] * over)
                    keep[CHANCELLOR] *= 1 - over
                if rounds >= ROUNDS:
                    self.exhausted(won, heirs, keep, usurp, met)
                    return [share + lost / seats for share in won]
                rounds += 1

    def act(self, seat: int, far: int, vigor: float, keep: list[float], usurp: list[float], met: list[float]) -> float:
        """A player's turn: the title may change hands, Visions may be met or undone. How likely it took a campaign."""
        f, own, tried = self.f, self.f.side[seat], 0.0
        take, break_ = self.take[seat][far] * vigor, self.break_[seat][far] * vigor
        for side in range(self.seats):
            held = keep[side] + usurp[side]
            if not held or side == own:
                continue
            gone = take if side == f.title else self.again(seat, side) * AGAINST_EMPIRE * vigor
            tried += held
            keep[own] += held * gone
            left = 1 - gone
            if side == f.title and break_:
                keep[CHANCELLOR] += held * break_
                left -= break_
            keep[side] *= left
            usurp[side] *= left
        for seer in self.seers:
            if seer == seat:
                met[seat] += (1 - met[seat]) * self.make[seat][far]
            elif met[seer]:
                stop = self.stop[seat].get(seer)
                if stop is not None:
                    met[seer] *= 1 - stop[far]
        return tried

    def exhausted(
        self, won: list[float], heirs: list[float], keep: list[float], usurp: list[float], met: list[float]
    ) -> None:
        """The end of the last round (Law 3.4): an Imperial title was counted already."""
        rest = 0.0
        for side in range(self.seats):
            won[side] += usurp[side]
            rest += keep[side]
        for seer in sorted(self.seers, key=self.vision):
            seen = met[seer] * ready(VISIONS_NEEDED - self.f.visions, ROUNDS - self.f.round)
            won[seer] += rest * seen
            rest *= 1 - seen
        inherit(won, heirs, rest)


#: So many judgements are remembered: positions of one turn are alike more often than not.
REMEMBERED = 8192

_known: dict[tuple[object, ...], list[float]] = {}


def chances(f: Figures, far: bool = False) -> list[float]:
    """The share of a win of each seat, if the active player did nothing more; `far`: with the successor's goal followed
    from turn to turn as the title is."""
    key = (far, f.key())
    found = _known.get(key)
    if found is None:
        if len(_known) >= REMEMBERED:
            _known.clear()
        found = _known[key] = Chances(f, far).shares()
    return found


def over_after(round: int) -> float:
    """How likely the game ends with a round while the Empire keeps the oath (Law 3.3, 3.4)."""
    return 1.0 if round >= ROUNDS else (7 - END_DIE[round]) / 6 if round in END_DIE else 0.0


def might(f: Figures, seat: int) -> int:
    """What a player can bring to bear in the long run: the board, half of what is posted, what can be mustered."""
    posted = sum([n for slot, n in enumerate(f.bands) if f.ruler[slot] == f.side[seat]])
    return f.force[seat] + f.plans[seat] + posted // 2 + 2 * (f.favor[seat] > 0)


#: How likely a Vision is drawn in a round.
DRAWN = 0.6


@cache
def ready(missing: int, rounds: int) -> float:
    """How likely enough Visions were drawn for one to be fulfilled (Law 3.2), so many rounds from now.

    >>> ready(0, 0), ready(1, 0), round(ready(1, 2), 2)
    (1.0, 0.0, 0.84)
    """
    if missing <= 0:
        return 1.0
    if rounds <= 0:
        return 0.0
    return DRAWN * ready(missing - 1, rounds - 1) + (1 - DRAWN) * ready(missing, rounds - 1)


def succession(f: Figures) -> list[float]:
    """How likely each Imperial player is the one who wins where the Empire does (Law 3.3.1)."""
    found = [0.0] * len(f.side)
    for seat, role in enumerate(f.role):
        if role == CITIZEN:
            found[seat] = heir(f, seat)
    whole = sum(found)
    if whole > 0.95:
        found = [each * 0.95 / whole for each in found]
    found[CHANCELLOR] = 1 - sum(found, 0.0)
    return found


#: How likely a Citizen is the successor, by how many prizes ahead of the other Imperial players.
AHEAD = {2: 0.85, 1: 0.75, 0: 0.3, -1: 0.15, -2: 0.07}


def heir(f: Figures, seat: int) -> float:
    """How likely a Citizen will meet the successor's goal."""
    if f.oath == SUPREMACY:
        most = max(f.prizes[other] for other, role in enumerate(f.role) if role != EXILE and other != seat)
        return AHEAD[max(-2, min(2, f.prizes[seat] - most))]
    if f.oath == DEVOTION:
        return 0.75 if f.scepter == seat else 0.1
    flag = DS if f.oath == PEOPLE else PF
    return 0.75 if f.flags[flag] == seat else 0.35 * banner(f, seat, flag, True)


def inherit(won: list[float], heirs: list[float], share: float) -> None:
    """The Empire wins so much: it is divided by who inherits it."""
    for seat, part in enumerate(heirs):
        won[seat] += share * part


def inherit_from(heirs: list[float], seat: int, claims: float) -> None:
    """An Imperial player becomes the one who would inherit, so likely."""
    for other in range(len(heirs)):
        heirs[other] *= 1 - claims
    heirs[seat] += claims


def claim(f: Figures, seat: int, far: bool) -> float:
    """How likely an Imperial player becomes the heir in a turn: of the Chancellor, that no Citizen meets the goal."""
    others = [other for other, role in enumerate(f.role) if role != EXILE and other != seat]
    if f.oath == SUPREMACY:
        first = max(others, key=f.prizes.__getitem__)
        return prize(f, seat, first, f.prizes[first] - f.prizes[seat] + (seat != CHANCELLOR), far)
    if f.oath == DEVOTION:
        return 1.0 if f.scepter == seat else ambush(f, seat, f.scepter, SCEPTER_DICE, far) if f.scepter >= 0 else 0.0
    return banner(f, seat, DS if f.oath == PEOPLE else PF, far)


def heirs_now(f: Figures) -> list[float]:
    """Who wins if the Empire does at this moment: a Citizen who meets the successor's goal, else the Chancellor (Law
    3.3.1)."""
    found = [0.0] * len(f.side)
    for seat, role in enumerate(f.role):
        if role == CITIZEN and succeeds(f, seat):
            found[seat] = 1.0
            return found
    found[CHANCELLOR] = 1.0
    return found


def succeeds(f: Figures, seat: int) -> bool:
    if f.oath == SUPREMACY:
        rest = [n for other, n in enumerate(f.prizes) if f.role[other] != EXILE and other != seat]
        return all(f.prizes[seat] > n for n in rest)
    if f.oath == DEVOTION:
        return f.scepter == seat
    return f.flags[DS if f.oath == PEOPLE else PF] == seat
