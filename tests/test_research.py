"""Hearts in other frameworks: each passes its framework's own tests, and its algorithms learn the game."""

import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import outcome_sampling_mccfr, random_agent
from pettingzoo.test import api_test, parallel_api_test, seed_test

import openhearts as oh
from openhearts.bots import BuiltInBot
from openhearts.research import gymnasium as hearts_gymnasium
from openhearts.research import open_spiel, pettingzoo

RULES = [oh.Rules(), oh.preset("auction"), oh.preset("domino"), oh.preset("omnibus", moon="choice")]
SMALL = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
TINY = oh.Rules(  # two cards each, and every one of them a choice
    players=3,
    removed=[card for card in SMALL if card not in ["2C", "3C", "JS", "QS", "KS", "2H"]],
    pass_count=0,
    opening="eldest",
    first_trick="free",
    breaking=False,
)
SAMPLES = ("Observation space for each agent", "Observation is not a NumPy array")


def test_frameworks_are_imported_only_when_asked_for() -> None:
    code = "import sys, openhearts, openhearts.research; print({'numpy', 'pettingzoo', 'gymnasium'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "set()\n"


# --- PettingZoo -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.changes))
def test_pettingzoo_finds_nothing_wrong(rules: oh.Rules) -> None:
    with warnings.catch_warnings():
        for text in SAMPLES:  # a mask beside the observation, as in PettingZoo's own card games
            warnings.filterwarnings("ignore", message=text)
        api_test(pettingzoo.env(rules), num_cycles=100)
        api_test(pettingzoo.HeartsAEC(rules), num_cycles=100)
        seed_test(lambda: pettingzoo.env(rules), num_cycles=20)
        parallel_api_test(pettingzoo.parallel_env(rules), num_cycles=40)


def test_rewards_are_the_returns() -> None:
    env = pettingzoo.env(oh.Rules(), returns="score")
    env.reset(seed=3)
    rng = random.Random(3)
    sums = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        sums[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else int(rng.choice(legal)))
    scores = env.unwrapped.episode.view(0).to_dict()["scores"]
    assert list(sums.values()) == [-score for score in scores]


def test_a_policy_trained_in_pettingzoo_gets_better() -> None:
    """Four seats share five weights and learn by REINFORCE; then one of them plays three untrained ones."""
    env = pettingzoo.HeartsAEC(oh.Rules(pass_cycle=["hold"]))
    first = env.episode.observation_parts["led"][0]
    rank = np.arange(52) % 13 / 12
    worth = np.where(np.arange(52) >= 39, 1.0, 0.0) + np.where(np.arange(52) == 36, 5.0, 0.0)
    rng = np.random.default_rng(1)

    def features(seen: Any) -> tuple[Any, Any]:
        """The legal cards; of each its rank if led, followed with or discarded, and its worth in the last two."""
        legal = np.flatnonzero(seen["action_mask"][:52])
        led = seen["observation"][first : first + 4]
        found = np.zeros((len(legal), 5))
        place = 0 if not led.any() else 1 if led[legal[0] // 13] else 2
        found[:, place] = rank[legal]
        if place:
            found[:, 2 + place] = worth[legal]
        return legal, found

    def played(seed: int, weights: list[Any]) -> tuple[list[float], Any]:
        """What an episode is worth to each seat, and the slope of each one's choices."""
        env.reset(seed=seed)
        slopes = np.zeros((4, 5))
        while not env.terminations[agent := env.agent_selection]:
            seat = env.possible_agents.index(agent)
            legal, found = features(env.observe(agent))
            odds = np.exp(found @ weights[seat])
            odds /= odds.sum()
            taken = rng.choice(len(legal), p=odds)
            slopes[seat] += found[taken] - odds @ found
            env.step(int(legal[taken]))
        return list(env.rewards.values()), slopes

    weights = np.zeros(5)
    for seed in range(150):
        margins, slopes = played(seed, [weights] * 4)
        weights = weights + 0.03 * (np.array(margins) @ slopes)
    seats = [weights, *[np.zeros(5)] * 3]
    assert np.mean([played(seed, seats)[0][0] for seed in range(1000, 1200)]) > 1


# --- Gymnasium --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.changes))
def test_gymnasium_finds_nothing_wrong(rules: oh.Rules) -> None:
    check_env(gymnasium.make("openhearts/Hearts-v0", rules=rules, bots="random").unwrapped)


def test_one_seat_plays_against_bots() -> None:
    env = hearts_gymnasium.HeartsEnv(bots="careful", illegal_reward=None)
    rewards = []
    for seed in range(30):
        observation, _ = env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            observation, reward, over, _, _ = env.step(int(legal[seed % len(legal)]))
        assert not observation["action_mask"].any()
        rewards.append(reward)
    assert np.mean(rewards) < -1  # careful is better
    with pytest.raises(oh.BadInput):
        hearts_gymnasium.HeartsEnv(bots="grandmaster")


def test_each_of_the_others_may_be_another_bot() -> None:
    env = hearts_gymnasium.HeartsEnv(bots=["random", "careful", "beginner"])
    asked = set()

    def noted(name: str, seed: int) -> BuiltInBot:
        asked.add(name)
        return oh.bot(name, seed)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hearts_gymnasium, "bot", noted)
        env.reset(seed=1)
        while not env.episode.over:
            env.step(env.episode.legal[0])
    assert asked == {"random", "careful", "beginner"}
    with pytest.raises(oh.BadInput, match="all 3 seats"):
        hearts_gymnasium.HeartsEnv(bots=["random", "careful"])


