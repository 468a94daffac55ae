"""The report: one file that opens from disk, asks nothing of anybody, in the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import oikumene
from oikumene.lab import plots, report
from oikumene.lab.analysis import summary
from oikumene.lab.stats import Interval
from oikumene.lab.tournament import Plan, Played, Tournament, plan, run
from oikumene.text import LANGUAGES, Texts

VOID = {"meta", "line", "rect", "circle"}


class Reader(HTMLParser):
    """Sees that every element is closed, and collects what a browser would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asks: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("script", "link", "img", "iframe", "object", "image", "use"):
            self.asks.append(tag)
        self.asks += [f"{name}={value}" for name, value in attrs if name in ("src", "href", "srcset", "xlink:href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    return reader


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Tournament:
    folder: Path = tmp_path_factory.mktemp("tournament")
    return run(plan("imperial_settlers", ["random", "wanderer"], seats=(2, 3), deals=6), folder)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_needs_nothing(made: Tournament, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OIKUMENE_STRICT_TEXT", "1")
    game = oikumene.game("imperial_settlers")
    texts = Texts(game, lang)
    names = {info.id: info.names[lang] for info in game.cards()}
    page = report.html(summary(made), texts.say, lang=lang, title=game.titles[lang], cards=names)
    reader = read(page)
    assert reader.open == []
    assert reader.asks == []
    assert not re.search(r"https?:|url\(|@import", page)
    assert f'<html lang="{lang}">' in page
    assert game.titles[lang] in page
    assert page.count("<svg") >= 8
    assert "wanderer" in page
    assert any(name in page for name in names.values())


def test_names_are_text_not_markup() -> None:
    wild = "exec:./bot <b>&"
    played = [Played((wild, "a"), 0, (3, 1), (0,), 9, "end", "ab", ((0, "builds", "<i>", 1),))]
    told = summary(Tournament(Plan("toy", (wild, "a"), (2,), 1, 0, {}), 2, played))
    page = report.html(told, lambda id, **_: id, lang="en", title="<Toy>", cards={})
    assert read(page).open == []
    assert "<b>" not in page
    assert "<i>" not in page
    assert "report-partial" in page


def test_a_tournament_without_games_is_a_page_too() -> None:
    told = summary(Tournament(Plan("toy", ("a", "b"), (2,), 1, 0, {}), 2, []))
    assert read(report.html(told, lambda id, **_: id, lang="en", title="Toy", cards={})).open == []


def test_bars_stay_on_the_paper() -> None:
    drawn = plots.bars(
        "x", [plots.Bar("a", Interval(0.99, 0.9, 1.0)), plots.Bar("b", Interval(0.0, 0.0, 0.1))], even=0.5
    )
    places = [float(x) for x in re.findall(r'x[12]?="([-\d.]+)"', drawn)]
    assert all(0 <= place <= plots.WIDTH for place in places)
    wide = plots.forest("x", [plots.Bar("a", Interval(0.1, -9.0, 9.0))])
    assert all(0 <= float(x) <= plots.WIDTH for x in re.findall(r'x[12]?="([-\d.]+)"', wide))


def test_histograms_hold_every_value() -> None:
    drawn = plots.histograms("x", [("a", [0, 0, 1, 100]), ("b", [5])])
    assert drawn.count('class="bar"') == 3
    assert plots.histograms("x", [("a", [])]) == ""
    assert plots.histograms("x", [("a", [7, 7])]).count('class="bar"') == 1
