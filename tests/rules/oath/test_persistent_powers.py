"""Persistent powers: bans, tolls, shields, what waits for others; Rest powers (Law 7.1.4, 4.3.5)."""

from __future__ import annotations

from oikumene.games.oath.model import SLOTS, SUITS, Cost
from oikumene.games.oath.rules import ruling
from oikumene.games.oath.rules.search import plays
from oikumene.games.oath.state import Campaign
from oikumene.kit.bend import bent_by_all
from rules.oath.table import Table, table


def here(**has: object) -> Table:
    """Seat 1 at p1, a river that nobody's warbands hold; h1 is a plain."""
    more: dict[str, object] = {"favor": 0, "secrets": 0, "supply": 6, "warbands": 0, **has}
    t = table(seat=1).site("p1", "river").bands("p1", 0, 0).site("h1", "plains").bands("h1", 0, 0)
    return t.has(1, pawn="p1", **more)  # type: ignore[arg-type]


def ways(t: Table, id: str) -> list[object]:
    """How a facedown adviser of seat 1 may be played."""
    state = t.facedown(1, id).lay()
    return list(plays(state, 1, t.find(id, state.at[next(c for c in range(len(state.at)) if state.ident(c) == id)])))


def test_gossip_nothing_facedown_for_enemies_of_its_ruler() -> None:
    t = here().at("h1", "gossip")
    state = t.lay()
    assert not ruling.may_play(state, 1, 0, "facedown")
    assert ruling.may_play(t.bands("h1", 1, 1).lay(), 1, 0, "facedown")


def test_ruined_temple_no_beast_cards_face_up() -> None:
    t = here().at("h1", "ruined-temple")
    assert "play-adviser" not in ways(t, "wolves") and "play-adviser" in ways(t, "dazzle")


def test_secret_police_and_sacred_ground_and_vow_of_obedience_bar_visions() -> None:
    assert "reveal-vision" in ways(here(), "vision-of-conquest")
    barred = here().at("h1", "secret-police").bands("h1", 2, 1).bands("p1", 2, 1)
    assert "reveal-vision" not in ways(barred, "vision-of-conquest")
    assert "play-conspiracy" not in ways(barred, "conspiracy")
    assert "reveal-vision" in ways(here().at("h1", "secret-police").bands("h1", 2, 1), "vision-of-conquest")
    ground = here().at("h1", "sacred-ground")
    assert "reveal-vision" not in ways(ground, "vision-of-conquest") and "play-conspiracy" in ways(ground, "conspiracy")
    assert "reveal-vision" in ways(here().at("p1", "sacred-ground"), "vision-of-conquest")
    vow = here().advisers(1, "vow-of-obedience")
    assert "reveal-vision" not in ways(vow, "vision-of-conquest") and "play-conspiracy" not in ways(vow, "conspiracy")


def test_forced_labor_a_toll_for_a_search_and_for_a_facedown_adviser() -> None:
    t = here(favor=1).at("h1", "forced-labor").bands("h1", 2, 1).bands("p1", 2, 1).has(2, favor=0).act(1, "search")
    t.act(1, *(["search-deck"] if t.prompt == "search" else []))
    assert (t.board(1).favor, t.board(2).favor) == (0, 1)
    t = here().at("h1", "forced-labor").bands("h1", 2, 1).bands("p1", 2, 1).facedown(1, "wolves").run()
    assert "search" not in t.keys and "adviser:0" not in t.keys


def test_curfew_a_toll_for_trades() -> None:
    t = here(favor=1, secrets=1).at("p1", "curfew").bands("p1", 2, 1).has(2, favor=0).bank(order=0).act(1, "trade")
    assert (t.board(1).favor, t.board(2).favor) == (0, 1)
    t = here(secrets=1).at("p1", "curfew").bands("p1", 2, 1).run()
    assert "trade" not in t.keys


def test_forest_council_no_muster_and_trade_with_beasts() -> None:
    t = here(favor=2, secrets=1).at("p1", "wolves").at("h1", "forest-council").run()
    assert "muster" not in t.keys and "trade" not in t.keys
    t = here(favor=2, secrets=1).at("p1", "wolves").at("h1", "forest-council").bands("h1", 1, 1).run()
    assert "muster" in t.keys and "trade" in t.keys


def test_spell_breaker_no_powers_for_secrets() -> None:
    state = here().at("h1", "spell-breaker").lay()
    assert not ruling.may_use(state, 1, Cost(secret=1)) and ruling.may_use(state, 1, Cost(favor=1))
    assert ruling.may_use(here().at("h1", "spell-breaker").bands("h1", 1, 1).lay(), 1, Cost(secret=1))


def test_council_seat_no_exile() -> None:
    t = table(seat=0).citizen(1).has(0, favor=9).run()
    assert "exile:1" in t.keys
    t = table(seat=0).citizen(1).has(0, favor=9).advisers(1, "council-seat").run()
    assert "exile:1" not in t.keys


