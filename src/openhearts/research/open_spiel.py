"""Hearts as a game of OpenSpiel, on which its algorithms run.

    from openhearts.research import open_spiel

    game = open_spiel.game(oh.preset("omnibus"))
    state = game.new_initial_state()

Importing this module registers "openhearts", so `pyspiel.load_game("openhearts")` works, too. An episode is one hand.
Chance deals: first which pass it is and who deals, then card by card, each seat's hand after the other; so tiny games
(few cards, by `removed` and `hand_size`) can be solved exactly. Actions and observations are those of an `Episode`;
returns are its "margin", which adds up to 0.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from openhearts import Episode, Hand, Rules, presets
from openhearts.rules import checked_rules, preset

NAME = "openhearts"
CARDS = 52

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Hearts, by any rules",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=11,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "black-lady"},
)


def game(rules: Rules | None = None) -> Any:
    """The game with these rules; by default the standard one. Raises `BadInput` (bad_argument) for no rules."""
    return pyspiel.load_game(NAME, {"rules": parameter_of(checked_rules(rules))})


def parameter_of(rules: Rules) -> str:
    """Rules as the parameter of a game: their JSON, in which OpenSpiel would misread commas, percent-encoded."""
    return quote(json.dumps(rules.changes), safe="")


def rules_of(parameter: str) -> Rules:
    """The rules that such a parameter says, or the name of a preset."""
    return preset(parameter) if parameter in presets() else Rules.from_json(unquote(parameter))


class HeartsGame(pyspiel.Game):  # type: ignore[misc]
    """The game. Its one parameter, `rules`, is a preset's name or what `parameter_of` gives."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = rules_of((params or {}).get("rules", "black-lady"))
        self.deck = deck_of(self.rules)
        players = self.rules.players
        self.deals = len(self.rules.pass_cycle) * players
        passed = max(players - 1, self.rules.pass_count) * players
        most = most_points(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=Episode(self.rules, seed=0).action_count,
            max_chance_outcomes=max(CARDS, self.deals),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=len(self.deck) + passed + players + 2,
        )
        super().__init__(TYPE, info, params or {})

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles the game as its parameter."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> HeartsState:
        """Before the deal."""
        return HeartsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HeartsObserver:
        """Observations, or with perfect recall information states."""
        if params:
            raise ValueError(f"no parameters: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return HeartsObserver(Episode(self.rules, seed=0), recall)


class HeartsState(pyspiel.State):  # type: ignore[misc]
    """A hand, or its deal as far as it has come."""

    def __init__(self, game: HeartsGame) -> None:
        super().__init__(game)
        self.game = game
        self.dealt: list[int] = []  # which deal, then cards, as chance has decided
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """A seat, or chance."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every pass with every dealer; then each card that is left."""
        if not self.dealt:
            return [(deal, 1 / self.game.deals) for deal in range(self.game.deals)]
        left = Counter(self.game.deck) - Counter(self.dealt[1:])
        many = left.total()
        return [(card, left[card] / many) for card in sorted(left)]

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return [] if self.episode is None else list(self.episode.legal)

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.step(action)
            return
        self.dealt.append(action)
        if len(self.dealt) > len(self.game.deck):
            self.episode = Episode.from_hand(hand_of(self.game.rules, self.dealt))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and not self.dealt:
            return f"deal {action}"
        return Episode.name(action)

    def is_terminal(self) -> bool:
        """Whether the hand is done."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """The margins; 0 before the end."""
        return [0.0] * self.game.rules.players if self.episode is None else self.episode.returns

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and copies the state as what has happened."""
        return _replayed, (str(self.game), self.history())

    def __str__(self) -> str:
        """All that has happened."""
        return " ".join(map(str, self.history()))


class HeartsObserver:
    """Fills `tensor` with an observation; before the deal is over it is all 0."""

    def __init__(self, episode: Episode, recall: bool) -> None:
        self.tensor = np.zeros(episode.observation_size, np.float32)
        self.dict = {
            name: self.tensor[start : start + rows * many].reshape(rows, many)
            for name, (start, rows, many) in episode.observation_parts.items()
        }
        self.recall = recall

    def set_from(self, state: HeartsState, player: int) -> None:
        """What the seat may know in this state."""
        if state.episode is None:
            self.tensor.fill(0)
        else:
            state.episode.observe(self.tensor, player)

    def string_from(self, state: HeartsState, player: int) -> str:
        """The information state, or the observation that is not 0, in text."""
        if state.episode is None:
            return f"seat {player}"
        if self.recall:
            return state.episode.information_state(player)
        self.set_from(state, player)
        return " ".join(f"{i}:{self.tensor[i]:g}" for i in np.flatnonzero(self.tensor))


def _replayed(game: str, history: list[int]) -> HeartsState:
    state: HeartsState = pyspiel.load_game(game).new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def deck_of(rules: Rules) -> list[int]:
    """All cards of these rules."""
    names = [Episode.name(card) for card in range(CARDS)]
    left = Counter(dict.fromkeys(names, rules.packs)) - Counter(rules.removed)
    return [card for card, name in enumerate(names) for _ in range(left[name])]


def hand_of(rules: Rules, dealt: list[int]) -> Hand:
    """The hand that chance has dealt."""
    number, dealer = divmod(dealt[0], rules.players)
    cards = [Episode.name(card) for card in dealt[1:]]
    size = rules.hand_size
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(rules.players)]
    left = cards[rules.players * size :]
    rest: dict[str, Any] = {"stock": left} if rules.stock else {"kitty": left}
    return Hand.from_cards(rules, hands, dealer=dealer, number=number, **rest)


def most_points(rules: Rules) -> float:
    """More than any seat's margin can come to."""
    values = {card: abs(rules.points.get(Episode.name(card), 0)) for card in range(CARDS)}
    sun = 0 if rules.sun == "off" else int(rules.sun)
    bonus = 0 if rules.no_trick_bonus == "off" else int(rules.no_trick_bonus)
    suits = CARDS * rules.packs if rules.auction else 0
    return 2.0 * (sum(values[card] for card in deck_of(rules)) + sun + bonus + suits)


pyspiel.register_game(TYPE, HeartsGame)
