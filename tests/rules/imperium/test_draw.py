"""Chapters "Reshuffling the own deck" and "Draw a card": nation cards, developments, accession, "if able"."""

from __future__ import annotations

from rules.imperium.tables import Table, table


def drawing(*nations: str, **options: object) -> Table:
    """Seat 0 has a Code of Laws in play (exhaust: draw 1) and an empty deck; the others have plenty."""
    t = table(*(nations or ("romans", "celts")), **options)  # type: ignore[arg-type]
    return t.play(0, "leg-code-of-laws").deck(0)


def draw(t: Table) -> Table:
    return t.act(0, "exhaust:leg-code-of-laws@1")


# -- drawing


def test_cards_are_drawn_from_the_top() -> None:
    t = draw(drawing().deck(0, "rom-glory", "rom-advance"))
    assert t.ids("hand") == ["rom-glory"]


def test_no_reshuffle_while_there_are_cards() -> None:
    t = draw(drawing().deck(0, "rom-glory").discard(0, "rom-advance"))
    assert t.ids("deck") == []
    assert t.ids("discard") == ["rom-advance"]


def test_what_is_missing_is_drawn_after_the_reshuffle() -> None:
    """First what is left, then the discard pile becomes the deck."""
    t = table().hand(0, "cls-oracle").deck(0, "rom-glory").discard(0, "unrest").nation(0).bottom(0)
    t.act(0, "play:cls-oracle", "rom-glory")
    assert t.ids("hand") == ["unrest"]


def test_if_nothing_is_left_the_draw_stops() -> None:
    """rn-draw-nothing-left."""
    t = draw(drawing().nation(0).bottom(0))
    assert t.ids("hand") == []
    assert t.prompt == "act"
    assert t.said("reshuffles") == []


# -- barbarians


def test_a_reshuffle_brings_the_top_card_of_the_nation_deck() -> None:
    t = draw(drawing().nation(0, "rom-raetia", "rom-bread-and-circuses"))
    assert t.ids("hand") == ["rom-raetia"]
    assert t.ids("nation") == ["rom-bread-and-circuses"]


def test_the_card_comes_before_the_shuffle() -> None:
    t = draw(drawing().nation(0, "rom-raetia", "rom-bread-and-circuses").discard(0, "unrest", "rom-glory"))
    assert sorted(t.ids("hand") + t.ids("deck")) == ["rom-glory", "rom-raetia", "unrest"]
    assert t.ids("discard") == []


def test_the_token_is_an_exhaust_token() -> None:
    """rn-reshuffle-token: from the state card to the nation deck."""
    t = draw(drawing())
    assert t.player(0).exhausts == 3
    assert t.player(0).nation_token
    assert t.player(0).actions == 3


def test_once_between_two_clean_ups() -> None:
    t = drawing().play(0, "cls-coinage").nation(0, "rom-raetia", "rom-bread-and-circuses", "rom-gallia-aquitania")
    draw(t).act(0, "exhaust:cls-coinage@1")
    assert t.ids("hand") == ["rom-raetia"]
    assert t.size("nation") == 2
    t.end(0)
    assert "rom-bread-and-circuses" in t.ids("hand")
    assert t.player(0).exhausts == 4
    assert t.player(0).nation_token


def test_not_without_an_exhaust_token() -> None:
    t = drawing().state(0, exhausts=1).discard(0, "unrest")
    before = t.size("nation")
    draw(t)
    assert t.ids("hand") == ["unrest"]
    assert t.size("nation") == before
    assert not t.player(0).nation_token


def test_the_clean_up_frees_the_tokens_before_it_draws() -> None:
    """Clean-up: tokens first, cards last: the reshuffle there finds five tokens."""
    t = table().deck(0).state(0, exhausts=0, nation_token=True).nation(0, "rom-raetia", "rom-bread-and-circuses").end(0)
    assert t.ids("hand") == ["rom-raetia"]
    assert t.player(0).exhausts == 4


def test_nobody_chooses_not_to_take_the_nation_card() -> None:
    t = draw(drawing())
    assert t.prompt == "act"
    assert t.size("hand") == 1


