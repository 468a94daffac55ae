"""Law 2: components. Every card of the box is there, and one whose power is not built says so."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from oikumene.games.oath import OATH
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.model import DENIZEN, PRINTED, SLOTS
from oikumene.games.oath.rules import moments, ruling
from oikumene.games.oath.rules.title import title_dice
from oikumene.games.oath.state import NONE
from oikumene.kit.bend import Matter
from rules.oath.table import table


def test_the_box_holds_what_the_law_counts() -> None:
    book = house_book()
    assert Counter(card.deck for card in book.cards) == PRINTED
    denizens = [card for card in book.cards if card.back == DENIZEN]
    assert Counter(card.suit for card in denizens) == dict.fromkeys(range(6), 33)
    assert Counter(card.suit for card in denizens if card.starting) == dict.fromkeys(range(6), 9)
    assert sum(card.locked for card in denizens) == 29
    assert Counter(card.only for card in denizens) == {"": 100, "adviser": 53, "site": 45}
    assert sorted(card.num for card in denizens) == list(range(1, 199))


def test_a_card_whose_power_is_not_built_says_so() -> None:
    for info in OATH.cards():
        card = house_book()[info.id]
        told = "text-unbuilt" in [part[0] for part in info.text]
        assert told == card.unbuilt == info.facts["unbuilt"], card.id
        assert card.unbuilt or card.powers or card.lawful, f"{card.id} has no power, and none is missing"


def test_every_power_is_built() -> None:
    assert [card.id for card in house_book().cards if card.unbuilt] == []


def test_whatever_a_card_bends_or_waits_for_some_rule_asks_or_tells() -> None:
    rules = "".join(path.read_text() for path in Path(ruling.__file__).parent.glob("*.py"))
    asked = {name for name, matter in vars(ruling).items() if isinstance(matter, Matter)}
    bent = {bend.question.name for card in house_book().cards for bend in card.bends}
    for name in asked:
        assert len(re.findall(rf"\b{name}\b", rules)) > 1, f"nobody asks {name}"
        assert vars(ruling)[name].name in bent, f"no card answers {name}"
    waited = {reaction.moment for card in house_book().cards for reaction in card.reactions}
    assert waited == set(moments.MOMENTS)


def test_2_5_3_a_seized_banner_burns_two_and_keeps_one_and_calls_the_mob() -> None:
    from oikumene.games.oath.model import DS, PF
    from oikumene.games.oath.rules.verbs import seize_banner

    for tokens, left in ((5, 3), (2, 1), (1, 1)):
        t = table().banner("pf", 0, tokens).banner("ds", 0, tokens)
        state = t.lay()
        for banner in (PF, DS):
            seize_banner(state, 1, banner)
            assert (state.banners[banner].tokens, state.banners[banner].holder) == (left, 1)
        assert state.banners[PF].mob and not state.banners[DS].mob
        OATH.check(state)


def test_2_11_the_title_goes_to_who_rules_the_most_sites_and_a_tie_keeps_it() -> None:
    t = table(seat=1).has(1, pawn="h2", warbands=5).site("h2", "wastes").bands("h2", 1, 1).bands("c1", 1, 1)
    t.act(1, "march", "2")
    assert t.now.title == 0  # two and two
    t = table(seat=1).has(1, pawn="h2", warbands=5).site("h2", "wastes").bands("h2", 1, 1).bands("c1", 1, 1)
    t.bands("p1", 1, 1).set(usurper=True).act(1, "march", "2")
    assert t.now.title == 1 and not t.now.usurper  # who takes it has the Oathkeeper's side up


def test_2_11_the_holder_chooses_between_others_who_are_alike() -> None:
    t = table(seat=0).bands("c1", 1, 1).bands("p1", 2, 1).bands("h1", 0, 0).has(0, pawn="c1")
    t.advisers(0).facedown(0, "vision-of-faith").act(0, "adviser:0", "play-discard")
    assert (t.seat, t.prompt, t.keys) == (0, "title", ["title:1", "title:2"])
    t.act(0, "title:2")
    assert t.now.title == 2


def test_2_3_relics_of_the_reliquary_have_no_power_and_count_for_nobody() -> None:
    t = table(seat=0).reliquary("greedy", "bandit-crown").reliquary("brutal", "ring-of-devotion")
    state = t.lay()
    assert ruling.bandit_lord(state) < 0 and ruling.may_post(state, 0)
    assert state.prizes(0) == 1  # the Grand Scepter


def test_2_8_1_a_facedown_site_holds_no_cards_and_has_no_ruler() -> None:
    state = table().lay()
    c2 = SLOTS.index("c2")
    assert not state.faceup(c2) and ruling.room(state, c2) == 0
    assert not any(ruling.rules_site(state, seat, c2) for seat in range(3)) and ruling.ruler(state, c2) == NONE


def test_2_8_3_a_site_adds_a_defence_die_and_a_bandit() -> None:
    t = table(seat=1).site("h2", "wastes").bands("h2", 0, 0).at("h2").has(1, pawn="h2", warbands=2)
    t.act(1, "campaign").dice(["blank"], ["sword"] * 2).act(1, "2")
    assert t.said("rolls-defence") == [(1, 0, 0, 0, 1)]


def test_2_9_a_ruin_has_no_suit_and_is_neither_mustered_nor_traded_with() -> None:
    t = table(seat=1).site("p1", "plains").at("p1", "hall-of-mockery").has(1, pawn="p1", favor=3, secrets=2).run()
    assert "muster" not in t.keys and "trade" not in t.keys
    t = table(seat=1).site("p1", "plains").at("p1", "hall-of-debate").has(1, pawn="p1", favor=3, secrets=2).run()
    assert "muster" in t.keys and "trade" in t.keys


def test_2_11_the_titles_dice_two_of_a_usurper_and_for_every_imperial_defender() -> None:
    state = table(4).citizen(2).set(title=1, usurper=True).lay()
    assert title_dice(state, (1,)) == 2 and title_dice(state, (3,)) == 0
    state = table(4).citizen(2).lay()
    assert title_dice(state, (2, 0)) == 1  # the Chancellor is an ally of every Citizen who is attacked
