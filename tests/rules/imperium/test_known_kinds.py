"""What everybody knows of a card that went unseen as one of a kind, in the worlds that the others imagine."""

from __future__ import annotations

from random import Random

import pytest

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.cards.book import FACE
from oikumene.games.imperium.cards.vocabulary import kind
from oikumene.games.imperium.state import DECK, DISCARD, HAND, HISTORY
from oikumene.kernel.match import Match
from rules.imperium.nations_legends import at_solstice, bare, way
from rules.imperium.tables import Table

WORLDS = 50
MASK = "olm-stone-mask"
OTHERS = ("olm-cacao", "olm-calendar", "olm-ball-games", "olm-la-venta")


def imagined(match: Match, card: int, seat: int = 1) -> set[str]:
    """What a seat thinks that a card may be."""
    return {match.imagine(seat, Random(seed)).state.ident(card) for seed in range(WORLDS)}


def of(text: str, ids: set[str]) -> set[bool]:
    """Whether these cards are of a kind."""
    on = kind(text).on
    return {bool(on[FACE[id]]) for id in ids}


def masked(*hand: str) -> Table:
    """A mask went from the hand into the history, for side B of the Olmecs."""
    t = bare("olmecs", power="b").state(0, empire=True).deck(0, *OTHERS)
    t.hand(0, MASK, "olm-stone-mask-nation", *hand).act(0, "exhaust:olm-power-b@1")
    return t.act(0, f"pick:{MASK}:hand") if t.prompt == "history" else t


def test_a_mask_that_went_into_the_history_is_a_mask_in_every_world() -> None:
    t = masked("olm-drainage-system", "olm-tres-zapotes")
    (card,) = t.now.zones[HISTORY]
    met = imagined(t.match, card)
    assert met == {MASK, "olm-stone-mask-nation"}  # which mask, others do not know
    assert imagined(t.match, card, seat=0) == {MASK}


def test_what_is_left_in_the_hand_may_be_anything() -> None:
    t = masked("olm-drainage-system", "olm-tres-zapotes")
    met = set.union(*(imagined(t.match, card) for card in t.now.zones[HAND]))
    assert of("MASK", met) == {True, False}


def test_it_is_known_in_a_snapshot_and_in_copies() -> None:
    t = masked("olm-drainage-system", "olm-tres-zapotes")
    (card,) = t.now.zones[HISTORY]
    again = Match.restore(IMPERIUM, t.match.save())
    for match in (again, t.match.clone(), again.imagine(1, Random(1))):
        assert of("MASK", imagined(match, card)) == {True}


def test_a_snapshot_from_before_knows_less_and_goes_on() -> None:
    t = masked("olm-drainage-system", "olm-tres-zapotes")
    t.end(0)  # a step begins with what is known
    saved = t.match.save()
    assert saved["state"]["v"].pop("bound")
    again = Match.restore(IMPERIUM, saved)
    assert of("MASK", imagined(again, again.state.zones[HISTORY][0])) == {True, False}


def test_it_is_no_part_of_fingerprints() -> None:
    t = masked("olm-drainage-system")
    before = t.match.digest()
    assert t.now.bound
    t.now.bound.clear()
    assert t.match.digest() == before


def test_the_knight_of_taliesin_is_a_knight_in_every_world() -> None:
    t = bare("arthurians").hand(0, "art-taliesin", "art-cafall").has(0, progress=1).play(0, "art-twrch-trwyth")
    t.deck(0, "art-cai", "art-guennuvar", "art-lady-bertilak", "art-peredur")
    t.act(0, "exhaust:art-twrch-trwyth@1", "art-taliesin", "yes", "search:deck", "art-cai")
    (card,) = t.now.zones[HISTORY]
    met = imagined(t.match, card)
    assert of("KNIGHT", met) == {True}
    assert len(met) > 1


def test_everybody_knows_that_it_is_guennuvar() -> None:
    t = bare("arthurians").hand(0, "art-lancelot").deck(0, "art-cai", "art-guennuvar", "art-peredur", "art-cafall")
    t.act(0, "art-lancelot", "search:deck", "art-guennuvar")
    (card,) = t.now.zones[HISTORY]
    assert imagined(t.match, card) == {"art-guennuvar"}