# -- accession


def test_the_accession_card_comes_last_and_flips_the_state() -> None:
    t = draw(drawing().nation(0))
    assert t.ids("hand") == ["rom-julius-caesar"]
    assert t.player(0).empire
    assert t.ids("bottom") == []


def test_the_accession_card_waits_for_the_nation_deck() -> None:
    t = draw(drawing().nation(0, "rom-raetia"))
    assert t.ids("bottom") == ["rom-julius-caesar"]
    assert not t.player(0).empire
    assert t.player(0).nation_token


def test_after_the_accession_no_development_in_the_same_turn() -> None:
    """rn-reshuffle-after-accession: the token lies in the development area."""
    t = drawing().play(0, "cls-coinage").nation(0).has(0, materials=20, population=20, progress=20)
    draw(t).act(0, "exhaust:cls-coinage@1")
    assert t.player(0).area_token
    assert t.player(0).exhausts == 2
    assert t.prompt == "act"


def test_an_accession_by_an_effect_leaves_the_development_area_as_it_is() -> None:
    """The token that lay on the nation deck for a reshuffle stays where it is: the rulebook puts one in the area only
    for a development at a reshuffle, and an effect puts none. So a development can follow in the same turn."""
    t = drawing().play(0, "cls-coinage").nation(0, "rom-raetia").hand(0, "cls-egyptians").area(0, "rom-legions")
    draw(t.has(0, population=3))
    assert t.player(0).nation_token and t.ids("hand") == ["cls-egyptians", "rom-raetia"]
    t.act(0, "play:cls-egyptians", "no")
    assert t.player(0).empire and not t.player(0).area_token
    t.act(0, "exhaust:cls-coinage@1")
    assert t.prompt == "develop-now" and "pick:rom-legions:area" in t.keys
    t.act(0, "rom-legions")
    assert t.player(0).area_token


# -- empires


def test_an_empire_may_develop_at_a_reshuffle() -> None:
    t = drawing().state(0, empire=True).has(0, materials=9, population=9).discard(0, "unrest")
    draw(t)
    assert t.prompt == "develop-now"
    t.act(0, "rom-legions")
    assert t.goods(0) == {"materials": 9, "population": 6}
    assert sorted(t.ids("hand") + t.ids("deck")) == ["rom-legions", "unrest"]
    assert t.player(0).area_token
    assert t.player(0).exhausts == 3


def test_an_empire_need_not_develop() -> None:
    t = drawing().state(0, empire=True).has(0, population=9).discard(0, "unrest")
    draw(t).act(0, "no")
    assert t.ids("hand") == ["unrest"]
    assert not t.player(0).area_token
    assert t.player(0).exhausts == 4


def test_any_development_not_only_one() -> None:
    """Not only the top one."""
    t = draw(drawing().state(0, empire=True).has(0, materials=20, population=20).discard(0, "unrest"))
    assert len(t.keys) == 7


def test_only_developments_that_can_be_paid() -> None:
    t = draw(drawing().state(0, empire=True).has(0, population=3).discard(0, "unrest"))
    assert t.keys == ["pick:rom-roman-invasion:area", "pick:rom-legions:area", "no"]


def test_a_development_can_be_paid_with_progress() -> None:
    t = draw(drawing().state(0, empire=True).has(0, population=2, progress=1).discard(0, "unrest"))
    t.act(0, "rom-legions")
    assert t.goods(0) == {}


def test_one_development_between_two_clean_ups() -> None:
    t = drawing().play(0, "cls-coinage").state(0, empire=True).has(0, materials=20, population=20)
    draw(t).act(0, "rom-legions", "exhaust:cls-coinage@1")
    assert t.prompt == "act"
    assert t.size("area") == 5


def test_no_development_without_an_exhaust_token() -> None:
    t = drawing().state(0, empire=True, exhausts=1).has(0, materials=20, population=20).discard(0, "unrest")
    assert draw(t).prompt == "act"


