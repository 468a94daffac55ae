"""Law 2: components. Every card of the box is there, and one whose power is not built says so."""

from __future__ import annotations

from collections import Counter

from oikumene.games.oath import OATH
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.model import DENIZEN, PRINTED, SUITS
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


def test_the_starting_cards_of_order_and_the_sites_of_the_first_game_are_built() -> None:
    book = house_book()
    assert [
        card.id for card in book.cards if card.suit == SUITS.index("order") and card.starting and card.unbuilt
    ] == []
    for id in ("plains", "lush-coast", "mountain", "buried-giant", "salt-flats", "rocky-coast", "wastes", "great-slum"):
        assert not book[id].unbuilt, id


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
