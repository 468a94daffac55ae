"""Chapter "The course of the game": Activate, Innovate, Revolt, and the clean-up."""

from __future__ import annotations

import pytest

from rules.imperium.tables import table

# -- one of three


def test_a_turn_offers_activate_innovate_and_revolt() -> None:
    t = table().hand(0, "rom-prosperity").play(0, "cls-mysticism")
    assert t.keys == ["play:rom-prosperity", "exhaust:cls-mysticism@1", "innovate", "revolt", "end"]


def test_after_a_card_is_played_neither_innovate_nor_revolt() -> None:
    t = table().hand(0, "cls-aksumites", "unrest").act(0, "play:cls-aksumites")
    assert "innovate" not in t.keys
    assert "revolt" not in t.keys
    assert t.why_not("innovate") == "turn-begun"


def test_after_a_card_is_exhausted_neither_innovate_nor_revolt() -> None:
    t = table().play(0, "cls-mysticism").hand(0, "cls-aksumites").act(0, "exhaust:cls-mysticism@1")
    assert t.keys == ["play:cls-aksumites", "end"]


def test_plays_and_exhausts_mix_in_any_order() -> None:
    """Activate: in any combination and order."""
    t = table().hand(0, "cls-aksumites", "cls-assyrians").play(0, "cls-mysticism", "cls-coinage")
    t.act(0, "play:cls-aksumites", "exhaust:cls-coinage@1", "play:cls-assyrians", "exhaust:cls-mysticism@1")
    assert t.player(0).actions == 3
    assert t.player(0).exhausts == 3


def test_the_turn_goes_on_clockwise_from_the_first_player() -> None:
    t = table("romans", "celts", "greeks", turn=1, first=1)
    order = []
    for _ in range(3):
        order.append(t.seat)
        t.end(t.seat)
    assert order == [1, 2, 0]
    assert t.seat == 1  # the next round: the first player again


# -- playing cards


def test_a_play_costs_an_action() -> None:
    t = table().hand(0, "cls-aksumites").act(0, "play:cls-aksumites")
    assert t.player(0).actions == 2


def test_without_actions_no_card_is_played() -> None:
    t = table().hand(0, "cls-aksumites").state(0, actions=0)
    assert "play:cls-aksumites" not in t.keys
    assert t.why_not("play:cls-aksumites") == "no-action"


def test_three_actions_are_three_cards() -> None:
    t = table().hand(0, "cls-aksumites", "rom-prosperity", "cls-steppe", "cls-armenians").market("cls-river")
    t.act(0, "play:cls-aksumites", "play:cls-steppe", "pick:cls-river:market", "no", "play:cls-armenians")
    t.act(0, t.keys[0])
    assert t.player(0).actions == 0
    assert t.keys == ["end"]


def test_a_played_card_goes_to_the_discard_pile() -> None:
    t = table().hand(0, "cls-aksumites").act(0, "play:cls-aksumites")
    assert t.ids("discard") == ["cls-aksumites"]


def test_a_pinned_card_stays_in_play() -> None:
    t = table().hand(0, "cls-mysticism").act(0, "play:cls-mysticism")
    assert t.ids("play") == ["cls-mysticism"]


def test_effects_go_in_order_and_as_far_as_possible() -> None:
    """Oasis: the exile is not possible, where all market cards have tokens; the rest happens."""
    t = table().hand(0, "cls-oasis", "unrest")
    for id in t.open_market:
        t.tokens(id, progress=1)
    t.act(0, "play:cls-oasis")
    assert t.prompt == "garrison"
    assert not t.ids("exile")


# -- the state


@pytest.mark.parametrize(("card", "empire"), [("cls-town", True), ("cls-coinage", False)])
def test_a_card_of_the_other_state_cannot_be_played(card: str, empire: bool) -> None:
    t = table().hand(0, card).state(0, empire=empire)
    assert f"play:{card}" not in t.keys
    assert t.why_not(f"play:{card}") == "state"
    t.state(0, empire=not empire)
    assert f"play:{card}" in t.keys


