"""Campaign, first half (Law 5.5.1 to 5.5.3): the defender, the targets, the dice, allies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeVar

from oikumene.games.oath.model import BANNERS, SLOTS
from oikumene.games.oath.rules import force, moments, ruling, verbs
from oikumene.games.oath.rules.force import at_hand
from oikumene.games.oath.rules.title import title_dice
from oikumene.games.oath.state import (
    BANDITS,
    CAMPS_STAY,
    CHANCELLOR,
    CITIZEN,
    EMPIRE,
    HELD,
    LORD,
    NOBODYS,
    Campaign,
    State,
    Target,
)
from oikumene.kernel.flow import Flow, Value, argument, choose, gather, may, optional
from oikumene.kernel.words import Details
from oikumene.kit.bend import bent_by_all
from oikumene.kit.sides import push

SUPPLY = 2
PAWN: Target = ("pawn",)
T = TypeVar("T")

#: What attack dice come from besides plans (`Campaign.sources`).
FORCE, PLACES = 0, -1


def defenders(state: State, seat: int) -> list[Value]:
    """Whom a player may attack (Law 5.5.1): any other who rules the own site or stands there; the bandits where no
    player rules."""
    return list(attackable(state, seat))


def attackable(state: State, seat: int) -> Iterator[Value]:
    """The same one by one, for who asks whether there is anybody."""
    if state.boards[seat].supply >= SUPPLY:
        yield from each_foe(state, seat, state.boards[seat].pawn)


def foes(state: State, seat: int, here: int, camps: tuple[int, ...] = ()) -> list[Value]:
    """Whom a player may attack from a site, with warbands of these sites in the force."""
    return list(each_foe(state, seat, here, camps))


def each_foe(state: State, seat: int, here: int, camps: tuple[int, ...] = ()) -> Iterator[Value]:
    """The same one by one."""
    if not may_campaign(state, seat):
        return
    side = ruling.ruler(state, here)
    for other in state.clockwise(seat):
        if state.boards[other].pawn != here and not ruling.sides_with(state, other, side):
            continue
        if declarable(state, seat, other, here, camps):
            yield "attack", other
    if side == BANDITS and declarable(state, seat, BANDITS, here, camps):
        yield "attack", BANDITS


def may_campaign(state: State, seat: int) -> bool:
    """Whether nothing forbids a player to campaign at all."""
    return bent_by_all(state, ruling.MAY_CAMPAIGN, True, seat)


def suspended(state: State, attacker: int, defender: int) -> int:
    """The Citizen who is not Imperial in this campaign: one who attacks the Empire, or whom the Chancellor attacks."""
    if defender == BANDITS or state.boards[defender].role not in (LORD, CITIZEN):
        return -1
    role = state.boards[attacker].role
    return attacker if role == CITIZEN else defender if role == LORD else -1


def sides(state: State, defender: int, aside: int) -> tuple[int, ...]:
    """The sides that a defender is of, where that Citizen is not Imperial (Law 5.5.1)."""
    joined = defender not in (BANDITS, aside) and state.boards[defender].role in (LORD, CITIZEN)
    return (defender, EMPIRE) if joined else (defender,)


def sites(state: State, attacker: int, defender: int) -> list[int]:
    """The sites that the defender rules, as it will be in this campaign (Law 5.5.1)."""
    aside = suspended(state, attacker, defender)
    own = sides(state, defender, aside)
    return [slot for slot, side in enumerate(ruling.rulers(state, aside)) if side in own]


def rules(state: State, attacker: int, defender: int, slot: int) -> bool:
    """The same for one site."""
    aside = suspended(state, attacker, defender)
    return ruling.ruler(state, slot, aside) in sides(state, defender, aside)


def keeps(state: State, attacker: int, defender: int, slot: int) -> bool:
    """Whether the attacker rules a site, as it will be in this campaign (Law 5.5.1)."""
    aside = suspended(state, attacker, defender)
    side = ruling.ruler(state, slot, aside)
    return side == attacker or (side == EMPIRE and attacker != aside and ruling.imperial(state, attacker))


def meant(state: State, seat: int, defender: int, here: int, asked: Callable[[], T]) -> T:
    """What something comes to as it will be in a campaign that is only being declared: who is not Imperial in it is an
    enemy of the Empire's cards and rules none of them, from the choice of targets on (Law 5.5.1)."""
    aside = suspended(state, seat, defender)
    if aside < 0:
        return asked()
    before, state.war = state.war, Campaign(seat, defender, here)
    state.war.suspended = aside
    try:
        return asked()
    finally:
        state.war = before


