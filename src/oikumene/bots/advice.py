"""Advice: what a bot would do in a seat, and why, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oikumene.bots.because import Trait, Why, why
from oikumene.bots.bot import Chair, Reason
from oikumene.bots.levels import BEST
from oikumene.bots.mcts import MctsBot
from oikumene.bots.registry import close, make
from oikumene.bots.together import TogetherBot
from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match

#: Bots of the house that can say why.
ADVISERS = ("strategist", "conqueror", "merchant", "mcts", "greedy")
#: Shares of a win that differ by less cannot be told apart.
ALIKE = 0.01


def hint(match: Match[Any], seat: int, level: str = BEST, *, id: str | None = None, seed: int = 0) -> list[Reason]:
    """Every option of the seat's question, the best first: the share of a win to expect, and how often it was tried.

    `level` names a level or a bot (`"strategist:seconds=0.5"`), `id` the question where the seat is asked several. The
    bot knows only what the seat may know.

    >>> import oikumene
    >>> match = oikumene.game("ancient_world").new(seats=2, seed=7)
    >>> best, *others = hint(match, match.asks[0].seat, "merchant")
    >>> 0 < best.expected < 1
    True
    """
    return [reason for reason, _ in advised(match, seat, level, id=id, seed=seed, explained=0)]


def advised(
    match: Match[Any], seat: int, level: str = BEST, *, id: str | None = None, seed: int = 0, explained: int = 3
) -> list[tuple[Reason, Why]]:
    """The same, and why, for so many of the best."""
    chair = Chair(match, match.asked(seat, id))
    bot = make(level, seat, seed)
    try:
        if not hasattr(bot, "reasons"):
            raise Refused(
                "bot-silent",
                "The bot {bot} does not say why; these do: {bots}.",
                bot=repr(level),
                bots=", ".join(ADVISERS),
            )
        return reasoned(bot, chair, explained)
    finally:
        close([bot])


def reasoned(bot: Any, chair: Chair, explained: int) -> list[tuple[Reason, Why]]:
    """What a bot thinks of every option, and why, for so many of the best."""
    if isinstance(bot, TogetherBot):
        bot = bot.own  # what one tree expects can be told
    if isinstance(bot, MctsBot):
        bot.counting = True
        reasons = bot.ranked(bot.reasons(chair))
    else:
        reasons = bot.reasons(chair)
    whys = [
        why(bot, chair, reason.key) if number < explained and reason.visits else Why()
        for number, reason in enumerate(reasons)
    ]
    return list(zip(reasons, telling(whys), strict=True))


def telling(whys: Sequence[Why]) -> list[Why]:
    """What tells them apart: what speaks for all that are explained alike is no reason for one of them. The first keeps
    what it has where nothing else could be said of it.

    >>> more, worse = Trait("wheat", True, True), Trait("coins", False, False)
    >>> [one.traits for one in telling([Why((more, worse)), Why((worse,))])] == [(more,), ()]
    True
    >>> [one.traits for one in telling([Why((worse,)), Why((worse,)), Why()])] == [(worse,), (), ()]
    True
    """
    explained = [one for one in whys if one.traits]
    shared = set[Trait]().union(*[one.traits for one in explained]) if len(explained) > 1 else set[Trait]()
    for one in explained:
        shared &= set(one.traits)
    apart = [one._replace(traits=tuple([trait for trait in one.traits if trait not in shared])) for one in whys]
    if apart and not apart[0].traits:
        apart[0] = whys[0]
    return apart


def worth(reasons: Sequence[Reason], number: int) -> str:
    """How the worth of an advised answer is said: `share` in figures, `few` (under one of a hundred), `alike` (as good
    as the first), `glance` where it promised more than the first, which the bot took after looking further.

    >>> three = [Reason(key, None, share, 9) for key, share in (("a", 0.023), ("b", 0.021), ("c", 0.004))]
    >>> [worth(three, number) for number in range(3)]
    ['share', 'alike', 'few']
    >>> worth([Reason("a", None, 0.54, 90), Reason("b", None, 0.62, 30)], 1)
    'glance'
    """
    share = reasons[number].expected
    if number and abs(reasons[0].expected - share) < ALIKE:
        return "alike"
    if number and share > reasons[0].expected:
        return "glance"
    return "few" if share < ALIKE else "share"
