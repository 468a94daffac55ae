"""What a reading of the whole Law, sentence by sentence, found (2026-11-17): each failed before its repair."""

from __future__ import annotations

from oikumene.games.oath import OATH
from oikumene.games.oath.legacy import write
from oikumene.games.oath.model import DENIZEN, SUITS, VISION
from oikumene.games.oath.rules.campaign import targets
from oikumene.games.oath.state import DISPOSSESSED, DRAWN, PILE
from oikumene.text import Texts
from rules.oath.field import attack_dice, declares, duel, raid
from rules.oath.powers import play, playing, using
from rules.oath.realms import BOOK, made
from rules.oath.table import Table, table

# -- a Citizen who attacks the Empire is not Imperial from the choice of targets on (Law 5.5.1)


def mutiny(*there: str) -> Table:
    """Seat 1, a Citizen, stands with the Chancellor at an Imperial site, where these cards lie."""
    t = table(seat=1).citizen(1, warbands=5).site("h2", "great-slum").at("h2", *there).bands("h2", 0, 1)
    return t.has(1, pawn="h2", secrets=2, favor=2).has(0, pawn="h2", warbands=1)


def test_a_citizen_who_attacks_the_empire_is_an_enemy_of_its_tome_guardians() -> None:
    t = mutiny("tome-guardians").banner("ds", 0, 1).act(1, "campaign")
    assert "target-banner:ds" not in t.keys
    t = mutiny("wolves").banner("ds", 0, 1).act(1, "campaign")
    assert "target-banner:ds" in t.keys


def test_a_citizen_who_attacks_the_empire_rules_none_of_its_nomads() -> None:
    t = mutiny("tents").advisers(0, "lost-tongue").banner("ds", 0, 1).act(1, "campaign")
    assert "target-banner:ds" not in t.keys
    t = mutiny("tents").advisers(0, "lost-tongue").advisers(1, "elders").banner("ds", 0, 1)
    assert "target-banner:ds" in t.act(1, "campaign").keys


def test_a_citizen_who_attacks_the_empire_is_an_enemy_of_its_spell_breaker() -> None:
    def hidden(*there: str) -> Table:
        t = mutiny(*there).site("p2", "the-hidden-place").bands("p2", 0, 1)
        return t.act(1, "campaign")

    assert "target-site:p2" in hidden("wolves").keys
    assert "target-site:p2" not in hidden("spell-breaker").keys


# -- the end of the Act phase


def test_hunting_party_comes_too_late_for_who_has_become_a_citizen() -> None:
    t = using("elders", warbands=3).advisers(1, "hunting-party").deck("long-lost-heir", "wolves", "scouts")
    t.act(1, "search", "search-deck", "keep:long-lost-heir")
    t.act(1, "discard:wolves") if t.prompt == "discard-next" else t
    t.act(1, "play-adviser", "yes")
    assert t.prompt != "campaign"


# -- Salt the Earth asks for no room


def test_salt_the_earth_the_peoples_favor_need_discard_nothing_for_it() -> None:
    t = playing("salt-the-earth", "wolves", "elders", "riots").banner("pf", 1, 1).site("p2", "river").at("p2", "tents")
    t.act(1, "search", "search-pile:provinces", "play-site:p1")
    assert t.prompt == "clear" and "clear:tents" in t.keys and "no" in t.keys


def test_salt_the_earth_an_ancient_bloodline_keeps_it_out() -> None:
    t = playing("salt-the-earth", "wolves").bands("p1", 2, 1).act(1, "search", "search-pile:provinces")
    assert "play-site:p1" in t.keys
    t = playing("salt-the-earth", "wolves").bands("p1", 2, 1).advisers(2, "ancient-bloodline")
    assert "play-site:p1" not in t.act(1, "search", "search-pile:provinces").keys


def test_ancient_bloodline_what_an_enemy_plays_there_does_not_leave_again() -> None:
    t = playing("great-herd", "wolves").bands("p1", 2, 1).site("p2", "river").at("p2", "tents")
    assert play(t).prompt == "which"
    t = playing("great-herd", "wolves").bands("p1", 2, 1).site("p2", "river").at("p2", "tents")
    assert play(t.advisers(2, "ancient-bloodline")).prompt == "act"


def test_ancient_bloodline_the_roving_terror_stays() -> None:
    t = using("roving-terror").bands("p1", 2, 1).site("p2", "river").at("p2", "tents").advisers(2, "ancient-bloodline")
    t.act(1, "use:roving-terror", "pick:tents")
    assert t.cards_at("p1") == ["roving-terror"] and t.cards_at("p2") == []


# -- Hospital


