"""Random players on all seats: python3 examples/play_random.py GAME [SEED]"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from conclave import ConclaveEnv


def play(game: str, seed: int) -> dict:
    """Plays a game to its end; returns the reward of each agent."""
    env = ConclaveEnv(game)
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample())
    env.close()
    return rewards


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1))
