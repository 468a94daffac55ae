"""Battle plans that change the rolls, the losses and the end of a campaign (Law 5.5.4 to 5.5.8)."""

from __future__ import annotations

from rules.oath.field import attack, attack_dice, declares, defence, defence_dice, duel, lost, raid
from rules.oath.table import Table

# -- the rolls


def test_outriders_ignore_own_skulls() -> None:
    t = declares(raid(mine=("outriders",)), 2).dice(["blank"], ["skull"] * 2).act(1, "plan:outriders")
    assert attack(t) == 4 and t.prompt == "post" and t.board(1).warbands == 6


def test_kindred_warriors_and_the_great_levy_ignore_own_skulls_too() -> None:
    for plan in ("kindred-warriors", "the-great-levy"):
        t = declares(raid(mine=(plan,)), 2).dice(["blank"], ["skull"] * 5).act(1, f"plan:{plan}")
        assert t.prompt == "post" and t.board(1).warbands == 6, plan


def test_rain_boots_ignore_single_shields_and_go() -> None:
    t = declares(raid(mine=("rain-boots",)), 2).dice(["shield"], ["sword"] * 2).act(1, "plan:rain-boots")
    assert defence(t) == 1
    t.act(1, "done")
    assert t.council(1) == []


def test_war_tortoise_ignores_two_shields_or_two_swords_but_skulls_kill() -> None:
    t = declares(raid(mine=("war-tortoise",)), 2).dice(["shields"], ["sword"] * 2).act(1, "plan:war-tortoise")
    assert defence(t) == 1
    t = declares(duel(theirs=("war-tortoise",)), 3).dice(["shields"], ["skull"] * 3).act(2, "plan:war-tortoise")
    assert attack(t) == 0 and defence(t) == 9 and t.said("loses-warbands")[0] == (1, 3)


def test_rusting_ray_ignores_hollow_swords_for_the_darkest_secret() -> None:
    t = declares(duel(theirs=("rusting-ray",)).banner("ds", 2), 4).dice(["blank"], ["hollow"] * 4)
    assert attack(t.act(2, "plan:rusting-ray")) == 0
    assert declares(duel(theirs=("rusting-ray",)), 4).said("uses-plan") == []


def test_lancers_double_the_whole_roll_before_it_is_halved() -> None:
    t = declares(duel(mine=("lancers",)), 4).dice(["blank"], ["hollow", "sword", "skull", "sword"])
    t.act(1, "plan:lancers")
    assert attack(t) == 1 + 2 + 4 + 2 and t.board(1).warbands == 4  # two skulls: one rolled twice
    assert t.now.war is not None and t.now.war.won


def test_mounted_patrol_halves_the_final_pool() -> None:
    t = declares(duel(theirs=("mounted-patrol", "longbows")), 6).act(2, "plan:mounted-patrol", "plan:longbows")
    assert attack_dice(t) == 2  # five dice, halved down


def test_zealots_sacrifice_for_three_where_they_are_fewer() -> None:
    t = declares(duel(mine=("zealots",)), 2).dice(["blank"], ["hollow"] * 2).act(1, "plan:zealots")
    # one sword against seven: seven more are needed, three sacrifices
    assert t.prompt == "sacrifice" and t.act(1, "yes").board(1).warbands == 3
    assert declares(duel(mine=("zealots",)).has(1, warbands=7), 2).said("uses-plan") == []


def test_jinx_rolls_all_dice_again_once() -> None:
    t = declares(raid(mine=("jinx",)), 2).dice(["blank"], ["hollow", "hollow"])
    assert (t.seat, t.prompt) == (1, "reroll")
    t.dice([], ["sword", "sword"]).act(1, "yes")
    assert attack(t) == 2 and t.board(1).secrets == 1 and t.prompt == "post"


def test_jinx_of_a_defender_turns_a_secret_facedown_and_is_not_offered_without_one() -> None:
    t = declares(duel(theirs=("jinx",)), 2).dice(["blank"], [])
    assert (t.seat, t.prompt) == (2, "reroll")
    t.act(2, "yes")
    assert len(t.said("rolls-defence")) == 2 and (t.board(2).secrets, t.board(2).dark) == (1, 1)
    assert declares(duel(theirs=("jinx",)).has(2, secrets=0), 2).said("rolls-attack")


# -- losses


