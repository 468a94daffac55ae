"""Vows that change whose favor, secrets and warbands are whose; the Relic Thief, the Herald (Law 7.1.2, 7.1.4, 10)."""

from __future__ import annotations

from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.model import SUITS
from rules.oath.field import declares, duel, lost, raid
from rules.oath.powers import play, playing, relic_deck, using
from rules.oath.table import Table, table

NOMAD = SUITS.index("nomad")


# -- Relic Thief


def thief(**has: object) -> Table:
    """Seat 1 recovers a relic at p1; seat 2 has the Thief and stands in the same region, at p2."""
    t = table(seat=1).site("p1", "mountain").relics_at("p1", "map").site("p2", "plains").bands("p1", 0, 0)
    t.banner("pf", -1, 6).banner("ds", -1, 6).has(1, pawn="p1", favor=2, secrets=0)
    more: dict[str, object] = {"pawn": "p2", "favor": 1, "secrets": 1, **has}
    return t.has(2, **more).advisers(2, "relic-thief").bank(discord=2)  # type: ignore[arg-type]


def recovers(t: Table, *faces: str) -> Table:
    t.dice(faces).act(1, "recover")
    return t.act(1, "recover-relic:0") if t.prompt == "recover" else t


def test_relic_thief_takes_what_was_just_taken_if_no_shield_is_rolled() -> None:
    t = recovers(thief(), "blank")
    assert t.seat == 2 and t.prompt == "steal" and t.relics(1) == ["map"]
    t.act(2, "yes")
    assert t.relics(2) == ["map"] and t.relics(1) == []
    board = t.board(2)
    assert (board.favor, board.secrets, board.dark) == (0, 0, 1)  # off turn: favor to the bank, the secret turns
    assert t.now.banks[SUITS.index("discord")] == 3 and t.now.favor_on == {} and t.seat == 1


def test_relic_thief_a_shield_guards_a_doubling_face_does_not() -> None:
    t = recovers(thief(), "shields").act(2, "yes")
    assert t.relics(1) == ["map"] and t.relics(2) == [] and t.board(2).favor == 0
    assert recovers(thief(), "double").act(2, "yes").relics(2) == ["map"]


def test_relic_thief_may_let_it_be_and_must_be_able_to_pay() -> None:
    t = recovers(thief()).act(2, "no")
    assert t.relics(1) == ["map"] and t.board(2).favor == 1
    assert recovers(thief(secrets=0)).seat == 1
    assert recovers(thief(pawn="h1")).seat == 1  # another region


def test_relic_thief_all_relics_of_a_campaign_with_one_die_each_or_none() -> None:
    t = duel(theirs=("relic-thief",)).holds(2, "map", "cup-of-plenty").bands("h2", 2, 1).has(2, warbands=0)
    dice = 1 + sum(house_book()[id].defence for id in ("map", "cup-of-plenty"))
    t.load(*[0] * dice, *[3] * 6, 0, 5)  # the last two are the thief's: a blank and a doubling face
    declares(t, 6, "target-relic:map", "target-relic:cup-of-plenty").act(1, "done")
    assert t.seat == 2 and t.prompt == "steal" and sorted(t.relics(1)) == ["cup-of-plenty", "map"]
    t.act(2, "yes")
    assert sorted(t.relics(2)) == ["cup-of-plenty", "map"]  # also from who just took them from the thief


def test_relic_thief_the_title_changes_hands_each_time() -> None:
    t = table(seat=1, oath="protection").site("p1", "mountain").relics_at("p1", "map").site("p2", "plains")
    t.bands("p1", 0, 0).banner("pf", -1, 6).banner("ds", -1, 6).has(1, pawn="p1", favor=2).holds(1, "whistle")
    t.has(2, pawn="p2", favor=1, secrets=1).advisers(2, "relic-thief").holds(2, "cup-of-plenty", "horned-mask")
    t.set(title=2)
    recovers(t, "blank").act(2, "no")
    assert t.now.title == 2  # two each: a tie
    t = table(seat=1, oath="protection").site("p1", "mountain").relics_at("p1", "map").site("p2", "plains")
    t.bands("p1", 0, 0).banner("pf", -1, 6).banner("ds", -1, 6).has(1, pawn="p1", favor=2).holds(1, "whistle")
    t.has(2, pawn="p2", favor=1, secrets=1).advisers(2, "relic-thief").holds(2, "cup-of-plenty").set(title=0)
    recovers(t, "blank")
    assert t.now.title == 1  # between the taking and the theft
    assert t.act(2, "yes").now.title == 2
    assert [line[0] for line in t.said("takes-title")] == [1, 2]


