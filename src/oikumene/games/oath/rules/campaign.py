"""Campaign, first half (Law 5.5.1 to 5.5.3): the defender, the targets, the dice, allies."""

from __future__ import annotations

from oikumene.games.oath.model import BANNERS, SLOTS
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.rules.title import title_dice
from oikumene.games.oath.state import (
    BANDITS,
    CHANCELLOR,
    CITIZEN,
    EMPIRE,
    HELD,
    LORD,
    Campaign,
    State,
    Target,
)
from oikumene.kernel.flow import Flow, Value, argument, choose, gather, may
from oikumene.kit.bend import bent_by_all
from oikumene.kit.sides import push

SUPPLY = 2


def defenders(state: State, seat: int) -> list[Value]:
    """Whom a player may attack (Law 5.5.1): any other who rules the own site or stands there; the bandits where no
    player rules."""
    if state.boards[seat].supply < SUPPLY:
        return []
    here = state.boards[seat].pawn
    side = ruling.ruler(state, here)
    found = [
        other
        for other in state.clockwise(seat)
        if ruling.rules_site(state, other, here) or state.boards[other].pawn == here
    ]
    if side == BANDITS:
        found.append(BANDITS)
    return [("attack", other) for other in found if targets(state, seat, other)]


def suspended(state: State, attacker: int, defender: int) -> int:
    """The Citizen who is not Imperial in this campaign: one who attacks the Empire, or whom the Chancellor attacks."""
    if defender == BANDITS or state.boards[defender].role not in (LORD, CITIZEN):
        return -1
    role = state.boards[attacker].role
    return attacker if role == CITIZEN else defender if role == LORD else -1


def rules(state: State, attacker: int, defender: int, slot: int) -> bool:
    """Whether the defender rules a site, as it will be in this campaign (Law 5.5.1)."""
    side = ruling.ruler(state, slot)
    if defender == BANDITS:
        return side == BANDITS
    if suspended(state, attacker, defender) == defender:
        return False
    return side == defender or (side == EMPIRE and state.boards[defender].role in (LORD, CITIZEN))


def targets(state: State, seat: int, defender: int) -> list[Target]:
    """What may be declared a target (Law 5.5.2): sites of the defender anywhere; relics, banners, pawn and favor where
    the defender's pawn is at the own site. None if none of it is here."""
    here = state.boards[seat].pawn
    found: list[Target] = [("site", slot) for slot in range(len(SLOTS)) if rules(state, seat, defender, slot)]
    if defender != BANDITS and state.boards[defender].pawn == here:
        found += [("relic", card) for card in state.zones[HELD + defender]]
        found += [("banner", n) for n, banner in enumerate(state.banners) if banner.holder == defender]
        found.append(("pawn",))
    found = [target for target in found if ruling.may_target(state, seat, defender, target)]
    return found if any(is_here(target, here) for target in found) else []


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
    """Spend supply, choose the defender and the targets, collect dice (Law 5.5.1, 5.5.2)."""
    yield from moments.modified(state, seat, "campaign", defenders)
    picked = yield from choose(seat, "campaign", lambda: defenders(state, seat))
    defender = argument(picked)
    verbs.spend(state, seat, SUPPLY)
    war = Campaign(seat, defender, state.boards[seat].pawn)
    war.suspended = suspended(state, seat, defender)
    state.note("attacks", seat, defender)
    war.targets = yield from declared(state, seat, defender)
    war.attack = yield from choose(seat, "attack-dice", lambda: list(range(force(state, seat), -1, -1)))
    for target in war.targets:
        war.defence += ruling.target_dice(state, seat, defender, target)
    state.war = war
    gather_dice(war, bent_by_all(state, ruling.ATTACK_DICE, 0, war))
    push(state, ("rally",), ("plans",), ("battle",), ("outcome",))


def declared(state: State, seat: int, defender: int) -> Flow[tuple[Target, ...]]:
    """The targets: the own site if the defender rules it, else at least one thing here; then any others."""
    here = state.boards[seat].pawn
    able = targets(state, seat, defender)
    own: Target = ("site", here)
    forced = (own,) if own in able else ()
    left = {as_option(target): target for target in able if target not in forced}

    def options(picked: tuple[Value, ...]) -> list[Value]:
        return [value for value in left if value not in picked]

    def enough(picked: tuple[Value, ...]) -> bool:
        return bool(forced) or any(is_here(left[value], here) for value in picked)

    picked = yield from gather(
        seat, "targets", options, enough, low=0 if forced else 1, high=len(left), about=(defender,)
    )
    chosen = (*forced, *[left[value] for value in picked])
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


def force(state: State, seat: int) -> int:
    """The attacker's force: warbands on the board (Law 10)."""
    return state.boards[seat].warbands


def gather_dice(war: Campaign, attack: int, defence: int = 0) -> None:
    """Dice come to the pools or leave them; an attack die that is not there to be removed is a defence die more."""
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


def at_hand(state: State, war: Campaign, seat: int) -> bool:
    """Whether a pawn stands at the attacker's site or at a targeted one (Law 5.5.2, 5.5.4)."""
    return state.boards[seat].pawn in (war.place, *war.sites)


def join(state: State, war: Campaign, seat: int) -> None:
    war.allies += (seat,)
    state.note("joins", seat)
