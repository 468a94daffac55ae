"""Solo: how the game ends, what the opponent scores, who has won; the Utopians' journey; whole games."""

from __future__ import annotations

import random

import pytest

from oikumene.games.imperium import IMPERIUM, SOLO
from oikumene.games.imperium.cards.nations import ALL_NATIONS
from oikumene.games.imperium.rules.scoring import unrest
from oikumene.games.imperium.solo.levels import LEVELS
from oikumene.games.imperium.solo.scoring import bot_breakdown, bot_total, winners
from oikumene.games.imperium.state import AREA, BOT_SLOT, FINAL, JOURNEY, TRIGGERED
from rules.imperium.solo import BOT, SoloTable, solo

# -- the end


def test_once_it_has_begun_one_more_round_is_played() -> None:
    t = solo("romans").table(ending=TRIGGERED, why="dynasty").nothing(0)
    t.then(("round-over",)).go()
    assert t.now.ending == FINAL and t.prompt == "act"
    assert t.said("final-round") == [()]


def test_after_the_last_round_the_scores() -> None:
    t = solo("romans").table(ending=FINAL, why="dynasty").nothing(0)
    t.then(("round-over",)).go()
    assert t.match.over
    assert t.said("bot-scores") == [(bot_total(t.now, BOT),)]


def test_its_dynasty_is_not_scored_and_nothing_it_ignores() -> None:
    t = bare("arthurians").area(BOT, "art-graal", "art-lancelot").nation(BOT, "cls-wonder")
    assert bot_total(t.now, BOT) == 0
    t = bare("utopians")
    assert t.journey() and bot_total(t.now, BOT) == 0


def bare(nation: str, **options: object) -> SoloTable:
    """The opponent has nothing."""
    t = solo(nation, **options).slots()
    t.deck(BOT)
    return t


@pytest.mark.parametrize("zone", ["deck", "discard", "play", "history"])
def test_every_card_of_its_own_counts_at_its_value(zone: str) -> None:
    t = bare("romans")
    {"deck": t.on_deck, "discard": t.discard, "play": t.play, "history": t.history}[zone](
        BOT, "cls-jungle", "cls-oracle", "cls-great", "unrest"
    )
    assert bot_breakdown(t.now, BOT) == {"progress": 0, "tokens": 0, "cards": 1 + 5 + 6 - 2}


def test_cards_in_the_slots_count() -> None:
    t = bare("romans").slots("cls-jungle", "unrest", "cls-oracle")
    assert bot_total(t.now, BOT) == 1 - 2 + 5


def test_tokens_count_rounded_down() -> None:
    t = bare("romans").bot(materials=9, population=10, progress=3)
    assert bot_breakdown(t.now, BOT) == {"progress": 3, "tokens": 1, "cards": 0}


def test_the_human_wins_with_more_points() -> None:
    t = bare("romans").nothing(0).powers(0, "rom-power-a")
    t.has(0, progress=5)
    for more, won in ((-1, (0,)), (0, ()), (1, ())):
        t.bot(progress=t.total(0) + more)
        assert winners(t.now) == won


def test_the_result_says_both_sides() -> None:
    t = bare("romans").nothing(0).table(ending=FINAL, why="dynasty")
    t.bot(progress=7).then(("round-over",)).go()
    result = t.match.result
    assert result.breakdown[0]["opponent-progress"] == -7
    assert result.scores[0] == sum(result.breakdown[0].values())


def test_a_collapse_is_lost_whatever_the_points() -> None:
    t = bare("romans").has(0, progress=90).unrest_pile(1)
    t.resolve("rom-roman-expansion")
    assert t.match.over and t.match.result.winners == ()


def test_the_opponent_s_unrest_counts_wherever_it_scores() -> None:
    """For cards that count the unrest of other players."""
    t = bare("romans").slots("unrest", "cls-jungle").discard(BOT, "unrest").history(BOT, "unrest")
    assert unrest(t.now, BOT) == 3


# -- the Utopians' journey


def travelling(card: str, **what: object) -> SoloTable:
    """The deck of the Utopians is empty when the slots are filled; one card lies in the discard pile."""
    t = solo("utopians").slots("", "uto-portals", "uto-charity", "uto-meditation", "uto-monastery")
    sides = {"uto-journey-1-a": 0, "uto-journey-1-b": 1, "uto-journey-2-a": 2, "uto-journey-2-b": 3}
    order = list(sides)
    state = t.state_
    if sides[card] in (1, 3):
        top = t.find(order[sides[card] - 1], JOURNEY + BOT)
        state.turn_over(top)
    if sides[card] >= 2:
        state.move(t.find("uto-journey-1-a", JOURNEY + BOT), JOURNEY + BOT, under=True)
    back = t.find(card, JOURNEY + BOT)
    state.move(back, JOURNEY + BOT)
    t.deck(BOT).discard(BOT, "uto-tree-of-knowledge").bot(**what)
    t.market("cls-jungle", "cls-elders").no_tokens()
    assert t.journey()[-1] == card
    return t.clean_up(6)


