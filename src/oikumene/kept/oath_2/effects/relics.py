"""Words for the powers of relics that change who rules what and what a search brings (Law 2.4, 7.1.4, 7.6.5)."""

from __future__ import annotations

from oikumene.kept.oath_2.effects.bends import At, bans, makes, reached, turns, used
from oikumene.kept.oath_2.model import SITE
from oikumene.kept.oath_2.rules import ruling
from oikumene.kept.oath_2.state import EMPIRE, EXILE


def masked(at: At, value: int, card: int) -> int:
    """Who rules a card at a site: an Exile, in the own turn, those at Imperial sites; not sites nor battle plans."""
    printed = at.state.card(card)
    excepted = printed.back == SITE or any(kind.startswith("plan") for kind in printed.kinds)
    wears = at.state.active == at.side and at.state.boards[at.side].role == EXILE
    return at.side if wears and value == EMPIRE and not excepted else value


NO_POSTING = bans(ruling.MAY_POST, "text-no-posting", lambda at, seat: seat == at.side)
LEADS_BANDITS = turns(ruling.BANDIT_LORD, "text-leads-bandits", lambda at, value: at.side)
RULES_IMPERIAL_CARDS = turns(ruling.CARD_RULER, "text-rules-imperial-cards", masked)
SEARCH_OPENLY = used("search", makes(ruling.SEARCH_OPENLY, "text-search-openly", True))
UNDER_DECK = turns(
    ruling.HEAPS, "text-under-deck", lambda at, value, *about: (*value, ("heap-deck", at.card)), who=reached
)