def test_relic_thief_not_for_what_is_given() -> None:
    t = using("tinkers-fair").has(2, pawn="p2", favor=3, secrets=2).site("p2", "plains").advisers(2, "relic-thief")
    t.holds(0, "map").has(0, favor=0)
    t.act(1, "use:tinkers-fair")
    t.act(1, *[key for key in ("player:0",) if key in t.keys])
    t.act(1, "give:favor", "want-relic:map", "done").act(0, "accept")
    assert t.relics(1) == ["map"] and t.prompt == "act"


def test_fae_merchant_the_title_waits_for_the_whole_power() -> None:
    t = using("fae-merchant").holds(1, "whistle").set(oath=2, title=0)
    relic_deck(t, "map").act(1, "use:fae-merchant")
    assert t.prompt == "which" and t.now.title == 0


def test_jinx_rolls_the_dice_of_the_gambling_hall_again() -> None:
    t = (
        using("gambling-hall", favor=2, secrets=1)
        .advisers(1, "jinx")
        .bank(order=5)
        .dice(["blank"] * 4 + ["shield"] * 4)
    )
    t.act(1, "use:gambling-hall")
    assert t.prompt == "reroll"
    t.act(1, "yes")
    assert t.prompt == "which-bank" and t.act(1, "of-suit:order").board(1).favor == 4


# -- Herald


def test_herald_gains_when_another_has_attacked_a_player() -> None:
    t = duel(theirs=("herald",)).has(2, favor=0).bank(order=3)
    lost(declares(t.dice(["shields"] * 1, ["hollow"]), 1))
    assert t.seat == 2 and t.prompt == "gain-bank" and "no" not in t.keys
    assert t.act(2, "bank:order").board(2).favor == 1


def test_herald_not_for_bandits_nor_for_the_own_campaign() -> None:
    t = raid().advisers(2, "herald").dice(["blank"], ["sword"] * 6)
    declares(t, 6)
    while t.prompt == "post":
        t.act(1, "done")
    assert t.seat == 1 and t.said("campaign-won")
    t = lost(declares(duel(mine=("herald",)).dice(["shields"], ["hollow"]), 1))
    assert t.prompt == "act"


# -- Vow of Silence


def test_vow_of_silence_gains_what_a_recoverer_placed() -> None:
    t = table(seat=1).site("p1", "plains").has(1, pawn="p1", favor=0, secrets=3).advisers(2, "vow-of-silence")
    t.has(2, secrets=0).banner("ds", -1, 1).banner("pf", -1, 6).act(1, "recover")
    t.act(1, "3")
    assert t.now.banners[1].holder == 1 and t.board(2).secrets == 3


def test_vow_of_silence_its_holder_does_not_recover_the_darkest_secret() -> None:
    t = table(seat=1).site("p1", "plains").has(1, pawn="p1", favor=0, secrets=3).banner("ds", -1, 1).banner("pf", -1, 6)
    assert "recover" in t.run().keys
    t = table(seat=1).site("p1", "plains").has(1, pawn="p1", favor=0, secrets=3).banner("ds", -1, 1).banner("pf", -1, 6)
    assert "recover" not in t.advisers(1, "vow-of-silence").run().keys


def test_vow_of_silence_no_secrets_in_a_bargain_or_a_deal_but_others_may_take_them() -> None:
    t = using("witchs-bargain", favor=2, secrets=3).has(2, pawn="p1", favor=4, secrets=2).advisers(1, "vow-of-silence")
    t.act(1, "use:witchs-bargain")
    assert "sell-secret:2" not in t.keys and "buy-secret:2" in t.keys
    t = using("witchs-bargain", favor=4, secrets=3).has(2, pawn="p1", favor=0, secrets=2).advisers(2, "vow-of-silence")
    t.act(1, "use:witchs-bargain", "buy-secret:2")
    assert t.board(2).secrets == 1
    t = using("tinkers-fair", favor=2, secrets=3).advisers(1, "vow-of-silence").act(1, "use:tinkers-fair", "player:2")
    assert "give:secret" not in t.keys and "give:favor" in t.keys
    t = using("tinkers-fair", favor=2, secrets=3).has(2, secrets=2).advisers(2, "vow-of-silence")
    assert "want:secret" not in t.act(1, "use:tinkers-fair", "player:2").keys


