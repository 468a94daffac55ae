"""Solo: what the opponent does to the human, how that is avoided, and what the human's cards do to the opponent."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.state import PLAY
from oikumene.kit.effects import Effect
from oikumene.kit.ways import Others
from rules.imperium.solo import BOT, SoloTable, solo

# -- what the human decides


def test_the_human_chooses_the_region_to_recall() -> None:
    t = solo("romans").play(0, "cls-coast", "cls-hills", "cls-elders")
    t.resolve("rom-roman-expansion")
    assert (t.prompt, t.keys) == ("recall", ["pick:cls-coast@1:play", "pick:cls-hills@1:play"])
    t.act(0, "cls-hills")
    assert t.ids("play") == ["cls-coast", "cls-elders"]
    assert t.ids("hand") == ["cls-hills", "unrest"]


def test_the_human_chooses_what_to_discard() -> None:
    t = solo("romans").bot(empire=True).hand(0, "cls-coast", "cls-hills", "cls-elders")
    t.resolve("rom-glory")
    assert t.prompt == "discard"
    t.act(0, "cls-elders", "cls-coast")
    assert t.ids("hand") == ["cls-hills"]


def test_the_human_chooses_what_to_abandon() -> None:
    t = solo("minoans").bot(empire=True).play(0, "cls-coast", "cls-hills")
    t.resolve("min-minoan-expansion")
    t.act(0, "cls-coast")
    assert t.ids("discard") == ["cls-coast"]


@pytest.mark.parametrize(("answer", "n"), [("yes", 1), ("no", 0)])
def test_the_human_may_draw(answer: str, n: int) -> None:
    t = solo("romans")
    t.resolve("rom-prosperity")
    assert t.prompt == "may"
    t.act(0, answer)
    assert t.size("hand") == n


def test_the_human_may_return_unrest() -> None:
    t = solo("olmecs").hand(0, "unrest", "cls-coast")
    t.resolve("olm-cacao")
    assert t.keys == ["pick:unrest:hand", "no"]
    t.act(0, "unrest")
    assert t.ids("hand") == ["cls-coast"]


def test_a_human_without_a_card_is_not_asked() -> None:
    t = solo("romans")
    t.resolve("rom-roman-expansion")
    assert t.prompt == "act"
    assert t.ids("hand") == ["unrest"]


def test_unrest_taken_moves_the_human_s_cards_that_wait_for_it() -> None:
    t = solo("romans", "vikings")
    t.resolve("rom-roman-expansion")
    assert "unrest" in t.ids("hand")
    assert t.said("takes-unrest") == [(0,)]


def test_the_last_unrest_is_the_collapse() -> None:
    t = solo("romans").unrest_pile(1)
    t.resolve("rom-roman-expansion")
    assert t.match.over
    assert t.match.result.winners == () and t.match.result.ending == "collapse"


# -- attacks


def attacked(*play: str) -> SoloTable:
    """The Romans, an empire, would have the human discard a card and abandon a region."""
    t = solo("romans").bot(empire=True).play(0, *play).hand(0, "cls-elders")
    return t.resolve("rom-military-engineering")


def test_an_attack_can_be_avoided() -> None:
    t = attacked("cls-hills", "cls-cape")
    assert (t.prompt, t.keys) == ("avoid", ["react:cls-cape@1", "no"])
    t.act(0, "cls-cape")
    assert t.ids("play") == ["cls-hills"] and t.ids("hand") == ["cls-cape", "cls-elders"]
    assert t.said("avoids") == [(0, "rom-military-engineering")]
    assert t.ids("discard", BOT) == ["rom-military-engineering"]


def test_or_not() -> None:
    t = attacked("cls-hills", "cls-cape")
    t.act(0, "no")
    assert t.ids("hand") == []
    t.act(0, "cls-hills")
    assert t.ids("play") == ["cls-cape"]


def test_what_the_opponent_has_of_its_attack_it_keeps() -> None:
    t = solo("mauryans").play(0, "cls-cape").market("cls-coast", "cls-hills", "cls-jungle").no_tokens()
    t.resolve("mau-indian-elephants-barbarian").act(0, "cls-cape")
    assert t.said("bot-takes") == [("cls-jungle",)]
    assert t.said("recalls") == [(0, "cls-cape")]


def test_stealing_is_avoided() -> None:
    for answer, left in (("cls-cape", 3), ("no", 1)):
        t = solo("greeks").has(0, materials=3).play(0, "cls-cape")
        t.resolve("gre-greek-mercenaries").act(0, answer)
        assert t.goods(0)["materials"] == left


def test_the_gift_of_an_avoided_attack_is_avoided_too() -> None:
    t = solo("greeks").has(0, materials=3).play(0, "cls-cape")
    t.resolve("gre-greek-mercenaries").act(0, "cls-cape")
    assert t.goods(0) == {"materials": 3}


def test_no_question_if_the_row_does_nothing_to_the_human() -> None:
    """Celts as an empire: Cattle Raid comes to the barbarians' row."""
    t = solo("celts").bot(empire=True).play(0, "cls-cape")
    t.resolve("cls-invasion")  # an attack, but uncivilised: a card discarded
    assert t.prompt == "act"
    assert t.said("bot-row") == [("celts-empire-uncivilised",)]


