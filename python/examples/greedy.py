"""Tries each move and takes what leaves it best off: python3 examples/greedy.py [SEED]"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from conclave import Conclave, Table

WORLDS = 3


def judge(view: dict, seat: int) -> float:
    """How well a seat stands in Stardust Imperium: what it has built, its victory points, its hand."""
    return 3 * len(view["tableaus"][seat]) + len(view["piles"][seat]) + 0.5 * len(view["hands"][seat])


def greedy(table: Table, rng: random.Random) -> int:
    """The index of the move after which, at the end of its turn, the seat to move stands best on average."""
    seat = table.seat
    seeds = [rng.getrandbits(32) for _ in range(WORLDS)]

    def after(move: int, seed: int) -> float:
        with table.clone(seed) as world:
            world.step(move)
            while world.seat == seat:
                world.step(rng.randrange(len(world.moves)))
            return judge(world.observe(seat), seat)

    return max(range(len(table.moves)), key=lambda move: sum(after(move, seed) for seed in seeds))


def play(house: Conclave, seed: int, me: int) -> float:
    """One game of the greedy player on a seat against a random one; returns its reward."""
    rng = random.Random(seed)
    with house.reset("stardust-imperium", seats=2, seed=seed) as table:
        while table.outcome is None:
            table.step(greedy(table, rng) if table.seat == me else rng.randrange(len(table.moves)))
        return table.rewards[me]


if __name__ == "__main__":
    with Conclave() as conclave:
        print(play(conclave, int(sys.argv[1]) if len(sys.argv) > 1 else 1, me=0))
