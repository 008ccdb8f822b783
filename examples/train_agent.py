"""Trains an agent from nothing, in minutes: a small network that plays hand after hand against built-in bots.

It learns by proximal policy optimization (Schulman et al., 2017). Needs the extra `train`: `pip install '.[train]'`.

python examples/train_agent.py agent.pt           trains, draws agent.svg, and plays random, beginner and careful
python examples/train_agent.py agent.pt --arena   plays again with the agent in that file
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import mse_loss

import openhearts as oh

GAMES, STEPS = 512, 48  # an iteration: so many games side by side, so many decisions in each
EPOCHS, PARTS = 2, 24  # how often each decision is learnt from, and in how many parts
PLANES = ("held", "given", "played", "trick")  # of what is observed, with all that is not about cards
TRACE, CLIP, ENTROPY = 0.95, 0.2, 0.01
POINTS = 10.0  # one unit of worth: networks like numbers about 1


class Network(nn.Module):
    """What is seen, to a score for each action and to what the hand is expected to be worth."""

    def __init__(self, episode: oh.Episode, wide: int = 128) -> None:
        super().__init__()
        parts = [part for name, part in episode.observation_parts.items() if name in PLANES or part[2] == 1]
        self.columns = torch.cat([torch.arange(start, start + rows * columns) for start, rows, columns in parts])
        self.scale = torch.cat(
            [torch.full((rows * columns,), 1.0 if columns > 1 else 0.1) for _, rows, columns in parts]
        )
        self.body = nn.Sequential(nn.Linear(len(self.columns), wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU())
        self.action, self.worth = nn.Linear(wide, episode.action_count), nn.Linear(wide, 1)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """Of `seen`, (n, observation_size), and `legal`, (n, action_count) of bool: the policy, and the worth (n,)."""
        body = self.body(seen[:, self.columns].float() * self.scale)
        scores = self.action(body).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=scores, validate_args=False), self.worth(body).squeeze(1)


class Agent:
    """The trained network as a player: in any view, the action that it likes best."""

    def __init__(self, network: Network) -> None:
        self.network = network

    @torch.no_grad()
    def __call__(self, view: oh.View) -> oh.Action:
        """What is observed follows from the view: any deal that agrees with it gives the same numbers."""
        episode = oh.Episode.from_hand(oh.deals(view, 1, weighted=False)[0].hand)
        seen = torch.zeros(1, episode.observation_size, dtype=torch.int8)
        chosen: list[str] = []
        while len(chosen) < (view.pass_count if view.phase == "pass" else 1):
            episode.observe(seen.numpy()[0], view.seat)
            legal = torch.zeros(1, episode.action_count, dtype=torch.bool)
            legal[0, list(episode.legal)] = True
            number = int(self.network(seen, legal)[0].logits.argmax())
            chosen.append(episode.name(number))
            episode.step(number)
        return chosen if view.phase == "pass" else chosen[0]


def train(network: Network, batch: oh.Batch, iterations: int, rate: float = 1e-3) -> list[tuple[int, float]]:
    """Trains the network; how many hands had been played by each iteration, and how good they were, in points."""
    optimizer = torch.optim.Adam(network.parameters(), lr=rate)
    curve, hands, started = [], 0, time.monotonic()
    for iteration in range(iterations):
        optimizer.param_groups[0]["lr"] = rate * (1 - iteration / iterations)
        seen, legal, actions, chances, advantages, aims, returns = played(network, batch)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(actions)).chunk(PARTS):
                policy, worth = network(seen[part], legal[part])
                ratio = (policy.log_prob(actions[part]) - chances[part]).exp()
                gain = advantages[part] * ratio
                careful_gain = advantages[part] * ratio.clamp(1 - CLIP, 1 + CLIP)
                loss = -torch.min(gain, careful_gain).mean() + 0.5 * mse_loss(worth, aims[part])
                loss = loss - ENTROPY * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        hands += len(returns)
        curve.append((hands, float(np.mean(returns))))
        if iteration % 5 == 4:
            lately = np.mean([points for _, points in curve[-5:]])
            print(f"{hands:>9,} hands  {lately:+.2f} points a hand  {time.monotonic() - started:.0f} s", flush=True)
    return curve


@torch.no_grad()
def played(network: Network, batch: oh.Batch) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, list[float]]:
    """`STEPS` decisions in every game: what was seen, legal and done, how likely that was, how much better than
    expected it was (by generalized advantage estimation), what the hand should be expected to be worth, and the margins
    in points of the hands that ended."""
    games = len(batch)
    seen = torch.zeros(STEPS, games, batch.observation_size, dtype=torch.int8)
    legal = torch.zeros(STEPS, games, batch.action_count, dtype=torch.bool)
    actions = torch.zeros(STEPS, games, dtype=torch.int64)
    chances, worth, rewards, ended = (torch.zeros(STEPS + 1, games) for _ in range(4))
    returns: list[float] = []
    for step in range(STEPS):
        seen[step] = torch.from_numpy(np.asarray(batch.observations))
        legal[step] = torch.from_numpy(np.asarray(batch.legal))
        policy, worth[step] = network(seen[step], legal[step])
        actions[step] = policy.sample()
        chances[step] = policy.log_prob(actions[step])
        batch.step(actions[step].numpy())
        over = np.asarray(batch.ended)
        margins = np.asarray(batch.returns)[:, 0]
        ended[step] = torch.from_numpy(over).float()
        rewards[step] = torch.from_numpy(margins * over) / POINTS
        returns += margins[over].tolist()
    now = torch.from_numpy(np.asarray(batch.observations)), torch.from_numpy(np.asarray(batch.legal))
    worth[STEPS] = network(*now)[1]
    advantages = torch.zeros(STEPS + 1, games)
    for step in reversed(range(STEPS)):
        goes_on = 1 - ended[step]
        surprise = rewards[step] + goes_on * worth[step + 1] - worth[step]
        advantages[step] = surprise + TRACE * goes_on * advantages[step + 1]
    gains = advantages[:STEPS]
    aims = gains + worth[:STEPS]
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    flat = (each.flatten(0, 1) for each in (seen, legal, actions, chances[:STEPS], gains, aims))
    return *flat, returns  # type: ignore[return-value]


def drawn(curve: list[tuple[int, float]], opponent: str, picture: Path) -> None:
    """The learning curve, as an SVG image."""
    from matplotlib import pyplot

    hands, points = np.array(curve).T
    pyplot.rcParams["svg.hashsalt"] = "openhearts"  # the same curve, the same file
    figure, axes = pyplot.subplots(figsize=(7, 3.5))
    axes.axhline(0, color="#bbbbbb")
    axes.plot(hands, points, color="#1b6b4b", linewidth=1.5)
    axes.set(xlabel="hands played", ylabel=f"points a hand better than {opponent}")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(picture, bbox_inches="tight", metadata={"Date": None})


def main() -> None:
    """Trains, or plays with what was trained."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--arena", action="store_true")
    parser.add_argument("--opponent", default="careful")
    parser.add_argument("--iterations", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=300)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    batch = oh.Batch(games=GAMES, seed=options.seed, bots=[None, *[options.opponent] * 3], kind="int8")
    network = Network(batch.episode(0))
    if options.arena:
        network.load_state_dict(torch.load(options.file))
    else:
        curve = train(network, batch, options.iterations)
        torch.save(network.state_dict(), options.file)
        drawn(curve, options.opponent, options.file.with_suffix(".svg"))
    for bot in ("random", "beginner", "careful"):
        [pairing] = oh.arena([Agent(network), bot], hands=options.deals, seed=options.seed, threads=1).pairings
        print(f"against {bot}: {pairing.better:+.2f} ± {pairing.error:.2f} points a hand")


if __name__ == "__main__":
    main()
