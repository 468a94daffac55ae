"""Exchange between players (rulebook, p. 9): resources, tokens, cards of the hand, on one's own turn, at once."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

from oikumene.games.clash.state import HAND_ACTIONS, HAND_OBJECTIVES, HAND_WONDERS


def market(seats: int = 2) -> Field:
    t = field(seats).city(0, "D4" if seats == 2 else "E4").city(1, "F4" if seats == 2 else "G8")
    if seats == 3:
        t.city(2, "B7")
    t.lay().talks.begin(12)
    return t


def offer(t: Field, *things: str, to: int = 1) -> Field:
    return t.act(0, f"exchange:{to}", *things, "done")


def test_the_first_example_two_tokens_and_a_card_for_three_resources() -> None:
    t = market().has(0, culture=2).has(1, wood=3).hand(0, "leadership-25")
    offer(t, "give:culture", "give:culture", "give-card:leadership-25", "want:wood", "want:wood", "want:wood")
    t.act(1, "accept")
    assert t.goods(0) == {"wood": 3} and t.goods(1) == {"culture": 2} and t.ids(HAND_ACTIONS + 1) == ["leadership-25"]
    assert t.prompt == "act" and t.now.actions == 3, "it takes no action"


def test_the_second_example_what_is_promised_for_later_is_no_part_of_it() -> None:
    """Two food for a wood now; the card that is to be drawn some time is a matter of trust."""
    t = market().has(0, wood=1).has(1, food=2)
    offer(t, "give:wood", "want:food", "want:food")
    t.act(1, "accept")
    assert t.goods(0) == {"food": 2} and t.goods(1) == {"wood": 1} and not t.ids(HAND_OBJECTIVES + 1)


def test_objectives_and_wonders_of_the_hand_change_hands_too() -> None:
    t = market().objectives(0, 1).wonders(0, "wonder-wall").wonders(1, "wonder-arena")
    offer(t, "give-card:objective-01", "give-card:wonder-wall", "want-cards:wonder")
    t.act(1, "accept", "give-card:wonder-arena")
    assert t.ids(HAND_OBJECTIVES + 1) == ["objective-01"] and t.ids(HAND_WONDERS + 1) == ["wonder-wall"]
    assert t.ids(HAND_WONDERS) == ["wonder-arena"]


def test_pieces_advances_and_great_people_are_not_exchanged() -> None:
    t = market().has(0, gold=1).units(0, "D4", settler=1).act(0, "exchange:1")
    assert {key.split(":")[0] for key in t.keys} <= {"give", "want", "give-card", "give-shown", "want-cards", "done"}


def test_a_gift_is_an_exchange() -> None:
    t = market().has(0, gold=2)
    offer(t, "give:gold").act(1, "accept")
    assert t.goods(0) == {"gold": 1} and t.goods(1) == {"gold": 1}


def test_what_is_above_a_limit_is_lost() -> None:
    t = market().has(0, food=2, wood=1).has(1, food=2)
    offer(t, "give:food", "give:wood").act(1, "accept")
    assert t.goods(1) == {"food": 2, "wood": 1} and t.goods(0) == {"food": 1}


def test_a_card_is_shown_with_the_offer_or_not_as_its_owner_likes() -> None:
    """Who is to have it sees a card that is shown, before the answer; a third player does not."""
    t = market(3).hand(0, "leadership-25", "spies-7")
    offer(t, "give-shown:leadership-25", "give-card:spies-7")
    assert t.match.view(1)["table"]["offer"]["given"] == {"give-card:hidden": 1, "give-shown:leadership-25": 1}
    assert t.match.view(2)["table"]["offer"]["given"] == {"give-card:hidden": 1, "give-shown:hidden": 1}
    assert t.match.view(0)["table"]["offer"]["given"] == {"give-card:spies-7": 1, "give-shown:leadership-25": 1}
    shown, hidden = (t.find(id, HAND_ACTIONS) for id in ("leadership-25", "spies-7"))
    assert all(world.ident(shown) == "leadership-25" for world in t.imagined(1))
    assert {world.ident(hidden) for world in t.imagined(1)} != {"spies-7"}
    assert {world.ident(shown) for world in t.imagined(2)} != {"leadership-25"}
    t.act(1, "refuse")
    assert all(world.ident(shown) == "leadership-25" for world in t.imagined(1)), "what was seen is known"


def test_a_card_is_given_once_shown_or_not() -> None:
    t = market().hand(0, "leadership-25").act(0, "exchange:1", "give-shown:leadership-25")
    assert "give-card:leadership-25" not in t.keys and "give-shown:leadership-25" not in t.keys


def test_an_answer_may_be_another_offer_with_a_card_that_is_shown() -> None:
    t = market().has(0, gold=1).hand(1, "leadership-25")
    offer(t, "give:gold", "want-cards:action").act(1, "counter", "give-shown:leadership-25", "want:gold", "done")
    assert t.seat == 0 and t.prompt == "exchange-answer"
    assert t.match.view(0)["table"]["offer"]["given"] == {"give-shown:leadership-25": 1}
    t.act(0, "accept")
    assert t.goods(1) == {"gold": 1} and t.ids(HAND_ACTIONS) == ["leadership-25"]


def test_who_has_seen_cards_does_not_take_the_answer_back() -> None:
    t = market().has(0, gold=1).hand(1, "leadership-25", "spies-7")
    offer(t, "give:gold", "want-cards:action", "want-cards:action").act(1, "accept", "give-card:spies-7")
    while t.prompt == "give-card":
        t.act(1, t.keys[0])
    assert sorted(t.ids(HAND_ACTIONS)) == ["leadership-25", "spies-7"]
    assert not t.match.can_undo(1) and not t.match.can_undo(0)


def test_whoever_is_asked_may_decline_in_advance() -> None:
    """The answer to an offer has a word that declines it, so that a standing order may."""
    t = market().has(0, gold=1)
    offer(t, "give:gold")
    assert t.asked.ask.declining() == "refuse"


def test_only_who_has_the_turn_offers() -> None:
    t = market(3).has(0, gold=1).has(1, gold=1)
    t.then(("turn", 1))
    assert t.seat == 1 and t.can("exchange") == ["exchange:2", "exchange:0"]
