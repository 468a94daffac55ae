"""What an answer would do, said before it is given: true, blind to what is hidden, and without any effect."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.kernel.errors import Refused
from oikumene.kernel.foresight import (
    FEW,
    WORLDS,
    Arrival,
    Told,
    asked_then,
    foresee,
    numbers,
    sure,
    things,
    told,
)
from oikumene.kernel.match import Match
from oikumene.kernel.words import CARD, NUMBER, Said
from oikumene.registry import games

GAMES = sorted(games())
#: What differs between imagined matches: a card, or a number.
WAYS: tuple[tuple[str, tuple[Any, ...]], ...] = ((CARD, ("a", "b")), (NUMBER, (1, 2)))


def on_the_way(id: str, seed: int, answers: int) -> Match[Any]:
    game = oikumene.game(id)
    match = game.new(seats=max(2, game.seats[0]), seed=seed)
    rng = Random(seed)
    for _ in range(answers):
        if match.asks:
            ask = match.asks[rng.randrange(len(match.asks))]
            match.take(ask, rng.choice(list(ask.values())))
    return match


def happens(promised: Told, lines: list[Said]) -> bool:
    """Whether a line is in a log; a card that was not foreseen may be any."""
    known = {name: arg for name, arg in promised.said.args.items() if arg is not None}
    return any(line.id == promised.said.id and known.items() <= line.args.items() for line in lines)


@pytest.mark.parametrize("id", GAMES)
def test_what_is_sure_happens(id: str) -> None:
    """On the way through a game every option is asked about and then taken in a copy of the real match."""
    sure = 0
    for seed, answers in ((1, 30), (2, 75), (3, 52)):
        match = on_the_way(id, seed, answers)
        for ask in match.asks:
            for value in list(ask.values())[:12]:
                seen = foresee(match, ask.seat, match.key(value), id=ask.id)
                twin = match.clone()
                before, said = dict(numbers(match.game.view(twin.state, ask.seat))), len(twin.log)
                twin.answer(ask.seat, match.key(value), ask.id)
                lines = [line.seen_by(ask.seat, match.game.words) for line in twin.log[said:]]
                promised = [one for one in seen.lines if one.share == 1]
                assert all(happens(one, lines) for one in promised), (promised, lines)
                after = dict(numbers(match.game.view(twin.state, ask.seat)))
                for figure in seen.figures:
                    path = tuple(int(part) if part.isdecimal() else part for part in figure.path.split("."))
                    assert figure.before == before[path]
                    if figure.least == figure.most and seen.worlds == FEW:
                        assert after[path] == figure.most, (figure, after[path])
                if seen.nothing:
                    assert before == after and not lines
                sure += len(promised) + len(seen.figures)
    assert sure > 5


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_done_and_nothing_hidden_is_told(id: str) -> None:
    """Matches that differ only in what the seat cannot know foresee the same, and none of them is changed."""
    match = on_the_way(id, 4, 40)
    ask = match.asks[0]
    before = (match.digest(), list(match.answers), list(match.log), match.asks)
    for value in list(ask.values())[:6]:
        key = match.key(value)
        others = [match.imagine(ask.seat, Random(deal)) for deal in range(2)]
        assert foresee(others[0], ask.seat, key, id=ask.id) == foresee(others[1], ask.seat, key, id=ask.id)
        foresee(match, ask.seat, key, id=ask.id)
        assert (match.digest(), list(match.answers), list(match.log), match.asks) == before


def test_what_cannot_be_asked_is_refused() -> None:
    match = on_the_way("ancient_world", 1, 0)
    seat = match.asks[0].seat
    for who, key in ((1 - seat, "place:work"), (seat, "nonsense"), (seat, None), (99, "place:work")):
        with pytest.raises(Refused):
            foresee(match, who, key)  # type: ignore[arg-type]


def test_a_battle_is_told_with_its_chances() -> None:
    """Of many imagined rolls: each way it may come out has its share, and together they are all of it."""
    lines = [[Said("log-roll", {"n": n % 3, "who": 0}, {"n": NUMBER, "who": "seat"})] for n in range(WORLDS)]
    found = told(lines)
    assert [round(one.share, 2) for one in found] == [0.33, 0.33, 0.33]
    assert {one.said.args["n"] for one in found} == {0, 1, 2}


def test_cards_that_differ_are_a_card() -> None:
    """What will be drawn is not told by having imagined it."""
    lines = [[Said("log-draws", {"card": card, "who": 1}, {"card": CARD, "who": "seat"})] for card in ("a", "b", "a")]
    assert told(lines) == [Told(Said("log-draws", {"card": None, "who": 1}, {"card": CARD, "who": "seat"}), 1.0)]


def test_a_question_that_follows_names_no_card_that_was_imagined() -> None:
    """One is asked about the card that one will have drawn: which one it is nobody knows yet."""
    cards, numbers_ = ([Said("ask-keep", {"it": it}, {"it": kind}) for it in its] for kind, its in WAYS)
    assert asked_then([(0, "keep", said) for said in cards]) == (0, Said("ask-keep", {"it": None}, {"it": CARD}))
    assert asked_then([(0, "keep", said) for said in cards[:1]]) == (0, cards[0])
    assert asked_then([(0, "keep", said) for said in numbers_]) is None
    assert asked_then([(0, "keep", cards[0]), None]) is None and asked_then([]) is None


def test_what_comes_anyway_is_told_before_the_second_part_of_a_decision() -> None:
    """Work, by whichever citizen, brings the coins."""
    match = oikumene.game("ancient_world").new(seats=2, seed=3)
    seen = foresee(match, match.asks[0].seat, "place:work")
    assert not seen.lines and not seen.nothing
    assert [one.said.id for one in seen.anyway] == ["log-gains-coins"]
    assert seen.then is not None and seen.then[0] == match.asks[0].seat and seen.then[1].id == "ask-citizen"


def test_what_would_lie_elsewhere_is_told_by_its_place() -> None:
    """Of every answer of some positions: what is said to arrive is there once it was given, and was not before; what
    is said to leave is not there any more."""
    seen = left = 0
    for id, answers in (
        ("ancient_world", 24),
        ("imperial_settlers", 43),
        ("imperial_settlers", 61),
        ("clash", 35),
        ("imperium", 30),
    ):
        match = on_the_way(id, 3, answers)
        ask = match.asks[0]
        for value in list(ask.values())[:4]:
            told = foresee(match, ask.seat, match.key(value), id=ask.id)
            found = told.arrivals
            twin = match.clone()
            again = twin.find(ask.seat, ask.id)
            assert again is not None
            before = things(twin.game.view(twin.state, ask.seat))
            twin.take(again, value)
            after = things(twin.game.view(twin.state, ask.seat))
            for one in found:
                assert after[one] > before[one]
            for one in told.departures:
                assert after[one] < before[one]
            seen += len(found)
            left += len(told.departures)
    assert seen > 0
    assert left > 0


def test_only_what_comes_in_every_imagined_match_is_told() -> None:
    hand, other = Arrival("seats.0.hand", "wolf"), Arrival("seats.0.hand", "hare")
    assert sure([Counter([hand, hand, other]), Counter([hand])]) == Counter([hand])
    assert sure([]) == Counter()
    view = {"seats": [{"hand": ["wolf", None], "army": [{"card": "spear", "n": 2}], "city": None, "land": {"x": 1}}]}
    assert set(things(view)) >= {hand, Arrival("seats.0.army", "spear"), Arrival("seats.0", "land")}
    assert Arrival("seats.0", "city") not in things(view)
