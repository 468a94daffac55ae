"""Cards that change what a search plays and where discards go, and what a council holds (Law 5.1, 7.4.3, 7.6.4)."""

from __future__ import annotations

from oikumene.games.oath.state import DRAWN
from rules.oath.powers import play, playing, using
from rules.oath.table import Table, table


def here(*cards: str, **has: object) -> Table:
    """Seat 1 at p1 in the Provinces, where these cards lie; three denizens on the pile there, none on the others."""
    more: dict[str, object] = {"favor": 0, "secrets": 0, "supply": 6, "warbands": 0, **has}
    t = table(seat=1).site("p1", "charming-valley").bands("p1", 0, 0).at("p1", *cards).has(1, pawn="p1", **more)  # type: ignore[arg-type]
    return t.pile("provinces", "wolves", "elders", "dazzle").pile("cradle", "keep").pile("hinterland", "tents")


# -- Land Warden


def warden() -> Table:
    """Land Warden is used, and three cards are drawn."""
    return here("land-warden", favor=1).act(1, "search", "with:land-warden", "search-pile:provinces")


def test_land_warden_two_of_the_drawn_cards_are_played() -> None:
    t = warden().act(1, "keep:wolves", "keep:elders")
    assert t.board(1).favor == 0 and t.piles()["hinterland"] == ["tents", "dazzle"]
    t.act(1, "play-site:p1")
    assert "play-facedown" in t.keys and "play-adviser" in t.keys
    t.act(1, "play-facedown")
    assert t.cards_at("p1") == ["land-warden", "wolves"] and t.council(1) == ["elders"]


def test_land_warden_one_of_two_goes_to_a_site() -> None:
    t = warden().act(1, "keep:wolves", "keep:elders", "play-adviser")
    assert t.keys == ["play-site:p1", "play-discard"]
    t = warden().act(1, "keep:wolves", "keep:elders", "play-discard")  # then only one card is played at all
    assert "play-adviser" in t.keys


def test_land_warden_one_card_will_do_and_without_it_there_is_no_second() -> None:
    t = warden().act(1, "keep:wolves", "no")
    assert t.prompt == "discard-next"
    t = here("land-warden", favor=1).act(1, "search", "done", "search-pile:provinces", "keep:wolves")
    assert t.prompt == "discard-next" and t.board(1).favor == 1


def test_land_warden_what_was_kept_waits_while_the_first_card_acts() -> None:
    t = here("land-warden", "riots", favor=1).pile("provinces", "pilgrimage", "elders", "dazzle")
    t.act(1, "search", "with:land-warden", "search-pile:provinces", "keep:pilgrimage", "keep:elders", "play-adviser")
    assert t.ids(DRAWN + 1) == ["elders"] and t.prompt == "play"


def test_land_warden_the_peoples_favor_makes_room_for_each_of_the_two() -> None:
    t = here("land-warden", "riots", "jinx", favor=1).banner("pf", 1)
    t.act(1, "search", "with:land-warden", "search-pile:provinces", "keep:wolves", "keep:elders")
    t.act(1, "play-site:p1", "clear:riots", "play-site:p1", "clear:jinx")
    assert t.cards_at("p1") == ["land-warden", "wolves", "elders"]


# -- Bracken


def bracken(*cards: str, **has: object) -> Table:
    return here("bracken", *cards, **has).act(1, "search", "search-pile:provinces", "keep:wolves", "discard:elders")


def test_bracken_all_discards_of_a_search_on_any_one_pile() -> None:
    t = bracken()
    assert t.prompt == "heap" and {"heap-top:cradle", "heap-under:hinterland", "heap-usual"} <= set(t.keys)
    t.act(1, "heap-top:cradle", "play-discard")
    assert t.piles()["cradle"] == ["keep", "elders", "dazzle", "wolves"] and t.piles()["hinterland"] == ["tents"]


def test_bracken_or_under_it() -> None:
    t = bracken().act(1, "heap-under:hinterland", "play-adviser")
    assert t.piles()["hinterland"] == ["dazzle", "elders", "tents"]
    assert [line[2] for line in t.said("discards-under")] == ["hinterland", "hinterland"]


def test_bracken_need_not_be_used() -> None:
    t = bracken().act(1, "heap-usual", "play-discard")
    assert t.piles()["hinterland"] == ["tents", "elders", "dazzle", "wolves"]


def test_bracken_once_used_it_cannot_be_discarded_in_that_search() -> None:
    t = here("bracken", "riots").banner("pf", 1).act(1, "search", "search-pile:provinces", "keep:wolves")
    t.act(1, "discard:elders", "heap-top:cradle", "play-site:p1")
    assert t.prompt == "clear" and t.keys == ["clear:riots", "no"]
    t.act(1, "clear:riots")
    assert t.piles()["cradle"] == ["keep", "elders", "dazzle", "riots"]