def test_vow_of_silence_the_whistle_hands_nothing_over() -> None:
    t = using("elders", secrets=2).holds(1, "whistle").has(2, secrets=0).advisers(1, "vow-of-silence")
    t.act(1, "use:whistle", "player:2")
    assert t.pawn(2) == "p1" and t.board(2).secrets == 0
    assert t.ends(1).board(1).secrets == 2  # it lay on the Whistle and comes back


# -- Vow of Kinship


def kin(favor: int = 0, bank: int = 4, **more: object) -> Table:
    """Seat 1 has the vow; so much favor lies in the nomad bank."""
    t = using("longbows", favor=favor, **more)  # type: ignore[arg-type]
    return t.advisers(1, "vow-of-kinship").bank(nomad=bank)


def test_vow_of_kinship_all_favor_goes_to_the_nomad_bank_when_it_is_played() -> None:
    t = playing("vow-of-kinship", favor=3).bank(nomad=1)
    play(t, "play-adviser")
    assert t.board(1).favor == 0 and t.now.banks[NOMAD] == 4


def test_vow_of_kinship_pays_from_that_bank_and_gains_into_it() -> None:
    t = kin().act(1, "muster")
    assert t.now.banks[NOMAD] == 3 and t.now.favor_on and t.board(1).warbands == 5
    t = kin(secrets=1, bank=0).bank(order=3).act(1, "trade")
    assert t.board(1).favor == 0 and t.now.banks[NOMAD] == 1 and t.now.banks[SUITS.index("order")] == 2


def test_vow_of_kinship_others_cannot_take_it() -> None:
    t = using("elders", secrets=2).advisers(1, "charming-friend").has(2, pawn="p1", favor=0).bank(nomad=5)
    t.advisers(2, "vow-of-kinship").run()
    assert "use:charming-friend" not in t.keys
    t = using("witchs-bargain", secrets=2).has(2, pawn="p1", favor=0, secrets=0).bank(nomad=5)
    assert "use:witchs-bargain" not in t.advisers(2, "vow-of-kinship").run().keys


def test_vow_of_kinship_gives_and_is_given() -> None:
    t = kin(secrets=1, bank=3).at("p1", "tinkers-fair").has(2, favor=2, secrets=1)
    t.act(1, "use:tinkers-fair", "player:2", "give:favor", "give:favor", "want:secret", "done").act(2, "accept")
    assert t.now.banks[NOMAD] == 1 and t.board(2).favor == 4 and t.board(1).secrets == 2
    t = kin(secrets=2, bank=0).at("p1", "tinkers-fair").has(2, favor=2)
    t.act(1, "use:tinkers-fair", "player:2", "give:secret", "want:favor", "want:favor", "done").act(2, "accept")
    assert t.now.banks[NOMAD] == 2 and t.board(1).favor == 0


def test_vow_of_kinship_the_peoples_favor_does_not_make_one_use_the_bank() -> None:
    t = table(seat=1).advisers(1, "vow-of-kinship").has(1, favor=0).bank(nomad=2).banner("pf", 1, 1)
    t.then(("wake", 1)).run()
    assert t.prompt == "people" and set(t.keys) == {"people-place", "people-leave"}
    t.act(1, "people-leave")
    assert t.now.banners[0].tokens == 1
    t = table(seat=1).advisers(1, "vow-of-kinship").has(1, favor=0).bank(nomad=2).banner("pf", 1, 2)
    assert "people-leave" not in t.then(("wake", 1)).run().keys  # one may be returned


def test_vow_of_kinship_plagues_and_banishing_find_an_empty_board() -> None:
    t = using("plague-engines", favor=0, secrets=2).advisers(2, "vow-of-kinship").has(2, favor=0).bands("h1", 2, 1)
    t.bank(nomad=3, arcane=0).has(0, favor=0).act(1, "use:plague-engines")
    assert t.now.banks[NOMAD] == 3 and t.now.banks[SUITS.index("arcane")] == 0


def test_vow_of_kinship_buys_off_the_blackmailer() -> None:
    t = playing("blackmail").has(2, pawn="p1", favor=0).holds(2, "map").advisers(2, "vow-of-kinship").bank(nomad=3)
    play(t, "play-site:p1")
    t.act(2, "yes")
    assert t.relics(2) == ["map"] and t.board(1).favor == 4 and t.now.banks[NOMAD] == 0


def test_blackmail_takes_nothing_that_cannot_be_taken() -> None:
    t = playing("blackmail").has(2, pawn="p1", favor=0).holds(2, "map").advisers(2, "lost-tongue")
    play(t, "play-site:p1")
    assert t.relics(2) == ["map"] and t.prompt == "act"


# -- Vow of Union


