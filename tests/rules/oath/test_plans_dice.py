"""Battle plans that add dice and remove them, and what they ask for (Law 7.5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.oath.field import attack_dice, declares, defence_dice, duel, lost, raid
from rules.oath.table import Table

Lay = Callable[[Table], object]


def as_it_is(t: Table) -> object:
    return t


# A plan of either side: ± so many dice, once what it asks for is there.
SWAYS: list[tuple[str, int, Lay, Lay]] = [
    ("longbows", 1, as_it_is, as_it_is),
    ("mercenaries", 3, as_it_is, as_it_is),
    ("horse-archers", 3, as_it_is, as_it_is),
    ("code-of-honor", 2, as_it_is, as_it_is),
    ("fire-talkers", 3, lambda t: t.banner("ds", 1), lambda t: t.banner("ds", 2)),
    ("cracking-ground", 1, as_it_is, as_it_is),
    ("cracked-sage", 4, lambda t: t.advisers(2, "augury"), lambda t: t.advisers(1, "augury")),
    ("rival-khan", 4, lambda t: t.advisers(2, "elders"), lambda t: t.advisers(1, "elders")),
    ("village-constable", 2, as_it_is, as_it_is),
    ("the-great-levy", 3, as_it_is, as_it_is),
    ("nature-worship", 3, lambda t: t.advisers(1, "birdsong", "wolves"), lambda t: t.advisers(2, "birdsong", "wolves")),
    ("great-crusade", 2, lambda t: t.advisers(1, "elders"), lambda t: t.advisers(2, "elders")),
    # the suits that are ruled, arcane aside
    ("kindred-warriors", 2, lambda t: t.advisers(1, "elders", "wolves"), lambda t: t.advisers(2, "elders", "wolves")),
]


@pytest.mark.parametrize(("plan", "n", "lay", "_"), SWAYS)
def test_the_attacker_adds_dice(plan: str, n: int, lay: Lay, _: Lay) -> None:
    t = duel(mine=(plan,))
    lay(t)
    declares(t, 2).act(1, f"plan:{plan}")
    assert attack_dice(t) == 2 + n


@pytest.mark.parametrize(("plan", "n", "_", "lay"), SWAYS)
def test_a_defender_removes_dice(plan: str, n: int, _: Lay, lay: Lay) -> None:
    t = duel(theirs=(plan,))
    lay(t)
    declares(t, 5).act(2, f"plan:{plan}")
    assert attack_dice(t) == 5 - n


# What a plan asks for is not there: it is not offered.
@pytest.mark.parametrize(
    ("plan", "lay"),
    [
        ("fire-talkers", lambda t: t.banner("ds", 2)),
        ("cracked-sage", lambda t: t.advisers(1, "augury")),
        ("rival-khan", lambda t: t.facedown(2, "elders")),  # a facedown adviser has no suit
        ("village-constable", lambda t: t.banner("pf", 2)),
        ("the-great-levy", lambda t: t.banner("pf", 2)),
        ("disgraced-captain", as_it_is),
        ("encirclement", as_it_is),  # six against seven
        ("book-burning", as_it_is),  # the pawn is no target
        ("slander", as_it_is),
        ("relic-hunter", as_it_is),  # there is no relic
    ],
)
def test_a_plan_that_does_nothing_is_not_offered(plan: str, lay: Lay) -> None:
    t = duel(mine=(plan, "longbows"))
    lay(t)
    declares(t, 2)
    assert t.keys == ["plan:longbows", "done"]


def test_disgraced_captain_wants_an_order_card_at_a_targeted_site() -> None:
    t = declares(duel(mine=("disgraced-captain",)).at("h2", "tome-guardians"), 2).act(1, "plan:disgraced-captain")
    assert attack_dice(t) == 6 and t.board(1).favor == 3 and t.now.stock >= 1


def test_encirclement_wants_the_greater_force() -> None:
    t = declares(duel(mine=("encirclement",)).has(1, warbands=8), 2).act(1, "plan:encirclement")
    assert attack_dice(t) == 4
    t = declares(duel(theirs=("encirclement",)), 5).act(2, "plan:encirclement")
    assert attack_dice(t) == 3
    assert declares(duel(theirs=("encirclement",)).has(1, warbands=8), 5).said("uses-plan") == []


def test_cracking_ground_counts_the_targeted_sites_and_burns_a_secret() -> None:
    t = duel(mine=("cracking-ground",)).site("h3", "great-slum").bands("h3", 2, 1)
    declares(t, 2, "target-site:h3").act(1, "plan:cracking-ground")
    assert attack_dice(t) == 4 and t.board(1).secrets == 1 and not t.now.secrets_on


def test_mountain_giant_one_die_or_three_and_its_end() -> None:
    t = declares(duel(mine=("mountain-giant",)), 2).act(1, "plan:mountain-giant")
    assert t.prompt == "choose"
    t.dice(["blank"], ["hollow"] * 3).act(1, "way:sway-1")
    assert attack_dice(t) == 3 and "mountain-giant" in lost(t).council(1)
    t = declares(duel(mine=("mountain-giant",)), 2).act(1, "plan:mountain-giant").dice(["blank"], ["hollow"] * 5)
    t.act(1, "way:sway-3-discard-at-end")
    assert attack_dice(t) == 5 and "mountain-giant" not in lost(t).council(1)


def test_rangers_add_two_dice_against_four_and_ignore_skulls_anyway() -> None:
    t = declares(duel(mine=("rangers",)), 3).dice(["blank"], ["skull"] * 3).act(1, "plan:rangers")
    assert attack_dice(t) == 3 and lost(t).said("loses-warbands")[0] == (1, 3)  # only the half of those who lost
    t = declares(duel(mine=("rangers",)).banner("ds", 2, 3), 2, "target-banner:ds").act(1, "plan:rangers")
    assert attack_dice(t) == 4


@pytest.mark.parametrize(
    ("plan", "n"), [("extra-provisions", 1), ("storm-caller", 2), ("shield-wall", 2), ("walled-garden", 0)]
)
def test_defence_dice(plan: str, n: int) -> None:
    t = declares(duel(theirs=(plan, "longbows")), 2)
    if n:
        t.act(2, f"plan:{plan}", "done")
        assert defence_dice(t) == 1 + n
    else:
        assert t.keys == ["plan:longbows", "done"]  # an adviser lies at no targeted site


def test_walled_garden_and_keep_defend_their_own_site() -> None:
    t = duel().at("h2", "walled-garden").at("c1", "wolves").at("p1", "bracken")
    beasts = sum(t.now.card(card).suit == 4 for zone in t.now.zones for card in zone if t.now.slot_of(card) >= 0)
    declares(t, 2).act(2, "plan:walled-garden")
    assert beasts >= 3 and defence_dice(t) == 1 + beasts
    t = declares(duel().at("h2", "keep"), 2).act(2, "plan:keep")
    assert defence_dice(t) == 3


def test_bandit_rampart_at_a_targeted_site() -> None:
    assert attack_dice(declares(raid(there=("bandit-rampart",)), 4)) == 2


# -- costs


def test_off_turn_favor_goes_to_its_bank_and_secrets_turn_facedown() -> None:
    t = duel(theirs=("mercenaries", "fire-talkers")).banner("ds", 2).bank(discord=1)
    declares(t, 5).act(2, "plan:mercenaries")
    assert t.board(2).favor == 4 and t.now.banks[0] == 2 and not t.now.favor_on
    t.act(2, "plan:fire-talkers")
    assert (t.board(2).secrets, t.board(2).dark) == (1, 1)


def test_on_the_own_turn_the_price_lies_on_the_card_even_if_something_lies_there() -> None:
    t = duel(mine=("mercenaries",))
    card = t.now.zones[next(n for n, name in enumerate(t.now.layout.names) if name == "advisers-1")][0]
    t.has(1, favor=4).set(favor_on={card: 1}, stock=t.now.stock - 1)
    declares(t, 2).act(1, "plan:mercenaries")
    assert t.now.favor_on.get(card, 2) == 2 and t.board(1).favor == 3


def test_gleaming_armor_makes_each_plan_of_the_foe_dearer_by_a_secret() -> None:
    t = declares(duel(mine=("longbows",), theirs=("gleaming-armor",)), 2).act(1, "plan:longbows")
    assert t.board(1).secrets == 1
    assert declares(duel(mine=("longbows",), theirs=("gleaming-armor",)).has(1, secrets=0), 2).said("uses-plan") == []
    t = declares(duel(mine=("gleaming-armor",), theirs=("longbows",)), 2).act(2, "plan:longbows")
    assert (t.board(2).secrets, t.board(2).dark) == (1, 1)


def test_insect_swarm_makes_each_plan_of_the_foe_dearer_by_a_burnt_favor() -> None:
    t = duel(mine=("longbows",), theirs=("insect-swarm",))
    stock = t.now.stock
    declares(t, 2).act(1, "plan:longbows")
    assert t.board(1).favor == 4 and t.now.stock == stock + 1


def test_what_the_foe_makes_dear_bandits_use_no_more() -> None:
    assert attack_dice(declares(raid(there=("longbows",)), 4)) == 3
    assert attack_dice(declares(raid(mine=("insect-swarm",), there=("longbows",)), 4)) == 4


# -- plans that bear no others


def test_code_of_honor_is_the_only_plan_of_its_side() -> None:
    t = declares(duel(mine=("code-of-honor", "longbows")), 2)
    assert t.keys == ["plan:code-of-honor", "plan:longbows", "done"]
    t.act(1, "plan:code-of-honor")
    assert attack_dice(t) == 4
    t = declares(duel(mine=("code-of-honor", "longbows")), 2).act(1, "plan:longbows")
    assert attack_dice(t) == 3


def test_bandits_use_code_of_honor_and_nothing_else() -> None:
    t = declares(raid(there=("longbows", "code-of-honor")), 4)
    assert attack_dice(t) == 2 and t.said("uses-plan") == [(7, "code-of-honor")]


def test_specialist_silences_the_defending_side() -> None:
    t = declares(duel(mine=("specialist",), theirs=("longbows",)), 4).act(1, "plan:specialist")
    assert attack_dice(t) == 4 and t.board(1).favor == 3
    t = declares(raid(mine=("specialist",), there=("longbows",)), 4).act(1, "plan:specialist")
    assert attack_dice(t) == 4


# -- giant python: an even number of dice


def test_giant_python_wants_targets_of_an_even_number_of_dice() -> None:
    t = duel(theirs=("giant-python",)).holds(2, "map").act(1, "campaign")
    # the site brings one die, the relic three, the pawn two: without the relic there is no end
    assert t.keys == ["target-relic:map", "target-pawn"]
    t.act(1, "target-pawn")
    assert t.keys == ["target-relic:map"] or t.prompt == "attack-dice"
    t = duel(theirs=("giant-python",)).run()
    assert t.why_not("campaign") == "no-campaign"  # one and two dice are never even


def test_the_chancellors_python_works_for_a_citizen_and_an_exiles_for_nobody_else() -> None:
    t = duel(seats=4).bands("h2", 0, 0).has(2, warbands=0).citizen(2, 3).has(2, pawn="h2").bands("h2", 0, 2)
    t.advisers(0, "giant-python").has(0, pawn="c1").act(1, "campaign", "attack:2")
    assert t.prompt == "targets" and "done" not in t.keys  # the site alone is one die
    assert declares(duel(seats=4).advisers(3, "giant-python"), 2).said("rolls-attack")


def sources(t: Table) -> list[tuple[str, int, int]]:
    return [(one["by"], one["plan"], one["n"]) for one in t.seen(1)["war"]["sources"]]


def test_a_view_says_where_the_attack_dice_come_from() -> None:
    t = declares(duel(("longbows", "mercenaries"), ("horse-archers", "extra-provisions")), 4)
    assert sources(t) == [("force", 0, 4)]
    t.act(1, "plan:mercenaries").act(1, "plan:longbows").act(2, "plan:horse-archers")
    assert sources(t) == [("force", 0, 4), ("plan", 1, 3), ("plan", 2, 1), ("plan", 3, -3)]
    assert t.seen(1)["war"]["attack"] == 5