def beaten(t: Table, *plans: str) -> Table:
    """Seat 2 is beaten, after using these plans."""
    declares(t.has(1, warbands=12), 6).dice(["blank"] * 3, ["skull"] * 6)
    for plan in plans:
        t.act(2, f"plan:{plan}")
    return t


def test_traveling_doctor_saves_the_force_and_goes() -> None:
    t = beaten(duel(theirs=("traveling-doctor",)), "traveling-doctor")
    assert t.prompt == "post" and t.board(2).warbands == 7 and t.council(2) == []


def test_billowing_fog_saves_the_force_of_either_side_and_stays() -> None:
    t = beaten(duel(theirs=("billowing-fog",)), "billowing-fog")
    assert t.board(2).warbands == 7 and t.council(2) == ["billowing-fog"]
    t = declares(duel(mine=("billowing-fog",)), 1).dice(["shields"], ["hollow"]).act(1, "plan:billowing-fog")
    assert lost(t).board(1).warbands == 6


def test_shield_wall_falls_with_its_whole_force_unless_it_is_saved() -> None:
    t = beaten(duel(theirs=("shield-wall",)), "shield-wall")
    assert t.prompt == "post" and t.board(2).warbands == 0
    t = beaten(duel(theirs=("shield-wall", "traveling-doctor")), "shield-wall", "traveling-doctor")
    assert t.board(2).warbands == 7


def test_mercenaries_go_with_whom_they_failed() -> None:
    t = declares(duel(mine=("mercenaries",)), 1).dice(["shields"], ["hollow"] * 4).act(1, "plan:mercenaries")
    assert lost(t).council(1) == []
    t = declares(raid(mine=("mercenaries",)), 1).dice(["blank"], ["sword"] * 4).act(1, "plan:mercenaries")
    assert t.act(1, "done").council(1) == ["mercenaries"]


def test_hospital_takes_in_the_dead_at_the_end() -> None:
    t = duel().site("h3", "great-slum").at("h3", "hospital").bands("h3", 1, 1).has(1, warbands=6)
    declares(t, 2).dice(["shields"], ["skull"] * 2).act(1, "plan:hospital")
    lost(t)
    # two skulls and half of the four that were left
    assert t.board(1).warbands == 2 and t.warbands("h3") == (1, 5) and t.said("loses-warbands") == []


def test_hospital_of_a_lost_site_saves_nobody() -> None:
    t = duel().at("h2", "hospital").has(1, warbands=12)
    declares(t, 6).dice(["blank"], ["skull"] * 6).act(2, "plan:hospital").act(2, "dead-board:2:3")
    bank = t.board(2).bank
    t.act(1, "post:h2:1")
    assert t.warbands("h2") == (1, 1) and t.board(2).bank == bank + 3


def test_wrestlers_bear_traps_and_cauldron() -> None:
    t = declares(duel(theirs=("bear-traps",)).holds(2, "cursed-cauldron"), 3).dice(["shields"], ["hollow"] * 2)
    t.act(2, "plan:bear-traps", "plan:cursed-cauldron")
    lost(t)
    # one in the trap, two of five in defeat
    assert attack_dice(t) == 2 and t.board(1).warbands == 3 and t.board(2).warbands == 4 + 3
    t = declares(duel().at("h2", "wrestlers"), 2).act(2, "plan:wrestlers", "dead-site:h2:1")
    assert defence_dice(t) == 2 and t.warbands("h2") == (2, 2)


def test_5_5_4_bandits_do_not_defend_a_site_whose_last_warband_was_sacrificed() -> None:
    t = declares(duel().at("h2", "wrestlers").bands("h2", 2, 1).has(2, warbands=2), 2)
    t.dice(["blank"] * 2, ["hollow"] * 2)
    t.act(2, "plan:wrestlers", "dead-site:h2:1")
    assert t.warbands("h2")[1] == 0 and defence(t) == 2  # the board's alone


# -- victory


def won(t: Table, *targets: str, plans: tuple[str, ...]) -> Table:
    """Seat 1 wins a campaign against seat 2 with these plans."""
    declares(t.has(1, warbands=12), 6, *targets).dice(["blank"] * (3 if targets else 1), ["skull"] * 6)
    t.act(1, *[f"plan:{plan}" for plan in plans])
    if t.prompt == "dead":
        t.act(2, "dead-board:2:3")
    return t.act(1, "post:h2:1") if t.prompt == "post" else t


