"""The example of a whole small game (examples/hamlet): short, sound, found as any package is, played and read."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from oikumene import conformance
from oikumene.bots import Chair, make
from oikumene.kit.testing import Laid
from oikumene.text import LANGUAGES, Texts

EXAMPLE = Path(__file__).parents[2] / "examples" / "hamlet"
FILES = sorted(path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl", ".toml"))
MOST = 250


@pytest.fixture(scope="module")
def hamlet() -> Any:
    sys.path.insert(0, str(EXAMPLE))
    try:
        import hamlet

        return hamlet
    finally:
        sys.path.remove(str(EXAMPLE))


class Yard(Laid[Any]):
    """A table of Hamlet for two, laid out by hand."""

    SUPPLY = (0, 1, 2)
    AWAY = 0

    def __init__(self, hamlet: Any) -> None:
        super().__init__(hamlet.HAMLET, 2)
        self.only(1).only(2)

    def has(self, seat: int, *goods: int) -> Yard:
        self.lay().goods[seat][:] = goods
        return self

    def hand(self, seat: int, *ids: str) -> Yard:
        return self.bring_all(1 + seat, ids)

    def play(self, seat: int, *ids: str) -> Yard:
        return self.bring_all(5 + seat, ids)

    def goods(self, seat: int) -> tuple[int, ...]:
        return tuple(self.now.goods[seat])


# -- what it shows


def test_it_is_short() -> None:
    """All of it: rules, cards, texts in two languages, sense and how it is installed; empty lines apart."""
    lines = {
        path.name: sum(bool(line.strip()) for line in path.read_text(encoding="utf-8").splitlines()) for path in FILES
    }
    assert len(lines) == 8 and sum(lines.values()) <= MOST, lines


def test_its_rooms_keep_to_the_rules_of_the_house() -> None:
    """Rules import neither effects nor cards, effects no cards."""
    rooms = {"state": {"effects", "rules", "cards"}, "rules": {"effects", "cards"}, "effects": {"cards"}}
    for room, barred in rooms.items():
        tree = ast.parse((EXAMPLE / "hamlet" / f"{room}.py").read_text(encoding="utf-8"))
        named = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not named & {f"hamlet.{other}" for other in barred}, room


def test_it_passes_the_suite(hamlet: Any) -> None:
    compared = conformance.run(hamlet.HAMLET, 2)
    assert not [name for name, n in compared.items() if not n and name != "sealed"]


def test_random_play_meets_every_word_of_it(hamlet: Any) -> None:
    """Choice, price and payment are asked, in games that nobody laid out."""
    met: set[str] = set()
    for seed in range(8):
        match = hamlet.HAMLET.new(seats=3, seed=seed)
        bot = make("random", 0, seed)
        while not match.over:
            met.add(match.asks[0].prompt)
            match.take(match.asks[0], bot.choose(Chair(match, match.asks[0])))
    assert met == set(hamlet.HAMLET.words.prompts)


# -- its rules


def test_a_choice_and_a_price(hamlet: Any) -> None:
    t = Yard(hamlet).hand(0, "fair").has(0, 1, 0, 1).act(0, "build:fair")
    assert t.prompt == "pay" and t.keys == ["0", "1"]
    t.act(0, "0")
    assert t.keys == ["way:gain-gold-2", "way:pay-gold-1-gain-wood-2-stone-2"]
    t.act(0, "way:pay-gold-1-gain-wood-2-stone-2")
    assert t.goods(0) == (2, 2, 0)


def test_a_price_that_cannot_be_met_is_no_way(hamlet: Any) -> None:
    t = Yard(hamlet).hand(0, "fair").has(0, 1, 0, 0).act(0, "build:fair")
    assert t.goods(0) == (0, 0, 2), "the only way left is taken without a question"


def test_what_one_may_do_can_be_left(hamlet: Any) -> None:
    t = Yard(hamlet).hand(0, "kiln").has(0, 1, 2, 0).act(0, "build:kiln")
    assert t.prompt == "may"
    assert t.act(0, "no").goods(0) == (1, 0, 0)


def test_others_cards_answer_when_somebody_builds(hamlet: Any) -> None:
    t = Yard(hamlet).play(0, "inn").play(1, "inn").hand(0, "grove").has(0, 0, 0, 1).has(1, 0, 0, 0)
    t.act(0, "build:grove")
    assert t.goods(0) == (2, 0, 1) and t.goods(1) == (0, 0, 1), "the own inn answers only to others"


def test_a_quarry_bends_the_price_for_its_holder(hamlet: Any) -> None:
    t = Yard(hamlet).play(0, "quarry").hand(0, "kiln").hand(1, "kiln").has(0, 0, 1, 0).has(1, 0, 1, 0).run()
    assert t.keys == ["build:kiln", "forage"]
    assert t.act(0, "build:kiln").keys == ["forage"], "the other pays what is printed"


def test_hands_are_hidden(hamlet: Any) -> None:
    t = Yard(hamlet).hand(0, "manor", "inn").hand(1, "fair").run()
    assert t.match.view(1)["table"]["zones"]["hand-0"] == [None, None]
    assert {state.ident(state.zones[1][0]) for state in t.imagined(1)} > {"manor"}


# -- as people meet it


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_word_is_said(hamlet: Any, lang: str) -> None:
    texts = Texts(hamlet.HAMLET, lang, strict=True)
    read = [texts.card(info) for info in hamlet.HAMLET.cards()]
    assert all(card.lines and all(card.lines) for card in read)
    assert all(texts.has(id) for id in hamlet.HAMLET.words.messages())
    assert all(" " in str(texts.thing(kind, way)) for kind, ways in hamlet.HAMLET.phrases().items() for way in ways)
    kiln = next(card for card in read if card.name in ("Kiln", "Печь"))
    said = {
        "en": "Points: 2. When built: optionally pay 1 wood to gain 3 gold.",
        "ru": "Очки: 2. Когда построено: по желанию заплатить дерево ×1, чтобы получить золото ×3.",
    }
    assert kiln.lines == (said[lang],)


def test_bots_see_more_in_it_than_chance_does(hamlet: Any) -> None:
    won = 0
    for seed in range(12):
        match = hamlet.HAMLET.new(seats=2, seed=seed)
        bots = [make("greedy", 0, seed), make("random", 1, seed)]
        while not match.over:
            ask = match.asks[0]
            match.take(ask, bots[ask.seat].choose(Chair(match, ask)))
        won += match.result.winners == (0,)
    assert won >= 9


def test_it_is_found_as_a_package_that_is_installed_and_played(tmp_path: Path) -> None:
    """The entry point is the one of its project file."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = tmp_path / "hamlet-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n", encoding="utf-8")
    entries = [f"{id} = {where}" for id, where in project["entry-points"]["oikumene.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[oikumene.games]", *entries]), encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(EXAMPLE), os.environ.get("PYTHONPATH", "")])

    def run(*command: str, typed: str = "") -> str:
        env = {**os.environ, "PYTHONPATH": path, "OIKUMENE_STRICT_TEXT": "1", "PYTHONIOENCODING": "utf-8"}
        call = [sys.executable, "-m", "oikumene", *command]
        done = subprocess.run(call, env=env, input=typed, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "greedy" in run("simulate", "hamlet", "--seats", "greedy,random", "--games", "3", "--lang", "en")
    played = run("play", "hamlet", "--seats", "human,random", "--seed", "1", "--lang", "ru", typed="forage\n" * 6)
    assert "Собрать 1 дерево и 1 камень" in played and "Остаток товаров" in played
