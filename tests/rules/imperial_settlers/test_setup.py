"""Rulebook: preparing the game."""

from __future__ import annotations

from collections import Counter

import pytest

from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS
from oikumene.games.imperial_settlers.state import ATTACK_DECK, COMMON_DECK, DEALS, DECK, EMPIRE, HAND, VIRTUAL
from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match


def begun(seats: int, **options: object) -> Match:  # type: ignore[type-arg]
    return IMPERIAL_SETTLERS.new(seats=seats, seed=3, options=options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_two_common_and_two_faction_cards(seats: int) -> None:
    match = begun(seats)
    draws = [event.args for event in match.log[: match.log.index(next(e for e in match.log if e.message == "round"))]]
    first = match.state.first
    order = [(first + i) % seats for i in range(seats)]
    drawn = [(args[0], str(args[1][0])[:3]) for args in draws if len(args) == 2 and isinstance(args[1], tuple)]
    code = {seat: match.state.factions[seat][:3] for seat in order}
    assert drawn == [(seat, back) for seat in order for back in ("com", "com", code[seat], code[seat])]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_points_goods_or_locations(seats: int) -> None:
    state = begun(seats, lookout="draft").state
    for seat in range(seats):
        assert not any(state.players[seat].goods)
        assert not state.zones[EMPIRE + seat] and not state.zones[DEALS + seat]


def test_every_empire_has_its_own_deck_of_thirty() -> None:
    state = begun(4, empire_1="japanese", empire_2="romans", empire_3="egyptians", empire_4="barbarians").state
    assert state.factions == ["japanese", "romans", "egyptians", "barbarians"]
    for seat, code in enumerate(("jap", "rom", "egy", "bar")):
        own = [c for zone in (DECK, HAND) for c in state.zones[zone + seat] if state.ident(c).startswith(code)]
        assert len(own) == 30


def test_empires_nobody_plays_stay_in_the_box() -> None:
    state = begun(2, empire_1="romans", empire_2="japanese").state
    decks = Counter(
        state.ident(c)[:3]
        for zone, cards in enumerate(state.zones)
        if not state.layout.names[zone].startswith("faction-box")
        for c in cards
    )
    assert decks == {"com": 84, "rom": 30, "jap": 30}


def test_the_first_player_is_found_by_lot() -> None:
    firsts = {IMPERIAL_SETTLERS.new(seats=3, seed=seed).state.first for seed in range(20)}
    assert firsts == {0, 1, 2}


def test_players_may_choose_their_empires_beginning_with_the_first_player() -> None:
    match = begun(3, empires="choose")
    first = match.state.first
    chosen = []
    for i, empire in enumerate(("japanese", "romans", "barbarians")):
        question = match.pending[0]
        assert (question.prompt, question.seat) == ("choose-empire", (first + i) % 3)
        assert [option.key for option in question.options] == [
            f"play-empire:{e}" for e in ("romans", "barbarians", "egyptians", "japanese") if e not in chosen
        ]
        match.answer(question.seat, f"play-empire:{empire}")
        chosen.append(empire)
    assert [match.state.factions[(first + i) % 3] for i in range(3)] == chosen


def test_an_empire_named_for_a_seat_is_not_chosen() -> None:
    match = begun(2, empires="choose", empire_2="egyptians")
    assert match.pending[0].seat == 0
    assert "play-empire:egyptians" not in [option.key for option in match.pending[0].options]


def test_two_players_cannot_have_the_same_empire() -> None:
    with pytest.raises(Refused, match="both play romans"):
        begun(2, empire_1="romans", empire_2="romans")


def test_no_empire_for_an_empty_seat() -> None:
    with pytest.raises(Refused, match="empire_3"):
        begun(2, empire_3="romans")


# -- solo


def test_the_solo_game_has_one_empire_and_sixteen_attack_cards_of_which_one_is_open() -> None:
    state = begun(1).state
    assert len(state.zones[ATTACK_DECK]) == 15 and len(state.zones[DEALS + VIRTUAL]) == 1


def test_two_to_four_players_need_no_attack_cards() -> None:
    state = begun(2).state
    assert not [c for c in range(len(state.face)) if state.card(c).deck == "attack"]


@pytest.mark.parametrize("options", [{"lookout": "draft"}, {"lookout": "advanced"}, {"peaceful": True}])
def test_variants_are_for_two_players_or_more(options: dict[str, object]) -> None:
    with pytest.raises(Refused, match="solo"):
        begun(1, **options)


def test_the_common_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(3):
        state = IMPERIAL_SETTLERS.new(seats=2, seed=seed).state
        orders.add(tuple(state.ident(c) for c in state.zones[COMMON_DECK]))
    assert len(orders) == 3