def test_the_knight_of_camlan_is_a_knight_in_every_world() -> None:
    t = bare("arthurians").play(0, "art-gwaith-camlan").hand(0, "art-cai", "art-cafall", "art-peredur", "unrest")
    t.deck(0, "art-guennuvar", "art-lady-bertilak")
    at_solstice(t, "art-gwaith-camlan")
    way(t, "history-1-knight-from-hand-garrison").act(0, "art-cai")
    (card,) = t.now.zones[HISTORY]
    assert of("KNIGHT", imagined(t.match, card)) == {True}


def test_of_two_in_a_history_nobody_knows_which_came_back() -> None:
    """The Graal takes a card out of the history unseen: then it may have been the knight."""
    t = bare("arthurians").hand(0, "art-graal", "art-taliesin", "art-cai", "art-cafall").history(0, "art-guennuvar")
    t.has(0, progress=1).play(0, "art-twrch-trwyth").deck(0, "art-lady-bertilak", "art-peredur").exile()
    t.act(0, "exhaust:art-twrch-trwyth@1", "art-taliesin", "yes", "art-cai")
    card = t.find("art-cai", HISTORY)
    while not any("art-graal" in key for key in t.keys):  # the fame that Taliesin brings
        t.act(0, t.keys[0])
    assert of("KNIGHT", imagined(t.match, card)) == {True}
    t.act(0, "art-graal", "art-guennuvar")
    assert of("KNIGHT", imagined(t.match, card)) == {True, False}


def found(*hand: str) -> Table:
    """Erik the Red has found Graenland in the deck, and it is in the hand."""
    t = bare("vikings").play(0, "vik-scandinavia").hand(0, "vik-erik-the-red", *hand)
    t.deck(0, "vik-graenland", "vik-advance", "vik-skis").has(0, population=1)
    t.act(0, "vik-erik-the-red", "vik-scandinavia", "search:deck", "vik-graenland")
    return t


@pytest.mark.parametrize(("played", "known"), [("vik-glory", {True}), ("vik-iceland", {True, False})])
def test_a_region_found_for_the_hand_is_there_until_one_is_seen_to_go(played: str, known: set[bool]) -> None:
    """If a region is discarded from the hand, it may be that one; if something else is, it is not."""
    t = found("vik-glory", "vik-iceland", "vik-prosperity", "unrest")
    card = t.find("vik-graenland", HAND)
    assert of("REGION", imagined(t.match, card)) == {True}
    state = t.now.copy()
    state.move(t.find(played, HAND), DISCARD)
    assert of("REGION", {id for id, face in FACE.items() if state.may_be(card, face)}) == known


def test_a_region_that_all_are_shown_in_the_hand_may_be_the_one_that_was_found() -> None:
    t = found("vik-glory", "vik-iceland")
    card = t.find("vik-graenland", HAND)
    for shown, known in (("vik-glory", True), ("vik-iceland", False)):
        state = t.now.copy()
        state.reveal(t.find(shown, HAND), -1)
        assert (card in state.bound) is known


def test_of_masks_alone_it_does_not_matter_which_went() -> None:
    t = masked("olm-drainage-system", "olm-tres-zapotes")
    state = t.now.copy()
    (card,) = state.zones[HISTORY]
    other = t.find("olm-stone-mask-nation", HAND)
    state.move(other, HISTORY)
    state.bind(other, kind("MASK"))
    state.move(other, HAND)
    assert set(state.bound) == {card, other}
    state.move(card, HAND)
    state.move(t.find("olm-tres-zapotes", HAND), HISTORY)  # unseen: out of a hand with masks and others
    assert state.bound == {}


def test_after_shuffling_nobody_can_tell_which_it_is() -> None:
    t = found("vik-glory")
    state = t.now.copy()
    card = t.find("vik-graenland", HAND)
    state.move(t.find("vik-glory", HAND), DISCARD)
    state.move(card, DECK)  # the last of the hand: everybody can follow it
    assert not state.may_be(card, FACE["vik-glory"])
    state.shuffle(DECK)
    assert state.bound == {}
