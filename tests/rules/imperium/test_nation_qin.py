"""Qin: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet, at_solstice, bare, way, ways, worth
from rules.imperium.tables import Table, table

SHEET = """
qin-power-a: Qin / Империя Цинь | 2QIN1A/25 | power | - | - | *: 1 per 1 PINNED[not REGION] in_play
    replace place 1 progress on market_card = place 1 population on that market_card
    exhaust on gain market_card[population on it] = gain again the population that was on it
qin-power-b: Qin / Империя Цинь | 2QIN1B/25 | power | - | - | *: 2 per 1 PINNED[not REGION] in_play
    replace place 1 progress on market_card = place 1 population on that market_card
qin-long-walls-i: Long Walls I / Великая стена I | 2QIN2/25 | accession | empire pinned | - | *: 1 per 1 "Long Walls"
        in_play
    passive = unrest_cost materials -2 (min 1)
qin-long-walls-ii: Long Walls II / Великая стена II | 2QIN3/25 | development | empire pinned | materials 2,
        population 2 | *: 1 per 1 "Long Walls" in_play
    passive on attack by other = MAY (recall any 1 "Long Walls" -> avoid attack)
qin-long-walls-iii: Long Walls III / Великая стена III | 2QIN4/25 | development | empire pinned | materials 2,
        population 2 | *: 1 per 1 "Long Walls" in_play
    exhaust = pay 1 population -> draw 1
qin-long-walls-iv: Long Walls IV / Великая стена IV | 2QIN5/25 | development | empire pinned | materials 2,
        population 2 | *: 1 per 1 "Long Walls" in_play
    exhaust = IF 3 "Long Walls" in_play THEN (put 1 card from hand on top_of_deck -> gain 1 action)
qin-emperor-qin-shi-huang: Emperor Qin Shi Huang / Император Цинь Шихуан | 2QIN6/25 | development | empire |
        materials 3, population 2 | 0
    restrict = playable only if "Mandate of Heaven" in_play and "King Wu of Qin" in_history
    free = take top FAME ; history self
qin-mathematics: Mathematics / Математика | 2QIN7/25 | development | empire pinned | materials 3, population 2 | 2
    passive = hand_size +1
    passive = ignore BARBARIAN on "Advance"
qin-king-wu-of-qin: King Wu of Qin / У-ван, правитель Цинь | 2QIN8/25 | development | empire | materials 3,
        population 2 | ?: 2 if in_history
    restrict = playable only if "Mandate of Heaven" in_play and "Duke Zhuang of Qin" in_history
    play = pay up to 3 progress ; FOR_EACH progress paid: acquire ANY4 ; history self
qin-metallurgy: Metallurgy / Металлургия | 2QIN9/25 | development | empire pinned | materials 3, population 1 | 2
    solstice = CHOOSE gain 1 progress | to_hand 1 REGION from discard
qin-terracotta-warriors: Terracotta Warriors / Терракотовая армия | 2QIN10/25 | development | - | materials 7 | ?: 7
        if garrisoned; 3 if in_history
    restrict = cannot be played
qin-eastern-zhou: Eastern Zhou / Восточное Чжоу | 2QIN11/25 | nation_deck | region production pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
qin-glory-nation: Glory / Величие | 2QIN12/25 | nation_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
qin-writing-systems: Writing Systems / Письменность | 2QIN13/25 | nation_deck | pinned | - | 0
    exhaust = history 1 card from discard -> draw 1
qin-unrest-nation: Unrest / Беспорядки | 2QIN14/25 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
qin-confucianism: Confucianism / Конфуцианство | 2QIN15/25 | starting_deck | pinned | - | 0
    play = abandon "Legalism"
    exhaust = (spend 1 action ; discard 2) -> CHOOSE acquire TRIBUTARY/UNCIVILISED/CIVILISED[population on it] |
        return up to 2 UNREST from discard
qin-legalism: Legalism / Легизм | 2QIN16/25 | starting_deck | pinned | - | 0
    play = abandon "Confucianism"
    exhaust = pay 3 population -> acquire REGION/TRIBUTARY
qin-school-of-diplomacy: School of Diplomacy / Школа дипломатии | 2QIN17/25 | starting_deck | attack | - | 0
    play = abandon up to 3 REGION ; FOR_EACH REGION abandoned: MAY acquire REGION/TRIBUTARY ; IF state=barbarian THEN
        EACH_OTHER: recall REGION
