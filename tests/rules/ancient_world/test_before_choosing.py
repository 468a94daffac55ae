"""What an option says before it is chosen: prices, fees, that nothing can be bought and why; and counts that fall."""

from __future__ import annotations

import pytest

from oikumene.games.ancient_world import ANCIENT_WORLD, deckfile
from oikumene.text import Texts
from rules.ancient_world.table import Table, table

NAMES = ("Анна", "Борис")


def said(t: Table, key: str, lang: str = "ru") -> str:
    """What an option says."""
    texts = Texts(ANCIENT_WORLD, lang, strict=True)
    question = t.match.pending[0]
    option = next(option for option in question.options if option.key == key)
    return texts.said(option.said, NAMES, question.seat)


def asked(t: Table) -> str:
    return Texts(ANCIENT_WORLD, "ru", strict=True).said(t.match.pending[0].said, NAMES)


# -- Build and Recruit with nothing to buy (Actions of citizens: Build, Recruit: "may buy")


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        (table().row("granary"), "ни на одну карту не хватает монет или знаний"),
        (table().row(), "карт не осталось"),
        (table().row("granary").give(0, "smithy", "bazaar", coins=9), "в городе нет свободного места"),
        (table().row("granary").give(0, "granary", coins=9), "все такие карты у вас уже есть"),
    ],
)
def test_build_with_nothing_to_buy_says_so_and_why(laid: Table, why: str) -> None:
    assert said(laid, "place:build") == f"Поместить жителя на «Строить», но купить там нечего: {why}"


def test_build_with_something_to_buy_says_nothing_of_the_kind() -> None:
    t = table().row("granary").give(0, coins=2)
    assert said(t, "place:build") == "Поместить жителя на «Строить»"
    assert said(t, "place:build", "en") == "Send a citizen to Build"


def test_the_fee_is_told_and_may_leave_too_little() -> None:
    """The granary costs 2: with 2 coins only a citizen who matches can buy it."""
    t = table().row("granary").give(0, coins=2).stands("build", (1, 2))
    assert said(t, "place:build") == "Поместить жителя на «Строить» (1 монета, если там нет жителя с таким же навыком)"
    t.act(0, "place:build")
    assert said(t, "citizen:2") == "Жителя с навыком 2"
    assert said(t, "citizen:1") == (
        "Жителя с навыком 1 за 1 монету, но купить там нечего: ни на одну карту не хватает монет или знаний"
    )


def test_a_fee_that_everybody_pays_is_part_of_the_price() -> None:
    t = table().row("granary").give(0, coins=2).stands("build", (1, 2)).citizens(0, 1, 2, 3, ready=[1, 3])
    assert said(t, "place:build").startswith("Поместить жителя на «Строить» за 1 монету, но купить там нечего")


def test_recruit_with_no_army_to_retire_says_so() -> None:
    t = table().arms("raiders").armies(0, ("city-guard", 0, 1), ("militia", 0, 1)).give(0, coins=9)
    assert said(t, "place:recruit").endswith(
        "нечего: лимит армий исчерпан, а распустить можно только неиспользованное войско"
    )


def test_nothing_bought_is_written_down() -> None:
    t = table().row().arms().place(0, "build", 1).place(1, "recruit", 1)
    assert t.said("builds-nothing") == [(0,)] and t.said("recruits-nothing") == [(1,)]


# -- prices


def test_prices_stand_on_the_options() -> None:
    t = table().row("granary", "town-hall").give(0, coins=9, knowledge=1).place(0, "build", 1)
    assert said(t, "buy:granary") == "Построить карту «Амбар» из ряда за 2 монеты"
    assert said(t, "buy:town-hall") == "Построить карту «Ратуша» из ряда за 2 монеты и 1 знание"


def test_a_recruit_without_a_price_is_free() -> None:
    t = table().arms("raiders").give(0, coins=5).place(0, "recruit", 1)
    assert said(t, "recruit:raiders").endswith("бесплатно")


def test_what_a_space_costs_stands_on_it() -> None:
    t = table(round=3).give(0, coins=5)
    assert said(t, "place:learn") == "Поместить жителя на «Учиться» за 3 монеты"
    assert said(t, "place:grow") == "Поместить жителя на «Увеличивать население» за 3 монеты"
    assert said(t, "place:expand").endswith("(цена провинции — 1 знание или 3 монеты)")


def test_a_fight_says_what_it_takes() -> None:
    t = table().titan("mire-toad").armies(0, ("charioteers", 2, 0)).give(0, coins=5)
    assert (
        said(t, "fight:mire-toad")
        == "Вступить в бой с титаном «Трясинная жаба» (защита 4, войска — не меньше чем за 3 монеты)"
    )


