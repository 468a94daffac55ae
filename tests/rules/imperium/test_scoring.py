"""Chapter "Scoring": what counts, where it must lie, the limit of 10, ties."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.state import FINAL
from rules.imperium.tables import Table, table


def bare(*nations: str, **options: object) -> Table:
    """Nobody has anything but the power card; Romans and Celts on side B score no card of theirs then."""
    t = table(*nations, **options)  # type: ignore[arg-type]
    return t.nothing()


def points(t: Table, seat: int = 0) -> int:
    return t.total(seat)


# -- tokens


def test_a_point_for_each_progress() -> None:
    assert points(bare().has(0, progress=7)) == 7


def test_no_points_for_materials_and_population() -> None:
    """Only through cards: rom-power-a counts population, Celts' none of them."""
    t = bare("celts", "romans").powers(0, "cel-power-b")
    before = points(t)
    assert points(t.has(0, materials=30)) == before


# -- where a card scores


@pytest.mark.parametrize("place", ["hand", "play", "deck", "discard", "history"])
def test_cards_score_in_these_places(place: str) -> None:
    t = bare()
    t.bring("cls-marvellous", t._zone(place, 0))
    assert points(t) == 9


def test_a_garrison_scores() -> None:
    assert points(bare().play(0, "cls-river").garrison(0, "cls-river", "cls-marvellous")) == 9


@pytest.mark.parametrize("place", ["nation", "bottom", "area"])
def test_nation_deck_and_development_area_do_not_score(place: str) -> None:
    t = bare()
    t.bring("cls-marvellous", t._zone(place, 0))
    assert points(t) == 0


def test_sunken_cards_of_the_atlanteans_score() -> None:
    t = bare("atlanteans", "romans")
    before = points(t)
    assert points(t.history(0, "cls-marvellous")) == before + 9


def test_the_power_card_scores() -> None:
    """Romans A: 1 per 4 population."""
    assert points(bare().has(0, population=11)) == 2


# -- conditional coins


@pytest.mark.parametrize(
    ("card", "place", "worth"),
    [
        ("cls-praiseworthy", "history", 7),
        ("cls-praiseworthy", "hand", 3),
        ("cls-great", "history", 6),
        ("cls-great", "deck", 2),
        ("cls-jade-mask", "history", 1),
        ("cls-jade-mask", "hand", 0),
        ("cls-town", "history", 2),
        ("cls-town", "play", 0),
        ("cls-lost-scroll", "history", 1),
        ("cls-lost-scroll", "discard", 0),
        ("leg-imperial", "history", 8),
        ("leg-imperial", "discard", 2),
        ("leg-proud", "history", 8),
        ("leg-proud", "deck", 3),
        ("leg-jade-mask", "history", 1),
        ("leg-lost-scroll", "history", 1),
    ],
)
def test_conditional_coins(card: str, place: str, worth: int) -> None:
    t = bare()
    t.bring(card, t._zone(place, 0))
    assert points(t) == worth


def test_proud_under_another_card() -> None:
    assert points(bare().play(0, "cls-river").garrison(0, "cls-river", "leg-proud", "leg-proud")) == 24


@pytest.mark.parametrize("nation", ["vikings", "atlanteans"])
def test_in_history_never_holds_where_none_is_kept(nation: str) -> None:
    """Glossary "sunken cards"; 3.4.10."""
    t = bare(nation, "romans")
    before = points(t)
    assert points(t.history(0, "cls-town")) == before


# -- variable coins: (card, what else lies there, tokens, points of the card)


def laid(card: str, others: dict[str, list[str]], **tokens: int) -> Table:
    t = bare("carthaginians", "celts").powers(0, "gre-power-b").hand(0, card)
    for place, ids in others.items():
        for id in ids:
            t.bring(id, t._zone(place, 0))
    return t.has(0, **tokens)


def worth(card: str, others: dict[str, list[str]], **tokens: int) -> int:
    """Points of the card in hand, with these others around."""
    from oikumene.games.imperium.rules.scoring import worth as of
    from oikumene.games.imperium.state import HAND

    t = laid(card, others, **tokens)
    return of(t.run().now, 0, t.find(card, HAND))