@pytest.mark.parametrize("empire", [False, True])
def test_a_card_without_a_state_is_played_in_both(empire: bool) -> None:
    assert "play:cls-aksumites" in table().hand(0, "cls-aksumites").state(0, empire=empire).keys


def test_a_card_in_play_is_exhausted_in_either_state() -> None:
    """Exhausting: whatever the state card shows."""
    t = table().play(0, "cls-coinage", "cls-shrine").has(0, materials=2)
    assert {"exhaust:cls-coinage@1", "exhaust:cls-shrine@1"} <= set(t.keys)
    t.state(0, empire=True)
    assert {"exhaust:cls-coinage@1", "exhaust:cls-shrine@1"} <= set(t.keys)


def test_cards_of_the_other_state_can_be_acquired() -> None:
    """Glossary: empire cards may be acquired and broken through for by barbarians."""
    t = table().hand(0, "rom-advance").has(0, materials=3).market("", "", "cls-coinage")
    t.act(0, "play:rom-advance", "pick:cls-coinage:market")
    assert "cls-coinage" in t.ids("hand")


@pytest.mark.parametrize(("card", "said"), [("cls-aksumites", "plays"), ("cls-assyrians", "plays-free")])
def test_everybody_reads_which_card_was_played(card: str, said: str) -> None:
    """A played card is laid open, so the log names it to all."""
    t = table().hand(0, card).act(0, f"play:{card}")
    event = next(event for event in t.match.log if event.message == said)
    assert all(event.seen_by(seat, t.now.WORDS).args["card"] == card for seat in (0, 1))


# -- free plays


def test_a_free_card_costs_no_action() -> None:
    t = table().hand(0, "cls-assyrians").state(0, actions=0).act(0, "play:cls-assyrians")
    assert t.player(0).actions == 0
    assert t.goods(0) == {"population": 1}


def test_a_free_card_only_once_a_turn() -> None:
    """Glossary "does not need": each such card once a turn, also if it comes back to the hand."""
    t = table().hand(0, "cls-assyrians").play(0, "cls-port").has(0, materials=3)
    t.act(0, "play:cls-assyrians", "exhaust:cls-port@1", "yes")
    assert t.ids("hand") == ["cls-assyrians"]
    assert t.why_not("play:cls-assyrians") == "free-once"


def test_a_free_card_played_by_an_effect_has_been_played() -> None:
    """Glossary "does not need": once a turn, whatever had it played."""
    t = table("macedonians", "celts").hand(0, "mac-parmenion").play(0, "mac-mosaics").state(0, empire=True)
    t.has(0, materials=1).discard(0).market("", "", "", "cls-assyrians").act(0, "play:mac-parmenion", "cls-assyrians")
    assert t.goods(0) == {"materials": 1, "population": 1}
    t.act(0, "exhaust:mac-mosaics@1")
    assert "cls-assyrians" in t.ids("hand")
    assert t.why_not("play:cls-assyrians") == "free-once"


def test_a_free_card_again_in_the_next_turn() -> None:
    t = table().hand(0, "cls-assyrians").deck(0).act(0, "play:cls-assyrians").end(0).end(1)
    assert t.seat == 0
    assert "play:cls-assyrians" in t.keys


# -- exhausting


def test_exhausting_moves_a_token_onto_the_card() -> None:
    t = table().play(0, "cls-mysticism").act(0, "exhaust:cls-mysticism@1")
    assert t.player(0).exhausts == 4
    assert [t.now.ident(card) for card in t.player(0).tired] == ["cls-mysticism"]


def test_a_card_with_a_token_is_not_exhausted_again() -> None:
    t = table().play(0, "cls-mysticism").act(0, "exhaust:cls-mysticism@1")
    assert "exhaust:cls-mysticism@1" not in t.keys
    assert t.why_not("exhaust:cls-mysticism@1") == "tired"


