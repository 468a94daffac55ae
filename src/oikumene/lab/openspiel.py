"""The games through OpenSpiel's Python game API. Needs the extra `openspiel`.

    import pyspiel
    import oikumene.lab.openspiel   # makes the games known: oikumene_ancient_world, oikumene_imperial_settlers, ...

    game = pyspiel.load_game("oikumene_ancient_world(players=3)")
    other = pyspiel.load_game("oikumene_imperial_settlers(options=lookout:draft;empire_1:romans)")

A match begins with a chance node that draws its seed, one of `seeds`; from there on it has no other. So a plain search
over clones (OpenSpiel's MCTS) looks through the backs of the cards and knows the dice: it is an upper bound, not a fair
player. `resample_from_infostate` deals everything afresh that a player cannot know, and the dice to come; a search that
uses it (OpenSpiel's IS-MCTS) is fair.

Actions and observations are those of the PettingZoo door (`actions`, `features`); the returns are 1 for the winner and
-1 shared among the others. Where several players are asked at once they answer one after the other, unseen.
The string of an information state is what the player sees and knows now, and all that it has answered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar
from urllib.parse import quote, unquote

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.game import Game as Rules
from oikumene.kernel.game import OptionValue
from oikumene.kernel.match import Match
from oikumene.lab.extras import has, lacking
from oikumene.registry import game as find_game
from oikumene.registry import games as all_games

if TYPE_CHECKING or (has("pyspiel") and has("numpy")):
    import numpy as np
    import pyspiel

    from oikumene.lab.actions import Actions, actions
    from oikumene.lab.features import Features, features
    from oikumene.lab.pettingzoo import rewards

    BaseGame: Any = pyspiel.Game
    BaseState: Any = pyspiel.State
    THERE = True
else:
    BaseGame = BaseState = object
    THERE = False

PREFIX = "oikumene_"
#: How many seeds the first chance node draws from, where nobody says.
SEEDS = 1000
#: No game is longer, in decisions; the longest of a thousand random ones were shorter than a tenth of it.
LONGEST = 10_000


def load(
    id: str, *, players: int | None = None, seeds: int = SEEDS, options: Mapping[str, object] | None = None
) -> Any:
    """A game by our id, as OpenSpiel has it."""
    if not THERE:
        raise lacking("open_spiel", "openspiel")
    register()
    rules = find_game(id)
    count = fewest(rules) if players is None else players
    chosen = write_options(rules.checked(count, 0, options or {}).options)
    return pyspiel.load_game(PREFIX + rules.id, {"players": count, "seeds": seeds, "options": chosen})


def fewest(rules: Rules[Any]) -> int:
    """OpenSpiel gets no solo games: their returns do not sum to nothing."""
    return max(2, rules.seats[0])


def register() -> list[str]:
    """Make every game for two and more known to OpenSpiel; their names there."""
    if not THERE:
        raise lacking("open_spiel", "openspiel")
    known = set(pyspiel.registered_names())
    names = []
    for id, rules in all_games().items():
        if rules.seats[-1] < 2:
            continue
        names.append(PREFIX + id)
        if PREFIX + id not in known:
            # a class, as OpenSpiel lets go of it only after Python has ended: a function would be freed there and crash
            pyspiel.register_game(_type(rules), type(f"Spiel_{id}", (SpielGame,), {"room": id}))
    return names


def _type(rules: Rules[Any]) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + rules.id,
        long_name=rules.titles["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=fewest(rules),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest(rules), "seeds": SEEDS, "options": ""},
    )


class SpielGame(BaseGame):  # type: ignore[misc]
    """A game of ours with a number of players and options; each game is a subclass."""

    room: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        rules = find_game(self.room)
        self.rules = rules
        self.seats = int(params.get("players", fewest(rules)))
        self.seeds = int(params.get("seeds", SEEDS))
        self.options: dict[str, OptionValue] = rules.read_options(read_options(str(params.get("options", ""))))
        rules.checked(self.seats, 0, self.options)
        self.table: Actions = actions(rules.id)
        self.features: Features = features(rules.id, self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table),
            max_chance_outcomes=self.seeds,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(rules), info, dict(params))

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.features, bool(recall))

    def deal(self, seed: int) -> Match[Any]:
        return self.rules.new(seats=self.seats, seed=seed, options=self.options)


def write_options(options: Mapping[str, OptionValue]) -> str:
    """Options as one parameter of OpenSpiel, whose names of games know no commas or brackets in it.

    >>> write_options({"lookout": "draft", "deck": None, "peaceful": True})
    'lookout:draft;peaceful:True'
    """
    return ";".join(f"{name}:{quote(str(value), safe='')}" for name, value in options.items() if value is not None)


def read_options(text: str) -> dict[str, object]:
    """
    >>> read_options("lookout:draft;peaceful:True")
    {'lookout': 'draft', 'peaceful': 'True'}
    """
    found: dict[str, object] = {}
    for part in text.split(";") if text else ():
        name, colon, value = part.partition(":")
        if not colon:
            raise Refused("options", "Options are names with values, not {options}.", options=text[:60])
        found[name] = unquote(value)
    return found


class Position:
    """A match, what each seat has answered in it, and who answers first of those who are asked.

    OpenSpiel copies a state by copying its parts, and saves it by pickling them; this one knows how.
    """

    __slots__ = ("first", "match", "said")

    def __init__(self, match: Match[Any], said: list[tuple[str, ...]], first: int | None = None) -> None:
        self.match = match
        self.said = said
        self.first = first

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.match.clone(), self.said[:], self.first)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.match.game.id, self.match.save(), self.said, self.first)

    @property
    def ask(self) -> Ask:
        asks = self.match.asks
        return next((ask for ask in asks if ask.seat == self.first), asks[0])

    def take(self, value: Value) -> None:
        ask = self.ask
        self.said[ask.seat] += (f"{ask.id} {self.match.key(value)}",)
        self.first = None
        self.match.take(ask, value)


def restored(id: str, saved: Mapping[str, Any], said: list[tuple[str, ...]], first: int | None) -> Position:
    """A position that was pickled."""
    return Position(Match.restore(find_game(id), saved), said, first)


class SpielState(BaseState):  # type: ignore[misc]
    """A state: before the seed is drawn there is no match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    @property
    def match(self) -> Match[Any]:
        assert self.position is not None
        return self.position.match

    # -- what OpenSpiel asks of every state

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.ask.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self.get_game().seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def legal(self) -> dict[int, Value]:
        """The legal actions, with the values they answer."""
        assert self.position is not None
        table: Actions = self.get_game().table
        return table.legal(self.position.match, self.position.ask)

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or self.position.match.over or self.position.ask.seat != player:
            return []
        return sorted(self.legal())

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = self.get_game()
            self.position = Position(game.deal(int(action)), [()] * game.seats)
        else:
            self.position.take(self.legal()[int(action)])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        game = self.get_game()
        if self.position is not None and not self.position.match.over and self.position.ask.seat == player:
            value = self.legal().get(int(action))
            if value is not None:
                return self.position.match.key(value)
        return str(game.table.keys[int(action)])

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.match.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.get_game().seats)
        return rewards(self.match)

    def __str__(self) -> str:
        if self.position is None:
            return "seed"
        match = self.match
        said = [] if match.over else [f"{ask.seat} {ask.id}" for ask in match.asks]
        return f"{match.game.id} {match.digest()} {'; '.join(said)}"

    # -- what a player knows

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state as the player may think it is."""
        twin: SpielState = self.clone()
        if self.position is not None and not self.position.match.over:
            rng = Random(sampler() if callable(sampler) else str(sampler))
            here = self.position
            twin.position = Position(here.match.imagine(player, rng), here.said[:], player)
        return twin


class Observer:
    """What a player sees: numbers and text."""

    def __init__(self, known: Features, recall: bool) -> None:
        self.features = known
        self.recall = recall
        self.tensor = None if recall else np.zeros(len(known), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        here = state.position
        if here is not None:
            ask = None if here.match.over or here.ask.seat != player else here.ask
            self.tensor[:] = self.features.observe(here.match, player, ask)

    def string_from(self, state: SpielState, player: int) -> str:
        here = state.position
        if here is None:
            return f"{player}"
        seen: dict[str, Any] = {"seat": player, "table": here.match.game.view(here.match.state, player)}
        if not here.match.over and here.ask.seat == player:
            seen["asked"] = here.ask.id
        if self.recall:
            seen["said"] = here.said[player]
        return json.dumps(seen, ensure_ascii=False, sort_keys=True)


if THERE:
    register()
