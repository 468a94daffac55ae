"""The words that cards are made of, a chapter a module; how each is said stands beside it.

`resources` (and actions, tokens), `hand` (and deck, discard pile), `market`, `area` (in play), `history` (and
garrisons), `fame` (and unrest), `nation` (decks, developments), `conditions`, `counts`; and under names of their own
`bends` (rules that cards bend), `points` (what coins count), `special` (one card or nation). How words are put together
is the kit's (`oikumene.kit.ways`).
"""

from oikumene.games.imperium.effects.area import (
    Abandon as Abandon,
)
from oikumene.games.imperium.effects.area import (
    FreePlay as FreePlay,
)
from oikumene.games.imperium.effects.area import (
    FreePlayIt as FreePlayIt,
)
from oikumene.games.imperium.effects.area import (
    IgnoreEmpire as IgnoreEmpire,
)
from oikumene.games.imperium.effects.area import (
    Itself as Itself,
)
from oikumene.games.imperium.effects.area import (
    PlayFromDiscard as PlayFromDiscard,
)
from oikumene.games.imperium.effects.area import (
    Recall as Recall,
)
from oikumene.games.imperium.effects.conditions import (
    HasInPlay as HasInPlay,
)
from oikumene.games.imperium.effects.conditions import (
    HasResource as HasResource,
)
from oikumene.games.imperium.effects.conditions import (
    InHistory as InHistory,
)
from oikumene.games.imperium.effects.conditions import (
    IsEmpire as IsEmpire,
)
from oikumene.games.imperium.effects.conditions import (
    ItHas as ItHas,
)
from oikumene.games.imperium.effects.conditions import (
    WasGiven as WasGiven,
)
from oikumene.games.imperium.effects.conditions import (
    WasShort as WasShort,
)
from oikumene.games.imperium.effects.counts import (
    Garrisoned as Garrisoned,
)
from oikumene.games.imperium.effects.counts import (
    InPlay as InPlay,
)
from oikumene.games.imperium.effects.counts import (
    Tally as Tally,
)
from oikumene.games.imperium.effects.fame import (
    EndGame as EndGame,
)
from oikumene.games.imperium.effects.fame import (
    LookFame as LookFame,
)
from oikumene.games.imperium.effects.fame import (
    ReturnSelf as ReturnSelf,
)
from oikumene.games.imperium.effects.fame import (
    ReturnUnrest as ReturnUnrest,
)
from oikumene.games.imperium.effects.fame import (
    TakeFame as TakeFame,
)
from oikumene.games.imperium.effects.fame import (
    TakeUnrest as TakeUnrest,
)
from oikumene.games.imperium.effects.fame import (
    UnrestPrice as UnrestPrice,
)
from oikumene.games.imperium.effects.hand import (
    Discard as Discard,
)
from oikumene.games.imperium.effects.hand import (
    DiscardDrawn as DiscardDrawn,
)
from oikumene.games.imperium.effects.hand import (
    Draw as Draw,
)
from oikumene.games.imperium.effects.hand import (
    DrawPer as DrawPer,
)
from oikumene.games.imperium.effects.hand import (
    Give as Give,
)
from oikumene.games.imperium.effects.hand import (
    HandleIt as HandleIt,
)
from oikumene.games.imperium.effects.hand import (
    OnTop as OnTop,
)
from oikumene.games.imperium.effects.hand import (
    ToHand as ToHand,
)
from oikumene.games.imperium.effects.history import (
    AbandonGarrison as AbandonGarrison,
)
from oikumene.games.imperium.effects.history import (
    Garrison as Garrison,
)
from oikumene.games.imperium.effects.history import (
    GarrisonSelf as GarrisonSelf,
)
from oikumene.games.imperium.effects.history import (
    Put as Put,
)
from oikumene.games.imperium.effects.history import (
    RecallGarrison as RecallGarrison,
)
from oikumene.games.imperium.effects.history import (
    ResolveHost as ResolveHost,
)
from oikumene.games.imperium.effects.market import (
    Acquire as Acquire,
)
from oikumene.games.imperium.effects.market import (
    AcquireExiled as AcquireExiled,
)
from oikumene.games.imperium.effects.market import (
    BreakThrough as BreakThrough,
)
from oikumene.games.imperium.effects.market import (
    ExileMarket as ExileMarket,
)
from oikumene.games.imperium.effects.market import (
    OneMore as OneMore,
)
from oikumene.games.imperium.effects.market import (
    SwapExiled as SwapExiled,
)
from oikumene.games.imperium.effects.nation import (
    Develop as Develop,
)
from oikumene.games.imperium.effects.nation import (
    Find as Find,
)
from oikumene.games.imperium.effects.nation import (
    LookNation as LookNation,
)
from oikumene.games.imperium.effects.nation import (
    NationCard as NationCard,
)
from oikumene.games.imperium.effects.nation import (
    SwapNation as SwapNation,
)
from oikumene.games.imperium.effects.resources import (
    Gain as Gain,
)
from oikumene.games.imperium.effects.resources import (
    GainAction as GainAction,
)
from oikumene.games.imperium.effects.resources import (
    GainAgain as GainAgain,
)
from oikumene.games.imperium.effects.resources import (
    GainPer as GainPer,
)
from oikumene.games.imperium.effects.resources import (
    Gains as Gains,
)
from oikumene.games.imperium.effects.resources import (
    Pay as Pay,
)
from oikumene.games.imperium.effects.resources import (
    PayAll as PayAll,
)
from oikumene.games.imperium.effects.resources import (
    PayUpTo as PayUpTo,
)
from oikumene.games.imperium.effects.resources import (
    PlaceOnMarket as PlaceOnMarket,
)
from oikumene.games.imperium.effects.resources import (
    PlaceOnSelf as PlaceOnSelf,
)
from oikumene.games.imperium.effects.resources import (
    SpendAction as SpendAction,
)
from oikumene.games.imperium.effects.resources import (
    Steal as Steal,
)
from oikumene.games.imperium.effects.resources import (
    TakeFromSelf as TakeFromSelf,
)
from oikumene.games.imperium.effects.resources import (
    TokenBack as TokenBack,
)
from oikumene.games.imperium.effects.resources import (
    Treat as Treat,
)
from oikumene.kit.effects import Nothing as Nothing