def test_tome_guardians_the_darkest_secret_is_out_of_reach() -> None:
    t = here(secrets=5).banner("ds", -1, 1).run()
    assert "recover" in t.keys
    t = here(secrets=5).banner("ds", -1, 1).at("h1", "tome-guardians").run()
    assert "recover" not in t.keys


def test_lost_tongue_and_circlet_guard_relics_and_banners() -> None:
    t = here().advisers(2, "lost-tongue").holds(2, "map").banner("pf", 2)
    relic = ("relic", t.find("map", t.lay().at[t.find("map", *range(len(t.lay().zones)))]))
    assert not ruling.may_take(t.lay(), 1, relic) and not ruling.may_take(t.lay(), 1, ("banner", 0))
    assert ruling.may_take(t.advisers(1, "tents").lay(), 1, relic)  # a nomad card is ruled
    t = here().holds(2, "circlet-of-command", "map").banner("pf", 2)
    zones = range(len(t.lay().zones))
    assert not ruling.may_take(t.lay(), 1, ("relic", t.find("map", *zones)))
    assert ruling.may_take(t.lay(), 1, ("relic", t.find("circlet-of-command", *zones)))
    assert not ruling.may_take(t.lay(), 1, ("banner", 0)) and ruling.may_take(t.lay(), 2, ("banner", 0))
    assert ruling.target_dice(t.lay(), 1, 2, ("pawn",)) == 3


def test_halls_and_ramparts_and_wards() -> None:
    t = here().banner("pf", 2).at("h1", "hall-of-debate")
    assert not ruling.may_target(t.lay(), 1, 2, ("banner", 0))
    assert ruling.may_target(here().banner("pf", 2).lay(), 1, 2, ("banner", 0))
    t = here(favor=2).banner("pf", -1, 1).at("h1", "hall-of-mockery").act(1, "recover", "bank:order")
    assert t.now.banners[0].holder == 1 and t.now.banners[0].mob
    t = here().at("h1", "sprawling-rampart").bands("h1", 2, 1)
    assert ruling.target_dice(t.lay(), 1, 2, ("site", 5)) == 2 and ruling.target_dice(t.lay(), 1, 2, ("site", 2)) == 1
    t = here().holds(2, "map").advisers(2, "sealing-ward")
    assert ruling.target_dice(t.lay(), 1, 2, ("relic", t.find("map", *range(len(t.lay().zones))))) == 4


def test_vow_of_renewal_catches_what_burns() -> None:
    t = here(favor=2).site("p1", "mountain").relics_at("p1", "map").advisers(2, "vow-of-renewal").has(2, favor=0)
    t.act(1, "recover", "recover-relic:0")
    assert t.board(2).favor == 2
    t = here(favor=5).advisers(1, "vow-of-renewal").banner("pf", -1, 1).run()
    assert "recover" not in t.keys


def test_ancient_bloodline_locks_for_enemies() -> None:
    t = here(favor=2).site("p1", "mountain").relics_at("p1", "map").at("p1", "wolves").bands("p1", 2, 1)
    t.banner("pf", 2, 6).banner("ds", 2, 6)
    card = t.find("wolves", *range(len(t.lay().zones)))
    assert not ruling.locked(t.lay(), 1, card)
    t.advisers(2, "ancient-bloodline")
    assert ruling.locked(t.lay(), 1, card) and not ruling.locked(t.lay(), 2, card)
    assert "recover" not in t.run().keys


def test_vow_of_peace_no_campaigns() -> None:
    t = here(warbands=3).run()
    assert "campaign" in t.keys
    t = here(warbands=3).advisers(1, "vow-of-peace").run()
    assert "campaign" not in t.keys


def test_saddle_makers_and_book_binders_gain_by_others() -> None:
    t = here().advisers(2, "saddle-makers").has(2, favor=0).bank(order=3).facedown(1, "longbows")
    t.act(1, "adviser:0", "play-adviser")
    assert t.board(2).favor == 2 and t.now.banks[SUITS.index("order")] == 1
    t = here().advisers(2, "book-binders").has(2, favor=0).bank(order=3).facedown(1, "vision-of-conquest")
    t.act(1, "adviser:0", "reveal-vision").act(2, "bank:order")
    assert t.board(2).favor == 2


def test_rest_powers() -> None:
    t = here().advisers(1, "insomnia").ends(1)
    assert t.board(1).secrets == 1
    t = here().advisers(1, "vow-of-obedience").bank(order=3).ends(1).act(1, "bank:order")
    assert t.board(1).favor == 1
    t = here().advisers(1, "vow-of-poverty").bank(order=3).ends(1).act(1, "bank:order")
    assert t.board(1).favor == 2
    t = here().advisers(1, "silver-tongue").at("p1", "longbows").bank(order=3).ends(1)
    t.act(1, "bank:order")
    assert t.board(1).favor == 1
    t = here().advisers(1, "naysayers").has(0, favor=2).ends(1)
    assert t.board(1).favor == 0  # the Chancellor has the title