def test_hospital_takes_in_warbands_of_who_becomes_a_citizen_by_martial_culture() -> None:
    t = duel().site("h3", "great-slum").at("h3", "hospital", "martial-culture").bands("h3", 1, 1)
    t.has(2, warbands=0).bands("h2", 2, 1).dice(["blank"], ["skull", "skull", "sword", "sword", "sword", "sword"])
    declares(t, 6).act(1, "plan:hospital", "plan:martial-culture")
    t.act(1, "done", "yes")  # nobody stays at the site that was won
    assert t.warbands("h3") == (0, 3)  # the one that was there, and the two whom the skulls did not kill
    assert t.board(1).bank == 14 and t.board(1).warbands == 4


# -- what makes room, and modifiers at work (Law 5.1.4.I, 7.4.3)


def test_crop_rotation_that_the_peoples_favor_has_discarded_discards_nothing() -> None:
    t = playing("scouts", "crop-rotation", "wolves").banner("pf", 1, 1)
    t.act(1, "search", "search-pile:provinces", "play-site:p1", "clear:crop-rotation")
    assert t.prompt == "act" and t.cards_at("p1") == ["wolves", "scouts"]


def test_the_peoples_favor_does_not_discard_the_crop_rotation_that_is_to_make_room() -> None:
    t = playing("scouts", "wolves", "elders", "riots").banner("pf", 1, 1).site("h1", "mine").at("h1", "crop-rotation")
    t.bands("h1", 1, 1).pile("hinterland", "tents").has(1, pawn="h1").site("h2", "wastes").at("h2", "land-warden")
    t.act(1, "search", "search-pile:hinterland", "play-site:h2")
    assert t.prompt == "clear" and set(t.keys) == {"clear:land-warden", "no"}  # the site holds one card


def test_great_slum_discards_a_crop_rotation_that_is_not_used() -> None:
    t = playing("scouts").site("p1", "great-slum").at("p1", "crop-rotation", "wolves")
    t.act(1, "search", "search-pile:provinces", "play-site:p1")
    assert "clear:crop-rotation" in t.keys
    assert t.act(1, "clear:crop-rotation").prompt == "act"


def test_a_crop_rotation_at_work_is_not_dazzled() -> None:
    t = playing("dazzle", "crop-rotation", "wolves").act(1, "search", "search-pile:provinces", "play-site:p1")
    assert t.act(1, "no").cards_at("p1") == ["wolves", "dazzle"]
    t = playing("dazzle", "crop-rotation", "wolves").act(1, "search", "search-pile:provinces", "play-site:p1")
    assert t.act(1, "clear:wolves").cards_at("p1") == ["crop-rotation", "dazzle"]


def test_a_new_growth_at_work_is_not_roared_away() -> None:
    def roars(where: str) -> Table:
        t = playing("threatening-roar", "new-growth").site("h1", "river").at("h1")
        return t.act(1, "search", "search-pile:provinces", f"play-site:{where}")

    assert roars("p1").cards_at("p1") == ["threatening-roar"]
    assert roars("h1").cards_at("p1") == ["new-growth"]


def test_an_observatory_at_work_is_not_swept_away_by_riots() -> None:
    def riots(region: str) -> Table:
        t = using("observatory", "jinx").at("c1").site("h1", "river").at("h1").banner("pf", 2, 2, mob=True)
        t.pile("provinces", "riots") if region == "provinces" else t.pile("cradle", "riots")
        t.act(1, "search", f"search-pile:{region}", "play-adviser")
        while t.prompt == "discard-next":
            t.act(1, t.keys[0])
        return t

    assert riots("provinces").cards_at("p1") == []
    assert riots("cradle").cards_at("p1") == ["observatory"]


# -- what is told


def test_what_changes_hands_with_an_offer_of_citizenship_is_told() -> None:
    t = table(seat=0).has(0, favor=3, secrets=2).has(1, favor=1, secrets=1).act(0, "offer:1", "space:brutal", "done")
    t.act(0, "yes", "give:favor", "give:favor", "want:secret", "done").act(1, "accept")
    assert t.said("gives-favor") == [(0, 1, 2)] and t.said("gives-secrets") == [(1, 0, 1)]
    assert (t.board(0).favor, t.board(0).secrets) == (1, 3) and (t.board(1).favor, t.board(1).secrets) == (3, 0)


# -- clauses that no test had


def test_1_22_visions_in_the_first_hands_advance_the_marker_those_on_the_piles_do_not() -> None:
    few = [id for id in made().deck if BOOK[id].back == DENIZEN]
    archive = tuple(sorted((*made().archive, *few[25:])))
    deck = tuple(sorted((*few[:25], *(id for id in made().deck if BOOK[id].back == VISION))))
    counts = set()
    for seed in range(12):  # thirty cards: hands and piles come of the lower eighteen, where three Visions are
        left = made(deck=deck, archive=archive)
        state = OATH.new(seats=6, seed=seed, options={"chronicle": write(left)}).state
        hands = [card for seat in range(6) for card in state.zones[DRAWN + seat]]
        piles = [card for region in range(3) for card in state.zones[PILE + region]]
        counts.add(sum(state.pool[card] == VISION for card in piles))
        assert state.visions == sum(state.pool[card] == VISION for card in hands)
    assert len(counts) > 1


