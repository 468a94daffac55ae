"""Series of games by random bots, and the sample chronicles that the suite begins with."""

from __future__ import annotations

import json
from random import Random

import pytest

from oikumene.games.oath import CHRONICLES, OATH
from oikumene.games.oath.legacy import Legacy, read
from oikumene.games.oath.model import DENIZEN, EDIFICE, OATHS
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from rules.oath.realms import BOOK, played

SAMPLES = [read(path.read_text(encoding="utf-8"), BOOK) for path in sorted(CHRONICLES.glob("*.json"))]


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_five_games_in_a_row(seats: int, seed: int) -> None:
    """A hundred in a row and more: `bench/chronicles.py`."""
    options: dict[str, object] = {"series": True}
    for reign in range(1, 6):
        match = played(seats, seed * 100 + reign, dict(options))
        OATH.check(match.state)
        result = match.result
        assert result is not None and result.legacy["reigns"][-1]["number"] == reign
        following = OATH.next(result)
        assert following is not None
        options = dict(following)
    story = OATH.story(str(options["chronicle"]))
    assert [page["number"] for page in story["reigns"]] == [1, 2, 3, 4, 5] and story["number"] == 6
    for page, after in zip(story["reigns"], story["reigns"][1:], strict=False):
        assert after["oath"] == page["sworn"]
        citizens = [player["colour"] for player in after["players"] if player["role"] == "citizen"]
        assert len(after["players"]) == seats and len(set(citizens)) == len(citizens)


def test_a_game_of_a_series_replays_alone_and_is_saved_in_the_middle_of_its_chronicle() -> None:
    first = played(4, 3, {"series": True}).result
    assert first is not None
    match: Match[object] = OATH.new(seats=4, seed=9, options=dict(OATH.next(first) or {}))  # type: ignore[assignment]
    rng, restored = Random(9), 0
    while match.asks:
        ask = match.asks[0]
        if ask.prompt in ("swear", "offer-heir", "edifice", "new-suit", "board"):
            again = Match.restore(OATH, json.loads(json.dumps(match.save())))
            assert again.view(1)["table"] == match.view(1)["table"] and again.digest() == match.digest()
            restored += 1
        match.answer(ask.seat, match.key(rng.choice(ask.listing())))
    assert restored
    record = json.loads(json.dumps(match.record()))
    assert replay(OATH, record).result == match.result


def test_the_samples_meet_every_denizen_edifice_and_oath_and_have_citizens() -> None:
    def lying(left: Legacy) -> list[str]:
        return [id for place in left.places for id in place.cards]

    met = {id for left in SAMPLES for id in (*left.deck, *lying(left))}
    assert {card.id for card in BOOK.cards if card.back == DENIZEN} <= met
    assert {card.id for card in BOOK.cards if card.back == EDIFICE} <= met
    assert {left.oath for left in SAMPLES} == set(range(len(OATHS)))
    assert any(left.citizens for left in SAMPLES)
    assert sum(options["chronicle"] is not None for _, options in OATH.setups()) == len(SAMPLES)