def test_battle_honors_field_promotion_and_military_parade() -> None:
    t = duel(mine=("field-promotion", "military-parade", "battle-honors"), theirs=("augury", "birdsong"))
    t.bank(order=2, arcane=1, beast=1)
    won(t, plans=("field-promotion", "military-parade", "battle-honors"))
    assert t.board(1).favor == 5 - 1 + 2 + 2 and t.board(1).warbands == 12 - 6 - 1 + 3


def test_bandits_burn_what_they_would_gain() -> None:
    t = raid(mine=("augury",), there=("military-parade",)).bank(arcane=2)
    lost(declares(t.dice(["shields"], ["hollow"]), 1))
    assert t.said("campaign-lost") and t.now.banks[1] == 1


def test_book_burning_leaves_one_secret_and_slander_no_favor() -> None:
    t = won(duel(mine=("book-burning", "slander")), "target-pawn", plans=("book-burning", "slander"))
    t.act(1, "no", "no")
    assert (t.board(2).secrets, t.board(2).dark, t.board(2).favor) == (1, 0, 0)


def test_cursed_cauldron_counts_the_killed() -> None:
    t = won(duel().holds(1, "cursed-cauldron"), plans=("cursed-cauldron",))
    assert t.board(1).warbands == 12 - 6 - 1 + 3


def test_sticky_fire_kills_what_is_left_for_a_favor() -> None:
    t = won(duel().holds(1, "sticky-fire"), plans=("sticky-fire",))
    assert t.prompt == "kill-force"
    t.act(1, "yes")
    assert t.board(2).warbands == 0 and t.board(2).favor == 6 and t.board(1).favor == 4


def test_sticky_fire_pays_although_the_doctor_saves_the_force() -> None:
    t = declares(duel(theirs=("traveling-doctor",)).holds(1, "sticky-fire").has(1, warbands=12), 6)
    t.dice(["blank"], ["skull"] * 6).act(1, "plan:sticky-fire").act(2, "plan:traveling-doctor")
    t.act(1, "post:h2:1", "yes")
    assert t.board(2).warbands == 7 and t.board(2).favor == 6


def test_obsidian_cage_keeps_what_is_left_and_lets_it_go() -> None:
    t = won(duel().holds(1, "obsidian-cage"), plans=("obsidian-cage",))
    assert t.board(2).warbands == 0 and t.now.caged == [0, 0, 4]
    t.act(1, "use:obsidian-cage", "release:2:3")
    assert t.board(2).warbands == 3 and t.now.caged == [0, 0, 1]
    assert t.seen(0)["seats"][2]["caged"] == 1  # everybody sees them


def test_martial_culture_makes_a_citizen_of_who_beat_an_exile() -> None:
    t = duel().bands("c1", 1, 1).at("c1", "martial-culture")
    won(t, plans=("martial-culture",))
    assert t.prompt == "become-citizen"
    t.act(1, "yes")
    assert t.said("citizen") == [(1,)]


def test_scouts_gain_supply() -> None:
    t = declares(raid(mine=("scouts",)), 2).act(1, "plan:scouts")
    assert t.board(1).supply == 7 - 2 + 1


# -- the campaign is decided without rolls


def test_hearts_and_minds_wins_at_once_and_goes_without_the_peoples_favor() -> None:
    t = declares(duel().at("h2", "hearts-and-minds"), 6).act(2, "plan:hearts-and-minds")
    assert t.said("rolls-attack") == [] and t.board(1).warbands == 3 and t.board(2).favor == 2
    assert t.cards_at("h2") == []
    t = declares(duel().at("h2", "hearts-and-minds").banner("pf", 2), 6).act(2, "plan:hearts-and-minds")
    assert t.cards_at("h2") == ["hearts-and-minds"]


def test_peace_envoy_pays_a_favor_a_die_and_nobody_dies() -> None:
    t = declares(duel(mine=("peace-envoy", "longbows")), 2, "target-pawn").act(1, "plan:peace-envoy")
    # three dice: the site and the pawn
    assert t.board(1).favor == 5 - 1 - 3 and t.board(2).favor == 5 + 3 and t.said("rolls-defence") == []
    t.act(1, "post:h2:1")
    assert t.warbands("h2") == (1, 1) and t.board(2).warbands == 7 and t.board(1).warbands == 5
    assert declares(duel(mine=("peace-envoy",)).has(1, favor=3), 2, "target-pawn").said("uses-plan") == []


