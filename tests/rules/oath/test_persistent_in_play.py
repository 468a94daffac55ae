"""Persistent powers met in play: what is offered, and what is not (Law 7.1.4)."""

from __future__ import annotations

from rules.oath.field import attack_dice, declares, defence_dice, duel, lost
from rules.oath.powers import playing, using
from rules.oath.table import Table


def searching(t: Table) -> list[str]:
    """What seat 1 may do with the one card of the pile."""
    return t.act(1, "search", "search-pile:provinces").keys


def elsewhere(t: Table, *cards: str, ruler: int = 2) -> Table:
    """These cards lie at h1, which somebody rules; -1: the bandits."""
    t.site("h1", "plains").at("h1", *cards)
    return t.bands("h1", max(0, ruler), int(ruler >= 0))


# -- playing


def test_gossip_a_drawn_card_is_not_played_facedown() -> None:
    assert "play-facedown" not in searching(elsewhere(playing("wolves"), "gossip"))
    assert "play-facedown" not in searching(elsewhere(playing("wolves"), "gossip", ruler=-1))  # bandits bind everybody
    assert "play-facedown" in searching(elsewhere(playing("wolves"), "gossip", ruler=1))


def test_secret_police_at_a_site_of_its_ruler() -> None:
    t = elsewhere(playing("vision-of-faith").bands("p1", 2, 1), "secret-police")
    assert searching(t) == ["play-facedown", "play-discard"]
    assert "reveal-vision" in searching(elsewhere(playing("vision-of-faith").bands("p1", 0, 1), "secret-police"))
    t = elsewhere(playing("conspiracy").bands("p1", 2, 1), "secret-police")
    assert "play-conspiracy" not in searching(t)


def test_sacred_ground_a_vision_is_laid_open_only_there() -> None:
    assert "reveal-vision" not in searching(elsewhere(playing("vision-of-faith"), "sacred-ground"))
    assert "reveal-vision" in searching(playing("vision-of-faith", "sacred-ground"))
    assert "play-conspiracy" in searching(elsewhere(playing("conspiracy"), "sacred-ground"))


def test_vow_of_obedience_lays_no_vision_open() -> None:
    assert "reveal-vision" not in searching(playing("vision-of-faith").advisers(1, "vow-of-obedience"))
    assert "play-conspiracy" not in searching(playing("conspiracy").advisers(1, "vow-of-obedience"))


# -- powers for secrets


def test_spell_breaker_stops_actions_modifiers_plans_and_the_conspiracy() -> None:
    t = elsewhere(using("spirit-snare", "scouts", secrets=2).advisers(1, "elders"), "spell-breaker").run()
    assert "use:spirit-snare" not in t.keys and "use:elders" in t.keys  # those for favor go on
    assert "use:spirit-snare" in elsewhere(using("spirit-snare"), "spell-breaker", ruler=1).run().keys
    t = elsewhere(using("wolves", favor=2, secrets=2).advisers(1, "initiation-rite"), "spell-breaker").run()
    assert "muster" in t.keys  # to muster is no power
    t = elsewhere(playing("conspiracy").advisers(1, "wolves", "scouts").has(2, pawn="p1"), "spell-breaker")
    t.advisers(2, "birdsong", "longbows").holds(2, "map").act(1, "search", "search-pile:provinces", "play-conspiracy")
    assert t.relics(2) == ["map"] and t.prompt == "act"


def test_spell_breaker_counts_the_secret_that_gleaming_armor_adds() -> None:
    t = duel(mine=("longbows",), theirs=("gleaming-armor",))
    assert "plan:longbows" in declares(t, 6).keys
    t = elsewhere(duel(mine=("longbows",), theirs=("gleaming-armor",)), "spell-breaker")
    assert declares(t, 6).prompt != "plans"


# -- what cannot be taken or targeted


