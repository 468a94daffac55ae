"""How a campaign ends (Law 5.5.6 to 5.5.8): the loser's dead, what the attacker takes, what plans do then."""

from __future__ import annotations

from oikumene.games.oath.deed import Deed
from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.powers import Plan
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.rules.battle import defending, lost
from oikumene.games.oath.rules.title import settle_title
from oikumene.games.oath.rules.travel import goals
from oikumene.games.oath.state import BANDITS, CHANCELLOR, Campaign, State
from oikumene.kernel.flow import Flow, Place, Value, may, optional, split


def outcome(state: State) -> Flow[None]:
    """The loser first, then a victorious attacker, then what battle plans do; the campaign is over."""
    war = state.war
    assert war is not None
    if war.won:
        yield from defeat_defender(state, war)
    else:
        defeat_attacker(state, war)
    yield from resolve_plans(state, war, "lose")
    if war.won:
        yield from triumph(state, war)
    yield from resolve_plans(state, war, "win")
    discard_plans(state, war)
    state.war = None


# -- the loser (Law 5.5.6)


def defeat_attacker(state: State, war: Campaign) -> None:
    """Half of the attacker's force dies, rounded down; an open Brutal space: all of it."""
    board = state.boards[war.attacker]
    dead = board.warbands if ruling.kills_all(state, war.attacker) else board.warbands // 2
    lost(war, attacker=verbs.kill_on_board(state, war.attacker, dead))


def defeat_defender(state: State, war: Campaign) -> Flow[None]:
    """Half of the defending force dies; what is left at sites goes to the defender's board, of the Empire to the
    Chancellor's, who also chooses its dead. Bandits only hide."""
    if war.defender == BANDITS:
        return
    parts = defending(state, war)
    whole = sum(n for _, _, n in parts)
    dead = whole if ruling.kills_all(state, war.attacker) else whole // 2
    chief = CHANCELLOR if ruling.imperial(state, war.defender) else war.defender
    places: list[tuple[Place, int]] = [
        (("dead-site", SLOTS[where]) if kind == "site" else ("dead-board", where), n) for kind, where, n in parts
    ]
    shares = yield from split(chief, "dead", lambda: places, dead, about=(dead,))
    for (kind, where), n in [((place[0], place[1]), n) for place, n in shares.items()]:
        if kind == "dead-site":
            lost(war, defender=verbs.kill_at_site(state, SLOTS.index(str(where)), n))
        else:
            lost(war, defender=verbs.kill_on_board(state, int(where), n))
    for slot in war.sites:
        verbs.withdraw(state, chief, slot, state.bands[slot][1])


# -- the attacker who won (Law 5.5.7)


def triumph(state: State, war: Campaign) -> Flow[None]:
    """Warbands to the targeted sites, then relics and banners, then the pawn and the favor."""
    seat = war.attacker
    if war.sites and state.boards[seat].warbands:
        places: list[tuple[Place, int]] = [(("post", SLOTS[slot]), state.boards[seat].warbands) for slot in war.sites]
        shares = yield from split(seat, "post", lambda: places, state.boards[seat].warbands, low=0)
        for place, n in shares.items():
            verbs.post(state, seat, SLOTS.index(str(place[1])), n)
    yield from settle_title(state)
    for target in war.targets:
        if target[0] == "relic":
            yield from verbs.take_relic(state, seat, int(target[1]))
        elif target[0] == "banner":
            verbs.seize_banner(state, seat, int(target[1]))
    yield from settle_title(state)
    if ("pawn",) in war.targets:
        yield from banish(state, war)


def banish(state: State, war: Campaign) -> Flow[None]:
    """The loser's pawn may be made to travel, and half of the favor may be burnt (Law 5.5.7.III): two choices."""

    def ways() -> list[Value]:
        return [("banish", SLOTS[slot]) for slot in goals(state, war.defender)]

    where = yield from optional(war.attacker, "banish", ways, about=(war.defender,))
    if isinstance(where, tuple):
        verbs.move_pawn(state, war.defender, SLOTS.index(str(where[1])))
    half = state.boards[war.defender].favor // 2
    if half and (yield from may(war.attacker, "burn-favor", about=(war.defender, half))):
        verbs.burn_favor(state, war.defender, half)


# -- battle plans at the end (Law 5.5.6, 5.5.8)


def resolve_plans(state: State, war: Campaign, when: str) -> Flow[None]:
    """What the plans of the side that lost, or won, do then."""
    for card, side in war.used:
        plan = moments.power(state, card, Plan)
        assert plan is not None
        won = war.won == (side == war.attacker)
        effect = plan.win if when == "win" else plan.lose
        if effect is not None and won == (when == "win"):
            yield from effect.run(Deed(state, side, card))


def discard_plans(state: State, war: Campaign) -> None:
    """Plans that are discarded at the end of the campaign."""
    for card, side in war.used:
        plan = moments.power(state, card, Plan)
        if plan is not None and plan.discards:
            verbs.discard(state, war.attacker if side == BANDITS else side, card)