def test_peace_envoy_of_a_defender() -> None:
    t = declares(duel(theirs=("peace-envoy",)), 2).act(2, "plan:peace-envoy")
    assert t.board(2).favor == 3 and t.board(1).favor == 6 and t.board(1).warbands == 6 and t.warbands("h2") == (2, 3)


# -- discards at the end


def test_plans_that_are_discarded_at_the_end() -> None:
    for plan in ("horse-archers", "great-crusade", "lancers"):
        t = declares(raid(mine=(plan,)), 1).dice(["blank"], ["sword"] * 6).act(1, f"plan:{plan}")
        assert t.act(1, "done").council(1) == [], plan
    for plan in ("storm-caller", "mounted-patrol", "horse-archers"):
        t = declares(duel(theirs=(plan,)), 2).dice(["shields"] * 3, ["hollow"] * 6).act(2, f"plan:{plan}")
        assert lost(t).council(2) == [], plan


def test_wild_mounts_give_a_beast_card_for_all_nomad_plans() -> None:
    t = raid(mine=("wild-mounts", "horse-archers", "lancers")).bands("c1", 1, 1).at("c1", "wolves")
    declares(t, 1).dice(["blank"], ["sword"] * 6).act(
        1, "plan:wild-mounts", "plan:horse-archers", "plan:lancers", "done"
    )
    assert t.prompt == "discard-instead" and t.keys == ["discard:wolves", "no"]
    t.act(1, "discard:wolves")
    assert len(t.council(1)) == 3 and t.cards_at("c1") == []


def test_warning_signals_rearrange_but_for_the_last_of_a_site() -> None:
    t = declares(duel(theirs=("warning-signals",)), 2).act(2, "plan:warning-signals")
    assert t.prompt == "rearrange"
    t.dice(["blank"], ["hollow"] * 2).act(2, "post:h2:6")
    assert t.warbands("h2") == (2, 7) and t.board(2).warbands == 0 and lost(t).council(2) == []
    t = declares(duel(theirs=("warning-signals",)), 2).act(2, "plan:warning-signals", "done")
    assert t.warbands("h2") == (2, 1) and t.board(2).warbands == 6


# -- targets that grow


def test_relic_hunter_makes_facedown_relics_targets() -> None:
    t = duel(mine=("relic-hunter",)).relics_at("h2", "map", "whistle").has(1, warbands=12)
    declares(t, 6).act(1, "plan:relic-hunter")
    assert t.prompt == "find-relics" and t.keys == ["find:h2:0", "find:h2:1", "done"]
    t.dice(["blank"] * 2, ["skull"] * 6).act(1, "find:h2:1", "done")
    assert defence_dice(t) == 2
    t.act(2, "dead-board:2:3").act(1, "post:h2:1")
    assert t.prompt == "relic-under" and t.relics(1) == ["whistle"]
    t.act(1, "yes")
    assert t.relics(1) == [] and t.where("whistle") == ["relic-deck"]


# -- campaigns from elsewhere and after others


def test_captains_campaign_from_a_ruled_site_with_its_warbands() -> None:
    t = table_of_captains()
    t.act(1, "use:captains")
    assert t.keys[0] == "5"  # two on the board, three at the site
    t.dice(["shields", "double"], ["skull"] * 2).act(1, "2")
    assert t.prompt == "dead" and t.board(1).supply == 7
    t.act(1, "dead-site:h2:2")
    assert t.warbands("h2") == (1, 1)
    lost(t).act(1, "dead-board:1:1")
    assert t.warbands("h2") == (1, 0) and t.board(1).warbands == 2  # a beaten force goes to the board


def table_of_captains() -> Table:
    """Seat 1 rules a site far from its pawn, where the pawn of seat 2 stands."""
    t = duel().bands("h2", 2, 0).bands("h2", 1, 3).has(1, pawn="c1", warbands=2).has(2, pawn="h2", warbands=1)
    return t.bands("p1", 1, 1).at("p1", "captains")