def test_lost_tongue_strangers_neither_target_take_nor_recover() -> None:
    t = duel(theirs=("lost-tongue",)).holds(2, "map").banner("pf", 2).act(1, "campaign")
    assert t.prompt == "targets" and t.keys == ["target-pawn", "done"]
    t = duel(mine=("tents",), theirs=("lost-tongue",)).holds(2, "map").banner("pf", 2).act(1, "campaign")
    assert {"target-relic:map", "target-banner:pf"} <= set(t.keys)
    t = using("elders", favor=5).banner("pf", 2).banner("ds", 2, 6).advisers(2, "lost-tongue")
    assert "recover" not in t.at("p1", "wolves").run().keys


def test_lost_tongue_guards_from_the_conspiracy() -> None:
    def plot(*mine: str) -> Table:
        t = playing("conspiracy").advisers(1, *mine).has(2, pawn="p1").advisers(2, "birdsong", "lost-tongue")
        return t.holds(2, "map").act(1, "search", "search-pile:provinces", "play-conspiracy")

    assert plot("wolves", "true-names").prompt == "act"
    assert plot("wolves", "tents").prompt == "conspiracy"  # tents are a nomad card that is ruled


def test_tome_guardians_the_darkest_secret_is_neither_recovered_nor_a_target() -> None:
    t = elsewhere(using("wolves", secrets=5).banner("ds", 2), "tome-guardians")
    assert "recover" not in t.banner("pf", -1, 6).run().keys
    t = elsewhere(duel().banner("ds", 2), "tome-guardians").act(1, "campaign")
    assert "target-banner:ds" not in t.keys and "target-pawn" in t.keys
    assert "target-banner:ds" in duel().banner("ds", 2).act(1, "campaign").keys


def test_ancient_bloodline_no_discard_by_the_peoples_favor_nor_by_a_power() -> None:
    t = using("wolves", "taming-charm").bands("p1", 2, 1)
    assert "use:taming-charm" in t.run().keys
    t = using("wolves", "taming-charm").bands("p1", 2, 1).advisers(2, "ancient-bloodline")
    assert "use:taming-charm" not in t.run().keys
    t = playing("scouts", "wolves").bands("p1", 2, 1).advisers(2, "ancient-bloodline").banner("pf", 1)
    assert t.act(1, "search", "search-pile:provinces", "play-site:p1").cards_at("p1") == ["wolves", "scouts"]


# -- campaigns


def test_sealing_ward_a_die_more_for_each_relic() -> None:
    dice = []
    for theirs in ((), ("sealing-ward",)):
        t = declares(duel(theirs=theirs).holds(2, "map", "whistle"), 6, "target-relic:map", "target-relic:whistle")
        dice.append(defence_dice(lost(t)))
    assert dice[1] == dice[0] + 2


def test_beast_tamer_and_true_names_silence_plans_of_their_foes() -> None:
    assert declares(duel(mine=("horse-archers", "longbows"), theirs=("beast-tamer",)), 6).keys == [
        "plan:longbows",
        "done",
    ]
    assert declares(duel(mine=("nature-worship", "longbows"), theirs=("true-names",)), 6).keys == [
        "plan:longbows",
        "done",
    ]
    t = declares(duel(mine=("beast-tamer",), theirs=("storm-caller", "shield-wall")), 6)
    assert t.seat == 2 and t.keys == ["plan:shield-wall", "done"]


def test_marsh_spirit_who_targets_its_site_uses_no_plans() -> None:
    t = declares(duel(mine=("longbows",)).at("h2", "marsh-spirit"), 6)
    assert attack_dice(lost(t)) == 6 and not t.said("uses-plan")
    t = declares(duel(theirs=("shield-wall",)).at("h2", "marsh-spirit"), 6)
    assert t.seat == 2 and "plan:shield-wall" in t.keys


