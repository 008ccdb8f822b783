"""A tree search in sixty lines: information-set Monte Carlo tree search, after Cowling, Powley and Whitehouse (2012).

Each iteration deals the cards that the seat does not see, plays a hand of that deal down one shared tree, and ends it
with a built-in bot. The tree is of what was done, whatever the deal; an action counts where it was legal.

python examples/ismcts.py careful 12    plays 12 deals against careful, and says who was better
"""

import math
import sys
from dataclasses import dataclass, field

import openhearts as oh


@dataclass
class Node:
    """What came of an action: how often it was tried, and could have been, and what it was worth to whoever did it."""

    visits: int = 0
    chances: int = 0
    worth: float = 0.0
    after: dict[str, "Node"] = field(default_factory=dict)


@dataclass
class Ismcts:
    """A player, where low scores win. `exploration` is in points: about what a bad card costs."""

    iterations: int = 400
    exploration: float = 8.0
    playout: str = "careful"

    def __call__(self, view: oh.View) -> oh.Action:
        """What has been tried most, of the cards; passes, bids and moons are the bot's."""
        if view.phase != "play":
            return oh.bot(self.playout)(view)
        if len(view.legal) == 1:
            return view.legal[0]
        root = Node()
        for seed, deal in enumerate(oh.deals(view, self.iterations, seed=1, weighted=False)):
            self.iterate(root, deal.hand, seed)
        return max(view.legal, key=lambda card: root.after[card].visits if card in root.after else 0)

    def iterate(self, node: Node, hand: oh.Hand, seed: int) -> None:
        """Down the tree to a new node, to the end of the hand, and back up."""
        path: list[tuple[int, Node]] = []
        while hand.phase == "play" and (not path or path[-1][1].visits):
            seat = hand.waiting[0]
            legal = hand.legal(seat)
            for card in legal:
                node.after.setdefault(card, Node()).chances += 1
            card = max(legal, key=lambda card: self.promise(node.after[card]))
            hand.step(card)
            node = node.after[card]
            path.append((seat, node))
        scores = hand.play_out(self.playout, seed=seed).points
        for seat, node in path:
            node.visits += 1
            node.worth += sum(scores) / len(scores) - scores[seat]

    def promise(self, node: Node) -> float:
        """UCB1, counting only the iterations in which the action was legal."""
        if not node.visits:
            return math.inf
        return node.worth / node.visits + self.exploration * math.sqrt(math.log(node.chances) / node.visits)


if __name__ == "__main__":
    opponent, deals = sys.argv[1:]
    [pairing] = oh.arena([Ismcts(), opponent], hands=int(deals)).pairings
    print(f"{pairing.better:+.2f} ± {pairing.error:.2f} points a hand against {opponent}, over {pairing.deals} deals")