def test_without_tokens_nothing_is_exhausted() -> None:
    t = table().play(0, "cls-mysticism").state(0, exhausts=0)
    assert t.why_not("exhaust:cls-mysticism@1") == "no-token"


def test_what_cannot_be_paid_cannot_be_exhausted() -> None:
    """Shrine: 1 material -> draw 1; it must be payable (3.4.11)."""
    t = table().play(0, "cls-shrine")
    assert t.why_not("exhaust:cls-shrine@1") == "cost"
    assert "exhaust:cls-shrine@1" in t.has(0, materials=1).keys


def test_paying_with_progress_counts_as_payable() -> None:
    assert "exhaust:cls-shrine@1" in table().play(0, "cls-shrine").has(0, progress=1).keys


def test_two_copies_are_exhausted_each() -> None:
    t = table().play(0, "cls-town", "cls-town")
    t.act(0, "exhaust:cls-town@1#1", "yes").act(1, "no").act(0, "exhaust:cls-town@1#2", "yes").act(1, "no")
    assert t.goods(0) == {"materials": 4}
    assert t.player(0).exhausts == 3


# -- innovate


def test_innovate_discards_the_hand_and_breaks_through() -> None:
    t = table().hand(0, "cls-aksumites", "unrest").market("cls-river").act(0, "innovate")
    assert sorted(t.ids("discard")) == ["cls-aksumites", "unrest"]
    assert t.prompt == "break-through"
    t.act(0, "pick:cls-river:market")
    assert t.ids("hand") == ["cls-river"]


def test_innovate_takes_any_of_four_suits_never_fame() -> None:
    t = table().market("cls-river", "cls-elders", "cls-coinage", "cls-hittites", "cls-hills").act(0, "innovate")
    assert {"deck:region", "deck:uncivilised", "deck:civilised", "deck:tributary"} < set(t.keys)
    assert len(t.keys) == 9
    assert "deck:fame" not in t.keys


def test_innovate_brings_no_unrest() -> None:
    t = table().market("", "cls-elders").unrest_pile(5).act(0, "innovate", "pick:cls-elders:market")
    assert t.ids("hand") == ["cls-elders"]


def test_after_innovate_comes_the_clean_up() -> None:
    t = table().hand(0, "cls-assyrians").play(0, "cls-mysticism").market("cls-river").act(0, "innovate", "cls-river")
    assert t.prompt == "market-token"


def test_no_exhaust_reactions_in_an_innovate_turn() -> None:
    """Exhausting is for Activate turns only: Astronomy does not see it, and a break through is no acquire besides."""
    t = table("romans", "celts", base="legends").play(0, "leg-domestication").market("leg-island")
    t.tokens("leg-island", materials=2).act(0, "innovate", "pick:leg-island:market")
    assert t.prompt == "market-token"


# -- revolt


def test_revolt_returns_any_number_of_unrest() -> None:
    t = table().hand(0, "unrest", "unrest", "unrest", "cls-aksumites").unrest_pile(5)
    t.act(0, "revolt", "unrest", "unrest", "done")
    assert t.ids("hand") == ["cls-aksumites", "unrest"]
    assert t.size("unrest") == 7


def test_revolt_returns_unrest_of_the_hand_only() -> None:
    t = table().hand(0, "cls-aksumites", "unrest").discard(0, "unrest").play(0, "cls-river")
    t.garrison(0, "cls-river", "unrest").act(0, "revolt")
    assert t.keys == ["pick:unrest:hand", "done"]


def test_after_revolt_comes_the_clean_up() -> None:
    t = table().hand(0, "unrest", "cls-assyrians").act(0, "revolt", "unrest", "done")
    assert t.prompt == "market-token"


def test_no_exhaust_reactions_in_a_revolt_turn() -> None:
    """Wonder waits for returned unrest, but is exhausted in an Activate turn only."""
    t = table("romans", "celts", "greeks").play(0, "cls-wonder").hand(0, "unrest")
    t.act(0, "revolt", "unrest", "done")
    assert t.prompt == "market-token"
    assert t.goods(0) == {}


