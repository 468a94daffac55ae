"""Snapshots outlive a change of code: by name, with defaults for what is new, and refused where they cannot be read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from little import FACES, PILE, Little, LittleGame
from test_match import say

from oikumene.conformance import picture
from oikumene.kernel.data import class_named, data, dump
from oikumene.kernel.errors import BadRecord
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.game import Setup
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.kernel.saving import By, Each, Naming, Of
from oikumene.kernel.table import ALL, NOBODY, Layout, Table, Zone
from oikumene.kernel.words import Vocabulary

GOODS = ("wood", "stone", "gold")


@data
class Stack:
    """Something of which a fresh state has none."""

    __slots__ = ("coins", "height")

    def __init__(self, coins: tuple[int, ...]) -> None:
        self.coins = coins
        self.height = 1


@data
class Holder:
    __slots__ = ("goods", "likes", "paid")
    NAMED: ClassVar[Mapping[str, Naming]] = {
        "goods": By(GOODS, 0),
        "likes": Of("faces"),
        "paid": Each(By(GOODS, 0)),
    }

    def __init__(self) -> None:
        self.goods = [1, 2, 3]
        self.likes: tuple[Any, ...] = (0, (3, -1))
        self.paid = [(0, 0, 2), (1, 0, 0)]


@data
class Saved(Little):
    __slots__ = ("holders", "stacks")

    def __init__(self, seats: int, layout: Layout, seed: int = 0) -> None:
        super().__init__(seats, layout, seed)
        self.holders = [Holder() for _ in range(seats)]
        self.stacks: list[Stack] = []

    def copy(self) -> Saved:
        twin = super().copy()
        assert isinstance(twin, Saved)
        twin.holders, twin.stacks = self.holders, self.stacks
        return twin


ZONES = [Zone("pile", NOBODY), Zone("open", ALL), Zone("hand", 1)]


class SavedGame(LittleGame):
    """Cards in three zones; faces, zones and all else may change between two versions of it."""

    cls: type[Saved] = Saved
    zones: ClassVar[list[Zone]] = ZONES
    faces: ClassVar[tuple[str, ...]] = FACES

    def setup(self, setup: Setup) -> Saved:
        state = self.cls(setup.seats, Layout(self.zones), setup.seed)
        state.faces = self.faces
        names = state.layout.names
        for n in range(8):
            state.add(n % len(self.faces), names.index("pile"), 0)
        state.agenda = [("step", n) for n in reversed(range(len(self.steps)))]
        return state


def deal(state: Little) -> Flow[None]:
    """Three cards, of which the first is laid open, and a stack: then something is asked."""
    names = state.layout.names
    for to in ("open", "hand", "hand"):
        state.move(state.zones[names.index("pile")][-1], names.index(to))
    assert isinstance(state, Saved)
    state.stacks = [Stack((5, 6))]
    state.holders[1].goods = [7, 8, 9]
    yield from choose(0, "pick", lambda: [("take", card) for card in state.zones[names.index("hand")]])


def played(cls: type[SavedGame] = SavedGame) -> Match[Any]:
    """In the middle of the second step, with one answer given there."""
    match = cls([deal, both]).new(seats=2, seed=1)
    match.answer(0, match.pending[0].options[0].key)
    match.answer(1, "b")
    return match


def both(state: Little) -> Flow[None]:
    for seat in (1, 0):
        yield from choose(seat, "pick", lambda: ("a", "b"))


def known(match: Match[Any]) -> dict[str, Any]:
    """What lies where, by names."""
    state = match.state
    return {name: [state.ident(c) for c in cards] for name, cards in zip(state.layout.names, state.zones, strict=True)}


def moved(saved: dict[str, Any], game: SavedGame) -> Match[Any]:
    return Match.restore(game, json.loads(json.dumps(saved)))


def version(**changes: Any) -> SavedGame:
    """A later version of the game."""
    made = type("Later", (SavedGame,), changes)([deal, both])
    assert isinstance(made, SavedGame)
    return made


def test_a_snapshot_says_everything_by_name() -> None:
    saved = played().save()
    assert (saved["format"], saved["game"], saved["rules"]) == (2, "little", 1)
    fields = saved["state"]["v"]
    assert set(fields["zones"]["n"]) <= {"pile", "open", "hand"}
    assert set(fields["face"]) <= set(FACES)
    assert fields["holders"][1] == {
        "c": "Holder",
        "v": {
            "goods": {"n": {"wood": 7, "stone": 8, "gold": 9}},
            "likes": {"t": ["ant", {"t": ["dog", -1]}]},
            "paid": [{"tn": {"gold": 2}}, {"tn": {"wood": 1}}],
        },
    }
    assert "at" not in fields


def test_cards_and_zones_in_another_order_come_back_as_they_were() -> None:
    """As after two decks are reordered: by index, other cards would come back."""
    match = played()
    later = version(faces=("new", *reversed(FACES)), zones=[ZONES[2], Zone("box", ALL), *ZONES[:2]])
    again = moved(match.save(), later)
    assert known(again) == {**known(match), "box": []}
    assert again.state.faces[again.state.holders[0].likes[0]] == "ant"
    assert again.answers == match.answers
    sees = [again.state.layout.sees[again.state.at[c]] | again.state.known[c] for c in range(8)]
    assert sees == [match.state.shows(c) for c in range(8)]


def test_goods_in_another_order_come_back_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = played().save()
    monkeypatch.setattr(Holder, "NAMED", {**Holder.NAMED, "goods": By(("gold", "salt", "wood", "stone"), 0)})
    assert moved(saved, version()).state.holders[1].goods == [9, 0, 7, 8]
    monkeypatch.setattr(Holder, "NAMED", {**Holder.NAMED, "goods": By(("gold", "wood"), 0)})
    with pytest.raises(BadRecord, match="there is no 'stone' any more"):
        moved(saved, version())


def without(saved: dict[str, Any], field: str, *path: Any) -> dict[str, Any]:
    """A snapshot of a version that had a field less."""
    made: dict[str, Any] = json.loads(json.dumps(saved))
    inner = made["state"]
    for part in path:
        inner = inner["v"][part] if isinstance(inner, dict) else inner[part]
    del inner["v"][field]
    return made


def test_a_field_that_is_missing_gets_what_a_fresh_state_has_there() -> None:
    saved = played().save()
    assert moved(without(saved, "gifts"), version()).state.gifts == 2
    assert moved(without(saved, "goods", "holders", 1), version()).state.holders[1].goods == [1, 2, 3]


def test_a_field_that_is_missing_gets_the_default_its_class_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a thing that a fresh state has none of there is nothing to take it from."""
    saved = without(played().save(), "height", "stacks", 0)
    with pytest.raises(BadRecord, match="'height' of Stack is missing and has no default"):
        moved(saved, version())
    monkeypatch.setattr(Stack, "DEFAULTS", {"height": [3]}, raising=False)
    one, two = moved(saved, version()), moved(saved, version())
    assert one.state.stacks[0].height == [3]
    assert one.state.stacks[0].height is not two.state.stacks[0].height


