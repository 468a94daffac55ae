"""How a campaign ends (Law 5.5.6 to 5.5.8): the loser's dead, what the attacker takes, what plans do then."""

from __future__ import annotations

from oikumene.kept.oath_2.deed import Deed
from oikumene.kept.oath_2.model import SLOTS
from oikumene.kept.oath_2.rules import force, moments, ruling, verbs
from oikumene.kept.oath_2.rules.battle import plan_of
from oikumene.kept.oath_2.rules.taking import taken
from oikumene.kept.oath_2.rules.title import settle_title
from oikumene.kept.oath_2.rules.travel import goals, sent
from oikumene.kept.oath_2.state import (
    ATTACKER_SPARED,
    BANDITS,
    CAMPS_STAY,
    DEFENDER_SPARED,
    DEFENDER_STANDS,
    HELD,
    RELICS,
    Campaign,
    State,
)
from oikumene.kernel.flow import Flow, Place, Value, may, optional, split
from oikumene.kernel.table import Step
from oikumene.kept.oath_2.kit.sides import push


def outcome(state: State) -> Flow[None]:
    """The loser first, then a victorious attacker, then what battle plans do; the campaign is over."""
    war = state.war
    assert war is not None
    if war.won:
        yield from defeat_defender(state, war)
    else:
        yield from defeat_attacker(state, war)
    yield from resolve_plans(state, war, "lose")
    if war.won:
        yield from triumph(state, war)
    yield from resolve_plans(state, war, "win")
    force.released(state, war)
    yield from discard_plans(state, war)
    state.war = None
    push_tails(state, war)
    yield from settle_title(state)
    yield from moments.echoes(state, moments.FOUGHT, war.attacker, moments.Fight(war.attacker, war.defender))


# -- the loser (Law 5.5.6)


def defeat_attacker(state: State, war: Campaign) -> Flow[None]:
    """Half of the attacker's force dies, rounded down; an open Brutal space: all of it. The others go to the board."""
    parts = force.attacking(state, war)
    dead = deaths(force.size(parts), ATTACKER_SPARED in war.marks, ruling.kills_all(state, war.attacker))
    yield from force.casualties(state, war, war.attacker, parts, dead)
    left = force.mortal(force.attacking(state, war))
    for slot in war.camps:
        verbs.withdraw(state, war.attacker, slot, state.bands[slot][1])
    war.survivors = ((war.attacker, force.size(left)),)


def deaths(whole: int, spared: bool, all_of_it: bool) -> int:
    """How many of a beaten force die: half of it, all or none, where a power says so."""
    return 0 if spared else whole if all_of_it else whole // 2


def defeat_defender(state: State, war: Campaign) -> Flow[None]:
    """Half of the defending force dies; what is left at sites goes to the defender's board, of the Empire to the
    Chancellor's, who also chooses its dead. Bandits only hide."""
    if war.defender == BANDITS:
        return
    parts, chief = force.defending(state, war), force.chief(state, war)
    ruin = DEFENDER_STANDS in war.marks or ruling.kills_all(state, war.attacker)
    dead = deaths(force.size(parts), DEFENDER_SPARED in war.marks, ruin)
    yield from force.casualties(state, war, chief, parts, dead)
    left = {chief: 0}
    for kind, where, n in force.mortal(force.defending(state, war)):
        seat = chief if kind == "site" else where
        left[seat] = left.get(seat, 0) + n
    for slot in war.sites:
        if slot not in war.camps:
            verbs.withdraw(state, chief, slot, state.bands[slot][1])
    war.survivors = tuple(left.items())


# -- the attacker who won (Law 5.5.7)


def triumph(state: State, war: Campaign) -> Flow[None]:
    """Warbands to the targeted sites, then relics and banners, then the pawn and the favor."""
    seat = war.attacker
    yield from post_force(state, war)
    yield from settle_title(state)
    found = found_relics(state, war)
    relics = [int(target[1]) for target in war.targets if target[0] == "relic"] + found
    for card in relics:
        verbs.take_relic(state, seat, card)
    for target in war.targets:
        if target[0] == "banner":
            verbs.seize_banner(state, seat, int(target[1]))
    yield from taken(state, seat, relics)
    yield from put_under(state, war, found)
    yield from settle_title(state)
    if ("pawn",) in war.targets:
        yield from banish(state, war)


