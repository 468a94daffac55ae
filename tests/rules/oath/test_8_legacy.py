"""The chronicle as a document: written, read, sealed; what is broken, foreign or hostile is refused with a sentence."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from oikumene.bots import Chair
from oikumene.games.oath import OATH
from oikumene.games.oath.legacy import (
    LIMIT,
    REIGNS,
    SIGNS,
    TOLD,
    VERSION,
    clean,
    read,
    told,
    unpacked,
    write,
    write_sealed,
)
from oikumene.games.oath.model import DENIZEN, VISION
from oikumene.kernel.errors import Refused
from oikumene.text import LANGUAGES, Texts
from rules.oath.realms import BOOK, chronicle, ended, left, made, played


def document() -> dict[str, Any]:
    """The chronicle as data, the story as it can be read."""
    found = json.loads(chronicle())
    return {**found, "story": unpacked(found["story"])}


def test_what_is_written_is_read_again() -> None:
    found = left()
    assert read(write(found), BOOK) == found and read(write_sealed(found), BOOK) == found
    assert OATH.new(seats=3, options={"chronicle": write_sealed(found)}).state.oath == found.oath


def test_it_has_every_card_once_and_in_order_of_names() -> None:
    written = json.loads(chronicle())
    for name in ("deck", "dispossessed", "archive", "edifices", "sites"):
        assert written[name] == sorted(written[name]), "sets, never orders"
    cards = [id for place in written["map"] for id in place["cards"]]
    denizens = [*written["deck"], *written["dispossessed"], *written["archive"], *cards]
    assert (
        sum(BOOK[id].back == DENIZEN for id in denizens) == 198 == sum(BOOK[id].back == DENIZEN for id in {*denizens})
    )
    assert sum(BOOK[id].back == VISION for id in written["deck"]) == 5
    assert len(written["sites"]) + len(written["map"]) == 23


# -- the seal


def secrets(text: str) -> list[str]:
    """Cards whose place nobody may read in it: relics, and all denizens that do not lie open."""
    found = left()
    hidden = [*found.deck, *found.dispossessed, *found.top, *found.rest, *found.sites]
    open_cards = set(re.findall(r'"([a-z-]+)"', json.dumps(told(found))))
    return [id for id in hidden if id not in open_cards and f'"{id}"' in text]


def test_a_sealed_chronicle_shows_nothing_but_its_story() -> None:
    assert secrets(chronicle()), "in plain sight they are all there"
    assert secrets(write_sealed(left())) == []
    assert secrets(json.dumps(told(left()))) == []


@pytest.mark.parametrize("change", ["number", "oath", "story", "seal", "cut"])
def test_whoever_changes_a_sealed_chronicle_breaks_the_seal(change: str) -> None:
    written = json.loads(write_sealed(left()))
    if change == "number":
        written["number"] += 1
    elif change == "oath":
        written["oath"] = "people" if written["oath"] != "people" else "devotion"
    elif change == "story":
        written["story"][0]["players"][0]["name"] = "somebody else"
    elif change == "seal":
        written["seal"] = "A" + written["seal"][1:] if written["seal"][0] != "A" else "B" + written["seal"][1:]
    else:
        written["seal"] = written["seal"][:-40]
    with pytest.raises(Refused, match="seal of this chronicle does not hold"):
        read(json.dumps(written), BOOK)


@pytest.mark.parametrize("seal", ["", "ü", "!!!", "AAAA", None, 7, [], {}])
def test_a_seal_that_is_none(seal: object) -> None:
    written = {**json.loads(write_sealed(left())), "seal": seal}
    with pytest.raises(Refused, match="seal of this chronicle does not hold"):
        read(json.dumps(written), BOOK)


# -- what is refused


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "cannot be read"),
        ("no chronicle", "cannot be read"),
        ("{", "cannot be read"),
        ("[" * 100_000, "cannot be read"),
        ('{"a":' * 50_000, "cannot be read"),
        ("9" * 5000, "cannot be read|not a chronicle"),
        ("[]", "not a chronicle of Oath"),
        ("7", "not a chronicle of Oath"),
        ('"x"', "not a chronicle of Oath"),
        ("{}", "not a chronicle of Oath"),
        ('{"format": "another-game"}', "not a chronicle of Oath"),
        (" " * (LIMIT + 1), "too large"),
    ],
)
def test_what_is_no_chronicle(text: str, says: str) -> None:
    with pytest.raises(Refused, match=says):
        OATH.new(seats=3, options={"chronicle": text})


def test_a_record_of_a_game_is_no_chronicle() -> None:
    with pytest.raises(Refused, match="not a chronicle of Oath"):
        read(json.dumps(OATH.new(seats=3).record()), BOOK)


def test_one_of_a_later_version() -> None:
    for written in (chronicle(), write_sealed(left())):
        later = {**json.loads(written), "version": VERSION + 1}
        with pytest.raises(Refused, match="later version"):
            read(json.dumps(later), BOOK)


def put(*path: Any, value: Any) -> Callable[[Any], None]:
    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = value

    return change


def drop(name: str) -> Callable[[Any], None]:
    return lambda document: document.pop(name)


def twice(document: Any) -> None:
    document["deck"].append(document["archive"][0])


def missing(document: Any) -> None:
    document["deck"].pop()


def both_sides(document: Any) -> None:
    document["edifices"].append(BOOK[document["edifices"][0]].other)


def in_the_wrong_deck(document: Any) -> None:
    document["archive"].append(document["sites"].pop())


def all_down(document: Any) -> None:
    document["archive"] += [id for id in document["deck"] if BOOK[id].back == DENIZEN]
    document["deck"] = [id for id in document["deck"] if BOOK[id].back == VISION]


def a_vision_in_the_archive(document: Any) -> None:
    document["deck"].remove("conspiracy")
    document["archive"].append("conspiracy")


def a_card_facedown(document: Any) -> None:
    down = next(place for place in document["map"] if not place["up"])
    down["cards"].append(document["archive"].pop())


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (twice, "is in it 2 times"),
        (missing, "is in it 0 times"),
        (both_sides, "is in it 2 times"),
        (put("deck", 0, value="the-dragon"), "no card the-dragon"),
        (put("deck", 0, value="\ud800"), r"no card \\ud800"),
        (put("deck", 0, value="x" * 5000), r"no card x+\.\.\."),
        (in_the_wrong_deck, "archive is missing, or is not"),
        (a_vision_in_the_archive, "archive is missing, or is not"),
        (all_down, "deck is missing, or is not"),
        (a_card_facedown, "map: .. is missing, or is not"),
        (put("map", 0, "up", value=False), "map: c1"),
        (put("map", 0, value=None), "map: c1"),
        (put("map", value=[]), "map is missing"),
        (put("version", value="1"), "version"),
        (put("version", value=0), "version"),
        (put("version", value=True), "version"),
        (put("number", value=1), "number"),
        (put("number", value=10**9), "number"),
        (put("number", value=2.5), "number"),
        (put("oath", value="greed"), "oath"),
        (put("oath", value=["people"]), "oath"),
        (put("citizens", value=["purple"]), "citizens"),
        (put("citizens", value=["red", "red"]), "citizens"),
        (put("citizens", value="red"), "citizens"),
        (put("deck", value={}), "deck"),
        (put("deck", value=[7]), "deck"),
        (put("deck", value=["elders"] * 301), "deck"),
        (put("relics", value=[]), "relics"),
        (put("relics", "lord", value=["map"]), "relics: lord"),
        (put("story", value={}), "story"),
        (put("story", value=[None] * (REIGNS + 1)), "story"),
        (put("story", value="AAAA"), "story"),
        (put("story", value=base64.b64encode(zlib.compress(b"{}")).decode()), "story"),
        (put("story", value=base64.b64encode(zlib.compress(b"[" * 900_000)).decode()), "story"),
        (put("story", value=base64.b64encode(zlib.compress(b" " * 10_000_000)).decode()), "too large"),
        (put("game", value="chess"), "not a chronicle of Oath"),
        (put("format", value="oikumene-record"), "not a chronicle of Oath"),
        (put("story", 0, value=7), "story: 1"),
        (put("story", 0, "winner", value=9), "story: 1"),
        (put("story", 0, "round", value=9), "story: 1"),
        (put("story", 0, "map", value=[]), "story: 1"),
        (put("story", 0, "map", 0, "site", value="atlantis"), "story: 1"),
        (put("story", 0, "map", 0, "cards", value=["elders"] * 10), "story: 1"),
        (put("story", 0, "players", 0, "name", value="a\nb"), "story: 1"),
        (put("story", 0, "players", 0, "name", value="n" * 61), "story: 1"),
        (put("story", 0, "players", 0, "name", value=7), "story: 1"),
        (put("story", 0, "ways", value=["luck"]), "story: 1"),
        (put("story", 0, "built", value="elders"), "story: 1"),
        *[(drop(name), name) for name in ("map", "deck", "dispossessed", "archive", "edifices", "sites", "relics")],
        *[(drop(name), name) for name in ("number", "oath", "citizens", "story", "version")],
    ],
)
def test_a_broken_chronicle_is_refused_with_a_sentence(change: Callable[[Any], None], says: str) -> None:
    written = document()
    change(written)
    with pytest.raises(Refused, match=says) as refused:
        read(json.dumps(written), BOOK)
    assert len(str(refused.value)) < 250
    for lang in LANGUAGES:
        assert Texts(OATH, lang, strict=True).error(refused.value)


def test_a_chronicle_from_before_a_card_had_its_name_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    named = left().named(["old-tents", "Boris", "", ""])
    older = {old.removeprefix("old-"): old for old in ("old-tents", "old-plains", "old-map")}
    written = json.loads(re.sub('"(tents|plains|map)"(?!:)', lambda found: json.dumps(older[found[1]]), write(named)))
    assert "old-plains" in json.dumps(written)
    with pytest.raises(Refused):
        OATH.inherit(json.dumps(written))
    monkeypatch.setattr(type(OATH), "renamed", {old: new for new, old in older.items()})
    assert read(str(OATH.inherit(json.dumps(written))["chronicle"]), BOOK) == named
    assert OATH.new(seats=3, options={"chronicle": json.dumps(written)}).asks
    with pytest.raises(Refused):
        OATH.inherit(json.dumps({**written, "deck": json.loads("[" * 50 + "]" * 50)}))


def test_more_cards_than_a_site_holds() -> None:
    from oikumene.games.oath.legacy import Place

    crowded = made((Place("buried-giant", True, ("longbows", "elders", "tents", "keep", "scouts")),))
    with pytest.raises(Refused, match="more cards lie at buried-giant than it can hold"):
        OATH.new(seats=3, options={"chronicle": write(crowded)})


# -- the story


def test_names_are_written_into_the_last_reign() -> None:
    named = left().named(["Anna", "  Boris\n the Bold ", "", "Чарли" * 30])
    players = read(write(named), BOOK).story[-1]["players"]
    assert [player["name"] for player in players] == ["Anna", "Boris the Bold", "", ("Чарли" * 30)[:60]]
    assert clean("\u202eabc\x00") == "abc"


def test_the_result_has_the_story_openly_and_the_rest_sealed() -> None:
    result = ended()
    assert result.legacy["number"] == 2 and len(result.legacy["reigns"]) == 1
    assert secrets(json.dumps(result.shown())) == []
    assert set(result.sealed) == {"map", "deck", "dispossessed", "archive", "edifices", "sites", "relics", "story"}
    assert [land["site"] for land in result.legacy["realm"]].count(None) == sum(
        not place["up"] for place in result.sealed["map"]
    )


def test_a_second_reign_is_written_after_the_first() -> None:
    options = OATH.next(ended(), ["Anna", "Boris", "Vera", "Gleb"])
    assert options is not None
    second = played(4, 11, dict(options)).result
    assert second is not None and [page["number"] for page in second.legacy["reigns"]] == [2]
    third = OATH.next(second)
    assert third is not None
    story = OATH.story(str(third["chronicle"]))
    assert [page["number"] for page in story["reigns"]] == [1, 2] and story["number"] == 3
    assert [player["name"] for player in story["reigns"][0]["players"]] == ["Anna", "Boris", "Vera", "Gleb"]
    assert third["oath"] == story["oath"] == story["reigns"][-1]["sworn"]


def test_the_winner_is_the_next_chancellor_and_the_others_follow() -> None:
    winner = ended().winners[0]
    assert list(OATH.seating(ended())) == [(winner + n) % 4 for n in range(4)]


def test_a_file_that_was_handed_on_begins_the_same_game_as_the_record() -> None:
    file = OATH.bequest(ended(), ["Anna"])
    assert file is not None and secrets(file) == [] and '"Anna"' in file
    assert OATH.inherit(file) == OATH.next(ended(), ["Anna"])
    assert OATH.read_options({"chronicle": file})["chronicle"] == OATH.inherit(file)["chronicle"]


def test_a_long_series_stays_small() -> None:
    """Four hundred reigns fit into what a table takes as an option; the next one drops the first."""
    page = left().story[0]
    long = replace(left(), story=tuple({**page, "number": n + 1} for n in range(REIGNS)), number=REIGNS + 1)
    assert len(write_sealed(long)) < LIMIT and len(write(long)) < 60_000
    assert read(write_sealed(long), BOOK) == long


def test_nobody_at_the_table_has_the_chronicle() -> None:
    match = OATH.new(seats=4, seed=2, options=dict(OATH.next(ended()) or {}))
    hidden = set(left().dispossessed)
    world = match.imagine(1, Random(1))
    for shown in (*[match.view(seat) for seat in (None, 0, 1, 2, 3)], dict(world.setup.options), world.view(1)):
        assert not hidden & set(re.findall(r'"([a-z-]+)"', json.dumps(shown, default=repr)))
    assert "chronicle" not in world.setup.options
    assert "chronicle" not in Chair(match, match.asks[0]).options
    over = played(4, 3, {"series": True}, keep=True).imagine(0, Random(1))
    assert over.result is not None and over.result.sealed is None and over.result.legacy["number"] == 2


# -- what the story tells of the rounds


def test_the_story_tells_who_ruled_what_by_the_end_of_each_round() -> None:
    story = told(left())
    reign = story["reigns"][-1]
    assert len(reign["rounds"]) == reign["round"] > 1
    last = [story["signs"][letter] for letter in reign["rounds"][-1]]
    lands = ["unseen" if land["site"] is None else land["ruler"] for land in reign["map"]]
    held = [holder or "nobody" for holder in (reign["title"], *reign["banners"])]
    assert last == [*lands, *held]
    seen = [sum(letter != "?" for letter in row[: len(lands)]) for row in reign["rounds"]]
    assert seen == sorted(seen) and seen[0] >= 3, "a land that was found stays found"
    assert reign["rounds"][0] != reign["rounds"][-1]


def test_the_story_tells_what_came_to_the_world_deck_and_what_went() -> None:
    reign, found = told(left())["reigns"][-1], left()
    assert sum(reign["added"].values()) == reign["exiled"] == len(found.dispossessed) == 6
    assert reign["relics"] == len(found.top)


def test_a_chronicle_of_before_tells_no_rounds_and_is_read() -> None:
    written = document()
    for name in ("rounds", "added", "exiled", "relics"):
        del written["story"][0][name]
    reign = read(json.dumps(written), BOOK).story[0]
    assert (reign["rounds"], reign["added"], reign["exiled"], reign["relics"]) == ([], {}, 0, 0)


@pytest.mark.parametrize(
    "change",
    [
        {"rounds": "p" * TOLD},
        {"rounds": ["p" * (TOLD + 1)]},
        {"rounds": ["!" * TOLD]},
        {"rounds": [["p"] * TOLD]},
        {"rounds": ["p" * TOLD] * 9},
        {"added": [3]},
        {"added": {"gold": 3}},
        {"added": {"hearth": "3"}},
        {"exiled": 7},
        {"relics": -1},
    ],
)
def test_a_story_with_broken_rounds_is_refused(change: dict[str, object]) -> None:
    written = document()
    written["story"][0] |= change
    with pytest.raises(Refused, match="story: 1 is missing, or is not what it should be"):
        read(json.dumps(written), BOOK)


def test_every_sign_of_a_round_is_one_letter_and_means_one_thing() -> None:
    assert all(len(sign) == 1 for sign in SIGNS) and len(set(SIGNS.values())) == len(SIGNS)