def targets(state: State, seat: int, defender: int, here: int) -> list[Target]:
    """What may be declared a target (Law 5.5.2): sites of the defender anywhere; relics, banners, pawn and favor where
    the defender's pawn is at the own site. None if none of it is here."""
    found: list[Target] = [("site", slot) for slot in sites(state, seat, defender)]
    if stands(state, defender, here):
        found += [("relic", card) for card in state.zones[HELD + defender]]
        found += [("banner", n) for n, banner in enumerate(state.banners) if banner.holder == defender]
        found.append(PAWN)

    def free() -> list[Target]:
        return [target for target in found if ruling.may_target(state, seat, defender, target)]

    found = meant(state, seat, defender, here, free)
    return found if any(is_here(target, here) for target in found) else []


def stands(state: State, defender: int, here: int) -> bool:
    """Whether the defender's pawn is at a site."""
    return defender != BANDITS and state.boards[defender].pawn == here


def is_here(target: Target, here: int) -> bool:
    """Whether a target is at the attacker's site."""
    return target[0] != "site" or target[1] == here


#: How targets are said: the words of the options.
WORD = {"site": "target-site", "relic": "target-relic", "banner": "target-banner", "pawn": "target-pawn"}


def as_option(target: Target) -> Value:
    """A target as an option says it."""
    if target[0] == "site":
        return WORD["site"], SLOTS[int(target[1])]
    if target[0] == "banner":
        return WORD["banner"], BANNERS[int(target[1])]
    return WORD["pawn"] if target[0] == "pawn" else (WORD["relic"], int(target[1]))


def declare(state: State, seat: int) -> Flow[None]:
    """Spend supply and campaign from where the pawn stands (Law 5.5.1)."""
    yield from moments.modified(state, seat, "campaign", defenders)
    picked = yield from choose(seat, "campaign", lambda: defenders(state, seat))
    verbs.spend(state, seat, SUPPLY)
    yield from begin(state, seat, argument(picked), state.boards[seat].pawn)


def free_campaign(
    state: State, seat: int, here: int, camps: tuple[int, ...] = (), only: int = NOBODYS, at_will: bool = False
) -> Flow[bool]:
    """Campaign by a power, without supply: from a site, perhaps against one player only, perhaps at will."""

    def ways() -> list[Value]:
        return [value for value in foes(state, seat, here, camps) if only in (NOBODYS, argument(value))]

    if not ways():
        return False
    picked = yield from optional(seat, "campaign", ways) if at_will else choose(seat, "campaign", ways)
    if picked is None:
        return False
    yield from begin(state, seat, argument(picked), here, camps)
    return True


def begin(state: State, seat: int, defender: int, here: int, camps: tuple[int, ...] = ()) -> Flow[None]:
    """Choose the targets, collect dice (Law 5.5.2): attack dice by the force."""
    war = Campaign(seat, defender, here)
    war.camps = camps
    war.suspended = suspended(state, seat, defender)
    levy(state, war)
    state.note("attacks", seat, defender)
    war.targets = yield from declared(state, Aims(state, seat, defender, here, camps))
    state.war = war
    for target in war.targets:
        war.defence += ruling.target_dice(state, seat, defender, target)
    most = force.size(force.attacking(state, war))
    dice = yield from choose(seat, "attack-dice", lambda: list(range(most, -1, -1)))
    gather_dice(war, dice, by=FORCE)
    gather_dice(war, bent_by_all(state, ruling.ATTACK_DICE, 0, war), by=PLACES)
    push(state, ("rally",), ("plans",), ("battle",), ("outcome",))


def levy(state: State, war: Campaign) -> None:
    """Warbands of all sites that the attacker rules join the force, where a power says so; they stay where they are if
    they win. Who is not Imperial in this campaign rules none of the Empire's."""
    seat = war.attacker
    if ruling.levies(state, seat):
        own = [] if war.suspended == seat else ruling.ruled(state, seat)
        joined = [slot for slot in own if force.camp(state, seat, slot)]
        war.camps = tuple(dict.fromkeys((*war.camps, *joined)))
        war.mark(CAMPS_STAY)


class Aims:
    """What an attacker may declare: the own site if the defender rules it, else at least one thing here; then any."""

    def __init__(self, state: State, seat: int, defender: int, here: int, camps: tuple[int, ...]) -> None:
        self.seat, self.defender, self.here = seat, defender, here
        self.able = targets(state, seat, defender, here)
        own: Target = ("site", here)
        #: Who campaigns with the warbands of the site need not make it a target.
        self.forced = (own,) if own in self.able and here not in camps else ()
        self.left = [target for target in self.able if target not in self.forced]

    def enough(self, state: State, picked: tuple[Target, ...]) -> bool:
        """Whether these, with those that must be, can be the targets."""
        return suffices(state, self.seat, self.defender, self.here, (*self.forced, *picked))

    def completable(self, state: State, picked: tuple[Target, ...]) -> bool:
        """Whether more targets can make enough of them."""
        rest = [target for target in self.left if target not in picked]
        return any(self.enough(state, (*picked, *more)) for n in range(len(rest) + 1) for more in combinations(rest, n))


