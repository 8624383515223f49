"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), single observer.

Each simulation imagines a world that the seat cannot tell from the truth, goes down the tree along
moves that are legal there, adds one node, plays on by move priors and lets the evaluation
judge. A move that is not legal in every world is compared by how often it was available. Until a
move has been tried, its prior is used instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, log, sqrt
from random import Random
from typing import Any

from polis.bots.guard import GuardedMatch
from polis.bots.playout import finish_turns, play_on
from polis.core.evaluation import Evaluation
from polis.core.match import ImaginedMatch

EXPLORE = 0.15  # how much the move prior counts before a move has been tried often
CURIOSITY = 0.15  # how much being seldom tried counts
DOUBT = 0.05  # how much worse than its siblings a move is thought to be before it is tried
PLAYOUT = 2  # decisions played by move priors before the evaluation
DEEPEST = 24


class Node:
    """A move in the tree: how often it was played and available, and what each seat got."""

    __slots__ = ("available", "children", "rewards", "visits")

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.available = 0
        self.rewards = [0.0] * players
        self.children: dict[str, Node] = {}


class Search:
    """A tree of what may follow one decision of a seat."""

    def __init__(
        self,
        evaluation: Evaluation[Any],
        seat: int,
        history: Sequence[str],
        turn: object,
        weights: Sequence[float] | None,
    ) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.history = list(history)
        self.turn = turn
        self.weights = weights
        self.root: Node | None = None
        self.common: ImaginedMatch | None = None
        self.natural: dict[str, float] = {}  # the move priors at the root
        self.simulations = 0

    def follow(self, seat: int, history: Sequence[str], turn: object) -> bool:
        """Goes down to where the match is now; False if the tree does not reach there."""
        known = len(self.history)
        if seat != self.seat or turn != self.turn or self.root is None:
            return False
        if list(history[:known]) != self.history:
            return False
        node = self.root
        for move in history[known:]:
            if move not in node.children:
                return False
            node = node.children[move]
        self.root = node
        self.history = list(history)
        self.common = None
        return True

    def simulate(self, match: GuardedMatch, rng: Random) -> None:
        """Plays one world from the root until it is judged, and adds the result to its nodes."""
        if self.root is None:
            self.root = Node(match.players)
        self.simulations += 1
        path = [self.root]
        first = self._not_looked_at(match, rng)
        if first is not None:
            # every move is looked at once, all in one world, before any is preferred
            assert self.common is not None
            world = self.common.clone()
            turn = self._step(world, first, path)
            finish_turns(world, self.evaluation, turn, self.evaluation.horizon or 1)
        else:
            world = match.imagine(self.seat, rng)
            turn, over = self._descend(world, path)
            if self.evaluation.horizon is None:
                play_on(world, self.evaluation, rng, PLAYOUT, turn)
            else:
                finish_turns(world, self.evaluation, turn, self.evaluation.horizon - over)
        rewards = self.evaluation.chances(world.table, self.weights)
        for node in path:
            node.visits += 1
            for seat, reward in enumerate(rewards):
                node.rewards[seat] += reward

    def _not_looked_at(self, match: GuardedMatch, rng: Random) -> str | None:
        """The most natural move of the root that has not been tried."""
        assert self.root is not None
        children = self.root.children
        moves = match.moves()
        new = [m for m in moves if m not in children or not children[m].visits]
        if not new:
            return None
        if self.common is None:
            self.common = match.imagine(self.seat, rng)
            assert self.common.question is not None
            weights = self.evaluation.weigh(self.common.table, self.common.question)
            self.natural = dict(zip(moves, weights, strict=True))
        return max(new, key=lambda move: self.natural[move])

    def _step(self, world: ImaginedMatch, move: str, path: list[Node]) -> object:
        """Plays a move and goes to its node, made if it is new; returns the turn it was in."""
        turn = self.evaluation.turn_of(world.table)
        world.play(move)
        children = path[-1].children
        child = children.get(move)
        if child is None:
            child = children[move] = Node(len(path[-1].rewards))
        path.append(child)
        return turn

    def _descend(self, world: ImaginedMatch, path: list[Node]) -> tuple[object, int]:
        """Follows the tree in a world until it has added a node, or as far as a simulation goes.

        Returns the last move's turn, and how many turns are over.
        """
        turn, over = self.turn, 0
        while (
            world.question is not None and len(path) < DEEPEST and over != self.evaluation.horizon
        ):
            question = world.question
            moves = question.options.moves
            if len(moves) == 1:
                move = moves[0]
            else:
                weights = self.evaluation.weigh(world.table, question)
                move = self._select(path[-1], moves, weights, question.seat)
            turn = self._step(world, move, path)
            over += self.evaluation.turn_of(world.table) != turn
            if len(moves) > 1 and path[-1].visits == 0:
                break
        return turn, over

    def _select(self, node: Node, moves: tuple[str, ...], weights: list[float], seat: int) -> str:
        """The move with the best mix of what it brought its player and what is still unknown."""
        whole = fsum(weights)
        exploration = self.evaluation.exploration
        explore, curiosity = EXPLORE * exploration, CURIOSITY * exploration
        seen = node.rewards[seat] / node.visits if node.visits else 0.5
        best, best_value = moves[0], -1.0
        for move, weight in zip(moves, weights, strict=True):
            child = node.children.get(move)
            share = weight / whole
            if child is None or not child.visits:
                value = seen - DOUBT * exploration + explore * share * sqrt(node.visits + 1)
            else:
                child.available += 1
                value = child.rewards[seat] / child.visits
                value += explore * share * sqrt(child.available) / (1 + child.visits)
                value += curiosity * sqrt(log(child.available + 1) / child.visits)
            if value > best_value:
                best, best_value = move, value
        return best

    def settled(self, moves: tuple[str, ...], left: float) -> bool:
        """Whether the move visited most cannot be overtaken by so many more simulations."""
        assert self.root is not None
        children = self.root.children
        visits = sorted([children[move].visits for move in moves if move in children])
        if len(visits) < len(moves):
            return False
        return len(moves) == 1 or visits[-1] - visits[-2] > left

    def best(self, moves: tuple[str, ...]) -> tuple[str, dict[str, float]]:
        """The move visited most, and the chance of winning seen in each that was tried."""
        assert self.root is not None, "a choice is asked for after a simulation"
        children = self.root.children
        tried = {m: children[m] for m in moves if m in children and children[m].visits}
        values = {m: node.rewards[self.seat] / node.visits for m, node in tried.items()}
        move = max(values, key=lambda m: (tried[m].visits, values[m]))
        return move, values