# -- clean-up


def test_a_progress_on_any_market_card() -> None:
    t = table().market("cls-river", "cls-elders", "cls-coinage", "cls-hittites", "cls-hills").act(0, "end")
    assert t.prompt == "market-token"
    assert len(t.keys) == 5
    t.act(0, "cls-hills")
    assert t.tokens_on("cls-hills") == (0, 0, 1)


@pytest.mark.parametrize(
    ("nation", "power", "tokens"),
    [("carthaginians", "a", (1, 0, 0)), ("carthaginians", "b", (2, 0, 0)), ("qin", "a", (0, 1, 0))],
)
def test_some_put_something_else_on_the_market(nation: str, power: str, tokens: tuple[int, int, int]) -> None:
    t = table(nation, "romans", power=power).market("cls-river").act(0, "end", "cls-river")
    assert t.tokens_on("cls-river") == tokens


def test_the_token_comes_from_the_supply() -> None:
    t = table().has(0, progress=1).end(0)
    assert t.goods(0) == {"progress": 1}


def test_tokens_go_back_to_the_state_card() -> None:
    """All are taken off; then 3 actions and 5 exhaust tokens, no more."""
    t = table().play(0, "cls-mysticism").state(0, nation_token=True, area_token=True, actions=5, exhausts=1)
    t.act(0, "exhaust:cls-mysticism@1").end(0)
    player = t.player(0)
    assert (player.actions, player.exhausts, player.tired) == (3, 5, ())
    assert not player.nation_token
    assert not player.area_token


def test_utopians_get_three_exhaust_tokens_back() -> None:
    t = table("utopians", "romans").state(0, exhausts=0).end(0)
    assert t.player(0).exhausts == 3


def test_any_number_of_cards_may_be_discarded() -> None:
    deck = ["rom-glory", "rom-conquer", "rom-advance", "rom-prosperity", "rom-triumvirate"]
    t = table().hand(0, "unrest", "cls-aksumites", "cls-hills").deck(0, *deck).market("cls-river")
    t.act(0, "end", "cls-river")
    assert t.prompt == "clean-up"
    t.act(0, "unrest", "cls-hills", "done")
    assert t.ids("hand") == ["cls-aksumites", "rom-advance", "rom-conquer", "rom-glory", "rom-prosperity"]
    assert sorted(t.ids("discard")) == ["cls-hills", "unrest"]


def test_the_hand_is_filled_up_to_five() -> None:
    t = table().hand(0, "unrest", "cls-aksumites").end(0)
    assert t.size("hand") == 5


def test_no_card_is_drawn_with_five_or_more() -> None:
    t = table().hand(0, "unrest", "unrest", "unrest", "cls-hills", "cls-aksumites", "cls-river").end(0)
    assert t.size("hand") == 6


@pytest.mark.parametrize(
    ("cards", "size"), [(["cls-awe-inspiring"], 6), (["cls-awe-inspiring", "cls-qin"], 7), (["cls-mysticism"], 5)]
)
def test_some_cards_raise_the_size_of_the_hand(cards: list[str], size: int) -> None:
    assert table().play(0, *cards).end(0).size("hand") == size


def test_the_bonus_counts_only_in_play() -> None:
    t = table().play(0, "cls-river").garrison(0, "cls-river", "cls-awe-inspiring").end(0)
    assert t.size("hand") == 5


def test_a_turn_may_be_ended_without_doing_anything() -> None:
    t = table().end(0)
    assert t.seat == 1


def test_unused_actions_do_not_add_up() -> None:
    t = table().play(0, "cls-mysticism").act(0, "exhaust:cls-mysticism@1")
    assert t.player(0).actions == 4
    assert t.end(0).player(0).actions == 3


def test_a_gained_action_may_exceed_three() -> None:
    """Glossary "action": even if three lie there already."""
    t = table().play(0, "cls-mysticism").act(0, "exhaust:cls-mysticism@1")
    assert t.player(0).actions == 4