def test_an_attack_card_in_another_row_can_be_avoided() -> None:
    t = solo("celts").bot(empire=True).play(0, "cls-cape")
    t.resolve("cel-cattle-raid")
    assert t.said("bot-row") == [("celts-empire-barbarian",)]
    assert t.prompt == "avoid"
    t.act(0, "cls-cape")
    assert t.said("takes-unrest") == []


def test_a_card_without_the_symbol_cannot_be_avoided() -> None:
    t = solo("celts").bot(empire=True).play(0, "cls-cape")
    t.resolve("cel-advance")
    assert t.prompt == "act" and t.ids("hand") == ["unrest"]


def test_standing_army_the_opponent_never_pays() -> None:
    t = solo("romans").bot(progress=5).play(0, "cls-standing-army", "cls-coast")
    t.resolve("rom-roman-expansion")
    assert t.prompt == "act"
    assert t.ids("play") == ["cls-standing-army", "cls-coast"]
    assert t.goods(BOT) == {"progress": 5}


# -- the human's cards against the opponent


def played(card: str, *answers: str, human: str = "", opponent: str = "romans", **options: object) -> SoloTable:
    """The human plays a card in a turn of their own; the opponent has something of everything."""
    t = solo(opponent, human, **options)
    t.nothing(0).hand(0, card).has(0, materials=9, population=9, progress=9).state(0, empire=True)
    t.bot(materials=1, population=3, progress=3)
    t.deck(BOT, "cls-wonder", "cls-temple", "cls-coinage").play(BOT, "cls-coast", "cls-hills", "cls-jungle")
    return t.act(0, f"play:{card}", *answers)


def test_steal_from_its_pool() -> None:
    t = solo("romans", "vikings")
    t.nothing(0).hand(0, "vik-go-a-viking").bot(materials=1)
    t.act(0, "play:vik-go-a-viking")
    assert t.goods(0)["materials"] == 1 and t.goods(BOT) == {}
    assert t.said("steals") == [(0, 1, "materials", 4)]
    assert t.ids("deck", BOT)[-1] == "unrest"  # it had fewer than 2


def test_everybody_gains() -> None:
    t = played("per-persian-gold", human="persians")
    assert t.goods(BOT)["materials"] == 3
    assert t.ids("deck", BOT)[-1] == "unrest"


def test_others_gain() -> None:
    t = played("min-minoan-traders", human="minoans")
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.goods(BOT)["materials"] == 3
    t = played("art-guennuvar", human="arthurians")
    assert t.goods(BOT)["progress"] == 4