qin-western-zhou: Western Zhou / Западное Чжоу | 2QIN18/25 | starting_deck | region production river pinned | - | 0
    play = gain 1 materials ; MAY garrison 1 card here
qin-advance: Advance / Реформы | 2QIN19/25 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
qin-prosperity: Prosperity / Процветание | 2QIN20/25 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
qin-duke-zhuang-of-qin: Duke Zhuang of Qin / Чжуан-гун, правитель Цинь | 2QIN21/25 | starting_deck | barbarian | - | 0
    restrict = playable only if "Mandate of Heaven" in_play
    play = return up to 2 UNREST from hand/discard ; break_through REGION/TRIBUTARY ; history self
qin-mandate-of-heaven: Mandate of Heaven / Небесный мандат | 2QIN22/25 | starting_deck | pinned | - | ?: -2 if not
        in_play
    exhaust = place 1 population on market_card ; MAY abandon self
    solstice = discard 2
qin-unrest: Unrest / Беспорядки | 2QIN23/25 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
qin-unrest-supply-3: Unrest / Беспорядки | 2QIN24/25 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
qin-unrest-supply-4: Unrest / Беспорядки | 2QIN25/25 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("qin", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("qin", number).over


MARKET = ("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town")
WALLS = [f"qin-long-walls-{n}" for n in ("i", "ii", "iii", "iv")]


def qin(power: str = "a", empire: bool = True, **options: object) -> Table:
    return bare("qin", power=power, **options).state(0, empire=empire).market(*MARKET).no_tokens()


# -- the beginning, and the token of the clean-up


def test_the_beginning() -> None:
    t = table("qin", "romans")
    assert (t.size("deck"), t.size("nation"), t.size("area")) == (9, 4, 8)
    assert t.ids("bottom") == ["qin-long-walls-i"]
    assert (t.ids("deck").count("unrest"), t.ids("nation").count("unrest")) == (1, 1)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_supply_unrest(others: int) -> None:
    t = table("qin", *("romans", "greeks", "persians")[:others])
    under = sum(t.unrest_under(card) for card in t.open_market)
    assert t.size("unrest") + under == {1: 8, 2: 11, 3: 14}[others]


@pytest.mark.parametrize("side", ["a", "b"])
def test_population_is_put_on_the_market(side: str) -> None:
    t = qin(side).deck(0, *["unrest"] * 6).end(0, "cls-elders")
    assert t.tokens_on("cls-elders") == (0, 1, 0)


def test_others_put_progress_there() -> None:
    t = qin().then(("turn", 1), ("solstice",)).deck(1, *["unrest"] * 6).end(1, "cls-elders")
    assert t.tokens_on("cls-elders") == (0, 0, 1)


def test_the_accession_makes_an_empire() -> None:
    t = qin(empire=False).nation(0).play(0, "egy-pyramids").act(0, "exhaust:egy-pyramids@1")
    assert t.player(0).empire
    assert t.ids("hand") == ["qin-long-walls-i"]


# -- power


def test_power_a_doubles_population_from_the_market() -> None:
    t = qin().tokens("cls-jungle", population=2, progress=1).hand(0, "mau-chandragupta").state(0, empire=False)
    t.act(0, "mau-chandragupta")
    assert t.goods(0) == {"population": 2, "progress": 1}
    assert t.prompt == "react"
    t.act(0, "react:qin-power-a@1")
    assert t.goods(0) == {"population": 4, "progress": 1}
    assert t.player(0).exhausts == 4


def test_power_a_may_decline_and_is_not_asked_without_population() -> None:
    t = (
        qin(empire=False)
        .tokens("cls-jungle", population=2)
        .hand(0, "mau-chandragupta")
        .act(0, "mau-chandragupta", "no")
    )
    assert t.goods(0) == {"population": 2}
    t = qin(empire=False).tokens("cls-jungle", progress=2).hand(0, "mau-chandragupta").act(0, "mau-chandragupta")
    assert t.prompt == "find"


def test_power_a_doubles_on_a_break_through_too_but_not_when_innovating() -> None:
    t = qin(empire=False).tokens("cls-elders", population=1).hand(0, "art-uthyr-pendragon")
    t.act(0, "art-uthyr-pendragon", "cls-elders", "react:qin-power-a@1")
    assert t.goods(0) == {"population": 2}
    t = qin().tokens("cls-elders", population=1).act(0, "innovate", "cls-elders")
    assert t.goods(0) == {"population": 1}
    assert t.prompt != "react"


def test_power_b_does_not_double() -> None:
    t = qin("b", empire=False).tokens("cls-jungle", population=2).hand(0, "mau-chandragupta").act(0, "mau-chandragupta")
    assert t.goods(0) == {"population": 2}
    assert t.prompt == "find"


@pytest.mark.parametrize(("n", "a", "b"), [(0, 0, 0), (3, 3, 6), (6, 6, 10), (11, 10, 10)])
def test_points_for_permanent_cards_that_are_no_regions(n: int, a: int, b: int) -> None:
    names = ["qin-legalism", "qin-confucianism", "qin-metallurgy", "qin-mathematics", *WALLS, "cls-temple", "cls-port"]
    cards = [*names, "cls-boats"][:n]
    for side, points in (("a", a), ("b", b)):
        t = qin(side).play(0, *cards, "qin-western-zhou").hand(0, "qin-mandate-of-heaven")
        assert worth(t, f"qin-power-{side}", "powers") == points


# -- the walls


def test_points_of_the_walls() -> None:
    t = qin().play(0, *WALLS[:3]).hand(0, WALLS[3])
    assert [worth(t, wall, "play") for wall in WALLS[:3]] == [3, 3, 3]
    assert worth(t, WALLS[3], "hand") == 3  # it counts those in play, wherever it lies


def test_wall_i_makes_unrest_cheaper_in_materials_only() -> None:
    t = qin().play(0, WALLS[0]).hand(0, "unrest", "qin-prosperity").has(0, materials=1).act(0, "play:unrest")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["qin-prosperity"]


def test_wall_ii_lets_attacks_be_avoided() -> None:
    t = qin().play(0, WALLS[1], WALLS[2], "qin-western-zhou").then(("turn", 1), ("solstice",))
    t.state(1, empire=True).hand(1, "atl-spread-of-atlantis").act(1, "atl-spread-of-atlantis")
    assert (t.seat, t.prompt) == (0, "avoid")
    t.act(0, f"react:{WALLS[1]}@1")
    assert sorted(t.keys) == sorted(f"pick:{wall}@1:play" for wall in WALLS[1:3])
    t.act(0, WALLS[2])
    assert t.ids("hand") == [WALLS[2]]
    assert t.ids("play") == [WALLS[1], "qin-western-zhou"]
    assert t.prompt == "break-through"  # the rest of the card goes on
    assert t.player(0).exhausts == 5


def test_wall_ii_may_recall_itself_or_nothing() -> None:
    t = qin().play(0, WALLS[1], "qin-western-zhou").then(("turn", 1), ("solstice",))
    t.state(1, empire=True).hand(1, "atl-spread-of-atlantis").act(1, "atl-spread-of-atlantis")
    t.act(0, f"react:{WALLS[1]}@1")
    assert t.ids("hand") == [WALLS[1]]
    t = qin().play(0, WALLS[1], "qin-western-zhou").then(("turn", 1), ("solstice",))
    t.state(1, empire=True).hand(1, "atl-spread-of-atlantis").act(1, "atl-spread-of-atlantis")
    t.act(0, "no")
    assert t.ids("hand") == ["qin-western-zhou"]


def test_the_other_walls_do_not_avoid() -> None:
    t = qin().play(0, WALLS[0], WALLS[2], WALLS[3], "qin-western-zhou").then(("turn", 1), ("solstice",))
    t.state(1, empire=True).hand(1, "atl-spread-of-atlantis").act(1, "atl-spread-of-atlantis")
    assert t.ids("hand") == ["qin-western-zhou"]


def test_wall_iii_draws_for_population() -> None:
    t = qin().play(0, WALLS[2]).deck(0, "unrest")
    assert t.why_not(f"exhaust:{WALLS[2]}@1") == "cost"
    t.has(0, population=1).act(0, f"exhaust:{WALLS[2]}@1")
    assert t.ids("hand") == ["unrest"]
    assert t.goods(0) == {}


def test_wall_iv_needs_three_walls() -> None:
    t = qin().play(0, WALLS[3], WALLS[0]).hand(0, "unrest", "qin-prosperity")
    assert t.why_not(f"exhaust:{WALLS[3]}@1") == "cost"
    t.play(0, WALLS[1]).act(0, f"exhaust:{WALLS[3]}@1", "unrest")
    assert t.player(0).actions == 4
    assert t.ids("deck") == ["unrest"]
    t = qin().play(0, WALLS[3], WALLS[0], WALLS[1])
    assert t.why_not(f"exhaust:{WALLS[3]}@1") == "cost"  # and a card


# -- the Mandate and the rulers


def test_duke_zhuang_needs_the_mandate() -> None:
    t = qin(empire=False).hand(0, "qin-duke-zhuang-of-qin", "unrest").discard(0, "unrest", "unrest")
    assert t.why_not("play:qin-duke-zhuang-of-qin") == "requires"
    t.play(0, "qin-mandate-of-heaven").act(0, "qin-duke-zhuang-of-qin")
    t.act(0, "pick:unrest:hand", "pick:unrest:discard")
    assert t.prompt == "break-through"
    assert sorted(t.keys) == ["deck:region", "deck:tributary", "pick:cls-assyrians:market", "pick:cls-jungle:market"]
    t.act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians"]
    assert t.ids("discard") == ["unrest"]
    assert t.ids("history") == ["qin-duke-zhuang-of-qin"]


def test_duke_zhuang_need_not_return_unrest() -> None:
    t = qin(empire=False).hand(0, "qin-duke-zhuang-of-qin", "unrest").play(0, "qin-mandate-of-heaven")
    t.act(0, "qin-duke-zhuang-of-qin", "no", "cls-jungle")
    assert t.ids("hand") == ["cls-jungle", "unrest"]


def test_king_wu_needs_the_mandate_and_the_duke_in_history() -> None:
    t = qin().hand(0, "qin-king-wu-of-qin").play(0, "qin-mandate-of-heaven").discard(0, "qin-duke-zhuang-of-qin")
    assert t.why_not("play:qin-king-wu-of-qin") == "requires"
    t = qin().hand(0, "qin-king-wu-of-qin").history(0, "qin-duke-zhuang-of-qin")
    assert t.why_not("play:qin-king-wu-of-qin") == "requires"


def test_king_wu_acquires_for_progress() -> None:
    t = qin("b").hand(0, "qin-king-wu-of-qin").play(0, "qin-mandate-of-heaven").history(0, "qin-duke-zhuang-of-qin")
    t.has(0, progress=5).act(0, "qin-king-wu-of-qin")
    assert t.prompt == "pay-up-to"
    assert t.keys == ["0", "1", "2", "3"]
    t.act(0, "2", "cls-elders", "cls-jungle")
    assert t.goods(0) == {"progress": 3}
    assert t.ids("hand") == ["cls-elders", "cls-jungle", "unrest"]
    assert t.ids("history") == ["qin-duke-zhuang-of-qin", "qin-king-wu-of-qin"]
    assert worth(t, "qin-king-wu-of-qin", "history") == 2
    assert worth(qin().hand(0, "qin-king-wu-of-qin"), "qin-king-wu-of-qin", "hand") == 0


def test_king_wu_may_pay_nothing() -> None:
    t = qin("b").hand(0, "qin-king-wu-of-qin").play(0, "qin-mandate-of-heaven").history(0, "qin-duke-zhuang-of-qin")
    t.has(0, progress=5).act(0, "qin-king-wu-of-qin", "0")
    assert t.goods(0) == {"progress": 5}
    assert t.ids("hand") == []


def test_the_emperor_needs_the_mandate_and_king_wu_in_history() -> None:
    t = qin().hand(0, "qin-emperor-qin-shi-huang").play(0, "qin-mandate-of-heaven")
    assert t.why_not("play:qin-emperor-qin-shi-huang") == "requires"
    t.history(0, "qin-duke-zhuang-of-qin")
    assert t.why_not("play:qin-emperor-qin-shi-huang") == "requires"
    t.history(0, "qin-king-wu-of-qin").common("fame", "cls-great").act(0, "qin-emperor-qin-shi-huang")
    assert t.ids("hand") == ["cls-great"]
    assert "qin-emperor-qin-shi-huang" in t.ids("history")
    assert t.player(0).actions == 3


def test_the_mandate_puts_population_on_the_market_and_may_be_given_up() -> None:
    t = qin().play(0, "qin-mandate-of-heaven").act(0, "exhaust:qin-mandate-of-heaven@1", "cls-elders")
    assert t.tokens_on("cls-elders") == (0, 1, 0)
    assert t.prompt == "may"
    t.act(0, "no")
    assert t.ids("play") == ["qin-mandate-of-heaven"]
    t = qin().play(0, "qin-mandate-of-heaven").act(0, "exhaust:qin-mandate-of-heaven@1", "cls-elders", "yes")
    assert t.ids("discard") == ["qin-mandate-of-heaven"]


def test_the_mandate_costs_two_cards_at_the_solstice() -> None:
    t = at_solstice(qin().play(0, "qin-mandate-of-heaven").hand(0, "unrest", *WALLS[:2]), "qin-mandate-of-heaven")
    t.act(0, "unrest", WALLS[0])
    assert t.ids("hand") == [WALLS[1]]
    t = at_solstice(qin().play(0, "qin-mandate-of-heaven").hand(0, "unrest"), "qin-mandate-of-heaven")
    assert t.ids("discard") == ["unrest"]


@pytest.mark.parametrize(("place", "points"), [("play", 0), ("hand", -2), ("history", -2), ("deck", -2)])
def test_points_of_the_mandate(place: str, points: int) -> None:
    t = getattr(qin(), place)(0, "qin-mandate-of-heaven")
    assert worth(t, "qin-mandate-of-heaven", place) == points


# -- other developments


def test_mathematics() -> None:
    t = qin().hand(0, "qin-advance").has(0, materials=3)
    assert t.why_not("play:qin-advance") == "state"
    t.play(0, "qin-mathematics").act(0, "qin-advance", "cls-elders")
    assert t.ids("hand") == ["cls-elders", "unrest"]
    t = qin().play(0, "qin-mathematics").deck(0, *["unrest"] * 8)
    assert t.end(0).size("hand") == 6


def test_metallurgy() -> None:
    t = at_solstice(qin().play(0, "qin-metallurgy").discard(0, "qin-western-zhou", "unrest"), "qin-metallurgy")
    assert ways(t) == ["gain-1-progress", "to-hand-1-region-from-discard"]
    assert way(t, "to-hand-1-region-from-discard").ids("hand") == ["qin-western-zhou"]
    t = at_solstice(qin().play(0, "qin-metallurgy").discard(0, "qin-western-zhou"), "qin-metallurgy")
    assert way(t, "gain-1-progress").goods(0) == {"progress": 1}
    t = at_solstice(qin().play(0, "qin-metallurgy").discard(0, "unrest"), "qin-metallurgy")
    assert way(t, "gain-1-progress").goods(0) == {"progress": 1}


def test_the_terracotta_warriors_are_buried() -> None:
    t = qin().hand(0, "qin-terracotta-warriors", "qin-western-zhou")
    assert t.why_not("play:qin-terracotta-warriors") == "unplayable"
    assert worth(t, "qin-terracotta-warriors", "hand") == 0
    t.act(0, "qin-western-zhou", "qin-terracotta-warriors")
    assert worth(t, "qin-terracotta-warriors", "garrison") == 7
    assert worth(qin().history(0, "qin-terracotta-warriors"), "qin-terracotta-warriors", "history") == 3


# -- nation deck and starting deck


def test_eastern_zhou() -> None:
    t = qin().hand(0, "qin-eastern-zhou", "unrest").act(0, "qin-eastern-zhou", "unrest")
    assert t.goods(0) == {"population": 1}
    assert t.under(0, "qin-eastern-zhou") == ["unrest"]


def test_western_zhou() -> None:
    t = qin().hand(0, "qin-western-zhou", "unrest").act(0, "qin-western-zhou", "no")
    assert t.goods(0) == {"materials": 1}
    assert t.under(0, "qin-western-zhou") == []


def test_glory() -> None:
    t = qin().hand(0, "qin-glory-nation").play(0, "qin-western-zhou", "qin-eastern-zhou", "cls-marsh")
    t.common("fame", "cls-great", "cls-glorious").act(0, "qin-glory-nation", "qin-western-zhou", "cls-marsh")
    assert t.act(0, "cls-great").ids("hand") == ["cls-great"]


def test_writing_systems() -> None:
    t = qin().play(0, "qin-writing-systems").deck(0, "qin-prosperity")
    assert t.why_not("exhaust:qin-writing-systems@1") == "cost"
    t.discard(0, "unrest").act(0, "exhaust:qin-writing-systems@1")
    assert t.ids("history") == ["unrest"]
    assert t.ids("hand") == ["qin-prosperity"]


@pytest.mark.parametrize(("new", "old"), [("qin-confucianism", "qin-legalism"), ("qin-legalism", "qin-confucianism")])
def test_one_school_drives_the_other_out(new: str, old: str) -> None:
    t = qin().hand(0, new).play(0, old, "qin-writing-systems").act(0, f"play:{new}")
    assert t.ids("play") == ["qin-writing-systems", new]
    assert t.ids("discard") == [old]
    assert qin().hand(0, new).act(0, f"play:{new}").ids("play") == [new]


def test_confucianism_acquires_what_carries_population() -> None:
    t = qin("b").play(0, "qin-confucianism").hand(0, "unrest", "qin-prosperity", "qin-advance")
    t.tokens("cls-jungle", population=1).tokens("cls-elders", population=2).tokens("cls-coinage", progress=1)
    t.act(0, "exhaust:qin-confucianism@1", "unrest", "qin-advance")
    way(t, "acquire-tributary-uncivilised-civilised-population-on-it")
    assert t.ids("hand") == ["cls-elders", "qin-prosperity", "unrest"]
    assert t.goods(0) == {"population": 2}
    assert t.player(0).actions == 2


def test_confucianism_returns_unrest_from_the_discard_pile() -> None:
    t = qin("b").play(0, "qin-confucianism").hand(0, "unrest", "qin-prosperity").discard(0, "unrest", "unrest")
    t.act(0, "exhaust:qin-confucianism@1")
    if t.prompt == "choose":
        way(t, "return-up-to-2-unrest-from-discard")
    t.act(0, "unrest", "unrest")
    assert t.ids("discard").count("unrest") == 1
    assert t.prompt == "act"


def test_confucianism_needs_an_action_and_two_cards() -> None:
    t = qin().play(0, "qin-confucianism").hand(0, "unrest")
    assert t.why_not("exhaust:qin-confucianism@1") == "cost"
    t.hand(0, "qin-advance").state(0, actions=0)
    assert t.why_not("exhaust:qin-confucianism@1") == "cost"


def test_legalism_acquires_for_population() -> None:
    t = qin().play(0, "qin-legalism").has(0, population=2)
    assert t.why_not("exhaust:qin-legalism@1") == "cost"
    t.has(0, population=3).act(0, "exhaust:qin-legalism@1")
    assert t.keys == ["pick:cls-jungle:market", "pick:cls-assyrians:market"]
    t.act(0, "cls-jungle")
    assert t.goods(0) == {}


def test_diplomacy_trades_regions() -> None:
    t = qin("b", empire=False).hand(0, "qin-school-of-diplomacy").play(0, "qin-western-zhou", "qin-eastern-zhou")
    t.play(0, "cls-marsh", "cls-coast").play(1, "cls-river").act(0, "qin-school-of-diplomacy")
    t.act(0, "qin-western-zhou", "cls-marsh", "no")
    assert t.prompt == "acquire"
    t.act(0, "cls-assyrians")
    assert t.prompt == "acquire"
    t.act(0, "no")
    assert t.ids("hand") == ["cls-assyrians", "unrest"]
    assert t.ids("play") == ["qin-eastern-zhou", "cls-coast"]
    assert t.ids("hand", 1) == ["cls-river"]


def test_diplomacy_gives_up_three_at_most() -> None:
    t = qin("b", empire=False).hand(0, "qin-school-of-diplomacy").play(0, "qin-western-zhou", "qin-eastern-zhou")
    t.play(0, "cls-marsh", "cls-coast").act(0, "qin-school-of-diplomacy")
    t.act(0, "qin-western-zhou", "cls-marsh", "cls-coast")
    assert t.prompt == "acquire"


def test_diplomacy_of_an_empire_leaves_others_alone() -> None:
    t = qin("b").hand(0, "qin-school-of-diplomacy").play(1, "cls-river").act(0, "qin-school-of-diplomacy")
    assert t.ids("play", 1) == ["cls-river"]
    assert t.prompt == "act"


def test_advance_and_prosperity() -> None:
    t = qin("b", empire=False).hand(0, "qin-advance", "qin-prosperity").has(0, materials=5).act(0, "qin-advance")
    way(t, "pay-5-materials-break-through-uncivilised-civilised").act(0, "cls-coinage")
    assert t.ids("hand") == ["cls-coinage", "qin-prosperity"]
    t.play(0, "qin-western-zhou", "cls-forest").act(0, "qin-prosperity", "no")
    t.act(1, "no")
    way(t, "gain-1-materials-per-production-in-play")
    assert t.goods(0) == {"materials": 3}