def test_an_empire_takes_no_nation_card() -> None:
    t = drawing().state(0, empire=True).nation(0, "rom-raetia").discard(0, "unrest")
    draw(t)
    assert t.ids("nation") == ["rom-raetia"]


def test_a_development_by_an_effect_needs_no_token_and_lays_none() -> None:
    """Glossary "develop"; the Egyptians tributary, with the token in the area already."""
    t = table().hand(0, "cls-egyptians").state(0, empire=True, area_token=True, exhausts=0).has(0, population=3)
    t.area(0, "rom-legions", "rom-the-senate")
    t.act(0, "play:cls-egyptians", "rom-legions")
    assert t.ids("discard") == ["rom-legions"]
    assert t.player(0).exhausts == 0


def test_develop_free_costs_nothing() -> None:
    t = table().hand(0, "cls-glorious").state(0, empire=True).act(0, "play:cls-glorious", "rom-legions")
    assert "rom-legions" in t.ids("discard")


# -- nations that do otherwise


def test_the_nadir_of_the_arthurians_goes_into_play() -> None:
    t = drawing("arthurians", "romans", base="legends").nation(0).discard(0, "unrest")
    nadir = t.ids("bottom")
    draw(t)
    assert set(nadir) <= set(t.ids("play"))
    assert not t.player(0).empire
    assert t.now.ending == 0


def test_the_zenith_of_the_vikings_ends_the_game() -> None:
    t = draw(drawing("vikings", "romans").nation(0))
    assert t.ids("hand") == ["vik-harald-hardrada"]
    assert not t.player(0).empire
    assert t.now.why == "zenith"


def test_utopians_have_nothing_to_come() -> None:
    t = draw(drawing("utopians", "romans", base="legends").discard(0, "rom-glory", "rom-advance"))
    assert t.size("hand") == t.size("deck") == 1
    assert t.player(0).exhausts == 2


def test_atlanteans_develop_from_the_start() -> None:
    t = drawing("atlanteans", "romans", base="legends").has(0, materials=20, population=20, progress=9)
    assert draw(t.discard(0, "unrest")).prompt == "develop-now"


# -- in another's turn


def test_a_reshuffle_in_anothers_turn_follows_the_same_rules() -> None:
    """Prosperity: all may draw; seat 1 has an empty deck, takes its nation card and lays its token."""
    t = table().hand(0, "rom-prosperity").deck(1).discard(1, "unrest").act(0, "play:rom-prosperity", "no")
    before = t.size("nation", 1)
    t.act(1, "yes")
    assert t.size("nation", 1) == before - 1
    assert t.size("hand", 1) == 1
    assert t.player(1).exhausts == 4
    assert t.player(1).nation_token


def test_an_empire_may_develop_in_anothers_turn() -> None:
    t = table("celts", "romans").hand(0, "rom-prosperity").deck(1).discard(1, "unrest").state(1, empire=True)
    t.has(1, population=3).act(0, "play:rom-prosperity", "no").act(1, "yes")
    assert t.prompt_of(1) == "develop-now"


# -- if able


def test_if_able_does_not_reshuffle() -> None:
    """Jade Mask: draw up to 3 if able."""
    t = table().hand(0, "cls-jade-mask").deck(0, "rom-glory").discard(0, "unrest", "rom-advance")
    t.act(0, "play:cls-jade-mask")
    assert t.ids("deck") == ["rom-glory"]  # the only card in hand goes back
    assert t.player(0).exhausts == 5
    assert "unrest" in t.ids("discard")


def test_if_able_with_an_empty_deck_draws_nothing() -> None:
    t = table().hand(0, "cls-marvellous").deck(0).discard(0, "unrest").act(0, "play:cls-marvellous")
    assert t.prompt == "act"
    assert t.ids("hand") == []
    assert sorted(t.ids("discard")) == ["cls-marvellous", "unrest"]


def test_a_choice_to_draw_is_open_while_only_a_nation_card_could_come() -> None:
    """Leadership: draw 1, with nothing but the nation deck to draw from."""
    t = table().hand(0, "cls-leadership", "unrest").deck(0).act(0, "play:cls-leadership")
    assert "way:draw-1" in t.keys
