"""The order in which a terminal lists options: those about cards of the hand as the hand is drawn."""

from __future__ import annotations

from oikumene.kernel.questions import Option, Question
from oikumene.kernel.words import CARD


def listed(question: Question) -> list[Option]:
    """The options of a question; where several are about cards of the hand, they change places among themselves."""
    options = list(question.options)
    rank = {card: n for n, card in reversed(list(enumerate(hand_of(question))))}
    about = [[str(ref.id) for ref in option.refs if ref.kind == CARD] for option in options]
    ranks = [min((rank[card] for card in cards if card in rank), default=-1) for cards in about]
    places = [n for n, at in enumerate(ranks) if at >= 0]
    for place, option in zip(places, [options[n] for n in sorted(places, key=ranks.__getitem__)], strict=True):
        options[place] = option
    return options


def hand_of(question: Question) -> list[str]:
    """The hand of who is asked, as the view lists it; nothing in games without one."""
    seats = question.game.view(question.state, question.seat).get("seats")
    if not isinstance(seats, list) or question.seat >= len(seats):
        return []
    hand = seats[question.seat].get("hand")
    return [card for card in hand if isinstance(card, str)] if isinstance(hand, list) else []
