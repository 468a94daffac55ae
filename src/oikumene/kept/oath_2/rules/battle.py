"""Campaign, second half (Law 5.5.3 to 5.5.5): battle plans, the rolls, the sacrifice."""

from __future__ import annotations

from oikumene.kept.oath_2.deed import Deed
from oikumene.kept.oath_2.model import ATTACK_DIE, DEFENCE_DIE
from oikumene.kept.oath_2.powers import Plan
from oikumene.kept.oath_2.rules import moments, ruling
from oikumene.kept.oath_2.rules.dice import roll
from oikumene.kept.oath_2.rules.force import attacking, casualties, defending, mortal, size
from oikumene.kept.oath_2.state import (
    BANDITS,
    DEAR_SACRIFICES,
    HOLLOW_IGNORED,
    NO_DEFENDING_PLANS,
    OWN_SKULLS_IGNORED,
    ROLL_DOUBLED,
    ROLL_HALVED,
    SHIELD_IGNORED,
    TWO_SHIELDS_IGNORED,
    TWO_SWORDS_IGNORED,
    WON_NOW,
    Campaign,
    State,
)
from oikumene.kernel.flow import DONE, Flow, Value, argument, choose, may
from oikumene.kept.oath_2.kit.bend import bent_by_all
from oikumene.kept.oath_2.kit.sides import until_all_pass

# -- battle plans (Law 5.5.3, 7.5)


def plans(state: State) -> Flow[None]:
    """The attacker uses battle plans, then the defending side; bandits use every free one they rule. A plan that
    decides the campaign is the last."""
    war = state.war
    assert war is not None
    while not war.decided and (yield from use_plan(state, war, war.attacker)):
        pass
    if war.defender == BANDITS:
        yield from bandit_plans(state, war)
        return
    yield from until_all_pass(lambda: () if war.decided else war.side, lambda seat: use_plan(state, war, seat))


def used_by(war: Campaign, attacks: bool) -> list[int]:
    """The plans that a side has used."""
    return [card for card, by in war.used if (by == war.attacker) == attacks]


def allowed(state: State, war: Campaign, side: int, card: int, plan: Plan) -> bool:
    """Whether a side may use a plan at all: one that bears no others is the only one of its side."""
    attacks = side == war.attacker
    used = used_by(war, attacks)
    if not plan.fits(attacks) or any(card == other for other, _ in war.used):
        return False
    if not attacks and NO_DEFENDING_PLANS in war.marks:
        return False
    if used and (plan.alone or any(plan_of(state, other).alone for other in used)):
        return False
    return ruling.may_plan(state, side, card)


def plan_of(state: State, card: int) -> Plan:
    """The battle plan of a card that has one."""
    plan = moments.power(state, card, Plan)
    assert plan is not None
    return plan


def plans_of(state: State, war: Campaign, seat: int) -> list[int]:
    """Battle plans that a player may use now: ruled, not used yet, for this side, and payable (Law 7.5)."""
    found = []
    for card in ruling.with_plan(state):
        plan = moments.power(state, card, Plan)
        if plan is None or not allowed(state, war, seat, card, plan):
            continue
        if ruling.rules_card(state, seat, card) and works(state, seat, card, plan):
            found.append(card)
    return found


def works(state: State, seat: int, card: int, plan: Plan) -> bool:
    """Whether a plan can be paid, its condition holds and it does something."""
    deed = Deed(state, seat, card)
    if not moments.payable(state, seat, card, ruling.plan_price(state, seat, card), plan=True):
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
    moments.pay(state, seat, card, ruling.plan_price(state, seat, card))
    yield from play_plan(state, war, seat, card)
    return True


def play_plan(state: State, war: Campaign, side: int, card: int) -> Flow[None]:
    """What a plan does at once."""
    plan = plan_of(state, card)
    war.used += ((card, side),)
    state.note("uses-plan", side, card)
    if plan.effect is not None:
        yield from plan.effect.run(Deed(state, side, card))