def post_force(state: State, war: Campaign) -> Flow[None]:
    """Warbands of the force, of the board and of sites that it came from, onto targeted sites (Law 5.5.7.I)."""
    seat = war.attacker
    if not ruling.may_post(state, seat):
        return
    if war.sites and state.boards[seat].warbands:
        places: list[tuple[Place, int]] = [(("post", SLOTS[slot]), state.boards[seat].warbands) for slot in war.sites]
        shares = yield from split(seat, "post", lambda: places, state.boards[seat].warbands, low=0)
        for place, n in shares.items():
            verbs.post(state, seat, SLOTS.index(str(place[1])), n)
    for camp in () if CAMPS_STAY in war.marks else war.camps:
        there = state.bands[camp][1]
        others = [slot for slot in war.sites if slot != camp]
        if there and others:
            onto: list[tuple[Place, int]] = [(("post", SLOTS[slot]), there) for slot in others]
            shares = yield from split(seat, "post-from", lambda: onto, there, low=0, about=(SLOTS[camp],))
            for place, n in shares.items():
                verbs.withdraw(state, seat, camp, n)
                verbs.post(state, seat, SLOTS.index(str(place[1])), n)


def found_relics(state: State, war: Campaign) -> list[int]:
    """Facedown relics of targeted sites that were made targets."""
    found = [(int(target[1]), int(target[2])) for target in war.targets if target[0] == "find"]
    return [state.zones[RELICS + slot][n] for slot, n in found]


def put_under(state: State, war: Campaign, cards: list[int]) -> Flow[None]:
    """Each of the relics that were found and taken may go under the relic deck."""
    for card in cards:
        if state.at[card] == HELD + war.attacker and (yield from may(war.attacker, "relic-under", about=(card,))):
            verbs.relic_under(state, war.attacker, card)


def banish(state: State, war: Campaign) -> Flow[None]:
    """The loser's pawn may be made to travel, and half of the favor may be burnt (Law 5.5.7.III): two choices."""

    def ways() -> list[Value]:
        return [("banish", SLOTS[slot]) for slot in goals(state, war.defender)]

    where = yield from optional(war.attacker, "banish", ways, about=(war.defender,))
    if isinstance(where, tuple):
        yield from sent(state, war.defender, war.attacker, SLOTS.index(str(where[1])))
    half = ruling.takeable(state, war.defender) // 2
    if half and (yield from may(war.attacker, "burn-favor", about=(war.defender, half))):
        verbs.burn_favor(state, war.defender, half)


# -- battle plans at the end (Law 5.5.6, 5.5.8)


def resolve_plans(state: State, war: Campaign, when: str) -> Flow[None]:
    """What the plans of the side that lost, or won, do then."""
    for card, side in war.used:
        plan = plan_of(state, card)
        won = war.won == (side == war.attacker)
        effect = plan.win if when == "win" else plan.lose
        if effect is not None and won == (when == "win"):
            yield from effect.run(Deed(state, side, card))


def discard_plans(state: State, war: Campaign) -> Flow[None]:
    """Plans that are discarded at the end of the campaign, unless something goes in their stead."""
    for card, side in war.used:
        plan = plan_of(state, card)
        if plan.discards and not (plan.unless is not None and plan.unless.holds(Deed(state, side, card))):
            war.doomed += (card,)
    for card, side in war.used:
        instead = plan_of(state, card).instead
        if instead is not None:
            yield from instead.run(Deed(state, side, card))
    for card, side in war.used:
        if card in war.doomed:
            discard_plan(state, war, side, card)


def discard_plan(state: State, war: Campaign, side: int, card: int) -> None:
    """A side discards a card in play; those of bandits go by the region where they lie (a ruling), and the attacker
    has not discarded them."""
    seat = war.attacker if side == BANDITS else side
    if card not in ruling.in_play(state) or ruling.locked(state, seat, card):
        return
    cleared = state.cleared
    verbs.discard(state, seat, card)
    if side == BANDITS:
        state.cleared = cleared


# -- after the campaign


def push_tails(state: State, war: Campaign) -> None:
    """What waits for the end of a campaign: first powers of others, clockwise, then what plans of the victor say."""
    tails: list[Step] = []
    if moments.CAMPAIGN_OVER in state.hooks:
        tails += [("campaign-over", seat, war.attacker) for seat in state.clockwise(war.attacker)]
    if war.won:
        tails += [("plan-tail", by, card) for card, by in war.used if plan_of(state, card).tail is not None]
    push(state, *tails)


def campaign_over(state: State, seat: int, attacker: int) -> Flow[None]:
    """A campaign of another player is over, for one player."""
    yield from settle_title(state)
    yield from moments.occurs(state, moments.CAMPAIGN_OVER, seat, attacker)


def plan_tail(state: State, seat: int, card: int) -> Flow[None]:
    """What a victorious plan lets its user do after everything else; not if the Act phase is over."""
    tail = plan_of(state, card).tail
    yield from settle_title(state)
    if tail is not None and not state.act_over:
        yield from tail.run(Deed(state, seat, card))