def test_insect_swarm_and_gleaming_armor_are_paid_with_each_plan() -> None:
    t = declares(duel(mine=("longbows",), theirs=("insect-swarm",)), 6).act(1, "plan:longbows")
    assert t.board(1).favor == 4
    t = declares(duel(mine=("longbows",), theirs=("insect-swarm",)).has(1, favor=0), 6)
    assert not t.said("uses-plan") and t.prompt != "plans"


def test_vow_of_peace_no_sacrifice_against_its_holder() -> None:
    t = declares(duel().dice(["blank"], ["sword"] * 6), 6)
    assert t.prompt == "sacrifice"
    t = declares(duel(theirs=("vow-of-peace",)).dice(["blank"], ["sword"] * 6), 6)
    assert t.prompt != "sacrifice" and t.said("campaign-lost")


def test_vow_of_peace_not_even_without_supply() -> None:
    t = using("wolves", favor=3).advisers(1, "knights-errant", "vow-of-peace").act(1, "muster")
    assert t.prompt == "act"
    assert using("wolves", favor=3).advisers(1, "knights-errant").act(1, "muster").prompt == "campaign"


def test_giant_python_targets_of_an_even_number_of_dice() -> None:
    t = duel(theirs=("giant-python",)).banner("ds", 2, 3).act(1, "campaign")  # the site has one die, the pawn two
    assert t.keys == ["target-banner:ds", "target-pawn"]  # the site alone will not do
    assert t.act(1, "target-pawn").said("targets-banner") == [(1, "ds")]  # with the pawn the banner must come too
    t = duel(theirs=("giant-python",)).banner("ds", 2, 2).run()
    assert "campaign" not in t.keys  # one, two and two are never even


# -- what waits for others


def test_chaos_cult_and_others_wait_for_another_players_deed_only() -> None:
    t = using("elders", favor=3).set(oath=1, title=0).advisers(1, "chaos-cult").banner("pf", -1).act(1, "recover")
    while t.prompt != "act":
        t.act(1, "2" if t.prompt == "recover-pf" else t.keys[0])
    assert t.now.title == 1 and t.board(1).favor == 1  # nothing from oneself


def test_book_binders_and_saddle_makers_not_for_the_own_play() -> None:
    t = (
        playing("vision-of-faith")
        .advisers(1, "book-binders")
        .act(1, "search", "search-pile:provinces", "reveal-vision")
    )
    assert t.prompt == "act" and t.board(1).favor == 0
    t = playing("tents").advisers(1, "saddle-makers").act(1, "search", "search-pile:provinces", "play-adviser")
    assert t.prompt == "act" and t.board(1).favor == 0


def test_council_seat_neither_exiled_nor_leaving() -> None:
    t = using("elders", favor=9).citizen(1).run()
    assert "self-exile" in t.keys
    assert "self-exile" not in using("elders", favor=9).citizen(1).advisers(1, "council-seat").run().keys


def test_vow_of_renewal_catches_costs_seizing_and_tolls_to_bandits() -> None:
    t = using("alchemist", "elders").advisers(2, "vow-of-renewal").has(2, favor=0, pawn="c1")
    t = elsewhere(t.has(1, favor=1, supply=6), "toll-roads", ruler=-1).act(1, "travel", "travel-to:h1")
    assert t.board(2).favor == 1 and t.board(1).favor == 0  # a toll to bandits burns
    t = declares(duel(mine=("cracked-sage",), theirs=("vow-of-renewal", "jinx")).has(2, favor=0), 6)
    t.act(1, "plan:cracked-sage")
    assert t.board(2).favor == 1 and t.board(1).favor == 4  # the price of an enemy's plan
    t = duel(mine=("vow-of-renewal",)).banner("pf", 2, 4).bands("h2", 2, 1).has(2, warbands=0).has(1, favor=0)
    declares(t.dice(["blank"] * 5, ["sword"] * 6), 6, "target-banner:pf").act(1, "done")
    assert t.now.banners[0].holder == 1 and t.now.banners[0].tokens == 2 and t.board(1).favor == 2  # own burns too