def union(**more: object) -> Table:
    """Seat 1, with two warbands on the board and three at h1, stands at a site of seat 2."""
    t = duel(mine=("vow-of-union",)).site("h1", "plains").at("h1").bands("h1", 1, 3)
    return t.has(1, warbands=2, **more)  # type: ignore[arg-type]


def test_vow_of_union_the_warbands_of_all_ruled_sites_attack() -> None:
    t = union().act(1, "campaign", "done")
    assert t.prompt == "attack-dice" and t.keys[0] == "5"


def test_vow_of_union_a_beaten_force_goes_to_the_board() -> None:
    t = lost(declares(union().dice(["shields"], ["hollow"] * 5), 5))
    assert t.prompt == "dead"
    while t.prompt == "dead":
        t.act(1, next(key for key in t.keys if key.startswith("dead-board")))
    assert t.warbands("h1")[1] == 0 and t.board(1).warbands == 3


def test_vow_of_union_losses_may_take_the_last_warband_off_a_site() -> None:
    t = lost(declares(union().bands("h1", 1, 1).dice(["shields"], ["hollow"] * 3), 3))
    t.act(1, "dead-site:h1:1")
    assert t.warbands("h1")[1] == 0 and t.board(1).warbands == 2


def test_vow_of_union_victors_at_sites_stay_there() -> None:
    t = union().bands("h2", 0, 0).has(2, warbands=0).dice(["blank"] * 2, ["sword"] * 5)
    t.act(1, "campaign", "attack:2", "5", "no", "no")  # the pawn is the only target: neither banished nor burnt
    assert t.prompt == "act" and t.warbands("h1") == (1, 3) and t.said("campaign-won")
    t = union().bands("h2", 2, 1).has(2, pawn="h1", warbands=0).dice(["blank"], ["sword"] * 5)
    t.act(1, "campaign", "5", "post:h2:1")
    assert t.prompt == "act" and t.warbands("h2") == (1, 1) and t.warbands("h1") == (1, 3)  # none is moved from there


def test_vow_of_union_a_citizen_who_attacks_the_empire_rules_none_of_its_sites() -> None:
    t = table(seat=1).citizen(1, warbands=2).advisers(1, "vow-of-union").has(1, pawn="c1").act(1, "campaign")
    while t.prompt != "attack-dice":
        t.act(1, "attack:0" if "attack:0" in t.keys else "done" if "done" in t.keys else t.keys[0])
    assert t.keys[0] == "2"


def test_vow_of_union_no_travel_off_a_ruled_site_with_warbands_on_the_board() -> None:
    t = using("elders", warbands=1).bands("p1", 1, 1).advisers(1, "vow-of-union").run()
    assert "travel" not in t.keys
    assert "travel" in using("elders", warbands=0).bands("p1", 1, 1).advisers(1, "vow-of-union").run().keys
    assert "travel" in using("elders", warbands=1).bands("p1", 0, 0).advisers(1, "vow-of-union").run().keys


def test_vow_of_union_nobody_is_made_to_travel_either() -> None:
    t = using("elders", secrets=2).holds(1, "whistle").site("h1", "plains").bands("h1", 2, 1)
    t.has(2, pawn="h1", warbands=1).advisers(2, "vow-of-union").has(0, pawn="p1").run()
    assert "use:whistle" not in t.keys
    t = duel(theirs=("vow-of-union",)).bands("h2", 2, 1).has(2, warbands=2, favor=4)
    declares(t.dice(["blank"] * 3, ["sword"] * 6), 6, "target-pawn")
    while t.prompt in ("dead", "post"):
        t.act(t.seat, "dead-site:h2:1" if t.prompt == "dead" else "done")
    assert t.prompt == "banish" and "banish:c1" in t.keys  # the site is lost, so the pawn may be sent away


def test_vow_of_union_with_the_bandit_crown_the_bandits_join_and_cannot_die() -> None:
    def crowned() -> Table:
        return union().holds(1, "bandit-crown").act(1, "campaign", "done")

    t = crowned()
    most = int(t.keys[0])
    empty = [slot for slot in t.seen(1)["slots"] if slot["faceup"] and not slot["warbands"]]
    assert most == 5 + 1 + len(empty)  # the bandit of h1, and one of each site without warbands
    t.dice(["shields"], ["hollow"] * most).act(1, str(most))
    lost(t)
    dead = most // 2
    while t.prompt == "dead":
        t.act(1, t.keys[0])
    assert t.board(1).warbands == max(0, 5 - dead) and t.warbands("h1")[1] == 0