def test_5_1_4_ii_a_facedown_adviser_comes_beside_two_who_are_locked_not_beside_three() -> None:
    t = playing("scouts").advisers(1, "a-small-favor", "faithful-friend").act(1, "search", "search-pile:provinces")
    assert "play-facedown" in t.keys
    t = playing("scouts").advisers(1, "a-small-favor", "faithful-friend", "marriage")
    assert "play-facedown" not in t.act(1, "search", "search-pile:provinces").keys


def test_hospital_nobody_comes_from_it_with_the_ring_of_devotion() -> None:
    t = duel().site("h3", "great-slum").at("h3", "hospital").bands("h3", 1, 1).holds(1, "ring-of-devotion")
    declares(t, 2).dice(["shields"], ["skull"] * 2).act(1, "plan:hospital")
    if t.prompt == "sacrifice":
        t.act(1, "no")
    assert t.warbands("h3") == (1, 1) and t.board(1).bank == 14 - 1 - t.board(1).warbands


def test_small_friends_the_pawn_is_deemed_at_the_first_site_of_the_map_too() -> None:
    t = using("elders", favor=2, secrets=0).at("c1", "the-old-oak").advisers(1, "small-friends")
    t.act(1, "trade", "with:small-friends")  # for secrets: there is none to place
    assert t.board(1).secrets == 2  # one for the adviser, and the oak's own, for who stands there


def test_great_crusade_of_the_bandits_counts_their_nomads_at_the_first_site_of_the_map_too() -> None:
    t = raid(there=("great-crusade",)).at("c1", "tents").bands("c1", 0, 0)
    declares(t, 6)
    assert attack_dice(t) == 4  # one for the card itself, one for that of the Cradle


def test_who_asks_for_targets_in_the_middle_of_a_campaign_changes_nothing() -> None:
    t = mutiny("wolves").advisers(1, "outriders").banner("ds", 0, 1).act(1, "campaign", "done", "3")
    state, war = t.now, t.now.war
    assert t.prompt == "plans" and war is not None
    assert targets(state, 1, 0, war.place) and state.war is war


def test_why_an_action_is_closed_is_told() -> None:
    assert using("elders", supply=1).run().why_not("search") == "need-supply"
    t = using("elders", favor=0).bands("p1", 2, 1).site("h1", "river").at("h1", "forced-labor").bands("h1", 2, 1)
    assert t.run().why_not("search") == "no-toll"
    t = table(seat=0).reliquary("greedy").has(0, pawn="c1").set(visions=1).pile("cradle")
    assert t.run().why_not("search") == "no-search-dear"
    t = using("elders").advisers(1, "vow-of-peace").bands("p1", 2, 1)
    assert t.run().why_not("campaign") == "may-not-campaign"
    assert using("elders").bands("p1", 1, 1).run().why_not("campaign") == "no-campaign"


def test_6_1_who_plays_a_facedown_adviser_is_told_which_it_is_and_nobody_else() -> None:
    t = using("elders").facedown(1, "scouts", "wolves").act(1, "adviser:1")
    assert Texts(OATH, "en").said(t.asked.said) == "What do you do with Wolves?"
    assert "wolves" not in str(t.match.view(2)) and "wolves" not in str(t.match.view(None))


def test_7_3_3_the_favor_of_the_site_then_its_homeland_then_modifiers_then_when_played() -> None:
    t = playing("salad-days").site("p1", "fertile-valley").at("p1", "welcoming-party").bank(hearth=3)
    play(t)
    assert t.said("gains-favor") == [(1, 1, "hearth")] * 3 and t.now.banks[SUITS.index("hearth")] == 0
    assert t.prompt == "each-bank" and "of-suit:hearth" not in t.keys  # the bank was empty when it came to the card


def test_gambling_hall_rolls_four_dice() -> None:
    t = using("gambling-hall").bank(order=6).dice(["shield"] * 5)
    t.act(1, "use:gambling-hall", "of-suit:order")
    assert t.said("rolls-shields") == [(1, 4)]


def test_terror_spells_kill_two() -> None:
    t = using("terror-spells", warbands=0).banner("ds", 1).bands("p1", 1, 5).act(1, "use:terror-spells")
    if t.prompt == "kill":
        t.act(1, "dead-site:p1:2")
    assert t.warbands("p1") == (1, 3)


def test_fallen_spire_exchanges_five_at_most() -> None:
    t = using("fallen-spire").pile("provinces", "wolves", "elders", "tents", "scouts", "riots", "dazzle", "jinx")
    t.bring_all(DISPOSSESSED, ["augury", "keep", "portal", "tutor", "bewitch", "map-library", "captains"])
    assert t.act(1, "use:fallen-spire").keys == ["1", "2", "3", "4", "5"]
