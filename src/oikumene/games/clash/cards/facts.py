"""What the command, the laboratory and the client are told about the components."""

from __future__ import annotations

from oikumene.games.clash.facts import card_facts, power_facts
from oikumene.games.clash.model import (
    GOODS,
    TERRAINS,
    ActionCard,
    Advance,
    Amounts,
    Book,
    Card,
    EventCard,
    Lasting,
    Leader,
    Objective,
    ObjectiveCard,
    Power,
    Region,
    Wonder,
)
from oikumene.kernel.game import CardInfo, Part
from oikumene.kit.book import named


def card_infos(book: Book) -> list[CardInfo]:
    """Every power and every card of a deck; wonders once, as powers."""
    infos = [of_power(book, power) for power in book.powers if not isinstance(power, Lasting)]
    infos += [of_card(book, card) for card in book.cards if card.deck != "wonders"]
    return infos


def sure(doubtful: bool) -> str:
    """How sure what it does is: some cards rest on one doubtful source."""
    return "low" if doubtful else "high"


def price(amounts: Amounts) -> tuple[Part, ...]:
    """A price, as it is said."""
    return tuple([("text-good", {"n": n, "good": good}) for good, n in named(GOODS, amounts).items()])


def doubts(thing: Power | Card | Objective) -> tuple[Part, ...]:
    """What of a doubtful thing is in doubt: of a leader which of the abilities; of a civilization's advance that one
    source alone has it; of all others a sentence of their own."""
    if not thing.doubtful:
        return ()
    if isinstance(thing, Leader):
        return (("doubt-leader", {"which": "both" if len(thing.unsure) == 2 else thing.unsure[0]}),)
    if isinstance(thing, Advance) and thing.trigger:
        return (("doubt-civilization", {}),)
    name = thing.title if isinstance(thing, ActionCard) else thing.id
    return ((f"doubt-{name}", {}),)


def of_power(book: Book, power: Power) -> CardInfo:
    text = power.text()
    if isinstance(power, Wonder):
        needs: Part = ("text-needs", {"advance": power.requires, "goods": price(power.price), "n": power.points})
        text = (needs, *text)
    return CardInfo(
        id=power.id,
        deck=power.deck,
        copies=1,
        names={"en": power.en, "ru": power.ru},
        sure=sure(power.doubtful),
        doubt=doubts(power),
        text=text,
        facts={**power_facts(book, power)},
    )


def of_card(book: Book, card: Card) -> CardInfo:
    doubtful, doubt = card.doubtful, doubts(card)
    if isinstance(card, ActionCard):
        said = of_action(card)
    elif isinstance(card, EventCard):
        said = of_event(card)
    elif isinstance(card, ObjectiveCard):
        halves = [book.objectives[id] for id in (card.upper, card.lower)]
        doubtful = any(half.doubtful for half in halves)
        said = tuple([of_objective(half) for half in halves])
        doubt = tuple([part for half in halves for part in doubts(half)])
    else:
        assert isinstance(card, Region)
        hexes = [TERRAINS[kind] for kind in card.terrain]
        said = (("text-region", {"hexes": tuple([("text-terrain", {"terrain": hex}) for hex in hexes])}),)
    if card.unbuilt:
        said = (*said, ("text-unbuilt", {}))
    return CardInfo(
        id=card.id,
        deck=card.deck,
        copies=card.copies,
        names={"en": card.en, "ru": card.ru},
        sure=sure(doubtful),
        doubt=doubt,
        text=said,
        facts={**card_facts(card)},
        mark=mark_of(book, card),
    )


def mark_of(book: Book, card: Card) -> tuple[Part, ...]:
    """What tells a card from others of its name: the tactic of an action card; of an event whom it is for, or its
    symbol, which is the last word of its id."""
    if isinstance(card, ActionCard):
        return ((f"tactic-{card.tactic}", {}),)
    if isinstance(card, EventCard) and any(other.en == card.en and other.id != card.id for other in book.cards):
        return ((f"event-{card.id.rpartition('-')[2]}", {}),)
    return ()


def of_action(card: ActionCard) -> tuple[Part, ...]:
    """How it is played, what it does, and the tactic below."""
    how = "action" if card.action else "free"
    plain: Part = (f"text-paid-{how}", {"goods": price(card.price)}) if any(card.price) else (f"text-plain-{how}", {})
    tactic: Part = (
        "text-below",
        {"name": ((f"tactic-{card.tactic}", {}),), "text": ((f"text-{card.tactic}", {}),)},
    )
    return plain, (f"text-{card.title}", {}), tactic


def of_event(card: EventCard) -> tuple[Part, ...]:
    """The symbol; how a great person is taken and played; what the card says."""
    said: list[Part] = [(f"text-symbol-{card.symbol}", {})] if card.symbol else []
    if str(card.effect) == "great-person":
        said.append(("text-great-offer", {}))
    if card.action:
        said.append(("text-ev", {}))
    return (*said, (f"text-{card.title}", {}))


def of_objective(objective: Objective) -> Part:
    """One half of an objective card: its name, when it can be completed, and its condition."""
    when = "status" if not objective.moment else "both" if objective.status else "now"
    name: Part = (f"objective-{objective.id}", {})
    return f"text-objective-{when}", {"name": (name,), "text": ((f"text-{objective.id}", {}),)}