def test_wild_allies_campaign_from_a_site_with_a_beast_card() -> None:
    t = duel(mine=("wild-allies",)).at("h2", "wolves").at("c1").at("p1").at("h1").has(1, pawn="c1", warbands=2)
    t.act(1, "use:wild-allies")
    assert t.now.war is None and t.board(1).supply == 7 and t.board(1).secrets == 1
    assert t.said("attacks") == [(1, 2)]


def test_sneak_attack_follows_another_players_campaign_then_second_wind() -> None:
    t = duel(mine=("second-wind",), seats=4).bands("h2", 0, 0).has(2, pawn="c2").has(3, pawn="h2", warbands=9)
    t.advisers(3, "sneak-attack").has(1, warbands=4)
    t.act(1, "campaign", "attack:7")
    if t.prompt == "targets":
        t.act(1, "done")
    t.act(1, "2").dice(["blank"], ["sword"] * 2).act(1, "plan:second-wind").act(1, "post:h2:1")
    assert (t.seat, t.prompt) == (3, "campaign") and t.keys == ["attack:1", "no"]
    t.act(3, "no")
    assert (t.seat, t.prompt) == (1, "free-travel")
    t.act(1, "travel-to:c2")
    assert t.pawn(1) == "c2" and t.prompt == "campaign" and t.board(1).supply == 5
    assert t.act(1, "no").prompt == "act"


def second_wind(t: Table, *ways: str) -> Table:
    """Seat 1 wins at h2 with the Second Wind, and may travel."""
    t.act(1, "campaign", *ways, "6").dice(["blank"] * 3, ["sword"] * 6).act(1, "plan:second-wind")
    while t.prompt in ("post", "banish", "burn-favor"):
        t.act(1, "done" if t.prompt == "post" else "no")
    return t


def test_second_wind_pays_tolls() -> None:
    t = duel(mine=("second-wind",)).site("h3", "plains").at("h3", "toll-roads").bands("h3", 2, 1)
    second_wind(t.bands("h2", 0, 0).has(2, pawn="c2"))
    before = t.board(1).favor
    t.act(1, "travel-to:h3")
    assert t.pawn(1) == "h3" and t.board(1).favor == before - 1 and t.board(1).supply == 5


def wood() -> Table:
    """Seat 1 wins over seat 2 in a wood that seat 3 rules."""
    t = duel(mine=("second-wind",), seats=4).site("h2", "shrouded-wood").at("h2").bands("h2", 3, 1).has(2, warbands=0)
    t.site("h3", "plains").at("h3", "toll-roads").bands("h3", 3, 1).has(3, pawn="c2")
    return second_wind(t, "attack:2")


def test_second_wind_leaving_the_shrouded_wood_its_ruler_chooses_where() -> None:
    t = wood()
    assert (t.seat, t.prompt) == (1, "free-travel-led")
    t.act(1, "yes")
    assert t.seat == 3 and "travel-to:c1" in t.keys and t.act(3, "travel-to:c1").pawn(1) == "c1"
    assert wood().act(1, "no").pawn(1) == "h2"


def test_second_wind_what_another_chose_needs_a_yes_where_it_costs_a_toll() -> None:
    t = wood().act(1, "yes").act(3, "travel-to:h3")
    assert (t.seat, t.prompt) == (1, "travel-consent")
    assert t.act(1, "no").pawn(1) == "h2"


def test_banishing_where_a_toll_is_asked_needs_the_losers_yes() -> None:
    t = duel().site("h3", "plains").at("h3", "toll-roads").bands("h3", 0, 3).bands("h2", 0, 0).has(2, warbands=0)
    t.act(1, "campaign", "attack:2", "6").dice(["blank"] * 3, ["sword"] * 6).act(1, "banish:h3")
    assert (t.seat, t.prompt) == (2, "travel-consent")
    before = t.board(2).favor
    t.act(2, "no")
    assert t.pawn(2) == "h2" and t.board(2).favor == before and t.prompt == "burn-favor"


def test_a_sneak_attack_is_a_campaign_of_its_own() -> None:
    t = duel(seats=4).bands("h2", 0, 0).has(2, pawn="c2").has(3, pawn="h2", warbands=9, supply=0)
    t.advisers(3, "sneak-attack").has(1, warbands=4).act(1, "campaign", "attack:7")
    if t.prompt == "targets":
        t.act(1, "done")
    t.act(1, "2").dice(["blank"], ["sword"] * 2).act(1, "post:h2:1")
    t.act(3, "attack:1", "done", "6").dice(["blank"], ["sword"] * 6)
    assert t.said("attacks") == [(1, 7), (3, 1)] and t.board(3).supply == 0


