"""A game in the shape of PettingZoo's turn-based interface (AEC), without needing PettingZoo."""

import random
from typing import Dict, Iterator, List, Optional, Sequence, Tuple

from .process import Conclave, Move, Table


class ActionSpace(Sequence[Move]):
    """What an agent may do now: an action is the index of a move. Empty while it is not its turn."""

    def __init__(self, moves: Sequence[Move], width: Optional[int], rng: random.Random):
        self._moves = moves[:width]
        self._rng = rng
        #: Actions that a learner must know: the number of moves now, or the fixed width.
        self.n = len(moves) if width is None else width

    @property
    def mask(self) -> List[int]:
        """1 for each action that is a legal move, 0 for what fills up to a fixed width."""
        return [1] * len(self) + [0] * (self.n - len(self))

    def sample(self) -> int:
        """Any legal action; the same ones after `seed`."""
        return self._rng.randrange(len(self))

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, action):
        return self._moves[action]


class ConclaveEnv:
    """
    One game after another, each begun by `reset`. Agents are called `seat_0`, `seat_1` and so on.

    An action is the index of a move in `action_space(agent)`. Rewards come at the end: from 1 for a seat that left all
    others behind to -1 for the last one. At a sealed choice agents choose one after the other, and none sees it.
    """

    def __init__(
        self,
        game: str,
        seats: Optional[int] = None,
        options: Optional[dict] = None,
        width: Optional[int] = None,
        command: Optional[Sequence[str]] = None,
    ):
        """`width` pads masks to a fixed length, for learners that need one; moves beyond it can't be chosen then."""
        self.metadata = {"name": game, "render_modes": []}
        self._game, self._seats, self._options, self._width = game, seats, options, width
        self._house = Conclave(command)
        self._table: Optional[Table] = None
        self._rng = random.Random()
        self.possible_agents: List[str] = []
        self.agents: List[str] = []

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        """Begins anew; the same seed gives the same chance, to the game and to `sample`. `options` are the game's."""
        if self._table is not None:
            self._table.release()
        self._table = self._house.reset(self._game, self._seats, options or self._options, seed)
        self._rng.seed(seed)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.seats)]
        self.agents = list(self.possible_agents)
        self.rewards: Dict[str, float] = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        #: By agent, the events that it noticed since its last action began.
        self.infos: Dict[str, dict] = {agent: {"events": []} for agent in self.agents}
        self.agent_selection = self._agent(self._table.seat)

    def observe(self, agent: str) -> dict:
        """What the agent may know: the view, its moves, and the mask of its legal actions."""
        space = self.action_space(agent)
        view = self._table.observe(self._seat(agent))
        return {"observation": view, "action_mask": space.mask, "moves": list(space)}

    def action_space(self, agent: str) -> ActionSpace:
        """What the agent may do now; empty while another one is selected."""
        selected = agent == self.agent_selection and self._table.seat is not None
        return ActionSpace(self._table.moves if selected else [], self._width, self._rng)

    def last(self, observe: bool = True) -> Tuple[Optional[dict], float, bool, bool, dict]:
        """Observation, reward since its last action, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents to act, one after the other, and at the end each once more, to be given None as its action."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: Optional[int]) -> None:
        """Makes the selected agent's move. An agent whose game is over leaves, with None as its action."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None or action not in range(len(self.action_space(agent))):
            raise ValueError(f"{agent} has no action {action}")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"events": []}
        for one, noticed in zip(self.possible_agents, self._table.step(int(action))):
            self.infos[one]["events"] += noticed
        self.rewards = {one: float(self._table.rewards[self._seat(one)]) for one in self.agents}
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
        if self._table.outcome is None:
            self.agent_selection = self._agent(self._table.seat)
        else:
            self.terminations = {one: True for one in self.agents}
            for info in self.infos.values():
                info["outcome"] = self._table.outcome
            self.agent_selection = self.agents[0]

    @property
    def table(self) -> Table:
        """The game itself, to be cloned by agents that search."""
        return self._table

    def render(self) -> None:
        """Nothing: a game is looked at in the browser."""

    def close(self) -> None:
        """Ends the process that plays."""
        self._house.close()

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("when an agent's game is over, its only action is None")
        self.agents.remove(agent)
        for by_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del by_agent[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    @staticmethod
    def _agent(seat: int) -> str:
        return f"seat_{seat}"

    @staticmethod
    def _seat(agent: str) -> int:
        return int(agent.rpartition("_")[2])