@pytest.mark.parametrize("card", ["uto-journey-1-a", "uto-journey-1-b"])
def test_journey_without_enough_progress_is_unrest(card: str) -> None:
    t = travelling(card, progress=5)
    assert t.goods(BOT) == {"progress": 5}
    assert t.ids("discard", BOT) == ["unrest"]
    assert t.in_slots()[0] == "uto-tree-of-knowledge"
    assert t.journey()[-1] == card
    assert t.said("bot-journey") == t.said("bot-row") == [(card,)]


def test_visions_lead_to_the_path_and_a_region() -> None:
    t = travelling("uto-journey-1-a", progress=6)
    assert t.goods(BOT) == {}
    assert t.journey() == ["uto-journey-2-a", "uto-journey-1-b"]
    assert t.in_slots()[0] == "cls-jungle"  # on top of the deck that was just shuffled
    assert t.ids("deck", BOT) == ["uto-tree-of-knowledge"] and t.ids("discard", BOT) == []


def test_the_path_leads_to_the_gates_and_fame() -> None:
    t = travelling("uto-journey-1-b", progress=7)
    assert t.goods(BOT) == {}
    assert t.journey() == ["uto-journey-1-b", "uto-journey-2-a"]
    assert t.now.card(t.now.zones[BOT_SLOT][0]).suits == ("fame",)
    assert not t.player(BOT).empire


def test_the_gates() -> None:
    t = travelling("uto-journey-2-a", progress=5)
    assert t.goods(BOT) == {"progress": 5, "population": 1} and t.ids("discard", BOT) == ["unrest"]
    t = travelling("uto-journey-2-a", progress=6)
    assert t.goods(BOT) == {} and t.journey()[-1] == "uto-journey-2-b"
    assert t.now.card(t.now.zones[BOT_SLOT][0]).suits == ("fame",)


def test_shangri_la_with_more_than_24_population() -> None:
    t = travelling("uto-journey-2-b", population=24)
    assert t.goods(BOT) == {"population": 26} and t.ids("discard", BOT) == ["unrest"]
    assert t.goods(0) == {"progress": 1} and t.now.why == ""
    t = travelling("uto-journey-2-b", population=25)
    assert t.goods(BOT) == {"population": 25} and t.now.why == "shangri-la"
    assert t.now.card(t.now.zones[BOT_SLOT][0]).suits == ("fame",)


def test_shangri_la_does_not_change_what_the_opponent_gains() -> None:
    """Passive abilities are nothing to it."""
    t = travelling("uto-journey-2-b", population=25)
    t.market("cls-coast").no_tokens().tokens("cls-coast", materials=9)
    t.resolve("cls-armenians").act(0, "no")
    assert t.goods(BOT)["materials"] == 9


# -- Arthurian quests


def test_a_quest_is_gained_for_a_knight_in_the_history() -> None:
    t = solo("arthurians").area(BOT, "art-lancelot", "art-graal").discard(BOT, "art-cai").nation(BOT, "cls-wonder")
    t.resolve("art-morigena")
    assert t.ids("history", BOT) == ["art-cai"]
    assert t.ids("deck", BOT)[-2:] == ["art-lancelot", "unrest"]
    assert t.ids(AREA + BOT) == ["art-graal"] and t.now.why == ""


def test_taking_the_last_quest_does_not_end_the_game() -> None:
    t = solo("arthurians").area(BOT, "art-graal").discard(BOT, "art-cai")
    t.resolve("art-morigena")
    assert t.ids(AREA + BOT) == [] and t.now.why == ""


# -- whole games


def play(opponent: str, seed: int) -> None:
    """A game at random, with every option at random, the table checked after every answer."""
    rng = random.Random(f"{opponent} {seed}")
    human = rng.choice([nation for nation in ALL_NATIONS if nation != opponent])
    options = {choice.name: rng.choice(choice.choices) for choice in SOLO}
    options |= {"level": rng.choice(list(LEVELS)), "nation_1": human, "powers": rng.choice("ab"), "opponent": opponent}
    match = IMPERIUM.new(seats=1, seed=seed, options=options)
    for _ in range(5000):
        if match.over:
            break
        question = match.pending[0]
        assert question.seat == 0
        match.answer(0, rng.choice(question.options).key)
        IMPERIUM.check(match.state)
    assert match.over and match.result.ending


@pytest.mark.parametrize("opponent", ALL_NATIONS)
def test_random_games(opponent: str) -> None:
    for seed in range(3):
        play(opponent, seed)


def test_who_watches_does_not_see_what_the_opponent_is_worth() -> None:
    """A watcher has the number after the last seat, which is the opponent's."""
    shown = IMPERIUM.view(solo("romans").now, BOT)["seats"][BOT]
    assert "points" not in shown and "breakdown" not in shown