def test_warbands_of_a_relic_that_goes_under_the_deck_go_home_first() -> None:
    t = duel(mine=("relic-hunter",)).relics_at("h2", "obsidian-cage").has(1, warbands=12).has(2, warbands=2)
    t.set(caged=[0, 0, 2]).lay().boards[2].bank -= 2
    declares(t, 6).dice(["blank"] * 2, ["skull"] * 6).act(1, "plan:relic-hunter", "find:h2:0")
    t.act(2, "dead-board:2:2").act(1, "post:h2:1", "yes")
    assert t.now.caged == [0, 0, 0] and t.board(2).warbands == 3 + 2


# -- the whole defending side is "you"


def empire(*plans: str) -> Table:
    """Seat 1 attacks the Chancellor's site; the Chancellor is far away, seat 2, a Citizen, stands there and joins."""
    t = table_of_four().advisers(2, *plans)
    t.act(1, "campaign", "attack:0", "done", "5")
    return t.act(2, "yes").act(0, "yes")


def table_of_four() -> Table:
    t = duel(seats=4).bands("h2", 2, 0).has(2, warbands=0).citizen(2, 2).has(2, pawn="h2", favor=5, secrets=2)
    return t.bands("h2", 0, 2).has(0, pawn="c1", favor=5, secrets=2).at("c1").at("p1").at("h1")


def test_an_ally_uses_plans_and_pays_for_them() -> None:
    t = empire("mercenaries")
    assert (t.seat, t.prompt) == (2, "plans")
    t.act(2, "plan:mercenaries")
    assert attack_dice(t) == 2 and t.board(2).favor == 4 and t.board(0).favor == 5


def test_a_banner_of_the_chancellor_counts_for_an_allys_plan() -> None:
    t = table_of_four().advisers(2, "fire-talkers").banner("ds", 0)
    t.act(1, "campaign", "attack:0", "done", "5").act(2, "yes").act(0, "yes")
    assert attack_dice(t.act(2, "plan:fire-talkers")) == 2


def test_code_of_honor_of_one_binds_the_whole_side() -> None:
    t = table_of_four().advisers(2, "code-of-honor").advisers(0, "longbows")
    t.act(1, "campaign", "attack:0", "done", "5").act(2, "yes").act(0, "yes")
    t.act(0, "done").act(2, "plan:code-of-honor")
    assert attack_dice(t) == 3 and t.said("uses-plan") == [(2, "code-of-honor")]


# -- bandits


def test_bandits_discard_their_plans_by_the_region_where_they_lie() -> None:
    t = raid(there=("horse-archers", "storm-caller"))
    lost(declares(t.dice(["shields"] * 3, ["hollow"] * 3), 6))
    assert t.cards_at("h2") == [] and t.cards_at("h3") == []
    assert {"horse-archers", "storm-caller"} <= set(t.piles()["cradle"]) and t.now.cleared == ()


def test_bandits_give_a_beast_card_for_two_nomad_plans_and_not_for_one() -> None:
    t = raid(there=("horse-archers", "storm-caller")).site("p3", "plains").at("p3", "wild-mounts", "wolves")
    t.bands("p3", 0, 0)
    lost(declares(t.dice(["shields"] * 3, ["hollow"] * 3), 6))
    assert t.cards_at("h2") == ["horse-archers"] and t.cards_at("p3") == ["wild-mounts"]
    t = raid(there=("horse-archers",)).site("p3", "plains").at("p3", "wild-mounts", "wolves").bands("p3", 0, 0)
    lost(declares(t.dice(["shields"], ["hollow"] * 3), 6))
    assert t.cards_at("h2") == [] and len(t.cards_at("p3")) == 2


def test_the_view_of_a_campaign_says_what_plans_changed_and_who_fights_with_what() -> None:
    t = declares(duel(theirs=("billowing-fog", "longbows")), 6)
    seen = t.seen(0)["war"]
    assert (seen["force"], seen["against"], seen["camps"], seen["suspended"]) == (6, 3 + 4, [], None)
    t.act(2, "plan:billowing-fog")
    assert t.seen(0)["war"]["marks"] == ["defender-is-spared"]