def test_bracken_helps_with_a_facedown_adviser_and_not_with_what_powers_discard() -> None:
    t = here("bracken").facedown(1, "elders").act(1, "adviser:0", "play-discard", "heap-under:cradle")
    assert t.piles()["cradle"] == ["elders", "keep"]
    t = here("bracken", "scouts").facedown(1, "dazzle").act(1, "adviser:0", "play-adviser")
    assert t.cards_at("p1") == ["bracken"] and t.piles()["hinterland"] == ["tents", "scouts"]


def test_bracken_is_for_who_has_access() -> None:
    t = here().site("h1", "plains").at("h1", "bracken").bands("h1", 2, 1)
    t.act(1, "search", "search-pile:provinces", "keep:wolves", "discard:elders")
    assert t.prompt == "play"


# -- modifiers at work (Law 7.4.3)


def test_a_modifier_at_work_is_no_adviser_to_discard() -> None:
    t = here().advisers(1, "augury", "scouts", "wolves").pile("provinces", "elders")
    t.act(1, "search", "with:augury", "search-pile:provinces", "play-adviser")
    assert t.prompt == "oust" and t.keys == ["oust:scouts", "oust:wolves"]


def test_a_modifier_at_work_is_not_discarded_by_a_power_either() -> None:
    t = here("scouts", "news-from-afar", favor=2).pile("provinces", "dazzle")
    t.act(1, "search", "with:news-from-afar", "search-pile:provinces", "play-adviser")
    assert t.cards_at("p1") == ["news-from-afar"]  # a hearth card too


def test_crop_rotation_does_not_discard_itself() -> None:
    t = here("crop-rotation", "riots", "jinx").pile("provinces", "elders").act(1, "search", "search-pile:provinces")
    t.act(1, "play-site:p1")
    assert t.prompt == "clear-must" and t.keys == ["clear:riots", "clear:jinx"]


# -- Family Wagon


def test_family_wagon_three_nomads_make_room_for_it_and_for_more() -> None:
    t = playing("family-wagon").advisers(1, "tents", "elders", "great-herd")
    play(t, "play-adviser")
    assert len(t.council(1)) == 4 and t.prompt == "act"
    t = playing("twin-brother").advisers(1, "family-wagon", "tents", "elders", "great-herd", "wolves")
    play(t, "play-adviser")
    assert len(t.council(1)) == 6


def test_family_wagon_one_stranger_only() -> None:
    t = playing("family-wagon").advisers(1, "wolves", "tents").facedown(1, "elders")
    play(t, "play-adviser")
    assert t.prompt == "oust" and t.keys == ["oust:wolves", "oust-facedown:0"]  # a facedown adviser has no suit
    t.act(1, "oust:wolves")
    assert sorted(t.council(1)) == ["elders", "family-wagon", "tents"]
    t = play(playing("scouts").advisers(1, "family-wagon", "wolves", "tents"), "play-adviser")
    assert t.keys == ["oust:family-wagon", "oust:wolves"]  # without the wagon three are not too many
    assert t.act(1, "oust:wolves").council(1) == ["family-wagon", "tents", "scouts"]


def test_family_wagon_beside_a_locked_stranger_the_wagon_itself_goes() -> None:
    t = play(playing("scouts").advisers(1, "family-wagon", "silver-tongue"), "play-adviser")
    assert t.council(1) == ["silver-tongue", "scouts"]
    t = play(playing("tents").advisers(1, "family-wagon", "silver-tongue"), "play-adviser")
    assert t.council(1) == ["family-wagon", "silver-tongue", "tents"]


def test_family_wagon_and_the_piper() -> None:
    t = playing("pied-piper").advisers(1, "family-wagon", "wolves")
    play(t, "play-adviser")
    assert t.council(1) == ["family-wagon", "wolves", "pied-piper"] and t.prompt == "act"
    t = playing("family-wagon").advisers(1, "pied-piper", "wolves")
    play(t, "play-adviser")
    assert t.keys == ["oust:pied-piper", "oust:wolves"]


def test_family_wagon_gone_the_council_is_too_large() -> None:
    t = using("elders", favor=5, secrets=3).advisers(1, "assassin").has(2, pawn="p1")
    t.advisers(2, "family-wagon", "tents", "great-herd", "twin-brother", "wolves")
    t.act(1, "use:assassin", "pick:family-wagon")
    assert t.seat == 2 and t.prompt == "oust" and len(t.keys) == 4
    t.act(2, "oust:wolves")
    assert t.council(2) == ["tents", "great-herd", "twin-brother"] and t.seat == 1
