"""Campaign, second half (Law 5.5.3 to 5.5.5): battle plans, the rolls, the sacrifice."""

from __future__ import annotations

from oikumene.games.oath.deed import Deed
from oikumene.games.oath.model import ATTACK_DIE, DEFENCE_DIE
from oikumene.games.oath.powers import Plan
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.rules.campaign import at_hand
from oikumene.games.oath.state import BANDITS, Campaign, State
from oikumene.kernel.flow import DONE, Flow, Value, argument, choose, may
from oikumene.kit.sides import until_all_pass

# -- battle plans (Law 5.5.3, 7.5)


def plans(state: State) -> Flow[None]:
    """The attacker uses battle plans, then the defending side; bandits use every free one they rule."""
    war = state.war
    assert war is not None
    while (yield from use_plan(state, war, war.attacker)):
        pass
    if war.defender == BANDITS:
        yield from bandit_plans(state, war)
        return
    yield from until_all_pass(lambda: war.side, lambda seat: use_plan(state, war, seat))


def plans_of(state: State, war: Campaign, seat: int) -> list[int]:
    """Battle plans that a player may use now: ruled, not used yet, for this side, and payable (Law 7.5)."""
    used = [card for card, _ in war.used]
    found = []
    for card in ruling.in_play(state):
        plan = moments.power(state, card, Plan)
        if plan is None or card in used or not plan.fits(seat == war.attacker):
            continue
        if ruling.rules_card(state, seat, card) and works(state, seat, card, plan):
            found.append(card)
    return found


def works(state: State, seat: int, card: int, plan: Plan) -> bool:
    """Whether a plan can be paid, its condition holds and it does something."""
    deed = Deed(state, seat, card)
    if not moments.payable(state, seat, card, state.card(card).cost, plan=True):
        return False
    if plan.able is not None and not plan.able.holds(deed):
        return False
    return plan.effect is None or plan.effect.feasible(deed)


def use_plan(state: State, war: Campaign, seat: int) -> Flow[bool]:
    """Use one more battle plan, or none; says whether one was used."""

    def options() -> list[Value]:
        return [*(("plan", card) for card in plans_of(state, war, seat)), DONE]

    if not plans_of(state, war, seat):
        return False
    picked = yield from choose(seat, "plans", options)
    if picked == DONE:
        return False
    card = argument(picked)
    moments.pay(state, seat, card, state.card(card).cost)
    yield from play_plan(state, war, seat, card)
    return True


def play_plan(state: State, war: Campaign, side: int, card: int) -> Flow[None]:
    """What a plan does at once."""
    plan = moments.power(state, card, Plan)
    assert plan is not None
    war.used += ((card, side),)
    state.note("uses-plan", side, card)
    if plan.effect is not None:
        yield from plan.effect.run(Deed(state, side, card))


def bandit_plans(state: State, war: Campaign) -> Flow[None]:
    """Bandits use all plans they rule that cost nothing (Law 5.5.3)."""
    for card in ruling.in_play(state):
        plan = moments.power(state, card, Plan)
        if plan is None or not plan.fits(False) or not state.card(card).cost.free:
            continue
        slot, deed = state.slot_of(card), Deed(state, BANDITS, card)
        if slot < 0 or ruling.ruler(state, slot) != BANDITS or (plan.able is not None and not plan.able.holds(deed)):
            continue
        if plan.effect is None or plan.effect.feasible(deed):
            yield from play_plan(state, war, BANDITS, card)


# -- the rolls


def shields(faces: list[str]) -> int:
    """What a defence roll comes to: shields, doubled for each doubling face (Law 5.5.4).

    >>> shields(["shield", "shields", "double", "double", "blank"])
    12
    """
    return (faces.count("shield") + 2 * faces.count("shields")) << faces.count("double")


def swords(faces: list[str]) -> int:
    """What an attack roll comes to: swords, two hollow ones for one (Law 5.5.5); a skull's face has two swords.

    >>> swords(["hollow", "hollow", "hollow", "sword", "skull"])
    4
    """
    return faces.count("sword") + 2 * faces.count("skull") + faces.count("hollow") // 2


def defending(state: State, war: Campaign) -> list[tuple[str, int, int]]:
    """The force of the defending side (Law 5.5.4): ("site", slot, n) at targets, ("board", seat, n) of those at hand.
    Bandits: one a targeted site."""
    found = []
    for slot in war.sites:
        found.append(("site", slot, 1 if war.defender == BANDITS else state.bands[slot][1]))
    for seat in war.side:
        if at_hand(state, war, seat):
            found.append(("board", seat, state.boards[seat].warbands))
    return [part for part in found if part[2]]


def strength(state: State, war: Campaign) -> int:
    """How many warbands, or bandits, defend."""
    return sum(n for _, _, n in defending(state, war))


def battle(state: State) -> Flow[None]:
    """Defence is rolled, then attack; skulls kill; the attacker may sacrifice exactly what wins (Law 5.5.4, 5.5.5)."""
    war = state.war
    assert war is not None
    shown = state.roll(war.defence, DEFENCE_DIE)
    war.rolled = shields(shown) + strength(state, war)
    state.note("rolls-defence", *[shown.count(face) for face in ("blank", "shield", "shields", "double")], war.rolled)
    shown = state.roll(war.attack, ATTACK_DIE)
    value = swords(shown)
    state.note("rolls-attack", war.attacker, *[shown.count(face) for face in ("hollow", "sword", "skull")], value)
    if not war.skulls_ignored:
        lost(war, attacker=verbs.kill_on_board(state, war.attacker, shown.count("skull")))
    need = war.rolled + 1 - value
    if need > 0 and (yield from sacrifices(state, war, need)):
        need = 0
    war.won = need <= 0
    state.note("campaign-won" if war.won else "campaign-lost", war.attacker)


def sacrifices(state: State, war: Campaign, need: int) -> Flow[bool]:
    """The attacker may sacrifice exactly what is needed to win (Law 5.5.5, 9.5)."""
    seat = war.attacker
    if need > state.boards[seat].warbands or not (yield from may(seat, "sacrifice", about=(need,))):
        return False
    state.note("sacrifices", seat, need)
    lost(war, attacker=verbs.kill_on_board(state, seat, need))
    return True


def lost(war: Campaign, attacker: int = 0, defender: int = 0) -> None:
    """Warbands that were killed are counted, for powers that ask."""
    war.killed = (war.killed[0] + attacker, war.killed[1] + defender)