def test_vow_of_poverty_no_favor_by_trade() -> None:
    t = here(secrets=1).at("p1", "wolves").advisers(1, "vow-of-poverty").bank(beast=3).act(1, "trade")
    assert t.board(1).favor == 0 and t.now.banks[SUITS.index("beast")] == 3


def at_war(t: Table, *targets: tuple[int | str, ...]) -> Table:
    """Seat 1 attacks seat 2."""
    war = Campaign(1, 2, t.lay().boards[1].pawn)
    war.targets = targets
    t.lay().war = war
    return t


def may_plan(t: Table, side: int, id: str) -> bool:
    state = t.lay()
    return bent_by_all(state, ruling.MAY_PLAN, True, side, t.find(id, *range(len(state.zones))))


def test_beast_tamer_true_names_and_marsh_spirit_forbid_plans() -> None:
    t = at_war(here().advisers(1, "wolves", "longbows").advisers(2, "beast-tamer"))
    assert not may_plan(t, 1, "wolves") and may_plan(t, 1, "longbows") and may_plan(t, 2, "wolves")
    t = at_war(here().advisers(1, "wolves", "longbows").advisers(2, "true-names"))
    assert not may_plan(t, 1, "wolves") and may_plan(t, 1, "longbows")  # true-names itself is a beast card
    t = at_war(here().advisers(1, "longbows").at("h1", "marsh-spirit"), ("site", SLOTS.index("h1")))
    assert not may_plan(t, 1, "longbows") and may_plan(t, 2, "longbows")
    t = at_war(here().advisers(1, "longbows").at("h1", "marsh-spirit"), ("site", SLOTS.index("p1")))
    assert may_plan(t, 1, "longbows")


def test_vow_of_peace_nobody_sacrifices_against_its_side() -> None:
    t = at_war(here())
    assert bent_by_all(t.lay(), ruling.MAY_SACRIFICE, True, t.lay().war)
    t = at_war(here().advisers(2, "vow-of-peace"))
    assert not bent_by_all(t.lay(), ruling.MAY_SACRIFICE, True, t.lay().war)


def test_narrow_pass_is_the_gate_of_its_region() -> None:
    t = here().site("h2", "narrow-pass").act(1, "travel")
    assert "travel-to:h2" in t.keys and "travel-to:h1" not in t.keys and "travel-to:h3" not in t.keys
    p1, h3, inside, gate = (
        SLOTS.index("p1"),
        SLOTS.index("h3"),
        ("site", SLOTS.index("h1")),
        ("site", SLOTS.index("h2")),
    )
    t = here().site("h2", "narrow-pass").bands("h2", 2, 1)
    assert not bent_by_all(t.lay(), ruling.TARGETS_FIT, True, 1, 2, (inside,), p1)
    assert bent_by_all(t.lay(), ruling.TARGETS_FIT, True, 1, 2, (inside, gate), p1)
    assert bent_by_all(t.lay(), ruling.TARGETS_FIT, True, 1, 2, (inside,), h3)  # as if the pawn stood inside
    t.bands("h2", 1, 1)
    assert bent_by_all(t.lay(), ruling.TARGETS_FIT, True, 1, 2, (inside,), p1)


def test_narrow_pass_a_citizen_who_attacks_the_empire_does_not_rule_its_gate() -> None:
    p1, inside = SLOTS.index("p1"), ("site", SLOTS.index("h1"))
    t = here().citizen(1).site("h2", "narrow-pass").bands("h2", 0, 1).bands("h1", 0, 1)
    assert not bent_by_all(t.lay(), ruling.TARGETS_FIT, True, 1, 0, (inside,), p1)
    assert bent_by_all(t.lay(), ruling.TARGETS_FIT, True, 1, 2, (inside,), p1)  # against an Exile it is an own site


def test_chaos_cult_a_favor_from_who_takes_the_title() -> None:
    t = table(seat=1, oath="people").advisers(2, "chaos-cult").has(1, favor=3, pawn="p1").has(2, favor=0)
    t.banner("pf", -1, 1).act(1, "recover")
    while t.prompt in ("recover", "recover-pf", "recover-bank"):
        t.act(1, "recover-banner:pf" if t.prompt == "recover" else "2" if t.prompt == "recover-pf" else "bank:order")
    assert t.now.title == 1 and (t.board(1).favor, t.board(2).favor) == (0, 1)


def test_naysayers_a_favor_of_the_chancellor_while_an_exile_has_the_title() -> None:
    t = here().advisers(1, "naysayers").has(0, favor=2).set(oath=1).banner("pf", 2).set(title=2).ends(1)
    assert (t.board(1).favor, t.board(0).favor) == (1, 1)
