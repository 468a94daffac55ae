"""What an option says before it is chosen: supply, favor and secrets that it costs, and what it brings."""

from __future__ import annotations

from oikumene.games.oath import OATH
from oikumene.text import Texts
from rules.oath.table import Table
from rules.oath.test_modifiers_travel import here


def said(t: Table, key: str, lang: str = "ru") -> str:
    """What an option says."""
    question = t.match.pending[0]
    found = {one.key: one.said for one in question.options}
    return Texts(OATH, lang, strict=True).said(found[key], ("Анна", "Борис", "Вера"), question.seat)


def test_a_journey_says_its_supply_and_its_tolls() -> None:
    t = here(favor=1).at("h1", "toll-roads").bands("h1", 0, 1).bands("p2", 0, 1).has(0, favor=0).act(1, "travel")
    assert said(t, "travel-to:p2", "en").endswith("for 2 supply and 1 favor")
    assert said(t, "travel-to:p3").endswith("за 2 провианта")


def test_a_toll_instead_of_supply_and_a_free_way() -> None:
    t = here(favor=1).at("p2", "way-station").bands("p2", 2, 1).has(2, favor=0).act(1, "travel")
    assert said(t, "travel-toll:p2").endswith("за 1 жетон поддержки")
    t = here().at("p2", "way-station").bands("p2", 1, 1).act(1, "travel")
    assert "supply" not in said(t, "travel-to:p2", "en")


def test_a_modifier_and_an_action_say_what_they_cost() -> None:
    t = here("portal", secrets=1).act(1, "travel")
    assert t.prompt == "modify-travel" and said(t, "with:portal", "en").startswith("Use Portal with it for 1 secret")


def test_mustering_and_trading_say_what_they_cost_and_bring() -> None:
    t = here("longbows", "portal", favor=2, secrets=1).bank(order=5, arcane=5).advisers(1, "garrison").run()
    muster = t.act(1, "muster")
    assert said(muster, "muster-with:longbows", "en") == "Muster with Longbows for 1 supply and 1 favor: 2 warbands"


def test_a_trade_that_brings_nothing_says_so() -> None:
    t = here("longbows", "portal", favor=2, secrets=1).bank(order=0, arcane=0).act(1, "trade")
    assert said(t, "trade-secrets:longbows", "en").endswith("(it costs 1 supply and 2 favor): nothing")
    assert said(t, "trade-favor:longbows").endswith("за 1 провиант и 1 жетон тайны: ничего не даст")