def bandit_plans(state: State, war: Campaign) -> Flow[None]:
    """Bandits use all plans they rule that cost nothing (Law 5.5.3); one that bears no others they use alone."""
    found = [card for card in ruling.with_plan(state) if is_bandits(state, war, card)]
    lonely = [card for card in found if plan_of(state, card).alone]
    for card in lonely[:1] or found:
        plan = plan_of(state, card)
        if not war.decided and (plan.able is None or plan.able.holds(Deed(state, BANDITS, card))):
            yield from play_plan(state, war, BANDITS, card)


def is_bandits(state: State, war: Campaign, card: int) -> bool:
    """Whether a card is a plan that bandits rule and may use for nothing."""
    plan = moments.power(state, card, Plan)
    if plan is None or state.slot_of(card) < 0 or ruling.card_ruler(state, card) != BANDITS:
        return False
    return allowed(state, war, BANDITS, card, plan) and ruling.plan_price(state, BANDITS, card).free


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


def defence_value(war: Campaign, shown: list[str]) -> int:
    """What a defence roll comes to in this campaign."""
    ignored = [
        face for face, mark in (("shield", SHIELD_IGNORED), ("shields", TWO_SHIELDS_IGNORED)) if mark in war.marks
    ]
    return shields([face for face in shown if face not in ignored])


def attack_value(war: Campaign, shown: list[str]) -> int:
    """What an attack roll comes to in this campaign."""
    ignored = [face for face, mark in (("hollow", HOLLOW_IGNORED), ("skull", TWO_SWORDS_IGNORED)) if mark in war.marks]
    return swords([face for face in doubled(war, shown) if face not in ignored])


def doubled(war: Campaign, shown: list[str]) -> list[str]:
    """The attack roll as it counts: perhaps as if every die had been rolled twice, skulls too."""
    return shown * (1 + war.marks.count(ROLL_DOUBLED))


def battle(state: State) -> Flow[None]:
    """Defence is rolled, then attack; skulls kill; the attacker may sacrifice exactly what wins (Law 5.5.4, 5.5.5)."""
    war = state.war
    assert war is not None
    if war.decided:
        war.won = WON_NOW in war.marks
    else:
        yield from roll_defence(state, war)
        yield from roll_attack(state, war)
    state.note("campaign-won" if war.won else "campaign-lost", war.attacker)


def roll_defence(state: State, war: Campaign) -> Flow[None]:
    """Shields and the defending force (Law 5.5.4)."""

    def tell(shown: list[str]) -> None:
        war.rolled = defence_value(war, shown) + size(defending(state, war))
        state.note("rolls-defence", *[shown.count(face) for face in dict.fromkeys(DEFENCE_DIE)], war.rolled)

    yield from roll(state, war.side, war.defence, DEFENCE_DIE, tell)


def roll_attack(state: State, war: Campaign) -> Flow[None]:
    """Swords; skulls kill at once; then the sacrifice (Law 5.5.5)."""

    def tell(shown: list[str]) -> None:
        faces = [shown.count(face) for face in ("hollow", "sword", "skull")]
        state.note("rolls-attack", war.attacker, *faces, attack_value(war, shown))

    dice = war.attack >> war.marks.count(ROLL_HALVED)
    shown = yield from roll(state, (war.attacker,), dice, ATTACK_DIE, tell)
    parts = attacking(state, war)
    if OWN_SKULLS_IGNORED not in war.marks:
        yield from casualties(state, war, war.attacker, parts, doubled(war, shown).count("skull"))
    need = war.rolled + 1 - attack_value(war, shown)
    war.won = need <= 0 or (yield from sacrifices(state, war, need))


def sacrifices(state: State, war: Campaign, need: int) -> Flow[bool]:
    """The attacker may sacrifice exactly what is needed to win (Law 5.5.5, 9.5)."""
    if not bent_by_all(state, ruling.MAY_SACRIFICE, True, war):
        return False
    seat, parts = war.attacker, mortal(attacking(state, war))
    worth = 3 if DEAR_SACRIFICES in war.marks else 1
    dead = -(-need // worth)
    if dead > size(parts) or not (yield from may(seat, "sacrifice", about=(dead,))):
        return False
    state.note("sacrifices", seat, dead)
    yield from casualties(state, war, seat, parts, dead)
    return True