def test_an_army_says_what_its_use_costs_and_the_attack_grows() -> None:
    t = (
        table()
        .titan("mire-toad")
        .armies(0, "raiders", ("militia", 1, 0), "charioteers")
        .give(0, coins=5)
        .act(0, "fight:mire-toad")
    )
    before = t.match.pending[0].said.args["attack"]
    assert said(t, "army:militia").endswith("за 2 монеты")
    t.act(0, "army:militia")
    assert t.prompt == "fight-armies" and t.match.pending[0].said.args["attack"] == int(str(before)) + 2


def test_coins_that_are_lost_with_a_retired_card_are_told() -> None:
    t = table().arms("raiders").armies(0, ("city-guard", 2, 0), "militia").give(0, coins=5)
    t.place(0, "recruit", 1, "recruit:raiders")
    assert said(t, "onto:city-guard").endswith("(2 монеты с него уйдут в запас)")
    assert said(t, "onto:militia").endswith("положить новую карту сверху")


# -- "may fight again" only where it may (Distant Outpost)


def test_a_coin_off_a_scroll_makes_an_army_fresh_only_if_it_was_the_last() -> None:
    t = table(2).give(0, coins=3).give(1, "distant-outpost").armies(1, ("city-guard", 0, 1), ("militia", 1, 2))
    t.place(0, "learn", 1)
    assert t.prompt == "outpost"
    assert "войско снова можно использовать в этом раунде" in said(t, "uncoin:city-guard:scroll")
    assert "там останется 1 монета" in said(t, "uncoin:militia:scroll")
    assert "станет дешевле" in said(t, "uncoin:militia:picture")


# -- counts that fall


def test_the_number_of_cards_still_to_be_restored_falls() -> None:
    t = table().give(0, lost=["smithy", "barracks", "granary"], lands=["old-ruins"]).place(0, "rebuild", 1)
    assert asked(t).startswith("Можно восстановить ещё до 2 потерянных карт")
    t.act(0, "restore:smithy")
    assert asked(t).startswith("Можно восстановить ещё до 1 потерянной карты")


def test_a_card_that_must_be_restored_is_not_said_to_be_a_may() -> None:
    t = table().give(0, "sun-plaza", lost=["smithy", "barracks"], lands=["old-ruins"]).use(0, "sun-plaza", 1)
    assert t.prompt == "restore-all" and asked(t) == "Восстановите 1 потерянную карту империи: какую?"


def test_the_number_of_titans_still_to_be_put_back_falls() -> None:
    t = table(round=4).titan("mire-toad", "cave-brute", "thorn-boar", "tide-crab").give(0, "forest-refuge")
    t.use(0, "forest-refuge", 1, "titans:1")
    assert "Осталось вернуть 4 карты" in asked(t)
    t.act(0, t.keys[0])
    assert "Осталось вернуть 3 карты" in asked(t)


# -- two cards of the Crane's power


def two_cranes() -> str:
    """Our decks, in which the smithies have the Crane's power too."""
    lines = deckfile.house_decks().split("\n")
    head = lines[0].split(",")
    at = next(n for n, line in enumerate(lines) if line.startswith("empire-a,smithy,"))
    cells = lines[at].split(",")
    cells[head.index("ability")] = "build_free"
    lines[at] = ",".join(cells)
    return "\n".join(lines)


def test_with_two_cards_of_the_cranes_power_the_player_chooses_which_goes() -> None:
    t = table(deck=two_cranes()).row("granary").give(0, "crane", "smithy").place(0, "build", 1)
    assert said(t, "crane:granary") == (
        "Сбросить одну из карт с таким свойством и построить карту «Амбар» из ряда бесплатно"
    )
    t.act(0, "crane:granary")
    assert t.prompt == "crane-which" and t.keys == ["discard:crane", "discard:smithy"]
    t.act(0, "discard:smithy")
    assert "crane" in t.cards(0) and "smithy" not in t.cards(0) and "granary" in t.cards(0)


def test_the_one_that_goes_is_named() -> None:
    t = table().row("granary").give(0, "crane").place(0, "build", 1)
    assert said(t, "crane:granary") == "Сбросить карту «Кран» и построить карту «Амбар» из ряда бесплатно"


# -- reasons


def test_nobody_is_asked_for_a_skill_that_does_not_exist() -> None:
    t = table().stands("work", (1, 5))
    assert t.why_not("place:work") == "skill-top"