VARIABLE = [
    ("cls-oracle", {"hand": ["cls-great"], "history": ["cls-marvellous"], "deck": ["cls-triumphant"]}, {}, 6),
    ("cls-agriculture", {"play": ["cls-forest", "cls-hills"], "discard": ["cls-coast"]}, {}, 6),
    ("cls-boats", {"play": ["cls-forest", "cls-river"], "hand": ["leg-island", "cls-jungle"]}, {}, 4),
    ("cls-shaduf", {"deck": ["cls-river", "leg-lakes"]}, {}, 6),
    ("cls-moneylenders", {}, {"materials": 39}, 3),
    ("cls-exports", {"discard": ["unrest"] * 7, "play": ["cls-river"]}, {}, 1),  # 8, itself, the power card
    ("cls-exports", {"discard": ["unrest"] * 7}, {}, 0),
    ("cls-urban-development", {"hand": ["cls-city"], "play": ["cls-metropolis", "cls-city"]}, {}, 6),
    ("cls-mercenaries", {}, {"population": 15}, 3),
    ("cls-temple", {}, {"progress": 14}, 2),
    ("cls-egyptians", {"hand": ["cls-city", "cls-temple"], "history": ["cls-coinage"]}, {}, 3),
    ("cls-qin", {"play": ["cls-coinage", "cls-temple", "cls-city", "cls-river", "cls-hills"]}, {}, 1),
    ("cls-aksumites", {"hand": ["cls-hittites"], "deck": ["cls-armenians"]}, {}, 3),
    ("cls-minoans", {}, {"progress": 11}, 2),
    ("cls-mauryans", {"history": ["cls-coinage", "unrest", "cls-city"]}, {}, 1),
    ("leg-oracle", {"hand": ["cls-great"]}, {}, 2),
    ("leg-domestication", {"play": ["leg-plain", "leg-island"]}, {}, 4),
    ("leg-water-mill", {"play": ["leg-plain", "leg-island", "leg-lakes"]}, {}, 5),
    ("leg-qanat", {"play": ["leg-lakes"], "discard": ["leg-island"]}, {}, 6),
    ("leg-masonry", {"play": ["leg-city", "leg-greeks"], "hand": ["leg-metropolis"]}, {}, 4),
    ("leg-exports", {"discard": ["unrest"] * 8}, {}, 1),
    ("leg-moneylenders", {}, {"materials": 10}, 1),
    ("leg-mercenaries", {}, {"population": 8}, 2),
    ("leg-urban-development", {"hand": ["leg-city"], "play": ["leg-greeks"]}, {}, 4),
    ("leg-amphitheatre", {}, {"progress": 10}, 2),
    ("leg-vikings", {"hand": ["leg-city", "leg-mining", "leg-qanat"]}, {}, 1),
    ("leg-greeks", {"discard": ["unrest"] * 8}, {}, 1),
    ("leg-carthaginians", {}, {"materials": 20}, 2),
    ("leg-persians", {"hand": ["leg-celts"]}, {}, 2),
    ("leg-macedonians", {"hand": ["leg-island", "leg-plain"], "play": ["leg-moor"], "deck": ["leg-lakes"]}, {}, 1),
    ("leg-xiongnu", {"hand": ["leg-proud", "leg-proud"], "history": ["leg-eminent"]}, {}, 3),
    (
        "leg-acclaimed",
        {"hand": ["leg-greeks", "leg-celts"], "history": ["leg-oracle"]},
        {},
        4,
    ),  # Greeks B has a coin too
]


@pytest.mark.parametrize(("card", "others", "tokens", "expected"), VARIABLE)
def test_variable_coins(card: str, others: dict[str, list[str]], tokens: dict[str, int], expected: int) -> None:
    """Counts look at all scoring cards, unless the card says "in play"; only full steps count."""
    assert worth(card, others, **tokens) == expected


@pytest.mark.parametrize(
    ("card", "tokens"), [("cls-temple", {"progress": 90}), ("cls-moneylenders", {"materials": 200})]
)
def test_a_variable_coin_brings_ten_at_most(card: str, tokens: dict[str, int]) -> None:
    assert worth(card, {}, **tokens) == 10


def test_the_limit_is_of_the_card_not_of_the_kind() -> None:
    t = bare("carthaginians", "celts").powers(0, "gre-power-b").hand(0, "cls-temple", "leg-amphitheatre")
    t.has(0, progress=100)
    assert points(t) - worth("cls-hills", {}) >= 120


def test_a_fixed_coin_is_not_limited() -> None:
    assert points(bare().hand(0, "cls-triumphant")) == 11


def test_notorious_counts_the_unrest_of_the_others() -> None:
    t = bare("romans", "celts", "greeks").hand(0, "cls-notorious", "unrest").discard(1, "unrest", "unrest")
    t.history(2, "unrest").play(2, "cls-river").garrison(2, "cls-river", "unrest")
    assert points(t) == 4 - 2


def test_sacred_grove_counts_those_with_less_progress() -> None:
    t = bare("romans", "celts", "greeks", base="legends").history(0, "leg-sacred-grove")
    t.has(0, progress=3).has(1, progress=2).has(2, progress=3)
    assert points(t) == 3 + 2


def test_what_is_counted_is_not_spent() -> None:
    t = bare().hand(0, "cls-mercenaries", "leg-mercenaries").has(0, population=8).powers(0, "cel-power-b")
    before = points(bare().powers(0, "cel-power-b").has(0, population=8))
    assert points(t) - before == 4


# -- the winner


def ending(t: Table) -> Table:
    t = t.table(ending=FINAL, why="king")
    for seat in range(t.setup.seats):
        t.end(seat)
    assert t.match.over
    return t


def test_most_points_win() -> None:
    t = ending(bare("romans", "celts", "greeks").has(1, progress=20).has(2, progress=2))
    assert t.match.result.winners == (1,)


def test_who_ties_shares_the_victory() -> None:
    t = table("carthaginians", "celts").nothing()
    for seat in (0, 1):
        t.nation(seat).bottom(seat).powers(seat, ("gre-power-b", "cel-power-b")[seat])
    low = t.total(0) - t.total(1)
    t.has(0, progress=max(0, -low)).has(1, progress=max(0, low))
    assert ending(t).match.result.winners == (0, 1)


def test_the_breakdown_adds_up() -> None:
    t = ending(table().has(0, progress=4).hand(0, "cls-marvellous"))
    result = t.match.result
    assert [sum(part.values()) for part in result.breakdown] == list(result.scores)
    assert result.breakdown[0]["fame"] == 9
    assert result.breakdown[0]["progress"] == 4


def test_the_active_quest_scores_unless_switched_off() -> None:
    """3.4.6: the rulebook says garrisons score; a later clarification says the quest does not."""
    totals = []
    for option in ("scores", "worthless"):
        t = table("arthurians", "romans", base="legends", active_quest=option).nothing(0)
        quest = t.ids("area")[0]
        t.garrison(0, "art-king-arthurs-court", "cls-marvellous")
        assert quest
        totals.append(t.total(0))
    assert totals[0] - totals[1] == 9
