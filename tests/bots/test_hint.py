"""Advice: what a bot would do in a seat, with its reasons in numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import oikumene
from oikumene import bots
from oikumene.bots.because import through
from oikumene.bots.senses import sense_of
from oikumene.games.imperial_settlers.model import FACTIONS
from oikumene.games.imperium.cards.nations import ALL_NATIONS
from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match
from oikumene.kernel.words import Said
from oikumene.registry import games
from oikumene.text import Texts


@pytest.fixture
def match() -> Match[Any]:
    return oikumene.game("ancient_world").new(seats=3, seed=11)


def test_every_option_the_best_first(match: Match[Any]) -> None:
    question = match.pending[0]
    reasons = bots.hint(match, question.seat, "mcts:rounds=120")
    assert {reason.key for reason in reasons} == {option.key for option in question.options}
    first, *others = reasons
    assert first.visits == max(reason.visits for reason in reasons), "what would be answered"
    often = [reason.expected for reason in others if reason.visits >= first.visits / 3]
    assert [reason.expected for reason in others[: len(often)]] == often == sorted(often, reverse=True)
    assert sum(reason.visits for reason in reasons) == 120
    assert all(0 <= reason.expected <= 1 for reason in reasons)


def test_the_best_level_is_asked_by_default(match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    made = bots.make
    monkeypatch.setattr("oikumene.bots.advice.make", lambda name, *rest: asked.append(name) or made("greedy", *rest))
    assert bots.hint(match, match.asks[0].seat)
    assert asked == ["strategist"]


def test_advice_changes_nothing(match: Match[Any]) -> None:
    before = match.digest()
    bots.hint(match, match.asks[0].seat, "merchant")
    assert match.digest() == before
    assert match.answers == []


def test_same_seed_same_advice(match: Match[Any]) -> None:
    seat = match.asks[0].seat
    assert bots.hint(match, seat, "mcts:rounds=40", seed=5) == bots.hint(match, seat, "mcts:rounds=40", seed=5)


def test_the_adviser_knows_no_more_than_the_seat(match: Match[Any]) -> None:
    """Two matches that look the same from the seat get the same advice, whatever lies in the decks."""
    from random import Random

    seat = match.asks[0].seat
    other = match.imagine(seat, Random(99))
    assert other.digest() != match.digest()
    assert bots.hint(other, seat, "greedy", seed=2) == bots.hint(match, seat, "greedy", seed=2)


def test_only_the_seat_that_is_asked_is_advised(match: Match[Any]) -> None:
    asked = match.asks[0].seat
    with pytest.raises(Refused) as refused:
        bots.hint(match, (asked + 1) % 3, "greedy")
    assert refused.value.code == "not-asked"
    with pytest.raises(Refused):
        bots.hint(match, asked, "greedy", id="another question")


def test_after_the_end_there_is_nothing_to_advise(match: Match[Any]) -> None:
    while match.asks:
        match.take(match.asks[0], match.asks[0].values()[0])
    with pytest.raises(Refused, match="over"):
        bots.hint(match, 0, "greedy")


@pytest.mark.parametrize("level", ["novice", "random"])
def test_a_bot_that_does_not_say_why(match: Match[Any], level: str) -> None:
    with pytest.raises(Refused, match="does not say why; these do: strategist, conqueror, merchant"):
        bots.hint(match, match.asks[0].seat, level)


# -- why


@pytest.mark.parametrize("id", sorted(games()))
def test_every_trait_of_a_sense_is_said_in_both_languages(id: str) -> None:
    """What a reason may name has words; a game without them gives reasons without words."""
    game = oikumene.game(id)
    sense = sense_of(game)
    assert sense is not None and sense.parts is not None
    match = game.new(seats=max(2, game.seats[0]), seed=1)
    names = [name for name in sense.parts(match.state, 0) if not constant(id, name)]
    assert len(names) > 4 and sense.burdens <= set(names)
    for lang in ("en", "ru"):
        texts = Texts(game, lang)
        assert [name for name in names if not texts.has(f"trait-{name}")] == []


def constant(id: str, name: str) -> bool:
    """Who one is does not change."""
    nations = {"imperium": ALL_NATIONS, "imperial_settlers": FACTIONS}
    return name == "one" or name in nations.get(id, ())


@pytest.mark.parametrize("id", sorted(games()))
def test_the_parts_of_a_sense_are_all_of_it(id: str) -> None:
    """What they are worth together is what the seat may expect, where there are points."""
    game = oikumene.game(id)
    sense = sense_of(game)
    assert sense is not None and sense.parts is not None
    match = game.new(seats=max(2, game.seats[0]), seed=2)
    if game.points:
        for seat in range(match.seats):
            whole = sum(worth for _, worth in sense.parts(match.state, seat).values())
            assert whole == pytest.approx(sense.outlook(match.state)[seat])


@pytest.mark.parametrize("id", sorted(games()))
def test_a_reason_is_told_with_what_follows_and_nothing_hidden(id: str) -> None:
    """Twice the same, also where only what the seat cannot know differs; and the match is as it was."""
    game = oikumene.game(id)
    match = game.new(seats=max(2, game.seats[0]), seed=6)
    rng = Random(6)
    while len(match.answers) < 12 or len(match.asks[0].values()) < 2:
        ask = match.asks[0]
        match.take(ask, rng.choice(list(ask.values())))
    seat, before = match.asks[0].seat, match.digest()
    deals = [match.imagine(seat, Random(deal)) for deal in range(2)]
    one, two = (bots.advised(deal, seat, "mcts:rounds=60", seed=1) for deal in deals)
    assert one == two
    assert all(because == bots.Why() for _, because in one[3:])
    bots.advised(match, seat, "mcts:rounds=20", seed=1)
    assert match.digest() == before


def test_recruiting_is_advised_for_the_fight_it_allows() -> None:
    """A position of The Ancient World whose reasons were read by a person."""
    match = oikumene.game("ancient_world").new(seats=2, seed=3)
    rng = Random(1)
    for _ in range(20):
        question = rng.choice(match.pending)
        match.answer(question.seat, rng.choice(question.options).key, question.id)
    found = bots.advised(match, match.asks[0].seat, "mcts:rounds=150", seed=1)
    reason, because = found[0]
    assert reason.key == "place:recruit"
    assert bots.Trait("army-swords", True, True) in because.traits
    # every one of them takes a citizen: that is no reason against one, and is not told of any
    assert all(bots.Trait("ready", False, False) not in why.traits for _, why in found)
    assert [said.id for _, said in because.line][:2] == ["option-citizen", "option-recruit"]


@pytest.mark.parametrize(("game", "scored"), [("ancient_world", True), ("imperial_settlers", True), ("oath", False)])
def test_points_at_the_end_are_told_where_the_sense_was_learned_from_them(game: str, scored: bool) -> None:
    match = oikumene.game(game).new(seats=3, seed=11)
    found = bots.hint(match, match.asks[0].seat, "mcts:rounds=40", seed=1)
    looked = [reason for reason in found if reason.visits]
    assert all((reason.points is not None) == scored for reason in looked)
    if scored:  # what the search expects of the answer it likes, not what stands on the table now
        ranked = sorted(looked, key=lambda reason: -reason.expected)
        assert ranked[0].points > ranked[-1].points
        assert 5 < ranked[0].points < 80


def test_who_only_plays_counts_no_points(match: Match[Any]) -> None:
    chair = bots.Chair(match, match.asks[0])
    assert all(reason.points is None for reason in bots.make("mcts:rounds=20", chair.seat, 1).reasons(chair))


def test_a_reason_names_what_it_comes_from() -> None:
    """Recruiting buys a card that the answer does not name, the same in every imagined match; a pass names nothing."""
    match = oikumene.game("ancient_world").new(seats=2, seed=7)
    found = {reason.key: because for reason, because in bots.advised(match, match.asks[0].seat, "mcts:rounds=60")}
    assert any(line.kinds.get("card") == "card" for line in found["place:recruit"].through)
    assert through([], None, 0) == ()
    own = Said("option-play", {"card": "wolves@0#1"}, {"card": "card"})
    plays = Said("log-plays", {"seat": 0, "card": "wolves"}, {"seat": "seat", "card": "card"})
    gains = Said("log-copies", {"seat": 0, "card": "creek"}, {"seat": "seat", "card": "card"})
    other = Said("log-copies", {"seat": 1, "card": "creek"}, {"seat": "seat", "card": "card"})
    assert through([[plays, gains, other], [plays, gains]], own, 0) == (gains,)