def nothing_else(saved: dict[str, Any], where: str, what: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(saved))
    made["state"]["v"][where] = what
    return made


@pytest.mark.parametrize(
    ("where", "what", "sentence"),
    [
        ("magic", 1, "Saved has no field 'magic'"),
        ("face", ["ant"] * 7 + ["yak"], "there is no 'yak' any more"),
        ("face", ["ant"] * 7 + [3], "there is no 3 any more"),
        ("face", ["ant"] * 7, "not every card has a pool"),
        ("zones", {"n": {"attic": {"t": [0, 1, 2, 3, 4, 5, 6, 7]}}}, "there is no 'attic' any more"),
        ("zones", {"n": {"pile": {"t": [0, 1, 2, 3, 4, 5, 6]}}}, "card 7 lies nowhere"),
        ("zones", {"n": {"pile": {"t": [0, 1, 2, 3, 4, 5, 6, 7, 7]}}}, "card 7 lies in two places"),
        ("zones", {"n": {"pile": {"t": [0, 1, 2, 3, 4, 5, 6, 8]}}}, "card 8 lies in two places or is none"),
        ("stacks", [{"c": "Tower", "v": {}}], "there is no 'Tower' in this game"),
        ("gifts", 2.5, "2.5 is nothing that a state holds"),
        ("agenda", [{"t": ["leap", 9]}], "IndexError"),
        ("agenda", 7, "TypeError"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(where: str, what: Any, sentence: str) -> None:
    saved = nothing_else(played().save(), where, what)
    kept = json.dumps(saved)
    with pytest.raises(BadRecord, match=sentence) as said:
        Match.restore(version(), saved)
    assert said.value.code == "snapshot"
    assert json.dumps(saved) == kept


def test_a_card_that_has_another_name_is_found_by_it() -> None:
    saved = {**played().save(), "rules": 1}
    names = tuple("wolf" if name == "fox" else name for name in FACES)
    with pytest.raises(BadRecord, match="there is no 'fox' any more"):
        moved(saved, version(faces=names))
    again = moved(saved, version(faces=names, renamed={"fox": "wolf"}, rules=2))
    assert known(again) == {
        zone: ["wolf" if card == "fox" else card for card in cards] for zone, cards in known(played()).items()
    }


@pytest.mark.parametrize(
    ("key", "now"),
    [
        ("take:fox", "take:wolf"),
        ("take:fox@2#1", "take:wolf@2#1"),
        ("free:take:fox", "free:take:wolf"),
        ("fox", "fox"),
        ("n:fox", "n:fox"),
        ("take", "take"),
        ("free", "free"),
    ],
)
def test_keys_are_said_with_the_new_name_where_they_name_a_card(key: str, now: str) -> None:
    words = Vocabulary({"take": "card", "n": "number", "fox": ""}, {}, {})
    assert words.rekeyed(key, {"fox": "wolf"}) == now


def test_a_game_may_bring_older_snapshots_forward() -> None:
    """The hook gets a copy, and only what is older."""
    saved = nothing_else(played().save(), "presents", 9)
    del saved["state"]["v"]["gifts"]

    def upgrade(self: Any, old: dict[str, Any]) -> dict[str, Any]:
        fields = old["state"]["v"]
        fields["gifts"] = fields.pop("presents")
        return old

    later = version(rules=2, upgrade=upgrade)
    assert moved(saved, later).state.gifts == Match.restore(later, saved).state.gifts == 9
    assert "presents" in saved["state"]["v"]
    assert moved(played(type(later)).save(), later).state.gifts == 2
    with pytest.raises(BadRecord, match="KeyError"):
        moved({**saved, "state": {}}, later)


def test_a_snapshot_of_newer_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match="rules 7 of little; these are 1"):
        moved({**played().save(), "rules": 7}, version())


def test_a_match_that_goes_on_with_other_rules_has_a_record_that_begins_there() -> None:
    """What was before cannot be played again; what comes after can."""
    later = version(rules=2)
    match = moved(played().save(), later)
    match.answer(0, "a")
    record = json.loads(json.dumps(match.record()))
    assert (record["rules"], record["start"]["rules"], record["answers"]) == (2, 1, [[0, "pick", "a"]])
    again = replay(later, record)
    assert picture(again) == picture(match)
    assert again.record() == record == moved(match.save(), later).record()
    assert replay(later, record, upto=0).state.marks == []


def test_answers_of_the_open_step_that_no_longer_fit_are_left_out_only_where_that_is_wanted() -> None:
    """The second step asks otherwise now."""
    match = played()

    def other(state: Little) -> Flow[None]:
        for seat in (1, 0):
            yield from choose(seat, "pick", lambda: ("a", "c"))

    later = type("Later", (SavedGame,), {"rules": 2})([deal, other])
    saved = played().save()
    with pytest.raises(BadRecord, match="at answer 0"):
        Match.restore(later, saved)
    again = Match.restore(later, saved, as_far=True)
    assert [ask.seat for ask in again.asks] == [1]
    assert again.answers == match.answers[:1]
    again.answer(1, "c")
    assert picture(replay(later, again.record())) == picture(again)
    same = type("Same", (SavedGame,), {})([deal, other])
    with pytest.raises(BadRecord, match="at answer 0"):
        Match.restore(same, saved, as_far=True)


def test_the_log_of_a_restored_match_begins_with_its_step() -> None:
    def tells(state: Little) -> Flow[None]:
        state.note("said", 1)
        yield from choose(0, "pick", lambda: ("a", "b"))
        state.note("said", 0)
        yield from choose(1, "pick", lambda: ("a", "b"))

    match = LittleGame([tells, tells]).new(seats=2)
    for seat in (0, 1, 0):
        match.answer(seat, "a")
    assert len(match.log) == 4
    assert Match.restore(match.game, match.save()).log == match.log[2:]
    match.answer(1, "a")
    assert match.over
    assert Match.restore(match.game, match.save()).log == []


def test_two_places_or_faces_of_one_name_are_not_written() -> None:
    game = version(zones=[*ZONES, Zone("pile", ALL)])
    with pytest.raises(TypeError, match="two of the names are the same"):
        game.new(seats=2).save()


def test_a_class_is_known_by_its_name_wherever_it_stands() -> None:
    """The one of the state's own module, else of its package; of two that cannot be told apart, none."""
    made = []
    for module in ("somewhere.game.state", "somewhere.game.cards", "elsewhere.state", "somewhere.other"):
        cls = type("Tower", (), {"__module__": module})
        made.append(data(cls))
    roots = {
        module: type("Root", (), {"__module__": module}) for module in ("somewhere.game.state", "somewhere.game.x")
    }
    assert class_named("Tower", roots["somewhere.game.state"]) is made[0]
    assert class_named("Tower", roots["somewhere.game.x"]) is None
    assert class_named("Tower", type("Root", (), {"__module__": "elsewhere.x"})) is made[2]
    assert class_named("Tower", Saved) is None
    assert class_named("Stack", roots["somewhere.game.x"]) is Stack


def test_every_field_of_a_table_is_saved_or_derived() -> None:
    match = say_something()
    again = Match.restore(match.game, json.loads(json.dumps(match.save())))
    assert dump(again.state) == dump(match.state)
    assert set(Table.DERIVED) == {"at"}
    assert again.state.zones[PILE] == match.state.zones[PILE]


def say_something() -> Match[Any]:
    match = LittleGame([say(0), say(1)], lambda state: [state.add(n, PILE, 0) for n in range(3)]).new(seats=2)
    match.answer(0, "a")
    return match