def test_an_action_that_is_not_allowed_ends_the_episode() -> None:
    env = hearts_gymnasium.HeartsEnv(bots="random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(57)
    assert (reward, over, info) == (-100, True, {"illegal": True})
    strict = hearts_gymnasium.HeartsEnv(bots="random", illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(oh.IllegalAction):
        strict.step(57)


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [*RULES, TINY], ids=lambda rules: str(rules.changes)[:40])
def test_openspiel_finds_nothing_wrong(rules: oh.Rules) -> None:
    pyspiel.random_sim_test(open_spiel.game(rules), num_sims=1, serialize=True, verbose=False)


def test_a_game_is_found_by_its_parameter() -> None:
    assert pyspiel.load_game("openhearts").num_players() == 4
    assert pyspiel.load_game("openhearts(rules=cancellation)").num_players() == 8
    for rules in RULES:
        game = open_spiel.game(rules)
        assert pickle.loads(pickle.dumps(game)).rules == rules
        assert pyspiel.load_game(str(game)).rules == rules


def test_what_are_no_rules_are_no_game() -> None:
    with pytest.raises(oh.BadInput, match=r"'omnibus' is none\.$"):
        open_spiel.game("omnibus")  # type: ignore[arg-type]


def test_chance_deals_what_the_rules_deal() -> None:
    for rules in RULES:
        state = open_spiel.game(rules).new_initial_state()
        rng = random.Random(2)
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes)[0])
        assert all(len(state.episode.view(seat).cards) == rules.hand_size for seat in range(rules.players))


def test_counterfactual_regret_is_minimised_on_a_cut_down_hand() -> None:
    """OpenSpiel's outcome-sampling MCCFR; its policy then plays two random players."""
    np.random.seed(1)
    game = open_spiel.game(TINY)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(1500):
        solver.iteration()
    learnt = solver.average_policy()
    better = [margin(game, learnt, seed) - margin(game, None, seed) for seed in range(400)]
    assert np.mean(better) > 0.5


def margin(game: Any, policy: Any, seed: int) -> float:
    """What a deal is worth to seat 0 with this policy, or at random; the others play at random."""
    deal, plays = np.random.default_rng(seed), np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = dict(state.chance_outcomes())
            state.apply_action(int(deal.choice(list(outcomes), p=list(outcomes.values()))))
        elif player == 0 and policy is not None:
            odds = policy.action_probabilities(state)
            state.apply_action(int(plays.choice(list(odds), p=list(odds.values()))))
        else:
            state.apply_action(int(plays.choice(state.legal_actions())))
    returns: list[float] = state.returns()
    assert sum(returns) == pytest.approx(0)
    return returns[0]


def test_openspiels_agents_play() -> None:
    env = rl_environment.Environment(open_spiel.game(), seed=4)
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(4)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)