def test_unrest_goes_on_top_of_its_deck() -> None:
    t = played("cls-corruption")
    assert t.ids("deck", BOT) == ["cls-coinage", "cls-temple", "cls-wonder", "unrest"]


def test_it_recalls_what_it_played_last_on_top_of_its_deck() -> None:
    t = solo("romans", "egyptians").play(BOT, "cls-coast", "cls-hills")
    t.nothing(0).hand(0, "egy-egyptian-incursion").act(0, "play:egy-egyptian-incursion")
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.ids("play", BOT) == ["cls-coast"]
    assert t.ids("deck", BOT)[-1] == "cls-hills"


def test_it_abandons_what_it_played_last() -> None:
    t = played("cls-cataphract")
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.ids("play", BOT) == ["cls-coast", "cls-hills"]
    assert t.ids("discard", BOT) == ["cls-jungle"]


def test_without_such_a_card_nothing() -> None:
    t = played("cls-onager")  # a city
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.size("play", BOT) == 3


def test_made_to_discard_it_loses_the_top_of_its_deck() -> None:
    t = played("rom-military-engineering", human="romans", opponent="celts")
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.ids("discard", BOT) == ["cls-wonder", "cls-temple"]


def test_allowed_to_draw_it_discards_the_top_of_its_deck() -> None:
    t = played("per-prosperity", "no", human="persians")
    assert t.ids("discard", BOT) == ["cls-wonder"]


def test_allowed_to_return_unrest_it_takes_it_from_its_discard_pile() -> None:
    t = solo("romans", "olmecs").discard(BOT, "unrest").nothing(0).hand(0, "olm-cacao")
    t.act(0, "play:olm-cacao")
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.said("bot-returns") == [()]
    assert t.ids("discard", BOT) == []


def test_a_card_given_to_it_lies_on_its_deck() -> None:
    t = solo("romans", "olmecs").nothing(0).hand(0, "olm-olmec-traders", "cls-jade-mask").state(0, empire=True)
    t.act(0, "play:olm-olmec-traders")
    while t.prompt != "act":
        t.act(0, t.keys[0])
    assert "cls-jade-mask" in t.ids("deck", BOT)[-2:]
    assert t.ids("deck", BOT)[-1] == "unrest"  # it was given a mask


def test_it_never_pays_of_its_own_will() -> None:
    t = played("cls-drama-and-poetry")
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.size("deck", BOT) == 3 and t.said("bot-returns") == []


def test_the_human_s_attack_is_not_avoided_by_it() -> None:
    t = solo("romans").play(BOT, "cls-cape").nothing(0).hand(0, "cls-cataphract").state(0, empire=True)
    t.act(0, "play:cls-cataphract")
    while t.prompt != "act":
        t.act(0, t.keys[-1])
    assert t.ids("discard", BOT) == ["cls-cape"]


def test_every_effect_on_others_does_something_to_the_opponent() -> None:
    """Of all cards: what others must do is defined for the opponent, except for what costs something."""
    deaf = {
        str(effect)
        for card in BOOK
        for others in card.effects()
        if isinstance(others, Others)
        for effect in [others.step]
        if type(effect).befalls is Effect.befalls
    }
    assert deaf == set()


def test_tokens_tell_of_whom_the_log_speaks() -> None:
    """In the log the opponent is side 4: no seat has that number."""
    t = solo("romans", "olmecs").nothing(0).hand(0, "olm-olmec-traders", "cls-jade-mask").state(0, empire=True)
    t.act(0, "play:olm-olmec-traders")
    while t.prompt != "act":
        t.act(0, t.keys[0])
    assert t.said("gives") == [(0, "cls-jade-mask", 4)]
    t = solo("romans").play(BOT, "cls-coast")
    assert t.now.tag(t.find("cls-coast", PLAY + BOT)) == "cls-coast@5"