def suffices(state: State, seat: int, defender: int, here: int, chosen: tuple[Target, ...]) -> bool:
    """Whether these can be the targets (Law 5.5.2)."""
    if not any(is_here(target, here) for target in chosen):
        return False
    hooks = state.hooks
    if ruling.TARGETS_DARK.name not in hooks and ruling.TARGETS_FIT.name not in hooks:
        return True

    def fits() -> bool:
        dark = ruling.targets_dark(state, seat, here, chosen)
        return ruling.targets_fit(state, seat, defender, chosen, here) and ruling.may_darken(state, seat, dark)

    return meant(state, seat, defender, here, fits)


def declarable(state: State, seat: int, defender: int, here: int, camps: tuple[int, ...]) -> bool:
    """Whether anything can be declared at all: the own site alone, as a rule, or the pawn there; else it is looked
    for."""
    own: Target = ("site", here)
    held = here not in camps and rules(state, seat, defender, here)
    own_free = held and ruling.may_target(state, seat, defender, own)
    if own_free and suffices(state, seat, defender, here, (own,)):
        return True
    pawn_free = not own_free and stands(state, defender, here) and ruling.may_target(state, seat, defender, PAWN)
    if pawn_free and suffices(state, seat, defender, here, (PAWN,)):
        return True
    aims = Aims(state, seat, defender, here, camps)
    return bool(aims.able) and aims.completable(state, ())


def declared(state: State, aims: Aims) -> Flow[tuple[Target, ...]]:
    """The targets."""
    seat, defender = aims.seat, aims.defender
    left = {as_option(target): target for target in aims.left}

    def named(picked: tuple[Value, ...]) -> tuple[Target, ...]:
        return tuple([left[value] for value in picked])

    def options(picked: tuple[Value, ...]) -> list[Value]:
        return [value for value in left if value not in picked and aims.completable(state, named((*picked, value)))]

    def enough(picked: tuple[Value, ...]) -> bool:
        return aims.enough(state, named(picked))

    def dice(value: Value) -> Details | None:
        target = left.get(value[0] if value == (WORD["pawn"],) else value)
        return None if target is None else (ruling.target_dice(state, seat, defender, target),)

    low = 0 if aims.enough(state, ()) else 1
    picked = yield from gather(
        seat, "targets", options, enough, low=low, high=len(left), about=(defender,), details=dice
    )
    chosen = (*aims.forced, *named(picked))
    verbs.turn_dark(state, seat, ruling.targets_dark(state, seat, aims.here, chosen))
    for target in chosen:
        if target[0] == "site":
            state.note("targets-site", seat, state.site(int(target[1])))
        elif target[0] == "relic":
            state.note("targets-relic", seat, int(target[1]))
        elif target[0] == "banner":
            state.note("targets-banner", seat, BANNERS[int(target[1])])
        else:
            state.note("targets-pawn", seat, defender)
    return chosen


def gather_dice(war: Campaign, attack: int, defence: int = 0, by: int | None = None) -> None:
    """Dice come to the pools or leave them, by the plan that is being used unless said otherwise; an attack die that is
    not there to be removed is a defence die more."""
    if attack:
        war.sources += ((len(war.used) if by is None else by, attack),)
    war.attack += attack
    if war.attack < 0:
        war.defence -= war.attack
        war.attack = 0
    war.defence = max(0, war.defence + defence)


# -- allies (Law 5.5.2)


def rally(state: State) -> Flow[None]:
    """An Imperial defender has the Chancellor as an ally, and Citizens at hand who want to and are let."""
    war = state.war
    assert war is not None
    defender = war.defender
    if defender != BANDITS and ruling.imperial(state, defender):
        if defender != CHANCELLOR:
            join(state, war, CHANCELLOR)
        for seat in state.clockwise(war.attacker):
            if seat not in war.side and state.boards[seat].role == CITIZEN and at_hand(state, war, seat):
                if not (yield from may(seat, "join", about=(war.attacker, defender))):
                    continue
                if (yield from may(defender, "join-allow", about=(seat,))):
                    join(state, war, seat)
    gather_dice(war, 0, title_dice(state, war.side))


def join(state: State, war: Campaign, seat: int) -> None:
    war.allies += (seat,)
    state.note("joins", seat)
